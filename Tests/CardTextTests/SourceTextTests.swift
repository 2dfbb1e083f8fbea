import CardText
import Testing

@Suite struct SourceTextTests {
  private func position(_ text: String, of offset: Int) -> [Int] {
    let position = SourceText(name: "a.json", text: text).position(of: offset)
    return [position.line, position.column]
  }

  @Test func linesEndWithLineFeedsOfEitherKind() {
    #expect(position("ab\ncd", of: 0) == [1, 1])
    #expect(position("ab\ncd", of: 2) == [1, 3])
    #expect(position("ab\ncd", of: 3) == [2, 1])
    #expect(position("ab\r\ncd", of: 5) == [2, 2])
    #expect(position("ab\n", of: 3) == [2, 1])
    #expect(position("", of: 0) == [1, 1])
  }

  @Test func columnsCountCharacters() {
    // ö has two bytes, 👆 four.
    #expect(position("öö x", of: 5) == [1, 4])
    #expect(position("\"👆\": x", of: 8) == [1, 6])
  }

  /// All places at once, in any order, are those that a count from the start of each finds.
  @Test func manyPlacesAreThoseOneByOne() {
    let text = "{\r\n  \"ä\": 1,\n\n\"👆👆\": [2,\n\n\n 3]}\n"
    let source = SourceText(name: "a.json", text: text)
    let offsets = (0...source.bytes.count).filter { $0 == source.bytes.count || source.bytes[$0] & 0xC0 != 0x80 }
    let shuffled = offsets.enumerated().sorted { ($0.offset * 7 % 11, $0.offset) < ($1.offset * 7 % 11, $1.offset) }
    let expected = shuffled.map { _, offset in
      let lines = String(decoding: source.bytes[..<offset], as: UTF8.self).unicodeScalars
        .split(separator: "\n", omittingEmptySubsequences: false)
      return [lines.count, lines[lines.count - 1].count + 1]
    }
    #expect(source.positions(of: shuffled.map(\.element)).map { [$0.line, $0.column] } == expected)
    #expect(source.positions(of: []) == [])
  }

  @Test func excerptIsTheLineWithItsMark() {
    let source = SourceText(name: "a.json", text: "first\r\n\tsecond line\r\nthird")
    let excerpt = source.excerpt(of: 8..<14)
    #expect(excerpt.before == "  ")
    #expect(excerpt.marked == "second")
    #expect(excerpt.after == " line")
  }

  @Test func excerptEndsWithItsLine() {
    let source = SourceText(name: "a.json", text: "one\ntwo\n")
    let spanning = source.excerpt(of: 1..<7)
    #expect([spanning.before, spanning.marked, spanning.after] == ["o", "ne", ""])
    let atEnd = source.excerpt(of: 8..<8)
    #expect([atEnd.before, atEnd.marked, atEnd.after] == ["", "", ""])
    let atLineFeed = source.excerpt(of: 3..<4)
    #expect([atLineFeed.before, atLineFeed.marked, atLineFeed.after] == ["one", "", ""])
  }

  @Test func longLinesAreCutOnBothSides() {
    let text = String(repeating: "a", count: 5_000) + "MARK" + String(repeating: "b", count: 5_000)
    let excerpt = SourceText(name: "a.json", text: text).excerpt(of: 5_000..<5_004)
    #expect(excerpt.before == "…" + String(repeating: "a", count: 49))
    #expect(excerpt.marked == "MARK")
    #expect(excerpt.after == String(repeating: "b", count: 45) + "…")
    let all = SourceText(name: "a.json", text: text).excerpt(of: 0..<10_004)
    #expect(all.marked.unicodeScalars.count == 100)
    #expect(all.marked.hasSuffix("…"))
    #expect(all.after.isEmpty)
  }

  /// A part of one document may be used in another, whose text is shorter.
  @Test func aPlaceOutsideIsTheNearestEnd() {
    let source = SourceText(name: "code", text: "{}")
    #expect(position("{}", of: 34) == [1, 3])
    #expect(position("{}", of: -1) == [1, 1])
    #expect(source.excerpt(of: 34..<40) == source.excerpt(of: 2..<2))
    #expect(source.excerpt(of: 1..<40) == source.excerpt(of: 1..<2))
  }

  @Test func brokenTextIsShownAsFarAsItGoes() {
    let source = SourceText(name: "a.json", bytes: [0x61, 0xFF, 0x62, 0x1B, 0x5B])
    let excerpt = source.excerpt(of: 1..<2)
    #expect(excerpt.before == "a")
    #expect(excerpt.marked == "\u{FFFD}")
    #expect(excerpt.after == "b\\u001b[")
  }
}
