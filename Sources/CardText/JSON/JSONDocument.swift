/// Reads a document strictly into a value: checks syntax, kinds, ranges and keys, and reports all problems at once.
public enum JSONDocument {
  /// Reads the object in `source`.
  ///
  /// - Parameters:
  ///   - source: The text and its name.
  ///   - warn: Receives the warnings.
  ///   - body: Reads the object; its errors are thrown. It may return nil only after reporting an error.
  public static func object<Value>(
    _ source: SourceText, warn: (Diagnostic) -> Void = { _ in }, _ body: @escaping (ObjectReader) -> Value?
  ) throws(DiagnosticsError) -> Value {
    let diagnostics = Diagnostics(source)
    var value: Value?
    if let root = JSONParser.place(diagnostics) { value = JSONShape<Value>.object(body).value(at: root) }
    try diagnostics.throwErrors()
    diagnostics.warnings.forEach(warn)
    guard let value else { preconditionFailure("nothing was read from \(source.name), and nothing was wrong with it") }
    return value
  }
}
