import CardModel

/// A rule that releases may follow, with one unknown number.
public enum ReleaseRule: Hashable, Sendable {
  /// The detent nearest to the release, at any velocity.
  case nearest

  /// ``SwipeSnap``, which counts a detent within `reached` points as reached, and goes as far as its projection from
  /// `skip` points per second on; nil: never. Its resistance is unknown.
  case swipe(reached: Double, skip: Double? = nil)

  /// ``HeightSnap``. Its threshold is unknown.
  case height

  /// ``StepSnap``. Its resistance is unknown.
  case step

  /// The detent nearest to y + h · v. The horizon h, in seconds, is unknown.
  case horizon

  /// ``ProjectionSnap`` with a window of `window` points. Its projection time is unknown.
  case projection(window: Double)

  /// All rules, the simplest first; those with a distance once with that of the presets and once with 0.
  static let all: [ReleaseRule] = [
    .nearest, .swipe(reached: SwipeSnap().reachedDistance), .swipe(reached: 0), .height, .step, .horizon,
    .projection(window: ProjectionSnap().window), .projection(window: 0),
  ]

  /// The name of the rule.
  public var name: String {
    switch self {
    case .nearest: "nearest"
    case .swipe: "swipe"
    case .height: "height"
    case .step: "step"
    case .horizon: "horizon"
    case .projection: "projection"
    }
  }

  /// The quantity of the unknown number: a speed in points per second, or a time in seconds.
  public enum Quantity: Hashable, Sendable {
    /// Points per second.
    case speed
    /// Seconds.
    case time
  }

  /// The quantity of the unknown number; nil if the rule has none.
  public var quantity: Quantity? {
    switch self {
    case .nearest: nil
    case .swipe, .height, .step: .speed
    case .horizon, .projection: .time
    }
  }

  /// The number of numbers that were found from the releases.
  var numberCount: Int {
    if case .swipe(_, _?) = self { return 2 }
    return quantity == nil ? 0 : 1
  }

  /// The key of a scenario that sets the number; nil if no policy of a scenario is this rule.
  public var settingKey: String? {
    switch self {
    case .nearest, .horizon: nil
    case .swipe, .height, .step: "snap.resistance"
    case .projection: "snap.projection_time"
    }
  }

  /// Returns the index of the detent that a release goes to if the unknown number is `number`; nil if it can't be told.
  func target(y: Double, velocity: Double, origin: Int?, of card: Card, number: Double) -> Int? {
    switch self {
    case .nearest:
      return card.nearestDetent(to: y)
    case .swipe(let reached, let skip):
      var rule = SwipeSnap()
      (rule.resistance, rule.reachedDistance, rule.skipVelocity) = (number, reached, skip ?? .infinity)
      return rule.decision(releasedAt: y, velocity: velocity, of: card).target
    case .height:
      var rule = HeightSnap()
      rule.threshold = number
      return rule.decision(releasedAt: y, velocity: velocity, of: card).target
    case .step:
      guard let origin else { return nil }
      var rule = StepSnap()
      rule.resistance = number
      return rule.decision(releasedAt: y, velocity: velocity, of: card, from: origin).target
    case .horizon:
      return card.nearestDetent(to: y + number * velocity)
    case .projection(let window):
      var rule = ProjectionSnap()
      (rule.projectionTime, rule.window) = (number, window)
      return rule.decision(releasedAt: y, velocity: velocity, of: card).target
    }
  }

  /// Returns the numbers at which the rule's answer for a release may change, each above 0.
  func breaks(y: Double, velocity: Double, of card: Card) -> [Double] {
    switch self {
    case .nearest:
      return []
    case .swipe, .height, .step:
      return velocity == 0 ? [] : [velocity.magnitude]
    case .horizon:
      let places = card.stops.places.map(\.y)
      return times(to: zip(places, places.dropFirst()).map { ($0 + $1) / 2 }, y: y, velocity: velocity)
    case .projection(let window):
      let reach = window * ProjectionSnap().innerFactor
      let places = card.stops.places.flatMap { [$0.y, $0.y - window, $0.y + window, $0.y - reach, $0.y + reach] }
      return times(to: places, y: y, velocity: velocity)
    }
  }

  /// Returns the times at which a finger that keeps its velocity passes some positions, in seconds.
  private func times(to places: [Double], y: Double, velocity: Double) -> [Double] {
    if velocity == 0 { return [] }
    return places.map { ($0 - y) / velocity }.filter { $0 > 0 && $0 <= ReleaseRule.longestTime }
  }

  /// The longest projection time that is tried, seconds.
  static let longestTime = 10.0
}
