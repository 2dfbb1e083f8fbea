import CardModel
import CardMotion

extension VelocityEstimator: WordedChoice {
  var choice: SettingKey.Choice {
    switch self {
    case .lastTwo: SettingKey.Choice(name, "The velocity between the last two samples.")
    case .leastSquares2:
      SettingKey.Choice(
        name, "The slope, at the newest sample, of the parabola that fits the samples of the last 100 ms best.",
        source: "Android VelocityTracker, its default; Flutter has it too")
    case .impulse:
      SettingKey.Choice(
        name, "The velocity of a body on which the finger has done its work in the last 100 ms.",
        source: "Android ImpulseVelocityTrackerStrategy")
    case .flutterIOS:
      SettingKey.Choice(
        name, "The velocities between the last four samples, weighted 0.6, 0.35 and 0.05, the oldest the most.",
        source: "Flutter IOSScrollViewFlingVelocityTracker")
    case .flutterMacOS:
      SettingKey.Choice(
        name, "The velocities between the last four samples, weighted 0.15, 0.65 and 0.2, the oldest first.",
        source: "Flutter MacOSScrollViewFlingVelocityTracker")
    case .swiftUI:
      SettingKey.Choice(
        name, "The velocities between the last three samples, weighted 0.75 and 0.25, the older one more.",
        source: "SwiftUI, by OpenSwiftUI's VelocitySampler", .guessed)
    case .uiPan:
      SettingKey.Choice(
        name,
        "UIKit's pan: the last two velocities between touches, the older one weighted 0.75 and the newer one 0.25.",
        source: "UIKit: two velocities by its header; their weights are OpenSwiftUI's", .guessed)
    case .leastSquares2Monotone:
      SettingKey.Choice(
        name, "As lsq2, but 0 if that slope is opposite to the way that the finger went in these 100 ms.",
        source: "Compose Multiplatform, compose-multiplatform-core#2851")
    }
  }
}

extension CancelRule: WordedChoice {
  var choice: SettingKey.Choice {
    switch self {
    case .nearest: SettingKey.Choice("nearest", "The card goes to the nearest detent, from rest.")
    case .release:
      SettingKey.Choice(
        "release", "The card goes where a finger that lifts there would send it.", source: "SweetCurtain CC:232-248")
    case .stay:
      SettingKey.Choice("stay", "The card stays where the finger left it.", source: "TGCard VC:1610")
    }
  }
}

extension DragBegin: WordedChoice {
  var choice: SettingKey.Choice {
    switch self {
    case .moves:
      SettingKey.Choice(
        "moves", "That event moves the card by the finger's travel since the slop, and the lift moves the card, too.",
        source: "TGCard VC:1585-1596")
    case .waits:
      SettingKey.Choice(
        "waits", "Neither it nor the lift moves the card; the next event applies the whole travel since the slop.",
        source: "SweetCurtain CC:232-248")
    case .anchors:
      SettingKey.Choice(
        "anchors", "Neither it nor the lift moves the card; the travel counts from the finger's place at that event.",
        source: "CardParts BS:437-481")
    }
  }
}

extension DragSettings.Edge: WordedChoice {
  var choice: SettingKey.Choice {
    switch self {
    case .elastic:
      SettingKey.Choice(
        rawValue, "The card follows the finger's position as if by a rubber band; an end that doesn't yield stops it.",
        source: "UIKit, UIScrollView's rubber band", .measured)
    case .refusing:
      SettingKey.Choice(
        rawValue, "A step past an end moves nothing and is remembered, until the finger is back at that place.",
        source: "TGCard VC:1585-1596")
    case .damped:
      SettingKey.Choice(
        rawValue, "A step past an end is divided by drag.damped_weakening, and is less the further out it ends.",
        source: "SweetCurtain CC:192-214")
    case .divided:
      SettingKey.Choice(
        rawValue, "A step past the top is divided by drag.divisor; past the bottom nothing holds the card back.",
        source: "CardParts BS:437-481")
    }
  }
}

extension SnapSettings.Policy: WordedChoice {
  var choice: SettingKey.Choice {
    switch self {
    case .swipe:
      SettingKey.Choice(
        rawValue, "The nearest detent; for a finger faster than snap.resistance, the next one in its direction.")
    case .projection:
      SettingKey.Choice(
        rawValue,
        "A projected release goes on at its velocity for snap.projection_time; the detent whose window contains its "
          + "end wins, and outside of all windows the finger's direction decides.",
        source: "TGCard VC:1455-1501")
    case .step:
      SettingKey.Choice(
        rawValue,
        "The nearest detent; for a finger faster than snap.resistance, one step from the detent that was decided "
          + "last, wherever the card is.",
        source: "SweetCurtain CC:232-248, 300-313")
    case .height:
      SettingKey.Choice(
        rawValue,
        "The nearest detent; for a finger at snap.resistance or faster, the next one in its direction from where the "
          + "card is.",
        source: "SweetCurtain D9:80-95")
    case .dismissal:
      SettingKey.Choice(
        rawValue,
        "The highest detent if more than snap.keep_fraction of the sheet shows and the finger goes down slower than "
          + "snap.dismiss_velocity; otherwise the lowest.",
        source: "CardParts BS:437-481")
    }
  }
}
