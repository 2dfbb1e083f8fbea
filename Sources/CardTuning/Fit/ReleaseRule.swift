import CardModel

/// A rule that releases may follow, but for one number of it.
public enum ReleaseRule: Hashable, Sendable {
  /// The nearest detent, however fast the finger is.
  case nearest

  /// ``SwipeSnap``, a detent within `reached` points counting as reached; its resistance is looked for.
  case swipe(reached: Double)

  /// ``HeightSnap``; its threshold is looked for.
  case height

  /// ``StepSnap``; its resistance is looked for.
  case step

  /// The detent nearest to y + h · v; h, in seconds, is looked for.
  case horizon

  /// ``ProjectionSnap`` with a window of so many points; its projection time is looked for.
  case projection(window: Double)

  /// All of them, the simplest first, with the presets' numbers and with none.
  static let all: [ReleaseRule] = [
    .nearest, .swipe(reached: 22), .swipe(reached: 0), .height, .step, .horizon, .projection(window: 22),
    .projection(window: 0),
  ]

  /// What it is called.
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

  /// What the number that is looked for counts: a speed in points per second, or a time in seconds.
  public enum Quantity: Hashable, Sendable {
    /// Points per second.
    case speed
    /// Seconds.
    case time
  }

  /// What is looked for; nil: nothing.
  public var quantity: Quantity? {
    switch self {
    case .nearest: nil
    case .swipe, .height, .step: .speed
    case .horizon, .projection: .time
    }
  }

  /// The key of a scenario by which the number is set; nil where no policy of a scenario is this rule.
  public var settingKey: String? {
    switch self {
    case .nearest, .horizon: nil
    case .swipe, .height, .step: "snap.resistance"
    case .projection: "snap.projection_time"
    }
  }

  /// The index of the detent that a release goes to, with `number` for what is looked for; nil where it can't be told.
  func target(y: Double, velocity: Double, origin: Int?, of card: Card, number: Double) -> Int? {
    switch self {
    case .nearest:
      return card.nearestDetent(to: y)
    case .swipe(let reached):
      var rule = SwipeSnap()
      (rule.resistance, rule.reachedDistance) = (number, reached)
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

  /// The numbers at which the rule's answer for a release may change, each above 0.
  func breaks(y: Double, velocity: Double, of card: Card) -> [Double] {
    switch self {
    case .nearest:
      return []
    case .swipe, .height, .step:
      return velocity == 0 ? [] : [velocity.magnitude]
    case .horizon:
      let places = card.detents.map(\.y)
      return times(to: zip(places, places.dropFirst()).map { ($0 + $1) / 2 }, y: y, velocity: velocity)
    case .projection(let window):
      let reach = window * ProjectionSnap().innerFactor
      let places = card.detents.flatMap { [$0.y, $0.y - window, $0.y + window, $0.y - reach, $0.y + reach] }
      return times(to: places, y: y, velocity: velocity)
    }
  }

  /// When a finger that goes on at its velocity comes by some places, in seconds.
  private func times(to places: [Double], y: Double, velocity: Double) -> [Double] {
    if velocity == 0 { return [] }
    return places.map { ($0 - y) / velocity }.filter { $0 > 0 && $0 <= ReleaseRule.longestTime }
  }

  /// The longest projection that is looked for, seconds.
  static let longestTime = 10.0
}
