import CardModel
import CardScenario
import CardSettings
import CardSimulation
import CardText
import CardTimeline

/// A playground: one document in which a scenario's card can be dragged, flicked and tapped, by the very same engine,
/// under any preset and with any setting.
///
/// ```swift
/// let page = try PlaygroundPage(document, name: "flick-up", presets: Preset.all)
/// var buffer = ByteBuffer()
/// page.write(to: &buffer)
/// ```
public struct PlaygroundPage: Sendable {
  /// The title.
  public var title: String

  /// The scenario as the command line names it.
  public let name: String

  /// The options by which the command line made the scenario what it is; nil or empty: none.
  public var options = PlaygroundOptions()

  /// The version of the tool that wrote the page; empty: nothing is said of it.
  public var version = ""

  /// The effort with which it is packed: a page is made once, and is sent and opened often.
  var effort = LZMAEncoder.Effort.careful

  private let document: ScenarioDocument
  private let choices: [PlaygroundChoice]
  private let members: [String]

  /// A setting that the page shows first: its key, a label, and the values between which its slider moves. A number
  /// that is typed may be any that the key allows.
  struct FirstKey: Sendable {
    let key: String, label: String, range: ClosedRange<Double>
  }

  /// The settings on which a release hangs most.
  static let firstKeys = [
    FirstKey(key: "settle.response", label: "Response: the spring's duration", range: 0.1...1.2),
    FirstKey(key: "settle.damping_ratio", label: "Damping ratio: less is more bounce", range: 0.2...1.5),
    FirstKey(key: "snap.resistance", label: "Flick threshold", range: 0...2000),
    FirstKey(key: "drag.rubber_band", label: "Rubber band beyond the ends", range: 0.05...1),
    FirstKey(key: "motion.edge_overshoot_max", label: "Overshoot limit", range: 0.1...120),
  ]

  /// Creates the playground of a scenario under its own preset and under others.
  ///
  /// - Parameters:
  ///   - document: The scenario.
  ///   - name: The scenario as the command line names it.
  ///   - presets: The presets to choose from, of which those are left out under which the scenario can't be run. The
  ///     first that is called as the scenario's own explains that one.
  /// - Throws: `DiagnosticsError` with the scenario's errors.
  public init(_ document: ScenarioDocument, name: String, presets: [Preset]) throws(DiagnosticsError) {
    (title, self.name, self.document) = (document.name, name, document)
    let text = try PlaygroundPage.written(document)
    let about = presets.first { $0.name == document.preset }?.summary ?? ""
    var choices = [PlaygroundChoice(try document.scenario(), of: document, writtenAs: text, about: about)]
    for preset in presets where preset.name != document.preset {
      var other = document
      other.use(preset)
      guard let scenario = try? other.scenario() else { continue }
      choices.append(PlaygroundChoice(scenario, of: other, writtenAs: text, about: preset.summary))
    }
    self.choices = choices
    members =
      try document.ownMembers(without: ScenarioDocument.writtenKeys + ScenarioDocument.sessionMembers)
      + [document.writtenScreen]
  }

  /// Returns a document as its text has it; the document itself if that names a preset of a file.
  private static func written(_ document: ScenarioDocument) throws(DiagnosticsError) -> ScenarioDocument {
    (try? ScenarioDocument.read(document.source, name: document.name)) ?? document
  }

  /// Writes the page, in UTF-8.
  public func write(to buffer: inout ByteBuffer) {
    let writer = PageWriter(
      title: title, styles: ["page.css"],
      scripts: [
        "ink.js", "lanes.js", "paper.js", "phone.js", "player.js", "elements.js", "module.js", "locals.js",
        "engine.js", "store.js", "live.js", "feel.js", "why.js", "events.js", "keys.js", "link.js", "snippet.js",
        "take.js", "bar.js", "fingers.js", "playkeys.js", "memory.js", "beside.js", "playground.js", "begin.js",
      ], scriptStyles: ["controls.css", "phone.css", "playground.css"], data: data, effort: effort)
    writer.write(to: &buffer) { body in
      body.element("header") { header in
        header.element("h1") { $0.element("bdi", [:], title) }
        if !document.about.isEmpty { header.element("p", [:], document.about) }
      }
      body.element("main", ["id": "desk"]) { main in
        main.element("noscript") { $0.element("p", [:], PlaygroundPage.withoutScripts) }
      }
      if !version.isEmpty {
        body.element("footer") { $0.element("p", [:], version + ". y grows downward from the top of the screen.") }
      }
      body.carried(EngineModule.packed.withUTF8Buffer { Array($0) }, id: "engine")
    }
  }

