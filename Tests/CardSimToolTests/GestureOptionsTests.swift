import CardCommandLine
import CardTestSupport
import Foundation
import Testing

/// A recorded finger in every command that runs a scenario: one file, a folder of them, any notation.
@Suite struct GestureOptionsTests {
  private static let make =
    "cardsim gesture make --from 200,600 --to 200,300 --duration 150ms --release-velocity -900 -o thumb.csv && "
    + "mkdir all && cp thumb.csv all/a.csv && cp thumb.csv all/b.csv && "
    + "cardsim gesture export thumb.csv --to w3c -q -o thumb.json && "
    + "cardsim gesture export thumb.csv --to getevent --screen 393x852 -q -o thumb.txt"

  private static func folder() throws -> Folder { try Folder(of: files.get()) }

  private static let files = Result {
    let folder = try Folder()
    try #require(try Tool.shell(make, in: folder).code == 0)
    return try folder.files()
  }

  /// The finger stays where it was recorded, unless --on moves it, which is told.
  @Test func itStaysUnlessItIsMoved() throws {
    let folder = try Self.folder()
    let stays = try Tool.run("run", "flick-up", "--gesture", "thumb.csv", "--columns", "touch_y_pt", in: folder)
    #expect(stays.words == "")
    #expect(stays.output.contains("\n600.0000\n"))
    let moved = try Tool.run(
      "run", "flick-up", "--gesture", "thumb.csv", "--on", "header", "--columns", "touch_y_pt", in: folder)
    #expect(moved.words == "Note: thumb.csv is moved 167.5 pt up, to begin at y 432.5\n")
    #expect(moved.output.contains("\n432.5000\n"))
    let absolute = try Tool.run(
      "run", "flick-up", "--gesture", "thumb.csv", "--on", "absolute", "--columns", "touch_y_pt", in: folder)
    #expect(absolute.output == stays.output)
    #expect(absolute.words == "")
    #expect(try Tool.run("run", "flick-up", "--on", "header", in: folder).code == 64)
  }

