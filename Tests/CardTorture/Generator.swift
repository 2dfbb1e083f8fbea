import CardExamples
import CardMath
import CardMotion
import CardScenario
import CardSettings
import CardText

/// Makes random scenarios: changed built-in ones, and invented ones. A seed and an index determine each.
struct Generator {
  var draw: Draw

  /// The instants of the inputs so far, in microseconds.
  var instants: [Int] = []

  /// The names of the document's cards, of the cards and pages with a document as content, and of their detents.
  var cards: [String] = []
  var contents: [String] = []
  var detents: [String] = []

  /// The names of the cards in CardParts documents.
  var partsCards: [String] = []

  /// The largest number of pages of a card, and the presence of a shared bar.
  var pageCount = 0
  var hasBar = false

  /// True if a card has a gone detent.
  var hasGone = false

  /// The limits known so far, by the shape of the path.
  private var limits: [String: Accepted.Limits?] = [:]

  init(seed: UInt64, index: UInt64) {
    draw = Draw(seed: seed, index: index)
  }

  /// Returns the document of a run.
  static func document(seed: UInt64, index: UInt64) -> JSONValue {
    var generator = Generator(seed: seed, index: index)
    return generator.document()
  }

  private mutating func document() -> JSONValue {
    var document = draw.chance(0.5) ? changedBuiltIn() : invented()
    if draw.chance(0.25) { document["about"] = .text(Self.underPreset + draw.pick(Accepted.presets)) }
    return document
  }

  /// The prefix of `about` in a document that runs under another preset than its own.
  static let underPreset = "under "

  // MARK: - Changed built-in scenarios

  private mutating func changedBuiltIn() -> JSONValue {
    guard var document = JSONValue(draw.pick(BuiltInScenarios.all).bytes) else { return invented() }
    for key in ["about", "expect", "tolerances", "tolerance"] { document[key] = nil }
    if draw.chance(0.9) { document["duration"] = nil }
    learnNames(of: document)
    for _ in 0..<draw.whole(1...6) {
      switch draw.whole(0...9) {
      case 0...2: changeNumber(in: &document)
      case 3, 4: addSettings(to: &document)
      case 5, 6: addInputs(to: &document)
      case 7: repeatInputs(in: &document)
      case 8: setting(of: &document)
      default: clock(of: &document)
      }
    }
    return document
  }

  /// Collects the names that a document's inputs may use.
  mutating func learnNames(of document: JSONValue) {
    hasBar = document["bar"] != nil
    for card in document["cards"]?.elements ?? [] {
      let pages = card["pages"]?.elements ?? []
      cards += [card["name"]?.string].compactMap(\.self)
      pageCount = max(pageCount, pages.count)
      if card["detents"]?.members.contains(where: { $0.value.isGone }) == true { hasGone = true }
      for owner in [card] + pages where owner["content"]?.members.isEmpty == false {
        contents += [owner["name"]?.string].compactMap(\.self)
        partsCards += owner["content"]?["cards"]?.elements.compactMap { $0["name"]?.string } ?? []
      }
    }
    // The detents depend on the preset and the settings: the reader lists them.
    var question = document
    question["inputs"] = .list([.object(["at": .text("0s"), "move": .whole(0)])])
    detents = Accepted.words(question.line)
    for input in document["inputs"]?.elements ?? [] {
      if let at = input["at"]?.string, let instant = try? Durations.microseconds(at) { instants.append(Int(instant)) }
    }
  }

  /// Replaces a number by another that the reader accepts there.
  private mutating func changeNumber(in document: inout JSONValue) {
    let paths = document.leaves().filter { path in
      guard let value = document[path[...]] else { return false }
      if case .number = value.kind { return true }
      return value.string.map { (try? Durations.microseconds($0)) != nil } ?? false
    }
    guard !paths.isEmpty else { return }
    let path = draw.pick(paths)
    if path.last == .key("at") {
      document[path[...]] = .microseconds(instant())
      return
    }
    let known = limits[path.shape]
    let found = known ?? Accepted.limits(at: path, in: document)
    limits[path.shape] = found
    guard let found else { return }
    if found.isDuration {
      let range = found.range.lowerBound...min(found.range.upperBound, Double(Self.longest))
      document[path[...]] = .microseconds(Int(draw.extreme(range)))
    } else {
      document[path[...]] = .number(number(found.range, isWhole: document[path[...]]?.isWhole == true))
    }
  }

