import CardMath
import CardTestSupport
import CardText
import Foundation
import Testing

@Suite struct JSONParserTests {
  private func parse(_ text: String) -> JSONValue? {
    JSONParser.parse(Diagnostics(SourceText(name: "a.json", text: text)))
  }

  @Test func valuesKnowWhereTheyStand() throws {
    let text = #"{ "card": [1, -2.5e1, "ö\n", true], "none": null }"#
    let root = try #require(parse(text))
    func source(_ range: Range<Int>) -> String { String(decoding: Array(text.utf8)[range], as: UTF8.self) }
    #expect(source(root.range) == text)
    guard case .object(let members) = root.kind, case .array(let elements) = members[0].value.kind else {
      Issue.record("not an object of arrays: \(root)")
      return
    }
    #expect(members.map(\.key) == ["card", "none"])
    #expect(members.map { source($0.keyRange) } == ["\"card\"", "\"none\""])
    #expect(elements.map { source($0.range) } == ["1", "-2.5e1", #""ö\n""#, "true"])
    #expect(
      elements.map(\.kind) == [
        .number(1, isInteger: true), .number(-25, isInteger: false), .string("ö\n"), .bool(true),
      ])
    #expect(members[1].value.kind == .null)
    #expect(problems(Array(text.utf8)).isEmpty)
  }

  @Test(arguments: Seeds.few) func readsWhatIsMeant(seed: UInt64) throws {
    var made = JSONText(seed: seed)
    for _ in 0..<40 {
      let (text, kind) = made.value()
      #expect(parse(text)?.placeless == JSONValue(kind, at: 0..<0), "\(text)")
      #expect(problems(Array(text.utf8)).isEmpty, "\(text)")
    }
  }

  @Test(arguments: [
    (#"{"a": 1,}"#, #"1:8 expected another item after the comma, found "}" | remove the comma"#),
    (#"[1, 2, ]"#, #"1:6 expected another item after the comma, found "]" | remove the comma"#),
    (#"[1,, 2]"#, #"1:4 expected an item, found "," | remove the comma"#),
    (#"[, 1]"#, #"1:2 expected an item, found "," | remove the comma"#),
    (#"[1 2]"#, #"1:4 expected "," or "]", found 2 | a comma is missing before this"#),
    ("{\"a\": 1\n \"b\": 2}", #"2:2 expected "," or "}", found a string | a comma is missing before this"#),
    ("// hello\n1", "1:1 JSON has no comments | remove it"),
    ("[1, /* one */ 2]", "1:5 JSON has no comments | remove it"),
    ("[1] # one", "1:5 JSON has no comments | remove it"),
    (#"{"a": 1, "b": 2, "a": 3}"#, #"1:18 the key "a" comes twice | the first is at line 1, column 2"#),
    ("[NaN]", "1:2 expected a value, found NaN | every number is finite"),
    (
      "[-Infinity]",
      #"1:2 expected a number, found -Infinity | every number is finite and begins with a digit or "-" and a digit"#
    ),
    ("[1e999]", "1:2 expected a number, found 1e999 | the largest number is 1.7976931348623157e308"),
    ("[007]", "1:2 expected a number, found 007 | a number has no leading zeros"),
    ("[+5]", #"1:2 expected a number, found +5 | leave the "+" out"#),
    ("[.5]", "1:2 expected a number, found .5 | write the 0 before the point"),
    ("[5.]", "1:2 expected a number, found 5. | a digit must follow the point"),
    ("[1e]", #"1:2 expected a number, found 1e | a digit must follow the "e""#),
    ("[0x10]", "1:2 expected a number, found 0x10"),
    ("[250ms]", #"1:2 expected a number, found 250ms | a duration is text: "250ms""#),
    ("[1.2.3]", "1:2 expected a number, found 1.2.3"),
    ("[True]", "1:2 expected a value, found True | write true"),
    ("[None]", "1:2 expected a value, found None | write null, or leave the key out"),
    ("[high]", #"1:2 expected a value, found high | text stands in quotation marks: "high""#),
    ("{name: 1}", #"1:2 expected a key in quotation marks, found name | write "name""#),
    ("{'name': 1}", #"1:2 expected straight quotation marks, found ' | write "name""#),
    ("[“high”]", #"1:2 expected straight quotation marks, found “ | write "high""#),
    (#"{"a" 1}"#, #"1:6 expected ":" after the key, found 1"#),
    (#"{"a" = 1}"#, #"1:6 expected ":" after the key, found "=" | write ":""#),
    (
      #"["\x"]"#,
      #"1:3 found the unknown escape \x in a string | write a backslash as \\; also \" \/ \b \f \n \r \t \u0041"#
    ),
    (#"["\u12g4"]"#, #"1:3 expected four hexadecimal digits after \u, found \u12 | for example \u0041"#),
    (#"["\ud83d"]"#, #"1:3 found \ud83d, one half of a surrogate pair | write the character itself, or both halves"#),
    (
      #"["\udc46x"]"#,
      #"1:3 found \udc46, one half of a surrogate pair | write the character itself, or both halves"#
    ),
    (#"["\ud83dA"]"#, #"1:3 found \ud83d, one half of a surrogate pair | write the character itself, or both halves"#),
    ("[\"a\tb\"]", #"1:4 found the control character U+0009 in a string | write \t"#),
    (
      "[\"a\nb\"]",
      #"1:2 expected the end of the string before the end of the line | close it, or write the line break as \n"#
    ),
    (#"["abc"#, "1:2 the text ends inside a string | close it with a quotation mark"),
    ("[1,\u{A0}2]", "1:4 expected white space or a value, found \"\u{A0}\" (U+00A0) | write a plain space"),
    ("", "1:1 expected a value, found nothing: the text is empty | the smallest object is {}"),
    (" \n", "2:1 expected a value, found nothing: the text is empty | the smallest object is {}"),
    ("{} {}", #"1:4 expected the end of the text, found "{" | a file holds one value"#),
    ("{}}", #"1:3 expected the end of the text, found "}" | a bracket too many, here or further up"#),
    ("[1\n,2", #"2:3 the text ends inside the array that begins at line 1, column 1 | close it with "]""#),
    (
      #"{"a": [1}"#,
      #"1:9 expected "]" for the array that begins at line 1, column 7, found "}" | one of the two brackets is wrong"#
    ),
    (#"{"a""#, #"1:5 the text ends after a key | a key is followed by ":" and a value"#),
    (#"{"a":"#, #"1:6 the text ends after a key | a key is followed by ":" and a value"#),
    ("[1; 2]", #"1:3 expected "," or "]", found ";""#),
    (#"{"a": }"#, #"1:7 expected a value, found "}""#),
    ("[ö]", "1:2 expected a value, found \"ö\" (U+00F6)"),
  ])
  func whatIsNotJSON(text: String, problem: String) {
    #expect(problems(Array(text.utf8)) == [problem])
  }

  @Test func readingGoesOnBehindAnError() {
    let text = """
      {
        // the card
        "header": 084,
        "name": 'maps',
        "fps": NaN
        "fps": 120,
        "detents": [1, 2,],
      }
      """
    #expect(
      problems(Array(text.utf8)).map { $0.prefix { $0 != " " } } == [
        "2:3", "3:13", "4:11", "5:10", "6:3", "6:3", "7:19", "7:21",
      ])
  }

  @Test func problemsHaveTheirPath() {
    let diagnostics = Diagnostics(SourceText(name: "a.json", text: #"{"cards": [{"header": 1}, {"my key": [tru]}]}"#))
    _ = JSONParser.parse(diagnostics)
    let error = thrown(DiagnosticsError.self) { try diagnostics.throwErrors() }
    #expect(error?.diagnostics.map(\.path) == [#"$.cards[1]["my key"][0]"#])
  }

  @Test func bytesThatAreNoUTF8() {
    for bytes: [UInt8] in [
      [0xFF], [0xC0, 0x80], [0xC3], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82],
    ] {
      let text = [0x5B, 0x22] + bytes + [0x22, 0x5D]
      #expect(problems(text).first?.hasSuffix("which isn't UTF-8 in a string | save the file as UTF-8") == true)
    }
    #expect(problems([0x5B, 0xFF, 0x5D]) == ["1:2 expected a value, found the byte 0xFF, which isn't UTF-8"])
    #expect(problems([0xFF, 0xFE, 0x5B, 0x00]) == ["1:1 expected UTF-8, found UTF-16 | save the file as UTF-8"])
  }

  @Test func depthIsLimitedNotTheStack() {
    let deep = String(repeating: "[", count: 128) + String(repeating: "]", count: 128)
    #expect(problems(Array(deep.utf8)).isEmpty)
    let tooDeep = ["1:129 arrays and objects are nested deeper than 128 levels"]
    #expect(problems(Array("[\(deep)]".utf8)) == tooDeep)
    #expect(problems([UInt8](repeating: UInt8(ascii: "["), count: 100_000)) == tooDeep)
    let objects = String(repeating: "{\"a\":", count: 100_000)
    #expect(problems(Array(objects.utf8)) == ["1:641 arrays and objects are nested deeper than 128 levels"])
  }

  @Test func sizeIsLimited() {
    let bytes = [UInt8](repeating: UInt8(ascii: " "), count: JSONParser.sizeLimit + 1)
    #expect(problems(bytes) == ["1:1 the document has 67108865 bytes, and may have 67108864 (64 MB)"])
  }

  @Test(arguments: Seeds.few) func randomBytesNeverCrash(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let alphabet = Array("{}[]\":,.-+0123456789eEtruefalsn\\u'/*# \n\r\t\u{FEFF}ö“”".utf8) + [0xFF, 0xED, 0x00, 0x7F]
    for _ in 0..<300 {
      let bytes = (0..<random.next(below: 60)).map { _ in
        random.next(below: 20) == 0
          ? UInt8(truncatingIfNeeded: random.next()) : alphabet[Int(random.next(below: UInt64(alphabet.count)))]
      }
      check(bytes)
    }
  }

  @Test(arguments: Seeds.few) func mutatedDocumentsNeverCrash(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var made = JSONText(seed: seed)
    for _ in 0..<200 {
      var bytes = Array(made.value().text.utf8)
      for _ in 0...random.next(below: 3) {
        let index = Int(random.next(below: UInt64(bytes.count + 1)))
        switch random.next(below: 3) {
        case 0 where index < bytes.count: bytes.remove(at: index)
        case 1 where index < bytes.count: bytes[index] = UInt8(truncatingIfNeeded: random.next())
        default: bytes.insert(bytes.randomElement(using: &random) ?? 0x2C, at: index)
        }
      }
      check(bytes)
    }
  }

  /// Any bytes either have problems that can be shown, or are JSON to Foundation too.
  private func check(_ bytes: [UInt8]) {
    let diagnostics = Diagnostics(SourceText(name: "a.json", bytes: bytes))
    let value = JSONParser.parse(diagnostics)
    do throws(DiagnosticsError) {
      try diagnostics.throwErrors()
      #expect(value != nil)
      let read = try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
      #expect(read != nil, "\(String(decoding: bytes, as: UTF8.self))")
    } catch {
      #expect(error.text.hasPrefix("a.json:"))
    }
  }
}
