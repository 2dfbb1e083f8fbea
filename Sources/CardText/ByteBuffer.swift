/// The bytes of a text that is being written: grows as it must, and is emptied into whatever takes them.
///
/// Every number and word of a timeline passes through here, so an append is a store and an addition, and no append can
/// fail. Writing to a file can: that is `flush(to:)`, which the writer calls between rows, so that a file that breaks
/// off breaks off at the end of a line.
///
/// ```swift
/// var buffer = ByteBuffer()
/// for row in rows {
///   buffer.append(fixed: row.y, decimals: 4)
///   buffer.append(byte: UInt8(ascii: "\n"))
///   if buffer.isFull { try buffer.flush(to: write) }
/// }
/// try buffer.flush(to: write)
/// ```
public struct ByteBuffer: ~Copyable, @unchecked Sendable {
  /// The number of bytes from which on the buffer calls itself full: large enough that a system call costs nothing
  /// beside the bytes it moves.
  public static let flushThreshold = 65_536

  /// Only this value ever holds the pointer, which is why it may go from one thread to another.
  @usableFromInline
  var base: UnsafeMutableRawPointer

  @usableFromInline
  var capacity: Int

  @usableFromInline
  var used: Int

  /// An empty buffer with room for `capacity` bytes.
  public init(capacity: Int = ByteBuffer.flushThreshold + 4_096) {
    precondition(capacity >= 0, "a buffer can't hold \(capacity) bytes")
    self.capacity = max(capacity, 64)
    base = .allocate(byteCount: self.capacity, alignment: 16)
    used = 0
  }

  /// How many bytes stand in the buffer.
  @inlinable
  public var count: Int {
    used
  }

  deinit {
    base.deallocate()
  }

  /// Whether it is time to flush.
  @inlinable
  public var isFull: Bool {
    used >= ByteBuffer.flushThreshold
  }

  /// Makes sure that `extra` more bytes fit without growing.
  @inlinable
  public mutating func reserve(_ extra: Int) {
    if capacity &- used < extra { grow(by: extra) }
  }

  /// Where the next byte will stand. Moved on by whoever stored bytes there, of which he had made sure.
  @usableFromInline
  package var end: UnsafeMutableRawPointer {
    @inlinable @inline(__always) get { base + used }
    @inlinable @inline(__always) set { used = newValue - base }
  }

  @usableFromInline
  @inline(never)
  mutating func grow(by extra: Int) {
    let grown = max(capacity * 2, used + extra)
    let moved = UnsafeMutableRawPointer.allocate(byteCount: grown, alignment: 16)
    moved.copyMemory(from: base, byteCount: used)
    base.deallocate()
    base = moved
    capacity = grown
  }

  /// Adds one byte.
  @inlinable
  public mutating func append(byte: UInt8) {
    reserve(1)
    base.storeBytes(of: byte, toByteOffset: used, as: UInt8.self)
    used &+= 1
  }

  /// Adds bytes as they are.
  @inlinable
  public mutating func append(bytes: UnsafeRawBufferPointer) {
    guard let source = bytes.baseAddress else { return }
    reserve(bytes.count)
    (base + used).copyMemory(from: source, byteCount: bytes.count)
    used &+= bytes.count
  }

  /// Adds bytes as they are.
  @inlinable
  public mutating func append(bytes: [UInt8]) {
    bytes.withUnsafeBytes { append(bytes: $0) }
  }

  /// Forgets the contents and keeps the memory.
  @inlinable
  public mutating func removeAll() {
    used = 0
  }

  /// Gives the contents to `sink` and forgets them. When `sink` throws, they stay.
  ///
  /// An empty buffer doesn't call `sink`.
  @inlinable
  public mutating func flush<Failure: Error>(
    to sink: (UnsafeRawBufferPointer) throws(Failure) -> Void
  ) throws(Failure) {
    if used == 0 { return }
    try sink(UnsafeRawBufferPointer(start: base, count: used))
    used = 0
  }

  /// A copy of the contents.
  public var bytes: [UInt8] {
    Array(UnsafeRawBufferPointer(start: base, count: used))
  }

  /// The contents read as UTF-8.
  public var text: String {
    String(decoding: UnsafeRawBufferPointer(start: base, count: used), as: UTF8.self)
  }
}
