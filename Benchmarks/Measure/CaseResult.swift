/// What is known of a case after a run: what must be the same each time, and what was measured.
public struct CaseResult: Hashable, Sendable {
  /// The case.
  public var name: String

  /// What one item is.
  public var item: String

  /// The digest of its work.
  public var digest: String

  /// How many frames that work has; 0 where it has none.
  public var frames: Int

  /// Calls of the allocator; nil where nobody counted them.
  public var allocations: Allocations?

  /// The times; nil where nobody measured.
  public var measurement: Measurement?

  /// How often the allocator was called.
  public struct Allocations: Hashable, Sendable {
    /// So many times,
    public var calls: Int
    /// over so many items.
    public var items: Int

    /// A count.
    public init(calls: Int, items: Int) { (self.calls, self.items) = (calls, items) }

    /// Calls an item.
    public var perItem: Double { Double(calls) / Double(items) }
  }

  /// A result of which nothing was counted or measured yet.
  public init(name: String, item: String, digest: String, frames: Int) {
    (self.name, self.item, self.digest, self.frames) = (name, item, digest, frames)
  }
}
