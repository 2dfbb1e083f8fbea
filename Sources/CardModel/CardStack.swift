import CardMath
import CardMotion

/// A stack of cards over a map, with all its motions, as one value.
///
/// `step` applies an input, `advance` lets time pass, `sample` reads a frame. There is one `y` for the whole stack, at
/// which its top card rests or moves; a push and a pop move it from one card's detent to the other's, while the card
/// that is pushed or popped travels between there and the screen's bottom edge.
public struct CardStack: Sendable {
  /// True if a card has a content of its own, which is notified before each frame.
  public let watchesFrames: Bool

  /// The index of the present layout.
  public internal(set) var layoutIndex = 0

  /// Base motion of the card's y, points; the shown y adds all `remainders`.
  var position: Segment

  /// The top card's content.
  var content = Scroller(restingAt: 0)

  /// The part that most frames don't change.
  var apart: Shared<ApartState>

  /// The cause of the card's last motion.
  var cause = Cause.command

  /// The user's settings that the cards may heed.
  var accessibility = Accessibility()

  /// The first instant at which something ends by itself, derived by `findNextEnd`.
  @usableFromInline
  var nextEnd = Instant.distantFuture

  /// The index among the contents of the one that shows; nil: a plain height shows.
  var live: Int?

  /// Its offset at the last frame, points; nil: it hasn't appeared yet.
  var seenOffset: Double?

  /// True if a frame to come will change a content, derived by `findNextEnd`.
  var waitsForFrame = false

  /// True if something in the content moves sideways by itself, derived by `findNextEnd`.
  var hasMovingStrip = false

  /// A release as it was when it was decided.
  public struct Release: Hashable, Sendable {
    /// The index of the layout in which it was.
    public let layout: Int

    /// The card's index among `cards`.
    public let card: Int

    /// The card's model position, points.
    public let modelY: Double

    /// The y from which the motion after it starts, points: the card's as shown, but where motions add up, that without
    /// the remainders of the motions before.
    public let y: Double

    /// The finger's velocity, points per second, positive downward.
    public let velocity: Double

    /// The share of that velocity that showed.
    public let slope: Double

    /// The index of the detent that was decided before.
    public let committed: Int
  }

  /// A card on the stack.
  struct Entry: Hashable, Sendable {
    /// Its index among `cards`.
    let card: Int

    /// The index of the detent at which it rests, or to which it is moving.
    var detent: Int

    /// Its content's scroll offset, points, while other cards cover it.
    var scrollOffset: Double

    /// The name of the detent that it takes again in a layout that has it.
    var remembered: Int32?

    /// The alpha that its content had, or was on its way to, when another card covered it; nil: none ever has.
    var contentAlpha: Double?

    /// True if it is gone: it has come to rest at its gone detent, and at no other since.
    var isAway = false
  }

  /// The top card's numbers, as the frames need them.
  struct Top: Hashable, Sendable {
    let name: Int32

    /// The detent at which the card rests, or to which it is moving.
    var target: Detent

    /// The card's model position, points.
    var modelY: Double
    let headerHeight: Double

    /// The lowest detent that a finger reaches, points: its displayed position and its model position.
    let lowestY: Double
    let lowestModelY: Double

    /// The highest detent that a finger reaches, points.
    let highestY: Double

    /// The positions that the card can reach.
    let reach: Reach

    /// The offsets between which the content rests, points: from 0, or less if space is kept clear above it, to its
    /// end.
    private(set) var range = ScrollRange()
    let viewportHeight: Double
    fileprivate(set) var fades: Fades

    /// True if a finger may drag the card.
    let isDraggable: Bool

