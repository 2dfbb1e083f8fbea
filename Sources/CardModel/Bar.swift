import CardMath

/// A bar at the top of the screen: how far it is in, how high, and how far its content has faded in.
///
/// ```
/// y = −height + (top + height) · shown
/// ```
/// There are two of them, the bar and the page header; where both show, the bar hangs from the page header, as
/// `CardStack.barPlace` says.
///
/// It slides in from above the screen and out again. When another content takes the place of the one it has, it stays
/// and the two cross-fade, the new one's alpha being `fade` and the old one's the rest.
struct Bar: Hashable, Sendable {
  /// What it holds.
  enum Content: Hashable, Sendable {
    /// There is no bar, or it is on its way out.
    case none

    /// A card's own: that card's index.
    case own(card: Int)

    /// The one that all cards share, counted as it changes.
    case shared(number: Int)
  }

  private(set) var content = Content.none

  /// 0 above the screen, 1 in its place.
  private(set) var shown = Segment(restingAt: 0)

  /// Points.
  private(set) var height = Segment(restingAt: 0)

  /// 0 the old content, 1 the new one.
  private(set) var fade = Segment(restingAt: 1)

  /// The first instant at which something of it ends by itself. It is kept, since every input asks for it.
  private(set) var end = Instant.distantFuture

  /// Whether anything of it shows.
  var isVisible: Bool { content != .none || shown.isMoving }

  /// Its content and height: by the motions of the rules, or at once; nothing where it has them already.
  mutating func show(
    _ content: Content, height: Double, by rules: MotionRules, besideMap: Bool, calmly: Bool, animated: Bool,
    at now: Instant
  ) {
    if content == self.content, height == self.height.target { return }
    if animated {
      lead(to: content, height: height, by: rules, besideMap: besideMap, calmly: calmly, at: now)
    } else {
      jump(to: content, height: height)
    }
  }

  /// Whether something changes for it with such a content and height.
  func isNews(_ content: Content, height: Double) -> Bool {
    content != self.content || (content != .none && height != self.height.target)
  }

  /// Its content and height from now on, at once.
  mutating func jump(to content: Content, height: Double) {
    self.content = content
    shown.rest(at: content == .none ? 0 : 1)
    if content != .none { self.height.rest(at: height) }
    fade.rest(at: 1)
    findEnd()
  }

  /// The height that its content has from now on, on another screen; one without content keeps what it has.
  mutating func resize(to height: Double) {
    guard content != .none, height != self.height.target else { return }
    self.height.rest(at: height)
    findEnd()
  }

  /// Its content and height with the motions of the rules, or with calm ones.
  mutating func lead(
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
      Bar.lead(&shown, to: 0, by: rules.barOut, calmly, length: height, at: now)
    case (.none, _):
      // One that is still on its way out comes back with what it has now.
      Bar.lead(&shown, to: 1, by: barIn, calmly, length: height, at: now)
      self.height.rest(at: height)
      fade.rest(at: 1)
    default:
      Bar.lead(
        &self.height, to: height, by: barIn, calmly, length: 1, within: .points(from: 0, to: height), at: now)
      fade.rest(at: 0)
      Bar.lead(&fade, to: 1, by: rules.barFade, calmly, length: height, at: now)
    }
    findEnd()
  }

  /// What ends by itself until an instant.
  mutating func endWhatIsDue(by now: Instant) {
    if shown.end <= now { shown.rest(at: shown.target) }
    if height.end <= now { height.rest(at: height.target) }
    if fade.end <= now { fade.rest(at: fade.target) }
    findEnd()
  }

  private mutating func findEnd() { end = min(shown.end, height.end, fade.end) }

  /// Leads a number from where it is, as fast as it goes, to another one. `length` is how many points 1 of it is.
  private static func lead(
    _ way: inout Segment, to target: Double, by rule: MotionRule, _ calmly: Bool, length: Double,
    within reach: Reach = .unit, at now: Instant
  ) {
    let (place, rate) = way.state(at: now)
    if place == target, !way.isMoving { return }
    let own = rule.motion(from: 0, to: length, fingerVelocity: 0)
    let motion = calmly ? own.calmed : own
    way.lead(
      by: motion, from: place, velocity: rate ?? 0, to: target, within: reach, at: now,
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
  /// The case, and whose or which content it is.
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
