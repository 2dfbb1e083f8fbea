import Testing

/// Tests avoid what the manifest's oldest Swift can't compile and a newer one takes without a word.
///
/// `Scripts/toolchain-check.sh` compiles everything with that Swift, in minutes; these two rules are seen in the text.
@Suite struct OlderSwiftTests {
  /// The interpolations and closures in the brackets of a text's `@Test`, on which Swift 6.0 crashes.
  static func unreadableArguments(_ text: String) -> [String] {
    guard Repository.holds(text, "@Test(") else { return [] }
    let parts = text.split(separator: "@Test(", omittingEmptySubsequences: false)
    return parts.dropFirst().compactMap { flaw(afterBracket: Array($0.utf8)) }
  }

  /// The first of them before the bracket closes; nil if there is none.
  private static func flaw(afterBracket text: [UInt8]) -> String? {
    var (depth, place) = (1, 0)
    while depth > 0, place < text.count {
      switch text[place] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: "{"): return "a closure"
      case UInt8(ascii: "#"), UInt8(ascii: "\""):
        guard let end = endOfString(text, from: place) else { return "an interpolation" }
        place = end
        continue
      default: break
      }
      place += 1
    }
    return nil
  }

  /// The place after a string that begins here, raw or of several lines, too; nil if it has an interpolation.
  private static func endOfString(_ text: [UInt8], from start: Int) -> Int? {
    let hashes = text[start...].prefix { $0 == UInt8(ascii: "#") }
    var place = start + hashes.count
    // A number sign without a string: `#filePath`.
    guard place < text.count, text[place] == UInt8(ascii: "\"") else { return place }
    // Three quotes begin a string of several lines only at a line's end: a raw string may hold one quote.
    let quotes = text[place...].starts(with: "\"\"\"\n".utf8) ? 3 : 1
    let end = Array(repeating: UInt8(ascii: "\""), count: quotes) + hashes
    let escape = [UInt8(ascii: "\\")] + hashes
    place += quotes
    while place < text.count {
      if text[place...].starts(with: end) { return place + end.count }
      guard text[place...].starts(with: escape) else {
        place += 1
        continue
      }
      place += escape.count
      if place < text.count, text[place] == UInt8(ascii: "(") { return nil }
      place += 1
    }
    return place
  }

  /// True if a line keeps the error that an expectation caught, which Swift 6.0's expectations don't return.
  static func keepsAnError(_ line: Substring) -> Bool {
    Repository.holds(line, "= #expect(throws:") || Repository.holds(line, "= try #require(throws:")
  }

  // Each is completed to an attribute here, so that this file holds none itself.
  private static let flawed = [
    (#"arguments: [("fps", "takes \(rate)")])"#, "an interpolation"),
    (##"arguments: ["a)", #"b\#(rate)"#])"##, "an interpolation"),
    ("arguments: [\"\"\"\n  \"a\" \\(rate)\n  \"\"\"])", "an interpolation"),
    ("arguments: seeds.map { $0 + 1 })", "a closure"), (".enabled(if: all.allSatisfy { $0 }))", "a closure"),
  ]

  @Test(arguments: flawed)
  func flawsAreFound(attribute: String, flaw: String) {
    #expect(Self.unreadableArguments("@Te" + "st(" + attribute + " func f() {}") == [flaw])
  }

  private static let sound = [
    #"arguments: ["{\"a\": 1}", "\\(", ")"])"#, ##"arguments: [#"\(a) {"#, #"""#])"##,
    "arguments: [\"\"\"\n  { \"a\"\n  \"\"\"])", "arguments: Seeds.few, [1, 2])", ".enabled(if: Self.has(#filePath)))",
  ]

  @Test(arguments: sound)
  func nothingElseIs(attribute: String) {
    #expect(Self.unreadableArguments("@Te" + "st(" + attribute + " func f() { g(\"\\(x)\") }") == [])
  }

  @Test func testsAreForTheOldestSwift() throws {
    for file in try Repository.swiftFiles(below: "Tests") where file.name != "OlderSwiftTests.swift" {
      for flaw in Self.unreadableArguments(file.text) {
        Issue.record("\(file.path): the brackets of a test hold \(flaw), on which Swift 6.0 crashes: give it a name")
      }
      guard file.holds("throws:") else { continue }
      for line in file.lines where Self.keepsAnError(line) {
        Issue.record("\(file.path): Swift 6.0's expectation returns no error: catch it by do and catch: \(line)")
      }
    }
  }
}
