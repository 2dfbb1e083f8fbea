/// A document read strictly into a value: syntax, kinds, ranges and keys, and all that is wrong with them at once.
public enum JSONDocument {
  /// Reads the object that `source` holds.
  ///
  /// - Parameters:
  ///   - source: the text and its name.
  ///   - warn: gets what is odd but no error.
  ///   - body: reads the object; what it reports is thrown. It may return nil only after having reported an error.
  public static func object<Value>(
    _ source: SourceText, warn: (Diagnostic) -> Void = { _ in }, _ body: @escaping (ObjectReader) -> Value?
  ) throws(DiagnosticsError) -> Value {
    let diagnostics = Diagnostics(source)
    var value: Value?
    if let root = JSONParser.parse(diagnostics) {
      value = JSONShape<Value>.object(body).value(at: JSONPlace(value: root, path: .root, diagnostics: diagnostics))
    }
    try diagnostics.throwErrors()
    diagnostics.warnings.forEach(warn)
    guard let value else { preconditionFailure("nothing was read from \(source.name), and nothing was wrong with it") }
    return value
  }
}
