import CardContent
import CardMath
import CardMotion

extension CardStack: StateCoding {
  /// Codes all motions and all decisions. Layouts, rules and cards are the reader's own; everything derived from them,
  /// and the instant at which the next motion ends, is computed anew.
  ///
  /// A state that is read is consistent: indices exist, and nothing ends before the state's own instant.
  public mutating func code(with archive: inout StateArchive) throws(StateError) {
    // The number of names is set by the caller that assigns them; otherwise the names of the cards count.
    if archive.nameCount == .max, contents.isEmpty { archive.nameCount = nameCount }
    try archive.code(&layoutIndex, in: 0...layouts.count - 1)
    if archive.isReading { cards = layout.cards }
    try codeEntries(with: &archive)
    var modelY = top.modelY
    try archive.code(&modelY)
    try codePager(with: &archive)
    try codeContents(with: &archive)
    if archive.isReading { findTop() }
    top.modelY = modelY
    try archive.code(&position)
    try archive.code(&remainders, blank: Segment(restingAt: 0))
    try archive.code(&motionEnds)
    for end in motionEnds.scheduled where !cards.indices.contains(end.coming) || !cards.indices.contains(end.going) {
      throw archive.error(.number)
    }
    try archive.code(&animatedFades)
    try archive.code(&fadeRemainder)
    try archive.code(&content)
    // A finger that scrolls the content is coded as a drag.
    if content.isFingers { throw archive.error(.contradiction) }
    try archive.code(&bar)
    try archive.code(&header)
    for bar in [bar, header] {
      if case .own(let card) = bar.content, !cards.indices.contains(card) { throw archive.error(.number) }
    }
    // A page header is always a card's own.
    if case .shared = header.content { throw archive.error(.contradiction) }
    try archive.code(&transitions)
    for transition in transitions.others + [transitions.front]
    where !cards.indices.contains(transition.card) || !cards.indices.contains(transition.other) {
      throw archive.error(.number)
    }
    try archive.code(&overlays)
    try archive.code(&accessibility.isVoiceOverOn)
    try archive.code(&accessibility.isMotionReduced)
    try archive.code(&hold)
    if case .paging = hold, !hasPages { throw archive.error(.contradiction) }
    if pager.isMoving, !hasPages { throw archive.error(.contradiction) }
    let held = contents.reduce(0) { $0 + ($1.held == nil ? 0 : 1) }
    guard held == (hold.isSliding ? 1 : 0) else { throw archive.error(.contradiction) }
    try drag.code(with: &archive, edge: rules.drag.edge)
    try archive.code(&tracker)
    try archive.code(&cause)
    try codeRelease(with: &archive)
    guard archive.isReading else { return }
    findNextEnd()
    guard nextEnd >= archive.now else { throw archive.error(.instant) }
  }

  /// Codes the cards on the stack, the root first.
  private mutating func codeEntries(with archive: inout StateArchive) throws(StateError) {
    let count = try archive.code(count: entries.count)
    guard count > 0 else { throw archive.error(.count) }
    var coded: [Entry] = []
    for index in 0..<count {
      let own = archive.isReading ? Entry(card: 0, detent: 0, scrollOffset: 0) : entries[index]
      var (card, detent, scrollOffset) = (own.card, own.detent, own.scrollOffset)
      try archive.code(&card, in: 0...cards.count - 1)
      try archive.code(&detent, in: 0...cards[card].detents.count - 1)
      try archive.code(&scrollOffset)
      var remembered = own.remembered
      try archive.code(name: &remembered)
      var (contentAlpha, isAway) = (own.contentAlpha, own.isAway)
      try archive.code(&contentAlpha)
      guard (0...1).contains(contentAlpha ?? 0) else { throw archive.error(.number) }
      try archive.code(&isAway)
      coded.append(
        Entry(
          card: card, detent: detent, scrollOffset: scrollOffset, remembered: remembered, contentAlpha: contentAlpha,
          isAway: isAway))
    }
    entries = coded
  }

  /// Codes the pages. Each must exist.
  private mutating func codePager(with archive: inout StateArchive) throws(StateError) {
    try archive.code(&pager)
    for (page, card) in zip(pager.shown, cards) where page >= max(1, card.parts.pages.count) {
      throw archive.error(.number)
    }
  }

  /// Codes each card's present content. Its layout, and the card's height that follows from it, aren't coded.
  private mutating func codeContents(with archive: inout StateArchive) throws(StateError) {
    let width = layout.cardWidth
    if archive.isReading { contentAppears() }
    for index in contents.indices {
      try contents[index].code(with: &archive)
      guard archive.isReading else { continue }
      guard contents[index].findPlaces(width: width) else { throw archive.error(.contradiction) }
      giveHeight(of: index)
    }
    if watchesFrames { try archive.code(&seenOffset) }
  }

  /// Codes the last release, if there was one.
  private mutating func codeRelease(with archive: inout StateArchive) throws(StateError) {
    var isThere = lastRelease != nil
    try archive.code(&isThere)
    guard isThere else {
      lastRelease = nil
      return
    }
    let own = lastRelease ?? Release(layout: 0, card: 0, modelY: 0, y: 0, velocity: 0, slope: 0, committed: 0)
    var (layout, card, committed) = (own.layout, own.card, own.committed)
    var (modelY, y, velocity, slope) = (own.modelY, own.y, own.velocity, own.slope)
    try archive.code(&layout, in: 0...layouts.count - 1)
    try archive.code(&card, in: 0...cards.count - 1)
    try archive.code(&committed, in: 0...layouts[layout].cards[card].detents.count - 1)
    try archive.code(&modelY)
    try archive.code(&y)
    try archive.code(&velocity)
    try archive.code(&slope)
    lastRelease = Release(
      layout: layout, card: card, modelY: modelY, y: y, velocity: velocity, slope: slope, committed: committed)
  }

  /// One more than the largest name id that the stack can report.
  private var nameCount: Int32 {
    cards.reduce(0) { count, card in
      card.detents.reduce(max(count, card.name + 1)) { max($0, $1.name + 1) }
    }
  }
}
