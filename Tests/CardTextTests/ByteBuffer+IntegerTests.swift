import CardMath
import CardTestSupport
import CardText
import Testing

@Suite struct ByteBufferIntegerTests {
  private func text(_ number: Int64) -> String {
    var buffer = ByteBuffer(capacity: 0)
    buffer.append(integer: number)
    return buffer.text
  }

  @Test func everyNumberOfUpToFiveDigits() {
    var buffer = ByteBuffer()
    var expected = ""
    for number in 0..<100_000 {
      buffer.append(integer: number)
      buffer.append(byte: 10)
      expected += "\(number)\n"
    }
    let text = buffer.text
    #expect(text == expected)
  }

  @Test func everyLengthAndItsNeighbours() {
    var power: Int64 = 1
    for _ in 0..<18 {
      power *= 10
      for number in [power - 1, power, power + 1, -power, 1 - power] { #expect(text(number) == "\(number)") }
    }
    for number in [0, Int64.max, Int64.min, Int64.min + 1] { #expect(text(number) == "\(number)") }
  }

  @Test(arguments: Seeds.few) func anyNumber(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<500 {
      let number = Int64(bitPattern: random.next()) >> Int64(random.next(below: 64))
      #expect(text(number) == "\(number)")
    }
  }
}
