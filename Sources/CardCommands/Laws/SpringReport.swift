import CardCommandLine
import CardModel
import CardMotion
import CardSimulation
import CardText

/// The report of a spring: its forms, and its motion from one position to another.
struct SpringReport {
  var spring: Spring
  var motion: SpringMotion
  /// The start position, points.
  var start: Double
  /// The target position, points.
  var target: Double

  /// The spring as UIView's animation was given it; nil: it was given in another form.
  var uikit: UIKitForm?

  /// The parameters of UIView's animation, which make a spring only together.
  struct UIKitForm {
    /// Seconds.
    var duration: Double

    var dampingRatio: Double

    /// The initial velocity, distances per second.
    var velocity: Double
  }

  /// UIView's animation of the motion: as it was given, or the one that begins with its velocity; nil: it has none, or
  /// it isn't known which spring UIKit makes with that velocity.
  private var uikitForm: UIKitForm? {
    if let uikit { return uikit }
    let relative = relativeVelocity
    return spring.uikitDuration(relativeVelocity: relative).map {
      UIKitForm(duration: $0, dampingRatio: spring.dampingRatio, velocity: relative)
    }
  }

  /// The initial velocity, distances per second.
  private var relativeVelocity: Double {
    let velocity = motion.state(at: 0).velocity
    return velocity == 0 ? 0 : velocity / (target - start)
  }

  /// The reason for which UIView's animation has no form of the motion, in a sentence; nil: it has one.
  var reasonForNoUIKitForm: String? {
    guard uikitForm == nil else { return nil }
    let reason: String
    if spring.dampingRatio > 1 {
      reason = "it takes a damping ratio above 1 as 1, as --clip does"
    } else if spring.dampingRatio <= 0.001 {
      reason = "its damping has to be above 0.001"
    } else if relativeVelocity == 0 || !relativeVelocity.isFinite {
      reason = relativeVelocity == 0 ? "its duration goes from 0.01 to 10 s" : "there is no distance to divide by"
    } else {
      let parts = [spring.response, spring.dampingRatio].map { ShortNumber.text($0, decimals: 6) }
      let (distance, velocity) = (target - start, motion.state(at: 0).velocity)
      reason =
        "with this initial velocity it isn't known which spring UIKit makes; the nearest one is that of 'cardsim "
        + "export \"spring(\(parts.joined(separator: ", ")))\" --distance \(ShortNumber.text(distance)) --velocity "
        + "\(ShortNumber.text(velocity)) --target uiview'"
    }
    return "UIView.animate has no numbers for this motion: \(reason)"
  }

  var quantities: Quantities {
    Quantities(groups: [
      .init(
        title: "SwiftUI",
        quantities: [
          .init(key: "duration_s", label: "duration", value: spring.response, unit: "s"),
          .init(key: "bounce", label: "bounce", value: spring.bounce),
        ]),
      .init(
        title: "UIKit, SwiftUI",
        quantities: [
          .init(key: "response_s", label: "response", value: spring.response, unit: "s"),
          .init(key: "damping_ratio", label: "damping ratio", value: spring.dampingRatio),
        ]),
      .init(
        title: "Core Animation",
        quantities: [
          .init(key: "mass", label: "mass", value: 1),
          .init(key: "stiffness", label: "stiffness", value: spring.stiffness),
          .init(key: "damping", label: "damping", value: spring.damping),
        ]),
      .init(
        title: "UIView.animate",
        quantities: [
          .init(key: "uikit_duration_s", label: "duration", value: uikitForm?.duration, unit: "s"),
          .init(key: "uikit_damping", label: "damping", value: uikitForm?.dampingRatio),
          .init(key: "uikit_velocity", label: "initial velocity", value: uikitForm?.velocity, unit: "1/s"),
        ]),
      .init(
        title: "Frequency",
        quantities: [
          .init(
            key: "angular_frequency_rad_s", label: "angular frequency", value: spring.angularFrequency, unit: "rad/s")
        ]),
      .init(title: "Overshoot", quantities: overshoot),
      .init(title: "Settled for good", quantities: settling),
    ])
  }

  private var distance: Double { (target - start).magnitude }

  private var overshoot: [Quantities.Quantity] {
    let turn = motion.overshoot
    let farthest = turn?.displacement.magnitude ?? 0
    return [
      .init(key: "overshoot_pt", label: "farthest beyond", value: farthest, unit: "pt"),
      .init(
        key: "overshoot_percent", label: "of the distance", value: distance > 0 ? farthest / distance * 100 : nil,
        unit: "%"),
      .init(key: "overshoot_time_s", label: "reached after", value: turn?.time, unit: "s"),
    ]
  }

  private var settling: [Quantities.Quantity] {
    func within(percent: Double) -> Double? {
      distance > 0 ? finite(motion.settlingTime(within: distance * percent / 100)) : nil
    }
    return [
      .init(key: "settle_5_percent_s", label: "within 5 %", value: within(percent: 5), unit: "s"),
      .init(key: "settle_1_percent_s", label: "within 1 %", value: within(percent: 1), unit: "s"),
      .init(key: "settle_0.1_percent_s", label: "within 0.1 %", value: within(percent: 0.1), unit: "s"),
      arrival("settled_s", within: Outcome.settledDistance, velocity: Outcome.settledVelocity),
      arrival(
        "arrived_s", within: ArrivalTolerance.points.distance, velocity: ArrivalTolerance.points.velocity),
    ]
  }

  private func arrival(_ key: String, within distance: Double, velocity: Double) -> Quantities.Quantity {
    .init(
      key: key, label: "within \(ShortNumber.text(distance)) pt, \(ShortNumber.text(velocity)) pt/s",
      value: finite(motion.arrivalTime(within: distance, velocity: velocity)), unit: "s")
  }

  /// Returns the time; nil for infinity, which stands for an event that never happens.
  private func finite(_ time: Double) -> Double? {
    time.isFinite ? time : nil
  }
}