  /// A number within limits, mostly small if the limits allow a million of something.
  private mutating func number(_ range: ClosedRange<Double>, isWhole: Bool) -> Double {
    var range = range
    if isWhole, range.upperBound > 1000, draw.chance(0.9) { range = range.lowerBound...1000 }
    let number = draw.extreme(range)
    return isWhole ? min(max(number.rounded(), range.lowerBound), range.upperBound) : number
  }

  private mutating func addSettings(to document: inout JSONValue) {
    var set = document["set"] ?? .object([:])
    for member in settings(draw.whole(1...5)).members { set[member.key] = member.value }
    document["set"] = set
  }

  private mutating func addInputs(to document: inout JSONValue) {
    var inputs = document["inputs"] ?? .list([])
    inputs.elements += burst()
    document["inputs"] = inputs
  }

  /// Repeats some inputs, at the same instants or others.
  private mutating func repeatInputs(in document: inout JSONValue) {
    guard var inputs = document["inputs"], !inputs.elements.isEmpty else { return }
    for _ in 0..<draw.whole(1...4) {
      var input = draw.pick(inputs.elements)
      input["at"] = .microseconds(instant())
      if input["path"] != nil, draw.chance(0.5) {
        input[[.key("path"), .key("pointer")][...]] = .whole(draw.whole(1...3))
      }
      inputs.elements.append(input)
    }
    document["inputs"] = inputs
  }

  // MARK: - Invented scenarios

  private mutating func invented() -> JSONValue {
    var document = JSONValue.object([:])
    let cards = stack()
    setting(of: &document)
    if draw.chance(0.3) { document["bar"] = .number(draw.extreme(0...200)) }
    if draw.chance(0.1) { document["widget"] = .number(draw.extreme(0...1000)) }
    document["cards"] = cards
    if draw.chance(0.6) { document["set"] = settings(draw.whole(1...12)) }
    if draw.chance(0.4) { clock(of: &document) }
    learnNames(of: document)
    var inputs: [JSONValue] = []
    for _ in 0..<draw.whole(1...5) { inputs += burst() }
    if draw.chance(0.3) { addChannels(to: &document) }
    document["inputs"] = .list(inputs)
    return document
  }

  /// Sets the screen and the preset.
  private mutating func setting(of document: inout JSONValue) {
    if draw.chance(0.5) {
      document["screen"] = nil
      document["device"] = .text(draw.pick(Accepted.devices))
    } else if draw.chance(0.2) {
      document["device"] = nil
      document["screen"] = screen()
    }
    if draw.chance(0.6) { document["preset"] = .text(draw.pick(Accepted.presets)) }
  }

  /// A screen of any size.
  mutating func screen() -> JSONValue {
    var screen = JSONValue.object([
      "width": .number(draw.chance(0.7) ? draw.number(300...1400) : draw.extreme(100...10_000)),
      "height": .number(draw.chance(0.7) ? draw.number(300...1400) : draw.extreme(100...10_000)),
    ])
    if draw.chance(0.3) { screen["safe_top"] = .number(draw.extreme(0...200)) }
    if draw.chance(0.3) { screen["safe_bottom"] = .number(draw.extreme(0...200)) }
    if draw.chance(0.2) { screen["compact_height"] = .flag(draw.chance(0.5)) }
    if draw.chance(0.2) { screen["regular_width"] = .flag(draw.chance(0.5)) }
    return screen
  }

