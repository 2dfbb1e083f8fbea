import CardCommandLine
import CardTestSupport
import Testing

/// Presets in files, wherever a preset goes: `--preset`, `--against`, `--diff`, `"preset"` in a scenario, `show` and
/// `validate`.
@Suite struct PresetFileTests {
  /// A folder with a preset that extends another in a folder of its own, and two scenarios that name it.
  static func folder() throws -> Folder { try Folder(of: files.get()) }

  private static let files = Result {
    let folder = try Folder()
    let line = """
      mkdir team && cat > team/base.json <<'END'
      { "extends": "tgcard-2.5.1", "set": { "dim.map_max": 0.5, "settle.damping_ratio": 0.6 } }
      END
      cat > mine.json <<'END'
      {
        "about": "Mine.",
        "extends": "team/base.json",
        "references": ["W: the wiki."],
        "set": { "settle.damping_ratio": { "value": 0.7, "source": "W:12", "certainty": "documented" } }
      }
      END
      cardsim show flick-up | sed 's/"cards"/"preset": "mine.json", "cards"/' > one.json
      mkdir sub && cardsim show flick-down | sed 's/"cards"/"preset": "..\\/mine.json", "cards"/' > sub/two.json
      """
    let result = try Tool.shell(line, in: folder)
    try #require(result.code == 0 && result.words.isEmpty, "\(result)")
    return try folder.files()
  }

  /// The same as the files, on the command line.
  static let flags = ["--preset", "tgcard-2.5.1", "--set", "dim.map_max=0.5", "--set", "settle.damping_ratio=0.7"]

  /// Every command gives under the file what it gives under the same rules in flags.
  @Test(
    arguments: [
      ["run", "flick-up"], ["run", "flick-up", "--digest"], ["metrics", "flick-up", "flick-down"],
      ["explain", "flick-up"], ["explain", "--y", "420", "--velocity", "-60"], ["export", "flick-up", "--to", "uikit"],
      ["map", "--size", "9x9", "--format", "csv"], ["map", "flick-up", "--size", "9x9", "--format", "csv"],
      ["plot", "flick-up", "--format", "ascii"],
      ["sweep", "flick-up", "--vary", "settle.duration_min=0.2:0.6:0.2", "--format", "csv"],
      [
        "tune", "flick-up", "--vary", "settle.duration_max=0.8:1.3", "--minimize", "settle_ms", "--budget", "12", "-q",
        "--format", "csv",
      ],
    ])
  func everyCommandTakesAFile(command: [String]) throws {
    let folder = try Self.folder()
    let file = try Tool.run(command + ["--preset", "mine.json"], in: folder)
    let flags = try Tool.run(command + Self.flags, in: folder)
    let bare = try Tool.run(command, in: folder)
    #expect(file.code == 0, "\(file)")
    #expect(!file.output.isEmpty)
    #expect(file.words.isEmpty || command[0] == "export", "\(file)")
    // In a table of several, the preset's name stands in each row.
    let output = file.output.replacing("\nmine,", with: "\ntgcard-2.5.1,")
      .replacing("  mine\n", with: "  tgcard-2.5.1\n")
    #expect(output == flags.output)
    #expect(file.output != bare.output)
  }

  @Test func aScenarioNamesAFile() throws {
    let folder = try Self.folder()
    for (file, name) in [("one.json", "flick-up"), ("sub/two.json", "flick-down")] {
      // The preset is in force when the gestures are placed, as it isn't where --preset changes it.
      let own = try Tool.run("run", file, "--digest", in: folder)
      let text = try Tool.shell(
        "cardsim show \(name) | sed 's/\"cards\"/\"preset\": \"tgcard-2.5.1\", \"cards\"/' > plain.json", in: folder)
      #expect(text.code == 0)
      let flags = try Tool.run(["run", "plain.json", "--digest"] + Array(Self.flags.dropFirst(2)), in: folder)
      #expect(own.code == 0, "\(own)")
      #expect(own == flags)
    }
    // From standard input, the path is relative to the working folder; under another preset the file's has no effect.
    let piped = try Tool.shell("cat one.json | cardsim run - --digest", in: folder)
    #expect(try piped == Tool.run("run", "one.json", "--digest", in: folder))
    let other = try Tool.run("run", "one.json", "--preset", "mine.json", "--digest", in: folder)
    #expect(other.code == 0, "\(other)")
    #expect(other.output.hasSuffix("  mine\n"), "\(other)")
    #expect(other.output.hasPrefix(piped.output.dropLast()))
  }

