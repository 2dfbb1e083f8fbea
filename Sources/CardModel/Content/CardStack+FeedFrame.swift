import CardContent
import CardMath

extension CardStack {
  /// Does everything that a real system does in a frame and not at an instant, before the frame is shown.
  ///
  /// Scroll views report their scrolling frame by frame, so it is on a frame that a list fetches more, a pull refreshes
  /// it, and cards are notified of their visible share. Advance the stack to there first.
  public mutating func noticeFrame(at now: Instant, into log: inout EventLog) {
    if waitsForFrame { applyChanges(at: now, into: &log) }
    guard let live, transitions.isEmpty else { return }
    let offset = content.motion.position(at: now)
    if seenOffset != offset {
      let hasScrolled = seenOffset != nil
      seenOffset = offset
      // Visibility is reported also when content appears; the rest only when it has scrolled.
      if contents[live].traits.reportsVisibility {
        contents[live].notifyVisibility(at: offset, height: top.viewportHeight, now, into: &log)
      }
      if hasScrolled, contents[live].traits.fetchesMore { noticeScroll(of: live, offset, at: now, into: &log) }
    }
    if hasMovingStrip || hold.isSliding { wrapStrips(at: now) }
  }

  /// Applies the pending changes. A card's state is set at once, and laid out in the run loop's next turn: the frame
  /// that reports it still shows the old one, the next one shows the new one, without an animation.
  ///
  /// Source: CardParts, `CardPartsViewController.swift` 133 to 176: `invalidateLayout` is dispatched to the main queue.
  @inline(never)
  private mutating func applyChanges(at now: Instant, into log: inout EventLog) {
    for index in contents.indices where contents[index].waitsForFrame {
      let due = contents[index].takeTurn()
      for change in due { contents[index].change(change) }
      if !due.isEmpty { contentChanged(of: index, at: now, into: &log) }
    }
    findNextEnd()
  }

  /// Lets a list that was scrolled fetch more, or be refreshed.
  private mutating func noticeScroll(of index: Int, _ offset: Double, at now: Instant, into log: inout EventLog) {
    if contents[index].asks {
      let card = contents[index].card
      let measures = ReachEnd.Measures(
        offset: offset, contentHeight: cards[card].contentHeight, viewport: top.viewportHeight,
        screenHeight: screen.height, lastItemHeight: contents[index].lastItemHeight,
        topInset: cards[card].contentTopInset)
      let answer = contents[index].reach.answer(to: measures, contents[index].system)
      if answer.isAtEnd || answer.isAtBeginning { ask(answer, measures, in: index, at: now, into: &log) }
    }
    // The pull's distance is tested first, since hardly any frame is past it.
    if offset <= -rules.feed.refreshTrigger { pullToRefresh(index, at: now, into: &log) }
  }

  /// Starts the fetches that a list wants and that its spec provides: first at the beginning, as Spots does.
  @inline(never)
  private mutating func ask(
    _ wanted: ReachEnd.Answer, _ measures: ReachEnd.Measures, in index: Int, at now: Instant,
    into log: inout EventLog
  ) {
    let spec = specs[contents[index].card]
    let answer = ReachEnd.Answer(
      isAtEnd: wanted.isAtEnd && spec?.atEnd != nil, isAtBeginning: wanted.isAtBeginning && spec?.atBeginning != nil)
    guard answer.isAtEnd || answer.isAtBeginning else { return }
    let end = now.advanced(bySeconds: rules.feed.fetchLatency)
    if answer.isAtBeginning {
      log.record(.reachBeginning, at: now)
      contents[index].reach.beginAtBeginning()
      contents[index].awaited.append(LiveContent.Awaited(kind: .beginning, end: end))
    }
    if answer.isAtEnd {
      log.record(.reachEnd, at: now)
      contents[index].reach.begin(at: measures, contents[index].system)
      contents[index].awaited.append(LiveContent.Awaited(kind: .end, end: end))
    }
    findNextEnd()
  }

  /// Refreshes content that a finger has pulled far enough past its top. Room is kept above it until it is refreshed,
  /// and the finger's travel is shortened by the amount that Spots shortens it by.
  @inline(never)
  private mutating func pullToRefresh(_ index: Int, at now: Instant, into log: inout EventLog) {
    guard case .dragging = hold, drag.owner == .content, !drag.hasRefreshed,
      specs[contents[index].card]?.onRefresh != nil, !contents[index].awaited.contains(where: { $0.kind == .refresh })
    else { return }
    log.record(.refresh, at: now)
    drag.hasRefreshed = true
    let end = now.advanced(bySeconds: rules.feed.refreshLatency)
    contents[index].awaited.append(LiveContent.Awaited(kind: .refresh, end: end))
    // 7.5 forgets the content heights at which it requested more.
    if contents[index].system == .spots75 { contents[index].reach.forgetPositions() }
    contents[index].topInset = rules.feed.refreshHold
    contentChanged(of: index, shift: rules.feed.refreshHold * rules.feed.refreshInsetFactor, at: now, into: &log)
    findNextEnd()
  }
}

extension LiveContent {
  /// Reports their visible share to the cards in sight: for 4.0 on each frame that scrolled, for 2.6 if that share has
  /// changed. A card that has gone out of sight isn't notified.
  ///
  /// Source: CardParts 4.0.0, `CardsViewController.swift` 446 to 466; 2.6.0, the same file, 390 to 413.
  mutating func notifyVisibility(
    at offset: Double, height: Double, _ now: Instant, into log: inout EventLog
  ) {
    var index = layout.firstSection(below: offset)
    while index < layout.sections.count, layout.sections[index].y < offset + height {
      let section = layout.sections[index]
      index += 1
      guard let name = section.name,
        let visibility = CardVisibility(
          y: section.y, height: section.extent, containerY: offset, containerHeight: height, in: system)
      else { continue }
      if system == .cardParts26 {
        guard ratios[section.index] != visibility.ratio else { continue }
        ratios[section.index] = visibility.ratio
        log.record(.visibility(card: name, ratio: visibility.ratio, coverage: nil), at: now)
      } else {
        log.record(.visibility(card: name, ratio: visibility.ratio, coverage: visibility.coverage), at: now)
      }
    }
  }
}