    /// Creates the numbers of a card. `shown` is the page of the card that shows, or the card itself.
    init(
      _ card: Card, showing shown: Card, at detent: Int, in layout: Layout, rules: Rules, isOverModal: Bool = false
    ) {
      let screen = layout.screen
      name = card.name
      target = card.detents[detent]
      modelY = target.modelY
      headerHeight = shown.headerHeight + shown.parts.accessoryHeight
      lowestY = card.stops.lowestPlace.y
      lowestModelY = card.stops.lowestPlace.modelY
      highestY = card.stops.highestPlace.y
      // A detent that no finger reaches may be farther away than any finger throws the card.
      reach = Reach.points(from: highestY, to: lowestY).including(card.detents[0].y)
        .including(card.detents[card.detents.count - 1].y)
      viewportHeight = shown.viewportHeight(on: screen)
      fades = Fades(rules.fade, card: card, in: layout, isOverModal: isOverModal)
      isDraggable = card.hasMap || rules.touch.dragsWithoutMap
      take(shown, on: screen)
    }

    /// Takes over the scroll range of a card's content.
    mutating func take(_ shown: Card, on screen: Screen) {
      range = ScrollRange(low: 0 - shown.contentTopInset, high: shown.scrollRange(on: screen))
    }

    /// True if the content is higher than its room.
    var hasScrollableContent: Bool { range.high > range.low }

    /// Returns the offset in `range` nearest to another one, points.
    func nearestOffset(to offset: Double) -> Double { range.nearest(to: offset) }
  }

  /// Creates a stack of one card that rests at its preferred detent, or at the lowest that a finger reaches.
  ///
  /// - Parameters:
  ///   - screen: The container.
  ///   - rules: The rules of its behaviour.
  ///   - cards: Every card that may ever lie on the stack; the first is its root.
  public init(screen: Screen, rules: Rules, cards: [Card]) {
    self.init(layouts: [Layout(screen: screen, cards: cards)], rules: rules)
  }

  /// Creates the same stack on a screen that may change.
  ///
  /// - Parameters:
  ///   - layouts: The possible layouts of the screen; the first is the initial one. All have the same cards in the same
  ///     order, each with its detents there.
  ///   - rules: The rules of its behaviour.
  ///   - specs: The cards' contents, in the order of the cards, nil for a content that is only a height; empty: all
  ///     are.
  ///   - channels: The numbers of the author's own that follow from the card.
  /// - Precondition: There is a layout, all have the same number of cards, and each card has its spec, or none has.
  public init(layouts: [Layout], rules: Rules, specs: [ContentSpec?] = [], channels: [Channel] = []) {
    watchesFrames = specs.contains { $0 != nil }
    // From here on the world's own rules are read, so that the passed ones are moved there and not copied.
    let world = Shared(World(layouts: layouts, rules: rules, specs: specs, channels: channels))
    let layout = world.value.layouts[0]
    let root = layout.cards[0]
    let isFixed = world.value.rules.fixes(root) && !root.startsGone
    let detent = isFixed ? root.highestDetent : root.preferredDetent ?? root.stops.index(root.stops.lowestShown)
    let pages = root.parts.pages
    let shown = pages.isEmpty ? root : layout.cards[pages.lowerBound + root.parts.firstPage]
    let initial = Top(root, showing: shown, at: detent, in: layout, rules: world.value.rules)
    position = Segment(restingAt: root.detents[detent].y)
    apart = Shared(ApartState(world, root: Entry(root, card: 0, at: detent), top: initial))
    placePages()
    placeBars()
    animatedFades.jump(to: top.fades.goal(at: detent, of: root))
    makeContents()
    guard !contents.isEmpty else { return }
    // A fitted card is as high as its content, which has only now been made.
    findTop()
    position.rest(at: top.target.y)
    animatedFades.jump(to: top.fades.goal(at: detent, of: topCard))
  }

  /// Returns a stack with the same layouts, contents, channels and changes at its start, under other rules.
  public func remade(by rules: Rules) -> CardStack {
    var stack = CardStack(layouts: layouts, rules: rules, specs: specs, channels: channels)
    if !changes.isEmpty { stack.changes = changes }
    return stack
  }

