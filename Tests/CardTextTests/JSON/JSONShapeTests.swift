import CardMath
import CardTestSupport
import CardText
import Testing

@Suite struct JSONShapeTests {
  private enum Resistance: String, CaseIterable {
    case any, low, normal, high
  }

  /// The value that `shape` reads from `text`, and the problems.
  private func read<Value>(_ text: String, as shape: JSONShape<Value>) -> (value: Value?, problems: [String]) {
    let diagnostics = Diagnostics(SourceText(name: "a.json", text: text))
    let value = JSONParser.place(diagnostics).flatMap { shape.value(at: $0) }
    return (value, problems(diagnostics))
  }

  @Test func numbersAndTheirLimits() {
    #expect(read("0.5", as: .number).value == 0.5)
    #expect(read("1", as: .number(in: 0...1)).value == 1)
    #expect(read("0", as: .number(above: 0)).problems == ["1:1 expected a number above 0, found 0"])
    #expect(read("2", as: .number(above: 0, upTo: 1)).problems == ["1:1 expected a number above 0, up to 1, found 2"])
    #expect(read("-1", as: .number(atLeast: 0)).problems == ["1:1 expected a number of at least 0, found -1"])
    #expect(read("-0", as: .number).value?.sign == .plus)
  }

  /// A null in an object has a key that can be left out, one in an array has none, and the document's own is all of it.
  @Test func whatCanBeLeftOutIsSaid() {
    #expect(read("null", as: .number).problems == ["1:1 expected a number, found null"])
    let array = read("[1, null]", as: .array(of: .number))
    #expect(array.problems == ["1:5 expected a number, found null | leave it out"])
    for key in ["a", "my key", "a]", "1"] {
      let object = read(#"{"\#(key)": null}"#, as: .object { $0.required(key, as: .number) })
      #expect(object.problems.count == 1 && object.problems[0].hasSuffix("found null | leave the key out"))
    }
  }

  @Test func wholeNumbersKeepAllTheirDigits() {
    let all = JSONShape<Int64>.integer(in: Int64.min...Int64.max)
    #expect(read("9223372036854775807", as: all).value == .max)
    #expect(read("-9223372036854775808", as: all).value == .min)
    #expect(read("9223372036854775808", as: all).problems.count == 1)
    #expect(read("9007199254740993", as: all).value == 9_007_199_254_740_993)
    #expect(read("1e3", as: all).value == 1_000)
    #expect(read("1e300", as: all).problems == ["1:1 expected a whole number, found 1e300"])
  }

  @Test func namesOfAnEnumeration() {
    #expect(read(#""high""#, as: .oneOf(Resistance.self)).value == .high)
    #expect(
      read(#""hihg""#, as: .oneOf(Resistance.self)).problems == [
        #"1:1 expected "any", "low", "normal" or "high", found the text "hihg" | did you mean "high"?"#
      ])
    #expect(read(#""b""#, as: .oneOf(["a": 1, "b": 2])).value == 2)
    #expect(read("5", as: .oneOf(["a": 1])).problems == [#"1:1 expected "a", found 5 | write "5""#])
  }

  /// Many names are found as few are: the first of equal ones, and none but the same characters.
  @Test(arguments: [16, 17, 1000]) func oneOfMany(count: Int) {
    let names = (0..<count - 2).map { "card\($0)" } + ["K", "K"]
    let shape = JSONShape<Int>.oneOf(names.enumerated().map { ($0.element, $0.offset) })
    for (index, name) in names.dropLast().enumerated() { #expect(read("\"\(name)\"", as: shape).value == index) }
    #expect(read(#""card00""#, as: shape).value == nil)
    #expect(read("7", as: shape).value == nil)
    // The sign for kelvin is equal to a K in Swift, but isn't the same name.
    #expect("\u{212A}" == "K")
    #expect(read("\"\u{212A}\"", as: shape).value == nil)
  }

  @Test func oneOfTwoKinds() {
    let shape = JSONShape<Double>.either(.oneOf(["low": 300, "normal": 600]), .number(atLeast: 0))
    #expect(read(#""low""#, as: shape).value == 300)
    #expect(read("650", as: shape).value == 650)
    #expect(read("-1", as: shape).problems == ["1:1 expected a number of at least 0, found -1"])
    #expect(
      read("true", as: shape).problems == [#"1:1 expected "low" or "normal" or a number of at least 0, found true"#])
  }

  @Test func arraysAndTheirElements() {
    let point = JSONShape<[Double]>.array(of: .number, count: 2...2)
    #expect(read("[195, 440]", as: point).value == [195, 440])
    #expect(read("[195]", as: point).problems == ["1:1 expected an array of 2, found an array of 1"])
    #expect(
      read("[]", as: .array(of: .number, count: 1...9)).problems == [
        "1:1 expected an array of 1 to 9, found an empty array"
      ])
    #expect(read("7", as: point).problems == ["1:1 expected an array of 2, found 7"])
    #expect(
      read(#"[1, "2", true]"#, as: .array(of: .number)).problems == [
        #"1:5 expected a number, found the text "2" | write 2, without quotation marks"#,
        "1:10 expected a number, found true",
      ])
    #expect(read("[]", as: .array(of: .number)).value == [])
    // A part of something is no number in the key's unit.
    #expect(
      read(#""-3%""#, as: JSONShape<Double>.number).problems == [#"1:1 expected a number, found the text "-3%""#])
    for text in ["500ms", "0.4 s", "1e3pt"] {
      #expect(
        read("\"\(text)\"", as: JSONShape<Double>.number).problems == [
          "1:1 expected a number, found the text \"\(text)\" "
            + "| write the number alone, without quotation marks, in the unit that this key counts in"
        ])
    }
    for text in ["ms", "5 ms later", "5-6", "about 5", ""] {
      #expect(read("\"\(text)\"", as: JSONShape<Double>.number).problems.first?.contains("alone") == false, "\(text)")
    }
  }

