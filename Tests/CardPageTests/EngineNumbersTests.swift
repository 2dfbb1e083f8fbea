import CardMath
import CardModel
import CardSimulation
import CardTimeline
import Testing

@testable import CardPage

/// The numbers that `Page/engine.js` has in common with the engine, held against the engine's own.
@Suite struct EngineNumbersTests {
  static let text = Result {
    String(decoding: try PageFilesTextsTests.texts.bytes(of: "engine.js"), as: UTF8.self)
  }

  /// Returns the text from one part of the file to the next one, both left out.
  static func text(from start: String, to end: String) throws -> Substring {
    let text = try text.get()
    let first = try #require(text.firstRange(of: start), "no \(start)")
    let rest = text[first.upperBound...]
    let last = try #require(rest.firstRange(of: end), "no \(end)")
    return rest[..<last.lowerBound]
  }

  /// Returns the numbers of an object literal by their names.
  static func numbers(of name: String) throws -> [String: Int] {
    var numbers: [String: Int] = [:]
    for member in try text(from: "\(name) = Object.freeze({", to: "})").split(separator: ",") {
      let parts = member.split { ": \n".contains($0) }
      if parts.isEmpty { continue }
      numbers[String(parts[0])] = try #require(parts.count == 2 ? Int(parts[1]) : nil, "\(member)")
    }
    return numbers
  }

  /// A row is the timeline's columns, then three facts, then the channels.
  @Test func columnsHaveTheirPlaces() throws {
    var numbers = try Self.numbers(of: "const COLUMN")
    let count = Column.allCases.count
    #expect(numbers.removeValue(forKey: "isAtRest") == count)
    #expect(numbers.removeValue(forKey: "correctedFirst") == count + 1)
    #expect(numbers.removeValue(forKey: "correctedEnd") == count + 2)
    #expect(try Int(Self.text(from: "static channels = ", to: "\n")) == count + 3)
    #expect(numbers.count == 7)
    for (name, number) in numbers {
      let column = try #require(Column.allCases.indices.contains(number) ? Column.allCases[number] : nil)
      #expect("\(column)" == name)
    }
  }

  /// After its frame and its instant, an event is its fields in the order of a saved state.
  @Test func eventsHaveTheirFields() throws {
    let fields = try Self.text(from: "static #eventFields = [", to: "]").split { ", '\n".contains($0) }
    #expect(fields.map(String.init) == ["frame", "us"] + Event.Field.allCases.map(\.name))
  }

  /// An explanation's names are those of its numbers, in their order.
  @Test func explanationsHaveTheirFields() throws {
    let fields = try Self.text(from: "static #explanationFields = [", to: "]").split { ", '\n".contains($0) }
    #expect(fields.map(String.init) == ReleaseExplanation.numberNames)
  }

  @Test func inputsHaveTheirNumbers() throws {
    let script = SimulationScript(
      stack: CardStack(
        screen: Screen(width: 393, height: 852, safeTop: 59, safeBottom: 34), rules: Rules(),
        cards: [
          Card(
            name: 0, headerHeight: 84, contentHeight: 0, hasMap: true, hasMapButtons: true,
            detents: [Detent(name: 0, y: 71)], preferredDetent: 0)
        ]),
      inputs: [], clock: FrameClock(hertz: 60), delivery: .immediate, duration: nil, recognizesTaps: true, nameCount: 1)
    let inputs: [String: Input] = [
      "touch": .touch(Touch(phase: .began, pointer: 0, x: 1, y: 2)), "key": .key(.back),
      "push": .push(card: 0, animated: true), "pop": .pop(count: 1, animated: true),
    ]
    let numbers = try Self.numbers(of: "static #inputs")
    #expect(Set(numbers.keys) == Set(inputs.keys))
    for (name, input) in inputs {
      let word = TimedInput(ticks: 0, input: input).words(of: script)[1]
      #expect(numbers[name].map(UInt64.init) == word - ScenarioWords.caseBase, "\(name)")
    }
  }
}
