import CardMath

/// A finger that is down: its id, the point at which it came down, and its present point.
struct Finger: Hashable, Sendable {
  private(set) var pointer: Int32
  private(set) var downX: Double
  private(set) var downY: Double
  var x: Double
  var y: Double

  init(_ touch: Touch) {
    pointer = touch.pointer
    (downX, downY) = (touch.x, touch.y)
    (x, y) = (touch.x, touch.y)
  }

  /// The distance from the point at which it came down, points.
  var travel: Double {
    ((x - downX) * (x - downX) + (y - downY) * (y - downY)).squareRoot()
  }

  /// Returns the point between its present point and a new one at which it is `distance` points from the point where it
  /// came down, if it gets that far.
  ///
  /// Solves |from + s·(to − from) − down| = distance for the s in 0 … 1 at which the finger leaves that circle.
  func crossing(of distance: Double, onTheWayToX toX: Double, y toY: Double) -> (x: Double, y: Double)? {
    let (fromX, fromY) = (x - downX, y - downY)
    let (stepX, stepY) = (toX - x, toY - y)
    let (endX, endY) = (toX - downX, toY - downY)
    guard endX * endX + endY * endY >= distance * distance else { return nil }
    let a = stepX * stepX + stepY * stepY
    let halfB = fromX * stepX + fromY * stepY
    // The finger has been inside so far, so c ≤ 0: exactly one root lies ahead, and this form of it doesn't cancel for
    // b ≥ 0.
    let c = min(0, fromX * fromX + fromY * fromY - distance * distance)
    guard a > 0 else { return (toX, toY) }
    let root = (halfB * halfB - a * c).squareRoot()
    let s = halfB >= 0 ? (root + halfB > 0 ? -c / (root + halfB) : 0) : (root - halfB) / a
    return s >= 1 ? (toX, toY) : (x + s * stepX, y + s * stepY)
  }
}

/// The part of the card that the tracked finger controls.
///
/// The drag itself is stored beside this enum and not inside it, as a segment's spring is, so that a frame reads it in
/// place.
enum Hold: Hashable, Sendable {
  /// No finger is down.
  case free

  /// The finger came down without stopping a motion, and hasn't crossed the slop.
  case pending(Finger, Region)

  /// The finger holds the card or its content; the details are the stack's `drag`.
  case dragging(Finger)

  /// The finger is ignored until it lifts.
  case refused(Finger)

  /// The finger holds the pages of the top card; the details are the stack's `pager`.
  case paging(Finger)

  /// The finger holds a strip of the content; the details are that content's `held` and the strip's `scroller`.
  case sliding(Finger)

  /// The finger that is down.
  var finger: Finger? {
    switch self {
    case .free: nil
    case .pending(let finger, _), .dragging(let finger), .refused(let finger), .paging(let finger),
      .sliding(let finger):
      finger
    }
  }

  /// True if the finger holds a strip of the content.
  var isSliding: Bool { if case .sliding = self { true } else { false } }
}

extension Finger: StateCoding {
  /// Codes every property.
  mutating func code(with archive: inout StateArchive) throws(StateError) {
    try archive.code(&pointer, in: .min ... .max)
    try archive.code(&downX)
    try archive.code(&downY)
    try archive.code(&x)
    try archive.code(&y)
  }
}

extension Hold: StateCoding {
  /// Codes the case, the finger, and the region in which it came down.
  mutating func code(with archive: inout StateArchive) throws(StateError) {
    let number = try archive.code(caseNumber: caseNumber, of: 6)
    guard number > 0 else {
      self = .free
      return
    }
    var finger = finger ?? Finger(Touch(phase: .began, pointer: 0, x: 0, y: 0))
    try archive.code(&finger)
    switch number {
    case 1:
      var region = Region.header
      if case .pending(_, let own) = self { region = own }
      try archive.code(&region)
      self = .pending(finger, region)
    case 2: self = .dragging(finger)
    case 3: self = .refused(finger)
    case 4: self = .paging(finger)
    default: self = .sliding(finger)
    }
  }

  private var caseNumber: Int {
    switch self {
    case .free: 0
    case .pending: 1
    case .dragging: 2
    case .refused: 3
    case .paging: 4
    case .sliding: 5
    }
  }
}
