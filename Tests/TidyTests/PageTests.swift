import Foundation
import Testing

/// The page `README.md`, and the guides, which are the articles of the library's DocC catalog.
@Suite struct PageTests {
  /// The folder of the guides.
  static let catalog = "Sources/CardSim/CardSim.docc"

  /// The catalog's landing page.
  static let landing = "CardSim.md"

  /// The file names of the guides, without the landing page.
  static func guides() throws -> [String] {
    try Repository.names(in: catalog).filter { $0.hasSuffix(".md") && $0 != landing }
  }

  /// The README and all of the catalog's pages.
  static func pages() throws -> [Repository.File] {
    let readme = Repository.File(path: "README.md", text: try Repository.text("README.md"))
    return try [readme] + Repository.files(below: [catalog], endings: [".md"])
  }

  /// The lines of a page outside fenced blocks, with their numbers from 1.
  static func prose(_ text: String) -> [(number: Int, line: Substring)] {
    var isFenced = false
    var lines: [(number: Int, line: Substring)] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.hasPrefix("```") {
        isFenced.toggle()
      } else if !isFenced {
        lines.append((index + 1, line))
      }
    }
    return lines
  }

  /// The targets of a page's links and pictures, `[text](target)`, outside code.
  static func links(_ text: String) -> [String] {
    prose(text).flatMap { _, line in
      // The even pieces between backticks aren't code.
      let plain = line.split(separator: "`", omittingEmptySubsequences: false).enumerated()
        .map { $0.offset % 2 == 0 ? String($0.element) : "" }
        .joined()
      return plain.matches(of: /\]\(([^)\s]+)\)/).map { String($0.1) }
    }
  }

  /// The guides that a page links in DocC's form, `<doc:Name>`.
  static func articles(_ text: String) -> [String] {
    prose(text).flatMap { $0.line.matches(of: /<doc:([A-Za-z]+)>/).map { String($0.1) } }
  }

  @Test func theReadmeIsShort() throws {
    let bytes = try Repository.text("README.md").utf8.count
    #expect(bytes <= 15_360, "what isn't for the first visit belongs into a guide")
  }

  /// The pages contain the words that people search for, in any case.
  @Test(arguments: [
    "bottom sheet", "detent", "snap point", "easing", "scrim", "nested scrolling", "touch slop", "velocity tracker",
    "interruptible", "UISheetPresentationController", "BottomSheetBehavior",
  ])
  func theReadmeIsFound(word: String) throws {
    let lowered = try Repository.text("README.md").lowercased().split(separator: "\n").joined(separator: " ")
    #expect(lowered.contains(word.lowercased()))
  }

  @Test func everyGuideIsLinked() throws {
    let guides = try Self.guides()
    #expect(guides.count > 10)
    let fromLanding = Set(Self.articles(try Repository.text("\(Self.catalog)/\(Self.landing)")))
    let fromReadme = Set(Self.links(try Repository.text("README.md")))
    for guide in guides {
      #expect(fromLanding.contains(String(guide.dropLast(".md".count))), "\(Self.landing) doesn't link \(guide)")
      #expect(fromReadme.contains("\(Self.catalog)/\(guide)"), "README.md doesn't link \(guide)")
    }
  }

  @Test func everyLinkHasAnEnd() throws {
    for page in try Self.pages() + Repository.files(below: Repository.folders, endings: [".md"]) {
      let folder = page.path.split(separator: "/").dropLast().joined(separator: "/")
      for link in Self.links(page.text) where !link.contains("://") && !link.hasPrefix("#") {
        let path = link.prefix { $0 != "#" }
        #expect(Repository.has(folder.isEmpty ? String(path) : "\(folder)/\(path)"), "\(page.path) links \(link)")
      }
      for name in Self.articles(page.text) {
        #expect(Repository.has("\(Self.catalog)/\(name).md"), "\(page.path) links <doc:\(name)>")
      }
    }
  }

  @Test func everyPathThatIsNamedExists() throws {
    for page in try Self.pages() {
      for path in Repository.paths(namedIn: page.text) {
        #expect(Repository.has(path), "\(page.path) names \(path)")
      }
    }
  }

  @Test func theExampleIsShown() throws {
    let page = try Repository.text("\(Self.catalog)/InYourOwnCode.md")
    for name in ["example", "live-example"] {
      let example = try Repository.text("Scripts/\(name).swift")
      #expect(page.contains("```swift\n\(example)```\n"), "\(name)")
    }
  }

  /// A line of a page has at most 120 characters, unless it is in a table.
  @Test func proseIsNarrow() throws {
    for page in try Self.pages() {
      for (number, line) in Self.prose(page.text) where line.count > 120 && !line.hasPrefix("|") {
        Issue.record("\(page.path):\(number) has \(line.count) characters, more than 120")
      }
    }
  }

  @Test func linksAreFound() {
    let text = "See [a](b.md#c), `[d](e)` and ![f](g.svg) and <doc:H>.\n```text\n[i](j)\n```\n"
    #expect(Self.links(text) == ["b.md#c", "g.svg"])
    #expect(Self.articles(text) == ["H"])
  }
}
