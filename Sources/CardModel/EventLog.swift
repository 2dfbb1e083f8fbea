import CardMath

/// What happened, in order, each event with its instant.
public struct EventLog: RandomAccessCollection, Hashable, Sendable {
  /// An event and its instant.
  public struct Entry: Hashable, Sendable {
    /// What happened.
    public var event: Event

    /// When it happened.
    public var instant: Instant
  }

  /// The events.
  public private(set) var entries: [Entry] = []

  /// No events.
  public init() {}

  /// Takes in one event at its instant.
  public mutating func record(_ event: Event, at instant: Instant) {
    entries.append(Entry(event: event, instant: instant))
  }

  /// Forgets the events, and keeps their room.
  @inlinable
  public mutating func removeAll() {
    // Most frames have no event: the test is made where the call would be.
    if !entries.isEmpty { forget() }
  }

  @usableFromInline
  mutating func forget() {
    entries.removeAll(keepingCapacity: true)
  }

  /// The place of the first event.
  @inlinable public var startIndex: Int { 0 }

  /// The place after the last event.
  @inlinable public var endIndex: Int { entries.count }

  /// How many there are: each frame asks, in another module.
  @inlinable public var count: Int { entries.count }

  /// An event and its instant.
  public subscript(index: Int) -> Entry { entries[index] }
}

extension EventLog: StateCoding {
  /// Every event and its instant.
  public mutating func code(with archive: inout StateArchive) throws(StateError) {
    try archive.code(&entries, blank: Entry(event: .drag, instant: .zero))
  }
}

extension EventLog.Entry: StateCoding {
  /// Both of it.
  public mutating func code(with archive: inout StateArchive) throws(StateError) {
    try archive.code(&event)
    try archive.code(&instant)
    guard !archive.isReading || instant >= .zero && instant <= archive.now else { throw archive.error(.instant) }
  }
}
