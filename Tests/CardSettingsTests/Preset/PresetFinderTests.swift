import CardScenario
import CardSettings
import CardText
import Testing

/// Presets that documents name: chains, cycles, files that aren't there, and scenarios under a file.
@Suite struct PresetFinderTests {
  typealias Reader = PresetReaderTests

  static func document(
    _ text: String, named name: String = "flick.json", _ files: [String: String]
  ) throws(DiagnosticsError) -> ScenarioDocument {
    try ScenarioDocument.read(SourceText(name: name, text: text), name: "flick", presets: PresetFiles(files))
  }

  static func error(_ text: String, _ files: [String: String]) -> DiagnosticsError? {
    do throws(DiagnosticsError) {
      _ = try document(text, files)
      return nil
    } catch {
      return error
    }
  }

  // MARK: - Chains

  @Test(
    arguments: [
      (
        #"{ "extends": "mine.json" }"#, [:],
        ["mine.json:1:14 $.extends mine.json extends itself: mine.json → mine.json"]
      ),
      (
        #"{ "extends": "./a.json" }"#, ["a.json": #"{ "extends": ".//mine.json" }"#],
        ["a.json:1:14 $.extends mine.json extends itself: mine.json → a.json → mine.json"]
      ),
      (
        #"{ "extends": "a.json" }"#, ["a.json": #"{ "extends": "b.json" }"#, "b.json": #"{ "extends": "a.json" }"#],
        ["b.json:1:14 $.extends a.json extends itself: a.json → b.json → a.json"]
      ),
    ] as [(String, [String: String], [String])])
  func aCycleIsNamed(text: String, files: [String: String], problems: [String]) {
    #expect(Reader.problems(text, files) == problems.map { $0 + " | one of them has to extend a built-in preset" })
  }

  /// Sixteen files may extend each other; one more, or a cycle that no path shows, is refused.
  @Test func aChainHasAnEnd() throws {
    func files(_ count: Int) -> [String: String] {
      var files: [String: String] = [:]
      for number in 1..<count {
        files["\(number).json"] = number == count - 1 ? "{}" : #"{ "extends": "\#(number + 1).json" }"#
      }
      return files
    }
    let first = #"{ "extends": "1.json", "set": { "touch.slop": 9 } }"#
    #expect(Reader.problems(first, files(16)) == [])
    let names = ["mine.json"] + (1...16).map { "\($0).json" }
    #expect(
      Reader.problems(first, files(17)) == [
        "15.json:1:14 $.extends at most 16 preset files extend each other, and these are more: "
          + names.joined(separator: " → ")
      ])
    // Every step leads through another name of the same file.
    var (path, endless) = ("", [String: String]())
    for _ in 0..<20 {
      path += "x/../"
      endless[path + "mine.json"] = #"{ "extends": "x/../mine.json" }"#
    }
    let problems = Reader.problems(#"{ "extends": "x/../mine.json" }"#, endless)
    #expect(problems.count == 1)
    #expect(problems.first?.contains("at most 16 preset files extend each other") == true)
  }

  /// Mistakes of two files are told together, the nearer one's first.
  @Test func theMistakesOfAllFilesAreToldAtOnce() {
    #expect(
      Reader.problems(#"{ "extends": "base.json", "set": { "touch.slop": -1 } }"#, ["base.json": #"{ "nmae": "b" }"#])
        == [
          #"mine.json:1:50 $.set["touch.slop"] touch.slop takes a number from 0 to 200 (pt), found -1"#,
          #"base.json:1:3 $.nmae unknown key "nmae" | did you mean "name"?"#,
        ])
  }

  // MARK: - Files that aren't there

