import CardContent
import CardMath
import CardMotion

/// What a card's content is at an instant: what it is made of by now, where that lies, and what is awaited.
struct LiveContent: Hashable, Sendable {
  /// Something that was asked for, and when it arrives.
  struct Awaited: Hashable, Sendable {
    /// What was asked for.
    enum Kind: UInt8, Hashable, Sendable, CaseIterable {
      case end
      case beginning
      case refresh
    }

    var kind: Kind
    var end: Instant
  }

  /// The index of the card whose content it is.
  let card: Int

  /// Whose rules hold.
  let system: ContentSystem

  /// Whether somebody is there to be asked for more.
  let asks: Bool

  /// What it is made of.
  private(set) var body: Feed.Body

  /// Whether the last component reaches down to the viewport's end.
  private let stretchesLast: Bool

  /// Where that lies.
  private(set) var layout = ContentLayout()

  /// When it asks for more.
  var reach = ReachEnd()

  /// What is awaited.
  var awaited: [Awaited] = []

  /// How much has arrived of each kind, by the kinds' numbers.
  var arrived = [0, 0, 0]

  /// What is kept clear above the content.
  var topInset = 0.0

  /// What a keyboard covers; nil: there is none.
  var keyboard: Double?

  /// The height of the last item; 0: there is none.
  private(set) var lastItemHeight = 0.0

  /// Where each strip is, in the layout's order.
  var strips: [Segment] = []

  /// How the finger holds a strip, and where that was when it took it.
  var slide = Slide()
  var slideBegan = 0.0

  /// The index of the strip that moved last.
  var activeStrip = 0

  /// Whether a finger let the active strip go, so that its end is told.
  var isFingers = false

  /// The states and the hiding that take effect with the next frame, and those that were told since the last one.
  var due: [PartsChange] = []
  var announced: [PartsChange] = []

  /// The share of each card that was told last, by the cards' indices; −1: none was. CardParts 2.6's.
  var ratios: [Double] = []

  /// A card that goes to a state, or is hidden or shown.
  struct PartsChange: Hashable, Sendable {
    var card: Int

    /// The id of its new state; nil: it stays in the one it has.
    var state: Int32?

    /// Whether it is hidden from here on; nil: it stays as it is.
    var isHidden: Bool?
  }

  /// The content of a card as it is at first, `width` points wide.
  init(_ feed: Feed, of card: Int = 0, width: Double) {
    self.card = card
    system = feed.system
    asks = feed.system.isSpots && (feed.atEnd != nil || feed.atBeginning != nil)
    body = feed.body
    stretchesLast = feed.body.stretchesLast
    if case .cardParts(let document) = body { ratios = document.cards.map { _ in -1 } }
    layOut(width: width)
  }

  /// Lays everything out in a width. Strips keep their places as far as they exist.
  mutating func layOut(width: Double) {
    layout = body.layout(in: system, width: width)
    if case .spots(let document) = body { lastItemHeight = document.lastItemHeight }
    for index in layout.strips.indices {
      let strip = layout.strips[index]
      if index < strips.count {
        if strips[index].isMoving { continue }
        strips[index].rest(at: min(max(strips[index].target, 0), strip.range))
      } else {
        strips.append(Segment(restingAt: strip.startOffset))
      }
    }
    strips.removeLast(max(0, strips.count - layout.strips.count))
    activeStrip = min(activeStrip, max(0, layout.strips.count - 1))
  }

  /// The height of what scrolls in a viewport.
  func height(viewport: Double) -> Double {
    layout.contentHeight(viewport: viewport, system, inset: topInset + bottomInset)
  }

  /// What is kept clear below the content: by CardParts for a tab bar, or what a keyboard covers.
  var bottomInset: Double { keyboard ?? layout.bottomInset }

  /// Whether somebody was asked and hasn't answered.
  var isRefreshing: Bool { !awaited.isEmpty }

  /// Whether something takes effect with a frame to come.
  var waitsForFrame: Bool { !due.isEmpty || !announced.isEmpty }

