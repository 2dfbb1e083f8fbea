import CardExamples
import CardSettings
import CardSim
import CardTestSupport
import Foundation
import Testing

/// A table in `Tables`, made by the script that its first line names: blocks of lines, one for each device.
struct VectorTable {
  /// A line: its kind, its words, and its number in the file.
  struct Line {
    let kind: String
    let words: [String]
    let number: Int

    /// Returns the number that a word stands for; `nan` is one.
    func number(_ index: Int) throws -> Double {
      try #require(words.indices.contains(index), "line \(number) has no word \(index + 1)")
      return try #require(Double(words[index]), "line \(number): \(words[index])")
    }
  }

  /// A device with the lines that follow it: the detents of a card on it, and what happens to a card there.
  struct Block {
    let device: Line
    var lines: [Line] = []

    /// Returns the lines of a kind.
    func all(_ kind: String) -> [Line] { lines.filter { $0.kind == kind } }
  }

  let name: String
  private(set) var blocks: [Block] = []

  /// Reads a table. One that is cut short is refused: its last line gives the number of lines above.
  init(_ name: String) throws {
    self.name = name
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let url = folder.appendingPathComponent("Tables/\(name).txt")
    let text = try String(contentsOf: url, encoding: .utf8)
    var count = 0
    var end: Int?
    for (index, line) in text.split(separator: "\n").enumerated() where !line.hasPrefix("#") {
      let words = line.split(separator: " ").map(String.init)
      let entry = Line(kind: words[0], words: Array(words.dropFirst()), number: index + 1)
      try #require(end == nil, "\(name): line \(index + 1) stands after the end")
      switch entry.kind {
      case "end":
        end = Int(entry.words.first ?? "")
        continue
      case "device": blocks.append(Block(device: entry))
      default:
        try #require(!blocks.isEmpty, "\(name): line \(index + 1) stands before the first device")
        blocks[blocks.count - 1].lines.append(entry)
      }
      count += 1
    }
    try #require(end == count, "\(name) has \(count) lines, and its last one says \(end.map(String.init) ?? "nothing")")
  }
}

/// A card under a preset, as in a table's block.
struct VectorBench {
  private let document: ScenarioDocument

  /// The duration of a frame in the drags, whole microseconds.
  private static let frame: Int64 = 10_000

  /// - Parameters:
  ///   - header: The height of the card's header, and of that of the card below it, points.
  ///   - content: The height of the card's content, points.
  ///   - settings: The settings that differ from the preset's.
  init(
    _ preset: String, _ block: VectorTable.Block, header: Double, content: Double = 0,
    settings: [(String, String)] = []
  ) throws {
    var document = ScenarioDocument(source: SourceText(name: "vectors", text: ""), name: "vectors")
    document.settings = try #require(Preset.named(preset)).settings
    for (key, value) in settings {
      try #require(SettingKey.named(key), "no key is called \(key)")
        .set(SettingValue(argument: value), in: &document.settings)
    }
    let screen = try #require(Device.named(block.device.words[0])).screen
    for (index, value) in [screen.width, screen.height, screen.safeTop, screen.safeBottom].enumerated() {
      #expect(try value == block.device.number(index + 1), "line \(block.device.number): the device is another one")
    }
    document.screen = screen
    document.rates = [FrameClock.Rate(start: 0, hertz: 100)]
    var card = ScenarioDocument.CardText(name: "card")
    (card.headerHeight, card.contentHeight) = (header, content)
    document.cards = [card]
    self.document = document
  }

  private static let template = BuiltInScenarios.named("tgcard-flick")?.document.inputs.first

  /// Returns an input made from another one: only a document that is read makes new ones.
  private static func input(
    _ ticks: Int64, _ action: ScenarioDocument.Action
  ) throws -> ScenarioDocument.InputText {
    var input = try #require(template)
    (input.ticks, input.action, input.range, input.path) = (ticks, action, 0..<0, .root)
    return input
  }

  /// Returns the scenario of a card at rest at a detent, with inputs.
  private func scenario(
    at detent: String?, over below: String? = nil, inputs: [ScenarioDocument.InputText] = []
  ) throws -> Scenario {
    var document = document
    document.cards[0].detent = detent
    if let below {
      var root = document.cards[0]
      (root.name, root.detent) = ("root", below)
      document.cards.insert(root, at: 0)
    }
    document.inputs = inputs
    return try document.scenario()
  }

  // MARK: - Releases

  /// A release's target, the duration of its motion, seconds, and the card's places at some instants after it, points.
  struct Release {
    let target: String
    let duration: Double?
    let places: [Double]
  }

