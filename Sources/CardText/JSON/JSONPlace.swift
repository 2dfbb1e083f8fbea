/// A value and its place in a document: all that is needed to read it or to report an error about it.
///
/// The value isn't decoded, and its path isn't spelt out, until they are asked for.
public struct JSONPlace {
  let tape: JSONTape

  /// The index of the value among the document's nodes.
  let index: Int

  /// The index of the array or object that the value is in; −1 for the document's own value.
  private let outer: Int

  /// The value's number in its array, from 0.
  private let number: Int

  /// Creates the place of the document's value.
  init(rootOf tape: JSONTape) {
    self.init(tape, 0, in: -1)
  }

  /// Creates the place of an element or of a member's value.
  init(_ tape: JSONTape, _ index: Int, in outer: Int, number: Int = 0) {
    self.tape = tape
    self.index = index
    self.outer = outer
    self.number = number
  }

  /// The path to the value.
  public var path: JSONPath {
    if outer < 0 { return .root }
    let path = tape.path(outer)
    return tape.nodes.kind(outer) == .array ? path.element(number) : path.key(tape.nodes.text(index - 1))
  }

  /// Receives the problems.
  public var diagnostics: Diagnostics { tape.diagnostics }

  // MARK: The value

  /// The value as a tree of its own. For an array or an object that takes time.
  public var value: JSONValue { tape.nodes.value(index) }

  /// The value's kind.
  public var kind: JSONKinds { tape.nodes.kind(index).kinds }

  /// The bytes of the value in the document.
  public var range: Range<Int> { tape.nodes.range(index) }

  /// `true` or `false`; nil for any other value.
  public var bool: Bool? {
    switch tape.nodes.kind(index) {
    case .yes: true
    case .no: false
    default: nil
    }
  }

  /// A number; nil for any other value.
  public var double: Double? { kind == .number ? tape.nodes.number(index) : nil }

  /// The text of a string, with its escapes decoded; nil for any other value.
  public var string: String? { kind == .string ? tape.nodes.text(index) : nil }

  /// The places of the elements of an array; empty for any other value.
  public var elements: JSONElements { JSONElements(of: self) }

  /// The keys of an object, in order; empty for any other value.
  public var keys: [String] {
    var keys: [String] = []
    forEachKey { key in
      keys.append(tape.nodes.text(key))
      return true
    }
    return keys
  }

  /// Returns the place of an object's first member of a name; nil if it has none, and for any other value. It isn't
  /// checked whether anything else is in the object: that is an `ObjectReader`'s part.
  public func member(_ name: String) -> JSONPlace? {
    var found: JSONPlace?
    forEachKey { key in
      if tape.nodes.isKey(key, name) { found = JSONPlace(tape, key + 1, in: index) }
      return found == nil
    }
    return found
  }

  /// Calls `body` with the index of each key of an object, until it returns false.
  private func forEachKey(_ body: (Int) -> Bool) {
    guard kind == .object else { return }
    var key = tape.nodes.first(index)
    for _ in 0..<tape.nodes.count(index) {
      guard body(key) else { return }
      key = tape.nodes.next(key + 1)
    }
  }

  /// The value's text in the document.
  package var text: String { String(decoding: tape.nodes.bytes[range], as: UTF8.self) }

  // MARK: Reporting

  /// Reports an error about the value.
  public func error(_ message: String, help: @autoclosure @escaping () -> String? = nil) {
    diagnostics.error(message, at: range, path: path.text, help: help())
  }

  /// Reports a warning about the value.
  public func warn(_ message: String, help: @autoclosure @escaping () -> String? = nil) {
    diagnostics.warn(message, at: range, path: path.text, help: help())
  }

  /// Reports that the value is of the wrong kind, or not among the values allowed.
  ///
  /// - Parameter expected: A description of the allowed values, as in "expected a number from 0 to 1, found …".
  public func mismatch(expected: String, help: @autoclosure @escaping () -> String? = nil) {
    if kind == .invalid { return }
    error("expected \(expected), found \(description)", help: help())
  }

  /// The value in the words of a message: `the text "0.4"`, `250`, `an array of 3`.
  private var description: String {
    switch kind {
    case .null: "null"
    case .bool: bool == true ? "true" : "false"
    case .number: SafeText.cut(text)
    case .string: "the text \(SafeText.quoted(tape.nodes.text(index)))"
    case .array: elements.isEmpty ? "an empty array" : "an array of \(elements.count)"
    case .object: "an object"
    default: "something else"
    }
  }
}

/// The places of an array's elements, in order.
public struct JSONElements: Sequence, IteratorProtocol {
  private let array: JSONPlace

  /// The number of elements.
  public let count: Int

  /// The number and the index of the next element.
  private var number = 0
  private var index: Int

  /// The elements of the array at a place; none if it is no array.
  init(of place: JSONPlace) {
    array = place
    count = place.kind == .array ? place.tape.nodes.count(place.index) : 0
    index = place.tape.nodes.first(place.index)
  }

  /// True if there is no element.
  public var isEmpty: Bool { count == 0 }

  /// Returns the place of the next element; nil after the last.
  public mutating func next() -> JSONPlace? {
    guard number < count else { return nil }
    defer {
      number += 1
      index = array.tape.nodes.next(index)
    }
    return JSONPlace(array.tape, index, in: array.index, number: number)
  }
}

/// A value that was read, and its place, for checks that need both.
///
/// ```swift
/// let detent = reader.required("start", as: .located(.string))
/// …
/// if let detent, !detents.contains(detent.value) { detent.place.error("there is no such detent") }
/// ```
public struct Located<Value> {
  /// The value.
  public let value: Value

  /// Its place in the document.
  public let place: JSONPlace

  @inlinable
  init(value: Value, place: JSONPlace) {
    self.value = value
    self.place = place
  }
}
