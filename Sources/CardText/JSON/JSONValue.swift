/// A value of a JSON document, and its byte range.
public struct JSONValue: Hashable, Sendable {
  /// The value's kind and contents.
  public enum Kind: Hashable, Sendable {
    /// `null`
    case null
    /// `true` or `false`
    case bool(Bool)
    /// A finite number. `isInteger` is true if it was written without decimal point and exponent.
    case number(Double, isInteger: Bool)
    /// Text, with its escapes decoded.
    case string(String)
    /// Values in order.
    case array([JSONValue])
    /// Keys and values, in the order of the text; no key occurs twice.
    case object([JSONMember])
    /// Text that was already reported as an error, in place of a value.
    case invalid
  }

  /// The value's kind and contents.
  public var kind: Kind

  /// The bytes of the value in the document.
  public var range: Range<Int>

  /// Creates a value at `range`.
  public init(_ kind: Kind, at range: Range<Int>) {
    self.kind = kind
    self.range = range
  }

  /// True if the value is `null`.
  var isNull: Bool { if case .null = kind { true } else { false } }

  /// The value in the words of a message: `the text "0.4"`, `250`, `an array of 3`.
  func description(in source: SourceText) -> String {
    switch kind {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number: SafeText.cut(String(decoding: source.bytes[range], as: UTF8.self))
    case .string(let text): "the text \(SafeText.quoted(text))"
    case .array(let elements): elements.isEmpty ? "an empty array" : "an array of \(elements.count)"
    case .object: "an object"
    case .invalid: "something else"
    }
  }
}

/// A key of an object and its value.
public struct JSONMember: Hashable, Sendable {
  /// The key, with its escapes decoded.
  public var key: String

  /// The bytes of the key, including its quotation marks.
  public var keyRange: Range<Int>

  /// The value.
  public var value: JSONValue

  /// Creates a member.
  public init(key: String, keyRange: Range<Int>, value: JSONValue) {
    self.key = key
    self.keyRange = keyRange
    self.value = value
  }
}
