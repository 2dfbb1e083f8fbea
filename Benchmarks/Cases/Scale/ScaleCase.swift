/// Work whose cost is meant to grow as the number of its things grows, and no faster.
///
/// A case knows no clock and no counter. The caller prepares the work for one, ten and a hundred times as many things,
/// and counts what each costs: allocations, bytes, instructions.
public struct ScaleCase: Sendable {
  /// The things that are counted, in the plural: "pushes at one instant".
  public let name: String

  /// The work that is done with them, for people.
  public let work: String

  /// The smallest number of things.
  public let smallest: Int

  /// The reason why a further thing costs more among many, where that is known and not mended yet; nil if it is steady.
  public var known: String?

  /// Prepares the work for a number of things. The work is done once per call, and returns the number of things that it
  /// has done, which is at least the number that was asked for.
  public let makeWork: @Sendable (_ count: Int) -> () -> Int

  /// The numbers of things: one, ten and a hundred times the smallest.
  public var counts: [Int] { [smallest, 10 * smallest, 100 * smallest] }

  /// All cases, in display order.
  public static let all: [ScaleCase] = [scenarios, sessions, tables, goldens, tuning].flatMap { $0 }
}
