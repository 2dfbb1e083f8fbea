import CardMotion

/// Writes a motion for other animation systems.
///
/// ```swift
/// let motion = ExportMotion(from: 0, to: 100, timing: .spring(Spring(response: 0.4, dampingRatio: 0.8), velocity: 0))
/// let snippet = try Export(motion).snippet(for: .swiftui)
/// print(snippet.text)
/// ```
///
/// A snippet's error is measured: it is the distance between the exact motion and the one that the target's own law
/// makes of the rounded numbers in the text.
public struct Export: Hashable, Sendable {
  /// The exact motion.
  public let motion: ExportMotion

  /// The number of digits of the parameters.
  public var digits: ExportDigits

  /// The maximum distance of a motion baked into straight lines from the exact one, points, 0.001 or more.
  public var tolerance: Double

  /// The oldest version of iOS that the code has to run on, such as 13; nil: each target's usual form.
  ///
  /// UIKit's `animate(springDuration:bounce:…)` and Core Animation's `allowsOverdamping` came with 17. SwiftUI's
  /// `spring(duration:bounce:)` is documented for 13, and came with Xcode 15: below 17 the older spelling is written.
  public var ios: Int?

  /// The initial velocity of code that begins where it runs, from `from` to `to`; nil: all numbers are written.
  var start: RuleStart?

  /// Creates an export of a motion that covers a distance or starts with a velocity: its `distance` and its `velocity`
  /// aren't both 0.
  public init(_ motion: ExportMotion, digits: ExportDigits = .significant(6), tolerance: Double = 0.5) {
    precondition(motion.distance != 0 || motion.velocity != 0, "a motion that doesn't move isn't exported")
    precondition(tolerance >= 0.001, "a tolerance of \(tolerance) pt takes too many points")
    (self.motion, self.digits, self.tolerance) = (motion, digits, tolerance)
  }

  /// The reason why a target can't express a motion, and an alternative.
  public struct Unexpressible: Error, Hashable, Sendable, CustomStringConvertible {
    /// A sentence without its subject and full stop: `it has no steps; use css-linear`.
    public var reason: String

    /// Creates an error with a reason.
    public init(_ reason: String) { self.reason = reason }

    /// The reason in a sentence.
    public var description: String { "the target can't express the motion: \(reason)" }
  }

  /// The motion in a target's language.
  public func snippet(for target: ExportTarget) throws(Unexpressible) -> ExportSnippet {
    let draft =
      switch target {
      case .swiftui: try swiftUI()
      case .uikit: try uiKit()
      case .caspring: try coreAnimationSpring()
      case .uiview: try uiView()
      case .camedia: try mediaTimingFunction()
      case .keyframes: try keyframes()
      case .compose: try compose()
      case .android: try android()
      case .flutter: try flutter()
      case .reanimated: try reanimated()
      case .motion: try motionLibrary()
      case .cssLinear: try cssLinear()
      case .cssBezier: try cssBezier()
      case .tokens: try tokens()
      }
    let error = MotionError(of: draft.motion, from: motion)
    return ExportSnippet(
      target: target, code: draft.code(ExportSnippet.words(for: error)), motion: draft.motion, error: error,
      notes: draft.notes, evidence: draft.evidence ?? target.evidence)
  }

  /// A snippet before its error is known.
  struct Draft {
    /// Returns the code, given the words for the error, which a language without comments includes in it.
    var code: (String) -> String

    /// The motion that the target makes of the code.
    var motion: ExportMotion

    /// Notes for people who paste the code.
    var notes: [String]

    /// The evidence for the law, if it isn't the target's usual one.
    var evidence: String?

    init(_ lines: [String], _ motion: ExportMotion, notes: [String] = []) {
      code = { _ in lines.map { $0 + "\n" }.joined() }
      (self.motion, self.notes) = (motion, notes)
    }

    init(_ motion: ExportMotion, notes: [String] = [], code: @escaping (String) -> String) {
      (self.motion, self.notes, self.code) = (motion, notes, code)
    }
  }

  // MARK: Parts shared by most targets

  func number(_ number: Double) -> ExportNumber { ExportNumber(number, digits) }

  /// The initial velocity in total distances per second, as written.
  func relativeNumber(_ velocity: Double) throws(Unexpressible) -> ExportNumber {
    if case .gesture = start {
      return ExportNumber(formula: "velocity / (to - from)", value: try relative(velocity))
    }
    return number(try relative(velocity))
  }

  /// The initial velocity in points per second, as written.
  func velocityNumber(_ velocity: Double) -> ExportNumber {
    switch start {
    case nil, .relative(0): number(velocity)
    case .gesture: ExportNumber(formula: "velocity", value: velocity)
    case .relative(let rate): ExportNumber(formula: "\(number(rate).text) * (to - from)", value: velocity)
    }
  }

  /// The spring and its velocity in points per second; throws `reason` if the motion isn't one.
  func spring(orElse reason: String) throws(Unexpressible) -> (spring: Spring, velocity: Double) {
    guard case .spring(let spring, let velocity) = motion.timing else { throw Unexpressible(reason) }
    return (spring, velocity)
  }

  /// The velocity in total distances per second, positive toward the target.
  func relative(_ velocity: Double) throws(Unexpressible) -> Double {
    if velocity == 0 { return 0 }
    guard motion.distance != 0 else {
      throw Unexpressible(
        "its initial velocity is in distances per second, and there is no distance; "
          + "give one with --distance, or use a target with points: compose, android, flutter, reanimated or motion")
    }
    return velocity / motion.distance
  }

  /// The spring that a target makes of stiffness and damping with mass 1; throws if there is none.
  func made(stiffness: Double, damping: Double) throws(Unexpressible) -> Spring {
    let frequency = stiffness.squareRoot()
    return try made(frequency: frequency, ratio: frequency > 0 ? damping / (2 * frequency) : 0)
  }

  /// The spring that a target makes of its numbers; throws if rounding took them outside the valid range.
  func made(frequency: Double, ratio: Double) throws(Unexpressible) -> Spring {
    guard Spring.angularFrequencies.contains(frequency), Spring.dampingRatios.contains(ratio) else {
      throw Unexpressible("the digits written make no spring of it; write more")
    }
    return Spring(angularFrequency: frequency, dampingRatio: ratio)
  }

  /// A position as written: to a ten-thousandth of a point, or exactly.
  func place(_ place: Double) -> ExportNumber {
    if start != nil { return ExportNumber(formula: place == motion.from ? "from" : "to", value: place) }
    return digits == .exact ? ExportNumber(place, .exact) : ExportNumber(place, decimals: 4)
  }

  /// A motion over the same distance, or to and from positions as written.
  func along(_ timing: ExportMotion.Timing, from: Double? = nil, to: Double? = nil, end: Double? = nil) -> ExportMotion
  {
    let to = to ?? motion.to
    return ExportMotion(
      from: from ?? motion.from, to: to, timing: timing, end: end.map { ExportMotion.End(time: $0, position: to) })
  }
}
