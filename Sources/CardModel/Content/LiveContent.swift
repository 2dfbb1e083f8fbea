import CardContent
import CardMath
import CardMotion

/// A card's content at an instant: its document, its layout, its strips and its pending fetches.
struct LiveContent: Hashable, Sendable {
  /// A fetch that is pending, and the instant at which it arrives.
  struct Awaited: Hashable, Sendable {
    /// The kind of fetch: more at the end, more at the beginning, or a refresh.
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

  /// The content library and version whose rules apply.
  let system: ContentSystem

  /// True if reaching an end fetches more.
  let asks: Bool

  /// The document: components or cards.
  private(set) var body: ContentBody

  /// True if the last component reaches down to the viewport's end.
  private let stretchesLast: Bool

  /// The layout of that document in the card's width.
  private(set) var layout = ContentLayout()

  /// The state of Spots' infinite scrolling.
  var reach = ReachEnd()

  /// The pending fetches.
  var awaited: [Awaited] = []

  /// The number of arrivals of each kind, by the kinds' raw values.
  var arrived = [0, 0, 0]

  /// The space kept clear above the content, points.
  var topInset = 0.0

  /// The height that a keyboard covers, points; nil: there is no keyboard.
  var keyboard: Double?

  /// The height of the last item, points; 0: there is no item.
  private(set) var lastItemHeight = 0.0

  /// The strips (content that scrolls sideways), in the layout's order.
  var strips: [LiveStrip] = []

  /// Strips that the layout lacks, because their card is hidden or in another state: they rest until the layout has
  /// them again.
  private(set) var parked: [LiveStrip] = []

  /// The index of the strip that a finger holds; nil: no strip is held.
  var held: Int?

  /// The strip that moved last; nil: none has moved.
  var active: LiveStrip.ID?

  /// The row that a key highlighted; nil: no row is highlighted.
  var highlighted: ItemID?

  /// The changes of state and hiding that take effect with the next frame, and those announced since the last frame.
  var due: [PartsChange] = []
  var announced: [PartsChange] = []

  /// The share of each card that was last reported to it, by the cards' indices; −1: none was. CardParts 2.6 only.
  var ratios: [Double] = []

  /// A change of a card: to another state, or to hidden or shown.
  struct PartsChange: Hashable, Sendable {
    var card: Int

    /// The id of its new state; nil: the state stays.
    var state: Int32?

    /// True to hide the card, false to show it; nil: it stays as it is.
    var isHidden: Bool?
  }

  /// The behaviour of the content library.
  var traits: ContentTraits { system.traits }

  /// Creates a card's initial content, `width` points wide.
  init(_ spec: ContentSpec, of card: Int = 0, width: Double) {
    self.card = card
    system = spec.system
    asks = spec.system.traits.fetchesMore && (spec.atEnd != nil || spec.atBeginning != nil)
    body = spec.body
    stretchesLast = spec.body.stretchesLast
    ratios = body.cards.map { _ in -1 }
    layOut(width: width)
  }

  /// Lays everything out in a width, in points. Each known strip keeps its state, even if its position has changed: the
  /// stack checks whether it still fits. A strip that no longer exists is taken from the finger that holds it and rests
  /// at its target.
  mutating func layOut(width: Double) {
    if findPlaces(width: width) { return }
    let heldID = held.map { strips[$0].id }
    var others = parked + strips
    strips = layout.strips.indices.map { index in
      let id = stripID(index)
      guard let known = others.firstIndex(where: { $0.id == id }) else {
        return LiveStrip(id, restingAt: layout.strips[index].startOffset)
      }
      return others.remove(at: known)
    }
    for index in others.indices { others[index].scroller.rest(at: others[index].scroller.motion.target) }
    parked = others
    held = heldID.flatMap { id in strips.firstIndex { $0.id == id } }
  }

  /// Finds the layout for a width, in points. Returns true if its strips are the known ones, in the same order.
  mutating func findPlaces(width: Double) -> Bool {
    layout = body.laidOut(in: system, width: width)
    lastItemHeight = body.lastItemHeight
    return strips.count == layout.strips.count && strips.indices.allSatisfy { strips[$0].id == stripID($0) }
  }

  /// Returns the document's id of a strip of the layout.
  private func stripID(_ index: Int) -> LiveStrip.ID {
    let section = layout.strips[index].section
    let number = layout.strips[..<index].reversed().prefix { $0.section == section }.count
    let own = layout.sections[section].index
    return LiveStrip.ID(section: own, state: body.state(ofSection: own), number: number)
  }

  /// The index of the strip that moved last, or of the first one if none has; nil: the layout lacks it.
  var activeStrip: Int? {
    guard let active else { return strips.indices.first }
    return strips.firstIndex { $0.id == active }
  }

