import CardBenchmarkCases
import CardFormats
import CardSimulation
import Testing

/// The benchmark, once and small: so that it can't rot between the days on which somebody measures.
@Suite struct BenchmarkCaseTests {
  @Test func namesAreUnique() {
    let names = BenchmarkCase.all.map(\.name)
    #expect(names.count >= 8)
    #expect(Set(names).count == names.count)
    for benchmark in BenchmarkCase.all {
      #expect(!benchmark.item.isEmpty)
      #expect(benchmark.limitNanoseconds ?? 1 > 0)
    }
  }

  @Test(arguments: BenchmarkCase.all.map(\.name))
  func workIsDone(name: String) throws {
    let benchmark = try #require(BenchmarkCase.all.first { $0.name == name })
    let work = benchmark.makeWork()
    for items in [1, 20] {
      let done = work(items)
      // A case that repeats a stretch of frames finishes the last one.
      #expect((items...items + 10_000).contains(done), "\(items) items wanted, \(done) done")
    }
  }

  @Test(arguments: BenchmarkCase.all.map(\.name))
  func digestIsSixteenDigits(name: String) throws {
    let benchmark = try #require(BenchmarkCase.all.first { $0.name == name })
    let digest = benchmark.digest()
    #expect(digest.count == 16)
    #expect(digest.allSatisfy { $0.isHexDigit && !$0.isUppercase })
    #expect(digest == benchmark.digest(), "a digest must be the same each time")
  }

  /// The command of a case, as `cardsim run NAME --fps HERTZ --digest`, taken apart and run here.
  @Test(arguments: BenchmarkCase.all.filter { $0.command != nil }.map(\.name))
  func digestIsTheCommands(name: String) throws {
    let benchmark = try #require(BenchmarkCase.all.first { $0.name == name })
    let words = try #require(benchmark.command).split(separator: " ").map(String.init)
    try #require(words.count == 6)
    #expect([words[0], words[1], words[3], words[5]] == ["cardsim", "run", "--fps", "--digest"])
    var document = try #require(BuiltInScenarios.named(words[2])).document
    document.rates = [FrameClock.Rate(start: 0, hertz: try #require(Int64(words[4])))]
    let scenario = try document.scenario()
    var simulation = scenario.simulation
    var digest = TimelineDigest(names: scenario.names)
    while try simulation.next() { digest.combine(simulation.frame, events: simulation.events) }
    #expect(benchmark.digest() == digest.text)
  }

  @Test func theWholeFrameCasesAreThere() {
    let names = BenchmarkCase.all.map(\.name)
    for phase in ["settling", "dragging", "scrolling", "pushing"] {
      #expect(names.contains { $0.contains(phase) }, "no case measures a frame while \(phase)")
    }
    #expect(BenchmarkCase.all.filter { $0.command != nil }.count >= 4)
  }
}
