/// The result of a case: values that are the same in each run, and the measured times.
public struct CaseResult: Hashable, Sendable {
  /// The case's name.
  public var name: String

  /// A description of one item.
  public var item: String

  /// The digest of the work.
  public var digest: String

  /// The number of frames of the work; 0 if it has none.
  public var frames: Int

  /// The allocator's calls; nil if they weren't counted.
  public var allocations: Allocations?

  /// The times; nil if they weren't measured.
  public var measurement: Measurement?

  /// The time of an item of the yardstick, work that is the same for all cases, measured before and after this case,
  /// in nanoseconds; nil if it wasn't measured.
  public var yardstick: Double?

  /// The time of an item as a multiple of the yardstick's, which says about the same of any machine; nil if one of the
  /// two wasn't measured.
  public var ratio: Double? {
    guard let measurement, let yardstick, yardstick > 0 else { return nil }
    return measurement.p25 / yardstick
  }

  /// A count of the allocator's calls.
  public struct Allocations: Hashable, Sendable {
    /// The number of calls.
    public var calls: Int
    /// The number of items over which they were counted.
    public var items: Int

    /// Creates a count.
    public init(calls: Int, items: Int) { (self.calls, self.items) = (calls, items) }

    /// The number of calls per item.
    public var perItem: Double { Double(calls) / Double(items) }
  }

  /// Creates a result without counts and times.
  public init(name: String, item: String, digest: String, frames: Int) {
    (self.name, self.item, self.digest, self.frames) = (name, item, digest, frames)
  }
}
