import CardMath
import CardModel

/// TripGo's card on an iPhone 15, with detents at 734, 390.5 and 71.
enum Fixtures {
  static let screen = Screen(width: 393, height: 852, safeTop: 59, safeBottom: 34)

  /// The names that the fixtures use.
  enum Name: Int32 {
    case collapsed, peaking, extended, trips, stop, service, place
  }

  static func card(
    _ name: Name = .trips, header: Double = 84, content: Double = 1600, preferred: Int? = 1,
    screen: Screen = Fixtures.screen
  ) -> Card {
    let geometry = DetentGeometry()
    return Card(
      name: name.rawValue, headerHeight: header, contentHeight: content, hasMap: true, hasMapButtons: true,
      detents: [
        Detent(name: Name.collapsed.rawValue, y: geometry.collapsed(on: screen, headerHeight: header)),
        Detent(name: Name.peaking.rawValue, y: geometry.peaking(on: screen)),
        Detent(name: Name.extended.rawValue, y: geometry.extended(on: screen)),
      ], preferredDetent: preferred)
  }
}

/// A stack and its log, driven by inputs at instants in milliseconds.
struct Hand {
  var stack: CardStack
  var log = EventLog()

  init(_ rules: Rules = Rules(), cards: [Card] = [Fixtures.card()]) {
    stack = CardStack(screen: Fixtures.screen, rules: rules, cards: cards)
  }

  static func instant(_ milliseconds: Double) -> Instant {
    Instant(ticks: Int64((milliseconds * 9000).rounded()))
  }

  /// Gives the stack an input.
  mutating func give(_ input: Input, at milliseconds: Double) {
    let now = Hand.instant(milliseconds)
    stack.step(input, at: now, sampledAt: now.ticks, into: &log)
  }

  /// Gives the stack a touch sample.
  mutating func touch(_ phase: TouchPhase, _ y: Double, at milliseconds: Double, x: Double = 200, pointer: Int32 = 0) {
    give(.touch(Touch(phase: phase, pointer: pointer, x: x, y: y)), at: milliseconds)
  }

  /// Moves a finger at constant speed from one y to another, sampled every 8 ms, and lifts it there if `lifts` is true.
  mutating func stroke(
    from y0: Double, to y1: Double, at start: Double, until end: Double, lifts: Bool = true, begins: Bool = true
  ) {
    if begins { touch(.began, y0, at: start) }
    var time = start + 8
    while time < end {
      touch(.moved, y0 + (y1 - y0) * (time - start) / (end - start), at: time)
      time += 8
    }
    touch(.moved, y1, at: end)
    if lifts { touch(.ended, y1, at: end) }
  }

  /// Advances the stack and returns its sample.
  mutating func sample(at milliseconds: Double) -> Sample {
    let now = Hand.instant(milliseconds)
    stack.advance(to: now, into: &log)
    return stack.sample(at: now)
  }
}
