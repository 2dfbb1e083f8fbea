import CardScenario
import CardSettings
import CardSimulation
import CardText

/// A scenario as a page's engine takes it: words and names, and no text of ours.
///
/// `Page/engine.js` says what it does with them.
public struct EngineData: Sendable {
  /// The words of the scenario's script.
  public let words: [UInt64]

  /// The names of its cards and detents, in the order of their ids.
  public let names: [String]

  /// The words of each setting, in the order of `SettingKey.all`.
  public let settings: [[UInt64]]

  /// Takes the data of a scenario that was made of a document.
  public init(_ scenario: Scenario, of document: ScenarioDocument) {
    words = scenario.script.words
    names = scenario.names.all
    settings = SettingKey.all.map { $0.words(in: document.settings) }
  }

  /// Writes the data as an object: `words` and each of `settings` in hexadecimal, with blanks between the words.
  public func write(to writer: inout JSONWriter) {
    writer.object { object in
      object.member("words", EngineData.text(of: words))
      object.member("names", names)
      object.member("settings", settings.map { EngineData.text(of: $0) })
    }
  }

  /// Returns words in hexadecimal, with blanks between them.
  static func text(of words: [UInt64]) -> String { words.map { String($0, radix: 16) }.joined(separator: " ") }
}