  /// Returns the height of the scrolled content in a viewport, points.
  func height(viewport: Double) -> Double {
    layout.contentHeight(viewport: viewport, system, inset: topInset + bottomInset)
  }

  /// The space kept clear below the content, points: by CardParts for a tab bar, or the height that a keyboard covers.
  var bottomInset: Double { keyboard ?? layout.bottomInset }

  /// True while a fetch is pending.
  var isRefreshing: Bool { !awaited.isEmpty }

  /// True if a change takes effect with a coming frame.
  var waitsForFrame: Bool { !due.isEmpty || !announced.isEmpty }

  /// Lowers an instant to the first one at which a fetch or a strip's motion ends by itself.
  func lower(_ end: inout Instant) {
    for one in awaited { end.lower(to: one.end) }
    for index in strips.indices { end.lower(to: strips[index].scroller.motion.nextInstant) }
  }

  /// True while a strip moves by itself.
  var hasMovingStrip: Bool { strips.contains { $0.scroller.motion.isMoving } }

  /// Calls `body` with each item that is visible in a window.
  func forEachVisible(at instant: Instant, _ window: ContentWindow, _ body: (VisibleItem) -> Void) {
    layout.forEachVisible(
      in: window, system, stretchesLast: stretchesLast,
      stripOffset: { strips[$0].scroller.motion.position(at: instant) }, body)
  }

  // MARK: - Changes

  /// Changes a component's items. Returns false if there is no such component or `body` returns false. Lay the content
  /// out afterwards.
  mutating func change(component: Int, _ body: (inout SpotsComponent) -> Bool) -> Bool {
    self.body.change(component: component, body)
  }

  /// Sets the size of all views of a kind from now on. Returns false if views have no sizes by kind.
  mutating func measure(_ size: SpotsViewSize) -> Bool { body.setSize(size) }

  /// Returns the index of the card with that name; nil: there is none.
  func card(named name: Int32) -> Int? { cards.firstIndex { $0.name == name } }

  /// The cards; empty for content without cards.
  var cards: [PartsCard] { body.cards }

  /// Starts the run loop's next turn. Returns the changes that take effect now; those announced since the last turn
  /// take effect with the next.
  mutating func takeTurn() -> [PartsChange] {
    defer { (due, announced) = (announced, []) }
    return due
  }

  /// Changes a card. Lay the content out afterwards.
  mutating func change(_ change: PartsChange) {
    body.setCard(change.card, state: change.state, isHidden: change.isHidden)
  }
}

extension LiveContent: StateCoding {
  /// Codes all that isn't the spec's. The layout isn't coded: it follows from the rest.
  mutating func code(with archive: inout StateArchive) throws(StateError) {
    try archive.code(&body)
    try archive.code(&reach)
    try archive.code(&awaited, blank: Awaited(kind: .end, end: .zero))
    for index in arrived.indices { try archive.code(&arrived[index], in: 0...Int(Int32.max)) }
    try archive.code(&topInset, in: 0...1e6)
    try archive.code(&keyboard)
    let first = LiveStrip.ID(section: 0, state: nil, number: 0)
    try archive.code(&strips, blank: LiveStrip(first, restingAt: 0))
    try archive.code(&parked, blank: LiveStrip(first, restingAt: 0))
    // A strip that the layout lacks would never end its motion.
    for strip in parked where strip.scroller.motion.isMoving { throw archive.error(.contradiction) }
    var number = held.map { $0 + 1 } ?? 0
    try archive.code(&number, in: 0...strips.count)
    held = number > 0 ? number - 1 : nil
    if let held, strips[held].scroller.motion.isMoving { throw archive.error(.contradiction) }
    try archive.code(&active, blank: first)
    try archive.code(&highlighted, blank: ItemID(section: 0, number: 0, name: nil))
    let blank = PartsChange(card: 0, state: nil, isHidden: nil)
    try archive.code(&due, blank: blank)
    try archive.code(&announced, blank: blank)
    for change in due + announced where !cards.indices.contains(change.card) { throw archive.error(.number) }
    for index in ratios.indices { try archive.code(&ratios[index]) }
  }
}

extension LiveContent.Awaited: StateCoding {
  /// Codes the kind and the instant.
  mutating func code(with archive: inout StateArchive) throws(StateError) {
    try archive.code(&kind)
    try archive.code(&end)
  }
}

extension LiveContent.PartsChange: StateCoding {
  /// Codes the card, its state, and the hiding as 0, 1 or 2 (nil).
  mutating func code(with archive: inout StateArchive) throws(StateError) {
    try archive.code(&card, in: 0...Int(Int32.max))
    try archive.code(name: &state)
    var flag = isHidden.map { $0 ? 1 : 0 } ?? 2
    try archive.code(&flag, in: 0...2)
    isHidden = flag == 2 ? nil : flag == 1
  }
}
