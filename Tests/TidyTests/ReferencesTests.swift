import Foundation
import Testing

/// `Tests/references.md` gives the sources of the tests' numbers; tests and sources cite its ids: `(TG-1)`.
@Suite struct ReferencesTests {
  /// A citation: its id, and the place that cites it.
  struct Citation {
    var id: String
    var place: String
  }

  static let page = "Tests/references.md"

  /// The ids of the page's entries, in order: an entry begins with its id in bold.
  static func ids() throws -> [String] {
    try Repository.text(page).split(separator: "\n").compactMap { line in
      guard line.hasPrefix("- **") else { return nil }
      return String(line.dropFirst(4).prefix { $0 != "*" })
    }
  }

  /// An id's letters, without its number.
  static func prefix(of id: String) -> String { String(id.prefix { $0 != "-" }) }

  /// The words of a text that have the form of an id with one of these prefixes: letters, a dash, a number.
  static func citations(in text: Substring, prefixes: Set<String>) -> [String] {
    var found: [String] = []
    for word in text.split(whereSeparator: { !($0.isLetter || $0.isNumber || $0 == "-" || $0 == ".") }) {
      // A full stop at the end of a sentence is not part of the id, but one within a version is.
      let id = word.hasSuffix(".") ? word.dropLast() : word
      let parts = id.split(separator: "-", omittingEmptySubsequences: false)
      guard parts.count == 2, prefixes.contains(String(parts[0])), let number = Int(parts[1]), number > 0 else {
        continue
      }
      found.append(String(id))
    }
    return found
  }

  /// Every Swift file that may cite, except this one, whose examples cite nothing.
  static func files() throws -> [Repository.File] {
    try Repository.swiftFiles(below: "Tests", "Sources").filter { $0.name != "ReferencesTests.swift" }
  }

  /// Every citation in the tests and the sources.
  static func citations(prefixes: Set<String>) throws -> [Citation] {
    var found: [Citation] = []
    for file in try files() {
      let known = prefixes.map { $0 + "-" }.filter { file.holds($0) }
      if known.isEmpty { continue }
      for (index, line) in file.lines.enumerated() where known.contains(where: { Repository.holds(line, $0) }) {
        for id in citations(in: line, prefixes: prefixes) {
          found.append(Citation(id: id, place: "\(file.path):\(index + 1)"))
        }
      }
    }
    return found
  }

  @Test(
    arguments: [
      ("/// By its source (Ab-1).", ["Ab-1"]), ("(Ab-1, Ab-22)", ["Ab-1", "Ab-22"]),
      ("(Ab-1 to Ab-3)", ["Ab-1", "Ab-3"]), ("see Ab-2.", ["Ab-2"]),
      ("Ab-1.8 is a version", []), ("Cd-1", []), ("Ab-x", []), ("Ab-1-2", []), ("Ab-0", []),
    ] as [(String, [String])])
  func citationsAreFound(text: String, found: [String]) {
    #expect(Self.citations(in: text[...], prefixes: ["Ab"]) == found)
  }

  @Test func idsAreNumberedFromOne() throws {
    let ids = try Self.ids()
    #expect(ids.count > 40)
    var last: [String: Int] = [:]
    for id in ids {
      let prefix = Self.prefix(of: id)
      let number = last[prefix, default: 0] + 1
      #expect(id == "\(prefix)-\(number)", "\(Self.page) has \(id) where \(prefix)-\(number) is due")
      last[prefix] = number
    }
  }

  @Test func everyCitationHasItsEntryAndEveryEntryIsCited() throws {
    let ids = try Self.ids()
    let citations = try Self.citations(prefixes: Set(ids.map { Self.prefix(of: $0) }))
    for citation in citations where !ids.contains(citation.id) {
      Issue.record("\(citation.place) cites \(citation.id), which isn't in \(Self.page)")
    }
    let cited = Set(citations.map { $0.id })
    for id in ids where !cited.contains(id) { Issue.record("nothing cites \(id) of \(Self.page)") }
  }

  /// A section of a document outside the repository is cited neither by that document's name nor, in tests, by a
  /// section sign.
  @Test func nothingOutsideIsCited() throws {
    // The name is in two parts, so that a search for it doesn't find this file.
    let name = "refer" + "ences, "
    for file in try Self.files() {
      let hasSign = file.path.hasPrefix("Tests/") && file.holds("\u{A7}")
      guard hasSign || file.holds(name) else { continue }
      for (index, line) in file.lines.enumerated() {
        let rests = line.components(separatedBy: name).dropFirst()
        let isNamed = rests.contains { rest in rest.first.map { $0.isUppercase || $0 == "\u{A7}" } ?? false }
        if isNamed || hasSign && line.contains("\u{A7}") {
          Issue.record("\(file.path):\(index + 1) cites a document that isn't here")
        }
      }
    }
  }
}
