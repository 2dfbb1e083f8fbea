/// The user's accessibility settings that the cards may heed.
struct Accessibility: Hashable, Sendable {
  /// True if VoiceOver is on.
  var isVoiceOverOn = false

  /// True if Reduce Motion is on.
  var isMotionReduced = false
}
