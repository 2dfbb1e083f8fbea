/// A growing buffer for the bytes of a text that is being written, flushed to a sink.
///
/// Every number and word of a timeline passes through here, so an append is a store and an addition, and no append can
/// fail. Writing to a file can fail: the writer calls `flush(to:)` between rows, so a truncated file ends with a whole
/// line.
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
  /// The number of bytes at which `isFull` becomes true: large enough that the cost of a system call is negligible
  /// beside that of the bytes it moves.
  public static let flushThreshold = 65_536

  /// Only this value ever holds the pointer, so the value may move from one thread to another.
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

  /// The number of bytes in the buffer.
  @inlinable
  public var count: Int {
    used
  }

  deinit {
    base.deallocate()
  }

  /// True if the buffer holds at least `flushThreshold` bytes and should be flushed.
  @inlinable
  public var isFull: Bool {
    used >= ByteBuffer.flushThreshold
  }

  /// Makes sure that `extra` more bytes fit without growing.
  @inlinable
  public mutating func reserve(_ extra: Int) {
    if capacity &- used < extra { grow(by: extra) }
  }

  /// The address of the next byte. A caller that stores bytes here reserves them first, then advances this address.
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

  /// Removes the contents and keeps the memory.
  @inlinable
  public mutating func removeAll() {
    used = 0
  }

  /// Passes the contents to `sink` and removes them. If `sink` throws, they stay.
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
