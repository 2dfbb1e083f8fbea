import CardCommandLine
import Testing

/// `run --save-state` and `run --restore`: the two parts of a run equal the whole, and a state of another run is
/// refused.
@Suite struct StateOptionsTests {
  /// The rows of a timeline up to a frame, with the header, and the rows after it, without the header.
  static func parts(_ rows: String, at frame: Int) -> (head: Substring, tail: Substring) {
    let lines = rows.split(separator: "\n")
    // With a preset, the frame is in the second column.
    let column = rows.hasPrefix("preset,") ? 1 : 0
    let end = lines.first { $0.split(separator: ",")[column] == "\(frame)" }?.endIndex ?? rows.startIndex
    let next = rows.index(after: end)
    return (rows[..<next], rows[next...])
  }

  @Test(
    arguments: [
      ("tour", 120, []), ("tour", 300, ["--fps", "240"]), ("flick-up", 20, ["--preset", "tgcard-2.5.1"]),
      ("flick-up", 18, ["--set", "settle.damping_ratio=0.5"]), ("push-pop", 40, ["--precision", "exact"]),
      ("scroll-momentum", 0, []),
    ] as [(String, Int, [String])])
  func headAndTailAreTheWhole(scenario: String, frame: Int, options: [String]) throws {
    let folder = try Folder()
    let whole = try Tool.run(["run", scenario] + options)
    let head = try Tool.run(["run", scenario, "--save-state", "\(frame)", "a.state"] + options, in: folder)
    #expect(head == whole)
    #expect(head.code == 0)
    #expect(!whole.output.isEmpty)
    #expect(try folder.names() == ["a.state"])
    let tail = try Tool.run(["run", scenario, "--restore", "a.state"] + options, in: folder)
    let header = whole.output.prefix { $0 != "\n" } + "\n"
    let parts = Self.parts(whole.output, at: frame)
    #expect(tail.code == 0)
    #expect(tail.words == whole.words)
    #expect(tail.output == header + parts.tail)
    #expect(parts.head + tail.output.dropFirst(header.count) == whole.output)
  }

  /// A restored run can be saved again; the file equals that of the whole run.
  @Test func statesFollowOneAnother() throws {
    let folder = try Folder()
    let lines = """
      cardsim run tour --save-state 100 a -o /dev/null && cardsim run tour --restore a --save-state 200 b -o /dev/null \
      && cardsim run tour --save-state=200 c --digest && cardsim run tour --restore b --digest
      cardsim run tour --restore c --digest && cmp b c
      """
    let result = try Tool.shell(lines, in: folder)
    #expect(result.code == 0)
    #expect(result.words.isEmpty)
    let digests = result.output.split(separator: "\n")
    #expect(digests.count == 3 && digests[1] == digests[2] && digests[0] != digests[1])
    #expect(try Tool.run("run", "tour", "--digest").output == digests[0] + "\n")
  }

  /// After the last frame a restored run writes only the header.
  @Test func afterTheLastFrameNothingIsLeft() throws {
    let folder = try Folder()
    #expect(try Tool.run(["run", "slop", "--save-state", "10000", "a"], in: folder).code == 64)
    let rows = try Tool.run("run", "slop").output.split(separator: "\n")
    let cells = try #require(rows.last).split(separator: ",")
    let last = try #require(cells.first)
    #expect(try Tool.run(["run", "slop", "--save-state", String(last), "a"], in: folder).code == 0)
    let rest = try Tool.run(["run", "slop", "--restore", "a"], in: folder)
    #expect(rest.code == 0)
    #expect(rest.output == rows[0] + "\n")
    let digest = try Tool.run(["run", "slop", "--restore", "a", "--digest"], in: folder)
    #expect(digest.output == "cbf29ce484222325\n")
  }

