import CardMath

/// A bar at the top of the screen: how far it is shown, its height, and how far its content has faded in.
///
/// ```
/// y = −height + (top + height) · shown
/// ```
/// There are two of them, the bar and the page header; if both show, the bar hangs from the page header, as
/// `CardStack.barPlace` describes.
///
/// It slides in from above the screen and out again. If another content replaces its present one, the bar stays and the
/// two cross-fade: the new one's alpha is `fade`, the old one's 1 − `fade`.
struct Bar: Hashable, Sendable {
  /// The content of a bar.
  enum Content: Hashable, Sendable {
    /// There is no bar, or it is leaving.
    case none

    /// A card's own content: that card's index.
    case own(card: Int)

    /// The content that all cards share; the number counts its changes.
    case shared(number: Int)
  }

  private(set) var content = Content.none

  /// The share that is shown: 0 above the screen, 1 in its position.
  private(set) var shown = Segment(restingAt: 0)

  /// The height, points.
  private(set) var height = Segment(restingAt: 0)

  /// The cross-fade: 0 the old content, 1 the new one.
  private(set) var fade = Segment(restingAt: 1)

  /// The first instant at which one of the three motions ends. It is stored, since every input asks for it.
  private(set) var end = Instant.distantFuture

  /// True if any of it shows.
  var isVisible: Bool {
    @inline(__always) get { content != .none || shown.isMoving }
  }

  /// Returns its height, points, and the share that shows; nil: none of it does. It changes nothing: it is `mutating`
  /// to be read in place, as `Segment.stateInPlace(at:)` is.
  @inline(__always)
  mutating func sizeInPlace(at instant: Instant) -> (height: Double, shown: Double)? {
    guard isVisible else { return nil }
    return (height.stateInPlace(at: instant).position, shown.stateInPlace(at: instant).position)
  }

  /// Returns the alpha of its content before it is clamped, in place.
  @inline(__always)
  mutating func fadeInPlace(at instant: Instant) -> Double { fade.stateInPlace(at: instant).position }

  /// Returns true if it has that content and that height, or is moving to them.
  func shows(_ content: Content, height: Double) -> Bool { content == self.content && height == self.height.target }

  /// Sets its content and height, by the motions of the rules or at once.
  mutating func show(
    _ content: Content, height: Double, by rules: MotionRules, besideMap: Bool, calmly: Bool, animated: Bool,
    at now: Instant
  ) {
    if animated {
      animate(to: content, height: height, by: rules, besideMap: besideMap, calmly: calmly, at: now)
    } else {
      jump(to: content, height: height)
    }
  }

  /// Returns true if such a content and height would change it.
  func isNews(_ content: Content, height: Double) -> Bool {
    content != self.content || (content != .none && height != self.height.target)
  }

  /// Sets its content and height at once.
  mutating func jump(to content: Content, height: Double) {
    self.content = content
    shown.rest(at: content == .none ? 0 : 1)
    if content != .none { self.height.rest(at: height) }
    fade.rest(at: 1)
    findEnd()
  }

  /// Sets the height of its content at once, for another screen; without content its height stays.
  mutating func resize(to height: Double) {
    guard content != .none, height != self.height.target else { return }
    self.height.rest(at: height)
    findEnd()
  }

  /// Sets its content and height with the motions of the rules, or with their calm versions.
  mutating func animate(
    to content: Content, height: Double, by rules: MotionRules, besideMap: Bool = false, calmly: Bool = false,
    at now: Instant
  ) {
    let barIn = rules.barIn(besideMap: besideMap)
    let old = self.content
    self.content = content
    switch (old, content) {
    case (.none, .none):
      break
    case (_, .none):
      Bar.animate(&shown, to: 0, by: rules.barOut, calmly, length: height, at: now)
    case (.none, _):
      // A bar that is still leaving comes back with the new content and height.
      Bar.animate(&shown, to: 1, by: barIn, calmly, length: height, at: now)
      self.height.rest(at: height)
      fade.rest(at: 1)
    default:
      Bar.animate(
        &self.height, to: height, by: barIn, calmly, length: 1, within: .points(from: 0, to: height), at: now)
      fade.rest(at: 0)
      Bar.animate(&fade, to: 1, by: rules.barFade, calmly, length: height, at: now)
    }
    findEnd()
  }

  /// Ends the motions that are due by an instant.
  mutating func endWhatIsDue(by now: Instant) {
    if shown.end <= now { shown.rest(at: shown.target) }
    if height.end <= now { height.rest(at: height.target) }
    if fade.end <= now { fade.rest(at: fade.target) }
    findEnd()
  }

  private mutating func findEnd() { end = min(shown.end, height.end, fade.end) }

  /// Moves a number to a target, from its present value and velocity. `length` is the number of points that 1 of it
  /// stands for.
  private static func animate(
    _ coordinate: inout Segment, to target: Double, by rule: MotionRule, _ calmly: Bool, length: Double,
    within reach: Reach = .unit, at now: Instant
  ) {
    let (place, rate) = coordinate.state(at: now)
    if place == target, !coordinate.isMoving { return }
    let own = rule.motion(from: 0, to: length, fingerVelocity: 0)
    let motion = calmly ? own.calmed : own
    coordinate.run(
      motion, from: place, velocity: rate ?? 0, to: target, within: reach, at: now,
      arrival: .unit(of: max(1, length)))
  }
}

extension Bar: StateCoding {
  /// Its content and the three motions.
  mutating func code(with archive: inout StateArchive) throws(StateError) {
    try archive.code(&content)
    try archive.code(&shown)
    try archive.code(&height)
    try archive.code(&fade)
    findEnd()
  }
}

extension Bar.Content: StateCoding {
  /// Codes the case, and the card's index or the content's number.
  mutating func code(with archive: inout StateArchive) throws(StateError) {
    let (caseNumber, own) =
      switch self {
      case .none: (0, 0)
      case .own(let card): (1, card)
      case .shared(let number): (2, number)
      }
    let found = try archive.code(caseNumber: caseNumber, of: 3)
    var payload = own
    try archive.code(&payload, in: 0...Int(Int32.max))
    switch found {
    case 0: self = .none
    case 1: self = .own(card: payload)
    default: self = .shared(number: payload)
    }
  }
}
