/// The version of the model: a number that changes whenever a timeline may change.
///
/// Two builds with the same number give the same timelines, frame by frame and bit by bit; what a fixed bug, a new rule
/// or a better source changes is told by the next number. `cardsim --version` prints it, so that a recorded golden, a
/// bug report or a tuned parameter can name the model it belongs to.
///
/// **Raise the number by one in each commit that moves a golden**, and record `goldens` anew. `Scripts/record.sh` does
/// both; a test compares `goldens` with the recorded goldens. A new scenario, whose golden moves nothing, changes only
/// `goldens`.
public enum ModelVersion {
  /// The number.
  public static let number = 11

  /// The digest over the goldens of all built-in scenarios, as the model of that number gives them.
  package static let goldens: UInt64 = 0x903c0fb3f0497e00
}
