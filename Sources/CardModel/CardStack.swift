import CardMath
import CardMotion

/// A stack of cards over a map: everything that moves, as one value.
///
/// `step` folds an input into it, `advance` lets time pass, `sample` reads a frame. There is one `y` for the whole
/// stack, where its top card rests or moves; a push and a pop lead it from one card's detent to the other's, while the
/// card that comes or goes travels between there and the screen's bottom edge.
public struct CardStack: Sendable {
  /// What the screen may become.
  public let layouts: [Layout]

  /// The index of the present layout.
  public internal(set) var layoutIndex = 0

  /// The container.
  public internal(set) var screen: Screen

  /// What decides how it behaves.
  public let rules: Rules

  /// Every card that may ever lie on the stack, as the present layout has it.
  public internal(set) var cards: [Card]

  /// The stack, the root first. Never empty.
  var entries: [Entry]

  /// What the frames need of the top card, taken out of the arrays.
  var top: Top

  /// The stack's `y`, but for what `remainders` add to it.
  var position: Segment

  /// What is left of motions that were interrupted and fade out on top of the present one, each as a way to 0.
  var remainders: [Segment] = []

  /// The map dim, the buttons' and the content's alpha, where they go by the animations and not by the position.
  var animatedFades = AnimatedFades()

  /// The top card's scroll offset, positive when scrolled towards its end.
  var content: Segment

  /// The cards on their way in or out, the lowest first.
  var transitions = Transitions()

  /// The bar at the top of the screen.
  var bar = Bar()

  /// The page header, the top card's own, above the bar.
  var header = Bar()

  /// Whether the cards show at all.
  var overlays = Overlays()

  /// What the user has switched on that the cards may heed.
  var accessibility = Accessibility()

  /// What the finger is to the card.
  var hold: Hold

  /// How it holds card or content, while it drags.
  var drag: Drag

  /// The samples of the finger that is down.
  var tracker: VelocityTracker

  /// The last release that was decided.
  public internal(set) var lastRelease: Release?

  /// What sent the card on its way.
  var cause = Cause.command

  /// The first instant at which something ends by itself. `step` and `endWhatIsDue` keep it; whoever starts or ends a
  /// segment elsewhere must, too.
  @usableFromInline
  var nextEnd: Instant

  /// The pages of cards that have them.
  var pager: Pager

  /// What cards' contents are made of at first, by the cards' indices; nil for a plain height.
  public let feeds: [Feed?]

  /// What inputs may do to contents.
  public var changes: [ContentChange] = []

  /// Whether content wants to know of each frame. It is stored, so that a frame reads it in place.
  public let watchesFrames: Bool

  /// The contents as they are now, in the order of their cards; none where all are plain heights.
  var contents: [LiveContent] = []

  /// The index, among the contents, of the one that shows; nil: that is a plain height.
  var live: Int?

  /// The offset of it at the last frame; nil: it hasn't appeared yet.
  var seenOffset: Double?

  /// Whether a frame to come will change a content.
  var waitsForFrame = false

  /// Whether something in the content goes sideways by itself.
  var hasMovingStrip = false

  /// A release as it was when it was decided.
  public struct Release: Hashable, Sendable {
    /// The index of the layout in which it was.
    public let layout: Int

    /// The card's index among `cards`.
    public let card: Int

    /// Where the controller believed the card to be, points.
    public let modelY: Double

    /// Where it showed, points.
    public let y: Double

    /// The finger's velocity, points per second, positive downward.
    public let velocity: Double

    /// How much of that velocity showed.
    public let slope: Double

    /// The index of the detent that was decided before.
    public let committed: Int
  }

  /// A card that lies on the stack.
  struct Entry: Hashable, Sendable {
    /// Its index among `cards`.
    let card: Int

    /// The detent at which it rests, or to which it is going.
    var detent: Int

    /// Its content's scroll offset while other cards lie on it.
    var scrollOffset: Double

    /// The name of the detent that it would have in a layout that has it.
    var remembered: Int32?
  }

  /// The top card as the frames need it.
  struct Top: Hashable, Sendable {
    let name: Int32

    /// The detent at which the card rests, or to which it is going.
    var target: Detent

    /// Where the controller believes the card to be.
    var modelY: Double
    let headerHeight: Double
    let lowestY: Double
    let lowestModelY: Double
    let highestY: Double

    /// Between which offsets the content rests: from 0, or what is kept clear above it, to its end.
    private(set) var lowestOffset = 0.0
    private(set) var highestOffset = 0.0
    let viewportHeight: Double
    let fades: Fades

    /// Whether a finger may drag the card.
    let isDraggable: Bool

    /// `shown` is the page of the card that shows, or the card itself.
    init(_ card: Card, showing shown: Card, at detent: Int, in layout: Layout, rules: Rules) {
      let screen = layout.screen
      name = card.name
      target = card.detents[detent]
      modelY = target.modelY
      headerHeight = shown.headerHeight + shown.parts.accessoryHeight
      lowestY = card.detents[card.lowestDetent].y
      lowestModelY = card.detents[card.lowestDetent].modelY
      highestY = card.detents[card.detents.count - 1].y
      viewportHeight = shown.viewportHeight(on: screen)
      fades = Fades(layout.isBesideMap ? rules.fade.besideMap : rules.fade, card: card)
      isDraggable = card.hasMap || rules.touch.dragsWithoutMap
      take(shown, on: screen)
    }

