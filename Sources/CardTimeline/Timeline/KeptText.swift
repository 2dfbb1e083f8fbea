import CardText

/// A text of at most 64 bytes as vectors, so that storing it takes a few instructions and no call.
struct KeptText: Sendable {
  /// The most bytes of a text, and the most that are touched where one is stored.
  static let room = 64

  /// The first vectors; a text of CSV is hardly ever longer.
  private static let short = 32

  private let count: Int
  private let first: SIMD2<UInt64>
  private let second: SIMD2<UInt64>
  private let third: SIMD2<UInt64>
  private let fourth: SIMD2<UInt64>

  /// A text, which fits.
  init(_ text: String = "") {
    precondition(text.utf8.count <= KeptText.room, "\(text) is longer than \(KeptText.room) bytes")
    var bytes = ByteBuffer(capacity: KeptText.room)
    bytes.append(text: text)
    let end = bytes.end
    for place in bytes.count..<KeptText.room {
      (end + (place - bytes.count)).storeBytes(of: 0, as: UInt8.self)
    }
    self.init(from: end - bytes.count, to: end)
  }

  /// Reads a text from `start` up to `end`, and whatever follows it there, which is stored with it but isn't counted;
  /// the ``room`` bytes from `start` on must be the reader's own memory.
  @inline(__always)
  init(from start: UnsafeMutableRawPointer, to end: UnsafeMutableRawPointer) {
    count = end - start
    first = start.loadUnaligned(as: SIMD2<UInt64>.self)
    second = start.loadUnaligned(fromByteOffset: 16, as: SIMD2<UInt64>.self)
    third = start.loadUnaligned(fromByteOffset: 32, as: SIMD2<UInt64>.self)
    fourth = start.loadUnaligned(fromByteOffset: 48, as: SIMD2<UInt64>.self)
  }

  /// Stores the text and returns the address after it. ``room`` bytes must be free.
  @inline(__always)
  func store(at place: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer {
    place.storeBytes(of: first, as: SIMD2<UInt64>.self)
    place.storeBytes(of: second, toByteOffset: 16, as: SIMD2<UInt64>.self)
    if count > KeptText.short {
      place.storeBytes(of: third, toByteOffset: 32, as: SIMD2<UInt64>.self)
      place.storeBytes(of: fourth, toByteOffset: 48, as: SIMD2<UInt64>.self)
    }
    return place + count
  }
}
