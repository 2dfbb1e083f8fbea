import CardCommandLine
import Foundation
import Testing

/// Channels as columns on the command line.
@Suite struct ChannelColumnsTests {
  static let player = """
    { "cards": [{ "name": "player", "detents": { "mini": 700, "full": 100 }, "detent": "mini" }],
      "channels": [{ "name": "artwork", "from": ["mini", 1], "to": ["full", 0] },
        { "name": "shadow", "follows": "card_y_pt", "lag": 2 }],
      "set": { "tap.motion": "curve", "tap.curve": "linear", "tap.duration": 0.1 },
      "inputs": [{ "at": "0ms", "move": "full" }], "duration": "150ms" }
    """

  static func folder() throws -> Folder {
    let folder = try Folder()
    try folder.write(player, to: "player.json")
    return folder
  }

  @Test func theyAreChosenByTheirNames() throws {
    let folder = try Self.folder()
    let result = try Tool.run(
      "run", "player.json", "--columns", "shadow,frame,artwork", "--precision", "1", in: folder)
    #expect(result.code == 0)
    let rows = result.output.split(separator: "\n")
    #expect(rows[...3] == ["shadow,frame,artwork", "700.0,0,1.0", "700.0,1,0.8", "700.0,2,0.7"])
    #expect(rows[7] == "300.0,6,0.0")
    let all = try Tool.run("run", "player.json", "--columns", "@all", in: folder)
    #expect(all.output.prefix { $0 != "\n" }.hasSuffix(",page_header_content_alpha,artwork,shadow"))
    let lines = try Tool.run("run", "player.json", "--columns", "@channels", "--format", "jsonl", in: folder)
    #expect(lines.output.hasPrefix(#"{"artwork":1.0000,"shadow":700.0000}"#))
    // Neither is a default column, and the digest knows none.
    let plain = try Tool.run("run", "player.json", in: folder)
    #expect(!plain.output.contains("artwork"))
  }

  @Test func mistakesAreUsage() throws {
    let folder = try Self.folder()
    for (columns, words) in [
      (
        "artwrk",
        "The value 'artwrk' is invalid for '--columns <names>': there is no column 'artwrk'. Did you mean 'artwork'?"
      ),
      ("@channel", "there is no column '@channel'. Did you mean '@channels'?"),
    ] {
      for command in ["run", "plot"] {
        let result = try Tool.run(command, "player.json", "--columns", columns, in: folder)
        #expect(result.code == 64)
        #expect(result.words.contains(words))
        #expect(result.output.isEmpty)
      }
    }
    let none = try Tool.run("run", "slop", "--columns", "@channels")
    #expect(none.code == 64)
    #expect(none.words.contains("there are no channels"))
  }

  /// A golden has them, `check` and `diff` hold them within their tolerances, and `plot` draws them from a scenario and
  /// from a table.
  @Test func theyAreHeldAndDrawn() throws {
    let folder = try Self.folder()
    #expect(
      try Tool.run("check", "player.json", "--record", "missing", in: folder, environment: ["CI": ""]).code == 1)
    #expect(try Tool.run("check", "player.json", in: folder).code == 0)
    try folder.write(Self.player.replacingOccurrences(of: #"["full", 0]"#, with: #"["full", 0.01]"#), to: "other.json")
    let other = try Tool.run("diff", "other.json", "player.golden.csv", in: folder)
    #expect(other.code == 1)
    #expect(other.output.contains("artwork"))
    #expect(!other.output.contains("card_y_pt "))
    #expect(
      try Tool.run("diff", "other.json", "player.golden.csv", "--tolerance", "artwork=0.011", in: folder).code == 0)
    #expect(try Tool.run("check", "player.json", "--tolerance", "artwork=0.011", in: folder).code == 0)
    let unknown = try Tool.run("check", "player.json", "--tolerance", "artwor=0.011", in: folder)
    #expect(unknown.code == 64)
    #expect(unknown.words.contains("Did you mean 'artwork'?"))
    for source in ["player.json", "player.golden.csv"] {
      let plot = try Tool.run("plot", source, "--columns", "artwork", "--format", "text", in: folder)
      #expect(plot.code == 0)
      #expect(plot.output.contains("artwork"))
    }
  }

  /// A channel's name is its app's, whatever it ends in: also where each channel has a panel of its own.
  @Test func theirNamesStayWhole() throws {
    let folder = try Folder()
    let renamed = Self.player.replacingOccurrences(of: "artwork", with: "header_alpha")
    try folder.write(renamed.replacingOccurrences(of: "shadow", with: "speed_pt_s"), to: "player.json")
    for sources in [["player.json"], ["player.json", "player.json"]] {
      let svg = try Tool.run(["plot"] + sources, in: folder).output
      #expect(svg.contains("header alpha"), "\(svg)")
      #expect(svg.contains("speed pt s"), "\(svg)")
      #expect(!svg.contains("speed, pt/s"), "\(svg)")
    }
  }

  /// Whoever declares a channel sees it, in a plot of the scenario, of its table, and in a report of either.
  @Test func theyAreDrawnUnasked() throws {
    let folder = try Self.folder()
    _ = try Tool.run("run", "player.json", "--columns", "@all", "-o", "player.csv", in: folder)
    for source in ["player.json", "player.csv"] {
      let svg = try Tool.run("plot", source, in: folder).output
      #expect(svg.contains("content_alpha, artwork, shadow."), "\(source)")
      #expect(svg.contains(">artwork</text>"), "\(source)")
      #expect(svg.contains(">shadow</text>"), "\(source)")
      let text = try Tool.run("plot", source, "--format", "text", in: folder).output
      #expect(text.contains(" artwork\n"), "\(source): \(text)")
      #expect(text.contains(" shadow\n"), "\(source): \(text)")
      #expect(try Tool.run("plot", source, "--columns", "card_y_pt", in: folder).output.contains(": card_y_pt."))
    }
    let both = try Tool.run("plot", "slop", "player.json", "--format", "text", in: folder).output
    #expect(both.contains(" artwork\n"), "\(both)")
  }

  /// A run that goes on from a saved state has the followers' numbers of a run in one piece.
  @Test func aRestoredRunRemembersThem() throws {
    let folder = try Self.folder()
    let whole = try Tool.run(
      "run", "player.json", "--columns", "frame,@channels", "--save-state", "4", "a.state", in: folder)
    let rest = try Tool.run("run", "player.json", "--columns", "frame,@channels", "--restore", "a.state", in: folder)
    #expect(rest.output.split(separator: "\n").dropFirst() == whole.output.split(separator: "\n").dropFirst(6))
  }
}
