import CardContent
import CardExamples
import CardMath
import CardModel
import CardMotion
import CardScenarioSupport
import CardSettings
import CardSimulation
import CardText
import Testing

@testable import CardScenario

@Suite struct FingerprintTests {
  static let text = """
    { "cards": [{ "name": "a" }, { "name": "b" }],
      "inputs": [{ "at": "0ms", "tap": "header" }, { "at": "700ms", "push": "b" },
        { "at": "2s", "swipe": { "from": [200, 500], "to": [200, 300], "duration": "150ms", "velocity": -900 } }] }
    """

  /// A card that comes and goes, with a detent that no finger reaches.
  static let modal = """
    { "cards": [{ "name": "a", "dismissal": "asks",
        "detents": { "hidden": "gone", "tip": { "height": 90, "reach": "command" }, "half": "50%" } }],
      "inputs": [{ "at": "0ms", "dismiss": true }, { "at": "700ms", "present": true }, { "at": "1s", "present": "tip" },
        { "at": "2s", "detents": { "half": "60%" } }] }
    """

  static func fingerprint(_ edit: (inout ScenarioDocument) throws -> Void = { _ in }) throws -> UInt64 {
    var document = try ScenarioDocument.read(SourceText(name: "a.json", text: text), name: "a")
    try edit(&document)
    return try document.scenario().fingerprint
  }

  @Test func itFollowsFromTheScenario() throws {
    #expect(try Self.fingerprint() == Self.fingerprint())
    // The name and the description change no motion.
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
    { $0.settings.delivery = .frame }, { $0.instants = [0, 9] }, { $0.instants = [0, 18] },
    { $0.recognizesTaps = true },
  ]

  @Test func whateverMovesDifferentlyIsAnother() throws {
    let own = try Self.fingerprint()
    var all: Set<UInt64> = [own]
    for (index, change) in Self.changes.enumerated() {
      let other = try Self.fingerprint(change)
      #expect(all.insert(other).inserted, "change \(index)")
    }
  }

  @Test func builtInScenariosAllDiffer() throws {
    let all = try BuiltInScenarios.all.map { try $0.document.scenario().fingerprint }
    #expect(Set(all).count == all.count)
  }

  /// No field is missing: reflection finds the same words in a scenario's parts, each as often.
  @Test func everyFieldIsInIt() throws {
    for (scenario, found) in try Self.reflected.get() {
      let listed = scenario.script.words
      let cases = listed.filter { $0 >> 48 == ScenarioWords.caseBase >> 48 }
      let others = listed.filter { $0 >> 48 != ScenarioWords.caseBase >> 48 }
      #expect(cases.count == found.caseCount, "\(scenario.name)")
      let changes = others.sorted().difference(from: found.words.sorted())
      let (forgotten, surplus) = (changes.removals.count, changes.insertions.count)
      #expect(forgotten == 0, "\(scenario.name): \(changes.removals.prefix(5))")
      #expect(surplus == 0, "\(scenario.name): \(changes.insertions.prefix(5))")
    }
  }

  /// The varied scenarios with the words that reflection finds in them: reflection is slow, and three tests need it.
  static let reflected = Result { try variedScenarios().map { ($0, ReflectedWords($0)) } }

  /// The kinds of rules, inputs and contents in the varied scenarios.
  static func reflectedKinds() throws -> Set<String> {
    try reflected.get().reduce(into: []) { $0.formUnion($1.1.kinds) }
  }

  /// The built-in scenarios, and one scenario for each key with another value.
  private static func variedScenarios() throws -> [Scenario] {
    let plain = try ScenarioDocument.read(SourceText(name: "a.json", text: text), name: "a")
    let comesAndGoes = try ScenarioDocument.read(SourceText(name: "b.json", text: modal), name: "b")
    return try BuiltInScenarios.all.map { try $0.document.scenario() } + [comesAndGoes.scenario(), fading()]
      + SettingKey.all.map { key in
        var document = plain
        document.name = key.name
        try key.set(key.otherValue, in: &document.settings)
        return try document.scenario()
      }
  }
}

extension FingerprintTests {
  /// A scenario with every kind of fades and channels.
  static func fading() throws -> Scenario { try fadingDocument().scenario() }

