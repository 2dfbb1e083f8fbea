/// The values that a document allows at one place, and their conversion: `.number(in: 0...1)`, `.array(of: .string)`.
///
/// Shapes are composed of shapes. Each describes the values that it expects, so that the message and the check have one
/// source.
public struct JSONShape<Value> {
  /// A description of the allowed values, as in "expected a number from 0 to 1".
  public let expected: String

  /// Returns true if a value is of the right kind; `read` then checks the value itself.
  package let matches: (JSONValue.Kind) -> Bool

  /// Returns the value, or nil after reporting an error.
  let read: (JSONPlace) -> Value?

  /// Creates a custom shape.
  ///
  /// - Parameters:
  ///   - expected: A description of the allowed values, as in "expected a number from 0 to 1".
  ///   - matches: Returns true if a value is of the right kind; `read` gets only such values. Any other gets the usual
  ///     message.
  ///   - read: Returns the value, or nil after reporting an error about it.
  public init(
    expected: String, matches: @escaping (JSONValue.Kind) -> Bool, read: @escaping (JSONPlace) -> Value?
  ) {
    self.expected = expected
    self.matches = matches
    self.read = read
  }

  /// Reads the value at `place`, or reports an error and returns nil.
  public func value(at place: JSONPlace) -> Value? {
    if matches(place.value.kind) { return read(place) }
    place.mismatch(expected: expected, help: helpWithQuotationMarks(at: place))
    return nil
  }

  /// A suggested fix for the commonest wrong kinds: a number in quotation marks, or text without them.
  private func helpWithQuotationMarks(at place: JSONPlace) -> String? {
    switch place.value.kind {
    case .string(let text):
      if let number = DecimalText.number(text), matches(.number(number, isInteger: false)) {
        return "write \(text), without quotation marks"
      }
      if text == "true" || text == "false", matches(.bool(true)) { return "write \(text), without quotation marks" }
      return nil
    case .number: return matches(.string("")) ? "write \"\(SafeText.cut(place.text))\"" : nil
    case .null: return "leave the key out"
    case .bool, .array, .object, .invalid: return nil
    }
  }

  // MARK: Shapes made of shapes

  /// A shape of the same text that is read as another value.
  public func map<Other>(_ transform: @escaping (Value) -> Other) -> JSONShape<Other> {
    JSONShape<Other>(expected: expected, matches: matches) { read($0).map(transform) }
  }

  /// The same shape with an additional check.
  ///
  /// - Parameter objection: Returns the message if the value isn't allowed, as in "expected …, found …", otherwise nil.
  public func checked(_ objection: @escaping (Value) -> String?) -> JSONShape {
    JSONShape(expected: expected, matches: matches) { place in
      guard let value = read(place) else { return nil }
      guard let message = objection(value) else { return value }
      place.error(message)
      return nil
    }
  }

  /// One of two shapes, told apart by their kinds: a number or a name, for example.
  public static func either(_ first: JSONShape, _ second: JSONShape) -> JSONShape {
    JSONShape(
      expected: "\(first.expected) or \(second.expected)", matches: { first.matches($0) || second.matches($0) },
      read: { first.matches($0.value.kind) ? first.read($0) : second.read($0) })
  }

  /// The value together with its place.
  public static func located<Inner>(_ shape: JSONShape<Inner>) -> JSONShape where Value == Located<Inner> {
    JSONShape(expected: shape.expected, matches: shape.matches) { place in
      shape.read(place).map { Located(value: $0, place: place) }
    }
  }

  /// An array whose elements all have one shape. All elements are checked; nil if one of them is wrong.
  public static func array<Element>(
    of element: JSONShape<Element>, count: ClosedRange<Int> = 0...Int.max
  ) -> JSONShape where Value == [Element] {
    let expected = "an array" + (count == 0...Int.max ? "" : " of \(count.words)")
    return JSONShape(expected: expected, matches: { if case .array = $0 { true } else { false } }) { place in
      guard case .array(let values) = place.value.kind else { return nil }
      let elements = values.enumerated().map { index, value in
        element.value(
          at: JSONPlace(value: value, path: place.path.element(index), diagnostics: place.diagnostics))
      }
      guard count.contains(values.count) else {
        place.mismatch(expected: expected)
        return nil
      }
      return elements.contains { $0 == nil } ? nil : elements.compactMap { $0 }
    }
  }

  /// An object, read key by key; keys that `body` doesn't ask for are errors.
  public static func object(_ body: @escaping (ObjectReader) -> Value?) -> JSONShape {
    JSONShape(expected: "an object", matches: { if case .object = $0 { true } else { false } }) { place in
      let reader = ObjectReader(place)
      let value = body(reader)
      reader.finish()
      return value
    }
  }
}

extension ClosedRange where Bound: FixedWidthInteger {
  /// `3`, `at least 1`, `1 to 100`
  fileprivate var words: String {
    if lowerBound == upperBound { return "\(lowerBound)" }
    return upperBound == .max ? "at least \(lowerBound)" : "\(lowerBound) to \(upperBound)"
  }
}
