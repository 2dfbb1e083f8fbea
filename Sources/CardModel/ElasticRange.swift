import CardMath
import CardMotion

/// Where something that a finger holds may be: 1:1 between two ends, and beyond them as far as each end yields.
///
/// It maps the *held* coordinate, which goes 1:1 with the finger, to the *displayed* one. The held coordinate keeps
/// what the end took away, so that finger and card are in step again on the way back.
struct ElasticRange: Hashable, Sendable {
  /// How an end yields.
  enum End: Hashable, Sendable {
    /// As a rubber band.
    case band(RubberBand)

    /// Not at all, but for the room that something already had beyond it when the finger came down.
    case stop(room: Double)
  }

  let low: Double
  let high: Double
  private(set) var lowEnd: End
  private(set) var highEnd: End

  init(low: Double, high: Double, lowEnd: End, highEnd: End) {
    self.low = low
    self.high = high
    self.lowEnd = lowEnd
    self.highEnd = highEnd
  }

  /// A single place, at 0.
  static let none = ElasticRange(low: 0, high: 0, lowEnd: .stop(room: 0), highEnd: .stop(room: 0))

  /// Widens an end, where it must, so that something displayed at `position` can be held there.
  ///
  /// A rubber band never shows as much as its dimension, and hardly moves near it. What a spring threw further than
  /// half of that gets a band that is twice as wide as it was thrown, for as long as the finger holds it. A band that
  /// would leave the reach goes no further than it was thrown.
  mutating func admit(_ position: Double) {
    let reach = Reach.points(from: low, to: high)
    if position < low { lowEnd = ElasticRange.admitting(low - position, of: low - reach.low, beyond: lowEnd) }
    if position > high { highEnd = ElasticRange.admitting(position - high, of: reach.high - high, beyond: highEnd) }
  }

  private static func admitting(_ excess: Double, of most: Double, beyond end: End) -> End {
    switch end {
    case .stop(let room):
      .stop(room: max(room, excess))
    case .band(let band) where band.dimension >= 2 * excess:
      end
    case .band(let band) where band.dimension > 0 && 2 * excess <= most:
      .band(RubberBand(coefficient: band.coefficient, dimension: 2 * excess))
    case .band:
      .stop(room: excess)
    }
  }

  /// What shows of a held coordinate.
  func displayed(_ held: Double) -> Double {
    if held < low { return low - ElasticRange.displayed(low - held, beyond: lowEnd) }
    if held > high { return high + ElasticRange.displayed(held - high, beyond: highEnd) }
    return held
  }

  private static func displayed(_ excess: Double, beyond end: End) -> Double {
    switch end {
    case .band(let band): band.displayed(overdrag: excess)
    case .stop(let room): min(excess, room)
    }
  }

  /// How much the displayed coordinate moves for each point that the held one does.
  func slope(_ held: Double) -> Double {
    if held < low { return ElasticRange.slope(low - held, beyond: lowEnd) }
    if held > high { return ElasticRange.slope(held - high, beyond: highEnd) }
    return 1
  }

  private static func slope(_ excess: Double, beyond end: End) -> Double {
    switch end {
    case .band(let band): band.slope(overdrag: excess)
    case .stop(let room): excess < room ? 1 : 0
    }
  }

  /// The held coordinate that shows as `position`, the inverse of `displayed`. Admit the position first.
  func held(showing position: Double) -> Double {
    if position < low { return low - ElasticRange.held(low - position, beyond: lowEnd) }
    if position > high { return high + ElasticRange.held(position - high, beyond: highEnd) }
    return position
  }

  private static func held(_ excess: Double, beyond end: End) -> Double {
    switch end {
    case .band(let band): band.overdrag(displayed: excess)
    case .stop: excess
    }
  }

  /// How far the held coordinate lies beyond the range: negative below the low end, positive above the high one.
  func overdrag(_ held: Double) -> Double {
    held < low ? held - low : held > high ? held - high : 0
  }
}

extension ElasticRange: StateCoding {
  /// Both ends, and how they yield.
  mutating func code(with archive: inout StateArchive) throws(StateError) {
    var (low, high) = (low, high)
    try archive.code(&low)
    try archive.code(&high)
    guard low <= high else { throw archive.error(.contradiction) }
    try archive.code(&lowEnd)
    try archive.code(&highEnd)
    self = ElasticRange(low: low, high: high, lowEnd: lowEnd, highEnd: highEnd)
  }
}

extension ElasticRange.End: StateCoding {
  mutating func code(with archive: inout StateArchive) throws(StateError) {
    var band = RubberBand(coefficient: 1, dimension: 0)
    var room: Double?
    switch self {
    case .band(let own): band = own
    case .stop(let own): room = own
    }
    try archive.code(&room)
    if let room {
      guard room >= 0 else { throw archive.error(.number) }
      self = .stop(room: room)
    } else {
      try archive.code(&band)
      self = .band(band)
    }
  }
}
