import CardBenchmarkCases
import CardExamples
import CardModel
import CardMotion
import CardScenario
import CardSettings
import CardSimulation
import CardTestSupport
import CardTimeline
import Testing

/// The benchmark, once and small, so that it can't break unnoticed between measurements.
@Suite struct BenchmarkCaseTests {
  @Test func namesAreUnique() {
    let names = BenchmarkCase.all.map(\.name)
    #expect(names.count >= 55)
    #expect(Set(names).count == names.count)
    for benchmark in BenchmarkCase.all {
      #expect(!benchmark.item.isEmpty)
      #expect(benchmark.aim ?? 1 > 0)
      #expect(benchmark.countedItems > 0)
    }
  }

  @Test(arguments: Seeds.every(2, of: BenchmarkCase.all.map(\.name), from: 1))
  func workIsDone(name: String) throws {
    let benchmark = try #require(BenchmarkCase.all.first { $0.name == name })
    let work = benchmark.makeWork()
    for items in [1, 3] {
      let done = work(items)
      // A case that writes a screen's rows at a time finishes the last screen.
      #expect((items...items + 100).contains(done), "\(items) items wanted, \(done) done")
    }
    guard let step = benchmark.makeSteps?() else { return }
    // Every round has as many items as the one before, and an end that isn't an item.
    var counts = [0, 0]
    for round in 0..<2 { while step() { counts[round] += 1 } }
    #expect(counts[0] > 1 && counts[0] <= 1000 && counts[0] == counts[1])
  }

  static let staged: [String] = BenchmarkCase.all.filter { $0.makeStages != nil }.map(\.name)

  @Test(arguments: Seeds.every(3, of: staged))
  func everyStageIsDone(name: String) throws {
    let benchmark = try #require(BenchmarkCase.all.first { $0.name == name })
    let makeStages = try #require(benchmark.makeStages)
    let stages = makeStages()
    for part in FrameStages.Part.allCases {
      #expect(stages.work(part)(1) == stages.frameCount, "\(part)")
    }
  }

  @Test(arguments: Seeds.every(2, of: BenchmarkCase.all.map(\.name)))
  func digestIsSixteenDigits(name: String) throws {
    let benchmark = try #require(BenchmarkCase.all.first { $0.name == name })
    let digest = benchmark.proof().digest
    #expect(digest.count == 16)
    #expect(digest.allSatisfy { $0.isHexDigit && !$0.isUppercase })
    if Seeds.areAll { #expect(digest == benchmark.proof().digest, "a digest must be the same each time") }
  }

  static let commanded: [String] = BenchmarkCase.all.filter { $0.command != nil }.map(\.name)

  /// The digest is that of the case's command, `cardsim run NAME --fps HERTZ --digest`, taken apart and run here.
  @Test(arguments: Seeds.every(2, of: commanded))
  func digestIsTheCommands(name: String) throws {
    let benchmark = try #require(BenchmarkCase.all.first { $0.name == name })
    var words = try #require(benchmark.command).split(separator: " ").map(String.init)
    try #require(words.count >= 6)
    var document = try #require(BuiltInScenarios.named(words[2])).document
    if words[3] == "--preset" {
      document.use(try #require(Preset.named(words[4])))
      words.removeSubrange(3...4)
    }
    try #require(words.count == 6)
    #expect([words[0], words[1], words[3], words[5]] == ["cardsim", "run", "--fps", "--digest"])
    document.rates = [FrameClock.Rate(start: 0, hertz: try #require(Int64(words[4])))]
    let scenario = try document.scenario()
    var simulation = scenario.simulation
    var digest = TimelineDigest(names: scenario.names)
    while try simulation.next() { digest.combine(simulation.frame, events: simulation.events) }
    #expect(benchmark.proof().digest == digest.text)
  }

  /// The closed form is the same spring as ours: its positions and velocities are within a millionth of ours, and so
  /// its digest, of whole millionths, is ours.
  @Test func theYardstickIsTheSpringOfTheCases() throws {
    let spring = Spring(response: 0.4, dampingRatio: 0.8)
    let motion = SpringMotion(spring: spring, displacement: 319.5, velocity: -812.4)
    #expect(BenchmarkCase.closedForm.proof().digest == BenchmarkCase.roundedDigest { motion.state(at: $0) })
    for (index, text) in Self.results(of: "spring on the C library").enumerated() {
      let position = Double(bitPattern: try #require(UInt64(text, radix: 16)))
      #expect(abs(position - motion.state(at: Double(index) * 0.001).position) < 1e-12)
    }
  }

  /// The results of a case, none if it has none.
  static func results(of name: String) -> [String] {
    guard let benchmark = BenchmarkCase.all.first(where: { $0.name == name }), let results = benchmark.results else {
      return []
    }
    return results()
  }

  @Test func comparedResultsAreAThousand() throws {
    let compared = BenchmarkCase.all.filter { $0.results != nil }
    #expect(compared.count >= 6)
    for benchmark in compared {
      let results = Self.results(of: benchmark.name)
      #expect(results.count == 1024 || benchmark.name == "spring, 60 samples" && results.count == 60)
      #expect(Set(results).count > 1)
    }
    for (exact, rounded) in zip(Self.results(of: "exact number"), Self.results(of: "number of four places")) {
      let number = try #require(Double(exact))
      #expect(number.description == exact || number.description == exact + ".0")
      #expect(abs(number - (try #require(Double(rounded)))) <= 0.00005 + 1e-12)
    }
  }

  @Test func theWholeFrameCasesAreThere() {
    let names = BenchmarkCase.all.map(\.name)
    for phase in Phase.allCases {
      #expect(names.contains("frame, \(phase)"), "no case measures a frame while \(phase)")
    }
    for preset in Preset.all where preset.name != Preset.standard.name {
      #expect(names.contains("frame, settling, \(preset.name)"), "no case measures a frame under \(preset.name)")
    }
    #expect(BenchmarkCase.all.filter { $0.command != nil }.count >= 4)
  }
}
