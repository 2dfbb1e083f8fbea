import CardScenario
import CardSettings
import CardTestSupport
import Testing

@testable import CardCommands
@testable import CardSimTool

/// `cardsim show --keys`, which explains keys in lines that fit.
@Suite struct ShowCommandTests {
  static let edge = """
    1 key, under the preset standard

    drag.edge = elastic
        The card yields beyond its outer detents smoothly, or by the finger's steps.

        takes     one of 4 words
        in force  always
        source    this project's own choice

        elastic   The card follows the finger's position as if by a rubber band; an
                  end that doesn't yield stops it.
                  UIKit, UIScrollView's rubber band (measured by others).
        refusing  A step past an end moves nothing and is remembered, until the
                  finger is back at that place.
                  TGCard VC:1585-1596 (read in the source).
        damped    A step past an end is divided by drag.damped_weakening, and is
                  less the further out it ends.
                  SweetCurtain CC:192-214 (read in the source).
        divided   A step past the top is divided by drag.divisor; past the bottom
                  nothing holds the card back.
                  CardParts BS:437-481 (read in the source).

    SOURCES:
      TGCard: TGCardViewController 2.5.1, skedgo/TGCardViewController at d6e2940.
      SweetCurtain: 0.2.5, multimediasuite/SweetCurtain at 048486a.
      CardParts: 2.6.0 and 4.0.0, intuit/CardParts at aaae3047 and 0b29c98a.
      UIKit: not documented by Apple; measured or assumed by others: Grant Paul,
      ScrollMechanics, ListViewKit.
      VC: TGCardViewController.swift, XIB: TGCardViewController.xib, at
      skedgo/TGCardViewController d6e2940 (2.5.1).
      CC: CurtainController.swift at multimediasuite/SweetCurtain 048486a (0.2.5).
      BS: CardPartsBottomSheetViewController.swift at intuit/CardParts 0b29c98a
      (4.0.0).

    """

  /// A word that a scenario is called by, too, is a pattern of keys where keys are asked for.
  @Test(arguments: ["slop", "paging", "grab"]) func aScenariosNameIsAPattern(pattern: String) throws {
    let alone = try Tool.run("show", "--keys", pattern)
    let named = try Tool.run("show", "standard", "--keys", pattern)
    #expect(alone.code == 0, "\(alone)")
    #expect(alone.output == named.output, "\(alone)")
  }

  @Test(arguments: [
    ["show", "--keys", "drag.edge"], ["show", "standard", "--keys", "drag.edge"],
    ["show", "standard", "drag.edge", "--keys"],
    ["show", "--keys", "DRAG.EDGE"], ["show", "--keys", "standard", "refusing"],
  ])
  func aKeyExplainsItself(arguments: [String]) throws {
    #expect(try Tool.run(arguments) == Tool.Result(output: Self.edge, words: "", code: 0))
  }