    /// Takes over how far a card's content scrolls.
    mutating func take(_ shown: Card, on screen: Screen) {
      lowestOffset = 0 - shown.contentTopInset
      highestOffset = shown.scrollRange(on: screen)
    }

    /// Whether there is more content than has room.
    var hasScrollableContent: Bool { highestOffset > lowestOffset }

    /// The offset nearest to one at which content rests.
    func nearestOffset(to offset: Double) -> Double { min(max(offset, lowestOffset), highestOffset) }
  }

  /// A stack of one card that rests at its preferred detent, or at the lowest that a finger reaches.
  ///
  /// - Parameters:
  ///   - screen: The container.
  ///   - rules: What decides how it behaves.
  ///   - cards: Every card that may ever lie on the stack; the first is its root.
  public init(screen: Screen, rules: Rules, cards: [Card]) {
    self.init(layouts: [Layout(screen: screen, cards: cards)], rules: rules)
  }

  /// The same on a screen that may change.
  ///
  /// - Parameters:
  ///   - layouts: What the screen may become; the first is how it is at first. All have the same cards in the same
  ///     order, each with its detents there.
  ///   - rules: What decides how it behaves.
  ///   - feeds: What the cards' contents are made of, in the order of the cards, nil for one that is just so high;
  ///     empty: all are.
  public init(layouts: [Layout], rules: Rules, feeds: [Feed?] = []) {
    precondition(!layouts.isEmpty, "a stack needs a layout")
    let layout = layouts[0]
    for other in layouts {
      precondition(other.cards.count == layout.cards.count, "the layouts have different cards")
    }
    precondition(feeds.isEmpty || feeds.count == layout.cards.count, "each card has its feed, or none has")
    self.layouts = layouts
    self.rules = rules
    self.feeds = feeds
    watchesFrames = feeds.contains { $0 != nil }
    screen = layout.screen
    cards = layout.cards
    let root = layout.cards[0]
    let isFixed = rules.fixesCardsWithoutMap && !root.hasMap
    let detent = isFixed ? root.detents.count - 1 : root.preferredDetent ?? root.lowestDetent
    entries = [Entry(card: 0, detent: detent, scrollOffset: 0)]
    let pages = root.parts.pages
    let shown = pages.isEmpty ? root : layout.cards[pages.lowerBound + root.parts.firstPage]
    top = Top(root, showing: shown, at: detent, in: layout, rules: rules)
    position = Segment(restingAt: root.detents[detent].y)
    content = Segment(restingAt: 0)
    hold = .free
    drag = .idle
    tracker = VelocityTracker(estimator: rules.touch.estimator, idleTicks: rules.touch.idleTicks)
    pager = Pager(cards, tracker: tracker)
    nextEnd = .distantFuture
    placePages()
    placeBars()
    animatedFades.jump(to: top.fades.goal(at: detent, of: root))
    makeContents()
    guard !contents.isEmpty else { return }
    // A fitted card is as high as its content, which it has only now.
    top = Top(topCard, showing: shownCard, at: detent, in: layout, rules: rules)
    position.rest(at: top.target.y)
    animatedFades.jump(to: top.fades.goal(at: detent, of: topCard))
  }

  /// The top card.
  public var topCard: Card { cards[topIndex] }

  /// The top card's index among `cards`.
  var topIndex: Int { entries[entries.count - 1].card }

  /// The present layout.
  public var layout: Layout { layouts[layoutIndex] }

  /// The card that a release let go, as it was on the screen of that time.
  public func card(of release: Release) -> Card { layouts[release.layout].cards[release.card] }

  /// The index of the top card's detent at which it rests, or to which it is going.
  public internal(set) var targetDetent: Int {
    get { entries[entries.count - 1].detent }
    set {
      entries[entries.count - 1].detent = newValue
      entries[entries.count - 1].remembered = nil
      top.target = topCard.detents[newValue]
      top.modelY = top.target.modelY
    }
  }

  /// The index of the top card's top detent.
  var highestDetent: Int { topCard.detents.count - 1 }

  /// Whether the user wants less motion.
  public var isMotionReduced: Bool { accessibility.isMotionReduced }

  /// Whether nothing will end by itself: apart from a finger that is down, all is at rest.
  public var isQuiet: Bool { nextEnd == .distantFuture && !waitsForFrame }

  /// Where the card shows at an instant that the stack was advanced to.
  public func cardY(at instant: Instant) -> Double {
    if remainders.isEmpty { return position.position(at: instant) }
    return reach.clamp(remainders.reduce(position.position(at: instant)) { $0 + $1.position(at: instant) })
  }

  /// Whether the card moves by itself.
  var isMoving: Bool { position.isMoving || !remainders.isEmpty }
}
