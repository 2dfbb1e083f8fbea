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