  private static func fadingDocument() throws -> ScenarioDocument {
    let text = """
      { "cards": [{ "name": "a", "modal": true, "fades": { "content": { "collapsed": 0.5 } } },
          { "name": "b", "largest_undimmed_detent": "peaking", "fades": { "map_buttons": { "peaking": 0.5 } } },
          { "name": "c", "fades": { "map_dim": { "collapsed": 0, "extended": 0.3 } } }],
        "channels": [{ "name": "one", "from": ["collapsed", 1], "to": ["extended", 0] },
          { "name": "two", "at": { "collapsed": 1, "peaking": 0.5 }, "card": "b" },
          { "name": "three", "follows": "map_dim_alpha", "lag": 3 }, { "name": "four", "follows": "two", "lag": 2 }] }
      """
    return try ScenarioDocument.read(SourceText(name: "fading.json", text: text), name: "fading")
  }

  /// Each number, detent and card of fades and channels counts.
  @Test func fadesAndChannelsCount() throws {
    let kinds = try Self.reflectedKinds()
    for kind in ["byRules", "above", "always", "values"] { #expect(kinds.contains("MapDim." + kind)) }
    for kind in ["detents", "follower"] { #expect(kinds.contains("Source." + kind)) }
    for kind in ["number", "channel"] { #expect(kinds.contains("Followed." + kind)) }
    let changes: [@Sendable (inout ScenarioDocument) -> Void] = [
      { $0.cards[0].fades.mapDim = .byRules }, { $0.cards[0].fades.content[0].value = 0.25 },
      { $0.cards[0].fades.content[0].detent = "extended" }, { $0.cards[1].fades.mapDim = .above("collapsed") },
      { $0.cards[1].fades.mapButtons = [] }, { $0.channels[0].source = $0.channels[1].source },
      { $0.channels[3].source = .follower(of: "two", lag: 1) }, { $0.channels.removeLast() },
      { $0.channels[2].source = .follower(of: "card_y_pt", lag: 3) }, { $0.channels[0].name = "other" },
    ]
    var all: Set<UInt64> = [try Self.fading().fingerprint]
    for (index, change) in changes.enumerated() {
      var document = try Self.fadingDocument()
      change(&document)
      #expect(try all.insert(document.scenario().fingerprint).inserted, "change \(index)")
    }
  }
}

/// The words of all parts of a scenario, found by reflection.
struct ReflectedWords {
  private(set) var words: [UInt64] = []

  /// The number of enum values with a payload, or of an enum that has such cases.
  private(set) var caseCount = 0

  /// All those cases, each with its type.
  private(set) var kinds: Set<String> = []

  init(_ scenario: Scenario) {
    let stack = scenario.stack
    let parts: [Any] = [
      stack.layouts, stack.rules, stack.specs, stack.changes, stack.channels, scenario.inputs, scenario.clock.rates,
      scenario.clock.drops, scenario.clock.instants, scenario.recognizesTaps, scenario.delivery,
      scenario.duration as Any, scenario.names.all.count,
    ]
    for part in parts { take(part) }
  }

  private mutating func take(_ value: Any) {
    switch value {
    // The first case, since a cast unwraps an optional.
    case let optional as any OptionalValue:
      words.append(optional.contained == nil ? 0 : 1)
      if let contained = optional.contained { take(contained) }
    case let number as Double: words.append(number.bitPattern)
    case let number as any FixedWidthInteger: words.append(UInt64(truncatingIfNeeded: number))
    case let answer as Bool: words.append(answer ? 1 : 0)
    // Values computed from a curve's points don't count.
    case let curve as TimingCurve: take(saved: curve)
    case let choice as any RawRepresentable<UInt8>: words.append(UInt64(choice.rawValue))
    default: take(fieldsOf: value)
    }
  }

  private mutating func take(saved value: some StateCoding) {
    var (archive, value) = (StateArchive(), value)
    try? value.code(with: &archive)
    words += archive.words
  }

  private mutating func take(fieldsOf value: Any) {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .collection: words.append(UInt64(mirror.children.count))
    case .enum:
      caseCount += 1
      kinds.insert("\(mirror.subjectType)." + (mirror.children.first?.label ?? "\(value)"))
    default: break
    }
    for child in mirror.children { take(child.value) }
  }
}

/// An optional of any type.
private protocol OptionalValue {
  var contained: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate var contained: Any? { self }
}
