/// The values that a document allows at one place, and their conversion: `.number(in: 0...1)`, `.array(of: .string)`.
///
/// Shapes are composed of shapes. Each describes the values that it expects, so that the message and the check have one
/// source.
public struct JSONShape<Value> {
  /// The kinds of values that are right here; `read` then checks the value itself.
  public let kinds: JSONKinds

  /// Returns a description of the allowed values. It is spelt out only for a message.
  @usableFromInline let sentence: () -> String

  /// Returns the value, or nil after reporting an error.
  @usableFromInline let read: (JSONPlace) -> Value?

  /// Creates a custom shape.
  ///
  /// - Parameters:
  ///   - expected: A description of the allowed values, as in "expected a number from 0 to 1".
  ///   - kinds: The kinds of values that are right; `read` gets only such values. Any other gets the usual message.
  ///   - read: Returns the value, or nil after reporting an error about it.
  @inlinable
  public init(
    expected: @autoclosure @escaping () -> String, kinds: JSONKinds, read: @escaping (JSONPlace) -> Value?
  ) {
    sentence = expected
    self.kinds = kinds
    self.read = read
  }

  /// A description of the allowed values, as in "expected a number from 0 to 1".
  @inlinable
  public var expected: String { sentence() }

  /// Reads the value at `place`, or reports an error and returns nil.
  @inlinable
  public func value(at place: JSONPlace) -> Value? {
    if !kinds.isDisjoint(with: place.kind) { return read(place) }
    place.mismatch(expected: expected, help: helpWithQuotationMarks(at: place))
    return nil
  }

  /// A suggested fix for the commonest wrong kinds: a number in quotation marks or with a unit, or text without them.
  @usableFromInline
  package func helpWithQuotationMarks(at place: JSONPlace) -> String? {
    switch place.kind {
    case .string:
      let text = place.string ?? ""
      if DecimalText.number(text) != nil, kinds.contains(.number) { return "write \(text), without quotation marks" }
      // A part of something is no number in the key's unit.
      if kinds.contains(.number), DecimalText.isQuantity(text), !text.hasSuffix("%") {
        return "write the number alone, without quotation marks, in the unit that this key counts in"
      }
      if text == "true" || text == "false", kinds.contains(.bool) { return "write \(text), without quotation marks" }
      return nil
    case .number: return kinds.contains(.string) ? "write \"\(SafeText.cut(place.text))\"" : nil
    case .null:
      let path = place.path
      // A name in brackets has quotation marks, an element's number none.
      let isElement = path.text.hasSuffix("]") && !path.text.hasSuffix("\"]")
      return path.isRoot ? nil : isElement ? "leave it out" : "leave the key out"
    default: return nil
    }
  }

  // MARK: Shapes made of shapes

  /// A shape of the same text that is read as another value.
  @inlinable
  public func map<Other>(_ transform: @escaping (Value) -> Other) -> JSONShape<Other> {
    JSONShape<Other>(expected: expected, kinds: kinds) { read($0).map(transform) }
  }

  /// The same shape with an additional check.
  ///
  /// - Parameter objection: Returns the message if the value isn't allowed, as in "expected …, found …", otherwise nil.
  @inlinable
  public func checked(_ objection: @escaping (Value) -> String?) -> JSONShape {
    JSONShape(expected: expected, kinds: kinds) { place in
      guard let value = read(place) else { return nil }
      guard let message = objection(value) else { return value }
      place.error(message)
      return nil
    }
  }

  /// One of two shapes, told apart by their kinds: a number or a name, for example.
  @inlinable
  public static func either(_ first: JSONShape, _ second: JSONShape) -> JSONShape {
    JSONShape(expected: "\(first.expected) or \(second.expected)", kinds: first.kinds.union(second.kinds)) { place in
      first.kinds.isDisjoint(with: place.kind) ? second.read(place) : first.read(place)
    }
  }

  /// The value together with its place.
  @inlinable
  public static func located<Inner>(_ shape: JSONShape<Inner>) -> JSONShape where Value == Located<Inner> {
    JSONShape(expected: shape.expected, kinds: shape.kinds) { place in
      shape.read(place).map { Located(value: $0, place: place) }
    }
  }

  /// An array whose elements all have one shape. All elements are checked; nil if one of them is wrong.
  @inlinable
  public static func array<Element>(
    of element: JSONShape<Element>, count: ClosedRange<Int> = 0...Int.max
  ) -> JSONShape where Value == [Element] {
    JSONShape(expected: "an array" + (count == 0...Int.max ? "" : " of \(count.words)"), kinds: .array) { place in
      let places = place.elements
      var elements: [Element] = []
      elements.reserveCapacity(places.count)
      for place in places { if let element = element.value(at: place) { elements.append(element) } }
      guard count.contains(places.count) else {
        place.mismatch(expected: "an array of \(count.words)")
        return nil
      }
      return elements.count == places.count ? elements : nil
    }
  }

  /// An object, read key by key; keys that `body` doesn't ask for are errors.
  ///
  /// - Parameter example: One in a line, for the message about anything else; nil: none.
  @inlinable
  public static func object(like example: String? = nil, _ body: @escaping (ObjectReader) -> Value?) -> JSONShape {
    JSONShape(expected: example.map { "an object such as \($0)" } ?? "an object", kinds: .object) { place in
      let reader = ObjectReader(place)
      let value = body(reader)
      reader.finish()
      return value
    }
  }
}

extension ClosedRange where Bound == Int {
  /// `3`, `at least 1`, `1 to 100`
  @usableFromInline
  var words: String {
    if lowerBound == upperBound { return "\(lowerBound)" }
    return upperBound == .max ? "at least \(lowerBound)" : "\(lowerBound) to \(upperBound)"
  }
}
