import CardMath

/// The rubber band of a scroll view dragged beyond its range: the content follows the finger less and less.
///
/// ```
/// b(x) = c x d/(d + c |x|)
/// ```
///
/// where x is the overdrag (the finger's distance beyond the range), d the dimension that b never reaches and c the
/// slope at the edge. The band is odd in x: it is the same at both ends of a range.
///
/// Source: @chpwn (Grant Paul), 2012; others confirmed the coefficient 0.55 and values against UIKit.
public struct RubberBand: Hashable, Sendable {
  /// `UIScrollView`'s coefficient.
  public static let scrollViewCoefficient = 0.55

  /// c, the slope at the edge; with 0 nothing moves beyond the range.
  public let coefficient: Double

  /// d, points: the limit of the displayed distance, never reached. At 0 and below nothing moves beyond the range.
  public let dimension: Double

  /// Creates a band from its slope at the edge and its limit in points.
  ///
  /// - Precondition: both are finite, and `coefficient` isn't negative.
  public init(coefficient: Double, dimension: Double) {
    precondition(
      coefficient >= 0 && coefficient.isFinite, "a rubber band's coefficient is 0 or more, not \(coefficient)")
    precondition(dimension.isFinite, "a rubber band's dimension is finite, not \(dimension)")
    self.coefficient = coefficient
    self.dimension = dimension
  }

  /// The displayed distance beyond the range, points, for a finger `overdrag` points beyond it.
  ///
  /// It has the sign of the overdrag, never reaches the dimension (except by rounding, from 10¹⁵ dimensions on), and
  /// never decreases as the overdrag increases, to the last bit.
  @inlinable
  public func displayed(overdrag: Double) -> Double {
    guard dimension > 0 else { return 0 }
    // d/(1 + d/(c |x|)): each operation is monotone in x, so that rounding can't cause a decrease. At x = 0 it is d/∞.
    let shown = dimension / (1 + dimension / (coefficient * overdrag.magnitude))
    return overdrag < 0 ? -shown : shown
  }

  /// The distance that the card moves per point of finger travel, `overdrag` points beyond the range.
  ///
  /// ```
  /// b′(x) = c (d/(d + c |x|))²
  /// ```
  @inlinable
  public func slope(overdrag: Double) -> Double {
    guard dimension > 0 else { return 0 }
    let part = dimension / (dimension + coefficient * overdrag.magnitude)
    return coefficient * (part * part)
  }

  /// The finger's distance beyond the range, points, at which the card is displayed `displayed` points beyond it.
  ///
  /// The inverse of ``displayed(overdrag:)``: a grab of a card that is beyond its range starts from here, so that
  /// nothing jumps.
  ///
  /// ```
  /// x = b d/(c (d − |b|))
  /// ```
  ///
  ///   - Precondition: |`displayed`| < ``dimension``; 0 if nothing moves beyond the range.
  @inlinable
  public func overdrag(displayed: Double) -> Double {
    if displayed == 0 { return 0 }
    precondition(
      coefficient > 0 && displayed.magnitude < dimension, "a band of \(dimension) pt never shows \(displayed) pt")
    return displayed / coefficient * (dimension / (dimension - displayed.magnitude))
  }
}

extension RubberBand: StateCoding {
  /// Reads or writes both numbers. A band with a coefficient of practically 0 isn't restored: no card can be held by
  /// it.
  public mutating func code(with archive: inout StateArchive) throws(StateError) {
    var (coefficient, dimension) = (coefficient, dimension)
    try archive.code(&coefficient, in: RubberBand.smallestCoefficient...StateArchive.largestNumber)
    try archive.code(&dimension)
    self = RubberBand(coefficient: coefficient, dimension: dimension)
  }

  /// Small enough to have no effect, and large enough that no formula overflows.
  private static var smallestCoefficient: Double { 1e-30 }
}
