import CardTestSupport
import Testing

@testable import CardCommands
@testable import CardSimTool

/// On a terminal a run is a picture; everywhere else, and if anything is said about rows, it is rows.
@Suite struct RunViewTests {
  private let settings = ["LANG": "C.UTF-8", "NO_COLOR": "1"]

  @Test func onATerminalItIsAPicture() throws {
    let text = try Tool.onATerminal("run", "flick-up", columns: 70, environment: settings)
    let plot = try Tool.onATerminal("plot", "flick-up", columns: 70, environment: settings)
    #expect(!plot.isEmpty)
    #expect(text.hasPrefix(plot))
    #expect(
      text.dropFirst(plot.count) == """

         100.0 ms  touch(header)
         150.0 ms  drag
         233.3 ms  release(v=-1400.00); snap(extended)
        1150.0 ms  settled(extended)

        peaking → extended, 0.47 s, overshoot 3.7 pt

        '--format csv' shows the rows, '-o file.csv' writes them.

        """)
  }

  /// A card that is sent before its first frame leaves the detent at which the scenario begins.
  @Test(arguments: ["0s", "10ms"]) func theStartIsTheDetentBefore(at instant: String) throws {
    let folder = try Folder()
    let text = #"{ "cards": [{ "name": "a" }], "inputs": [{ "at": "\#(instant)", "move": "extended" }] }"#
    try folder.write(text, to: "a.json")
    let file = folder.url.appendingPathComponent("a.json").path
    let view = try Tool.onATerminal("run", file, columns: 70, environment: settings)
    #expect(view.contains("\ncollapsed → extended, 0.5"), "\(view)")
  }

  /// The picture is that of `plot`, with the detents at which the card never rests.
  @Test func itIsThePlot() throws {
    let text = try Tool.onATerminal("run", "skip-detent", columns: 70, environment: settings)
    let plot = try Tool.onATerminal("plot", "skip-detent", columns: 70, environment: settings)
    #expect(plot.contains("peaking"))
    #expect(text.hasPrefix(plot))
  }

  @Test func severalLieOverEachOther() throws {
    let text = try Tool.onATerminal("run", "flick-up", "flick-down", columns: 70, environment: settings)
    #expect(text.hasPrefix("flick-up, flick-down\n"))
    #expect(text.contains("\nflick-down   100.0 ms  touch(header)\n"))
    #expect(text.contains("\nflick-up: peaking → extended, 0.47 s, overshoot 3.7 pt\nflick-down: "))
  }

  @Test(arguments: [
    ["--format", "csv"], ["--columns", "@default"], ["--precision", "4"], ["-o", "-"], ["-o", "/dev/stdout"],
  ])
  func whoeverAsksForRowsGetsThem(options: [String]) throws {
    let rows = try Tool.run("run", "flick-up").output
    #expect(rows.hasPrefix("frame,time_us,"))
    let arguments = ["run", "flick-up"] + options
    let text = try Tool.onATerminal(arguments, columns: 70, environment: settings)
    #expect(text == rows)
  }

  @Test func aDigestIsADigest() throws {
    let text = try Tool.onATerminal("run", "flick-up", "--digest", columns: 70, environment: settings)
    #expect(try text == Tool.run("run", "flick-up", "--digest").output)
  }

  @Test func tablesFitTheTerminal() throws {
    for width in [60, 80] as [UInt16] {
      for call in [
        ["list", "presets"], ["metrics", "--list"], ["metrics", "flick-up", "--metrics", Self.metrics],
        ["explain", "--preset", "tgcard-2.5.1", "--y", "500", "--velocity", "0"],
      ] {
        let text = try Tool.onATerminal(call, columns: width, environment: settings)
        let lines = text.split(separator: "\n")
        #expect(lines.allSatisfy { $0.count <= Int(width) }, "\(call) \(width)\n\(text)")
        // No word is lost.
        let piped = try Tool.run(call).output
        #expect(piped.split(separator: "\n").contains { $0.count > Int(width) })
        let words = Set(text.split { $0.isWhitespace })
        for word in piped.split(whereSeparator: \.isWhitespace) { #expect(words.contains(word), "\(word)") }
      }
    }
  }

  private static let metrics = "target,frames,settle_ms,overshoot_pt,peak_velocity_pt_s,release_velocity_pt_s"
}
