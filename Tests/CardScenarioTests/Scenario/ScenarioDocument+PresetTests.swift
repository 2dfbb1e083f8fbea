import CardExamples
import CardModel
import CardScenario
import CardScenarioSupport
import CardSettings
import CardSimulation
import CardTestSupport
import Testing

@Suite struct ScenarioDocumentPresetTests {
  static let text = """
    { "cards": [{ "name": "a", "content": 1600, "detent": "peaking" }],
      "set": { "snap.resistance": 450, "settle.duration": 0.7 },
      "inputs": [{ "at": "100ms", "move": "extended" }, { "at": "2s", "move": "collapsed" },
                 { "at": "4s", "swipe": { "from": [200, 760], "to": [200, 560], "duration": "200ms",
                                          "velocity": -1000 } }] }
    """

  static func document(under preset: String, _ text: String = text) throws -> ScenarioDocument {
    var document = try CardScenarioSupport.document(text)
    document.use(Preset.named(preset)!)
    return document
  }

  /// The scenario's own settings override the preset's rules, even those that had no effect before.
  @Test func itsOwnSettingsStay() throws {
    let document = try Self.document(under: "sweetcurtain-0.2.5")
    #expect(document.preset == "sweetcurtain-0.2.5")
    var settings = Preset.named("sweetcurtain-0.2.5")!.settings
    settings.snap.swipe.resistance = 450
    settings.settle.duration = 0.7
    #expect(document.settings == settings)
  }

  /// Detents are translated by rank: lowest, middle, highest.
  @Test(
    arguments: [
      ("sweetcurtain-0.2.5", "mid", "max", "min"), ("sweetcurtain-0.9", "medium", "large", "small"),
      ("cardparts-sheet", "shown", "shown", "dismissed"), ("tgcard-2.5.1", "peaking", "extended", "collapsed"),
    ])
  func detentsAreTranslated(preset: String, half: String, top: String, bottom: String) throws {
    let document = try Self.document(under: preset)
    #expect(document.cards[0].detent == half)
    let moves = document.inputs.compactMap { input -> String? in
      if case .move(let name, _) = input.action { name } else { nil }
    }
    #expect(moves == [top, bottom])
  }

  /// A card's own detents stay as they are.
  @Test func ownDetentsStay() throws {
    let text = """
      { "cards": [{ "name": "a", "detents": { "peaking": 600, "full": 100 }, "detent": "peaking" }],
        "inputs": [{ "at": "100ms", "move": "peaking" }] }
      """
    let document = try Self.document(under: "sweetcurtain-0.2.5", text)
    #expect(document.cards[0].detent == "peaking")
    guard case .move("peaking", _) = document.inputs[0].action else {
      Issue.record("\(document.inputs[0].action)")
      return
    }
  }

  /// A finger comes down on the same part of the card under every preset: 26 pt below its top edge.
  @Test(arguments: Preset.all.map(\.name))
  func aGestureBeginsOnTheSamePartOfTheCard(preset: String) throws {
    let scenario = try Self.document(under: preset).scenario()
    let began = try #require(scenario.inputs.first { $0.touch?.phase == .began })
    let bottom = scenario.stack.topCard.detents[scenario.stack.topCard.lowestDetent].y
    #expect((began.touch!.y - bottom).isNear(26, 0.5), "\(preset): \(began.touch!.y) on a card at \(bottom)")
  }

  @Test func theSameOnceMoreChangesNothing() throws {
    var document = try Self.document(under: "tgcard-2.5.1")
    let before = document
    document.use(Preset.named("tgcard-2.5.1")!)
    #expect(document == before)
  }

  /// Built-in scenarios run under every preset, and no frame of them has a number that isn't finite.
  @Test(arguments: Preset.all.map(\.name))
  func everyScenarioRuns(preset: String) throws {
    for entry in Seeds.every(12, of: BuiltInScenarios.all, from: 7) {
      var document = entry.document
      document.use(Preset.named(preset)!)
      var simulation = try document.scenario().simulation
      var count = 0
      while try simulation.next() { count += 1 }
      #expect(count > 10, "\(entry.name) under \(preset)")
      #expect(!simulation.isCutShort, "\(entry.name) under \(preset)")
    }
  }

  /// A tap at a point hits the same part of the card under every preset: the title of the pushed card, and its (x).
  @Test(arguments: Preset.all.map(\.name))
  func aTapHitsTheSamePartOfTheCard(preset: String) throws {
    let text = """
      { "cards": [{ "name": "trips", "detent": "peaking" }],
        "inputs": [{ "at": "100ms", "tap": [200, 420] }, { "at": "2s", "tap": [200, 40] }] }
      """
    let document = try Self.document(under: preset, text)
    let inputs = try document.scenario().inputs
    guard case .tapAt(200, let first) = inputs[0].input, case .tapAt(200, let second) = inputs[1].input else {
      Issue.record("\(inputs)")
      return
    }
    let stack = try document.scenario().stack
    #expect((first - stack.cardY(at: .zero)).isNear(29.5, 0.01))
    // By then the card is at its top, or in its place under a preset that ignores such taps; the tap is on the map
    // above.
    var simulation = try document.scenario().simulation
    while try simulation.next(), simulation.frame.ticks < 1_990 * 9_000 {}
    #expect((simulation.frame.sample.cardY - second).isNear(31, 0.01))
  }
}