  /// Copies another stack into this one's storage: once no one shares that storage, nothing is allocated.
  public mutating func become(_ other: CardStack) {
    var own = apart
    self = other
    Swift.swap(&own, &apart)
    if apart.isOwn { apart.value.become(own.value) } else { apart = own }
  }

  /// The possible layouts of the screen.
  public var layouts: [Layout] { world.layouts }

  /// The rules of behaviour.
  public var rules: Rules {
    @inline(__always) _read { yield apart.place.pointee.world.value.rules }
  }

  /// The initial contents by the cards' indices; nil for a plain height. Empty if all are plain heights.
  public var specs: [ContentSpec?] { world.specs }

  /// The container.
  public var screen: Screen {
    @inline(__always) get { world.layouts[layoutIndex].screen }
  }

  /// Derives the top card's numbers anew. The card's model position becomes its detent's.
  mutating func findTop() {
    let before = top.name
    top = Top(
      topCard, showing: shownCard, at: targetDetent, in: world.layouts[layoutIndex], rules: world.rules,
      isOverModal: isOverModal(entries.count - 1))
    if top.name != before { finishFadeRemainder() }
  }

  /// Derives the top card's fades anew, after a card below it has gone.
  mutating func findFades() {
    top.fades = Fades(rules.fade, card: topCard, in: layout, isOverModal: isOverModal(entries.count - 1))
  }

  /// Returns true if a modal card lies below a card of the stack, by its index, 0 for the root.
  func isOverModal(_ index: Int) -> Bool {
    world.hasModalCards ? entries[..<index].contains { cards[$0.card].fades.isModal } : false
  }

  /// The top card.
  public var topCard: Card {
    @inline(__always) _read { yield apart.place.pointee.cards[topIndex] }
  }

  /// The top card's index among `cards`.
  var topIndex: Int {
    @inline(__always) get { entries[entries.count - 1].card }
  }

  /// The present layout.
  public var layout: Layout {
    @inline(__always) _read { yield apart.place.pointee.world.value.layouts[layoutIndex] }
  }

  /// Returns the card that a release let go, as it was in that release's layout.
  public func card(of release: Release) -> Card { layouts[release.layout].cards[release.card] }

  /// The index of the top card's detent at which it rests, or to which it is moving.
  public internal(set) var targetDetent: Int {
    @inline(__always) get { entries[entries.count - 1].detent }
    set {
      let last = entries.count - 1
      entries[last].detent = newValue
      entries[last].remembered = nil
      top.target = cards[entries[last].card].detents[newValue]
      top.modelY = top.target.modelY
    }
  }

  /// The index of the top card's highest detent that a finger reaches: its top.
  var highestDetent: Int {
    @inline(__always) get { topCard.highestDetent }
  }

  /// True if the top card is at its top or heading for it, or for a detent above that only commands reach.
  var isHeadingForTop: Bool {
    @inline(__always) get { targetDetent >= highestDetent }
  }

  /// True if the user wants reduced motion.
  public var isMotionReduced: Bool { accessibility.isMotionReduced }

  /// True if nothing will end by itself: apart from a finger that is down, all is at rest.
  public var isQuiet: Bool { nextEnd == .distantFuture && !waitsForFrame }

  /// Returns the card's y as shown, points, at an instant to which the stack was advanced.
  public func cardY(at instant: Instant) -> Double {
    if remainders.isEmpty { return position.position(at: instant) }
    return reach.clamp(remainders.reduce(position.position(at: instant)) { $0 + $1.position(at: instant) })
  }

  /// Returns the same. It changes nothing, and is `mutating` to be read in place, as `Segment.stateInPlace(at:)` is.
  mutating func cardYInPlace(at instant: Instant) -> Double {
    remainders.isEmpty ? position.stateInPlace(at: instant).position : cardY(at: instant)
  }

  /// True while the card moves by itself.
  var isMoving: Bool {
    @inline(__always) get { position.isMoving ? true : !remainders.isEmpty }
  }
}