  @Test func severalCommandsReadTheScenariosThatNameIt() throws {
    let folder = try Self.folder()
    let checked = try Tool.shell(
      "cardsim check . --record missing; cardsim check . && ls && cardsim check sub one.json", in: folder)
    #expect(checked.code == 0, "\(checked)")
    #expect(checked.output.contains("2 scenarios: 2 pass"), "\(checked)")
    // The presets in the folder are no scenarios.
    #expect(!checked.output.contains("base"), "\(checked)")
    #expect(!checked.output.contains("mine "), "\(checked)")
    #expect(checked.output.contains("one.golden.csv"))
    let alone = try Tool.run("check", "team", in: folder)
    #expect(alone.code == 66)
    #expect(alone.words.contains("There is no scenario in it"))
    for command in [
      ["metrics", "one.json"], ["diff", "one.json", "one.json"], ["validate", "one.json", "sub/two.json"],
    ] {
      let result = try Tool.run(command, in: folder)
      #expect(result.code == 0, "\(result)")
      #expect(!result.output.isEmpty, "\(result)")
    }
  }

  // MARK: - Against, diff, show, validate

  @Test func againstAFileItSaysWhatDiffers() throws {
    let folder = try Self.folder()
    let file = try Tool.run("run", "flick-up", "--preset", "tgcard-2.5.1", "--against", "mine.json", in: folder)
    #expect(file.code == 0)
    #expect(file.output.hasPrefix("flick-up under tgcard-2.5.1 against mine.json:\n"), "\(file)")
    #expect(file.output.contains("overshoots"))
    let same = try Tool.run("run", "flick-up", "--preset", "mine.json", "--against", "./mine.json", in: folder)
    #expect(same.output == "flick-up under mine against ./mine.json: no difference in \(frames(same.output)) frames\n")
    let scenario = try Tool.run("run", "one.json", "--against", "sub/two.json", in: folder)
    #expect(scenario.output.hasPrefix("one against sub/two.json:\n"), "\(scenario)")
  }

  /// The number before the last word of a sentence.
  private func frames(_ text: String) -> Substring {
    text.split(separator: " ").dropLast().last ?? ""
  }

  @Test func mapsOfFilesAreCompared() throws {
    let folder = try Self.folder()
    let options = ["--size", "9x9"]
    let file = try Tool.run(["map", "--diff", "tgcard-2.5.1", "mine.json"] + options, in: folder)
    #expect(file.code == 0, "\(file)")
    #expect(file.output.hasPrefix("tgcard-2.5.1 against mine.json\n"))
    #expect(file.output.contains("The largest change of the overshoot"), "\(file)")
    let given = try Tool.run(["map", "flick-up", "--diff", "mine.json", "team/base.json"] + options, in: folder)
    #expect(given.code == 0, "\(given)")
    let scenario = try Tool.run(["map", "flick-up", "--diff", "mine.json", "one.json"] + options, in: folder)
    #expect(scenario.code == 64)
    #expect(scenario.words.contains("There is no preset 'one.json'"), "\(scenario)")
  }