  @Test func aMissingFileIsToldWhereItIsNamed() {
    for (text, files, place) in [
      (#"{ "cards": [{ "name": "a", "detent": "mid" }], "preset": "x/mine.json" }"#, [:], "flick.json:1:58 $.preset"),
      (
        #"{ "cards": [{ "name": "a" }], "preset": "base.json" }"#, ["base.json": #"{ "extends": "x/mine.json" }"#],
        "base.json:1:14 $.extends"
      ),
    ] as [(String, [String: String], String)] {
      let error = Self.error(text, files)
      #expect(error?.cause == .missing)
      #expect(error?.placed == [#"\#(place) can't read the preset "x/mine.json": there is no such file"#])
    }
    let alone = Reader.problems(#"{ "extends": "a.json" }"#)
    #expect(alone == [#"mine.json:1:14 $.extends can't read the preset "a.json": there is no such file"#])
  }

  /// A reader without files says so.
  @Test func filesHaveToBeGiven() throws {
    let text = #"{ "cards": [{ "name": "a" }], "preset": "mine.json" }"#
    let source = SourceText(name: "a.json", text: text)
    #expect(throws: DiagnosticsError.self) { try ScenarioDocument.read(source, name: "a") }
    do throws(DiagnosticsError) {
      _ = try ScenarioDocument.read(source, name: "a")
    } catch {
      #expect(
        error.placed == [
          #"a.json:1:41 $.preset can't read the preset "mine.json": this reader was given no preset files"#
        ])
    }
  }

  // MARK: - Scenarios

  static let curtain = #"{ "extends": "sweetcurtain-0.2.5", "set": { "snap.resistance": 450 } }"#

  /// The path is relative to the scenario's own, the detents are the preset's, and the scenario's settings come last.
  @Test func aScenarioUnderAFile() throws {
    let text = #"""
      { "cards": [{ "name": "a", "detent": "mid" }], "preset": "../mine.json", "set": { "geometry.mid": 0.6 } }
      """#
    let document = try Self.document(text, named: "s/flick.json", ["s/../mine.json": Self.curtain])
    #expect(document.preset == "mine")
    #expect(SettingKey.named("snap.resistance")!.value(in: document.settings) == "450")
    #expect(SettingKey.named("geometry.mid")!.value(in: document.settings) == "0.6")
    #expect(SettingKey.named("settle.duration")!.value(in: document.settings) == "0.4")
    #expect(document.overrides.map(\.key) == ["geometry.mid"])
    #expect(try document.scenario().stack.topCard.detents.count == 4)
  }

  /// The same rules make the same scenario, whoever states them, so that a saved state fits both.
  @Test func theFingerprintIsThatOfTheRules() throws {
    func fingerprint(_ rest: String) throws -> UInt64 {
      try Self.document(
        #"{ "cards": [{ "name": "a" }], \#(rest) }"#,
        ["mine.json": Self.curtain, "other.json": #"{ "extends": "mine.json", "about": "The same." }"#]
      ).scenario().fingerprint
    }
    let own = try fingerprint(#""preset": "sweetcurtain-0.2.5", "set": { "snap.resistance": 450 }"#)
    #expect(try fingerprint(#""preset": "mine.json""#) == own)
    #expect(try fingerprint(#""preset": "other.json""#) == own)
    #expect(try fingerprint(#""preset": "sweetcurtain-0.2.5""#) != own)
  }

  /// A flawed file's names are still used, so that the scenario isn't blamed for them.
  @Test func aFlawedFileIsTheOnlyMistake() {
    let text = #"{ "cards": [{ "name": "a", "detent": "mid" }], "preset": "mine.json" }"#
    let error = Self.error(text, ["mine.json": #"{ "extends": "sweetcurtain-0.2.5", "set": { "touch.slob": 1 } }"#])
    #expect(error?.cause == .contents)
    #expect(
      error?.placed == [#"mine.json:1:45 $.set["touch.slob"] unknown key "touch.slob" | did you mean "touch.slop"?"#])
  }

  @Test(
    arguments: [
      ("3", "expected …, found 3"), (#""xyzzy""#, #"expected …, found the text "xyzzy""#),
      (#""standrad""#, #"expected …, found the text "standrad" | did you mean "standard"?"#),
      (#""sheet""#, #"expected …, found the text "sheet" | did you mean "sheet-alone"?"#),
    ])
  func aWordIsNoFile(value: String, message: String) {
    let error = Self.error(#"{ "cards": [{ "name": "a" }], "preset": \#(value) }"#, ["xyzzy": "{}"])
    let names = Preset.names.map { "\"\($0)\"" }
    let list = names.dropLast().joined(separator: ", ") + " or " + names.last! + ", or a preset file such as mine.json"
    #expect(error?.placed == ["flick.json:1:41 $.preset " + message.replacing("…", with: list)])
  }

  @Test func aPresetIsNoScenario() {
    #expect(
      Self.error(#"{ "extends": "standard", "set": { "touch.slop": 3 } }"#, [:])?.placed == [
        "flick.json:1:1 $ this is a preset, not a scenario: it has no cards "
          + #"| a scenario names it, as in "preset": "mine.json""#
      ])
    #expect(Self.error("{}", [:])?.placed == [#"flick.json:1:1 $ missing key "cards""#])
  }

  /// Two presets of one name are two presets: a scenario is switched from one to the other.
  @Test func twoOfOneNameAreTold() throws {
    var document = try Self.document(
      #"{ "cards": [{ "name": "a" }], "preset": "mine.json" }"#, ["mine.json": #"{ "set": { "touch.slop": 3 } }"#])
    let same = document
    document.use(try Reader.preset(#"{ "set": { "touch.slop": 3 } }"#))
    #expect(document == same)
    document.use(try Reader.preset(#"{ "set": { "touch.slop": 4 } }"#))
    #expect(SettingKey.named("touch.slop")!.value(in: document.settings) == "4")
    #expect(document.preset == "mine")
  }
}
