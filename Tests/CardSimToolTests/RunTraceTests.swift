import CardCommandLine
import CardTestSupport
import Foundation
import Testing

@testable import CardCommands
@testable import CardSimTool

/// `run --format perfetto`: what is in a trace is `TraceWriterTests`' matter, this is where it goes.
@Suite struct RunTraceTests {
  private func data(_ name: String, in folder: Folder) throws -> Data {
    try Data(contentsOf: folder.url.appendingPathComponent(name))
  }

  @Test func aFileAndAPipeGetTheSameBytes() throws {
    let folder = try Folder()
    let file = try Tool.run(["run", "tour", "--format", "perfetto", "-o", "tour.pftrace"], in: folder)
    #expect(file == Tool.Result(output: "", words: "", code: 0))
    let pipe = try Tool.shell("cardsim run tour --format perfetto | cat > piped.pftrace", in: folder)
    #expect(pipe == Tool.Result(output: "", words: "", code: 0))
    let bytes = try data("tour.pftrace", in: folder)
    #expect(try data("piped.pftrace", in: folder) == bytes)
    // A packet, which has a track, which has the title.
    #expect(bytes.first == 0x0A)
    #expect(bytes.range(of: Data("cardsim run tour".utf8)) != nil)
    #expect(bytes.range(of: Data("card_height_pt".utf8)) != nil)
    #expect(bytes.range(of: Data("pt/s".utf8)) != nil)
  }

  @Test func aTerminalGetsNoBytes() throws {
    let text = try Tool.onATerminal("run", "flick-up", "--format", "perfetto", columns: 80, environment: [:])
    #expect(text.isEmpty)
    let asked = try Tool.onATerminal(
      "run", "flick-up", "--format", "perfetto", "-o", "-", columns: 80, environment: [:])
    #expect(!asked.isEmpty)
    let digest = try Tool.onATerminal(
      "run", "flick-up", "--format", "perfetto", "--digest", columns: 80, environment: [:])
    #expect(try digest == Tool.run("run", "flick-up", "--digest").output)
  }

  @Test func columnsAreAskedFor() throws {
    let folder = try Folder()
    let all = ["run", "flick-up", "flick-down", "--format", "perfetto", "--quiet", "-o", "a"]
    #expect(try Tool.run(all + ["--columns", "card_y_pt,phase"], in: folder).code == 0)
    let bytes = try data("a", in: folder)
    #expect(bytes.range(of: Data("card_y_pt".utf8)) != nil)
    #expect(bytes.range(of: Data("card_velocity_pt_s".utf8)) == nil)
    #expect(bytes.range(of: Data("cardsim run flick-up".utf8)) != nil)
    #expect(bytes.range(of: Data("cardsim run flick-down".utf8)) != nil)
    let wrong = try Tool.run(all + ["--columns", "card_z_pt"], in: folder)
    #expect(wrong.code == 64)
    #expect(wrong.words.contains("card_y_pt"))
  }

  /// The rest of a run after a saved state is a trace, too.
  @Test func aRestoredRunIsATrace() throws {
    let folder = try Folder()
    let save = ["run", "tour", "--save-state", "210", "s", "--digest"]
    #expect(try Tool.run(save, in: folder).code == 0)
    #expect(try Tool.run(["run", "tour", "--restore", "s", "--format", "perfetto", "-o", "t"], in: folder).code == 0)
    #expect(try Tool.run(["run", "tour", "--format", "perfetto", "-o", "whole"], in: folder).code == 0)
    let (rest, whole) = (try data("t", in: folder), try data("whole", in: folder))
    #expect(rest.range(of: Data("cardsim run tour".utf8)) != nil)
    // The first slow drag and the grabbed flick lie before that frame, the push after it.
    #expect(whole.range(of: Data("resume(peaking)".utf8)) != nil)
    #expect(rest.range(of: Data("resume(peaking)".utf8)) == nil)
    #expect(rest.range(of: Data("push(stop)".utf8)) != nil)
    #expect(rest.count < whole.count)
  }
}
