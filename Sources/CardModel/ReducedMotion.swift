import CardMotion

/// The effect of Reduce Motion.
public enum ReducedMotion: UInt8, Hashable, Sendable, CaseIterable {
  /// No effect: the system doesn't consult the setting.
  case same

  /// No spring swings: each is critically damped, and none starts with an initial velocity of its own.
  case calm
}

extension ScrollRules {
  /// The same rules without a swing: their bounce is critically damped.
  var calmed: ScrollRules {
    var calm = self
    calm.bounce = bounce.calmed
    return calm
  }
}

extension Spring {
  /// The same spring without a swing.
  fileprivate var calmed: Spring {
    dampingRatio >= 1 ? self : Spring(angularFrequency: angularFrequency, dampingRatio: 1)
  }
}

extension Motion {
  /// The same motion without a swing: its spring is critically damped, with the same duration if it has one, and starts
  /// with the current velocity only.
  var calmed: Motion {
    guard case .spring(let spring) = timing else { return self }
    let calm = duration.map { Spring(uikitDuration: $0, dampingRatio: 1) } ?? spring.calmed
    let isOwn: Bool = if case .relative = start { true } else { false }
    return Motion(timing: .spring(calm), start: isOwn ? .relative(0) : start, duration: duration)
  }
}
