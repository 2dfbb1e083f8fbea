import CardCommandLine
import Testing

/// `run --preset` once and repeated, `run --against`, and the texts of `list`, `show` and `validate` about presets.
@Suite struct PresetOptionsTests {
  static let presets = [
    "standard", "tgcard-readme", "tgcard-2.5.1", "tgcard-2018", "sheet-alone", "sweetcurtain-0.2.5",
    "sweetcurtain-0.9", "cardparts-sheet",
  ]

  @Test func theyAreListed() throws {
    let result = try Tool.run("list", "presets")
    let names = result.output.split(separator: "\n").map { $0.prefix { $0 != " " } }
    #expect(names.map(String.init) == Self.presets)
    #expect(result.code == 0)
    // The list marks the presets whose timelines depend on the rate.
    for line in result.output.split(separator: "\n") {
      #expect(line.hasSuffix("Depends on the display's rate.") == !line.hasPrefix("standard"))
    }
  }

  /// Several presets give one table: the preset in the first column, one header, and each preset's rows the same as
  /// alone.
  @Test func manyMakeOneTable() throws {
    let both = try Tool.run("run", "flick-up", "--preset", "tgcard-2.5.1", "--preset", "sweetcurtain-0.9")
    var lines = both.output.split(separator: "\n").map(String.init)
    let header = lines.removeFirst()
    #expect(both.code == 0)
    #expect(header.hasPrefix("preset,frame,time_us,"))
    var expected: [String] = []
    for preset in ["tgcard-2.5.1", "sweetcurtain-0.9"] {
      let one = try Tool.run("run", "flick-up", "--preset", preset)
      let rows = one.output.split(separator: "\n").map(String.init)
      #expect("preset," + rows[0] == header || rows[0] == header)
      expected += rows.dropFirst().map { $0.hasPrefix(preset + ",") ? $0 : preset + "," + $0 }
    }
    #expect(lines == expected)
  }

  @Test func againstAPresetAScenarioOrAFileItSaysWhatDiffers() throws {
    let preset = try Tool.run("run", "flick-up", "--against", "tgcard-2.5.1")
    #expect(preset.code == 0)
    // The other preset delivers one event per frame, and the same swipe is made for that.
    let lines = ["flick-up against tgcard-2.5.1:", "  under the finger the card is up to 0.", "  after the release"]
    for (line, beginning) in zip(preset.output.split(separator: "\n"), lines) {
      #expect(line.hasPrefix(beginning), "\(line)")
    }
    let scenario = try Tool.run("run", "flick-up", "--against", "flick-down")
    #expect(scenario.output.contains("ends at extended instead of "))
    let folder = try Folder()
    let line = """
      cardsim show flick-up > a.json && cardsim run flick-up --against a.json && \
      cat a.json | cardsim run flick-up --against -
      """
    let file = try Tool.shell(line, in: folder)
    #expect(file.code == 0, "\(file)")
    #expect(!file.output.contains("instead of"), "\(file)")
  }

  @Test(
    arguments: [
      (["--preset", "tgcard"], "tgcard"), (["--preset", "standart"], "standard"),
      (["--preset", "standard", "--preset", "standard"], "standard"),
      (["--against", "no-such-thing"], "no built-in scenario or preset of that name"),
      (["--against", "tgcard-2.5"], "Did you mean 'tgcard-2.5.1'?"),
      (["--against", "flick-don"], "Did you mean 'flick-down'?"),
      (["--preset", "standard", "--preset", "tgcard-2018", "--against", "standard"], "at most one --preset"),
    ])
  func mistakesAreNamed(options: [String], word: String) throws {
    let result = try Tool.run(["run", "flick-up"] + options)
    #expect([64, 66].contains(result.code), "\(result)")
    #expect(result.output.isEmpty, "\(result)")
    #expect(result.words.contains(word), "\(result)")
  }

  /// Standard input can be read only once; a second read would find it empty.
  @Test func standardInputIsOneOfTheTwoAtMost() throws {
    let result = try Tool.run("run", "-", "--against", "-", input: "{}")
    #expect(result.code == 64)
    #expect(result.output.isEmpty)
    #expect(result.words.contains("Standard input can't be both"))
    let one = try Tool.shell("cardsim show flick-up | cardsim run flick-down --against -")
    #expect(one.code == 0, "\(one)")
    #expect(one.output.hasPrefix("flick-down against -:\n"), "\(one)")
  }

