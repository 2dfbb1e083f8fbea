import CardModel
import CardScenario
import CardSimulation
import CardText

/// A scenario under one of the presets that a playground offers.
struct PlaygroundChoice: Sendable {
  private let name: String

  /// One sentence about the preset; empty: nothing is known of it.
  private let about: String

  private let data: EngineData

  /// The detents of the root card, as guides on the paper.
  private let detents: [(name: String, y: Double)]

  /// The names of each card's detents.
  private let detentsOfCards: [[String]]

  /// The detent at which each card appears, by the preset's names; empty: its usual one.
  private let appearances: [String]

  /// The inputs as a session takes them; nil: it can't take all.
  private let inputs: PlaygroundInputs?

  /// The names of the channels, in their order.
  let channels: [String]

  /// The height of the root card's header, points.
  let headerHeight: Double

  init(_ scenario: Scenario, of document: ScenarioDocument, about: String) {
    (name, self.about) = (document.preset, about)
    data = EngineData(scenario, of: document)
    let (cards, names) = (scenario.stack.layouts[0].cards, scenario.names)
    detents = cards[0].detents.map { (names[$0.name], $0.y) }
    detentsOfCards = cards.map { $0.detents.map { names[$0.name] } }
    appearances = document.cards.map { $0.detent ?? "" }
    inputs = PlaygroundInputs(scenario, in: data.words)
    channels = scenario.channelNames
    headerHeight = cards[0].headerHeight
  }

  /// The words that differ from the first choice's, each after its index; nil: it is the first, or most differ.
  private func wordChanges(from first: PlaygroundChoice) -> [UInt64]? {
    let (own, other) = (data.words, first.data.words)
    guard name != first.name, own.count == other.count else { return nil }
    var changes: [UInt64] = []
    for index in own.indices where own[index] != other[index] { changes += [UInt64(index), own[index]] }
    return changes.count < own.count ? changes : nil
  }

  /// Writes the choice; of its settings only those that differ from the first choice's.
  func write(to writer: inout JSONWriter, after first: PlaygroundChoice) {
    writer.object { object in
      object.member("name", name)
      object.member("about", about)
      if let changes = wordChanges(from: first) {
        object.member("word_changes", EngineData.text(of: changes))
      } else {
        object.member("words", EngineData.text(of: data.words))
      }
      object.member("names") { PlaygroundPage.write(data.names, to: &$0) }
      if name == first.name {
        object.member("settings") { PlaygroundPage.write(data.settings.map { EngineData.text(of: $0) }, to: &$0) }
      }
      object.member("changes") { value in
        value.object { changes in
          for (index, words) in data.settings.enumerated() where words != first.data.settings[index] {
            changes.member("\(index)", EngineData.text(of: words))
          }
        }
      }
      object.member("inputs") { value in
        if let inputs { inputs.write(to: &value) } else { value.value(Double?.none) }
      }
      object.member("appearances") { PlaygroundPage.write(appearances, to: &$0) }
      object.member("detents") { value in
        value.array { list in
          for detent in detents {
            list.element { one in
              one.object { guide in
                guide.member("name", detent.name)
                guide.member("y", detent.y)
              }
            }
          }
        }
      }
      object.member("detentsOfCards") { value in
        value.array { list in
          for names in detentsOfCards { list.element { PlaygroundPage.write(names, to: &$0) } }
        }
      }
    }
  }
}
