import CardMath
import CardModel
import CardScenario
import CardSettings
import CardSimulation
import CardText
import CardTuning

/// Systems for maps.
enum MapFixtures {
  /// A preset's card on an iPhone 15.
  static func system(_ preset: String, from committed: Int? = nil) throws -> SnapSystem {
    let scenario = try scenario(preset)
    let card = scenario.stack.topCard
    return SnapSystem(
      card: card, rules: scenario.stack.rules, screen: scenario.stack.screen,
      names: card.detents.map { scenario.names[$0.name] }, committed: committed)
  }

  /// A scenario with a preset's card and no inputs.
  static func scenario(_ preset: String) throws -> Scenario {
    var document = ScenarioDocument(source: SourceText(name: "test", text: ""), name: "test")
    document.settings = Preset.named(preset)!.settings
    document.cards = [ScenarioDocument.CardText(name: "card")]
    document.cards[0].contentHeight = 600
    return try document.scenario()
  }

  /// TripGo's rules on the detents of two known defects (TG-18, TG-19): 64, 420 and 760, with equal shown and model
  /// positions.
  static var defects: SnapSystem {
    SnapSystem(
      card: Card(
        name: 0, headerHeight: 84, contentHeight: 0, hasMap: true, hasMapButtons: true,
        detents: [Detent(name: 0, y: 760), Detent(name: 1, y: 420), Detent(name: 2, y: 64)], preferredDetent: nil),
      rules: Preset.named("tgcard-2.5.1")!.settings.rules, screen: Device.standard.screen,
      names: ["collapsed", "peaking", "extended"])
  }

  /// A map with rows at even steps over the system's travel.
  static func map(_ system: SnapSystem, rows: Int = 13, columns: Int = 13, to fastest: Double = 1000) -> SnapMap {
    let (low, high) = (system.travel.lowerBound, system.travel.upperBound)
    return SnapMap(
      of: system, ys: (0..<rows).map { low + (high - low) * Double($0) / Double(rows - 1) },
      velocities: (0..<columns).map { -fastest + 2 * fastest * Double($0) / Double(columns - 1) })
  }

  /// A release made by a simulation, and the result in its frames at 240 Hz.
  struct Run {
    var release: CardStack.Release
    var target: Int32
    var settleTime: Double
    var overshoot: Double
  }

  /// A random finger that drags a preset's card from one of its detents and lifts; nil if that makes no release.
  static func run(_ preset: String, _ random: inout SplitMix64) throws -> Run? {
    let stack = try scenario(preset).stack
    let card = stack.topCard
    let start = card.stops.places[Int(random.next(below: UInt64(card.stops.count)))]
    let way = random.next(from: -500, to: 500)
    let count = 4 + Int(random.next(below: 20))
    func touch(_ phase: TouchPhase, _ y: Double, _ milliseconds: Int64) -> TimedInput {
      TimedInput(
        ticks: milliseconds * 9000, input: .touch(Touch(phase: phase, pointer: 0, x: 200, y: start.y + 20 + y)))
    }
    var inputs = [TimedInput(ticks: 900, input: .move(detent: start.name, animated: false)), touch(.began, 0, 100)]
    let bend = random.next(from: 0.5, to: 2)
    for step in 1...count {
      let part = Double(step) / Double(count)
      inputs.append(touch(.moved, way * (bend > 1 ? part * part : part * (2 - part)), 100 + 8 * Int64(step)))
    }
    inputs.append(touch(.ended, way, 100 + 8 * Int64(count)))
    var simulation = Simulation(stack: stack, inputs: inputs, clock: FrameClock(hertz: 240))
    var (sent, settled, overshoot): (Instant?, Int64?, Double) = (nil, nil, 0)
    var target: Detent?
    while try simulation.next() {
      for entry in simulation.events {
        if case .snap(let name) = entry.event {
          sent = entry.instant
          target = card.detents[card.detent(named: name)!]
        }
      }
      guard let target, let release = simulation.stack.lastRelease else { continue }
      let sample = simulation.frame.sample
      let away = sample.cardY - target.y
      overshoot = max(overshoot, release.y > target.y ? -away : away)
      let isSettled = away.magnitude <= 0.5 && (sample.cardVelocity ?? .infinity).magnitude <= 10
      settled = isSettled ? settled ?? simulation.frame.ticks : nil
    }
    guard let release = simulation.stack.lastRelease, let sent, let settled, let target else { return nil }
    return Run(
      release: release, target: target.name, settleTime: Instant(ticks: settled).seconds(since: sent),
      overshoot: overshoot)
  }
}
