/// Halton's sequence: points that fill a cube evenly, with no grid and no randomness.
///
/// Coordinate d of point i is i + 1, written in the base of the d-th prime, with its digits mirrored at the radix
/// point. In higher bases neighbouring points lie on lines, so each digit is permuted, in the same manner for all
/// digits of a base: by multiplication with a number near the golden section of the base and coprime to it.
///
/// Sources: J. H. Halton, *On the efficiency of certain quasi-random sequences of points in evaluating
/// multi-dimensional integrals*, Numerische Mathematik 2 (1960); the scrambling by a multiplier after H. Faure and
/// C. Lemieux, *Generalized Halton sequences in 2008* (ACM TOMACS 19, 2009).
public enum Halton {
  /// The most coordinates that a point can have.
  public static let dimensionLimit = primes.count

  private static let primes = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71]

  /// Returns a coordinate of a point, 0 ≤ c < 1.
  ///
  /// - Parameters:
  ///   - index: The point's number, from 0.
  ///   - dimension: The index of the coordinate, from 0 to `dimensionLimit` − 1.
  public static func coordinate(of index: Int, dimension: Int) -> Double {
    precondition(index >= 0, "there is no point \(index)")
    precondition(dimension >= 0 && dimension < primes.count, "no point has \(dimension + 1) coordinates")
    let base = primes[dimension]
    let multiplier = base <= 3 ? 1 : max(1, (base * 618) / 1000)
    var (rest, value, scale) = (index + 1, 0.0, 1.0)
    while rest > 0 {
      scale /= Double(base)
      value += Double(rest % base * multiplier % base) * scale
      rest /= base
    }
    return min(value, 1.0.nextDown)
  }
}
