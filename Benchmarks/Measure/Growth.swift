/// The growth of a cost with the number of things that cause it: the rule that finds work that grows faster.
///
/// The cost is counted for one, ten and a hundred times as many things. The cost of a further thing is a difference, so
/// that all cancels out that doesn't depend on their number:
///
/// ```
/// early = (cost(10 n) − cost(n)) / 9 n            late = (cost(100 n) − cost(10 n)) / 90 n
/// steady:  late ≤ most · early + slack
/// ```
///
/// Linear work has the same cost late as early, a sort hardly more, and quadratic work ten times as much. The slack is
/// what a thing may cost late if it costs nothing early: a table that grows once in a while.
public struct Growth: Hashable, Sendable {
  /// A kind of cost, which is the same in each run.
  public enum Cost: String, CaseIterable, Sendable {
    /// Calls of the C allocator.
    case allocations
    /// Bytes requested of it.
    case bytes
    /// Instructions of the processor.
    case instructions

    /// The largest factor from the early to the late cost of a thing, well below the 3.2 of work that grows by the
    /// square root of the number. An array that doubles may have twice the bytes that it needs at one number, and not
    /// at another.
    public var most: Double { self == .bytes ? 1.8 : 1.3 }

    /// The cost of a thing that is never too much.
    public var slack: Double {
      switch self {
      case .allocations: 0.1
      case .bytes: 16
      case .instructions: 50
      }
    }
  }

  /// The kind of cost.
  public let cost: Cost

  /// The cost of a further thing, from n to 10 n and from 10 n to 100 n.
  public let early, late: Double

  /// Creates a growth.
  ///
  /// - Parameters:
  ///   - counts: Three numbers of things, ascending.
  ///   - costs: The cost of each.
  public init(_ cost: Cost, counts: [Int], costs: [UInt64]) {
    precondition(counts.count == 3 && costs.count == 3, "a growth has three costs")
    precondition(0 < counts[0] && counts[0] < counts[1] && counts[1] < counts[2], "\(counts) don't ascend")
    func further(_ index: Int) -> Double {
      (Double(costs[index + 1]) - Double(costs[index])) / Double(counts[index + 1] - counts[index])
    }
    (self.cost, early, late) = (cost, further(0), further(1))
  }

  /// The late cost over the early one; nil if neither is more than the slack.
  public var factor: Double? { max(early, late) > cost.slack ? late / max(early, cost.slack) : nil }

  /// True if a further thing costs no more among many than among few.
  public var isSteady: Bool { late <= cost.most * max(early, 0) + cost.slack }
}
