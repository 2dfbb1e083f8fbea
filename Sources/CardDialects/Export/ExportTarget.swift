/// The systems for which a motion can be written.
public enum ExportTarget: String, Hashable, Sendable, CaseIterable {
  /// SwiftUI's `Animation`.
  case swiftui
  /// `UISpringTimingParameters`, or `UICubicTimingParameters`.
  case uikit
  /// `CASpringAnimation`.
  case caspring
  /// `UIView.animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:…)`.
  case uiview
  /// `CAMediaTimingFunction`.
  case camedia
  /// `CAKeyframeAnimation`, in straight lines.
  case keyframes
  /// Jetpack Compose.
  case compose
  /// Android's `SpringAnimation`, or `PathInterpolator`.
  case android
  /// Flutter.
  case flutter
  /// React Native Reanimated.
  case reanimated
  /// Motion, once Framer Motion.
  case motion
  /// CSS's `linear()`.
  case cssLinear = "css-linear"
  /// CSS's `cubic-bezier()`.
  case cssBezier = "css-bezier"
  /// Design tokens in the format of the W3C's community group.
  case tokens

  /// The target's name for people.
  public var title: String {
    switch self {
    case .swiftui: "SwiftUI"
    case .uikit: "UIKit, timing parameters"
    case .caspring: "Core Animation, CASpringAnimation"
    case .uiview: "UIKit, UIView.animate"
    case .camedia: "Core Animation, CAMediaTimingFunction"
    case .keyframes: "Core Animation, CAKeyframeAnimation"
    case .compose: "Jetpack Compose"
    case .android: "Android"
    case .flutter: "Flutter"
    case .reanimated: "React Native Reanimated"
    case .motion: "Motion"
    case .cssLinear: "CSS linear()"
    case .cssBezier: "CSS cubic-bezier()"
    case .tokens: "Design tokens"
    }
  }

  /// The evidence for the target's law, in words.
  public var evidence: String {
    switch self {
    case .swiftui, .keyframes, .camedia: "documented by Apple"
    case .uikit, .caspring: "documented by Apple, except for a damping ratio above 1, which was measured"
    case .uiview: "not documented; measured by several people, to 0.1 %"
    case .compose, .android: "read in the source of androidx"
    case .flutter: "read in the source of Flutter"
    case .reanimated: "read in the source of Reanimated 4"
    case .motion: "read in the source of Motion 13"
    case .cssLinear, .cssBezier: "CSS Easing Functions Level 2"
    case .tokens: "Design Tokens Format 2025.10, which has curves and no springs"
    }
  }

  /// The text before and after a comment line in the target's language; nil if the language has no comments.
  public var comment: (before: String, after: String)? {
    switch self {
    case .cssLinear, .cssBezier: ("/* ", " */")
    case .tokens: nil
    default: ("// ", "")
    }
  }
}
