import CardMath

/// The events since the last frame, in order, each with its instant.
public struct EventLog: RandomAccessCollection, Hashable, Sendable {
  /// An event and its instant.
  public struct Entry: Hashable, Sendable {
    /// The event.
    public var event: Event

    /// The instant of the event.
    public var instant: Instant
  }

  /// The events.
  public private(set) var entries: [Entry] = []

  /// Creates an empty log.
  public init() {}

  /// Appends an event with its instant.
  public mutating func record(_ event: Event, at instant: Instant) {
    entries.append(Entry(event: event, instant: instant))
  }

  /// Removes the events and keeps their memory.
  @inlinable
  public mutating func removeAll() {
    // Most frames have no event, so the test is inlined at the call.
    if !entries.isEmpty { forget() }
  }

  @usableFromInline
  mutating func forget() {
    entries.removeAll(keepingCapacity: true)
  }

  /// The index of the first event.
  @inlinable public var startIndex: Int { 0 }

  /// The index after the last event.
  @inlinable public var endIndex: Int { entries.count }

  /// The number of events; inlinable, because another module reads it in each frame.
  @inlinable public var count: Int { entries.count }

  /// An event and its instant.
  public subscript(index: Int) -> Entry { entries[index] }
}

extension EventLog: StateCoding {
  /// Codes every event and its instant.
  public mutating func code(with archive: inout StateArchive) throws(StateError) {
    try archive.code(&entries, blank: Entry(event: .drag, instant: .zero))
  }
}

extension EventLog.Entry: StateCoding {
  /// Codes the event and its instant.
  public mutating func code(with archive: inout StateArchive) throws(StateError) {
    try archive.code(&event)
    try archive.code(&instant)
    guard !archive.isReading || instant >= .zero && instant <= archive.now else { throw archive.error(.instant) }
  }
}
