import CardMath
import CardMotion

/// A stack of cards over a map: everything that moves, as one value.
///
/// `step` folds an input into it, `advance` lets time pass, `sample` reads a frame. There is one `y` for the whole
/// stack, where its top card rests or moves; a push and a pop lead it from one card's detent to the other's, while the
/// card that comes or goes travels between there and the screen's bottom edge.
public struct CardStack: Sendable {
  /// The container.
  public let screen: Screen

  /// What decides how it behaves.
  public let rules: Rules

  /// Every card that may ever lie on the stack.
  public let cards: [Card]

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

  /// What the finger is to the card.
  var hold: Hold

  /// How it holds card or content, while it drags.
  var drag: Drag

  /// The samples of the finger that is down.
  var tracker: VelocityTracker

  /// The last release that was decided.
  public internal(set) var lastRelease: Release?

  /// The first instant at which something ends by itself. `step` and `endWhatIsDue` keep it; whoever starts or ends a
  /// segment elsewhere must, too.
  @usableFromInline
  var nextEnd: Instant

  /// A release as it was when it was decided.
  public struct Release: Hashable, Sendable {
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
    let scrollRange: Double
    let viewportHeight: Double
    let fades: Fades

    init(_ card: Card, at detent: Int, on screen: Screen, rules: Rules) {
      name = card.name
      target = card.detents[detent]
      modelY = target.modelY
      headerHeight = card.headerHeight
      lowestY = card.detents[card.lowestDetent].y
      lowestModelY = card.detents[card.lowestDetent].modelY
      highestY = card.detents[card.detents.count - 1].y
      scrollRange = card.scrollRange(on: screen)
      viewportHeight = card.viewportHeight(on: screen)
      fades = Fades(rules.fade, card: card)
    }
  }

  /// A stack of one card that rests at its preferred detent, or at the lowest that a finger reaches.
  ///
  /// - Parameters:
  ///   - screen: The container.
  ///   - rules: What decides how it behaves.
  ///   - cards: Every card that may ever lie on the stack; the first is its root.
  public init(screen: Screen, rules: Rules, cards: [Card]) {
    precondition(!cards.isEmpty, "a stack needs a root card")
    self.screen = screen
    self.rules = rules
    self.cards = cards
    let root = cards[0]
    let detent = root.preferredDetent ?? root.lowestDetent
    entries = [Entry(card: 0, detent: detent, scrollOffset: 0)]
    top = Top(root, at: detent, on: screen, rules: rules)
    position = Segment(restingAt: root.detents[detent].y)
    content = Segment(restingAt: 0)
    hold = .free
    drag = .idle
    tracker = VelocityTracker(estimator: rules.touch.estimator, idleTicks: rules.touch.idleTicks)
    nextEnd = .distantFuture
    animatedFades.jump(to: top.fades.goal(at: detent, of: root))
  }

  /// The top card.
  public var topCard: Card { cards[entries[entries.count - 1].card] }

  /// The index of the top card's detent at which it rests, or to which it is going.
  public internal(set) var targetDetent: Int {
    get { entries[entries.count - 1].detent }
    set {
      entries[entries.count - 1].detent = newValue
      top.target = topCard.detents[newValue]
      top.modelY = top.target.modelY
    }
  }

  /// The index of the top card's top detent.
  var highestDetent: Int { topCard.detents.count - 1 }

  /// Where the card shows at an instant that the stack was advanced to.
  public func cardY(at instant: Instant) -> Double {
    remainders.reduce(position.position(at: instant)) { $0 + $1.position(at: instant) }
  }

  /// Whether the card moves by itself.
  var isMoving: Bool { position.isMoving || !remainders.isEmpty }
}
