import CardExamples
import CardMath
import CardModel
import CardSimulation
import CardTestSupport
import CardText
import CardTimeline
import Testing

@testable import CardScenario

/// A scenario carried as words alone.
@Suite struct SimulationScriptTests {
  /// Every built-in scenario, and one with every kind of fades and channels.
  static let scenarios = Result {
    try BuiltInScenarios.all.map { try $0.document.scenario() } + [FingerprintTests.fading()]
  }

  @Test func wordsMakeTheSameScript() throws {
    for scenario in try Self.scenarios.get() {
      let words = scenario.script.words
      do {
        let copy = try SimulationScript(words: words)
        #expect(copy.words == words, "\(scenario.name)")
      } catch {
        Issue.record("\(scenario.name): \(error) of \(words.count)")
      }
    }
  }

  @Test func theSimulationOfTheWordsHasTheGoldenDigest() throws {
    for entry in Seeds.every(4, of: BuiltInScenarios.all, from: 3) {
      let scenario = try entry.document.scenario()
      let own = try Self.digest(of: scenario.simulation, scenario.names)
      #expect(try Self.digest(of: SimulationScript(words: scenario.script.words).simulation, scenario.names) == own)
    }
  }

  static func digest(of simulation: Simulation, _ names: Names) throws -> UInt64 {
    var (simulation, digest) = (simulation, TimelineDigest(names: names))
    while try simulation.next() { digest.combine(simulation.frame, events: simulation.events) }
    return digest.value
  }

  /// Any words are refused, or run: a flipped bit, a number in another's place, an end too early.
  @Test(arguments: Seeds.first(1, of: 20)) func damagedWordsAreRefusedOrRun(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var (refused, read) = (0, 0)
    let all = try Self.scenarios.get()
    let some = Seeds.every(3, of: all, from: 1)
    for scenario in some {
      let words = scenario.script.words
      for _ in 0..<20 {
        do {
          // The words need not be the same: a frame rate is a fraction in lowest terms.
          let script = try SimulationScript(words: random.damaged(words))
          let words = script.words
          #expect(try SimulationScript(words: words).words == words, "seed \(seed), \(scenario.name)")
          read += 1
          var simulation = script.simulation
          // Numbers that no scenario has may overflow: that is found, too.
          for _ in 0..<40 { if (try? simulation.next()) != true { break } }
        } catch {
          refused += 1
        }
      }
    }
    #expect(refused > 300 * some.count / all.count)
    #expect(read > 300 * some.count / all.count)
  }

  @Test func noWordsAreRefused() {
    #expect(throws: StateError.self) { try SimulationScript(words: []) }
    #expect(throws: StateError.self) { try SimulationScript(words: [0]) }
  }
}