  /// Content that moves is reported, and a change too small to feel isn't reported as no difference.
  @Test func againstTellsNoDifferenceOnlyWhereThereIsNone() throws {
    let folder = try Folder()
    func against(_ name: String, set: String) throws -> String {
      try Tool.shell(
        "cardsim show \(name) | sed 's/\"inputs\"/\"set\": { \(set) }, \"inputs\"/' > x.json && "
          + "cardsim run x.json --against \(name)", in: folder
      ).output
    }
    #expect(
      try against("flick-up", set: #""settle.response": 0.4"#) == "x against flick-up: no difference in 70 frames\n")
    #expect(
      try against("flick-up", set: #""settle.response": 0.4000001"#).hasPrefix(
        "x against flick-up: nothing that one would feel in 70 frames; the first difference is at "))
    #expect(
      try against("scroll-bounce", set: #""scroll.bounce_response": 0.3"#).contains(
        "\n  the content is scrolled up to "))
  }

  /// A setting changes the first side, and is what is told; what it is compared with stays as it is written.
  @Test(arguments: ["flick-up", "standard"])
  func againstTellsTheEffectOfASetting(name: String) throws {
    let folder = try Folder()
    let set = try Tool.run("run", "flick-up", "--set", "settle.damping_ratio=0.6", "--against", name)
    let line = """
      cardsim show flick-up | sed 's/"inputs"/"set": { "settle.damping_ratio": 0.6 }, "inputs"/' > x.json && \
      cardsim run x.json --against flick-up
      """
    let written = try Tool.shell(line, in: folder)
    #expect(set.output.hasPrefix("flick-up against \(name):\n"), "\(set)")
    #expect(set.output.contains("\n  overshoots "), "\(set)")
    #expect(
      set.output.split(separator: "\n").dropFirst() == written.output.split(separator: "\n").dropFirst(), "\(set)")
    // A rate is no difference: both have it.
    let rate = try Tool.run("run", "flick-up", "--fps", "120", "--against", name)
    #expect(rate.output == "flick-up against \(name): no difference in 139 frames\n")
    // A screen is one against a scenario; under a preset, the scenario is on the same screen.
    let device = try Tool.run("run", "flick-up", "--device", "iphone-se-3", "--against", name)
    #expect(device.output.contains("no difference") == (name == "standard"), "\(device)")
  }

  /// Every rule in force is shown with its source, and no other rule.
  @Test(arguments: presets)
  func showTellsWhereEachNumberIsFrom(preset: String) throws {
    let result = try Tool.run("show", preset)
    #expect(result.code == 0)
    let rules = try #require(result.output.split(separator: "RULES:\n").last)
    let rows = rules.split(separator: "\n").prefix { $0.hasPrefix("  ") }
    #expect(rows.count > 30)
    #expect(result.output.contains("\nSOURCES:\n"))
    #expect(result.output.contains("depend on the display's rate") == (preset != "standard"))
    #expect(rows.contains { $0.contains("settle.at_rest") } == preset.hasPrefix("tgcard"))
    // A pace by distance over speed has no duration of its own.
    let hasDuration = preset.hasPrefix("sweetcurtain") || preset.hasPrefix("cardparts")
    #expect(rows.contains { $0.hasPrefix("  settle.duration ") } == hasDuration)
  }

  /// If the real rule divides 0 by 0, validate states the value used instead.
  @Test func validateTellsOfPolicies() throws {
    let folder = try Folder()
    try folder.write(
      #"{ "preset": "tgcard-2.5.1", "cards": [{ "name": "a" }], "set": { "settle.at_rest": "longest" } }"#,
      to: "a.json")
    let result = try Tool.run("validate", "flick-up", "a.json", in: folder)
    #expect(
      result.output == """
        flick-up: fine, 1 card, 1 input
          places of "trips": extended y 71, peaking y 390.5, collapsed y 734
        a.json: fine, 1 card, 0 inputs; a release at rest on its target takes 0/0 s, for which settle.at_rest has the \
        longest motion; the timeline depends on the display's rate, by \
        clock.delivery, drag.edge, handoff.rule
          places of "a": extended y 71, peaking y 390.5, collapsed y 734

        """)
  }
}
