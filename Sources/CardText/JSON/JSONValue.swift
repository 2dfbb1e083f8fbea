/// A value of a JSON document, and where it stands.
public struct JSONValue: Hashable, Sendable {
  /// What it is.
  public enum Kind: Hashable, Sendable {
    /// `null`
    case null
    /// `true` or `false`
    case bool(Bool)
    /// A finite number. `isInteger` says that it was written without point and exponent.
    case number(Double, isInteger: Bool)
    /// Text, its escapes undone.
    case string(String)
    /// Values in order.
    case array([JSONValue])
    /// Keys and values, in the order of the text; no key comes twice.
    case object([JSONMember])
    /// Something that was reported as an error already, and stands in a value's place.
    case invalid
  }

  /// What it is.
  public var kind: Kind

  /// The bytes of the document that it takes, from its first to behind its last.
  public var range: Range<Int>

  /// A value that stands at `range`.
  public init(_ kind: Kind, at range: Range<Int>) {
    self.kind = kind
    self.range = range
  }

  /// Whether it is `null`.
  var isNull: Bool { if case .null = kind { true } else { false } }

  /// The value as a message names it: `a string "0.4"`, `250`, `an array of 3`.
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
  /// The key, its escapes undone.
  public var key: String

  /// Where the key stands, quotation marks included.
  public var keyRange: Range<Int>

  /// The value.
  public var value: JSONValue

  /// A key with its value.
  public init(key: String, keyRange: Range<Int>, value: JSONValue) {
    self.key = key
    self.keyRange = keyRange
    self.value = value
  }
}
