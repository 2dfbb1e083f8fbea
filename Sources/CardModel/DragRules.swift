import CardMotion

/// The rules by which the card follows the finger.
public struct DragRules: Hashable, Sendable {
  /// The behaviour past an outer detent.
  public var edge = EdgeRule.elastic

  /// The rubber band's coefficient beyond the outer detents; UIScrollView's is 0.55.
  public var rubberBandCoefficient = RubberBand.scrollViewCoefficient

  /// True if the card yields past its top detent; otherwise it stops hard there.
  public var topBounces = true

  /// True if the card yields past its bottom detent; otherwise it stops hard there.
  public var bottomBounces = true

  /// The effect of the event that begins a drag of the card.
  public var begin = DragBegin.moves

  /// Creates the rules of `standard`.
  public init() {}
}

/// The effect of the event that begins a drag of a card, and of the one that ends it.
public enum DragBegin: UInt8, Hashable, Sendable, CaseIterable {
  /// It moves the card by the finger's travel since it crossed the slop; the lift moves the card, too.
  case moves

  /// It moves nothing, nor does the lift; the next event applies the travel since the slop's crossing.
  case waits

  /// It moves nothing, nor does the lift; the finger's travel counts from its position at that event.
  case anchors
}

extension DragRules {
  /// Returns the range in which a finger drags a card, and the behaviour past its ends: the dimension of each rubber
  /// band is the distance from its detent to the screen's edge on that side.
  ///
  /// - Parameters:
  ///   - highestY: The highest detent that a finger reaches, points.
  ///   - lowestY: The lowest detent that a finger reaches, points.
  ///   - lowestModelY: The model position of that detent, points.
  ///   - screenHeight: The container's height, points.
  func range(highestY: Double, lowestY: Double, lowestModelY: Double, screenHeight: Double) -> ElasticRange {
    func end(_ yields: Bool, room: Double) -> ElasticRange.End {
      // A band that yields nothing is a stop.
      guard yields, rubberBandCoefficient > 0 else { return .stop(room: 0) }
      return .band(RubberBand(coefficient: rubberBandCoefficient, dimension: max(0, room)))
    }
    return ElasticRange(
      low: highestY, high: lowestModelY, lowEnd: end(topBounces, room: highestY),
      highEnd: end(bottomBounces, room: screenHeight - lowestY))
  }

  /// Returns the fraction of the finger's velocity that a held card shows: 1 between the outer detents, less past them.
  ///
  /// - Parameters:
  ///   - modelY: The card's model position, points.
  ///   - card: The card.
  ///   - screen: The container.
  public func slope(at modelY: Double, of card: Card, on screen: Screen) -> Double {
    let (highest, lowest) = (card.stops.highestPlace.y, card.stops.lowestPlace)
    if modelY >= highest, modelY <= lowest.modelY { return 1 }
    switch edge {
    case .stepwise(let rule):
      return rule.slope(at: modelY, pending: 0, highest: highest, lowest: lowest.modelY)
    case .elastic:
      guard rubberBandCoefficient > 0 else { return 0 }
      var range = range(
        highestY: highest, lowestY: lowest.y, lowestModelY: lowest.modelY, screenHeight: screen.height)
      // Only a wider band shows a position past the band's dimension, as after a grab.
      let isReached =
        modelY < highest ? highest - modelY < highest : modelY - lowest.modelY < screen.height - lowest.y
      if !isReached { range.admit(modelY) }
      return range.slope(range.held(showing: modelY))
    }
  }
}

/// The behaviour of a dragged card past an outer detent.
public enum EdgeRule: Hashable, Sendable {
  /// UIScrollView's rubber band; a hard stop remembers the finger's excess. A function of the finger's position.
  case elastic

  /// Another rule, which works by the finger's steps from one event to the next.
  case stepwise(StepwiseEdge)
}
