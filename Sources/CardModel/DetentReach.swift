/// The inputs that lead to a detent.
///
/// SweetCurtain's `hide`, for one, is reached by commands and by no finger.
public enum DetentReach: UInt8, Hashable, Sendable, CaseIterable {
  /// Every input: a finger's release, a command, the program.
  case finger

  /// Commands and the program: taps, keys and VoiceOver, but no finger.
  case command

  /// The program only.
  case program
}
