import CardCommandLine
import Foundation
import Testing

/// Mistakes of someone's first hour: each is one error, which says what would do.
@Suite struct FirstMistakesTests {
  /// A file that a scenario names, and that isn't there, is told at its place in the scenario; `validate` looks, too.
  @Test func aMissingFileHasThePlaceThatNamesIt() throws {
    let folder = try Folder()
    try folder.write(
      """
      { "cards": [{ "name": "a" }],
        "inputs": [{ "at": "0ms", "gesture": "thumb.csv" }] }
      """, to: "finger.json")
    try folder.write(
      """
      { "cards": [{ "name": "a" }], "inputs": [],
        "recording": "log.csv" }
      """, to: "log.json")
    let gesture = "finger.json:2:14: error: can't read the gesture \"thumb.csv\": No such file or directory"
    let recording = "log.json:2:16: error: can't read the recording \"log.csv\": No such file or directory"
    for (file, words) in [("finger.json", gesture), ("log.json", recording)] {
      let validation = try Tool.run("validate", file, in: folder)
      #expect(validation.code == 66, "\(validation)")
      #expect(validation.words.contains(words), "\(validation)")
      // A check's table has the verdict in its first column.
      let check = try Tool.run("check", file, in: folder)
      #expect(check.code == 66, "\(check)")
      #expect(check.output.contains(words.replacingOccurrences(of: " error:", with: "")), "\(check)")
    }
    #expect(try Tool.run("run", "finger.json", in: folder).words.hasPrefix(gesture))
    // A log that isn't one is told by `validate`, as by `check`.
    try folder.write("time_ms,card_y_pt\n0,up\n", to: "log.csv")
    let wrong = try Tool.run("validate", "log.json", in: folder)
    #expect(wrong.code == 65, "\(wrong)")
    #expect(wrong.words.contains("log.csv:2:"), "\(wrong)")
  }

  private static let card = """
    { "device": "iphone-15", "cards": [{ "name": "ride", "detents": { "peek": { "from_bottom": 140 }, "mid": "45%",
      "top": { "from_safe_top": 10 } }, "detent": "mid" }], "expect": [{ "metric": "target", "is": "top" }],
      "inputs": [{ "at": "0s", "release": { "velocity": -900 } }] }
    """

  /// A change of the card's text, what the one error says, and its help.
  @Test(arguments: [
    ("\"detents\"", "\"detent_list\"", "unknown key \"detent_list\"", "did you mean \"detents\"?"),
    ("45%", "45 %", "expected a share above 0% and up to 100%", "write it without a blank"),
    ("\"is\": \"top\"", "\"is\": \"tpo\"", "\"tpo\" isn't a value that can be there", "did you mean \"top\"?"),
    ("\"is\": \"top\"", "\"is\": \"bottom\"", "\"bottom\" isn't a value", "\"peek\", \"mid\", \"top\""),
    (
      "\"cards\"", "\"set\": { \"settle.response\": \"450\" }, \"cards\"", "found \"450\"",
      "did you mean \"450ms\", which is 0.45?"
    ),
    (
      "\"cards\"", "\"set\": { \"settle.response\": 450 }, \"cards\"", "found 450",
      "did you mean \"450ms\", which is 0.45?"
    ),
    (
      "\"cards\"", "\"set\": { \"settle.response\": \"0.45\" }, \"cards\"", "found \"0.45\"",
      "write 0.45, without quotation"
    ),
  ])
  func oneMistakeIsOneError(text: String, other: String, error: String, help: String) throws {
    let folder = try Folder()
    try folder.write(Self.card, to: "good.json")
    #expect(try Tool.run("validate", "good.json", in: folder).code == 0)
    try folder.write(Self.card.replacingOccurrences(of: text, with: other), to: "a.json")
    let result = try Tool.run("validate", "a.json", in: folder)
    #expect(result.code == 65, "\(result)")
    #expect(result.words.contains(error), "\(result)")
    #expect(result.words.contains(help), "\(result)")
    #expect(result.words.components(of: " error: ") == 2, "\(result)")
  }

  @Test func aSpringOfMinutesIsWarnedOf() throws {
    let long = try Tool.run("spring", "--duration", "400", "--bounce", "0.2")
    #expect(long.code == 0, "\(long)")
    #expect(long.words.hasPrefix("Warning: --duration is 400 s. Did you mean 400ms?\n"), "\(long)")
    #expect(try Tool.run("spring", "--duration", "400ms", "--bounce", "0.2").words.isEmpty)
  }

  /// A call, its exit code, and what the error says.
  @Test(arguments: [
    ("run flick-up --set settle.response=450", 64, "did you mean \"450ms\", which is 0.45?"),
    ("tune flick-up --minimize settle_ms --vary settle.response=200:600", 64, "did you mean \"200ms\", which is 0.2?"),
    (
      "sweep flick-up --vary settle.response=0.2:0.6:5", 64,
      "the third number is the step, and not the number of values"
    ),
    ("card.json", 64, "Unknown subcommand 'card.json'. Did you mean 'run card.json'?"),
    ("run flick-up --columns time_us, card_y_pt", 64, "a name is missing; commas join the names, without blanks"),
    ("plot card.json -o card.png", 64, "name it 'card.svg'"), ("plot card.json -o Card.PDF", 64, "name it 'Card.svg'"),
    ("show settle.response", 66, "'cardsim show --keys settle.response' shows it"),
    ("validate log.csv", 65, "this is a table, not a scenario"),
    ("validate quoted.csv", 65, "this is a table, not a scenario"),
    ("map standard", 66, "it is a preset, not a scenario: say --preset standard"),
    ("explain standard", 66, "it is a preset, not a scenario: say --preset standard"),
    ("fit log.csv --as log.csv", 65, "this is a table, not a"),
    ("fit card.json", 65, "this is a scenario, not a recording"),
    ("check flick-up --recording card.json", 65, "this is a scenario, not a recording"),
    ("fit log.csv", 65, "the times in \"t\" lie 16.7 s apart"),
  ])
  func theErrorSaysWhatWouldDo(call: String, code: Int32, words: String) throws {
    let folder = try Folder()
    try folder.write(Self.card, to: "card.json")
    let rows = (0..<60).map { "\(Double($0) * 16.7),\(500 - $0 * $0 % 400)\n" }.joined()
    try folder.write("t,y_pt\n" + rows, to: "log.csv")
    try folder.write("\"t\",\"y_pt\"\n\"0\",\"1\"\n", to: "quoted.csv")
    let result = try Tool.run(call.split(separator: " ").map(String.init), in: folder)
    #expect(result.code == code, "\(result)")
    #expect((result.words + result.output).contains(words), "\(result)")
    #expect(try folder.names() == ["card.json", "log.csv", "quoted.csv"])
  }
}

extension String {
  /// The number of parts between the occurrences of a text.
  fileprivate func components(of text: String) -> Int { components(separatedBy: text).count }
}
