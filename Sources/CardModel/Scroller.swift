import CardMath
import CardMotion

/// The offsets, in points, between which something that scrolls may rest.
struct ScrollRange: Hashable, Sendable {
  /// The offset at the beginning: 0, or less where an inset is kept clear above the content.
  var low = 0.0

  /// The offset at the end, at least `low`.
  var high = 0.0

  /// The offset in the range nearest to `offset`.
  func nearest(to offset: Double) -> Double { min(max(offset, low), high) }

  /// The offsets that no spring may pass by more than it always does.
  var reach: Reach { .points(from: low, to: high) }

  /// The range as a finger feels it: past both ends a rubber band, or a stop if the rules have no bounce.
  ///
  /// - Parameters:
  ///   - dimension: The length of the viewport along the axis, points.
  ///   - rules: The rules of scrolling.
  func elastic(dimension: Double, by rules: ScrollRules) -> ElasticRange {
    let band = RubberBand(coefficient: rules.rubberBandCoefficient, dimension: dimension)
    let end: ElasticRange.End = rules.bounces ? .band(band) : .stop(room: 0)
    return ElasticRange(low: low, high: high, lowEnd: end, highEnd: end)
  }
}

/// Something that scrolls along one axis, as a UIScrollView does: a card's content, a card's pages, or a carousel.
///
/// It knows its offset, the finger that holds it and the motion that moves it. The range in which it may rest is its
/// owner's, and so are the events.
struct Scroller: Hashable, Sendable {
  /// The offset, points, positive toward the end.
  var motion: Segment

  /// True if a finger released it last, so that its end is reported to the app.
  var isFingers = false

  /// The offset at which the last finger took hold of it, points.
  private(set) var began = 0.0

  /// The hold of the finger that moves it.
  private var slide = Slide()

  /// The share of the finger's velocity that shows, 0 … 1; less than 1 past an end.
  var slope: Double { slide.slope }

  /// At rest at an offset.
  init(restingAt offset: Double) { motion = Segment(restingAt: offset) }

  /// Stops it at an offset.
  mutating func rest(at offset: Double) { motion.rest(at: offset) }

  // MARK: - Under a finger

  /// A finger takes hold of it where it shows.
  mutating func hold(at fingerX: Double, within range: ElasticRange, at now: Instant) {
    began = motion.position(at: now)
    slide.hold(at: fingerX, showing: began, range: range)
    motion.rest(at: began)
  }

  /// The finger that holds it moves to `fingerX`: the offset goes against it, and past an end as far as that yields.
  mutating func follow(_ fingerX: Double, within range: ElasticRange) {
    motion.rest(at: slide.follow(fingerX, range: range))
  }

  /// The range changes under the finger that holds it. It stays where it shows.
  mutating func change(to range: ElasticRange, fingerX: Double) {
    slide.change(to: range, fingerX: fingerX, showing: motion.target)
  }

  /// Puts it `distance` points further, with the motion or the finger that it has.
  mutating func shift(by distance: Double) {
    motion.shift(by: distance)
    slide.shift(by: distance)
  }

  // MARK: - By itself

  /// The result of letting it go.
  enum Departure: Hashable {
    /// It stays where it is.
    case rests

    /// It slows down to an offset.
    case decelerates(to: Double)

    /// It comes back from past an end; it began with this velocity, points per second.
    case bounces(velocity: Double)
  }

  /// Lets it go: between its ends it slows down, from past an end it comes back.
  ///
  /// - Parameter velocity: Points per second, positive toward the end.
  mutating func letGo(velocity: Double, within range: ScrollRange, by rules: ScrollRules, at now: Instant) -> Departure
  {
    let offset = motion.position(at: now)
    let edge = range.nearest(to: offset)
    if offset != edge {
      bounce(from: offset, velocity: velocity, to: edge, within: range, by: rules, at: now)
      return .bounces(velocity: velocity)
    }
    guard velocity != 0 else { return .rests }
    let law = Deceleration(
      ratePerMillisecond: rules.decelerationRatePerMillisecond, position: offset, velocity: velocity)
    motion.decelerate(law, within: range.low, range.high, at: now)
    motion.announceEnd(within: rules.endDistance)
    return .decelerates(to: motion.target)
  }

  private mutating func bounce(
    from offset: Double, velocity: Double, to edge: Double, within range: ScrollRange, by rules: ScrollRules,
    at now: Instant
  ) {
    let bounce = Motion(timing: .spring(rules.bounce), start: .given, duration: nil)
    motion.run(bounce, from: offset, velocity: velocity, to: edge, within: range.reach, at: now, arrival: .points)
    motion.announceEnd(within: rules.endDistance)
  }

  /// Starts a motion from where it is to `target`; without velocity, one that is there already rests.
  ///
  /// - Parameters:
  ///   - target: An offset of the range, points.
  ///   - motion: The law, and how it starts.
  ///   - velocity: Points per second, positive toward the end.
  ///   - range: The offsets between which it may rest.
  ///   - rules: The rules of scrolling. An animation's end is reported when its time is over, a spring's within their
  ///     distance of the target.
  mutating func animate(
    to target: Double, by motion: Motion, velocity: Double, within range: ScrollRange, by rules: ScrollRules,
    at now: Instant
  ) {
    let offset = self.motion.position(at: now)
    guard offset != target || velocity != 0 else { return self.motion.rest(at: target) }
    self.motion.run(
      motion, from: offset, velocity: velocity, to: target, within: range.reach, at: now, arrival: .points)
    if motion.duration == nil { self.motion.announceEnd(within: rules.endDistance) }
  }

  /// Slows down by the law that it has, to the ends that there are now.
  ///
  /// - Returns: False if it can't: it doesn't slow down, or an end that is new lies where it has passed.
  mutating func goOn(within range: ScrollRange, by rules: ScrollRules, at now: Instant) -> Bool {
    guard motion.law.kind == .deceleration else { return false }
    var next = motion
    next.decelerate(motion.law.deceleration, within: range.low, range.high, at: motion.start)
    next.announceEnd(within: rules.endDistance)
    guard next.end > now else { return false }
    if next.target != motion.target { motion = next }
    return true
  }

  /// The result of an instant at which it ends, or is about to.
  enum Ending: Hashable {
    /// It goes on, but so near to its target that the end is reported.
    case isNear

    /// It rests; `wasNear` tells that the end was reported before.
    case rests(wasNear: Bool)

    /// It met an end with this velocity, points per second, and bounces there.
    case bounces(velocity: Double)
  }

  /// Ends what ends until `now`; nil: nothing does.
  mutating func endWhatIsDue(within range: ScrollRange, by rules: ScrollRules, at now: Instant) -> Ending? {
    guard motion.nextInstant <= now else { return nil }
    guard motion.end <= now else {
      motion.notice()
      return .isNear
    }
    let (edge, wasNear) = (motion.target, motion.isNoticed)
    if motion.law.isCutOff, rules.bounces {
      let velocity = motion.law.deceleration.state(at: now.seconds(since: motion.start)).velocity
      bounce(from: edge, velocity: velocity, to: edge, within: range, by: rules, at: now)
      return .bounces(velocity: velocity)
    }
    motion.rest(at: edge)
    return .rests(wasNear: wasNear)
  }
}

extension Scroller: StateCoding {
  /// Its motion, and how the last finger held it.
  mutating func code(with archive: inout StateArchive) throws(StateError) {
    try archive.code(&motion)
    try archive.code(&isFingers)
    try archive.code(&began)
    try archive.code(&slide)
  }
}
