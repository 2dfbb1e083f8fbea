import CardFormats
import CardSimulation
import Testing

@Suite struct FingerprintTests {
  static let text = """
    { "cards": [{ "name": "a" }, { "name": "b" }],
      "inputs": [{ "at": "0ms", "tap": "header" }, { "at": "700ms", "push": "b" },
        { "at": "2s", "swipe": { "from": [200, 500], "to": [200, 300], "duration": "150ms", "velocity": -900 } }] }
    """

  static func fingerprint(_ edit: (inout ScenarioDocument) throws -> Void = { _ in }) throws -> UInt64 {
    var document = try ScenarioDocument.read(SourceText(name: "a.json", text: text), name: "a")
    try edit(&document)
    return try document.scenario().fingerprint
  }

  @Test func itFollowsFromTheScenario() throws {
    #expect(try Self.fingerprint() == Self.fingerprint())
    // The name and what it is about change nothing that moves.
    #expect(try Self.fingerprint { ($0.name, $0.about) = ("b", "Another.") } == Self.fingerprint())
  }

  static let changes: [@Sendable (inout ScenarioDocument) -> Void] = [
    { $0.screen.height += 1 }, { $0.screen.safeTop = 0 }, { $0.cards[0].headerHeight = 85 },
    { $0.cards[0].hasMap = false },
    {
      $0.cards[1].name = "c"; $0.inputs.remove(at: 1)
    },
    { $0.rates = [FrameClock.Rate(start: 0, hertz: 120)] }, { $0.duration = 90_000_000 }, { $0.drops.numbers = [4] },
    { $0.drops.share = 0.1 }, { $0.drops.seed = 1 }, { $0.inputs[0].ticks += 1 }, { $0.inputs[2].ticks += 1 },
    { $0.inputs.removeLast() }, { $0.inputs[0].action = .tap(.map) },
    { $0.inputs[1].action = .push("b", animated: false) },
    { $0.settings.delivery = .frame },
  ]

  @Test func whateverMovesDifferentlyIsAnother() throws {
    let own = try Self.fingerprint()
    var all: Set<UInt64> = [own]
    for (index, change) in Self.changes.enumerated() {
      let other = try Self.fingerprint(change)
      #expect(all.insert(other).inserted, "change \(index)")
    }
  }

  /// Every key, that is, which makes other rules, other cards or another delivery here.
  @Test func everySettingCounts() throws {
    let plain = #"{ "cards": [{ "name": "a", "content": 1600 }] }"#
    let standard = try scenario(plain)
    var count = 0
    for key in SettingKey.all {
      var document = try document(plain)
      try key.set(SettingKeyAllTests.other(key), in: &document.settings)
      let other = try document.scenario()
      let isOther =
        other.stack.rules != standard.stack.rules || other.stack.cards != standard.stack.cards
        || other.delivery != standard.delivery
      if isOther { count += 1 }
      #expect((other.fingerprint != standard.fingerprint) == isOther, "\(key.name)")
    }
    #expect(count > 40)
  }

  @Test func builtInScenariosAllDiffer() throws {
    let all = try BuiltInScenarios.all.map { try $0.document.scenario().fingerprint }
    #expect(Set(all).count == all.count)
  }
}
