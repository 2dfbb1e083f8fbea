import CardModel
import CardScenario
import CardScenarioSupport
import CardSettings
import CardTestSupport
import CardText
import Testing

@Suite struct FadesTextTests {
  static func text(_ keys: String, _ rest: String = "") -> String {
    #"""
    {"cards": [{"name": "a", "detents": {"tip": {"height": 80}, "half": "50%", "full": {"from_safe_top": 10}},
      \#(keys)}]\#(rest)}
    """#
  }

  static func fades(_ keys: String) throws -> (fades: CardFades, id: (String) -> Int32) {
    let scenario = try scenario(text(keys))
    return (scenario.stack.cards[0].fades, { name in Int32(scenario.names.all.firstIndex(of: name) ?? -1) })
  }

  static func errors(_ keys: String, _ rest: String = "") -> [String] {
    let error = thrown(DiagnosticsError.self) { try document(text(keys, rest)) }
    return error?.diagnostics.map { $0.message + ($0.help.map { " | \($0)" } ?? "") } ?? []
  }

  @Test func whatIsWrittenIsMeant() throws {
    #expect(try Self.fades(#""map": true"#).fades == CardFades())
    let undimmed = try Self.fades(#""largest_undimmed_detent": "half""#)
    #expect(undimmed.fades.mapDim == .above(detent: undimmed.id("half")))
    #expect(try Self.fades(#""modal": true"#).fades.mapDim == .always)
    #expect(try Self.fades(#""modal": false, "fades": {}"#).fades == CardFades())
    let own = try Self.fades(
      #""fades": {"map_dim": {"full": 0.4, "tip": 0}, "map_buttons": {"half": 1}, "content": {"tip": 0.5}}"#)
    #expect(
      own.fades.mapDim
        == .values([DetentValue(detent: own.id("full"), value: 0.4), DetentValue(detent: own.id("tip"), value: 0)]))
    #expect(own.fades.mapButton == [DetentValue(detent: own.id("half"), value: 1)])
    #expect(own.fades.content == [DetentValue(detent: own.id("tip"), value: 0.5)])
  }

  /// A modal card may state its buttons and its content by detents.
  @Test func onlyTheDimIsStatedOnce() throws {
    let own = try Self.fades(#""modal": true, "fades": {"content": {"tip": 0}}"#)
    #expect(own.fades.mapDim == .always)
    #expect(own.fades.content.count == 1)
  }

  @Test(arguments: [
    (
      #""largest_undimmed_detent": "haf""#,
      #"expected "tip", "half" or "full", found the text "haf" | did you mean "half"?"#
    ),
    (#""modal": 1"#, "expected true or false, found 1"),
    (
      #""modal": true, "largest_undimmed_detent": "half""#,
      #""largest_undimmed_detent" says already how dark the map is | leave one of them out"#
    ),
    (
      #""modal": true, "fades": {"map_dim": {"tip": 1}}"#,
      #""modal" says already how dark the map is | leave one of them out"#
    ),
    (#""fades": {"map_dim": {"ful": 1}}"#, #"the card has no detent "ful" | did you mean "full"?"#),
    (
      #""fades": {"content": {"collapsed": 1}}"#,
      #"the card has no detent "collapsed" | there are tip, half, full"#
    ),
    (#""fades": {"map_buttons": {"tip": 1.1}}"#, "expected a number from 0 to 1, found 1.1"),
    (#""fades": {"map_buttons": {}}"#, #"expected a detent and a number | for example { "full": 0.4 }"#),
    (#""fades": {"map_dims": {"tip": 1}}"#, #"unknown key "map_dims" | did you mean "map_dim"?"#),
  ])
  func mistakesAreExplained(keys: String, message: String) {
    #expect(Self.errors(keys) == [message])
  }

  /// Under another preset the detents of a card without its own become those of the same rank, and with them the
  /// numbers.
  @Test func anotherPresetHasItsOwnDetents() throws {
    let text = #"""
      {"cards": [{"name": "a", "largest_undimmed_detent": "collapsed",
        "fades": {"content": {"collapsed": 0, "peaking": 0.5, "extended": 1}}}]}
      """#
    var document = try document(text)
    document.use(Preset.named("sweetcurtain-0.2.5")!)
    #expect(document.cards[0].fades.mapDim == .above("min"))
    #expect(
      document.cards[0].fades.content
        == [DetentNumber("min", 0), DetentNumber("mid", 0.5), DetentNumber("max", 1)])
    // Of two numbers at one detent, the outer one's is kept.
    document.use(Preset.named("cardparts-sheet")!)
    #expect(document.cards[0].fades.content == [DetentNumber("dismissed", 0), DetentNumber("shown", 1)])
    var own = try CardScenarioSupport.document(Self.text(#""modal": true, "fades": {"content": {"half": 1}}"#))
    own.use(Preset.named("sweetcurtain-0.2.5")!)
    #expect(own.cards[0].fades.content == [DetentNumber("half", 1)])
    _ = try own.scenario()
  }

  static let turns = #"{"at": "100ms", "rotate": true}, {"at": "200ms", "rotate": true}"#

  /// A detent that the screen has no room for counts for nothing there, and comes back with it.
  @Test func aDetentThatIsMissingOnAScreenCountsForNothing() throws {
    let text = Self.text(
      #""fades": {"map_dim": {"tip": 0, "half": 0.1, "full": 0.3}}"#,
      #", "device": "iphone-15", "set": {"layout.beside_map": "never"}, "inputs": [\#(Self.turns)]"#)
    var simulation = try scenario(text).simulation
    var seen: Set<Double> = []
    while try simulation.next() {
      let (stack, sample) = (simulation.stack, simulation.frame.sample)
      let card = stack.topCard
      let low = card.detents[0].y
      let high = card.detents[card.detents.count - 1].y
      let share = (low - sample.cardY) / (low - high)
      if card.detents.count == 2 {
        #expect((sample.mapDim - 0.3 * min(max(share, 0), 1)).magnitude < 1e-15)
      }
      seen.insert((sample.mapDim * 1000).rounded())
    }
    // At the tip it is undimmed; a compact height leads to the top.
    #expect(seen.contains(0))
    #expect(seen.contains(300))
  }
}
