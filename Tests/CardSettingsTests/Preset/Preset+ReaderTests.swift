import CardScenario
import CardSettings
import CardText
import Testing

@Suite struct PresetReaderTests {
  /// Returns the preset in `mine.json`, which may extend other files.
  static func preset(_ text: String, _ files: [String: String] = [:]) throws(DiagnosticsError) -> Preset {
    try Preset.read(SourceText(name: "mine.json", text: text), name: "mine", files: PresetFiles(files))
  }

  /// The problems of such a preset, as `file:line:column path message | help`.
  static func problems(_ text: String, _ files: [String: String] = [:]) -> [String] {
    do throws(DiagnosticsError) {
      _ = try preset(text, files)
      return []
    } catch {
      return error.placed
    }
  }

  /// A rule in words: key, value, source, certainty.
  static func words(_ rule: Preset.Rule) -> String {
    "\(rule.key) \(rule.value) \(rule.source) \(rule.certainty.rawValue)"
  }

  static func key(_ name: String) -> SettingKey { SettingKey.named(name)! }

  // MARK: - Values

  @Test func everyKeyOfADocument() throws {
    let preset = try Self.preset(
      #"""
      {
        "$schema": { "anything": [1] },
        "name": "my-app_2.0",
        "about": "The app's card, as it was in March.",
        "extends": "standard",
        "system": "MyApp",
        "references": ["VC: Card.swift at 1a2b3c4."],
        "remarks": ["It knows no keyboard."],
        "set": {
          "settle.response": 0.35,
          "touch.grab": { "value": false, "source": "VC:12", "certainty": "read" },
          "snap.resistance": { "value": "high", "source": "the designer" },
          "settle.curve": { "value": "ease-in", "certainty": "guessed" }
        }
      }
      """#)
    #expect(preset.name == "my-app_2.0")
    #expect(preset.summary == "The app's card, as it was in March.")
    #expect(preset.system == "MyApp")
    #expect(preset.references == ["VC: Card.swift at 1a2b3c4.", "my-app_2.0: mine.json."])
    #expect(preset.remarks == ["It knows no keyboard."])
    #expect(
      preset.rules.map(Self.words) == [
        "settle.response number(0.35) my-app_2.0 own", "touch.grab flag(false) VC:12 read",
        #"snap.resistance text("high") the designer own"#, #"settle.curve text("ease-in") my-app_2.0 guessed"#,
      ])
    var expected = Settings()
    try Self.key("settle.response").set(.number(0.35), in: &expected)
    try Self.key("touch.grab").set(.flag(false), in: &expected)
    try Self.key("snap.resistance").set(.text("high"), in: &expected)
    try Self.key("settle.curve").set(.text("ease-in"), in: &expected)
    #expect(preset.settings == expected)
    #expect(preset.settings != Settings())
  }

  @Test func theLeastIsStandardUnderAnotherName() throws {
    let preset = try Self.preset("{}")
    #expect(preset.name == "mine")
    #expect(preset.settings == Settings())
    #expect(preset.rules.isEmpty)
    #expect(preset.references.isEmpty)
    #expect(preset.remarks.isEmpty)
    #expect((preset.summary, preset.system) == ("", ""))
    for key in SettingKey.all {
      #expect(preset.source(of: key) == Preset.standard.source(of: key))
      #expect(preset.certainty(of: key) == Preset.standard.certainty(of: key))
    }
  }

  // MARK: - What is extended

  /// The nearest file wins, key by key; what none of them sets is from the built-in preset, with its source and
  /// certainty.
  @Test func theNearestWinsKeyByKey() throws {
    let preset = try Self.preset(
      #"{ "extends": "team/base.json", "set": { "snap.window": 30, "touch.slop": 12 } }"#,
      [
        "team/base.json": #"""
        { "extends": "../company.json", "references": ["W: the wiki."], "remarks": ["Second."],
          "set": { "snap.window": { "value": 40, "source": "W", "certainty": "documented" }, "touch.slop": 8,
                   "drag.edge": { "value": "elastic", "source": "W", "certainty": "documented" } } }
        """#,
        "team/../company.json": #"""
        { "extends": "tgcard-2.5.1", "name": "company", "remarks": ["First."],
          "set": { "drag.edge": "divided", "dim.map_max": 0.5 } }
        """#,
      ])
    let code = Preset.named("tgcard-2.5.1")!
    func words(_ name: String) -> [String] {
      let key = Self.key(name)
      return [key.value(in: preset.settings), preset.source(of: key), preset.certainty(of: key).rawValue]
    }
    #expect(words("snap.window") == ["30", "mine", "own"])
    #expect(words("touch.slop") == ["12", "mine", "own"])
    #expect(words("drag.edge") == ["elastic", "W", "documented"])
    #expect(words("dim.map_max") == ["0.5", "company", "own"])
    #expect(words("snap.projection_time") == ["0.499", "VC:1460, decelerationRate.normal 0.998", "read"])
    // Nobody sets it: as far as TGCard is concerned it is a guess.
    #expect(words("touch.resume_distance") == ["10", "own", "guessed"])
    #expect(preset.system == "TGCard")
    #expect(
      preset.references
        == ["mine: mine.json.", "W: the wiki.", "base: team/base.json.", "company: team/../company.json."]
        + code.references)
    #expect(preset.remarks == code.remarks + ["First.", "Second."])
    #expect(Set(preset.rules.map(\.key)).count == preset.rules.count)
    #expect(Set(preset.rules.map(\.key)) == Set(code.rules.map(\.key) + ["touch.slop"]))
  }

  /// A preset of one's own system has its own say about what it inherits.
  @Test func anotherSystemIsAnotherCertainty() throws {
    let key = Self.key("push.duration")
    #expect(try Self.preset("{}").certainty(of: key) == .read)
    #expect(try Self.preset(#"{ "system": "MyApp" }"#).certainty(of: key) == .guessed)
    #expect(try Self.preset(#"{ "system": "MyApp", "extends": "tgcard-2018" }"#).certainty(of: key) == .read)
    #expect(try Self.preset(#"{ "system": "" , "extends": "tgcard-2018" }"#).system.isEmpty)
  }

  /// A preset that only others extend can be extended, as its file says it is.
  @Test func aCopyOfABuiltInPresetIsRead() throws {
    let text = String(decoding: try #require(Preset.text(ofBuiltIn: "sweetcurtain-0.9")), as: UTF8.self)
    let copy = try Self.preset(text)
    #expect(copy.name == "mine")
    #expect(copy.settings == Preset.named("sweetcurtain-0.9")!.settings)
    #expect(copy.rules == Preset.named("sweetcurtain-0.9")!.rules)
  }

  // MARK: - Mistakes

  static let mistakes: [(text: String, problems: [String])] = [
    ("[]", ["mine.json:1:1 $ expected an object, found an empty array"]),
    (
      #"{ "set": { "detents": { "low": 700 } } }"#,
      [
        "mine.json:1:23 $.set.detents detents are no setting: they belong to a scenario's card "
          + #"| write "detents": { "low": 700, "high": "90%" } in one of its "cards""#
      ]
    ),
    (
      #"{ "name": "a b", "about": 3, "system": [], "references": "VC", "remarks": [1] }"#,
      [
        #"mine.json:1:11 $.name expected a name of at most 40 letters, digits, _, - and ., found the text "a b""#,
        #"mine.json:1:27 $.about expected text, found 3 | write "3""#,
        "mine.json:1:40 $.system expected text, found an empty array",
        #"mine.json:1:58 $.references expected an array, found the text "VC""#,
        #"mine.json:1:76 $.remarks[0] expected text, found 1 | write "1""#,
      ]
    ),
    (
      #"{ "exends": "standard", "set": { "settle.respons": 1 }, "sets": {} }"#,
      [
        #"mine.json:1:3 $.exends unknown key "exends" | did you mean "extends"?"#,
        #"mine.json:1:34 $.set["settle.respons"] unknown key "settle.respons" | did you mean "settle.response"?"#,
        #"mine.json:1:57 $.sets unknown key "sets" | did you mean "set"?"#,
      ]
    ),
    (
      #"{ "set": { "touch.slop": 300, "touch.grab": "true", "snap.resistance": "hihg", "drag.edge": null } }"#,
      [
        #"mine.json:1:26 $.set["touch.slop"] touch.slop takes a number from 0 to 200 (pt), found 300"#,
        #"mine.json:1:45 $.set["touch.grab"] touch.grab takes true or false, found "true""#,
        #"mine.json:1:72 $.set["snap.resistance"] snap.resistance takes a number from 0 to 100000, or any, low, "#
          + #"normal or high (pt/s), found "hihg" | did you mean "high"?"#,
        #"mine.json:1:93 $.set["drag.edge"] expected elastic, refusing, damped or divided or an object, found null "#
          + "| leave the key out",
      ]
    ),
    (
      #"{ "set": { "touch.slop": { "vlaue": 3, "source": 4, "certainty": "sure" }, "touch.idle": {} } }"#,
      [
        #"mine.json:1:28 $.set["touch.slop"].vlaue unknown key "vlaue" | did you mean "value"?"#,
        #"mine.json:1:50 $.set["touch.slop"].source expected text, found 4 | write "4""#,
        #"mine.json:1:66 $.set["touch.slop"].certainty expected "read", "documented", "measured", "guessed" or "own", "#
          + #"found the text "sure" | did you mean "measured"?"#,
        #"mine.json:1:90 $.set["touch.idle"] missing key "value""#,
      ]
    ),
    (
      #"{ "extends": "tgcard-2.5" }"#,
      [
        #"mine.json:1:14 $.extends expected "standard", "tgcard-readme", "tgcard-2.5.1", "tgcard-2018", "sheet-alone", "#
          + #""sweetcurtain-0.2.5", "sweetcurtain-0.9" or "cardparts-sheet", or a preset file such as mine.json, "#
          + #"found the text "tgcard-2.5" | did you mean "tgcard-2.5.1"?"#
      ]
    ),
    (
      #"{ "cards": [{ "name": "a" }], "device": "iphone-15", "inputs": [] }"#,
      [
        "mine.json:1:12 $.cards a preset has no cards: this is a scenario "
          + "| a scenario is run, and may name a preset"
      ]
    ),
    (
      #"{ "set": { "touch.slop": 3, "touch.slop": 4 } }"#,
      [#"mine.json:1:29 $.set["touch.slop"] the key "touch.slop" comes twice | the first is at line 1, column 12"#]
    ),
  ]

  @Test(arguments: mistakes)
  func everyMistakeHasItsPlaceAndItsRemedy(mistake: (text: String, problems: [String])) {
    #expect(Self.problems(mistake.text) == mistake.problems)
  }

  // MARK: - What a document is

  @Test(
    arguments: [
      (#"{ "set": {} }"#, true), (#"{ "extends": "standard", "name": "a" }"#, true), (#"{ "exends": "a.json" }"#, true),
      (#"{ "cards": [], "set": {} }"#, false), (#"{ "crads": [], "set": {} }"#, false), ("{}", false), ("[]", false),
      (#"{ "name": "a", "about": "b" }"#, false), (#"{ "set": {}, "inputs": [] }"#, false), ("", false),
      (#"{ "c\u0061rds": [], "set": {} }"#, false),
    ])
  func aPresetIsToldFromAScenario(text: String, isPreset: Bool) {
    #expect(Preset.isPreset(SourceText(name: "a.json", text: text)) == isPreset)
  }
}

extension DiagnosticsError {
  /// All problems, as `file:line:column path message | help`.
  var placed: [String] {
    diagnostics.map {
      "\($0.file):\($0.line):\($0.column) " + ($0.path.map { "\($0) " } ?? "") + $0.message
        + ($0.help.map { " | \($0)" } ?? "")
    }
  }
}
