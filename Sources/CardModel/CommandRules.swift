/// The rules for taps, keys and assistive technologies.
public struct CommandRules: Hashable, Sendable {
  /// True if a tap on the header or its handle sends the card one detent up.
  public var headerTapLeadsUp = true

  /// True if a tap on the map sends a card at its top detent one detent down.
  public var mapTapLeadsDown = true

  /// True if the key `close` pops the top card; otherwise it is left to the presenter of the whole controller.
  public var closeKeyPops = true

  /// True if a pop during another pop pops the next card after it; otherwise it is refused.
  public var popsDuringPop = true

  /// True if content scrolls at every detent while VoiceOver is on.
  public var heedsVoiceOver = true

  /// True if VoiceOver also moves the cards: a push and a pop keep an extended card's position extended, and content
  /// that gets the focus below the screen's bottom edge is brought into view. No effect unless `heedsVoiceOver`.
  public var voiceOverMovesCards = true

  /// The effect of Reduce Motion.
  public var reducedMotion = ReducedMotion.calm

  /// Creates the rules of `standard`.
  public init() {}

  /// Returns true if springs must not swing, given the user's Reduce Motion setting.
  func wantsCalm(reducingMotion isReduced: Bool) -> Bool { isReduced && reducedMotion == .calm }

  /// Returns the motion to use, given the user's Reduce Motion setting.
  func heeding(_ motion: Motion, reducingMotion isReduced: Bool) -> Motion {
    wantsCalm(reducingMotion: isReduced) ? motion.calmed : motion
  }
}
