import CardMotion

/// What taps, keys and assistive technologies do.
public struct CommandRules: Hashable, Sendable {
  /// Whether a tap on the header or its handle leads one detent up.
  public var headerTapLeadsUp = true

  /// Whether a tap on the map leads a card at its top one detent down.
  public var mapTapLeadsDown = true

  /// Whether the key `close` pops the top card; otherwise it is for what presents the whole controller.
  public var closeKeyPops = true

  /// Whether a pop while a card is on its way out sends the next one after it; otherwise it is refused.
  public var popsDuringPop = true

  /// Whether content scrolls at every detent while VoiceOver is on.
  public var heedsVoiceOver = true

  /// Whether VoiceOver also moves the cards: a push and a pop leave an extended card's place extended, and what gets
  /// the focus below the screen's bottom edge is brought into sight. It means nothing where VoiceOver isn't heeded.
  public var voiceOverMovesCards = true

  /// What becomes of motions where the user wants less of them.
  public var reducedMotion = ReducedMotion.calm

  /// The rules of `standard`.
  public init() {}

  /// Whether springs don't swing for a user who wants less motion, or doesn't.
  func wantsCalm(reducingMotion isReduced: Bool) -> Bool { isReduced && reducedMotion == .calm }

  /// A motion for a user who wants less of it, or doesn't.
  func heeding(_ motion: Motion, reducingMotion isReduced: Bool) -> Motion {
    wantsCalm(reducingMotion: isReduced) ? motion.calmed : motion
  }
}

/// What becomes of motions where the user wants less of them.
public enum ReducedMotion: UInt8, Hashable, Sendable, CaseIterable {
  /// Nothing: the system doesn't ask.
  case same

  /// No spring swings: each is critically damped, and none starts with a push of its own.
  case calm
}

/// What the user has switched on that the cards may heed.
struct Accessibility: Hashable, Sendable {
  /// VoiceOver reads the screen aloud.
  var isVoiceOverOn = false

  /// Motion is to be reduced.
  var isMotionReduced = false
}

extension Motion {
  /// The same without a swing: its spring critically damped, in the same time if it has one, and starting with nothing
  /// but the velocity that is there.
  var calmed: Motion {
    guard case .spring(let spring) = law else { return self }
    let calm =
      duration.map { Spring(uikitDuration: $0, dampingRatio: 1) }
      ?? Spring(angularFrequency: spring.angularFrequency, dampingRatio: max(1, spring.dampingRatio))
    let isOwn: Bool = if case .relative = start { true } else { false }
    return Motion(law: .spring(calm), start: isOwn ? .relative(0) : start, duration: duration)
  }
}
