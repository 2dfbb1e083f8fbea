import CardScenario
import CardSettings
import CardText
import Testing

/// Keys that stand elsewhere, and names of other systems.
@Suite struct KeyHintsTests {
  /// Returns the errors of a scenario, each with its help.
  static func errors(_ text: String) -> [String] {
    do {
      _ = try ScenarioDocument.read(SourceText(name: "a.json", text: text), name: "a")
      return []
    } catch {
      return error.diagnostics.map { $0.message + ($0.help.map { " | " + $0 } ?? "") }
    }
  }

  static let cases: [(String, String)] = [
    (
      #"{ "cards": [{ "name": "a" }], "settle.response": 0.3 }"#, #""settle.response" is a setting: it stands in "set""#
    ),
    (#"{ "cards": [{ "name": "a" }], "detents": {} }"#, #""detents" is a card's: it stands in one of "cards""#),
    (#"{ "cards": [{ "name": "a" }], "tap": "header" }"#, #""tap" is an input: it stands in one of "inputs""#),
    (#"{ "cards": [{ "name": "a" }], "expectations": [] }"#, #"did you mean "expect"?"#),
    (
      #"{ "cards": [{ "name": "a", "preset": "standard" }] }"#, #""preset" is the scenario's: it stands beside "cards""#
    ),
    (#"{ "cards": [{ "name": "a", "snap.window": 3 }] }"#, #"it stands in "set", beside "cards""#),
    (#"{ "cards": [{ "name": "a", "selectedDetentIdentifier": "peaking" }] }"#, #"did you mean "detent"?"#),
    (
      #"{ "cards": [{ "name": "a", "largestUndimmedDetentIdentifier": "peaking" }] }"#,
      #"did you mean "largest_undimmed_detent"?"#
    ),
    (#"{ "cards": [{ "name": "a", "headerHeight": 60 }] }"#, #"did you mean "header"?"#),
    (#"{ "cards": [{ "name": "a", "peekHeight": 60 }] }"#, #"write it as a detent: "detents": { "peek""#),
    (#"{ "cards": [{ "name": "a", "cornerRadius": 9 }] }"#, "leave it out"),
    (
      #"{ "cards": [{ "name": "a", "detents": ["medium", "large"] }] }"#,
      #"expected an object of names and places, found an array of 2 | such as { "medium": "50%""#
    ),
    (#"{ "cards": [{ "name": "a", "detents": { "m": "medium" } }] }"#, #"about "50%" in UIKit"#),
    (#"{ "cards": [{ "name": "a", "detents": { "full": { "top": 100 } } }] }"#, "a number alone is the y"),
    (#"{ "cards": [{ "name": "a" }], "set": { "settle": { "response": 0.3 } } }"#, #""settle.response""#),
    (#"{ "cards": [{ "name": "a" }], "set": { "stiffness": 300 } }"#, "'cardsim spring'"),
    (#"{ "cards": [{ "name": "a" }], "set": { "settle.mass": 3 } }"#, "'cardsim spring'"),
    (#"{ "cards": [{ "name": "a" }], "inputs": [{ "at_ms": 3, "tap": "header" }] }"#, #"did you mean "at"? Its unit"#),
    (#"{ "cards": [{ "name": "a" }], "inputs": [{ "at": "0s", "drag": {} }] }"#, #"did you mean "swipe"?"#),
    (
      #"{ "cards": [{ "name": "a" }], "inputs": [{ "at": "0s", "swipe": { "on": "header", "from": [1, 2], "to": [1, 9], "#
        + #""duration": "99ms", "velocity": 9 } }] }"#, #""on" stands beside "swipe", not in it"#
    ),
    (#"{ "cards": [{ "name": "a" }], "feed": {} }"#, #""feed" is a card's: it stands in one of "cards""#),
    (
      #"{ "cards": [{ "name": "a" }], "own_map": true }"#,
      #""own_map" is a page's: it stands in one of a card's "pages""#
    ),
    (#"{ "cards": [{ "name": "a", "own_map": true }] }"#, #""own_map" is a page's"#),
    (#"{ "cards": [{ "name": "a", "recording": [] }] }"#, #""recording" is the scenario's: it stands beside "cards""#),
    (
      #"{ "cards": [{ "name": "a", "pages": [{ "name": "b", "fps": 60 }] }] }"#,
      #""fps" is the scenario's: it stands beside "cards""#
    ),
    (#"{ "extends": "standard", "settle.response": 0.3 }"#, "this is a preset, not a scenario"),
    (#"{ "cards": [{ "name": "a" }], "extends": "standard" }"#, #"did you mean "preset"?"#),
  ]

  @Test(arguments: cases) func aKeyElsewhereNamesItsPlace(text: String, wanted: String) {
    let errors = Self.errors(text)
    #expect(errors.contains { $0.contains(wanted) }, "\(errors)")
  }

  /// One mistake is one error.
  @Test func aListOfDetentsIsOneError() {
    #expect(
      Self.errors(#"{ "cards": [{ "name": "a", "detent": "large", "detents": ["medium", "large"] }] }"#).count == 1)
  }

  /// A byte order mark, as editors on Windows write one, is passed over.
  @Test func aByteOrderMarkIsPassedOver() {
    #expect(Self.errors("\u{FEFF}{ \"cards\": [{ \"name\": \"a\" }] }").isEmpty)
  }

  @Test(arguments: [
    (
      #"{ "extends": "standard", "settle.response": 0.3 }"#, #""settle.response" is a setting: it stands in "set""#
    ),
    (#"{ "preset": "standard", "set": {} }"#, #"did you mean "extends"?"#),
  ])
  func aKeyOfAPresetNamesItsPlace(text: String, wanted: String) {
    do {
      _ = try Preset.read(SourceText(name: "p.json", text: text), name: "p")
      Issue.record("a key that isn't known was read")
    } catch {
      #expect(error.diagnostics.first?.help == wanted)
    }
  }

  /// A damping ratio that is a coefficient, and a height that isn't an item's, are warned of.
  @Test func likelyMistakesAreWarnedOf() throws {
    let text = #"""
      { "cards": [{ "name": "a", "content": { "components": [{ "kind": "list", "items": [
        { "height": 300 }, { "height": 90 }, { "size": { "height": 88 } }] }] } }],
        "set": { "settle.damping_ratio": 20 } }
      """#
    let document = try ScenarioDocument.read(SourceText(name: "a.json", text: text), name: "a")
    let warnings = document.warnings.map { $0.message + ($0.help.map { " | " + $0 } ?? "") }
    #expect(warnings.count == 2, "\(warnings)")
    #expect(warnings.contains { $0.contains("creeps: 1 is critical | 'cardsim spring'") })
    #expect(warnings.contains { $0.contains(#"it stands in the item's "size": { "height": 300 }"#) })
  }
}
