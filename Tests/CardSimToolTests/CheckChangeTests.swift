import CardCommandLine
import Foundation
import Testing

/// A golden that no longer holds: what is said first, and the commands, pictures and questions that follow.
@Suite struct CheckChangeTests {
  /// A folder with a scenario, and the golden of a softer one.
  private static func folder() throws -> Folder {
    let folder = try CheckCommandTests.folder()
    #expect(try Tool.run("check", "mine.json", "--record", "missing", in: folder).code == 1)
    let softer = CheckCommandTests.flick.replacingOccurrences(
      of: "\"inputs\"", with: "\"set\": { \"settle.damping_ratio\": 0.7 },\n  \"inputs\"")
    try folder.write(softer.replacingOccurrences(of: "\"max\": 5", with: "\"max\": 50"), to: "mine.json")
    return folder
  }

  @Test func whatIsFeltComesFirst() throws {
    let folder = try Self.folder()
    let result = try Tool.run("check", "mine.json", in: folder)
    let lines = result.output.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    let first = try #require(lines.firstIndex { $0.hasPrefix("golden: settles ") })
    #expect(lines[first].contains(" later, overshoots "), "\(result)")
    #expect(lines[first].hasSuffix("same target"), "\(result)")
    #expect(lines[first + 1].contains("is the first that differs"), "\(result)")
    #expect(!result.output.contains("units in the last place"))
    #expect(result.output.contains("to see it:     cardsim plot mine.golden.csv mine.json -o both.svg\n"))
    #expect(result.output.contains("to accept it:  cardsim check mine.json --record failed\n"))
    let verbose = try Tool.run("check", "mine.json", "--verbose", in: folder)
    #expect(verbose.output.contains("units in the last place"))
    // Both commands do what they promise.
    #expect(
      try Tool.shell("cardsim plot mine.golden.csv mine.json -o both.svg && test -s both.svg", in: folder).code == 0)
    #expect(try Tool.run("check", "mine.json", "--record", "failed", in: folder).code == 1)
    #expect(try Tool.run("check", "mine.json", in: folder).code == 0)
  }

  @Test func picturesStandBesideTheReport() throws {
    let folder = try Self.folder()
    #expect(try Tool.shell("mkdir out", in: folder).code == 0)
    let result = try Tool.run(
      "check", "mine.json", "--report", "md=out/check.md", "--pictures", "out/pictures", in: folder)
    #expect(result.code == 1, "\(result)")
    let page = try String(contentsOf: folder.url.appendingPathComponent("out/check.md"), encoding: .utf8)
    #expect(page.contains("![before and after](<pictures/mine.svg>)"), "\(page)")
    let svg = try String(contentsOf: folder.url.appendingPathComponent("out/pictures/mine.svg"), encoding: .utf8)
    #expect(svg.hasPrefix("<svg ") || svg.hasPrefix("<?xml"))
    #expect(svg.contains("before"))
    #expect(svg.contains("after"))
  }

  /// A link counts from the page's folder, wherever the pictures are.
  @Test(arguments: [
    ("out/r.md", "pics", "../pics/"), ("./out/r.md", "out/pics", "pics/"), ("r.md", "out/../pics/", "pics/"),
    ("out/r.md", ".", "../"),
  ]) func aLinkCountsFromThePage(page: String, pictures: String, link: String) throws {
    let folder = try Self.folder()
    #expect(try Tool.shell("mkdir out", in: folder).code == 0)
    let result = try Tool.run("check", "mine.json", "--report", "md=\(page)", "--pictures", pictures, in: folder)
    #expect(result.code == 1, "\(result)")
    let text = try folder.text(of: page)
    #expect(text.contains("](<\(link)mine.svg>)"), "\(text)")
    #expect(try Tool.shell("cd \(page.contains("out") ? "out" : ".") && test -s \(link)mine.svg", in: folder).code == 0)
  }

  @Test func aReviewNeedsSomeoneToAsk() throws {
    let folder = try Self.folder()
    let result = try Tool.run("check", "mine.json", "--review", in: folder)
    #expect(result.code == 64, "\(result)")
    #expect(result.words.contains("--review asks on a terminal"), "\(result)")
  }

  /// On a terminal a change is shown; `a` accepts it, and the next check holds.
  @Test(arguments: [("d\na\n", true), ("s\n", false), ("q\n", false)])
  func aReviewAcceptsOrLeaves(answers: String, isAccepted: Bool) throws {
    let folder = try Self.folder()
    let output = try Tool.onATerminal("check", "mine.json", "--review", typing: answers, in: folder)
    #expect(output.contains("1. mine: golden: settles "), "\(output)")
    #expect(output.contains("accept [a], skip [s], details [d], quit [q]?"), "\(output)")
    #expect(output.contains("to accept it:") || !answers.hasPrefix("d"), "\(output)")
    #expect(output.contains("golden recorded in mine.golden.csv") == isAccepted, "\(output)")
    #expect(try Tool.run("check", "mine.json", in: folder).code == (isAccepted ? 0 : 1))
  }

  /// A timeline that `run` wrote with four places agrees with the scenario, and one that differs in the fifth does not.
  @Test func fourPlacesAreComparedAsSuch() throws {
    let folder = try Folder()
    let rounded = try Tool.shell("cardsim run flick-up -o x.csv && cardsim diff x.csv flick-up", in: folder)
    #expect(rounded.code == 0, "\(rounded)")
    let back = try Tool.shell("cardsim diff flick-up x.csv", in: folder)
    #expect(back.code == 0, "\(back)")
    for places in ["2", "6"] {
      let line = "cardsim run tour --precision \(places) -o y.csv && cardsim diff tour y.csv"
      #expect(try Tool.shell(line, in: folder).code == 0)
    }
    let other = try Tool.shell(
      "cardsim run flick-up --set settle.response=0.40001 -o w.csv; cardsim diff w.csv flick-up", in: folder)
    #expect(other.code == 1, "\(other)")
    // An exact timeline is still held to the bit.
    let exact = try Tool.shell(
      "cardsim run flick-up --precision exact -o e.csv && cardsim diff flick-up e.csv && "
        + "cardsim run flick-up --precision exact --set settle.response=0.4000000001 -o f.csv && cardsim diff flick-up f.csv",
      in: folder)
    #expect(exact.code == 1, "\(exact)")
    // As a golden, too.
    try folder.write(CheckCommandTests.flick, to: "mine.json")
    let golden = try Tool.shell(
      "cardsim run mine.json --columns @all -o mine.golden.csv && cardsim check mine.json", in: folder)
    #expect(golden.code == 0, "\(golden)")
  }

  /// A limit that was taken from a report of four places holds.
  @Test func aLimitFromAReportHolds() throws {
    let folder = try Folder()
    let line = "cardsim metrics flick-up --metrics settle_ms --format text"
    let shown = try #require(try Tool.shell(line, in: folder).output.split(whereSeparator: \.isWhitespace).last)
    for limit in ["max", "min"] {
      let text = CheckCommandTests.flick.replacingOccurrences(
        of: #"{ "metric": "overshoot_pt", "max": 5 }"#, with: #"{ "metric": "overshoot_pt", "max": 500 }"#)
      try folder.write(text, to: "mine.json")
      let own = try #require(
        try Tool.shell("cardsim metrics mine.json --metrics settle_ms", in: folder).output
          .split(whereSeparator: \.isWhitespace).last)
      try folder.write(
        text.replacingOccurrences(
          of: #"{ "metric": "overshoot_pt", "max": 500 }"#, with: #"{ "metric": "settle_ms", "\#(limit)": \#(own) }"#),
        to: "mine.json")
      let result = try Tool.run("check", "mine.json", in: folder)
      #expect(result.code == 0, "\(limit) \(own) \(shown): \(result)")
    }
  }
}
