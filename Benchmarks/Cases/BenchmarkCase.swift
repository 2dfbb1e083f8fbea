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
  public let limitNanoseconds: Double?

  /// Whether an item must not ask for memory.
  public let isFreeOfAllocations: Bool

  /// The command that prints the same digest; nil where no command does.
  public let command: String?

  /// The digest of its work, computed apart from any measurement.
  public let digest: @Sendable () -> String

  /// Prepares the work. Called, it does about as many items as it is told, and returns how many.
  public let makeWork: @Sendable () -> (_ items: Int) -> Int

  /// Every case, in the order in which they are shown.
  public static let all: [BenchmarkCase] = [
    spring,
    frames("frame, settling", of: "flick-up", in: .settling, limitNanoseconds: 30),
    frames("frame, dragging", of: "map-buttons", in: .dragging, limitNanoseconds: 60),
    frames("frame, scrolling", of: "scroll-handoff-up", in: .scrolling),
    frames("frame, pushing", of: "push-pop", in: .pushing),
    timeline,
    rows("CSV row of 12 numbers", columns: twelveNumbers, limitNanoseconds: 125),
    rows("CSV row, default columns", columns: nil, limitNanoseconds: 500),
    layout,
    scrolledList("frame, list of 10", items: 10),
    scrolledList("frame, list of 100000", items: 100_000),
    itemRows,
  ]
}
