import CardMath
import CardModel
import CardSimulation

/// TripGo's card on an iPhone 15, with detents at 734, 390.5 and 71.
enum Fixtures {
  static let screen = Screen(width: 393, height: 852, safeTop: 59, safeBottom: 34)

  static let card = Card(
    name: 3, headerHeight: 84, contentHeight: 1600, hasMap: true, hasMapButtons: true,
    detents: [Detent(name: 0, y: 734), Detent(name: 1, y: 390.5), Detent(name: 2, y: 71)], preferredDetent: 1)

  static func stack(_ rules: Rules = Rules()) -> CardStack {
    CardStack(screen: screen, rules: rules, cards: [card])
  }

  static func ticks(_ milliseconds: Double) -> Int64 {
    Int64((milliseconds * 9000).rounded())
  }

  static func move(_ detent: Int32, at milliseconds: Double, animated: Bool = true) -> TimedInput {
    TimedInput(ticks: ticks(milliseconds), input: .move(detent: detent, animated: animated))
  }

  static func touch(_ phase: TouchPhase, _ y: Double, at milliseconds: Double) -> TimedInput {
    TimedInput(ticks: ticks(milliseconds), input: .touch(Touch(phase: phase, pointer: 0, x: 200, y: y)))
  }

  /// Returns a finger that moves steadily, sampled every eight milliseconds, and lifts.
  static func stroke(from y0: Double, to y1: Double, at start: Double, until end: Double) -> [TimedInput] {
    var inputs = [touch(.began, y0, at: start)]
    for time in stride(from: start + 8, to: end, by: 8) {
      inputs.append(touch(.moved, y0 + (y1 - y0) * (time - start) / (end - start), at: time))
    }
    return inputs + [touch(.moved, y1, at: end), touch(.ended, y1, at: end)]
  }
}

extension Simulation {
  /// Returns every frame, with the events before it.
  mutating func all() throws -> [(frame: Frame, events: [EventLog.Entry])] {
    var frames: [(frame: Frame, events: [EventLog.Entry])] = []
    while try next() { frames.append((frame, events.entries)) }
    return frames
  }
}
