/// A value at its place in a document: what is needed to read it, or to complain about it.
public struct JSONPlace {
  /// The value.
  public let value: JSONValue

  /// The way to it.
  public let path: JSONPath

  /// Where problems go.
  public let diagnostics: Diagnostics

  /// A value that was found at `path`.
  public init(value: JSONValue, path: JSONPath, diagnostics: Diagnostics) {
    self.value = value
    self.path = path
    self.diagnostics = diagnostics
  }

  /// Says what is wrong with the value.
  public func error(_ message: String, help: String? = nil) {
    diagnostics.error(message, at: value.range, path: path.text, help: help)
  }

  /// Says what is odd about the value.
  public func warn(_ message: String, help: String? = nil) {
    diagnostics.warn(message, at: value.range, path: path.text, help: help)
  }

  /// Says that the value is of the wrong kind, or not among those that would do.
  ///
  /// - Parameter expected: what would have done, as in "expected a number from 0 to 1, found …".
  public func mismatch(expected: String, help: String? = nil) {
    if value.kind == .invalid { return }
    error("expected \(expected), found \(value.description(in: diagnostics.source))", help: help)
  }

  /// The text of the value as it stands in the document.
  var text: String {
    String(decoding: diagnostics.source.bytes[value.range], as: UTF8.self)
  }
}

/// A value that was read, and its place, for checks that need more of the document than the value.
///
/// ```swift
/// let detent = reader.required("start", as: .located(.string))
/// …
/// if let detent, !detents.contains(detent.value) { detent.place.error("there is no such detent") }
/// ```
public struct Located<Value> {
  /// What was read.
  public let value: Value

  /// Where.
  public let place: JSONPlace
}