  /// Pixels that are taken for points are told, also where the scenario names the file.
  @Test func assumptionsOfAScenariosFileAreTold() throws {
    let folder = try Folder()
    try folder.write("time_us,x_px,y_px\n0,600,1800\n16000,600,1700\n32000,600,1600\n", to: "px.csv")
    try folder.write(
      #"{"cards": [{"name": "a"}], "inputs": [{"at": "100ms", "gesture": "px.csv"}]}"#, to: "a.json")
    let result = try Tool.run("validate", "a.json", in: folder)
    #expect(result.words.contains("Note: px.csv: positions in \"x_px\" and \"y_px\" are taken for points"), "\(result)")
  }

  @Test(arguments: [
    ["run", "flick-up"], ["metrics", "flick-up"], ["explain", "flick-up"], ["plot", "flick-up", "--format", "svg"],
    ["check", "flick-up"], ["hitch", "flick-up"], ["sweep", "flick-up", "--vary", "settle.response=0.3,0.4"],
    ["tune", "flick-up", "--vary", "settle.response=0.3:0.4", "--minimize", "settle_ms", "--budget", "3"],
  ]) func everyCommandTakesOneAndAFolder(command: [String]) throws {
    let folder = try Self.folder()
    // Each command begins elsewhere.
    for path in Seeds.every(2, of: ["thumb.csv", "all", "thumb.json", "thumb.txt"], from: command[0].count % 2) {
      let result = try Tool.run(command + ["--gesture", path], in: folder)
      #expect(result.code == 0, "\(command) \(path): \(result)")
      if path == "all", command[0] != "sweep", command[0] != "tune" {
        #expect(result.output.contains("a.csv") || result.output.contains("flick-up+a"), "\(result)")
        #expect(result.output.contains("b.csv") || result.output.contains("flick-up+b"), "\(result)")
      }
    }
    let missing = try Tool.run(command + ["--gesture", "none.csv"], in: folder)
    #expect(missing.code == 66, "\(missing)")
  }

  /// A gesture in another notation is the same finger, where that notation holds it.
  @Test func anotherNotationIsTheSameFinger() throws {
    let folder = try Self.folder()
    let line =
      "cardsim gesture import thumb.json -q -o whole.csv && cardsim run flick-up --gesture whole.csv --digest && "
      + "cardsim run flick-up --gesture thumb.json --digest"
    let lines = try Tool.shell(line, in: folder).output.split(separator: "\n")
    #expect(lines.count == 2 && lines[0] == lines[1])
  }

  /// A touch panel covers the scenario's screen, also that of --device, and this is said.
  @Test func aPanelCoversTheScenariosScreen() throws {
    let folder = try Self.folder()
    func touches(_ gesture: String, _ options: [String] = []) throws -> (words: String, ys: [Double]) {
      let result = try Tool.run(
        ["run", "flick-up", "--gesture", gesture, "--columns", "touch_y_pt"] + options, in: folder)
      return (result.words, result.output.split(separator: "\n").compactMap { Double($0) })
    }
    let (own, here) = (try touches("thumb.csv"), try touches("thumb.txt"))
    #expect(here.words.contains("Note: thumb.txt: its touch panel is taken to cover the scenario's screen"))
    let there = try touches("thumb.txt", ["--device", "iphone-se-3"])
    #expect(own.ys.count > 8)
    #expect(own.ys.count == here.ys.count)
    #expect(own.ys.count == there.ys.count)
    for (y, (panel, smaller)) in zip(own.ys, zip(here.ys, there.ys)) {
      #expect((panel - y).magnitude < 0.02, "\(y) \(panel) \(smaller)")
      #expect((smaller - y * 667 / 852).magnitude < 0.02, "\(y) \(panel) \(smaller)")
    }
  }

  /// With a gesture a scenario is a target of its own, with a golden of its own.
  @Test func aCheckHasAGoldenForEachFinger() throws {
    let folder = try Self.folder()
    // This finger overshoots by more than the limit that the scenario's own has.
    try folder.write(
      CheckCommandTests.flick.replacingOccurrences(of: "\"max\": 5", with: "\"max\": 20"), to: "mine.json")
    let recorded = try Tool.run("check", "mine.json", "--gesture", "all", "--record", "missing", in: folder)
    #expect(recorded.code == 1, "\(recorded)")
    #expect(recorded.output.contains("mine+a.golden.csv"), "\(recorded)")
    let held = try Tool.run("check", "mine.json", "--gesture", "all", "--strict", in: folder)
    #expect(held.output.contains("ok     mine+a"), "\(held)")
    #expect(held.output.contains("ok     mine+b"), "\(held)")
    let other = try Tool.run("check", "mine.json", "--gesture", "all", "--on", "header", in: folder)
    #expect(other.code == 1, "\(other)")
  }

  @Test func aRowOfAFolderHasItsGesture() throws {
    let folder = try Self.folder()
    let result = try Tool.run("run", "flick-up", "--gesture", "all", "--columns", "time_us,card_y_pt", in: folder)
    let lines = result.output.split(separator: "\n")
    #expect(lines[0] == "gesture,time_us,card_y_pt")
    #expect(lines.count(where: { $0.hasPrefix("all/a.csv,") }) == lines.count(where: { $0.hasPrefix("all/b.csv,") }))
  }

  @Test func makingATurnIsTold() throws {
    let folder = try Folder()
    let result = try Tool.run(
      "gesture", "make", "--from", "200,600", "--to", "200,300", "--duration", "150ms", "--release-velocity", "900",
      "-o", "t.csv", in: folder)
    #expect(result.code == 0, "\(result)")
    #expect(result.words.contains("it turns back before it lifts"), "\(result)")
  }

  @Test func whatWasFoundIsSaid() throws {
    let folder = try Self.folder()
    let found = try Tool.run("gesture", "import", "thumb.json", in: folder)
    #expect(found.output.hasPrefix("time_us,phase,pointer,x_pt,y_pt\n0,began,0,200.0000,600.0000\n"))
    #expect(found.words.contains("thumb.json: w3c, 1 finger, "), "\(found)")
    #expect(
      found.words.contains("whole milliseconds: a velocity over the 8.0 ms between two samples may be off by 12 %"),
      "\(found)")
    #expect(try Tool.run("gesture", "import", "thumb.json", "-q", in: folder).words == "")
    let wrong = try Tool.run("gesture", "import", "thumb.json", "--from", "getevent", in: folder)
    #expect(wrong.code == 65, "\(wrong)")
  }

