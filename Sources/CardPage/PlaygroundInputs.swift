import CardMath
import CardModel
import CardScenario
import CardSimulation
import CardText

/// The place of a scenario's inputs among its words, from which the page makes a session's: so a finger can take over a
/// card that the scenario moves.
struct PlaygroundInputs {
  /// An input that no finger, key or button of the page makes: its index, the number of its words, its text in a
  /// scenario.
  struct Other {
    let index: Int, wordCount: Int, text: String
  }

  /// The index of the first input's first word.
  let place: Int

  /// The number of inputs.
  let count: Int

  /// The inputs of other kinds than the page makes.
  let others: [Other]

  /// Finds a scenario's inputs among its words; nil: one has no text of its own, or lies between two microseconds.
  init?(_ scenario: Scenario, in words: [UInt64]) {
    let (script, cards) = (scenario.script, scenario.stack.layouts[0].cards)
    var (own, others): ([UInt64], [Other]) = ([], [])
    for (index, input) in scenario.inputs.enumerated() {
      guard input.ticks % Instant.ticksPerMicrosecond == 0 else { return nil }
      let inputWords = input.words(of: script)
      own += inputWords
      if PlaygroundInputs.isMadeByPage(input.input) { continue }
      guard let text = SessionInputs.text(of: input.input, scenario.names, cards) else { return nil }
      others.append(Other(index: index, wordCount: inputWords.count, text: text))
    }
    guard let place = words.indices.first(where: { words[$0...].starts(with: own) }) else { return nil }
    (self.place, count, self.others) = (place, scenario.inputs.count, others)
  }

  /// True if a finger, a key or a button of the page makes such inputs.
  static func isMadeByPage(_ input: Input) -> Bool {
    switch input {
    case .touch, .key, .push(_, animated: true), .pop(count: 1, animated: true): true
    default: false
    }
  }

  /// Writes the place, the number of inputs, then an array for each other input.
  func write(to writer: inout JSONWriter) {
    writer.array { list in
      list.element { $0.value(Double(place)) }
      list.element { $0.value(Double(count)) }
      for other in others {
        list.element { value in
          value.array { parts in
            parts.element { $0.value(Double(other.index)) }
            parts.element { $0.value(Double(other.wordCount)) }
            parts.element { $0.value(other.text) }
          }
        }
      }
    }
  }
}
