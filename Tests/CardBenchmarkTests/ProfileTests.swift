import CardBenchmarkCases
import CardBenchmarkMeasure
import Testing

/// The stages as composed of the measured parts, and the rows of a table.
@Suite struct ProfileTests {
  static let times: [FrameStages.Part: Double] = [
    .whole: 50, .copy: 1, .clock: 2, .samples: 4, .estimator: 7, .fold: 20, .stackCopy: 1, .law: 0, .fades: 3,
    .read: 12,
  ]

  @Test func stagesAddUpToTheWhole() {
    let profile = Profile { Self.times[$0] ?? .nan }
    #expect(
      profile.stages.map(\.name) == [
        "clock", "estimator", "reducer", "law", "fades", "record", "copy", "remainder",
      ])
    #expect(profile.stages.map(\.nanoseconds) == [2, 7, 15, 0, 3, 9, 1, 13])
    #expect(profile.stages.reduce(0) { $0 + $1.nanoseconds } == profile.whole)
  }

  @Test func aRowSaysWhatIsKnown() {
    var result = CaseResult(name: "exp", item: "value", digest: "0123456789abcdef", frames: 0)
    #expect(
      CaseRow.cells(result, aim: nil) == [
        "exp", "-", "-", "-", "-", "-", "-", "-", "not counted", "0123456789abcdef",
      ])
    result.allocations = CaseResult.Allocations(calls: 5, items: 10_000)
    result.measurement = Measurement(
      p25: 7.96, median: 8, p99: 12.34, largest: 12_345.6, itemsPerSample: 64, sampleCount: 9)
    result.yardstick = 19.9
    let cells = CaseRow.cells(result, aim: 1.625)
    #expect(cells == ["exp", "8.0", "8.0", "12.3", "12346", "125000000", "1.62", "0.400", "0.001", "0123456789abcdef"])
    let line = CaseRow.line(cells, nameWidth: 10)
    #expect(line.hasPrefix("exp   "))
    #expect(line.hasSuffix("  0123456789abcdef"))
    #expect(line.count == CaseRow.line(CaseRow.header, nameWidth: 10).count - "digest".count + 16)
  }
}