  @Test func checksAndChanges() {
    let even = JSONShape<Int>.integer(in: 0...10).checked { $0 % 2 == 0 ? nil : "expected an even number, found \($0)" }
    #expect(read("4", as: even.map { $0 * 100 }).value == 400)
    #expect(read("5", as: even).problems == ["1:1 expected an even number, found 5"])
  }

  @Test func placesStayForLater() {
    let result = read(#"{"start": "half"}"#, as: .object { $0.required("start", as: .located(.string)) })
    #expect(result.value?.value == "half")
    #expect(result.value?.place.path.text == "$.start")
    #expect(result.value?.place.value.range == 10..<16)
  }

  @Test func durationsSayHowTheyAreWritten() {
    #expect(read(#""250ms""#, as: .duration()).value == 250_000)
    #expect(
      read("0.25", as: .duration()).problems == [
        #"1:1 expected a duration with a unit, found 0.25 | write "0.25s" or "0.25ms""#
      ])
    #expect(
      read(#""5 min""#, as: .duration()).problems == [
        #"1:1 expected a duration, found "5 min" | after the number comes s, ms or us; "min" isn't one"#
      ])
    #expect(
      read(#""1us""#, as: .duration(in: 1_000...Durations.limit)).problems == [
        #"1:1 expected a duration of at least 1ms, found the text "1us""#
      ])
    #expect(read("[]", as: .duration()).problems == ["1:1 expected a duration, found an empty array"])
  }

  /// Plain durations are read as digits, without text; that gives the same as reading the text.
  @Test(arguments: Seeds.few) func durationsAreReadAsTheirTextIs(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    func digits(_ count: UInt64) -> String {
      String((0..<random.next(below: count)).map { _ in Character(["0", "1", "5", "9"][Int(random.next(below: 4))]) })
    }
    for _ in 0..<500 {
      var text = digits(random.next(below: 2) == 0 ? 4 : 21)
      if random.next(below: 2) == 0 { text += "." + digits(8) }
      text += ["s", "ms", "us", "µs", "", " ms", "m", "sm", "MS", "s ", ".s", "-s"][Int(random.next(below: 12))]
      if random.next(below: 10) == 0 { text = "-" + text }
      let found = read("\"\(text)\"", as: .duration())
      do throws(Durations.Flaw) {
        #expect(try found.value == Durations.microseconds(text), "\(text)")
      } catch {
        #expect(found.problems == ["1:1 \(error.message(found: text)) | \(error.help(found: text))"], "\(text)")
      }
    }
  }

  /// A shape's sentence is made for a message only, and a shape only for a value that is there.
  @Test func nothingIsSpeltOutInVain() throws {
    var (shapes, sentences) = (0, 0)
    func expected() -> String {
      sentences += 1
      return "something else"
    }
    func shape() -> JSONShape<Int> {
      shapes += 1
      return JSONShape(expected: expected(), kinds: .number) { place in
        place.double.map { Int($0) }
      }
    }
    let read = try JSONDocument.object(SourceText(name: "a.json", text: #"{"b": 2}"#)) { reader in
      (reader.optional("a", as: shape(), default: 1), reader.optional("b", as: shape()))
    }
    #expect(read == (1, 2))
    #expect((shapes, sentences) == (1, 0))
  }
}
