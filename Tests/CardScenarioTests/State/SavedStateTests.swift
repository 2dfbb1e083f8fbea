import CardExamples
import CardMath
import CardScenarioSupport
import CardSimulation
import CardTestSupport
import Testing

@testable import CardScenario

@Suite struct SavedStateTests {
  static let text = """
    { "cards": [{ "name": "a" }, { "name": "b" }],
      "inputs": [{ "at": "0ms", "tap": "header" }, { "at": "300ms", "push": "b" }] }
    """

  /// The state after a number of frames.
  static func state(after frames: Int, of scenario: Scenario) throws -> SavedState {
    var state = SavedState(simulation: scenario.simulation, outcome: Outcome())
    for _ in 0..<frames {
      _ = try state.simulation.next()
      state.outcome.add(
        state.simulation.frame, events: state.simulation.events, travel: state.simulation.travel)
    }
    return state
  }

  @Test func wordsComeBack() throws {
    let scenario = try scenario(Self.text)
    let saved = try Self.state(after: 25, of: scenario)
    let words = try saved.words()
    var other = try Self.state(after: 3, of: scenario)
    try other.restore(words)
    #expect(other.simulation.frame == saved.simulation.frame)
    #expect(other.simulation.events == saved.simulation.events)
    #expect(other.outcome == saved.outcome)
    #expect(try other.words() == words)
  }

  @Test func everyWordIsNeeded() throws {
    let scenario = try scenario(Self.text)
    let words = try Self.state(after: 25, of: scenario).words()
    for count in words.indices {
      var state = try Self.state(after: 0, of: scenario)
      #expect(throws: StateError.self) { try state.restore(Array(words.prefix(count))) }
    }
    var state = try Self.state(after: 0, of: scenario)
    #expect(throws: StateError(reason: .surplus, word: words.count)) { try state.restore(words + [0]) }
  }

  /// Any words are refused, or go on: a flipped bit, another word, a word of its own elsewhere.
  @Test(arguments: Seeds.first(1, of: 20)) func damagedWordsAreRefusedOrGoOn(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var (refused, read) = (0, 0)
    for entry in Seeds.every(7, of: BuiltInScenarios.all) {
      let scenario = try entry.document.scenario()
      let words = try Self.state(after: Int(random.next() % 60), of: scenario).words()
      for _ in 0..<20 {
        var state = try Self.state(after: 0, of: scenario)
        do {
          try state.restore(random.damaged(words), nameCount: scenario.names.all.count)
          read += 1
        } catch {
          refused += 1
          continue
        }
        for _ in 0..<40 { if (try? state.simulation.next()) != true { break } }
      }
    }
    #expect(refused > 20, "seed \(seed): \(refused) refused, \(read) read")
    #expect(read > 20, "seed \(seed): \(refused) refused, \(read) read")
  }

  /// The clock must be at the frame right after the state's frame.
  @Test func aClockThatIsElsewhereIsRefused() throws {
    let scenario = try scenario(Self.text)
    let words = try Self.state(after: 25, of: scenario).words()
    // Frame number, ticks, isOver, isCutShort; then the clock's rate, ticks, number.
    #expect(Array(words.prefix(7)) == [24, 3_600_000, 0, 0, 0, 3_750_000, 25])
    let changes: [(Int, UInt64)] = [(0, 23), (1, 3_600_002), (5, 3_900_000), (6, 26), (6, 3_750_001)]
    for (index, word) in changes {
      var changed = words
      changed[index] = word
      var state = try Self.state(after: 0, of: scenario)
      #expect(throws: StateError.self, "word \(index)") { try state.restore(changed) }
    }
  }
}
