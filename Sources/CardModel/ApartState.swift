import CardMath

/// The part of a stack that most frames don't change: the top card, the stack's entries, the ends of motions.
///
/// It lies apart from the stack, in one place, so that a copy of the stack moves few bytes and counts one reference.
/// Four parts of it that are large, and that few inputs change, lie apart once more: the finger, the fades of an
/// animation, the bars, and all that is there only at times. A copy that goes on gets its own of one when that one
/// changes.
struct ApartState: Sendable {
  /// Everything that no input changes: the layouts, the rules, the initial contents.
  var world: Shared<World>

  /// The top card's numbers that frames read, derived by `findTop`.
  var top: CardStack.Top

  /// The finger that is down.
  var finger: Shared<FingerState>

  /// Changes that inputs may make to contents; an input names one by its index.
  var changes: [ContentChange] = []

  /// Every card that may ever lie on the stack, as the present layout and its own content have it.
  var cards: [Card]

  /// The cards on the stack, the root first. Never empty.
  var entries: [CardStack.Entry]

  /// The cards' contents as they are now, in the order of their cards; none where all are plain heights.
  var contents: [LiveContent] = []

  /// Interrupted motions that still decay to 0, added on top of `position` (UIKit's additive animations).
  var remainders: [Segment] = []

  /// The ends of motions, as the app gets to know them.
  var motionEnds: MotionEnds

  /// The alphas of the map dim, the map buttons and the content, where animations switch them and not the position.
  var animatedFades = Shared(AnimatedFades())

  /// The bars at the top of the screen.
  var bars = Shared(Bars())

  /// Cards that come and go, pages, hidden overlays.
  var occasional: Shared<OccasionalState>

  /// The release by which the rules decided the last snap.
  var lastRelease: CardStack.Release?

  /// The state of a stack at its start: one card lies on it.
  init(_ world: Shared<World>, root: CardStack.Entry, top: CardStack.Top) {
    self.top = top
    finger = Shared(FingerState(world.value.rules.touch))
    cards = world.value.layouts[0].cards
    self.world = world
    entries = [root]
    motionEnds = MotionEnds(restingAt: top.target.name)
    occasional = Shared(OccasionalState(cards))
  }

  /// Becomes a copy of another one, but keeps its place for a finger: nothing is allocated for the next touch.
  mutating func become(_ other: ApartState) {
    var own = other.finger
    swap(&own, &finger)
    self = other
    swap(&own, &finger)
    finger.assign(own)
  }
}

extension CardStack {
  /// Everything that no input changes: the layouts, the rules, the initial contents.
  var world: World {
    @inline(__always) _read { yield apart.place.pointee.world.value }
  }

  /// The top card's numbers that frames read, derived by `findTop`.
  var top: Top {
    @inline(__always) _read { yield apart.place.pointee.top }
    @inline(__always) _modify { yield &apart.value.top }
  }

  /// Changes that inputs may make to contents; an input names one by its index.
  public var changes: [ContentChange] {
    @inline(__always) _read { yield apart.place.pointee.changes }
    @inline(__always) _modify { yield &apart.value.changes }
  }

  /// Every card that may ever lie on the stack, as the present layout and its own content have it.
  public internal(set) var cards: [Card] {
    @inline(__always) _read { yield apart.place.pointee.cards }
    @inline(__always) _modify { yield &apart.value.cards }
  }

  /// The cards on the stack, the root first. Never empty.
  var entries: [Entry] {
    @inline(__always) _read { yield apart.place.pointee.entries }
    @inline(__always) _modify { yield &apart.value.entries }
  }

  /// The cards' contents as they are now, in the order of their cards; none where all are plain heights.
  var contents: [LiveContent] {
    @inline(__always) _read { yield apart.place.pointee.contents }
    @inline(__always) _modify { yield &apart.value.contents }
  }

  /// Interrupted motions that still decay to 0, added on top of `position`.
  var remainders: [Segment] {
    @inline(__always) _read { yield apart.place.pointee.remainders }
    @inline(__always) _modify { yield &apart.value.remainders }
  }

  /// The ends of motions, as the app gets to know them.
  var motionEnds: MotionEnds {
    @inline(__always) _read { yield apart.place.pointee.motionEnds }
    @inline(__always) _modify { yield &apart.value.motionEnds }
  }

  /// The alphas that animations switch.
  var animatedFades: AnimatedFades {
    @inline(__always) _read { yield apart.place.pointee.animatedFades.place.pointee }
    @inline(__always) _modify { yield &apart.value.animatedFades.value }
  }

  /// The release by which the rules decided the last snap; nil: there was none, or no rule decided it.
  public internal(set) var lastRelease: Release? {
    get { apart.value.lastRelease }
    set { apart.value.lastRelease = newValue }
  }
}

extension CardStack {
  /// The bytes of the part that lies apart.
  package static var apartSize: Int { MemoryLayout<ApartState>.size }

  /// The bytes that lie apart from that: a finger, animated fades, the bars, and all that is there only at times.
  package static var sizesApart: (finger: Int, fades: Int, bars: Int, occasional: Int) {
    (
      MemoryLayout<FingerState>.size, MemoryLayout<AnimatedFades>.size, MemoryLayout<Bars>.size,
      MemoryLayout<OccasionalState>.size
    )
  }
}