  @Test func aFileIsShownAsABuiltInPreset() throws {
    let folder = try Self.folder()
    let shown = try Tool.run("show", "mine.json", in: folder)
    #expect(shown.code == 0, "\(shown)")
    let lines = shown.output.split(separator: "\n").map(String.init)
    #expect(lines.first == "mine: Mine.")
    #expect(
      Array(lines.drop { $0 != "SOURCES:" }.prefix(5)).map { $0.prefix(20) } == [
        "SOURCES:", "  W: the wiki.", "  base: team/base.js", "  VC: TGCardViewCont", "  Everything else is",
      ])
    func row(_ key: String) -> [Substring] {
      (lines.first { $0.hasPrefix("  \(key) ") } ?? "").split(separator: " ")
    }
    #expect(row("settle.damping_ratio").prefix(4) == ["settle.damping_ratio", "0.7", "documented", "W:12"])
    #expect(row("dim.map_max").prefix(4) == ["dim.map_max", "0.5", "own", "base"])
    #expect(row("snap.window").prefix(5) == ["snap.window", "22", "pt", "read", "VC:1463-1475"])
    let keys = try Tool.run("show", "mine.json", "--keys", in: folder)
    #expect(keys.output.contains("\nsettle.damping_ratio "))
    // A scenario is printed as it is, and a preset with --json.
    #expect(try Tool.run("show", "one.json", in: folder).output == folder.text(of: "one.json"))
    #expect(try Tool.run("show", "mine.json", "--json", in: folder).output == folder.text(of: "mine.json"))
    let scenario = try Tool.run("show", "one.json", "--json", in: folder)
    #expect(scenario.code == 64, "\(scenario)")
    #expect(scenario.words.contains("--json needs a preset"), "\(scenario)")
  }

  /// The file of a built-in preset is a start: unchanged, it is the same preset under another name.
  @Test(arguments: Seeds.every(2, of: PresetOptionsTests.presets))
  func aBuiltInPresetIsAFileToStartFrom(preset: String) throws {
    let line = """
      cardsim show \(preset) --json > mine.json && cardsim validate mine.json && \
      cardsim show mine.json | sed 's/^mine: /\(preset): /' > mine.txt && cardsim show \(preset) > own.txt && \
      cmp mine.txt own.txt && cardsim run tour --preset mine.json --digest && \
      cardsim run tour --preset \(preset) --digest
      """
    let result = try Tool.shell(line, in: try Folder())
    // Of `standard` only the description differs: a file that extends it doesn't repeat what it is made of.
    if preset != "standard" { #expect(result.code == 0, "\(result)") }
    let digests = result.output.split(separator: "\n").dropFirst().compactMap { $0.split(separator: " ").first }
    #expect(preset == "standard" || digests.count == 2 && digests[0] == digests[1], "\(result)")
    #expect(result.output.hasPrefix("mine.json: fine, a preset, "), "\(result)")
  }

  @Test func validateTellsOfAPreset() throws {
    let folder = try Self.folder()
    try folder.write(#"{ "extends": "mine.json", "set": { "settle.response": 0.4 } }"#, to: "idle.json")
    let result = try Tool.run("validate", "team/base.json", "idle.json", in: folder)
    #expect(
      result.output == """
        team/base.json: fine, a preset, 73 rules beside those of standard
        idle.json: fine, a preset, 74 rules beside those of standard; of no effect beside the others: settle.response

        """)
  }

  // MARK: - States

  /// A state that was saved under a file goes on under the same rules, even if another file states them.
  @Test func aStateFitsTheSameRules() throws {
    let folder = try Self.folder()
    let lines = """
      cp mine.json same.json && cardsim run flick-up --preset mine.json --save-state 20 a.state -o whole.csv && \
      cardsim run flick-up --preset same.json --restore a.state | tail -n +2 > rest.csv && \
      sed 's/^mine,/same,/' whole.csv | tail -n $(wc -l < rest.csv) | cmp - rest.csv && wc -l < rest.csv
      """
    let result = try Tool.shell(lines, in: folder)
    #expect(result.code == 0, "\(result)")
    #expect((Int(result.output.filter(\.isNumber)) ?? 0) > 10)
    let other = try Tool.run("run", "flick-up", "--preset", "team/base.json", "--restore", "a.state", in: folder)
    #expect(other.code == 65)
    #expect(other.output.isEmpty)
  }

  // MARK: - Mistakes

  @Test(
    arguments: [
      (["--preset", "none.json"], 66, "Can't read 'none.json': No such file or directory"),
      (["--preset", "./none"], 66, "Can't read './none': No such file or directory"),
      (["--preset", "team/"], 66, "Can't read 'team/': "),
      (["--preset", "uikit"], 64, "or a preset file, such as mine.json."),
      (["--preset", "mine"], 64, "'cardparts-sheet', or a preset file, such as mine.json."),
      (["--preset", "standrad"], 64, "Did you mean 'standard'?"),
      (["--preset", "-"], 64, "Please provide one of 'standard'"),
      (["--preset", "one.json"], 65, "error: a preset has no cards: this is a scenario"),
      (["--preset", "mine.json", "--preset", "./mine.json"], 64, "--preset mine is given twice"),
      (["--preset", "bad.json"], 65, "bad.json:2:3: error: unknown key \"sett\"\n  at $.sett\n"),
      (["--preset", "lost.json"], 66, "lost.json:1:14: error: can't read the preset \"team/none.json\": No such file"),
      (["--preset", "above.json"], 65, "bad.json:2:3: error: unknown key"),
    ] as [([String], Int32, String)])
  func mistakesAreNamed(options: [String], code: Int32, words: String) throws {
    let folder = try Self.folder()
    try folder.write("{\n  \"sett\": {}\n}\n", to: "bad.json")
    try folder.write(#"{ "extends": "team/none.json" }"#, to: "lost.json")
    try folder.write(#"{ "extends": "bad.json" }"#, to: "above.json")
    let result = try Tool.run(["run", "flick-up"] + options, in: folder)
    #expect(result.code == code, "\(result)")
    #expect(result.output.isEmpty)
    #expect(result.words.contains(words), "\(result)")
  }

  /// The mistake of a preset that a scenario names is told with its place, by every command that reads the scenario.
  @Test(arguments: [["run"], ["validate"], ["metrics"], ["plot"], ["explain"], ["check"]])
  func theMistakesOfAScenariosPreset(command: [String]) throws {
    let folder = try Self.folder()
    try folder.write(#"{ "set": { "snap.windw": 3 } }"#, to: "mine.json")
    let flawed = try Tool.run(command + ["one.json"], in: folder)
    #expect(flawed.code == 65, "\(flawed)")
    let text = command == ["check"] ? flawed.output : flawed.words
    #expect(text.contains("mine.json:1:12: error: unknown key \"snap.windw\""), "\(flawed)")
    #expect(try Tool.shell("rm mine.json", in: folder).code == 0)
    let missing = try Tool.run(command + ["one.json"], in: folder)
    #expect(missing.code == 66, "\(missing)")
    let place = command == ["check"] ? missing.output : missing.words
    #expect(place.contains("one.json:"), "\(missing)")
    #expect(place.contains("can't read the preset \"mine.json\": No such file or directory"), "\(missing)")
  }

  /// A folder's presets are validated with its scenarios; where scenarios run, they are no scenarios.
  @Test func aFoldersPresetsAreValidated() throws {
    let folder = try Self.folder()
    let fine = try Tool.run("validate", ".", in: folder)
    #expect(fine.code == 0, "\(fine)")
    for file in ["mine", "one", "sub/two", "team/base"] { #expect(fine.output.contains("./\(file).json: fine, ")) }
    #expect(try Tool.run("validate", "team", in: folder).output.hasPrefix("team/base.json: fine, a preset, "))
    #expect(try Tool.run("check", "team", in: folder).code == 66)
    try folder.write(#"{ "extends": "tgcard-2.5.1", "set": { "snap.windw": 3 } }"#, to: "team/base.json")
    let wrong = try Tool.run("validate", "team", in: folder)
    #expect(wrong.code == 65, "\(wrong)")
    #expect(wrong.words.contains("team/base.json:1:"), "\(wrong)")
  }

  /// Commands that read a preset from a file.
  private static let commandsThatRead = [
    ["run", "flick-up", "--preset", "mine.json"], ["run", "one.json"], ["metrics", "one.json"],
    ["run", "flick-up", "--against", "mine.json"], ["explain", "flick-up", "--preset", "mine.json"],
    ["explain", "--preset", "mine.json", "--y", "400", "--velocity", "0"],
    ["map", "--preset", "mine.json", "--size", "3x3"], ["map", "--diff", "standard", "mine.json", "--size", "3x3"],
    ["plot", "one.json"], ["plot", "flick-up", "--preset", "mine.json"], ["show", "mine.json"],
    ["export", "flick-up", "--preset", "mine.json"], ["diff", "one.json", "flick-up"],
    ["sweep", "flick-up", "--preset", "mine.json", "--vary", "touch.slop=8,10"],
    ["tune", "one.json", "--vary", "touch.slop=8,10", "--minimize", "settle_ms", "--budget", "2", "-q"],
    ["explain", "one.json"], ["run", "one.json", "--save-state", "3", "x.state"],
  ]

  /// No output takes the place of a preset that was read for it, nor of one that this extends.
  @Test(arguments: commandsThatRead)
  func noOutputIsAPresetThatWasRead(command: [String]) throws {
    let folder = try Self.folder()
    // The file itself and the one that it extends: by turns, or both.
    let turn = Self.commandsThatRead.firstIndex(of: command) ?? 0
    for file in Seeds.every(2, of: ["mine.json", "team/base.json"], from: turn % 2) {
      let before = try folder.text(of: file)
      let result = try Tool.run(command + ["-o", file], in: folder)
      #expect(result.code == 64, "\(result)")
      #expect(result.words.contains("The output '\(file)' is the input itself."), "\(result)")
      #expect(try folder.text(of: file) == before)
    }
  }

  @Test func neitherIsAReportNorAState() throws {
    let folder = try Self.folder()
    let report = try Tool.run("check", "one.json", "--report", "md=mine.json", in: folder)
    #expect(report.code == 64, "\(report)")
    let state = try Tool.run("run", "one.json", "--save-state", "3", "mine.json", in: folder)
    #expect(state.code == 64, "\(state)")
    let items = try Tool.run("run", "one.json", "--items", "mine.json", in: folder)
    #expect(items.code == 64, "\(items)")
    #expect(try folder.text(of: "mine.json").hasPrefix("{\n  \"about\": \"Mine.\""))
  }
}