  /// The text for readers whose browser runs no scripts.
  static let withoutScripts =
    "A card is simulated here by a script, and this browser runs none. 'cardsim report' writes a page that needs none."

  // MARK: Data

  /// The names of the keys in the order of their numbers.
  private static var keyNames: [String] {
    Key.allCases.map { key in ScenarioDocument.keyNames.first { $0.value == key }?.name ?? "" }
  }

  private var data: String {
    JSONWriter.document { document in
      document.object { object in
        object.member("name", title)
        object.member("command", name)
        object.member("options") { options.write(to: &$0) }
        object.member("gestureHeader", Gesture.csvHeader)
        object.member("columns", Column.allCases.map(\.name))
        object.member("texts") { EventForms.write(to: &$0) }
        object.member("reasons", SnapRule.allCases.map(\.reason))
        object.member("fastDismissal", SnapRule.fastDismissalReason)
        object.member("attempt", SnapRule.attemptWords)
        object.member("keys") { value in
          value.array { list in
            for key in SettingKey.all { list.element { PlaygroundPage.write(key, to: &$0) } }
          }
        }
        object.member("first") { value in
          value.array { list in
            for first in PlaygroundPage.firstKeys { list.element { PlaygroundPage.write(first, to: &$0) } }
          }
        }
        object.member("keyNames", PlaygroundPage.keyNames)
        object.member("cards", self.document.cards.map(\.name))
        object.member("channels", choices[0].channels)
        object.member("snippets") { PlaygroundSnippets.write(to: &$0) }
        object.member("meta") { value in
          value.object { choices[0].phone.write(to: &$0) }
        }
        object.member("presets") { value in
          value.array { list in
            for choice in choices { list.element { choice.write(to: &$0, after: choices[0]) } }
          }
        }
        if self.document.detentScale != 1 { object.member("detentScale", self.document.detentScale) }
        object.member("members", "{" + members.joined(separator: ", ") + "}")
      }
    }
  }

  private static func write(_ key: SettingKey, to writer: inout JSONWriter) {
    writer.object { object in
      object.member("name", key.name)
      object.member("meaning", key.meaning)
      if key.shapesLayout { object.member("layout", true) }
      object.member("unit", key.unit)
      switch key.kind {
      case .number(_, _, let range, let isWhole):
        object.member("kind", "number")
        write(range, to: &object)
        if isWhole { object.member("whole", true) }
      case .numberOrWord(_, _, let range, let words):
        object.member("kind", "number")
        write(range, to: &object)
        object.member("words") { value in
          value.array { list in
            for word in words {
              list.element { pair in
                pair.array { parts in
                  parts.element { $0.value(word.name) }
                  // JSON has no infinity.
                  parts.element { $0.value(word.value.isFinite ? word.value : Double?.none) }
                }
              }
            }
          }
        }
      case .flag: object.member("kind", "flag")
      case .choice(let words, _, _):
        object.member("kind", "choice")
        object.member("words") { $0.array(of: words) { $0.value([$1.name, $1.meaning]) } }
      case .curve: object.member("kind", "curve")
      }
    }
  }

  private static func write(_ first: FirstKey, to writer: inout JSONWriter) {
    writer.object { object in
      object.member("key", first.key)
      object.member("label", first.label)
      write(first.range, to: &object)
    }
  }

  /// Writes the range of a slider and its scale. One over several powers of ten is divided by them: by those of its
  /// values, or of what they lack to 1, as rates do.
  private static func write(_ range: ClosedRange<Double>, to object: inout JSONWriter) {
    let (low, high) = (range.lowerBound, range.upperBound)
    object.member("low", low)
    object.member("high", high)
    if low > 0, high / low > 50 {
      object.member("scale", "values")
    } else if high < 1, 1 - low > 50 * (1 - high) {
      object.member("scale", "rest")
    }
  }
}
