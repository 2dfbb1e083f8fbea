import CardText
import Testing

/// The bytes are those of the examples in https://protobuf.dev/programming-guides/encoding/.
@Suite struct ByteBufferProtobufTests {
  private func bytes(_ body: (inout ByteBuffer) -> Void) -> [UInt8] {
    var buffer = ByteBuffer(capacity: 0)
    body(&buffer)
    return buffer.bytes
  }

  @Test(
    arguments: [
      (0, [0x00]), (1, [0x01]), (127, [0x7F]), (128, [0x80, 0x01]), (150, [0x96, 0x01]), (16_384, [0x80, 0x80, 0x01]),
      (.max, [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x01]),
    ] as [(UInt64, [UInt8])])
  func wholeNumbersAreGroupsOfSevenBits(number: UInt64, expected: [UInt8]) {
    #expect(bytes { $0.append(varint: number) } == expected)
  }

  @Test func fieldsHaveTheirKeys() {
    #expect(bytes { $0.append(field: 1, varint: 150) } == [0x08, 0x96, 0x01])
    #expect(bytes { $0.append(field: 2, text: "testing") } == [0x12, 0x07] + Array("testing".utf8))
    #expect(bytes { $0.append(field: 44, double: -2) } == [0xE1, 0x02, 0, 0, 0, 0, 0, 0, 0, 0xC0])
    #expect(bytes { $0.append(field: 3) { $0.append(field: 1, varint: 150) } } == [0x1A, 0x03, 0x08, 0x96, 0x01])
  }

  /// The length of a message stands before it: it is as many bytes as it needs, at any depth.
  @Test(arguments: [0, 1, 126, 127, 128, 129, 16_383, 16_384, 100_000])
  func messagesOfAnyLengthNest(count: Int) {
    let text = [UInt8](repeating: UInt8(ascii: "a"), count: count)
    func length(_ count: Int) -> [UInt8] { bytes { $0.append(varint: UInt64(count)) } }
    let inner = [0x0A] + length(count) + text
    let middle = [0x12] + length(inner.count) + inner
    let outer = [0x1A] + length(middle.count) + middle
    let found = bytes { buffer in
      buffer.append(field: 3) { middle in
        middle.append(field: 2) { $0.append(field: 1, text: String(decoding: text, as: UTF8.self)) }
      }
      buffer.append(field: 1, varint: 1)
    }
    #expect(found == outer + [0x08, 0x01])
  }
}
