import CardContent
import CardMath
import CardMotion

extension CardStack {
  /// Makes every card's initial content, and sets the cards' heights.
  mutating func makeContents() {
    guard watchesFrames else { return }
    let width = layout.cardWidth
    contents = specs.enumerated().compactMap { card, spec in spec.map { LiveContent($0, of: card, width: width) } }
    for index in contents.indices { giveHeight(of: index) }
    contentAppears()
  }

  /// Resets the content of a pushed card to its initial one.
  mutating func resetContent(of card: Int) {
    let pages = cards[card].parts.pages
    let width = layout.cardWidth
    for index in contents.indices where contents[index].card == card || pages.contains(contents[index].card) {
      guard let spec = specs[contents[index].card] else { continue }
      contents[index] = LiveContent(spec, of: contents[index].card, width: width)
      giveHeight(of: index)
    }
  }

  /// Takes over the content that shows now. It is notified of that, even if it doesn't move.
  mutating func contentAppears() {
    guard watchesFrames else { return }
    let card = shownIndex(of: topIndex)
    live = contents.firstIndex { $0.card == card }
    seenOffset = nil
  }

  /// Lays out all contents in the present width.
  mutating func layOutContents(at now: Instant, into log: inout EventLog) {
    let width = layout.cardWidth
    for index in contents.indices {
      contents[index].layOut(width: width)
      giveHeight(of: index)
      fitStrips(of: index, at: now, into: &log)
    }
  }

  /// Passes a content's height, and the insets around it, to its card.
  mutating func giveHeight(of index: Int) {
    let card = contents[index].card
    cards[card].contentTopInset = contents[index].topInset
    // Under a keyboard the layout's own inset may be the larger one.
    cards[card].contentBottomInset = max(contents[index].bottomInset, layout.cards[card].contentBottomInset)
    if cards[card].isFitted {
      cards[card].contentHeight = contents[index].height(viewport: 0)
      cards[card].fit(on: screen, content: cards[card].contentHeight, keyboard: contents[index].keyboard ?? 0)
    } else {
      cards[card].contentHeight = contents[index].height(viewport: cards[card].viewportHeight(on: screen))
      if cards[card].fittedDetent != nil {
        cards[card].fit(on: screen, content: contents[index].height(viewport: 0), keyboard: 0)
      }
    }
  }

  /// The transition by which content at rest returns to its range.
  enum Fitting {
    /// At once, as UIKit clamps an offset.
    case atOnce

    /// By a motion.
    case animated(MotionRule)
  }

  /// Lays out a card's changed content anew, and fits its scroll offset.
  ///
  /// - Parameters:
  ///   - index: The content's index.
  ///   - shift: The distance that a finger which scrolls it seems to have gone further up, points; nil: the held
  ///     content stays where it shows.
  ///   - fitting: The transition by which content that rests, and isn't held, returns to its range.
  mutating func contentChanged(
    of index: Int, shift: Double? = nil, fitting: Fitting = .atOnce, at now: Instant, into log: inout EventLog
  ) {
    let card = contents[index].card
    let (before, width) = (cards[card], layout.cardWidth)
    contents[index].layOut(width: width)
    giveHeight(of: index)
    let height = cards[card].contentHeight
    if height != before.contentHeight { log.record(.contentHeight(height), at: now) }
    fitStrips(of: index, at: now, into: &log)
    guard index == live, cards[card] != before else { return }
    if cards[card].detents == before.detents {
      top.take(cards[card], on: screen)
    } else {
      refit(at: now, into: &log)
    }
    guard case .dragging(let finger) = hold else {
      fitContent(fitting, at: now, into: &log)
      return
    }
    let offset = content.motion.position(at: now)
    drag.change(to: contentRange, fingerY: finger.y, showing: offset, shift: shift)
    if drag.owner == .content {
      content.rest(at: drag.displayed)
    } else {
      content.rest(at: top.nearestOffset(to: offset))
    }
  }

  /// Brings the content into its range. Moving content continues from its position and velocity, toward the present
  /// ends; content that a finger holds stays in its hold.
  mutating func fitContent(_ fitting: Fitting = .atOnce, at now: Instant, into log: inout EventLog) {
    let (offset, velocity) = content.motion.state(at: now)
    let (fit, target) = (top.nearestOffset(to: offset), content.motion.target)
    if case .dragging = hold, drag.owner == .content {
      // Pulled past its end, it stays in the finger's hold.
      content.rest(at: offset)
    } else if offset == fit, content.goOn(within: top.range, by: rules.scroll, at: now) {
      if content.motion.target != target { log.record(.decelerate(restOffset: content.motion.target), at: now) }
    } else if content.motion.isMoving {
      content.rest(at: offset)
      releaseContent(velocity: velocity ?? 0, at: now, into: &log)
      if !content.motion.isMoving { log.record(.scrolled(offset: offset), at: now) }
    } else if offset != fit {
      switch fitting {
      case .atOnce:
        content.rest(at: fit)
        log.record(.scrolled(offset: fit), at: now)
      case .animated(let rule):
        animateContent(to: fit, by: rule, at: now)
      }
    }
  }

  // MARK: - Arrivals

  /// Ends the fetches and strips of all contents that are due by an instant.
  mutating func endContents(by now: Instant, into log: inout EventLog) {
    for index in contents.indices {
      while let due = contents[index].awaited.firstIndex(where: { $0.end <= now }) {
        arrive(contents[index].awaited.remove(at: due).kind, in: index, at: now, into: &log)
      }
      endStrips(of: index, at: now, into: &log)
    }
  }

  /// Inserts the fetched items: after all items of their component, before them, or in place of them.
  private mutating func arrive(
    _ kind: LiveContent.Awaited.Kind, in index: Int, at now: Instant, into log: inout EventLog
  ) {
    let spec = specs[contents[index].card]
    let arrivals: [ContentSpec.Arrival]? =
      switch kind {
      case .end: spec?.atEnd
      case .beginning: spec?.atBeginning
      case .refresh: spec?.onRefresh
      }
    let number = contents[index].arrived[Int(kind.rawValue)]
    contents[index].arrived[Int(kind.rawValue)] = number + 1
    if let arrival = arrivals?.dropFirst(number).first {
      _ = contents[index].change(component: arrival.component) { component in
        switch kind {
        case .end: component.insert(arrival.items, at: component.items.count)
        case .beginning: component.insert(arrival.items, at: 0)
        case .refresh: component.replace(with: arrival.items)
        }
        return true
      }
    }
    if kind == .refresh {
      log.record(.refreshed, at: now)
      contents[index].topInset = 0
      let shift = -rules.feed.refreshHold * rules.feed.refreshInsetFactor
      contentChanged(of: index, shift: shift, fitting: .animated(.spring(rules.scroll.bounce)), at: now, into: &log)
    } else {
      contents[index].reach.isRefreshing = false
      contentChanged(of: index, at: now, into: &log)
    }
  }
}
