extension JSONShape where Value == Double {
  /// Any number; all numbers of a document are finite.
  public static var number: JSONShape {
    JSONShape(expected: "a number", kinds: .number) { $0.double }
  }

  /// A number within limits, both inclusive.
  public static func number(in range: ClosedRange<Double>) -> JSONShape {
    number(NumberLimits(low: range.lowerBound, high: range.upperBound))
  }

  /// A number not below a limit.
  public static func number(atLeast low: Double) -> JSONShape {
    number(NumberLimits(low: low))
  }

  /// A number above `low`, exclusive, and up to `high`, inclusive.
  public static func number(above low: Double, upTo high: Double = .infinity) -> JSONShape {
    number(NumberLimits(low: low, high: high, excludesLow: true))
  }

  private static func number(_ limits: NumberLimits) -> JSONShape {
    JSONShape(expected: limits.expected, kinds: .number) { place in
      guard let value = place.double else { return nil }
      if limits.contain(value) { return value }
      place.mismatch(expected: limits.expected)
      return nil
    }
  }
}

/// The limits of a number, and their description.
private struct NumberLimits {
  var low: Double
  var high = Double.infinity
  var excludesLow = false

  func contain(_ value: Double) -> Bool {
    (excludesLow ? value > low : value >= low) && value <= high
  }

  var expected: String {
    let (least, most) = (DecimalText.shortest(low), high.isFinite ? DecimalText.shortest(high) : nil)
    if excludesLow { return "a number above \(least)" + (most.map { ", up to \($0)" } ?? "") }
    return most.map { "a number from \(least) to \($0)" } ?? "a number of at least \(least)"
  }
}

extension JSONShape where Value == Int64 {
  /// A whole number within limits, both inclusive. `5.0` and `1e3` are whole numbers, too.
  public static func integer(in range: ClosedRange<Int64>) -> JSONShape {
    func expected() -> String {
      range.upperBound == .max
        ? (range.lowerBound == .min ? "a whole number" : "a whole number of at least \(range.lowerBound)")
        : "a whole number from \(range.lowerBound) to \(range.upperBound)"
    }
    return JSONShape(expected: expected(), kinds: .number) { place in
      if let integer = place.integer, range.contains(integer) { return integer }
      place.mismatch(expected: expected())
      return nil
    }
  }

  /// A duration with its unit, `"250ms"`, in whole microseconds.
  public static func duration(in range: ClosedRange<Int64> = 0...Durations.limit) -> JSONShape {
    func expected() -> String {
      let low = Durations.text(microseconds: range.lowerBound)
      guard range.upperBound == Durations.limit else {
        return "a duration from \(low) to \(Durations.text(microseconds: range.upperBound))"
      }
      return range.lowerBound == 0 ? "a duration" : "a duration of at least \(low)"
    }
    // A bare number counts as the right kind, so that its message can suggest a duration.
    return JSONShape(expected: expected(), kinds: [.string, .number]) { place in
      if let microseconds = place.plainDuration {
        if range.contains(microseconds) { return microseconds }
        place.mismatch(expected: expected())
        return nil
      }
      guard let text = place.string else {
        place.mismatch(expected: "a duration with a unit", help: Durations.Flaw.help(number: place.text))
        return nil
      }
      do throws(Durations.Flaw) {
        let microseconds = try Durations.microseconds(text)
        if range.contains(microseconds) { return microseconds }
        place.mismatch(expected: expected())
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
    JSONShape(expected: "true or false", kinds: .bool) { $0.bool }
  }
}

extension JSONShape where Value == String {
  /// Any text.
  public static var string: JSONShape {
    JSONShape(expected: "text", kinds: .string) { $0.string }
  }

  /// A name that needs no quotation marks in a CSV cell: letters, digits, `_` and `-`, 1 to 40 of them.
  public static var name: JSONShape {
    JSONShape(expected: "a name of letters, digits, _ and -", kinds: .string) { place in
      guard let text = place.string else { return nil }
      if text.isName { return text }
      let isLong = text.utf8.count > 40
      place.mismatch(expected: isLong ? "a name of at most 40 characters" : "a name of letters, digits, _ and -")
      return nil
    }
  }
}

extension JSONShape {
  /// One of the names listed, read as the value paired with it.
  @inlinable
  public static func oneOf(_ names: KeyValuePairs<String, Value>) -> JSONShape {
    oneOf(names.map { (name: $0.key, value: $0.value) })
  }

  /// One of an enumeration's raw values.
  @inlinable
  public static func oneOf(_ type: Value.Type) -> JSONShape
  where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
    oneOf(Value.allCases.map { (name: $0.rawValue, value: $0) })
  }

  /// One of the names listed, read as the value paired with it.
  @inlinable
  public static func oneOf(_ choices: [(name: String, value: Value)]) -> JSONShape {
    let names = choices.map { $0.name }
    let find = finder(names)
    return JSONShape(expected: names.choice, kinds: .string) { place in
      if let index = find(place) { return choices[index].value }
      place.mismatch(expected: names.choice, help: NearestName.question(place.string ?? "", in: names))
      return nil
    }
  }

  /// Returns the search for the first of some names that a text is. They are compared one after the other; those of a
  /// thousand cards, say, are looked up in a dictionary, whose order means nothing, as soon as there are a few texts.
  @usableFromInline
  static func finder(_ names: [String]) -> (JSONPlace) -> Int? {
    let first: (JSONPlace) -> Int? = { place in names.firstIndex { place.isText($0) } }
    if names.count <= 16 { return first }
    var (searches, indices): (Int, [String: Int]) = (0, [:])
    return { place in
      searches += 1
      if searches <= 4 { return first(place) }
      if indices.isEmpty {
        for (index, name) in names.enumerated() where indices[name] == nil { indices[name] = index }
      }
      // Equal strings may have other bytes, but only the same bytes are the name.
      return place.string.flatMap { indices[$0] }.flatMap { place.isText(names[$0]) ? $0 : nil }
    }
  }
}

extension [String] {
  /// `"a"`, or `"a", "b" or "c"`; of more than 24 the first six, and how many more there are.
  @usableFromInline var choice: String {
    let quoted = prefix(count > 24 ? 6 : count).map { "\"\($0)\"" }
    if quoted.count < count { return quoted.joined(separator: ", ") + " or one of \(count - quoted.count) more" }
    if quoted.count < 2 { return quoted.joined() }
    return quoted.dropLast().joined(separator: ", ") + " or " + quoted[quoted.count - 1]
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

extension JSONPlace {
  /// A whole number, also one written as `5.0` or `1e3`; nil for any other value.
  fileprivate var integer: Int64? {
    // Plain digits are read as an integer, so that large numbers keep their last digits.
    if tape.nodes.kind(index) == .integer {
      return DecimalText.integer(tape.nodes.bytes, in: range) ?? Int64(text)
    }
    return double.flatMap { Int64(exactly: $0) }
  }

  /// The microseconds of a text that states a duration plainly; nil for any other value, even if it is a duration.
  fileprivate var plainDuration: Int64? {
    guard tape.nodes.kind(index) == .ascii else { return nil }
    let range = range
    return Durations.microseconds(tape.nodes.bytes, in: range.lowerBound + 1..<range.upperBound - 1)
  }

  /// True if the value is this text.
  @usableFromInline
  func isText(_ text: String) -> Bool {
    // Equal strings may have other bytes: the sign of kelvin equals a K.
    tape.nodes.isKey(index, text)
      && (tape.nodes.kind(index) == .ascii || string.map { $0.utf8.elementsEqual(text.utf8) } == true)
  }
}