  @Test func aFrameThatThereIsNotIsAnErrorWithTheLast() throws {
    let folder = try Folder()
    let beyond = try Tool.run(["run", "tour", "--save-state", "9000", "a", "-o", "rows.csv"], in: folder)
    #expect(beyond.code == 64)
    #expect(
      beyond.words.hasPrefix(
        "Error: There is no frame 9000 to save: the timeline has ended. The last frame is 716.\n"))
    // After an error there are neither rows nor a state.
    #expect(try folder.names() == [])
    let dropped = try Tool.run(["run", "dropped-frames", "--save-state", "3", "a", "-q"], in: folder)
    #expect(dropped.code == 64)
    #expect(dropped.words.contains("no frame 3 to save: it isn't shown. The last frame is 69."))
    #expect(try Tool.run(["run", "tour", "--save-state", "120", "a", "--digest"], in: folder).code == 0)
    let early = try Tool.run(["run", "tour", "--restore", "a", "--save-state", "120", "b"], in: folder)
    #expect(early.code == 64)
    #expect(early.words.contains("no frame 120 to save: the restored state is at frame 120 already."))
    #expect(try folder.names() == ["a"])
  }

  @Test func aStateOfSomethingElseIsRefused() throws {
    let folder = try Folder()
    #expect(try Tool.run(["run", "tour", "--save-state", "120", "a", "--digest"], in: folder).code == 0)
    let other = try Tool.run(["run", "flick-up", "--restore", "a"], in: folder)
    #expect(other.code == 65)
    #expect(other.output.isEmpty)
    #expect(
      other.words.hasPrefix("a:4:18: error: the state was saved from the scenario \"tour\", not from \"flick-up\"\n"))
    for changes in [["--fps", "120"], ["--set", "touch.slop=11"], ["--preset", "tgcard-2.5.1"]] {
      let result = try Tool.run(["run", "tour", "--restore", "a"] + changes, in: folder)
      #expect(result.code == 65)
      #expect(result.output.isEmpty)
      #expect(result.words.contains("another input, another setting or another version of cardsim"), "\(changes)")
    }
    try folder.write(folder.text(of: "a").replacing("\"0000000000000078\"", with: "\"0000000000000079\""), to: "b")
    let damaged = try Tool.run(["run", "tour", "--restore", "b"], in: folder)
    #expect(damaged.code == 65)
    #expect(damaged.words.contains("the words have another checksum"))
    try folder.write("frame,time_us\n", to: "c")
    #expect(try Tool.run(["run", "tour", "--restore", "c"], in: folder).code == 65)
    #expect(try Tool.run(["run", "tour", "--restore", "d"], in: folder).code == 66)
  }

  @Test(
    arguments: [
      (["--save-state"], "Missing value for '--save-state <frame> <file>'"),
      (["--save-state", "5"], "Missing <file> for '--save-state <frame> <file>'"),
      (["--save-state", "5", "--digest"], "Missing <file> for '--save-state <frame> <file>'"),
      (
        ["--save-state", "a", "5"],
        "The value 'a' is invalid for '--save-state <frame> <file>': it isn't a whole number"
      ),
      (["--save-state", "-1", "a"], "The value '-1' is invalid for '--save-state <frame> <file>': it must be from 0"),
      (["--save-state", "5", ""], "The value '' is invalid for '--save-state <frame> <file>': it is empty"),
      (["--save-state", "5", "-"], "A state needs a file of its own, apart from the rows"),
      (["--save-state", "5", "a", "-o", "a"], "A state needs a file of its own, apart from the rows"),
      (["--save-state", "5", "a", "--against", "tgcard-2.5.1"], "--save-state needs one timeline"),
      (["--restore", "a", "--preset", "standard", "--preset", "tgcard-2.5.1"], "--restore needs one timeline"),
    ] as [([String], String)])
  func whatCannotBeMeantIsRefused(options: [String], error: String) throws {
    let folder = try Folder()
    let result = try Tool.run(["run", "slop"] + options, in: folder)
    #expect(result.code == 64)
    #expect(result.output.isEmpty)
    #expect(result.words.hasPrefix("Error: " + error), "\(result)")
    #expect(try folder.names().isEmpty)
  }

  /// A run never writes over the state that it restores.
  @Test func theInputIsNotWrittenOver() throws {
    let folder = try Folder()
    #expect(try Tool.run(["run", "tour", "--save-state", "120", "a", "--digest"], in: folder).code == 0)
    let text = try folder.text(of: "a")
    #expect(try Tool.run(["run", "tour", "--restore", "a", "-o", "a"], in: folder).code == 64)
    #expect(
      try Tool.run(["run", "tour", "--restore", "a", "--save-state", "130", "./a", "--digest"], in: folder).code == 64)
    #expect(try folder.text(of: "a") == text)
  }

  /// A state that can't be written leaves an earlier table as it was.
  @Test(arguments: ["/nonexistent/x", "s.state"]) func aStateThatFailsReplacesNoRows(path: String) throws {
    let folder = try Folder()
    #expect(try Tool.run("run", "tour", "--save-state", "120", "s.state", "--digest", in: folder).code == 0)
    try folder.write("old", to: "rows.csv")
    let result = try Tool.run(
      "run", "tour", "--restore", "s.state", "--save-state", "130", path, "-o", "rows.csv", in: folder)
    #expect([64, 73].contains(result.code), "\(result)")
    #expect(try folder.text(of: "rows.csv") == "old")
    #expect(try folder.names() == ["rows.csv", "s.state"])
  }
}
