/// One thing that is measured: how to do it, and what it must come to.
///
/// A case knows no clock. Whoever measures calls `makeWork` once, then the work as often as he likes, and reads his
/// clock before and after.
public struct BenchmarkCase: Sendable {
  /// What it is called.
  public let name: String

  /// What one item is.
  public let item: String

  /// The most nanoseconds that an item may take on one core; nil where nobody has set a limit.
  public var limitNanoseconds: Double?

  /// Whether an item must not ask for memory.
  public var isFreeOfAllocations = true

  /// Over how many items allocations are counted: the same number each time, so that the count is the same.
  public var countedItems = 10_000

  /// The command that prints the same digest; nil where no command does.
  public var command: String?

  /// What its work comes to, computed apart from any measurement.
  public let proof: @Sendable () -> Proof

  /// Prepares the work. Called, it does about as many items as it is told, and returns how many.
  public let makeWork: @Sendable () -> (_ items: Int) -> Int

  /// Prepares the same work to be timed item by item, where items are short and their tail matters. Called, it does the
  /// next item; false: it went back to the first one instead, which is no item and isn't to be timed.
  public var makeSteps: (@Sendable () -> () -> Bool)?

  /// The parts of an item's work, each to be measured by itself; nil where there is nothing to take apart.
  public var makeStages: (@Sendable () -> FrameStages)?

  /// What a case's work comes to, so that nobody makes it faster by doing less.
  public struct Proof: Hashable, Sendable {
    /// Sixteen hexadecimal digits over all that was computed.
    public var digest: String

    /// How many frames were computed for it; 0 where the case has none.
    public var frames: Int

    /// A digest, and the frames that it is of.
    public init(digest: String, frames: Int) { (self.digest, self.frames) = (digest, frames) }
  }

  /// Every case, in the order in which they are shown.
  public static let all: [BenchmarkCase] =
    elementary + laws + springs + releases + estimators + phases + presets + gestures + tuning + texts + contents
}
