import CardMath
import CardModel
import CardText
import CardTimeline

/// The texts of events with blanks in place of their numbers and names, for a page whose engine has no text.
///
/// They are found by writing an event of each kind whose fields are unlike anything else, so that a timeline's events
/// are written down in one place only. A blank is `{name}`, `{item}`, `{first}`, `{second}` or `{section}`; `{first.2}`
/// has two decimals.
public enum EventForms {
  /// The text of events of a kind, or of those of a kind with a value in one more field.
  struct Form: Hashable {
    /// The number under which a saved state has the event.
    var kind: Int

    /// The field on which the text depends; nil: on none.
    var field: Event.Field?

    /// The texts, by that field's value.
    var texts: [String]
  }

  /// The fields on which an event's text may depend.
  private static let fields: [Event.Field] = [.region, .reason, .owner, .section, .item]

  /// Writes an object: `phases`, the phases' names, and `events`, for each kind its texts.
  public static func write(to writer: inout JSONWriter) {
    writer.object { object in
      object.member("phases", Phase.allCases.map(\.name.description))
      object.member("events") { value in
        value.array { list in
          for form in all { list.element { write(form, to: &$0) } }
        }
      }
    }
  }

  private static func write(_ form: Form, to writer: inout JSONWriter) {
    writer.object { object in
      object.member("kind", form.kind)
      object.member("field", form.field?.name)
      object.member("texts", form.texts)
    }
  }

  /// The forms of all kinds of events.
  static var all: [Form] { (0...255).compactMap { form(of: $0) } }

  /// Fields unlike anything else that a text has.
  private static let (name, item, first, second, section) = ("\u{E000}", "\u{E001}", 1234.5678, 8765.4378, 777)

  private static func form(of kind: Int) -> Form? {
    var plain = words(kind)
    if event(plain) == nil { plain[.first] = 4321.0.bitPattern }
    // A section may stand for one of a few choices: then no other number is possible.
    if event(plain) == nil { plain[.section] = 0 }
    guard let text = event(plain) else { return nil }
    for field in fields {
      var texts: [String] = []
      for value in 0..<32 {
        var words = plain
        if field == .item {
          guard value < 2 else { break }
          words = value == 0 ? Array(plain.prefix(Event.Field.item.rawValue)) + [0] : plain
        } else {
          words[field] = UInt64(value)
        }
        guard let text = event(words) else { break }
        texts.append(text)
      }
      // The number of a section is in the text itself.
      let isNumber = field == .section && text.utf8.elementsEqual(blank(section: plain[.section], text).utf8) == false
      if !isNumber, Set(texts).count > 1 {
        return Form(kind: kind, field: field, texts: trimmed(texts).map { blanks(in: $0, plain) })
      }
    }
    return Form(kind: kind, field: nil, texts: [blanks(in: text, plain)])
  }

  /// The words of an event, in the order in which a saved state has them.
  private static func words(_ kind: Int) -> [UInt64] {
    // The last word is the name of an item, which the word before it announces.
    var words = [UInt64](repeating: 0, count: Event.Field.allCases.count) + [1]
    (words[.kind], words[.section], words[.item]) = (UInt64(kind), UInt64(section), 1)
    (words[.first], words[.second]) = (first.bitPattern, second.bitPattern)
    return words
  }

  /// The text of the event that these words are of; nil: of none.
  private static func event(_ words: [UInt64]) -> String? {
    var (archive, event) = (StateArchive(words: words), Event.drag)
    guard (try? event.code(with: &archive)) != nil else { return nil }
    return event.text(names: Names(list: [name, item]))
  }

  /// A switch is on at 1 only: its texts after that repeat the first.
  private static func trimmed(_ texts: [String]) -> [String] {
    Set(texts).count == 2 && texts.count > 2 ? Array(texts.prefix(2)) : texts
  }

  private static func blank(section: UInt64, _ text: String) -> String {
    text.replacing("\(section)", with: "{section}")
  }

  private static func blanks(in text: String, _ words: [UInt64]) -> String {
    var text = text
    for (number, blank) in [(Double(bitPattern: words[.first]), "first"), (second, "second")] {
      var fixed = ByteBuffer(capacity: 64)
      fixed.append(fixed: number, decimals: 2)
      // The shorter of the two may be a part of the other.
      text = text.replacing(fixed.text, with: "{\(blank).2}")
      text = text.replacing(DecimalText.shortest(number), with: "{\(blank)}")
    }
    if words[.section] == UInt64(section) { text = blank(section: words[.section], text) }
    return text.replacing(name, with: "{name}").replacing(item, with: "{item}")
  }
}

extension Event.Field {
  /// The field's name in `Page/engine.js`.
  var name: String {
    switch self {
    case .kind: "kind"
    case .region: "region"
    case .reason: "reason"
    case .owner: "owner"
    case .name: "name"
    case .first: "first"
    case .second: "second"
    case .section: "section"
    case .item: "item"
    }
  }
}

extension [UInt64] {
  /// The word of an event's field.
  fileprivate subscript(field: Event.Field) -> UInt64 {
    get { self[field.rawValue] }
    set { self[field.rawValue] = newValue }
  }
}

extension String {
  /// Returns the text with every occurrence of a part replaced by another.
  func replacing(_ part: String, with other: String) -> String {
    let (bytes, pattern) = (Array(utf8), Array(part.utf8))
    var (result, index) = ([UInt8](), 0)
    while index < bytes.count {
      if bytes[index...].starts(with: pattern) {
        result += Array(other.utf8)
        index += pattern.count
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
