import CardExamples
import CardSimulation
import CardTestSupport
import CardTuning
import Testing

@Suite struct SweepTests {
  static func sweep(_ axes: String..., sampling: Sweep.Sampling = .grid) throws -> Sweep {
    let axes = try axes.map { try Axis($0) }
    let document = BuiltInScenarios.named("flick-up")!.document
    let one = try TuningCase(name: "flick-up", document: document, varying: axes.map(\.key))
    return Sweep(
      axes, sampling: sampling,
      of: PointEvaluator(cases: [one], keys: axes.map(\.key), metrics: [.settleTime, .overshoot]))
  }

  @Test func theLastAxisIsTheFastest() throws {
    let sweep = try Self.sweep("settle.response=0.3,0.4", "snap.policy=swipe,projection,step")
    #expect(sweep.count == 6)
    #expect(sweep.values(at: 0) == [.number(0.3), .text("swipe")])
    #expect(sweep.values(at: 2) == [.number(0.3), .text("step")])
    #expect(sweep.values(at: 3) == [.number(0.4), .text("swipe")])
  }

  @Test func haltonGoesEverywhere() throws {
    let sweep = try Self.sweep("settle.response=0.2:0.6", "snap.policy=swipe,projection", sampling: .halton(64))
    let points = (0..<64).map { sweep.values(at: $0) }
    #expect(Set(points).count == 64 && (28...36).contains(points.count { $0[1] == .text("swipe") }))
    #expect(points[0][0] == .number(0.4))
  }

  @Test func anyNumberOfThreadsSaysTheSame() throws {
    let sweep = try Self.sweep("settle.response=0.2:0.6", "settle.damping_ratio=0.5:1", sampling: .halton(300))
    let all = sweep.evaluations(0..<300, threads: 1)
    for threads in [2, 3, 16] { #expect(sweep.evaluations(0..<300, threads: threads) == all) }
    #expect(sweep.evaluations(100..<200) == Array(all[100..<200]))
  }

  @Test(arguments: [1, 2, 3, 7, 64, 100]) func shardsAreTheWhole(total: Int) throws {
    let sweep = try Self.sweep("settle.response=0.2:0.6", sampling: .halton(64))
    let parts = (1...total).map { sweep.shard($0, of: total) }
    #expect(parts.flatMap { Array($0) } == Array(0..<64))
    #expect(parts.map(\.count).max()! - parts.map(\.count).min()! <= 1)
  }

  @Test func countsAreCounted() throws {
    let (range, span) = (try Axis("settle.response=0.2:0.6:0.1"), try Axis("settle.response=0.2:0.6"))
    #expect(Sweep.count([range, range], .grid) == 25)
    #expect(Sweep.count([range, span], .grid) == nil)
    #expect(Sweep.count([span], .halton(9)) == 9)
    #expect(Sweep.count([], .grid) == 1)
    let long = try Axis("settle.response=0.01:9:0.00001")
    #expect(Sweep.count([Axis](repeating: long, count: 4), .grid) == nil, "too many to count")
  }

  @Test func ranksAreShared() {
    #expect(Ranking.ranks([3, 1, nil, 1, 7, 3]) == [3, 1, nil, 1, 5, 3].map { $0 })
    #expect(Ranking.order([3, 1, nil, 1]) == [1, 3, 0, 2])
    #expect(Ranking.ranks([nil]) == [nil])
  }
}
