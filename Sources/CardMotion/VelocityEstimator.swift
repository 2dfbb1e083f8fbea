/// The rule that computes the finger's velocity from its samples.
///
/// For the same touch these rules differ by up to a factor of 5, so a velocity threshold is meaningless without the
/// name of its estimator. ``VelocityTracker`` applies them and documents their common rules.
public enum VelocityEstimator: UInt8, Hashable, Sendable, CaseIterable {
  /// The velocity between the last two samples, the naive rule.
  case lastTwo

  /// The slope, at the newest sample, of the parabola that fits the samples of the last 100 ms best (unweighted least
  /// squares); of the straight line if there are only two.
  ///
  /// Source: Android's `VelocityTracker`, its default; Flutter's.
  case leastSquares2

  /// The velocity of a body on which the finger has done its work: with the velocities vᵢ between neighbouring samples
  /// of the last 100 ms, oldest first,
  ///
  /// ```
  /// W₁ = v₁ |v₁|/2        Wᵢ = Wᵢ₋₁ + (vᵢ − v(Wᵢ₋₁)) |vᵢ|        v(W) = √(2 |W|), with the sign of W
  /// ```
  ///
  /// Source: Android's `ImpulseVelocityTrackerStrategy`.
  case impulse

  /// The velocities between the last four samples, weighted 0.6, 0.35 and 0.05, the *oldest* the most.
  ///
  /// A pair that is missing, or has no time between its samples, counts as a velocity of 0.
  ///
  /// Source: Flutter's `IOSScrollViewFlingVelocityTracker`, which approximates a scroll view's release velocity.
  case flutterIOS

  /// The same with the weights 0.15, 0.65 and 0.2.
  ///
  /// Source: Flutter's `MacOSScrollViewFlingVelocityTracker`.
  case flutterMacOS

  /// The velocities between the last three samples, weighted 0.75 and 0.25, the older one more.
  ///
  /// Source: OpenSwiftUI's `VelocitySampler`, a re-implementation of SwiftUI's.
  case swiftUI

  /// The same rule as ``swiftUI``, as a model of `UIPanGestureRecognizer.velocity(in:)`: the last two velocities
  /// between consecutive touches, weighted 0.75 and 0.25, the older one more.
  ///
  /// Apple documents no rule. It is measured that the recogniser keeps two velocities, the newest and the previous one,
  /// each between two events: its header has `_velocitySample` and `_previousVelocitySample`, each with a start, an end
  /// and a time, and KIF, which plays touches to apps, sets them accordingly. The weights are a guess: they are those
  /// of SwiftUI's sampler, as OpenSwiftUI re-implements it. With any nonnegative weights the velocity is between the
  /// last two, so a finger that never reversed is never reported as reversing.
  ///
  /// For a finger that rests on the glass and lifts, UIKit reports the velocity from before the rest, since no event
  /// comes meanwhile; of two such reports one is from the Simulator only, since a finger on glass is never quite still.
  /// Here the tracker's `idleTicks` decides, as for every other rule; if it is longer than the rest, the velocity is
  /// the stale one.
  case uiPan

  /// ``leastSquares2``, but 0 if the parabola's slope is opposite to the finger's displacement over all of its samples
  /// of the last 100 ms: a finger that brakes hard without reversing isn't reported as reversing. One that did reverse,
  /// and isn't yet back at its start, counts as still as well.
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

  /// The estimator of that name, or `nil` if there is none.
  public init?(name: String) {
    // Bytes are compared, since comparing text would need Unicode's tables, which an embedded program leaves out.
    guard let found = VelocityEstimator.allCases.first(where: { $0.name.utf8.elementsEqual(name.utf8) }) else {
      return nil
    }
    self = found
  }

  /// The maximum number of samples that it uses.
  var sampleLimit: Int {
    switch self {
    case .lastTwo: 2
    case .leastSquares2, .leastSquares2Monotone, .impulse: 20
    case .flutterIOS, .flutterMacOS: 4
    case .swiftUI, .uiPan: 3
    }
  }

  /// True if it uses the motion of the last 100 ms, and discards samples from before a standstill.
  var hasHorizon: Bool {
    switch self {
    case .leastSquares2, .leastSquares2Monotone, .impulse: true
    case .lastTwo, .flutterIOS, .flutterMacOS, .swiftUI, .uiPan: false
    }
  }

  /// True if it uses every sample of a finger where a display gathers them into one event per frame; false if it uses
  /// only the last one before each frame.
  ///
  /// Android's rules do: a motion event's history goes into its tracker (read from source). Compose's on iOS is assumed
  /// to, as the same code. Apple documents that UIKit delivers the last touch of a frame, and the others only on a
  /// request for coalesced touches; that `UIPanGestureRecognizer` and SwiftUI don't request them is a guess. Flutter's
  /// engine on iOS forwards the touches that UIKit delivers, one event per frame (flutter/flutter issue 5361). Code
  /// that applies the naive rule to the last two touches has only those that were delivered.
  public var readsCoalescedTouches: Bool {
    switch self {
    case .leastSquares2, .leastSquares2Monotone, .impulse: true
    case .lastTwo, .flutterIOS, .flutterMacOS, .swiftUI, .uiPan: false
    }
  }

  /// True if a sample replaces one with the same time. Flutter's rules keep both.
  var replacesSimultaneous: Bool {
    switch self {
    case .lastTwo, .leastSquares2, .leastSquares2Monotone, .impulse, .swiftUI, .uiPan: true
    case .flutterIOS, .flutterMacOS: false
    }
  }
}
