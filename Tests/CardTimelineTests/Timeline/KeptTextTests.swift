import CardText
import Testing

@testable import CardTimeline

@Suite struct KeptTextTests {
  @Test(arguments: 0...64)
  func aTextOfAnyLengthIsWhole(length: Int) {
    let text = String(repeating: "0123456789abcdef", count: 4).prefix(length)
    var buffer = ByteBuffer(capacity: 2 * KeptText.room)
    buffer.append(text: "<")
    buffer.end = KeptText(String(text)).store(at: buffer.end)
    buffer.append(text: ">")
    #expect(buffer.text == "<\(text)>")
  }

  @Test func everyKeyOfJSONFits() {
    for column in Column.allCases { #expect(column.name.utf8.count + 3 <= KeptText.room) }
  }
}
