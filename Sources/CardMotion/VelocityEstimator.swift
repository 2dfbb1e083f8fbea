/// The rule by which the finger's velocity follows from its samples.
///
/// For one and the same touch these differ by up to a factor of 5, so that a velocity threshold means nothing without
/// the name of its estimator. ``VelocityTracker`` applies them; what they have in common is said there.
public enum VelocityEstimator: UInt8, Hashable, Sendable, CaseIterable {
  /// The velocity between the last two samples, the naive rule.
  case lastTwo

  /// The slope, at the newest sample, of the parabola that fits the samples of the last 100 ms best (unweighted least
  /// squares); of the straight line where there are only two.
  ///
  /// Source: Android's `VelocityTracker`, its default; Flutter's.
  case leastSquares2

  /// The velocity of a body on which the finger did its work: for the velocities vᵢ between neighbouring samples of
  /// the last 100 ms, oldest first,
  ///
  /// ```
  /// W₁ = v₁ |v₁|/2        Wᵢ = Wᵢ₋₁ + (vᵢ − v(Wᵢ₋₁)) |vᵢ|        v(W) = √(2 |W|), with the sign of W
  /// ```
  ///
  /// Source: Android's `ImpulseVelocityTrackerStrategy`.
  case impulse

  /// The velocities between the last four samples, weighted 0.6, 0.35 and 0.05, the *oldest* the most.
  ///
  /// A pair that isn't there, or has no time between it, counts as a velocity of 0.
  ///
  /// Source: Flutter's `IOSScrollViewFlingVelocityTracker`, which approximates a scroll view's release velocity.
  case flutterIOS

  /// The same with the weights 0.15, 0.65 and 0.2.
  ///
  /// Source: Flutter's `MacOSScrollViewFlingVelocityTracker`.
  case flutterMacOS

  /// The velocities between the last three samples, weighted 0.75 and 0.25, the older the more.
  ///
  /// Source: OpenSwiftUI's `VelocitySampler`, a re-implementation of SwiftUI's.
  case swiftUI

  /// The same rule as ``swiftUI``'s, for what `UIPanGestureRecognizer.velocity(in:)` says: the velocities from one
  /// touch to the next and from that to the last, weighted 0.75 and 0.25.
  ///
  /// Apple documents no rule. That the recogniser keeps two velocities, the newest and the one before, each between two
  /// events, is measured: its header has `_velocitySample` and `_previousVelocitySample`, each with a start, an end and
  /// a time, and KIF, which plays touches to apps, fills them so. The weights are a guess: they are those of SwiftUI's
  /// sampler, as OpenSwiftUI re-implements that. With any weights that aren't negative the velocity lies between the
  /// last two, so that a finger that never turned is never said to have.
  ///
  /// A finger that rests on the glass and lifts is said to have the velocity of before its rest, since no event comes
  /// meanwhile; of two reports one has it from the Simulator only, for a finger on glass is never quite still. Here the
  /// tracker's silence decides, as for every other rule; one that is longer than the rest gives the stale velocity.
  case uiPan

  /// ``leastSquares2``, but where the parabola says the opposite of what the finger did over all of its samples of the
  /// last 100 ms, 0: a finger that brakes hard and never turns isn't said to have turned. One that did turn, and isn't
  /// yet back where it came from, counts as still as well.
  ///
  /// Source: JetBrains' Compose Multiplatform, its velocity tracker on iOS (compose-multiplatform-core, pull request
  /// 2851).
  case leastSquares2Monotone

  /// The name in scenarios, in gesture reports and on the command line.
  public var name: String {
    switch self {
    case .lastTwo: "last-two"
    case .leastSquares2: "lsq2"
    case .impulse: "impulse"
    case .flutterIOS: "flutter-ios"
    case .flutterMacOS: "flutter-macos"
    case .swiftUI: "swiftui"
    case .uiPan: "uipan"
    case .leastSquares2Monotone: "lsq2-monotone"
    }
  }

  /// The estimator of that name, or `nil` where there is none.
  public init?(name: String) {
    // By bytes: comparing text would need Unicode's tables, which an embedded program leaves out.
    guard let found = VelocityEstimator.allCases.first(where: { $0.name.utf8.elementsEqual(name.utf8) }) else {
      return nil
    }
    self = found
  }

  /// How many samples it looks at, at most.
  var sampleLimit: Int {
    switch self {
    case .lastTwo: 2
    case .leastSquares2, .leastSquares2Monotone, .impulse: 20
    case .flutterIOS, .flutterMacOS: 4
    case .swiftUI, .uiPan: 3
    }
  }

  /// Whether it looks at the motion of the last 100 ms, and forgets what was before a stop.
  var hasHorizon: Bool {
    switch self {
    case .leastSquares2, .leastSquares2Monotone, .impulse: true
    case .lastTwo, .flutterIOS, .flutterMacOS, .swiftUI, .uiPan: false
    }
  }

  /// Whether it reads every sample of a finger where a display gathers them into one event a frame; otherwise only the
  /// last before each frame.
  ///
  /// Android's rules do: a motion event's history goes into its tracker (read from source). Compose's on iOS is taken
  /// to, as the same code. Apple documents that UIKit hands over the last touch of a frame, and the others only to
  /// whoever asks for coalesced touches; that `UIPanGestureRecognizer` and SwiftUI don't ask is a guess. Flutter's
  /// engine on iOS forwards what UIKit hands over, one event a frame (flutter/flutter issue 5361). Whoever measures by
  /// the last two touches, by the naive rule, has those that were handed over.
  public var readsCoalescedTouches: Bool {
    switch self {
    case .leastSquares2, .leastSquares2Monotone, .impulse: true
    case .lastTwo, .flutterIOS, .flutterMacOS, .swiftUI, .uiPan: false
    }
  }

  /// Whether a sample takes the place of one with the same time. Flutter's keep both.
  var replacesSimultaneous: Bool {
    switch self {
    case .lastTwo, .leastSquares2, .leastSquares2Monotone, .impulse, .swiftUI, .uiPan: true
    case .flutterIOS, .flutterMacOS: false
    }
  }
}
