import CardCommandLine
import CardTestSupport
import Foundation
import Testing

/// Each warning of a scenario reaches each command that runs one, and --strict makes it fail there.
@Suite struct WarningTests {
  /// A scenario that gets one warning, and the words of it.
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var text: String
    var words: String
    var testDescription: String { name }

    /// A card that is flicked up from its header.
    init(_ name: String, _ words: String, card: String = "", set: String = "", swipe: String = #""velocity": -400"#) {
      (self.name, self.words) = (name, words)
      text =
        #"{ "cards": [{ "name": "a"\#(card) }], "set": {\#(set)}, "inputs": [{ "at": "100ms", "on": "header", "#
        + #""swipe": { "from": [190, 780], "to": [190, 560], "duration": "200ms", \#(swipe) } }], "#
        + #""expect": [{ "metric": "frames", "min": 1 }] }"#
    }
  }

  static let cases = [
    Case("off", "lies off the screen", card: #", "detents": { "low": 900, "high": 100 }"#),
    Case("fraction", "looks like a fraction", card: #", "detents": { "low": 700, "high": 0.5 }"#),
    Case("near", "lie within 20 pt", card: #", "detents": { "low": 710, "high": 700 }"#),
    Case(
      "fixed", "snap.fixed_without_map",
      card: #", "map": false, "detent": "low", "detents": { "low": 700, "high": 90 }"#),
    Case("turn", "it turns back before it lifts", swipe: #""velocity": 400"#),
    Case("idle", "means nothing under these settings", set: #""snap.policy": "projection", "snap.resistance": 300"#),
    Case("miss", "it misses the card"),
  ]

  static let commands = [
    ["run"], ["check"], ["metrics"], ["plot", "--format", "svg"], ["explain"], ["validate"],
    ["sweep", "--vary", "settle.response=0.3,0.4"],
    ["tune", "--vary", "settle.response=0.3:0.4", "--minimize", "settle_ms", "--budget", "3"],
    ["map", "--size", "3x3"], ["hitch"],
  ]

  /// Every case with every command, or every fourth pair: each case with some, each command with some.
  private static let pairs = Seeds.every(
    4,
    of: cases.enumerated().flatMap { number, one in
      commands.indices.map { (one, commands[($0 + number) % commands.count]) }
    })

  @Test(arguments: pairs) func everyCommandTellsIt(one: Case, command: [String]) throws {
    let folder = try Folder()
    var text = one.text
    if one.name == "miss" {
      text = text.replacingOccurrences(of: "header", with: "absolute").replacingOccurrences(of: "780", with: "300")
        .replacingOccurrences(of: "560", with: "80")
    }
    try folder.write(text, to: "x.json")
    let result = try Tool.run(command + ["x.json"], in: folder)
    #expect(result.words.contains(one.words), "\(command): \(result)")
    let strict = try Tool.run(command + ["x.json", "--strict"], in: folder)
    let code: Int32 = command == ["check"] ? 1 : 65
    #expect(strict.code == code, "\(strict)")
    #expect((strict.words + strict.output).contains("which --strict refuses"), "\(strict)")
    #expect(strict.code != 65 || strict.output == "", "\(strict)")
  }

  /// An input that finds nothing to do is named with its place, and refused like a warning.
  @Test func anIdleInputIsTold() throws {
    let folder = try Folder()
    let text = """
      { "cards": [{ "name": "a" }],
        "inputs": [{ "at": "100ms", "move": "extended" },
          { "at": "2s", "pop": true }] }

      """
    try folder.write(text, to: "x.json")
    let result = try Tool.run("validate", "x.json", in: folder)
    #expect(result.code == 0, "\(result)")
    #expect(result.output.contains("input 1 finds nothing to do"), "\(result)")
    #expect(result.words.contains("x.json:3:5: warning: this input finds nothing to do when it comes"), "\(result)")
    try folder.write(
      #"{ "cards": [{ "name": "a" }], "inputs": [{ "at": "100ms", "pop": true }] }"#, to: "idle.json")
    #expect(try Tool.run("validate", "idle.json", "--strict", in: folder).code == 65)
    let strict = try Tool.run("validate", "x.json", "flick-up", "--strict", "--format", "csv", in: folder)
    #expect(strict.code == 65, "\(strict)")
    #expect(strict.output.contains("flick-up,fine,"), "\(strict)")
    #expect(
      strict.words.contains("'x.json' has an input that finds nothing to do, which --strict refuses"), "\(strict)")
  }

  /// The commands with options that set a scenario's settings.
  static let setting = commands.filter { $0 != ["check"] && $0 != ["validate"] }

  /// A setting of the command line that means nothing is told as one of the scenario is.
  @Test(arguments: Seeds.every(2, of: setting)) func anIdleOption(command: [String])
    throws
  {
    let folder = try Folder()
    let options = ["flick-up", "--set", "snap.policy=projection", "--set", "snap.resistance=300"]
    let result = try Tool.run(command + options, in: folder)
    #expect(
      result.words.contains(
        "Warning: snap.resistance means nothing under these settings, and changes nothing; it counts where "),
      "\(result)")
    #expect(try Tool.run(command + options + ["--strict"], in: folder).code == 65)
  }
}
