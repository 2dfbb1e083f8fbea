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

  /// The names of each card's detents, and their y.
  private let detentsOfCards: [CardDetents]

  /// The detents of a card.
  private struct CardDetents: Equatable {
    let names: [String], places: [Double]
  }

  /// The names of the detents at which a card is gone.
  private let gone: [String]

  /// The input by which the app brings in a card that is gone, at its usual detent.
  private let present: [UInt64]

  /// The detent at which each card appears, by the preset's names; empty: its usual one.
  private let appearances: [String]

  /// The library's preset on which a session's settings are written, and those that differ from it, as JSON.
  private let written: (preset: String, settings: String)

  /// The detents that are called otherwise than in the scenario's text, and their names here.
  private let renamed: [(name: String, here: String)]

  /// The inputs as a session takes them; nil: it can't take all.
  private let inputs: PlaygroundInputs?

  /// The names of the channels, in their order.
  let channels: [String]

  /// The measures of the phone.
  let phone: PhoneMeta

  /// - Parameter text: The scenario's document as its text has it.
  init(_ scenario: Scenario, of document: ScenarioDocument, writtenAs text: ScenarioDocument, about: String) {
    (name, self.about) = (document.preset, about)
    data = EngineData(scenario, of: document)
    let (cards, names) = (scenario.stack.layouts[0].cards, scenario.names)
    detentsOfCards = cards.map { card in
      CardDetents(names: card.detents.map { names[$0.name] }, places: card.detents.map(\.y))
    }
    gone = names.all.filter { name in
      cards.contains { card in card.detents.contains { $0.isGone && names[$0.name] == name } }
    }
    present = TimedInput(ticks: 0, input: .present(detent: nil, animated: true)).words(of: scenario.script)
    appearances = document.cards.map { $0.detent ?? "" }
    written = (document.writtenPreset.name, document.writtenSettings)
    let (places, before) = (document.settings.places, text.settings.places)
    renamed = before.names.map { ($0, places.name(for: $0, of: before)) }.filter { $0 != $1 }
    inputs = PlaygroundInputs(scenario, in: data.words)
    channels = scenario.channelNames
    phone = PhoneMeta(scenario.stack, names)
  }

  /// The words that differ from the first choice's, each after its index; nil: it is the first, or most differ.
  private func wordChanges(from first: PlaygroundChoice) -> [UInt64]? {
    let (own, other) = (data.words, first.data.words)
    guard name != first.name, own.count == other.count else { return nil }
    var changes: [UInt64] = []
    for index in own.indices where own[index] != other[index] { changes += [UInt64(index), own[index]] }
    return changes.count < own.count ? changes : nil
  }

  /// Writes the choice; of its settings, names and detents only those that differ from the first choice's.
  func write(to writer: inout JSONWriter, after first: PlaygroundChoice) {
    writer.object { object in
      object.member("name", name)
      object.member("about", about)
      if let changes = wordChanges(from: first) {
        object.member("word_changes", EngineData.text(of: changes))
      } else {
        object.member("words", EngineData.text(of: data.words))
      }
      if data.names != first.data.names || name == first.name {
        object.member("names", data.names)
      }
      if name == first.name {
        object.member("settings", data.settings.map { EngineData.text(of: $0) })
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
      if !gone.isEmpty {
        object.member("gone", gone)
        object.member("present_words", EngineData.text(of: present))
      }
      if written.preset != name { object.member("base", written.preset) }
      if written.settings != "{}" { object.member("set", written.settings) }
      if !renamed.isEmpty {
        object.member("renamed") { value in
          value.object { list in
            for (name, here) in renamed { list.member(name, here) }
          }
        }
      }
      if appearances != first.appearances || name == first.name {
        object.member("appearances", appearances)
      }
      if detentsOfCards != first.detentsOfCards || name == first.name {
        object.member("detentsOfCards") { value in
          value.array { list in
            for detents in detentsOfCards { list.element { $0.value(detents.names) } }
          }
        }
        object.member("placesOfCards") { $0.array(of: detentsOfCards) { $0.value($1.places) } }
      }
    }
  }
}