  /// Lowers an instant to the first one at which something of it ends by itself. Mutating only to be read in place.
  mutating func lower(_ end: inout Instant) {
    for one in awaited { end.lower(to: one.end) }
    for index in strips.indices { end.lower(to: strips[index].end) }
  }

  /// Whether a strip moves by itself.
  var hasMovingStrip: Bool { strips.contains { $0.isMoving } }

  /// Goes through what shows in a window. Mutating only to be read in place.
  mutating func forEachVisible(at instant: Instant, _ window: ContentWindow, _ body: (VisibleItem) -> Void) {
    layout.forEachVisible(
      in: window, system, stretchesLast: stretchesLast, stripOffset: { strips[$0].position(at: instant) }, body)
  }

  // MARK: - Changes

  /// Changes a component's items, if there is such a component. Lay it out afterwards.
  mutating func change(component: Int, _ body: (inout SpotsComponent) -> Bool) -> Bool {
    guard case .spots(var document) = self.body, document.components.indices.contains(component) else { return false }
    // Not to be shared with the copy, or all of it would be copied to change a part.
    self.body = .spots(SpotsDocument(components: []))
    let isChanged = body(&document.components[component])
    self.body = .spots(document)
    return isChanged
  }

  /// From here on views of a kind measure something else.
  mutating func measure(_ size: SpotsViewSize) -> Bool {
    guard case .spots(var document) = body else { return false }
    document.setSize(size)
    body = .spots(document)
    return true
  }

  /// The index of the card of that name.
  func card(named name: Int32) -> Int? {
    guard case .cardParts(let document) = body else { return nil }
    return document.cards.firstIndex { $0.name == name }
  }

  /// The cards; of Spots none.
  var cards: [PartsCard] {
    guard case .cardParts(let document) = body else { return [] }
    return document.cards
  }

  /// The run loop's next turn: what takes effect now; what was told since the last one takes effect with the next.
  mutating func takeTurn() -> [PartsChange] {
    defer { (due, announced) = (announced, []) }
    return due
  }

  /// Changes a card. Lay it out afterwards.
  mutating func change(_ change: PartsChange) {
    guard case .cardParts(var document) = body else { return }
    if let state = change.state { document.cards[change.card].state = state }
    if let isHidden = change.isHidden { document.cards[change.card].isHidden = isHidden }
    body = .cardParts(document)
  }
}

extension LiveContent: StateCoding {
  /// All that isn't the feed's: where everything lies follows.
  mutating func code(with archive: inout StateArchive) throws(StateError) {
    switch body {
    case .spots(var document):
      try document.code(with: &archive)
      body = .spots(document)
    case .cardParts(var document):
      try document.code(with: &archive)
      body = .cardParts(document)
    }
    try archive.code(&reach)
    try archive.code(&awaited, blank: Awaited(kind: .end, end: .zero))
    for index in arrived.indices { try archive.code(&arrived[index], in: 0...Int(Int32.max)) }
    try archive.code(&topInset, in: 0...1e6)
    try archive.code(&keyboard)
    try archive.code(&strips, blank: Segment(restingAt: 0))
    try archive.code(&slide)
    try archive.code(&slideBegan)
    try archive.code(&activeStrip, in: 0...Int(Int32.max))
    try archive.code(&isFingers)
    let blank = PartsChange(card: 0, state: nil, isHidden: nil)
    try archive.code(&due, blank: blank)
    try archive.code(&announced, blank: blank)
    for change in due + announced where !cards.indices.contains(change.card) { throw archive.error(.number) }
    for index in ratios.indices { try archive.code(&ratios[index]) }
  }
}

extension LiveContent.Awaited: StateCoding {
  /// Both of it.
  mutating func code(with archive: inout StateArchive) throws(StateError) {
    try archive.code(&kind)
    try archive.code(&end)
  }
}

extension LiveContent.PartsChange: StateCoding {
  /// All of it.
  mutating func code(with archive: inout StateArchive) throws(StateError) {
    try archive.code(&card, in: 0...Int(Int32.max))
    try archive.code(name: &state)
    var flag = isHidden.map { $0 ? 1 : 0 } ?? 2
    try archive.code(&flag, in: 0...2)
    isHidden = flag == 2 ? nil : flag == 1
  }
}
