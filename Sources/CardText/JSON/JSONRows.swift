/// Rows of data as JSON objects: an array, an object that holds one under a usual name, or an object in each line.
package enum JSONRows {
  /// The names under which a log holds its events.
  private static let names = ["events", "samples", "touches", "data", "records", "rows"]

  /// Calls `body` with each row.
  ///
  /// - Parameters:
  ///   - diagnostics: Those of the text of ``JoinedLines``.
  ///   - other: A key of another kind of file, and the error that says so.
  /// - Throws: `DiagnosticsError` if the text isn't JSON.
  package static func forEach(
    in diagnostics: Diagnostics, unless other: (key: String, words: String, help: String)? = nil,
    _ body: (JSONPlace) -> Void
  ) throws(DiagnosticsError) {
    if let line = JoinedLines.cutLine(of: diagnostics.source.bytes) {
      diagnostics.error(
        "the last line is cut: it begins an object and doesn't end it", at: line,
        help: "a recorder that is stopped leaves such a line: delete it")
      return try diagnostics.throwErrors()
    }
    guard let root = JSONParser.place(diagnostics) else { return try diagnostics.throwErrors() }
    let list = names.lazy.compactMap { root.member($0) }.first { $0.kind == .array } ?? root
    guard list.kind == .array else {
      if let other, root.member(other.key) != nil { return root.error(other.words, help: other.help) }
      root.error("expected an array of objects", help: "or an object with one: " + names.joined(separator: ", "))
      return
    }
    list.elements.forEach(body)
  }
}

extension JSONPlace {
  /// Returns the number of the first member that there is, of several usual names.
  package func number(_ names: [String]) -> Double? {
    for name in names { if let number = member(name)?.double { return number } }
    return nil
  }
}