  /// A folder's gestures may be in any notation; what has its place beside them is passed over, and what is no gesture
  /// is named.
  @Test func aFolderHasGesturesOfAnyNotation() throws {
    let folder = try Self.folder()
    let beside =
      "cp thumb.json all/c.json && cp thumb.txt all/d.txt && cardsim show flick-up > all/mine.json && "
      + "cardsim run all/mine.json -o all/mine.golden.csv && "
      + "echo '{\"extends\": \"standard\", \"set\": {}}' > all/feel.json"
    #expect(try Tool.shell(beside, in: folder).code == 0)
    let call = ["metrics", "flick-up", "--gesture", "all", "--metrics", "target", "--format", "csv"]
    let result = try Tool.run(call, in: folder)
    #expect(result.code == 0, "\(result)")
    #expect(!result.words.contains("left out"), "\(result)")
    for name in ["a.csv", "b.csv", "c.json", "d.txt"] { #expect(result.output.contains(name), "\(result)") }
    #expect(!result.output.contains("mine"), "\(result)")
    #expect(!result.output.contains("feel"), "\(result)")
    try folder.write("nothing\n", to: "all/notes.txt")
    try folder.write("[1]\n", to: "all/other.json")
    try folder.write("MotionEvent {}\n", to: "all/read.md")
    let told = try Tool.run(call, in: folder)
    #expect(told.code == 0)
    #expect(told.output == result.output)
    #expect(
      told.words.contains(
        "Note: files of all are left out, since no notation of gestures is known by such an ending or beginning: "
          + "all/notes.txt, all/other.json, all/read.md\n"), "\(told)")
    let info = try Tool.run("gesture", "info", "all", "--format", "csv", in: folder)
    #expect(info.code == 0, "\(info)")
    #expect(info.output.contains("\nall/d.txt,"), "\(info)")
    #expect(info.words.contains("Note: all/d.txt: its touch panel is taken to cover a screen of 393 by 852 points; "))
  }

  /// Two fingers of one name would share the golden of each scenario.
  @Test func twoFingersOfOneNameAreRefused() throws {
    let folder = try Folder()
    let make =
      "mkdir g && cardsim gesture make --from 200,500 --to 200,300 --duration 150ms --release-velocity -900 "
      + "-o g/thumb.csv"
    let export = "cardsim gesture export g/thumb.csv --to w3c -o g/thumb.json"
    #expect(try Tool.shell("\(make) && \(export)", in: folder).code == 0)
    let call = ["check", "flick-up", "--gesture", "g", "--goldens", ".", "--record", "missing"]
    let result = try Tool.run(call, in: folder)
    #expect(result.code == 64, "\(result)")
    #expect(result.words.contains("are called 'thumb', g/thumb.csv and g/thumb.json"), "\(result)")
  }

  /// A scenario names a touch panel's log as the command line does: it covers the scenario's screen. A warning about it
  /// shows its row among those that were imported.
  @Test func aPanelCoversTheScreenOfItsScenario() throws {
    let folder = try Self.folder()
    let input = #"{ "at": "100ms", "gesture": "thumb.txt", "on": "absolute" }"#
    try folder.write(#"{ "fps": 60, "cards": [{ "name": "a" }], "inputs": [\#(input)] }"#, to: "mine.json")
    let named = try Tool.run("run", "mine.json", "--columns", "frame,touch_y_pt", in: folder)
    let given = try Tool.run(
      "run", "mine.json", "--gesture", "thumb.txt", "--columns", "frame,touch_y_pt", in: folder)
    #expect(named.code == 0, "\(named)\n\(given)")
    #expect(named.output == given.output, "\(named)\n\(given)")
    let low = #"{ "cards": [{ "name": "a", "detents": { "low": 845 } }], "inputs": [{ "at": "0s", "tap": "map" }] }"#
    try folder.write(low, to: "low.json")
    let warned = try Tool.run("run", "low.json", "--gesture", "thumb.txt", in: folder)
    #expect(warned.words.contains("thumb.txt, imported:2:1: warning: the gesture begins"), "\(warned.words)")
  }
}
