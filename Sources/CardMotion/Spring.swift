import CardMath

/// A spring: its frequency and its damping, for a mass of 1.
///
/// One parameterisation is stored and the others are computed from it, so that no two of them can disagree. With x the
/// displacement from the target:
///
/// ```
/// x″ = −2ζω x′ − ω² x
/// ```
///
/// Every notation for springs in animation systems maps onto these two numbers. A mass other than 1 is divided out:
/// mass m, stiffness k and damping c move exactly as 1, k/m and c/m do.
public struct Spring: Hashable, Sendable {
  /// ω, the undamped angular frequency in radians per second; within ``angularFrequencies``.
  public let angularFrequency: Double

  /// ζ: 0 oscillates forever, below 1 overshoots, 1 is the fastest without overshoot, above 1 is slower; within
  /// ``dampingRatios``.
  public let dampingRatio: Double

  /// The angular frequencies that a spring can have, radians per second: far wider than any interface uses, and narrow
  /// enough that no formula of a spring overflows.
  public static var angularFrequencies: ClosedRange<Double> { 1e-6...1e9 }

  /// The damping ratios that a spring can have.
  public static var dampingRatios: ClosedRange<Double> { 0...1e6 }

  /// Creates a spring in the stored parameterisation.
  ///
  /// - Parameters:
  ///   - angularFrequency: ω in radians per second, within ``angularFrequencies``.
  ///   - dampingRatio: ζ, within ``dampingRatios``.
  public init(angularFrequency: Double, dampingRatio: Double) {
    precondition(
      Spring.angularFrequencies.contains(angularFrequency), "no spring swings at \(angularFrequency) rad/s")
    precondition(Spring.dampingRatios.contains(dampingRatio), "no spring has a damping ratio of \(dampingRatio)")
    self.angularFrequency = angularFrequency
    self.dampingRatio = dampingRatio
  }
}

// MARK: - Response and damping ratio

extension Spring {
  /// Creates a spring in the form that designers use since WWDC 2018, session 803.
  ///
  /// ```
  /// ω = 2π / response
  /// ```
  ///
  /// - Parameters:
  ///   - response: The period of one undamped swing, seconds, from 7e-9 to 6e6 by ``angularFrequencies``. A spring with
  ///     ζ near 1 has covered most of its distance by then.
  ///   - dampingRatio: ζ, within ``dampingRatios``.
  public init(response: Double, dampingRatio: Double) {
    self.init(angularFrequency: 2 * .pi / response, dampingRatio: dampingRatio)
  }

  /// The period of one undamped swing, 2π/ω, seconds.
  public var response: Double { 2 * .pi / angularFrequency }
}

// MARK: - Mass, stiffness and damping

extension Spring {
  /// Creates a spring in the form that physics uses: a mass on a spring with a dashpot.
  ///
  /// ```
  /// ω = √(k/m)      ζ = c / (2 √(k m))
  /// ```
  ///
  /// Apple's animations clip the resulting ζ; see ``clippedToCritical``.
  ///
  /// - Parameters:
  ///   - mass: m > 0, such that ω is within ``angularFrequencies``.
  ///   - stiffness: k > 0, force per point.
  ///   - damping: c ≥ 0, force per point per second, such that ζ is within ``dampingRatios``.
  public init(mass: Double = 1, stiffness: Double, damping: Double) {
    precondition(mass > 0, "a mass of \(mass) doesn't swing")
    precondition(stiffness > 0, "a stiffness of \(stiffness) pulls nothing back")
    self.init(
      angularFrequency: (stiffness / mass).squareRoot(),
      dampingRatio: damping / (2 * (stiffness * mass).squareRoot()))
  }

  /// k of the same spring with mass 1, which is ω².
  public var stiffness: Double { angularFrequency * angularFrequency }

  /// c of the same spring with mass 1, which is 2ζω.
  public var damping: Double { 2 * dampingRatio * angularFrequency }

  /// The spring that Apple's animations make of this one: a damping ratio above 1 becomes 1, the frequency is
  /// unchanged.
  ///
  /// `CASpringAnimation` and `UISpringTimingParameters` do so unless over-damping is allowed. UIKit's own default of
  /// mass 3, stiffness 1000 and damping 500 has ζ = 4.56 on paper and moves with ζ = 1.
  public var clippedToCritical: Spring {
    dampingRatio <= 1 ? self : Spring(angularFrequency: angularFrequency, dampingRatio: 1)
  }
}

// MARK: - Duration and bounce

extension Spring {
  /// Creates a spring in the form that SwiftUI uses since 2023.
  ///
  /// ```
  /// ω = 2π / duration      ζ = 1 − bounce        where bounce ≥ 0
  ///                        ζ = 1 / (1 + bounce)  where bounce < 0
  /// ```
  ///
  /// - Parameters:
  ///   - duration: Seconds, > 0; SwiftUI's perceptual duration, the same number as ``response``.
  ///   - bounce: −0.999999 ≤ bounce, by ``dampingRatios``; 0 doesn't overshoot, and from 1 up the spring oscillates
  ///     forever, as in SwiftUI.
  public init(duration: Double, bounce: Double) {
    precondition(bounce > -1, "a bounce of \(bounce) isn't above −1")
    self.init(response: duration, dampingRatio: bounce < 0 ? 1 / (1 + bounce) : max(0, 1 - bounce))
  }

  /// SwiftUI's bounce: 1 − ζ up to ζ = 1, and 1/ζ − 1 beyond.
  public var bounce: Double {
    dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1
  }
}
