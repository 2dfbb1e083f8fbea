import Foundation
import Testing

@testable import CardCommandLine
@testable import CardSimTool

/// The manual page, which contains the whole table of commands.
@Suite struct ManCommandTests {
  @Test func thePageHasEveryCommandAndOption() throws {
    let page = try Tool.run("man").output
    for place in CommandPlace(path: [.cardsim]).all {
      let name = place.words.dropFirst().joined(separator: " ")
      let start = place.path.count == 1 ? ".SH OPTIONS\n" : ".SS \"\(Roff.escaped(name))\"\n"
      let head = try #require(page.range(of: start), "\(place.name)")
      let rest = page[head.upperBound...]
      let body = "\n" + rest[..<(rest.range(of: "\n.S")?.lowerBound ?? rest.endIndex)]
      for option in place.options {
        let short = option.short.map { Roff.bold("-\($0)") + ", " } ?? ""
        #expect(body.contains("\n.TP\n" + short + Roff.bold("--\(option.name)")), "\(place.name) --\(option.name)")
      }
      for example in place.command.examples { #expect(page.contains("\n    \(Roff.escaped(example.line))\n.EE\n")) }
    }
  }

  @Test func thePageHasItsSections() throws {
    let page = try Tool.run("man").output
    #expect(
      page.split(separator: "\n").filter { $0.hasPrefix(".SH ") } == [
        ".SH NAME", ".SH SYNOPSIS", ".SH DESCRIPTION", ".SH OPTIONS", ".SH COMMANDS", ".SH EXIT STATUS",
        ".SH ENVIRONMENT", ".SH EXAMPLES", ".SH SEE ALSO",
      ])
    #expect(page.utf8.allSatisfy { $0 < 128 })
    #expect(page.contains(".SH NAME\ncardsim \\- simulate card"))
  }

  @Test func nothingHasAMeaningToRoff() {
    #expect(
      Roff.escaped("a-b 'c' `d` \\e ^f~ \"g\" h…") == "a\\-b \\(aqc\\(aq \\(gad\\(ga \\ee \\(haf\\(ti \\(dqg\\(dq h...")
    #expect(Roff.escaped("± − ×") == "\\[u00B1] \\- \\(mu")
    var page = Roff()
    page.fill(".TH is a request\u{20}\u{20}here")
    page.fill("'br too")
    page.paragraphs("a\n  laid  out\n  more\nb\n\nc")
    #expect(
      page.text == """
        \\&.TH is a request here
        \\(aqbr too
        .PP
        a
        .EX
          laid  out
          more
        .EE
        b
        .PP
        c

        """)
  }

  @Test func linesAreFilled() {
    var page = Roff()
    page.fill(Array(repeating: "word", count: 40).joined(separator: " ") + " .end")
    #expect(page.text.split(separator: "\n").map(\.utf8.count) == [79, 79, 44])
  }

  static let hasMandoc = (try? Tool.shell("command -v mandoc").code) == 0

  @Test(.enabled(if: hasMandoc)) func mandocFindsNothing() throws {
    let result = try Tool.shell("cardsim man | mandoc -T lint -W warning")
    #expect(result == Tool.Result(output: "", words: "", code: 0))
  }

  @Test func everyExitCodeIsListed() {
    let failures: [Failure] = [
      .readerGone, .reported(exitCode: 1), .usage(""), .wrongArgument(""), .badInput(""), .diagnostics(""),
      .noInput(path: "", reason: ""), .fault(""), .unknownArguments, .cannotCreate(path: "", reason: ""),
      .cannotWrite(path: "", reason: ""),
    ]
    #expect(Set(failures.map(\.exitCode)) == Set(ExitStatus.all.map(\.code)))
  }

  /// The page lists every environment variable that the tool's source reads by name.
  @Test func everyVariableIsListed() throws {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources").standardizedFileURL
    let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    var found: Set<String> = []
    for case let file as URL in files where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      found.formUnion(text.matches(of: /value\("([A-Z_]+)"\)/).map { String($0.1) })
      for list in text.matches(of: /for name in \[("[A-Z_", ]+")\]/) {
        found.formUnion(list.1.matches(of: /[A-Z_]+/).map { String($0.0) })
      }
    }
    #expect(found.isSuperset(of: ["NO_COLOR", "LC_ALL", "CI"]))
    #expect(found == Set(EnvironmentVariable.all.map(\.name)))
  }
}
