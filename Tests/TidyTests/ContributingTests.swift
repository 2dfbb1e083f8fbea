import Foundation
import Testing

/// `.github/CONTRIBUTING.md` lists the files for four kinds of change, each with an example from the code.
@Suite struct ContributingTests {
  /// An example: its name, its names in the code, the first its own, and the files in its table.
  struct Example {
    var title: String
    var name: String
    var words: [String]
    var files: Set<String> = []
  }

  /// The examples of the page: for each part that begins "A new", the words after "in code" up to the sentence's end,
  /// and the rows of its table.
  static func examples() throws -> [Example] {
    var examples: [Example] = []
    for part in try Repository.text(".github/CONTRIBUTING.md").components(separatedBy: "\n## ").dropFirst() {
      guard part.hasPrefix("A new "), let title = part.split(separator: "\n").first else { continue }
      let sentence = (part.components(separatedBy: "in code").dropFirst().first ?? "").prefix { $0 != "|" }
      let pieces = sentence.replacing("\n", with: " ").components(separatedBy: ". ")[0].split(separator: "`")
      // Every second piece stands between backquotes.
      let words = stride(from: 1, to: pieces.count, by: 2).map { String(pieces[$0]) }
      // Its name is the first text in backquotes after "The example is".
      let introduced = part.components(separatedBy: "The example is").dropFirst().first ?? ""
      let name = introduced.split(separator: "`").dropFirst().first ?? ""
      var example = Example(title: String(title), name: String(name), words: words)
      for line in part.split(separator: "\n") where line.hasPrefix("| `") {
        example.files.insert(String(line.dropFirst(3).prefix { $0 != "`" }))
      }
      examples.append(example)
    }
    return examples
  }

  @Test func thereIsAnExampleOfEachKind() throws {
    #expect(
      try Self.examples().map(\.title) == [
        "A new column", "A new snap rule", "A new preset", "A new kind of content",
      ])
  }

  @Test func everyPathExists() throws {
    let page = try Repository.text(".github/CONTRIBUTING.md")
    let missing = Repository.paths(namedIn: page).filter { !Repository.has($0) }
    #expect(missing.isEmpty)
  }

  /// Each table names all files in which the example's own word stands, and none in which none of its words does; a
  /// file that isn't code has the example's name.
  @Test func theTablesAreWhole() throws {
    let sources = try Repository.swiftFiles(below: "Sources")
    for example in try Self.examples() {
      let own = try #require(example.words.first, "\(example.title) names no word after \"in code\"")
      func files(_ words: [String]) -> Set<String> {
        Set(sources.filter { file in words.contains { Self.names($0, file.text) } }.map(\.path))
      }
      let untold = files([own]).subtracting(example.files).sorted()
      #expect(untold.isEmpty, "\(example.title): \(own) stands in files that its table doesn't name")
      // Of a file that isn't code it is the name that says whose it is.
      let code = example.files.filter { $0.hasSuffix(".swift") }
      let named = example.files.subtracting(code).filter { !$0.contains(example.name) }
      #expect(named.isEmpty, "\(example.title): the table names files that aren't called \(example.name)")
      let strange = code.subtracting(files(example.words)).sorted()
      #expect(strange.isEmpty, "\(example.title): the table names files in which \(example.words) don't stand")
    }
  }

  /// True if a word occurs in a text, in code and not in a comment, and not as the beginning of a longer word.
  static func names(_ word: String, _ text: String) -> Bool {
    guard text.contains(word) else { return false }
    return text.split(separator: "\n").contains { line in
      let code = line.components(separatedBy: "//")[0]
      return code.components(separatedBy: word).dropFirst().contains { rest in
        guard let next = rest.first else { return true }
        return !(next.isLetter || next.isNumber || next == "_")
      }
    }
  }

  @Test(arguments: [
    ("case step(StepSnap)", true), ("/// Like ``StepSnap``.", false), ("StepSnapshot()", false), ("StepSnap", true),
  ])
  func wordsAreFound(line: String, isFound: Bool) {
    #expect(Self.names("StepSnap", line) == isFound)
  }
}
