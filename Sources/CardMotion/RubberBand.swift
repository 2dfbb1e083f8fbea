import CardMath

/// What a scroll view does with a finger beyond its range: it follows, ever less.
///
/// ```
/// b(x) = c x d/(d + c |x|)
/// ```
///
/// where x is the overdrag (how far the finger is beyond the range), d the dimension that b never reaches and c the
/// slope at the edge. The band is odd in x: it works alike at both ends of a range.
///
/// Source: @chpwn (Grant Paul), 2012; coefficient 0.55 and values confirmed against UIKit by others.
public struct RubberBand: Hashable, Sendable {
  /// `UIScrollView`'s coefficient.
  public static let scrollViewCoefficient = 0.55

  /// c, the slope at the edge; 0 lets nothing through.
  public let coefficient: Double

  /// d, points: what the displayed distance tends to and never reaches. At 0 and below the band lets nothing through.
  public let dimension: Double

  /// A band with its slope at the edge and its limit in points.
  ///
  /// - Precondition: both are finite, and `coefficient` isn't negative.
  public init(coefficient: Double, dimension: Double) {
    precondition(
      coefficient >= 0 && coefficient.isFinite, "a rubber band's coefficient is 0 or more, not \(coefficient)")
    precondition(dimension.isFinite, "a rubber band's dimension is finite, not \(dimension)")
    self.coefficient = coefficient
    self.dimension = dimension
  }

  /// How far beyond the range the card is seen, for a finger `overdrag` points beyond it.
  ///
  /// It has the sign of the overdrag, never reaches the dimension (but for rounding, from 10¹⁵ dimensions on), and
  /// never falls where the overdrag rises, to the last bit.
  @inlinable
  public func displayed(overdrag: Double) -> Double {
    guard dimension > 0 else { return 0 }
    // d/(1 + d/(c |x|)): each operation rises with x, so that rounding can't make a step back. At x = 0 it is d/∞.
    let shown = dimension / (1 + dimension / (coefficient * overdrag.magnitude))
    return overdrag < 0 ? -shown : shown
  }

  /// How much the card moves for each point the finger does, `overdrag` points beyond the range.
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

  /// How far beyond the range the finger must be for the card to be seen `displayed` points beyond it.
  ///
  /// The inverse of ``displayed(overdrag:)``: whoever grabs a card that is beyond its range starts from here, and
  /// nothing jumps.
  ///
  /// ```
  /// x = b d/(c (d − |b|))
  /// ```
  ///
  /// - Precondition: |`displayed`| < ``dimension``; where the band lets nothing through, `displayed` is 0.
  @inlinable
  public func overdrag(displayed: Double) -> Double {
    if displayed == 0 { return 0 }
    precondition(
      coefficient > 0 && displayed.magnitude < dimension, "a band of \(dimension) pt never shows \(displayed) pt")
    return displayed / coefficient * (dimension / (dimension - displayed.magnitude))
  }
}

extension RubberBand: StateCoding {
  /// Its two numbers. One that lets nothing through isn't restored: nothing can be held by it.
  public mutating func code(with archive: inout StateArchive) throws(StateError) {
    var (coefficient, dimension) = (coefficient, dimension)
    try archive.code(&coefficient, in: RubberBand.smallestCoefficient...StateArchive.largestNumber)
    try archive.code(&dimension)
    self = RubberBand(coefficient: coefficient, dimension: dimension)
  }

  /// So small that it is none, and large enough that no formula overflows.
  private static var smallestCoefficient: Double { 1e-30 }
}