  /// Sets the frames: a rate or a schedule of rates, and the dropped frames.
  private mutating func clock(of document: inout JSONValue) {
    document["fps"] = nil
    document["rates"] = nil
    if draw.chance(0.2) { document["taps_by_touch"] = .flag(draw.chance(0.7)) }
    if draw.chance(0.1) {
      document["drop"] = nil
      var time = draw.pick([0, draw.whole(0...100_000)])
      document["frames_us"] = .list(
        (0..<draw.whole(1...300)).map { _ in
          defer { time += draw.pick([1, 8_333, 16_667, draw.whole(1...60_000)]) }
          return .whole(time)
        })
      return
    }
    func rate() -> JSONValue {
      if draw.chance(0.2) { return .text("\(draw.pick([24, 30, 48, 60, 120, 240]) * 1000)/1001") }
      return .whole(draw.chance(0.5) ? draw.pick([24, 60, 80, 120, 240]) : draw.whole(24...240))
    }
    if draw.chance(0.5) {
      document["fps"] = rate()
    } else {
      var start = 0
      document["rates"] = .list(
        (0..<draw.whole(1...4)).map { _ in
          defer { start += draw.pick([1, 5_000, draw.whole(1...2_000_000)]) }
          return .object(["from": .microseconds(start), "fps": rate()])
        })
    }
    if draw.chance(0.4) {
      document["drop"] = .object([
        "share": .number(draw.chance(0.8) ? draw.number(0...0.5) : 0.99), "seed": .whole(draw.whole(0...1000)),
        "frames": .list((0..<draw.whole(0...5)).map { _ in .whole(draw.whole(0...200)) }),
      ])
    }
    if draw.chance(0.05) { document["duration"] = .microseconds(draw.whole(0...5_000_000)) }
  }

  // MARK: - Settings

  /// Some settings, each within its key's limits and often at a limit.
  mutating func settings(_ count: Int) -> JSONValue {
    var set = JSONValue.object([:])
    var keys = (0..<count).map { _ in draw.pick(SettingKey.all) }
    if draw.chance(0.4) {
      // Most keys of a group have an effect only together with others of the group.
      let group = draw.pick(SettingKey.all).name.prefix { $0 != "." }
      keys += draw.some(SettingKey.all.filter { $0.name.prefix { $0 != "." } == group }, 0.7)
    }
    for key in keys {
      switch key.kind {
      case .number(_, _, let range, let isWhole): set[key.name] = .number(number(range, isWhole: isWhole))
      case .numberOrWord(_, _, let range, let words):
        set[key.name] = draw.chance(0.3) ? .text(draw.pick(words).name) : .number(draw.extreme(range))
      case .flag: set[key.name] = .flag(draw.chance(0.5))
      case .choice(let words, _, _): set[key.name] = .text(draw.pick(words.map(\.name)))
      case .curve: set[key.name] = .text(curve(for: key))
      }
    }
    return set
  }

  /// A curve, possibly as far beyond 0 and 1 as its key accepts.
  private mutating func curve(for key: SettingKey) -> String {
    var settings = Settings()
    for _ in 0..<8 {
      let far: Double = draw.pick([1, 2, 10, 1000, 1_000_000])
      func output() -> String { DecimalText.shortest(draw.extreme(-far...far)) }
      let text: String
      switch draw.whole(0...3) {
      case 0:
        let (x1, x2) = (draw.extreme(0...1), draw.extreme(0...1))
        text = "cubic-bezier(\(DecimalText.shortest(x1)), \(output()), \(DecimalText.shortest(x2)), \(output()))"
      case 1:
        text = "linear(0, \((0..<draw.whole(0...5)).map { _ in output() + ", " }.joined())1)"
      case 2:
        let jump = draw.pick(["jump-start", "jump-end", "jump-none", "jump-both"])
        text = "steps(\(draw.pick([2, 3, 10, 1_000_000])), \(jump))"
      default: text = draw.pick(NamedCurve.allCases).name
      }
      if (try? key.set(.text(text), in: &settings)) != nil { return text }
    }
    return "linear"
  }

  // MARK: - Instants

  /// The latest instant of an input, in microseconds, so that a run has no more frames than it needs.
  static let longest = 20_000_000

  /// An instant, often that of another input or next to it.
  mutating func instant() -> Int {
    let instant: Int
    let near = instants.isEmpty ? 100_000 : draw.pick(instants)
    switch draw.whole(0...9) {
    case 0...2: instant = near
    case 3: instant = near + draw.pick([-1, 1])
    case 4: instant = near + draw.pick([50, 5_000, -50, -5_000])
    case 5...7: instant = near + Int(draw.sized(1_000, 1_500_000))
    case 8: instant = draw.whole(0...3_000_000)
    default: instant = Int(draw.sized(1, Double(Self.longest)))
    }
    instants.append(min(max(instant, 0), Self.longest))
    return instants[instants.count - 1]
  }
}

extension JSONValue {
  /// True if it is a gone place.
  fileprivate var isGone: Bool { string == "gone" || self["place"]?.string == "gone" }

  /// True if it is a number written without a decimal point.
  var isWhole: Bool { if case .number(_, isInteger: true) = kind { true } else { false } }
}
