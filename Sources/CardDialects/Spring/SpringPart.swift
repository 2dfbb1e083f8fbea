/// A part of a spring, and its range of values: far wider than any interface needs.
package enum SpringPart: String, CaseIterable {
  case response
  case dampingRatio = "damping_ratio"
  case duration
  case bounce
  case mass
  case stiffness
  case damping
  case extraBounce = "extra_bounce"
  case blendDuration = "blend_duration"
  case initialVelocity = "initial_velocity"

  /// Its values.
  package var range: ClosedRange<Double> {
    switch self {
    case .response, .duration: 0.001...1000
    case .dampingRatio: 0...1000
    case .bounce, .extraBounce: -0.999...1
    case .mass: 0.01...1000
    case .stiffness: 0.01...1e7
    case .damping: 0...1e4
    case .blendDuration: 0...1000
    case .initialVelocity: -1e6...1e6
    }
  }

  /// The parts of a spring itself: the others stand in SwiftUI's code beside them.
  static let own: [SpringPart] = [.response, .dampingRatio, .duration, .bounce, .mass, .stiffness, .damping]

  /// Returns the part of a name: case, `-` and `_` don't count.
  static func named(_ name: String) -> SpringPart? {
    let folded = name.lowercased().filter { $0 != "_" && $0 != "-" }
    if folded == "dampingfraction" { return .dampingRatio }
    return allCases.first { $0.rawValue.filter { $0 != "_" } == folded }
  }
}
