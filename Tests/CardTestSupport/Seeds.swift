import CardMath

/// Seeds for a property test, each with its own generator. A failure prints the seed when the test names it:
///
/// ```swift
/// @Test(arguments: Seeds.few) func mirror(seed: UInt64) { var random = SplitMix64(seed: seed) … }
/// ```
public enum Seeds {
  /// Twenty seeds: for properties that draw many cases each.
  public static let few: [UInt64] = Array(1...20)
}
