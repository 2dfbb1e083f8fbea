/// One measured item of work: its code, and a proof of its result.
///
/// A case knows no clock. The caller calls `makeWork` once, then the work as often as it likes, and reads its clock
/// before and after.
public struct BenchmarkCase: Sendable {
  /// The case's name.
  public let name: String

  /// A description of one item.
  public let item: String

  /// The time that an item is meant to take, in nanoseconds on a core on which an item of ``closedForm`` takes
  /// `closedFormNanoseconds`; nil if there is no aim.
  public var aimNanoseconds: Double?

  /// The aim as a multiple of the time of an item of ``closedForm``, so that it says the same of any machine; nil if
  /// there is no aim.
  public var aim: Double? { aimNanoseconds.map { $0 / BenchmarkCase.closedFormNanoseconds } }

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

  /// The results of 1024 items, or of an item that has many, for `Scripts/peers.sh`, which compares them and their
  /// times with other programs'; nil if nothing is compared. A number is written as the sixteen hexadecimal digits of
  /// its bits.
  public var results: (@Sendable () -> [String])?

  /// The result of a case's work, so that no change makes it faster by doing less.
  public struct Proof: Hashable, Sendable {
    /// The digest of everything that was computed, sixteen hexadecimal digits.
    public var digest: String

    /// The number of frames computed for it; 0 if the case has none.
    public var frames: Int

    /// Creates a proof.
    public init(digest: String, frames: Int) { (self.digest, self.frames) = (digest, frames) }
  }

  /// The bits of a number, sixteen hexadecimal digits.
  static func hexadecimal(_ number: Double) -> String {
    let digits = String(number.bitPattern, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// All cases, in display order.
  public static let all: [BenchmarkCase] = {
    let groups: [[BenchmarkCase]] = [
      [closedForm], elementary, laws, springs, releases, estimators, phases, presets, gestures, tuning, numbers, texts,
      contents,
    ]
    return groups.flatMap { $0 }
  }()
}
