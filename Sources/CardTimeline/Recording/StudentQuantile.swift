import CardMath

/// Student's distribution, by which an interval of few numbers is wider than one of many.
package enum StudentQuantile {
  /// Returns the factor t that turns a standard deviation into an interval of 95 %, for ν degrees of freedom.
  ///
  /// ```
  /// t = z + (z³ + z)/4ν + (5z⁵ + 16z³ + 3z)/96ν² + (3z⁷ + 19z⁵ + 17z³ − 15z)/384ν³      z = 1.959964
  /// ```
  /// Source: Abramowitz and Stegun, *Handbook of Mathematical Functions*, 26.7.5; within 1 % from ν = 3 on. Below that
  /// it lies between the closed forms of 26.7.3 and 26.7.4, tan(0.475 π) for ν = 1 and 0.95 √(2 / (1 − 0.95²)) for
  /// ν = 2: its logarithm is taken as linear in 1/ν. Below 1 it is that of 1.
  package static func of(degreesOfFreedom: Double) -> Double {
    let nu = max(degreesOfFreedom, 1)
    let known: [Double] = [12.706204736432095, 4.302652729696142, 3.182446305284263]
    if nu < 3 {
      let low = nu < 2 ? 1 : 2
      let (one, other) = (1 / Double(low), 1 / Double(low + 1))
      let part = (1 / nu - other) / (one - other)
      return known[low] * Elementary.exp(part * Elementary.log(known[low - 1] / known[low]))
    }
    let z = 1.959963984540054
    let (z3, z5) = (z * z * z, z * z * z * z * z)
    let first = (z3 + z) / 4
    let second = (5 * z5 + 16 * z3 + 3 * z) / 96
    let third = (3 * z5 * z * z + 19 * z5 + 17 * z3 - 15 * z) / 384
    return z + first / nu + second / (nu * nu) + third / (nu * nu * nu)
  }
}
