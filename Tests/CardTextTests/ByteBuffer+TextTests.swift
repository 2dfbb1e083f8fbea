import CardText
import Foundation
import Testing

@Suite struct ByteBufferTextTests {
  @Test(arguments: [
    ("resting", "resting"), ("", ""), ("a b", "a b"), ("a,b", "\"a,b\""), ("say \"hi\"", "\"say \"\"hi\"\"\""),
    ("two\nlines", "\"two\nlines\""), ("two\r\nlines", "\"two\r\nlines\""), ("Größe", "Größe"),
    ("a;b(c=1)", "a;b(c=1)"),
  ])
  func cellsAreQuotedOnlyIfNeeded(text: String, expected: String) {
    var buffer = ByteBuffer(capacity: 0)
    buffer.append(cell: text)
    #expect(buffer.text == expected)
  }

  @Test func jsonStringsReadBack() throws {
    let all = String(String.UnicodeScalarView((0..<0x300).compactMap(Unicode.Scalar.init))) + "\u{2028}👆🏽"
    var buffer = ByteBuffer(capacity: 0)
    buffer.append(byte: UInt8(ascii: "["))
    buffer.append(jsonString: all)
    buffer.append(byte: UInt8(ascii: "]"))
    let text = buffer.text
    #expect(try JSONDecoder().decode([String].self, from: Data(text.utf8)) == [all])
    // Every character that controls a terminal is escaped.
    #expect(text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F })
  }

  @Test func literalsAreCopied() {
    var buffer = ByteBuffer(capacity: 0)
    buffer.append(literal: "frame,time_us\n")
    #expect(buffer.text == "frame,time_us\n")
  }
}
