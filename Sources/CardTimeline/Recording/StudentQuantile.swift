/// Student's distribution, by which an interval of few numbers is wider than one of many.
package enum StudentQuantile {
  /// Returns the factor t that turns a standard deviation into an interval of 95 %, for ν degrees of freedom.
  ///
  /// ```
  /// t = z + (z³ + z)/4ν + (5z⁵ + 16z³ + 3z)/96ν² + (3z⁷ + 19z⁵ + 17z³ − 15z)/384ν³      z = 1.959964
  /// ```
  /// Source: Abramowitz and Stegun, *Handbook of Mathematical Functions*, 26.7.5; within 1 % from ν = 3 on. Below 1 it
  /// is that of 1.
  package static func of(degreesOfFreedom: Double) -> Double {
    let z = 1.959963984540054
    let nu = max(degreesOfFreedom, 1)
    let (z3, z5) = (z * z * z, z * z * z * z * z)
    let first = (z3 + z) / 4
    let second = (5 * z5 + 16 * z3 + 3 * z) / 96
    let third = (3 * z5 * z * z + 19 * z5 + 17 * z3 - 15 * z) / 384
    return z + first / nu + second / (nu * nu) + third / (nu * nu * nu)
  }
}
