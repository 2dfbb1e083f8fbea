/// One measured item of work: its code, and a proof of its result.
///
/// A case knows no clock. The caller calls `makeWork` once, then the work as often as it likes, and reads its clock
/// before and after.
public struct BenchmarkCase: Sendable {
  /// The case's name.
  public let name: String

  /// A description of one item.
  public let item: String

  /// The most nanoseconds that an item may take on one core; nil if there is no limit.
  public var limitNanoseconds: Double?

  /// True if an item must not allocate memory.
  public var isFreeOfAllocations = true

  /// The number of items over which allocations are counted: the same each time, so that the count is the same.
  public var countedItems = 10_000

  /// The command that prints the same digest; nil if there is none.
  public var command: String?

  /// Computes the result of the work, apart from any measurement.
  public let proof: @Sendable () -> Proof

  /// Prepares the work. The work does about as many items as it is told, and returns their number.
  public let makeWork: @Sendable () -> (_ items: Int) -> Int

  /// Prepares the same work to be timed item by item, for short items whose tail matters. Each call does the next item;
  /// it returns false if it went back to the first one instead, which isn't an item and isn't timed.
  public var makeSteps: (@Sendable () -> () -> Bool)?

  /// Prepares the parts of an item's work, each to be measured separately; nil if it has no parts.
  public var makeStages: (@Sendable () -> FrameStages)?

  /// The result of a case's work, so that no change makes it faster by doing less.
  public struct Proof: Hashable, Sendable {
    /// The digest of everything that was computed, sixteen hexadecimal digits.
    public var digest: String

    /// The number of frames computed for it; 0 if the case has none.
    public var frames: Int

    /// Creates a proof.
    public init(digest: String, frames: Int) { (self.digest, self.frames) = (digest, frames) }
  }

  /// All cases, in display order.
  public static let all: [BenchmarkCase] =
    elementary + laws + springs + releases + estimators + phases + presets + gestures + tuning + texts + contents
}
