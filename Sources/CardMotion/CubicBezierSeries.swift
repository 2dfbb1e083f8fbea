/// The output of a cubic curve as a power series of u, the distance of the input from a place:
///
/// ```
/// y = start + c₁ u + c₂ u² + …
/// ```
///
/// With h the distance of the curve's parameter from the one of that place, u = a₁ h + a₂ h² + a₃ h³. This is solved
/// for h as a power series of u, term by term: the terms of h² and h³ follow from those of h of lower powers. The
/// output b₁ h + b₂ h² + b₃ h³ has the same terms, weighted.
struct CubicBezierSeries {
  /// The number of terms that a cell of a table holds.
  static var degree: Int { 12 }

  /// The terms after the start, `terms[1]` to `terms[degree + 1]`. The last one tells how much a cell leaves out.
  private(set) var terms = [Double](repeating: 0, count: degree + 2)

  /// The terms of h and of h², side by side.
  private var powers = [SIMD2<Double>](repeating: .zero, count: degree + 2)

  /// The terms of h, each of them twice.
  private var factors = [SIMD2<Double>](repeating: .zero, count: degree + 2)

  /// Becomes the series of a curve. Returns the most that a cell leaves out within the distance `reach` from the place,
  /// or nil if the series converges too slowly to be worth a try. The arguments are (a₁, b₁), (a₂, b₂) and (a₃, b₃).
  ///
  /// Let R be the distance from the place to the nearest input, real or complex, at which the tangent is vertical. A
  /// try is worth it for `reach` ≤ R/8 if a₂ or a₃ is 0, and otherwise up to R/7.5. Each term is then at most about a
  /// quarter of the one before it plus 1/56 of the one before that; all that are left out come to less than 4/3 of the
  /// first of them plus 1/40 of the last one before it.
  mutating func expand(
    _ first: SIMD2<Double>, _ second: SIMD2<Double>, _ third: SIMD2<Double>, reach: Double
  ) -> Double? {
    let a1 = first[0]
    guard second[0].magnitude * reach <= a1 * a1 / 32, third[0].magnitude * reach * reach <= a1 * a1 * a1 / 432 else {
      return nil
    }
    let inverse = 1 / a1
    let (a2, a3) = (-second[0] * inverse, -third[0] * inverse)
    powers[1] = SIMD2(inverse, 0)
    factors[1] = SIMD2(repeating: inverse)
    terms[1] = first[1] * inverse
    var span = reach
    for power in 2..<terms.count {
      var products = powers[1] * factors[power - 1]
      for index in 2..<max(2, power) { products += powers[index] * factors[power - index] }
      let (square, cube) = (products[0], products[1])
      let own = a2 * square + a3 * cube
      powers[power] = SIMD2(own, square)
      factors[power] = SIMD2(repeating: own)
      terms[power] = (first[1] * own + second[1] * square) + third[1] * cube
      span *= reach
    }
    return (terms[terms.count - 1].magnitude * (4 / 3) + terms[terms.count - 2].magnitude / (40 * reach)) * span
  }
}
