import CardMath
import Foundation

/// Seeds for a property test, each with its own generator. A failure prints the seed if the test names it:
///
/// ```swift
/// @Test(arguments: Seeds.few) func mirror(seed: UInt64) { var random = SplitMix64(seed: seed) … }
/// ```
public enum Seeds {
  /// Four seeds, or all twenty if `areAll`, for properties that draw many cases each.
  public static let few = first(4, of: 20)

  /// True if every test takes all its seeds, cases and instants: `CARDSIM_SEEDS=all` in the environment.
  public static let areAll = ProcessInfo.processInfo.environment["CARDSIM_SEEDS"] == "all"

  /// The first `count` seeds, or all of them if `areAll`.
  public static func first(_ count: Int, of all: Int) -> [UInt64] {
    (0..<Self.count(count, of: all)).map { UInt64($0 + 1) }
  }

  /// Every `step`th of some cases, or all of them if `areAll`. Tests that share their cases begin at different ones, so
  /// that together they take most.
  public static func every<Case>(_ step: Int, of all: [Case], from start: Int = 0) -> [Case] {
    areAll ? all : stride(from: start, to: all.count, by: step).map { all[$0] }
  }

  /// A number of cases: `count`, or all of them if `areAll`.
  public static func count(_ count: Int, of all: Int) -> Int { areAll ? all : count }
}
