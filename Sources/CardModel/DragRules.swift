import CardMotion

/// How the card follows the finger.
public struct DragRules: Hashable, Sendable {
  /// How the card yields beyond an outer detent where it does, and stops where it doesn't.
  public var edge = EdgeRule.elastic

  /// The rubber band's coefficient beyond the outer detents; UIScrollView's is 0.55.
  public var rubberBandCoefficient = 0.55

  /// Whether the card yields beyond its top detent; otherwise it stops hard there.
  public var topBounce = true

  /// Whether the card yields beyond its bottom detent; otherwise it stops hard there.
  public var bottomBounce = true

  /// What the event does that begins a drag of the card.
  public var begin = DragBegin.moves

  /// The rules of `standard`.
  public init() {}
}

/// What the event does that begins a drag of a card, and with it the one that ends it.
public enum DragBegin: UInt8, Hashable, Sendable, CaseIterable {
  /// It moves the card, from the place where the finger crossed the slop; and the lift moves it, too.
  case moves

  /// It moves nothing, nor does the lift; the next event brings the way from the slop's crossing on.
  case waits

  /// It moves nothing, nor does the lift; the finger's way counts from where that event found it.
  case anchors
}

extension DragRules {
  /// Between which places a finger drags a card, and how it yields beyond them: each band is as wide as the way from
  /// its detent to the screen's edge on that side.
  ///
  /// - Parameters:
  ///   - highestY: The highest detent.
  ///   - lowestY: The lowest that a finger reaches.
  ///   - lowestModelY: Where the controller believes that one.
  ///   - screenHeight: The container's height.
  func range(highestY: Double, lowestY: Double, lowestModelY: Double, screenHeight: Double) -> ElasticRange {
    func end(_ yields: Bool, room: Double) -> ElasticRange.End {
      yields ? .band(RubberBand(coefficient: rubberBandCoefficient, dimension: max(0, room))) : .stop(room: 0)
    }
    return ElasticRange(
      low: highestY, high: lowestModelY, lowEnd: end(topBounce, room: highestY),
      highEnd: end(bottomBounce, room: screenHeight - lowestY))
  }

  /// How much of the finger's velocity shows of a card that a finger holds: 1 between the outer detents, less beyond
  /// them.
  ///
  /// - Parameters:
  ///   - modelY: Where the controller believes the card to be, points.
  ///   - card: The card.
  ///   - screen: The container.
  public func slope(at modelY: Double, of card: Card, on screen: Screen) -> Double {
    let (highest, lowest) = (card.detents[card.detents.count - 1].y, card.detents[card.lowestDetent])
    if modelY >= highest, modelY <= lowest.modelY { return 1 }
    switch edge {
    case .stepwise(let rule):
      return rule.slope(at: modelY, pending: 0, highest: highest, lowest: lowest.modelY)
    case .elastic:
      guard rubberBandCoefficient > 0 else { return 0 }
      var range = range(
        highestY: highest, lowestY: lowest.y, lowestModelY: lowest.modelY, screenHeight: screen.height)
      // What lies beyond the band's reach only a wider one shows, as after a grab.
      let isReached =
        modelY < highest ? highest - modelY < highest : modelY - lowest.modelY < screen.height - lowest.y
      if !isReached { range.admit(modelY) }
      return range.slope(range.held(showing: modelY))
    }
  }
}

/// How a card that is dragged yields beyond an outer detent, and stops.
public enum EdgeRule: Hashable, Sendable {
  /// UIScrollView's rubber band; a hard stop remembers the finger's excess. A function of where the finger is.
  case elastic

  /// Another rule, which goes by the steps that the finger takes from one event to the next.
  case stepwise(StepwiseEdge)
}
