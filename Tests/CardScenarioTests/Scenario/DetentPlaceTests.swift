import CardMath
import CardModel
import CardScenario
import CardScenarioSupport
import CardTestSupport
import CardText
import Testing

/// Places of detents in their author's words. The expected numbers are worked out by hand for an iPhone 15, 393 × 852 pt
/// with 59 and 34 pt of safe area, an iPhone SE, 375 × 667 pt with 20 and 0, and an iPad of 1194 pt with 24 and 20.
@Suite struct DetentPlaceTests {
  static func card(_ detents: String, _ rest: String = "") -> String {
    #"{"cards": [{"name": "a", "header": 60, "content": 200, "detents": \#(detents)}]\#(rest)}"#
  }

  static let onTwoMore =
    #", "inputs": [{"at": "0ms", "resize": "iphone-se-3"}, {"at": "1ms", "resize": "ipad-pro-11"}]"#

  @Test(arguments: [
    ("426", [426.0, 333.5, 597]),
    (#""50%""#, [426, 333.5, 597]),
    (#""100%""#, [0, 0, 0]),
    (#""12.5%""#, [745.5, 583.625, 1044.75]),
    (#"{"fraction": 1}"#, [59, 20, 24]),
    (#"{"fraction": 0.5}"#, [438.5, 343.5, 599]),
    (#"{"height": 320}"#, [498, 347, 854]),
    (#"{"from_bottom": 120}"#, [732, 547, 1074]),
    (#"{"from_bottom": 0}"#, [852, 667, 1194]),
    (#"{"from_safe_top": 18}"#, [77, 38, 42]),
    (#""content""#, [558, 407, 914]),
    (#"{"place": "25%"}"#, [639, 500.25, 895.5]),
  ])
  func eachScreenHasItsOwnPlace(place: String, expected: [Double]) throws {
    let found = try ScenarioDocumentLayoutTests.detents(Self.card(#"{"only": \#(place)}"#, Self.onTwoMore))
    #expect(found.map { $0[0] } == expected)
  }

  /// Words may stand in any order; which detent is higher may differ from one screen to the next.
  @Test func theirOrderIsThatOfTheirPlaces() throws {
    let text = Self.card(
      #"{"list": {"height": 400}, "half": "50%", "tip": {"from_bottom": 90}}"#, Self.onTwoMore)
    let scenario = try scenario(text)
    let names = scenario.stack.layouts.map { $0.cards[0].detents.map { scenario.names[$0.name] } }
    #expect(names == [["tip", "half", "list"], ["tip", "half", "list"], ["tip", "list", "half"]])
  }

  /// A card is as high as all that is in it, up to the status bar, or to a bar above it.
  @Test func aCardAsHighAsItsContentHasRoomForItsParts() throws {
    func y(_ content: Int, _ parts: String = "", _ rest: String = "") throws -> Double {
      let text = #"""
        {"cards": [{"name": "a", "header": 60, "content": \#(content), "detents": {"fit": "content", "tip": {"height": 30}}
          \#(parts)}] \#(rest)}
        """#
      return try ScenarioDocumentLayoutTests.detents(text).last!.last!
    }
    #expect(try y(200) == 852 - 34 - 260)
    #expect(try y(200, #", "accessory": 40, "bottom": 50"#) == 852 - 34 - 350)
    #expect(try y(5000) == 59)
    #expect(try y(5000, #", "bar": 44"#) == 59 + 44)
    #expect(try y(200, #", "bar": 44"#) == 852 - 34 - 260)
    #expect(try y(5000, "", #", "preset": "tgcard-2.5.1", "bar": 44, "inputs": [{"at": "0ms", "bar": true}]"#) == 103)
  }

  /// The detent follows its content from the frame of the change on, and stays between the others.
  @Test func theDetentFollowsItsContent() throws {
    func stack(_ inputs: String) throws -> (stack: CardStack, fits: Double?) {
      let text = #"""
        {"cards": [{"name": "a", "header": 60, "detent": "fit", "feed": {"rules": "spots-7.5"},
          "content": {"components": [{"kind": "list", "items": [{"size": {"height": 50}, "repeat": 4}]}]},
          "detents": {"tip": {"height": 30}, "fit": "content", "full": {"from_safe_top": 10}}}],
         "inputs": [\#(inputs)]}
        """#
      var simulation = try scenario(text).simulation
      while try simulation.next() {}
      let card = simulation.stack.topCard
      return (simulation.stack, card.detents.count == 3 ? card.detents[1].y : nil)
    }
    #expect(try stack("").fits == 558.0)
    let grown = try stack(#"{"at": "10ms", "append": [{"size": {"height": 50}, "repeat": 2}]}"#)
    #expect(grown.fits == 458.0)
    #expect(grown.stack.cardY(at: Instant(ticks: 45_000_000)) == 458)
    #expect(try stack(#"{"at": "10ms", "append": [{"size": {"height": 50}, "repeat": 90}]}"#).fits == 70.0)
    #expect(try stack(#"{"at": "10ms", "delete": 4, "index": 0}"#).fits == 758.0)
  }

  @Test func aCardHeldByAFingerStaysInTheHold() throws {
    let text = #"""
      {"cards": [{"name": "a", "header": 60, "detent": "fit", "feed": {"rules": "spots-7.5"},
        "content": {"components": [{"kind": "list", "items": [{"size": {"height": 50}, "repeat": 4}]}]},
        "detents": {"tip": {"height": 30}, "fit": "content", "full": {"from_safe_top": 10}}}],
       "inputs": [
        {"at": "100ms", "on": "header", "path": {"points": [["0ms", 190, 600], ["400ms", 190, 500]], "lift_after": "400ms",
          "jitter": false}},
        {"at": "700ms", "append": [{"size": {"height": 50}, "repeat": 2}]}]}
      """#
    var simulation = try scenario(text).simulation
    var held: Set<Double> = []
    while try simulation.next() {
      let frame = simulation.frame
      // From the finger's last move to its lift the card stands still, also when the content has grown.
      if (5_000_000...7_500_000).contains(frame.ticks) { held.insert(frame.sample.cardY) }
    }
    #expect(held.count == 1)
    #expect(simulation.frame.sample.cardY == 458)
  }

  @Test(arguments: [
    (#""0.45""#, "write \"45%\""),
    (#""50""#, "write 50 for a y in points, or \"50%\""),
    (#""0%""#, "expected a share above 0% and up to 100%, found the text \"0%\""),
    (#""101%""#, "expected a share above 0% and up to 100%"),
    (#""half%""#, "expected a share above 0% and up to 100%"),
    (#""50,5%""#, "decimals follow a point"),
    (#""600.50pt""#, "write 600.5 for a y in points"),
    (#""contents""#, "did you mean \"content\"?"),
    ("true", #"expected a number from -10000 to 10000 or a share of the screen's height such as "50%", "content" or "#),
    (#"{"heigth": 3}"#, "did you mean \"height\"?"),
    (#"{"height": 0}"#, "expected a number above 0, up to 10000, found 0"),
    (#"{"fraction": 1.5}"#, "expected a number above 0, up to 1, found 1.5"),
    (#"{"height": 3, "fraction": 0.5}"#, "a detent has one place, found height and fraction"),
    ("{}", "an empty object names no place"),
  ])
  func mistakesAreExplained(place: String, expected: String) {
    let problems = scenarioProblems(Self.card(#"{"x": \#(place)}"#))
    #expect(problems.count == 1)
    #expect(problems.contains { $0.contains(expected) && $0.contains("cards[0].detents.x") })
  }

  /// A share of more than the whole height isn't one, and isn't proposed.
  @Test func noShareIsAboveTheWhole() {
    for (text, help) in [("400", "write 400 for a y in points"), ("100", "write 100 for a y in points, or \"100%\"")] {
      let problems = scenarioProblems(Self.card(#"{"x": "\#(text)"}"#))
      #expect(problems.count == 1, "\(problems)")
      #expect(problems.first?.hasSuffix(" | \(help)") == true, "\(problems)")
    }
  }

  @Test func twoDetentsAtOnePlaceAreRefused() {
    let half = scenarioProblems(Self.card(#"{"a": "50%", "b": 426}"#))
    #expect(half.count == 1)
    #expect(half.contains { $0.contains(#"the detents "a" and "b" of the card "a" lie at the same place"#) })
    let fitted = scenarioProblems(Self.card(#"{"a": "content", "b": "content"}"#))
    #expect(fitted.contains { $0.contains(#""a" is as high as the content already"#) })
    // Places that differ on the first screen may meet on a later one; the input that leads there has the error.
    let later = scenarioProblems(
      Self.card(#"{"a": "50%", "b": {"height": 333.5}}"#, #", "inputs": [{"at": "0ms", "resize": "iphone-se-3"}]"#))
    #expect(later.contains { $0.contains("inputs[0]") && $0.contains("lie at the same place") })
  }

  @Test func aCardWithPagesHasNoContentOfItsOwn() {
    let text = #"""
      {"cards": [{"name": "a", "detents": {"x": "content"}, "pages": [{"name": "p"}, {"name": "q"}]}]}
      """#
    #expect(scenarioProblems(text).contains { $0.contains("a card with pages has no detent \"content\"") })
  }
}
