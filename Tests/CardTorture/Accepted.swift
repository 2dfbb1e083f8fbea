import CardScenario
import CardText

/// The words and ranges that the reader of scenarios accepts, taken from its own messages: new ones are tried without a
/// change here.
enum Accepted {
  /// The kinds of inputs.
  static let inputKinds = words(#"{"cards":[{"name":"a"}],"inputs":[{"at":"0s"}]}"#)

  /// The names of a key, a tap and a gesture's place.
  static let keys = words(#"{"cards":[{"name":"a"}],"inputs":[{"at":"0s","key":0}]}"#)
  static let taps = words(#"{"cards":[{"name":"a"}],"inputs":[{"at":"0s","tap":0}]}"#)
  static let placements = words(#"{"cards":[{"name":"a"}],"inputs":[{"at":"0s","gesture":"a","on":0}]}"#)

  /// The devices and the presets.
  static let devices = Device.all.map(\.name)
  static let presets = words(#"{"cards":[{"name":"a"}],"preset":0}"#)

  /// Who reaches a detent.
  static let reaches = words(#"{"cards":[{"name":"a","detents":{"d":{"place":1,"reach":0}}}]}"#)

  /// Who may take a card away.
  static let dismissals = words(#"{"cards":[{"name":"a","detents":{"a":1,"d":"gone"},"dismissal":0}]}"#)

  /// The kinds of parts of a CardParts card, and the rules of each content system.
  static let parts = words(#"{"cards":[{"name":"a","content":{"cards":[{"name":"b","parts":[{"kind":0}]}]}}]}"#)
  static let spotsRules = words(#"{"cards":[{"name":"a","content":{"components":[]},"feed":{"rules":0}}]}"#)
  static let partsRules = words(#"{"cards":[{"name":"a","content":{"cards":[]},"feed":{"rules":0}}]}"#)

  /// The words in quotation marks in the first problem of a document.
  static func words(_ text: String) -> [String] {
    let parts = (problems(text).first?.message ?? "").split(separator: "\"", omittingEmptySubsequences: false)
    return parts.enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }

  /// The problems of a document.
  static func problems(_ text: String) -> [Diagnostic] {
    do throws(DiagnosticsError) {
      _ = try ScenarioDocument.read(SourceText(name: "document", text: text), name: "document")
      return []
    } catch {
      return error.diagnostics
    }
  }

  /// The limits of a number or, in microseconds, of a duration.
  struct Limits: Hashable {
    var range: ClosedRange<Double>
    var isDuration = false
  }

  /// The limits of the number at a path in a document; nil if it has none.
  static func limits(at path: [JSONValue.Step], in document: JSONValue) -> Limits? {
    var document = document
    let isDuration = document[path[...]]?.string != nil
    document[path[...]] = isDuration ? .text("99999999999s") : .number(-1e300)
    let place = path.text
    let message = problems(document.line).first { $0.path == place }?.message
    return message.flatMap { limits(in: $0) }
  }

  /// The limits in a message such as `expected a number from 0 to 1, found …`.
  static func limits(in message: String) -> Limits? {
    let words = message.split(whereSeparator: { $0 == " " || $0 == "," })
    guard let from = words.firstIndex(of: "from"), from + 3 < words.count, words[from + 2] == "to" else { return nil }
    let (low, high) = (String(words[from + 1]), String(words[from + 3]))
    if let low = DecimalText.number(low), let high = DecimalText.number(high), low <= high {
      return Limits(range: low...high)
    }
    do throws(Durations.Flaw) {
      let (low, high) = (try Durations.microseconds(low), try Durations.microseconds(high))
      return low <= high ? Limits(range: Double(low)...Double(high), isDuration: true) : nil
    } catch {
      return nil
    }
  }
}
