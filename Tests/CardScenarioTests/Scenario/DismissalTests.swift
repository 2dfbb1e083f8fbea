import CardModel
import CardScenario
import CardScenarioSupport
import CardText
import Testing

/// A gone detent, and who may take a card there, as they are written.
@Suite struct DismissalTests {
  static func card(_ rest: String, detents: String = #"{"hidden": "gone", "half": "50%"}"#) -> String {
    #"{"cards": [{"name": "a", "header": 60, "detents": \#(detents)\#(rest)}]}"#
  }

  /// The reach of the lowest detent, which is the gone one, and whether the card asks.
  static func reach(_ rest: String, detents: String = #"{"hidden": "gone", "half": "50%"}"#) throws -> [String] {
    let card = try scenario(Self.card(rest, detents: detents)).stack.topCard
    #expect(card.detents.map(\.isGone) == [true, false])
    #expect(card.goneDetent == 0)
    return ["\(card.detents[0].reach)"] + (card.asksBeforeDismissal ? ["asks"] : [])
  }

  @Test func dismissalSaysWhoTakesTheCardAway() throws {
    #expect(try Self.reach("") == ["command"])
    #expect(try Self.reach("", detents: #"{"h": {"place": "gone", "reach": "finger"}, "half": 420}"#) == ["finger"])
    #expect(try Self.reach("", detents: #"{"h": {"place": "gone", "reach": "program"}, "half": 420}"#) == ["program"])
    #expect(try Self.reach(#", "dismissal": "allowed""#) == ["finger"])
    #expect(try Self.reach(#", "dismissal": "refused""#) == ["program"])
    #expect(try Self.reach(#", "dismissal": "asks""#) == ["program", "asks"])
  }

  /// It is at the screen's bottom edge on each screen, also under a bar.
  @Test func itIsTheScreensBottomEdge() throws {
    let text = #"""
      {"bar": 40, "cards": [{"name": "a", "detents": {"hidden": "gone", "full": 96}, "dismissal": "allowed"}],
       "inputs": [{"at": "0ms", "resize": "iphone-se-3"}, {"at": "1ms", "resize": "iphone-15"}, {"at": "2ms", "bar": true}]}
      """#
    let found = try ScenarioDocumentLayoutTests.detents(text)
    #expect(found.map { $0[0] } == [852, 667, 852])
    let compact: Double = 96 * (667.0 / 852)
    #expect(found.map { $0[1] } == [96, compact, 136])
  }

  /// A card may start gone, also where the height is compact.
  @Test func itMayBeWhereACardStarts() throws {
    for device in ["iphone-15", "iphone-15-landscape"] {
      let text = #"""
        {"device": "\#(device)", "cards": [{"name": "a", "detent": "hidden",
          "detents": {"hidden": "gone", "half": "50%", "full": "90%"}}]}
        """#
      #expect(try scenario(text).stack.targetDetent == 0)
    }
  }

  @Test func theProgramsInputsAreRead() throws {
    let text = #"""
      {"cards": [{"name": "a", "detents": {"hidden": "gone", "half": "50%", "full": 96}}],
       "inputs": [{"at": "1ms", "dismiss": true, "animated": false}, {"at": "2ms", "present": true},
         {"at": "3ms", "present": "full", "animated": false}]}
      """#
    let scenario = try scenario(text)
    let full = scenario.stack.topCard.detents[2].name
    #expect(
      scenario.inputs.map(\.input) == [
        .dismiss(animated: false), .present(detent: nil, animated: true), .present(detent: full, animated: false),
      ])
  }

  static let mistakes: [(String, String)] = [
    (
      #"{"cards": [{"name": "a", "detents": {"half": "50%"}, "dismissal": "asks"}]}"#,
      "the card has no detent where it is gone"
    ),
    (#"{"cards": [{"name": "a", "dismissal": "asks"}]}"#, "the card has no detent where it is gone"),
    (
      #"{"cards": [{"name": "a", "detents": {"h": "gone", "half": "50%"}, "dismissal": "ask"}]}"#,
      "did you mean \"asks\"?"
    ),
    (
      #"{"cards": [{"name": "a", "detents": {"h": {"place": "gone", "reach": "finger"}, "b": 9}, "dismissal": "asks"}]}"#,
      "\"dismissal\" and the \"reach\" of \"h\" both say who takes the card away"
    ),
    (#"{"cards": [{"name": "a", "detents": {"h": "gone"}}]}"#, "no finger reaches a detent where this card shows"),
    (
      #"{"cards": [{"name": "a", "detents": {"h": "gone", "i": "gone", "j": 9}}]}"#,
      "the card is gone at \"h\" already"
    ),
    (
      #"{"cards": [{"name": "a", "detents": {"h": "gone", "i": {"from_bottom": 0}, "j": 9}}]}"#,
      "the detents \"h\" and \"i\" of the card \"a\" lie at the same place"
    ),
    (#"{"cards": [{"name": "a"}], "inputs": [{"at": "0s", "dismiss": true}]}"#, "no card has a detent where it is"),
    (#"{"cards": [{"name": "a"}], "inputs": [{"at": "0s", "present": true}]}"#, "no card has a detent where it is"),
    (
      #"{"cards": [{"name": "a", "detents": {"h": "gone", "j": 9}}], "inputs": [{"at": "0s", "dismiss": false}]}"#,
      "expected true, found false"
    ),
    (
      #"{"cards": [{"name": "a", "detents": {"h": "gone", "jay": 9}}], "inputs": [{"at": "0s", "present": "jai"}]}"#,
      "did you mean \"jay\"?"
    ),
  ]

  @Test(arguments: mistakes)
  func mistakesAreExplained(text: String, expected: String) {
    let problems = scenarioProblems(text)
    #expect(problems.count == 1, "\(problems)")
    #expect(problems.contains { $0.contains(expected) }, "\(problems)")
  }
}
