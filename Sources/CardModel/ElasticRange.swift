import CardMath
import CardMotion

/// The range of a held coordinate: 1:1 with the finger between two ends, and past them as far as each end yields.
///
/// It maps the *held* coordinate, which follows the finger 1:1, to the *displayed* one. The held coordinate keeps the
/// travel that an end absorbed, so that the finger and the card are aligned again when the finger returns.
struct ElasticRange: Hashable, Sendable {
  /// The behaviour past an end.
  enum End: Hashable, Sendable {
    /// A rubber band.
    case band(RubberBand)

    /// A hard stop, except for the room past it, points, that the coordinate had already used when the finger came
    /// down.
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

  /// The single position 0.
  static let none = ElasticRange(low: 0, high: 0, lowEnd: .stop(room: 0), highEnd: .stop(room: 0))

  /// Widens an end if necessary, so that a coordinate displayed at `position` can be held there.
  ///
  /// A rubber band never displays its full dimension, and hardly moves near it. A coordinate displayed past half the
  /// dimension gets a band of twice its excess, for as long as the finger holds it. If that band would exceed the
  /// reach, the excess becomes a hard stop instead.
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

  /// Returns the displayed coordinate of a held one.
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

  /// Returns the change of the displayed coordinate for each point of the held one.
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

  /// Returns the held coordinate that is displayed at `position`, the inverse of `displayed`. Admit the position first.
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

  /// Returns the distance of the held coordinate past the range: negative below the low end, positive above the high
  /// one.
  func overdrag(_ held: Double) -> Double {
    held < low ? held - low : held > high ? held - high : 0
  }
}

extension ElasticRange: StateCoding {
  /// Codes both ends and their behaviour.
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
