import Foundation
import Testing

/// Plain words: a sentence names its subject first, and only a question begins with What, How or Whether.
@Suite struct WordsTests {
  /// The sentences of a text that begin with one of those words and ask nothing.
  static func indirect(_ text: String) -> [String] {
    text.components(separatedBy: ". ").flatMap { piece in
      // All parts but the last end with a question mark.
      piece.components(separatedBy: "? ").suffix(1)
    }
    .filter { part in
      let sentence = part.trimmingCharacters(in: .whitespaces)
      return ["What ", "How ", "Whether "].contains(where: sentence.hasPrefix) && !sentence.hasSuffix("?")
    }
  }

  /// The blocks of comments in a source, each as one line.
  static func comments(_ file: Repository.File) -> [String] {
    var blocks = [""]
    for line in file.lines {
      let text = line.drop { $0 == " " }
      if text.hasPrefix("//") {
        blocks[blocks.count - 1] += text.drop { $0 == "/" }
      } else if !blocks[blocks.count - 1].isEmpty {
        blocks.append("")
      }
    }
    return blocks
  }

  @Test(arguments: [
    ("What it does. It does it", 1), ("It is. How it is is open", 1), ("Is it? Whether it is", 1),
    ("What is it?", 0), ("It is what it is. Is it? What else?", 0), ("Whatever it does. However", 0),
  ]) func indirectSentencesAreFound(text: String, count: Int) {
    #expect(Self.indirect(text).count == count)
  }

  @Test func commentsSayTheirSubjectFirst() throws {
    for file in try Repository.files(
      below: ["Sources", "Tests", "Benchmarks", "Scripts"], endings: [".swift", ".js", ".mjs"])
    where !SourceTests.recorded.contains(file.name) && file.name != "EngineModule.swift" {
      guard file.holds("What ") || file.holds("How ") || file.holds("Whether ") else { continue }
      for block in Self.comments(file) {
        for sentence in Self.indirect(block) { Issue.record("\(file.path): \(sentence.prefix(80))") }
      }
    }
  }

  @Test func guidesSayTheirSubjectFirst() throws {
    for page in try PageTests.pages() + Repository.files(below: [".github", "Benchmarks"], endings: [".md"]) {
      let prose = PageTests.prose(page.text).map { $0.line.isEmpty ? ". " : String($0.line) }.joined(separator: " ")
      for sentence in Self.indirect(prose) { Issue.record("\(page.path): \(sentence.prefix(80))") }
    }
  }
}
