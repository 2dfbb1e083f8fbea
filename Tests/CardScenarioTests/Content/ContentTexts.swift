import CardText
import Testing

@testable import CardScenario

/// Reads a content from its text.
func contentText(_ text: String) throws(DiagnosticsError) -> ContentText {
  try ContentText.read(SourceText(name: "a.json", text: text)) { _ in }
}

/// Reads the components of a Spots document from its text.
func spots(_ text: String) throws -> [ContentText.ComponentText] {
  guard case .spots(let components) = try contentText(text).body else {
    Issue.record("no components")
    return []
  }
  return components
}

/// Reads the cards of a CardParts list from its text.
func cardParts(_ text: String) throws -> PartsText {
  guard case .cardParts(let parts) = try contentText(text).body else {
    Issue.record("no cards")
    return PartsText()
  }
  return parts
}

/// All problems of a content, warnings included, as `severity line:column path message | help`.
func contentProblems(_ text: String) -> [String] {
  var found: [Diagnostic] = []
  do throws(DiagnosticsError) {
    _ = try ContentText.read(SourceText(name: "a.json", text: text)) { found.append($0) }
  } catch {
    found = error.diagnostics
  }
  return found.map {
    "\($0.severity) \($0.line):\($0.column) \($0.path ?? "-") \($0.message)" + ($0.help.map { " | \($0)" } ?? "")
  }
}
