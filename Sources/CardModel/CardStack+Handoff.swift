import CardMath
import CardMotion

extension CardStack {
  /// Whether the content can be scrolled at all: the card rests at its top detent or is heading there, and the content
  /// doesn't fit.
  var canScroll: Bool {
    top.scrollRange > 0 && targetDetent == highestDetent
  }

  /// A drag that begins with the finger at `fingerY`, whoever it moves being where it is.
  func newDrag(_ origin: Drag.Origin, _ region: Region, owner: DragOwner, fingerY: Double, at now: Instant) -> Drag {
    Drag(
      origin: origin, region: region, owner: owner, cardY: position.position(at: now),
      offset: content.position(at: now), fingerY: fingerY, cardRange: cardRange, contentRange: contentRange)
  }

  /// Moves card and content with the finger, and passes it from one to the other where it is due.
  ///
  /// Going up, the card grows to its top detent and the content scrolls from there on. Going down, the content comes
  /// back to its top and the card follows from there on.
  mutating func drive(to fingerY: Double, at now: Instant, into log: inout EventLog) {
    drag.follow(fingerY)
    if drag.isPastLowEnd {
      switch drag.owner {
      case .card where drag.region == .content && top.scrollRange > 0 && rules.scroll.handsOverToContent:
        position.rest(at: drag.displayedLowEnd)
        drag.handOver(to: .content, showing: content.position(at: now), fingerY: fingerY)
        // The card is at its top detent, and the content's to keep there.
        targetDetent = highestDetent
        log.record(.handoff(to: .content), at: now)
      case .content where rules.scroll.handsOverToCard:
        content.rest(at: 0)
        drag.handOver(to: .card, showing: position.position(at: now), fingerY: fingerY)
        log.record(.handoff(to: .card), at: now)
      case .card, .content:
        break
      }
    }
    switch drag.owner {
    case .card: position.rest(at: drag.displayed)
    case .content: content.rest(at: drag.displayed)
    }
  }

  private var cardRange: ElasticRange {
    let coefficient = rules.drag.rubberBandCoefficient
    func end(_ yields: Bool, room: Double) -> ElasticRange.End {
      yields ? .band(RubberBand(coefficient: coefficient, dimension: max(0, room))) : .stop(room: 0)
    }
    // Each band is as wide as the way from its detent to the screen's edge on that side.
    return ElasticRange(
      low: top.highestY, high: top.lowestY, lowEnd: end(rules.drag.topBounce, room: top.highestY),
      highEnd: end(rules.drag.bottomBounce, room: screen.height - top.lowestY))
  }

  private var contentRange: ElasticRange {
    let band = RubberBand(coefficient: rules.scroll.rubberBandCoefficient, dimension: top.viewportHeight)
    let end: ElasticRange.End = rules.scroll.bounces ? .band(band) : .stop(room: 0)
    return ElasticRange(low: 0, high: top.scrollRange, lowEnd: end, highEnd: end)
  }
}
