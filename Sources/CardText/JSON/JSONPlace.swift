/// A value and its place in a document: all that is needed to read it or to report an error about it.
public struct JSONPlace {
  /// The value.
  public let value: JSONValue

  /// The path to the value.
  public let path: JSONPath

  /// Receives the problems.
  public let diagnostics: Diagnostics

  /// Creates the place of a value found at `path`.
  public init(value: JSONValue, path: JSONPath, diagnostics: Diagnostics) {
    self.value = value
    self.path = path
    self.diagnostics = diagnostics
  }

  /// Reports an error about the value.
  public func error(_ message: String, help: String? = nil) {
    diagnostics.error(message, at: value.range, path: path.text, help: help)
  }

  /// Reports a warning about the value.
  public func warn(_ message: String, help: String? = nil) {
    diagnostics.warn(message, at: value.range, path: path.text, help: help)
  }

  /// Reports that the value is of the wrong kind, or not among the values allowed.
  ///
  /// - Parameter expected: A description of the allowed values, as in "expected a number from 0 to 1, found …".
  public func mismatch(expected: String, help: String? = nil) {
    if value.kind == .invalid { return }
    error("expected \(expected), found \(value.description(in: diagnostics.source))", help: help)
  }

  /// The value's text in the document.
  var text: String {
    String(decoding: diagnostics.source.bytes[value.range], as: UTF8.self)
  }
}

/// A value that was read, and its place, for checks that need both.
///
/// ```swift
/// let detent = reader.required("start", as: .located(.string))
/// …
/// if let detent, !detents.contains(detent.value) { detent.place.error("there is no such detent") }
/// ```
public struct Located<Value> {
  /// The value.
  public let value: Value

  /// Its place in the document.
  public let place: JSONPlace
}
