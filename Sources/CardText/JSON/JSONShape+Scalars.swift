extension JSONShape where Value == Double {
  /// Any number; all numbers of a document are finite.
  public static var number: JSONShape {
    number("a number") { _ in true }
  }

  /// A number within limits, both inclusive.
  public static func number(in range: ClosedRange<Double>) -> JSONShape {
    let (low, high) = (DecimalText.shortest(range.lowerBound), DecimalText.shortest(range.upperBound))
    return number("a number from \(low) to \(high)") { range.contains($0) }
  }

  /// A number not below a limit.
  public static func number(atLeast low: Double) -> JSONShape {
    number("a number of at least \(DecimalText.shortest(low))") { $0 >= low }
  }

  /// A number above `low`, exclusive, and up to `high`, inclusive.
  public static func number(above low: Double, upTo high: Double = .infinity) -> JSONShape {
    let above = "a number above \(DecimalText.shortest(low))"
    return number(high.isFinite ? "\(above), up to \(DecimalText.shortest(high))" : above) { $0 > low && $0 <= high }
  }

  private static func number(_ expected: String, _ isAllowed: @escaping (Double) -> Bool) -> JSONShape {
    JSONShape(expected: expected, matches: { $0.isNumber }) { place in
      guard case .number(let value, _) = place.value.kind else { return nil }
      if isAllowed(value) { return value }
      place.mismatch(expected: expected)
      return nil
    }
  }
}

extension JSONShape where Value == Int64 {
  /// A whole number within limits, both inclusive. `5.0` and `1e3` are whole numbers, too.
  public static func integer(in range: ClosedRange<Int64>) -> JSONShape {
    let expected =
      range.upperBound == .max
      ? (range.lowerBound == .min ? "a whole number" : "a whole number of at least \(range.lowerBound)")
      : "a whole number from \(range.lowerBound) to \(range.upperBound)"
    return JSONShape(expected: expected, matches: { $0.isNumber }) { place in
      guard case .number(let value, let isInteger) = place.value.kind else { return nil }
      // Plain digits are read as an integer, so that large numbers keep their last digits.
      let integer = isInteger ? Int64(place.text) : Int64(exactly: value)
      if let integer, range.contains(integer) { return integer }
      place.mismatch(expected: expected)
      return nil
    }
  }

  /// A duration with its unit, `"250ms"`, in whole microseconds.
  public static func duration(in range: ClosedRange<Int64> = 0...Durations.limit) -> JSONShape {
    let expected: String
    if range.upperBound == Durations.limit {
      expected =
        range.lowerBound == 0
        ? "a duration" : "a duration of at least \(Durations.text(microseconds: range.lowerBound))"
    } else {
      let (low, high) = (range.lowerBound, range.upperBound)
      expected = "a duration from \(Durations.text(microseconds: low)) to \(Durations.text(microseconds: high))"
    }
    // A bare number counts as the right kind, so that its message can suggest a duration.
    return JSONShape(expected: expected, matches: { $0.isString || $0.isNumber }) { place in
      guard case .string(let text) = place.value.kind else {
        place.mismatch(expected: "a duration with a unit", help: Durations.Flaw.help(number: place.text))
        return nil
      }
      do throws(Durations.Flaw) {
        let microseconds = try Durations.microseconds(text)
        if range.contains(microseconds) { return microseconds }
        place.mismatch(expected: expected)
      } catch {
        place.error(error.message(found: text), help: error.help(found: text))
      }
      return nil
    }
  }
}

extension JSONShape where Value == Int {
  /// A whole number within limits, both inclusive.
  public static func integer(in range: ClosedRange<Int>) -> JSONShape {
    JSONShape<Int64>.integer(in: Int64(range.lowerBound)...Int64(range.upperBound)).map { Int($0) }
  }
}

extension JSONShape where Value == Bool {
  /// `true` or `false`.
  public static var bool: JSONShape {
    JSONShape(expected: "true or false", matches: { if case .bool = $0 { true } else { false } }) { place in
      guard case .bool(let value) = place.value.kind else { return nil }
      return value
    }
  }
}

extension JSONShape where Value == String {
  /// Any text.
  public static var string: JSONShape {
    JSONShape(expected: "text", matches: { $0.isString }) { place in
      guard case .string(let text) = place.value.kind else { return nil }
      return text
    }
  }

  /// A name that needs no quotation marks in a CSV cell: letters, digits, `_` and `-`, 1 to 40 of them.
  public static var name: JSONShape {
    let expected = "a name of letters, digits, _ and -"
    return JSONShape(expected: expected, matches: { $0.isString }) { place in
      guard case .string(let text) = place.value.kind else { return nil }
      if text.isName { return text }
      place.mismatch(expected: text.utf8.count > 40 ? "a name of at most 40 characters" : expected)
      return nil
    }
  }
}

extension JSONShape {
  /// One of the names listed, read as the value paired with it.
  public static func oneOf(_ names: KeyValuePairs<String, Value>) -> JSONShape {
    oneOf(names.map { ($0.key, $0.value) })
  }

  /// One of an enumeration's raw values.
  public static func oneOf(_ type: Value.Type) -> JSONShape
  where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
    oneOf(Value.allCases.map { ($0.rawValue, $0) })
  }

  /// One of the names listed, read as the value paired with it.
  public static func oneOf(_ choices: [(name: String, value: Value)]) -> JSONShape {
    let names = choices.map { $0.name }
    let quoted = names.map { "\"\($0)\"" }
    let expected =
      quoted.count < 2 ? quoted.joined() : quoted.dropLast().joined(separator: ", ") + " or " + quoted[quoted.count - 1]
    return JSONShape(expected: expected, matches: { $0.isString }) { place in
      guard case .string(let text) = place.value.kind else { return nil }
      if let choice = choices.first(where: { $0.name == text }) { return choice.value }
      place.mismatch(expected: expected, help: NearestName.question(text, in: names))
      return nil
    }
  }
}

extension String {
  /// True if the text needs no quotation marks in a CSV cell: letters, digits, `_` and `-`, 1 to 40 of them.
  package var isName: Bool { !isEmpty && utf8.count <= 40 && utf8.allSatisfy { $0.isOfName } }
}

extension UInt8 {
  /// True if a name may contain this byte.
  package var isOfName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}

extension JSONValue.Kind {
  fileprivate var isNumber: Bool {
    if case .number = self { true } else { false }
  }

  fileprivate var isString: Bool {
    if case .string = self { true } else { false }
  }
}
