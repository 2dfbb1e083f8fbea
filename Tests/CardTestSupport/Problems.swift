import CardText

extension JSONValue {
  /// The value without its source ranges.
  public var placeless: JSONValue {
    switch kind {
    case .array(let elements): JSONValue(.array(elements.map(\.placeless)), at: 0..<0)
    case .object(let members):
      JSONValue(
        .object(members.map { JSONMember(key: $0.key, keyRange: 0..<0, value: $0.value.placeless) }), at: 0..<0)
    case .null, .bool, .number, .string, .invalid: JSONValue(kind, at: 0..<0)
    }
  }
}

/// All problems of a document, as `line:column message | help`.
public func problems(_ bytes: [UInt8]) -> [String] {
  let diagnostics = Diagnostics(SourceText(name: "a.json", bytes: bytes))
  _ = JSONParser.parse(diagnostics)
  return problems(diagnostics)
}

/// All problems noted so far.
public func problems(_ diagnostics: Diagnostics) -> [String] {
  do throws(DiagnosticsError) {
    try diagnostics.throwErrors()
    return []
  } catch {
    return error.summary
  }
}

/// The problem that a reader throws for a text, as `line:column message`; empty if there is none.
public func placedProblem(_ work: () throws(DiagnosticsError) -> Void) -> String {
  do throws(DiagnosticsError) {
    try work()
    return ""
  } catch {
    return error.diagnostics.map { "\($0.line):\($0.column) \($0.message)" }.joined(separator: "; ")
  }
}

extension DiagnosticsError {
  /// All problems, as `line:column message | help`.
  public var summary: [String] {
    diagnostics.map { "\($0.line):\($0.column) \($0.message)" + ($0.help.map { " | \($0)" } ?? "") }
  }
}