  /// Returns the detents by their names.
  func detents() throws -> [String: Detent] {
    let scenario = try scenario(at: nil)
    return Dictionary(
      scenario.stack.topCard.detents.map { (scenario.names[$0.name], $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns a function of releases, each from the detent that was decided last: nil stands for the nearest.
  func releases() throws -> (_ y: Double, _ velocity: Double, _ stored: String?, _ instants: [Double]) -> Release {
    let scenario = try scenario(at: nil)
    let (card, rules) = (scenario.stack.topCard, scenario.stack.rules)
    let names = card.detents.map { scenario.names[$0.name] }
    return { y, velocity, stored, instants in
      let committed = stored.flatMap(names.firstIndex) ?? card.nearestDetent(to: y)
      let (decision, flight) = rules.release(
        fromModelY: y, y: card.shownY(at: y), velocity: velocity, of: card, from: committed)
      let places = instants.map { time in
        if let duration = flight.duration, time >= duration { return flight.targetY }
        switch flight.timing {
        case .spring(let spring):
          let way = flight.startY - flight.targetY
          let law = SpringMotion(spring: spring, displacement: way, velocity: flight.startVelocity)
          return flight.targetY + law.state(at: time).position
        case .curve(let curve):
          let duration = flight.duration ?? 0
          let law = CurveMotion(from: flight.startY, to: flight.targetY, duration: duration, curve: curve)
          return law.position(at: time)
        }
      }
      return Release(target: names[decision.target], duration: flight.duration, places: places)
    }
  }

  // MARK: - Drags

  /// Returns the words of a drag, which give the card's place after each event, with the sample after that event.
  func drag(_ line: VectorTable.Line) throws -> [(word: String, sample: Sample)] {
    var gestures: [[TouchSample]] = []
    var words: [(frame: Int64, word: String)] = []
    var frame: Int64 = 0
    var down = (x: 0.0, y: 0.0)
    func add(_ phase: TouchPhase, _ x: Double, _ y: Double) {
      let sample = TouchSample(microseconds: frame * Self.frame, phase: phase, x: x, y: y)
      gestures[gestures.count - 1].append(sample)
    }
    var index = 1
    while index < line.words.count {
      frame += 1
      switch line.words[index] {
      case "down":
        down = (try line.number(index + 1), try line.number(index + 2))
        gestures.append([])
        add(.began, down.x, down.y)
        index += 3
      case "cancel":
        let last = try #require(gestures.last?.last)
        add(.cancelled, last.x, last.y)
        index += 1
      default:
        let word = line.words[index]
        let place = word.prefix { $0 != "=" }.split(separator: ",").compactMap { Double($0) }
        try #require(place.count == 2, "line \(line.number): \(word)")
        add(.moved, down.x + place[0], down.y + place[1])
        words.append((frame, word))
        index += 1
      }
    }
    // The finger lifts at last; the tests don't read that frame.
    let last = try #require(gestures.last?.last)
    frame += 1
    add(.ended, last.x, last.y)
    let inputs = try gestures.map { samples in
      let start = samples[0].microseconds
      let gesture = Gesture(
        samples: samples.map { sample in
          var sample = sample
          sample.microseconds -= start
          return sample
        })
      return try Self.input(start * Instant.ticksPerMicrosecond, .gesture(gesture, .absolute))
    }
    var simulation = try scenario(at: line.words[0], inputs: inputs).simulation
    var samples: [(String, Sample)] = []
    for (frame, word) in words {
      while simulation.frame.number < frame {
        let isShown = try simulation.next()
        try #require(isShown, "line \(line.number) ended early")
      }
      samples.append((word, simulation.frame.sample))
    }
    return samples
  }

  // MARK: - Pushes and pops

  /// Returns the sample as a function of the time, seconds, after a push over another card or a pop from it begins.
  func transition(_ kind: String, from: String, to: String) throws -> (_ time: Double) throws -> Sample {
    let isPush = kind == "push"
    let second = Instant.ticksPerSecond
    let scenario = try scenario(
      at: isPush ? to : from, over: isPush ? from : to,
      inputs: isPush
        ? [Self.input(2 * second, .push("card", animated: true))]
        : [
          Self.input(second, .push("card", animated: false)), Self.input(2 * second, .pop(count: 1, animated: true)),
        ])
    return { time in
      var player = Player(scenario)
      return player.sample(at: Instant(ticks: 2 * second + Int64((time * Double(second)).rounded())))
    }
  }
}