  @Test func aKeyHasTheValueOfItsPreset() throws {
    let result = try Tool.run("show", "tgcard-2.5.1", "--keys", "snap.projection_time")
    #expect(
      result.output.hasPrefix(
        """
        1 key, under the preset tgcard-2.5.1

        snap.projection_time = 0.499 s
            The time for which a projected release goes on at its velocity.

            takes     a number from 0 to 10
            unit      s; a number may also have ms or us after it
            in force  yes, since snap.policy is projection
            source    VC:1460, decelerationRate.normal 0.998 (read in the source)

        SOURCES:
          VC: TGCardViewController.swift,
        """))
  }

  /// All keys at once fit 80 columns, and any other width, on a terminal and off it.
  @Test(arguments: Seeds.every(3, of: [80, 120, 40])) func everyLineFits(width: Int) throws {
    let fits = min(width, 100)
    for group in Seeds.every(4, of: Set(SettingKey.all.map(\.groupName)).sorted()) {
      let text = try Tool.run(["show", "--keys", group], environment: ["COLUMNS": "\(width)"]).output
      for line in text.split(separator: "\n") where line.count > fits {
        // Only a word that is longer than the rest of a narrow line goes past its end.
        #expect(width < 80, "\(line)")
        #expect(!line.drop { $0 == " " }.contains(" "), "\(line)")
      }
    }
    let terminal = try Tool.onATerminal("show", "--keys", columns: UInt16(width), environment: [:])
    let lines = terminal.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.contains { $0.hasPrefix("settle.response = 0.4 s") })
    let shown = Set(lines.compactMap { $0.range(of: " =").map { [line = $0] in String(line[..<$0.lowerBound]) } })
    #expect(SettingKey.all.allSatisfy { shown.contains($0.name) })
    if width >= 80 { #expect(lines.allSatisfy { $0.count <= fits }) }
  }

  /// Off a terminal each key has a line of its own, for a program that reads lines.
  @Test func aProgramGetsALineForEachKey() throws {
    let result = try Tool.run("show", "--keys")
    #expect(result.output.split(separator: "\n").count == SettingKey.all.count + 1)
    #expect(try result == Tool.run("show", "standard", "--keys"))
  }

  /// A pattern is a group, a part of a name, a word that keys take, or the beginning of a word in their meanings.
  @Test(arguments: [
    (
      "handoff", ["handoff.rule", "handoff.to_content", "handoff.to_card", "handoff.only_from_top", "handoff.momentum"]
    ),
    ("axis", ["touch.axis_lock", "touch.axis_tie", "touch.axis_lock_content"]),
    ("rubber band", ["drag.rubber_band", "scroll.rubber_band", "paging.rubber_band"]),
    ("sweetcurtain-0.9", ["callbacks.order"]),
    ("status bar", ["geometry.min", "geometry.mid", "geometry.max", "layout.bar"]),
    ("buttons.", ["buttons.fade_fraction", "buttons.fade_on_tap"]), ("nothing like that", []), ("", []), ("...", []),
  ])
  func aPatternFindsKeys(pattern: String, names: [String]) {
    #expect(KeySearch.keys(matching: pattern).map(\.name) == names)
  }

  @Test(arguments: [
    (
      ["--keys", "dampng"], 66,
      "Can't read 'dampng': there is no key with that in its name or its meaning. Did you mean 'damping'?"
    ),
    (["--keys", "tgcard-2.5.2"], 66, "Did you mean 'tgcard-2.5.1'?"),
    (["--keys", "xyzzy"], 66, "'cardsim show --keys' lists all."),
    (["standard", "snap"], 64, "Only keys have a pattern, and --keys isn't given"),
    ([], 64, "Missing expected argument '<name>'"),
    (["flick-up", "--keys"], 64, "--keys needs a preset, and 'flick-up' is none."),
    (["flick-up", "snap", "--keys"], 64, "--keys needs a preset, and 'flick-up' is none."),
  ])
  func mistakesAreNamed(arguments: [String], code: Int32, words: String) throws {
    let result = try Tool.run(["show"] + arguments)
    #expect(result.code == code)
    #expect(result.output == "")
    #expect(result.words.contains(words), "\(result.words)")
  }

  /// A scenario and a preset can come from a pipe.
  @Test(arguments: [("flick-up", ""), ("tgcard-2.5.1", "--json")])
  func standardInputIsShown(name: String, option: String) throws {
    let file = try Tool.shell("cardsim show \(name) \(option)")
    #expect(file.output.hasPrefix("{"))
    #expect(try Tool.shell("cardsim show \(name) \(option) | cardsim show - \(option)") == file)
  }

  @Test func aUnitIsTakenWhereverAKeyIsSet() throws {
    func timeline(_ setting: String) throws -> Tool.Result {
      try Tool.run("run", "flick-up", "--set", setting, "--precision", "exact")
    }
    let plain = try timeline("settle.response=0.35")
    #expect(plain.code == 0)
    for text in ["350ms", "0.35s", "0.35 s", "350000us"] {
      #expect(try timeline("settle.response=\(text)") == plain, "\(text)")
    }
    let wrong = try timeline("settle.response=350px")
    #expect(wrong.code == 64)
    #expect(wrong.words.contains("--set: settle.response takes a number in s, ms or us, found \"350px\""))
    func sweep(_ axis: String) throws -> Tool.Result {
      try Tool.run("sweep", "flick-up", "--vary", axis, "--format", "csv")
    }
    #expect(try sweep("settle.response=250ms:450ms:100ms") == sweep("settle.response=0.25:0.45:0.1"))
    #expect(try sweep("settle.response=250ms:450ms:100ms").code == 0)
  }
}
