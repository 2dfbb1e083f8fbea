import CardModel
import CardScenario
import CardScenarioSupport
import CardSettings
import CardTestSupport
import CardText
import Testing

@Suite struct ChannelTextTests {
  static func text(_ channels: String, _ rest: String = "") -> String {
    #"""
    {"cards": [{"name": "player", "detents": {"mini": {"height": 64}, "full": {"from_safe_top": 10}}},
      {"name": "queue", "detents": {"low": "30%", "full": "90%"}}],
      "channels": [\#(channels)]\#(rest)}
    """#
  }

  static func errors(_ channels: String, _ rest: String = "") -> [String] {
    let error = thrown(DiagnosticsError.self) { try document(text(channels, rest)) }
    return error?.diagnostics.map { $0.message + ($0.help.map { " | \($0)" } ?? "") } ?? []
  }

  @Test func whatIsWrittenIsMeant() throws {
    let scenario = try scenario(
      Self.text(
        #"""
        {"name": "artwork", "from": ["mini", 1], "to": ["full", 0]},
        {"name": "scale", "at": {"full": 0.93, "low": 1}, "card": "queue"},
        {"name": "shadow", "follows": "card_y_pt", "lag": 3},
        {"name": "late", "follows": "artwork", "lag": 1}
        """#))
    func id(_ name: String) -> Int32 { Int32(scenario.names.all.firstIndex(of: name) ?? -1) }
    func values(_ numbers: KeyValuePairs<String, Double>) -> [DetentValue] {
      numbers.map { DetentValue(detent: id($0.key), value: $0.value) }
    }
    #expect(scenario.channelNames == ["artwork", "scale", "shadow", "late"])
    #expect(
      scenario.stack.channels.map(\.source) == [
        .detents(card: nil, values: values(["mini": 1, "full": 0])),
        .detents(card: id("queue"), values: values(["full": 0.93, "low": 1])),
        .follower(of: .number(.cardY), lag: 3), .follower(of: .channel(0), lag: 1),
      ])
    #expect(try CardScenarioSupport.scenario(Self.text("")).stack.channels.isEmpty)
  }

  static let others = "card_y_pt, progress, stack_dim_alpha"

  @Test(arguments: [
    (
      #"{"name": "page", "at": {"mini": 1, "full": 0}}"#,
      #"every timeline has a column "page" | each column of a timeline has a name of its own"#
    ),
    (
      #"{"name": "preset", "at": {"mini": 1, "full": 0}}"#,
      #"tables have a column "preset" that means something else | each column of a timeline has a name of its own"#
    ),
    (
      #"{"name": "scenario", "at": {"mini": 1, "full": 0}}"#,
      #"tables have a column "scenario" that means something else | each column of a timeline has a name of its own"#
    ),
    (
      #"{"name": "1e5", "at": {"mini": 1, "full": 0}}"#,
      #""1e5" is a number, and no name of a column | each column of a timeline has a name of its own"#
    ),
    (
      #"{"name": "a b", "at": {"mini": 1, "full": 0}}"#,
      #"expected a name of letters, digits, _ and -, found the text "a b""#
    ),
    (
      #"{"name": "x", "at": {"mini": 1}}"#,
      #"expected at least 2 detents, each with a number | for example { "mini": 1, "low": 0 }"#
    ),
    (#"{"name": "x", "at": {"mini": 1, "fall": 0}}"#, #"no card has a detent "fall" | did you mean "full"?"#),
    (
      #"{"name": "x", "at": {"mini": 1, "low": 0}, "card": "player"}"#,
      #"the card "player" has no detent "low" | there are mini, full"#
    ),
    (
      #"{"name": "x", "from": ["mini", 1], "to": ["tall", 0]}"#,
      #"no card has a detent "tall" | there are mini, full, low"#
    ),
    (
      #"{"name": "x", "from": ["mini", 1], "to": ["mini", 0]}"#,
      #"a channel goes from one detent to another, found "mini" twice"#
    ),
    (
      #"{"name": "x", "from": ["mini", 1], "to": 7}"#,
      #"expected a detent and a number, such as ["low", 1], found 7"#
    ),
    (
      #"{"name": "x", "from": ["mini", 1, 2], "to": ["full", 0]}"#,
      #"expected a detent and a number, such as ["low", 1], found an array of 3"#
    ),
    (#"{"name": "x", "from": ["mini", 1]}"#, #"missing key "to""#),
    (#"{"name": "x", "at": {"mini": 1, "full": 2e6}}"#, "expected a number from -1000000 to 1000000, found 2e6"),
    (#"{"name": "x", "follows": "card_y_pt", "lag": 0}"#, "expected a whole number from 1 to 1000, found 0"),
    (#"{"name": "x", "follows": "card_y_pt"}"#, #"missing key "lag""#),
    (
      #"{"name": "x", "follows": "card_y_pt", "lag": 3, "card": "player"}"#,
      #"unknown key "card" | known here: name, from, at, follows, lag"#
    ),
    (#"{"name": "x", "lag": 2}"#, #"expected one of the keys "from", "at", "follows""#),
  ])
  func mistakesAreExplained(channel: String, message: String) {
    #expect(Self.errors(channel) == [message])
  }

  @Test func aLaterChannelIsNamed() {
    let late = #"{"name": "z", "from": ["mini", 0], "to": ["full", 1]}"#
    #expect(
      Self.errors(#"{"name": "y", "follows": "z", "lag": 2}, "# + late)
        == [#"a channel follows one above it, and "z" isn't | write "z" before it"#])
    #expect(Self.errors(late + #", {"name": "y", "follows": "z", "lag": 2}"#).isEmpty)
  }

  @Test func aChannelFollowsAnEarlierOne() {
    let artwork = #"{"name": "artwork", "from": ["mini", 1], "to": ["full", 0]}"#
    let late = #"{"name": "late", "follows": "artwork", "lag": 1}"#
    #expect(Self.errors(artwork + "," + late).isEmpty)
    #expect(Self.errors(late + "," + artwork).count == 1)
    #expect(
      Self.errors(#"{"name": "x", "follows": "card_y", "lag": 1}"#).first?.contains(#"did you mean "card_y_pt"?"#)
        == true)
    #expect(Self.errors(#"{"name": "x", "follows": "x", "lag": 1}"#).count == 1)
    #expect(Self.errors(artwork + "," + artwork).first?.hasPrefix(#"two channels are called "artwork""#) == true)
  }

  /// An expectation and a tolerance may name a channel.
  @Test func aChannelIsExpectedLikeAnyColumn() throws {
    let artwork = #"{"name": "artwork", "from": ["mini", 1], "to": ["full", 0]}"#
    func findings(_ limits: String) throws -> [String] {
      let text = Self.text(
        artwork, #", "inputs": [{"at": "0ms", "move": "full"}], "expect": [{"column": "artwork", \#(limits)}]"#)
      return try ScenarioCheck(document(text)).findings.map(\.message)
    }
    #expect(try findings(#""at": "end", "is": 0"#) == [])
    #expect(try findings(#""at": "0ms", "is": 1"#) == [])
    #expect(try findings(#""at": "end", "is": 0.5"#) == ["artwork at the end is 0, expected 0.5 within 0.00005"])
    #expect(try findings(#""at": "9s", "is": 0"#).count == 1)
    #expect(Self.errors(artwork, #", "tolerances": {"artwork": 0.1}"#).isEmpty)
    #expect(
      Self.errors(artwork, #", "tolerances": {"artwrk": 0.1}"#) == [
        #"there is no such column | did you mean "artwork"?"#
      ])
    #expect(Self.errors(artwork, #", "expect": [{"column": "artwork", "at": "end", "is": "full"}]"#).count == 1)
  }

  /// The detents of a channel become those of the same rank under another preset, except for a card's own.
  @Test func anotherPresetHasItsOwnDetents() throws {
    var document = try document(
      #"""
      {"cards": [{"name": "a"}], "channels": [{"name": "x", "from": ["collapsed", 1], "to": ["extended", 0]}]}
      """#)
    document.use(Preset.named("sweetcurtain-0.9")!)
    #expect(
      document.channels[0].source == .detents([DetentNumber("small", 1), DetentNumber("large", 0)], card: nil))
    var own = try CardScenarioSupport.document(Self.text(#"{"name": "x", "from": ["mini", 1], "to": ["full", 0]}"#))
    own.use(Preset.named("sweetcurtain-0.9")!)
    #expect(own.channels[0].source == .detents([DetentNumber("mini", 1), DetentNumber("full", 0)], card: nil))
  }
}
