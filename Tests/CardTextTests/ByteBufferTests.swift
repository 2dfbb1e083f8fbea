import CardText
import Testing

@Suite struct ByteBufferTests {
  private struct Full: Error, Equatable {
    var offered: Int
  }

  @Test func keepsWhatWasAppendedAcrossGrowth() {
    var buffer = ByteBuffer(capacity: 0)
    var expected: [UInt8] = []
    for index in 0..<10_000 {
      let byte = UInt8(truncatingIfNeeded: index &* 31)
      buffer.append(byte: byte)
      expected.append(byte)
    }
    buffer.append(bytes: expected)
    let bytes = buffer.bytes
    #expect(bytes == expected + expected)
  }

  @Test func flushGivesTheContentsOnceAndNeverNothing() {
    var buffer = ByteBuffer()
    var received: [[UInt8]] = []
    let take = { (bytes: UnsafeRawBufferPointer) in received.append(Array(bytes)) }
    buffer.flush(to: take)
    buffer.append(text: "row\n")
    buffer.flush(to: take)
    buffer.flush(to: take)
    #expect(received == [Array("row\n".utf8)])
    let count = buffer.count
    #expect(count == 0)
  }

  @Test func aSinkThatThrowsLosesNothing() {
    var buffer = ByteBuffer()
    buffer.append(text: "row\n")
    var thrown: Full?
    do throws(Full) {
      try buffer.flush { bytes throws(Full) in throw Full(offered: bytes.count) }
    } catch {
      thrown = error
    }
    #expect(thrown == Full(offered: 4))
    let text = buffer.text
    #expect(text == "row\n")
  }

  @Test func isFullFromTheThresholdOn() {
    var buffer = ByteBuffer()
    for _ in 1..<ByteBuffer.flushThreshold { buffer.append(byte: 0) }
    let before = buffer.isFull
    buffer.append(byte: 0)
    let after = buffer.isFull
    #expect(!before)
    #expect(after)
    buffer.removeAll()
    let emptied = buffer.isFull
    #expect(!emptied)
  }
}
