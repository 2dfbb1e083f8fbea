/// Rows of data as JSON objects: an array, an object that holds one under a usual name, or an object in each line.
package enum JSONRows {
  /// The names under which a log holds its events.
  private static let names = ["events", "samples", "touches", "data", "records", "rows"]

  /// Calls `body` with each row.
  ///
  /// - Parameters:
  ///   - diagnostics: Those of a text that ``joined(_:)`` returned.
  ///   - other: A key of another kind of file, and the error that says so.
  /// - Throws: `DiagnosticsError` if the text isn't JSON.
  package static func forEach(
    in diagnostics: Diagnostics, unless other: (key: String, words: String, help: String)? = nil,
    _ body: (JSONPlace) -> Void
  ) throws(DiagnosticsError) {
    guard let root = JSONParser.place(diagnostics) else { return try diagnostics.throwErrors() }
    let list = names.lazy.compactMap { root.member($0) }.first { $0.kind == .array } ?? root
    guard list.kind == .array else {
      if let other, root.member(other.key) != nil { return root.error(other.words, help: other.help) }
      root.error("expected an array of objects", help: "or an object with one: " + names.joined(separator: ", "))
      return
    }
    list.elements.forEach(body)
  }

  /// Returns a text of several objects, a line each, as one array: its lines keep their numbers, and an error its
  /// place.
  /// Any other text is returned as it is.
  package static func joined(_ source: SourceText) -> SourceText {
    guard source.bytes.first(where: { $0 > 0x20 }) == UInt8(ascii: "{"), let lines = lines(of: source) else {
      return source
    }
    return SourceText(name: source.name, bytes: lines)
  }

  /// Returns the lines of a text as the elements of an array; nil if it has no second object.
  private static func lines(of source: SourceText) -> [UInt8]? {
    var bytes: [UInt8] = []
    var count = 0
    bytes.reserveCapacity(source.bytes.count + 1024)
    for line in source.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      let isObject = line.first { $0 > 0x20 } == UInt8(ascii: "{")
      if isObject {
        guard line.last(where: { $0 > 0x20 }) == UInt8(ascii: "}") else { return nil }
        bytes.append(UInt8(ascii: count == 0 ? "[" : ","))
        count += 1
      }
      bytes += line
      bytes.append(UInt8(ascii: "\n"))
    }
    bytes.append(UInt8(ascii: "]"))
    return count > 1 ? bytes : nil
  }
}

extension JSONPlace {
  /// Returns the number of the first member that there is, of several usual names.
  package func number(_ names: [String]) -> Double? {
    for name in names { if let number = member(name)?.double { return number } }
    return nil
  }
}
