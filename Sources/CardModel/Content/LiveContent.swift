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

  /// What goes sideways in it, in the layout's order.
  var strips: [LiveStrip] = []

  /// Those that the layout lacks, of hidden cards and of states that no card is in: they rest until they are there
  /// again.
  private(set) var parked: [LiveStrip] = []

  /// The index of the strip that a finger holds; nil: none is held.
  var held: Int?

  /// The strip that moved last; nil: none has.
  var active: LiveStrip.ID?

  /// The row that a key highlighted; nil: none is.
  var highlighted: ItemID?

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

  /// Lays everything out in a width. Each strip stays as it is, wherever that is now: whether it fits there is the
  /// stack's to say. One that isn't there any more leaves the finger that holds it, and is where it was going.
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

  /// Finds out where everything lies in a width. Returns whether the strips there are those that are known, in their
  /// order.
  mutating func findPlaces(width: Double) -> Bool {
    layout = body.layout(in: system, width: width)
    if case .spots(let document) = body { lastItemHeight = document.lastItemHeight }
    return strips.count == layout.strips.count && strips.indices.allSatisfy { strips[$0].id == stripID($0) }
  }

  /// Which strip of the document one of the layout is.
  private func stripID(_ index: Int) -> LiveStrip.ID {
    let section = layout.strips[index].section
    let number = layout.strips[..<index].reversed().prefix { $0.section == section }.count
    let own = layout.sections[section].index
    guard case .cardParts(let document) = body else { return LiveStrip.ID(section: own, state: nil, number: number) }
    return LiveStrip.ID(section: own, state: document.cards[own].state, number: number)
  }

  /// The index of the strip that moved last, or of the first one as long as none has; nil: it isn't there.
  var activeStrip: Int? {
    guard let active else { return strips.indices.first }
    return strips.firstIndex { $0.id == active }
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

  /// Lowers an instant to the first one at which something of it ends by itself.
  func lower(_ end: inout Instant) {
    for one in awaited { end.lower(to: one.end) }
    for index in strips.indices { end.lower(to: strips[index].scroller.motion.nextInstant) }
  }

  /// Whether a strip moves by itself.
  var hasMovingStrip: Bool { strips.contains { $0.scroller.motion.isMoving } }

  /// Calls `body` with each item that shows in a window.
  func forEachVisible(at instant: Instant, _ window: ContentWindow, _ body: (VisibleItem) -> Void) {
    layout.forEachVisible(
      in: window, system, stretchesLast: stretchesLast,
      stripOffset: { strips[$0].scroller.motion.position(at: instant) }, body)
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
    let first = LiveStrip.ID(section: 0, state: nil, number: 0)
    try archive.code(&strips, blank: LiveStrip(first, restingAt: 0))
    try archive.code(&parked, blank: LiveStrip(first, restingAt: 0))
    // What isn't there would never end.
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
