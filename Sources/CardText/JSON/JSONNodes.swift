/// The values of a JSON document as a flat list of words, in the order of the text, while their texts and numbers stay
/// in the document's bytes until they are asked for.
///
/// ```
/// word        kind : 5 bits | offset of the first byte : 27 bits | the rest : 32 bits
/// scalar      1 word;  the rest is the offset past its last byte
/// array       2 words, then its elements; the rest is the index past its last element's last word
/// object      2 words, then for each member its key and its value; the rest as in an array
/// second word offset past the last byte : 32 bits | number of elements or members : 32 bits
/// ```
///
/// An index of a word stands for the value that begins there; the document's value has the index 0.
struct JSONNodes {
  /// The kind of a value or a key, as it was found in the text.
  enum Kind: UInt8 {
    case null
    case no
    case yes
    /// A number without decimal point and exponent.
    case integer
    /// Any other number.
    case number
    /// Text in quotation marks, of ASCII characters and without escapes.
    case ascii
    /// Text in quotation marks, in UTF-8 and without escapes.
    case utf8
    /// Text in quotation marks with an escape or a mistake: it is decoded anew whenever it is asked for.
    case escaped
    /// A key without quotation marks, which was reported.
    case bare
    /// A key in other quotation marks, which was reported.
    case foreign
    case array
    case object
    /// Text that was reported as an error, in place of a value.
    case invalid
  }

  /// The document's text.
  let bytes: [UInt8]

  private var words: [UInt64] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  // MARK: Writing

  /// Makes room for a document: most have five bytes or more for each word. Memory that isn't written costs nothing.
  mutating func reserve() {
    words.reserveCapacity(bytes.count / 4 + 8)
  }

  /// The index of the next value.
  var end: Int { words.count }

  /// Appends a scalar or a key.
  mutating func append(_ kind: Kind, at range: Range<Int>) {
    words.append(Self.word(kind, range.lowerBound, range.upperBound))
  }

  /// Appends an array or an object that begins at an offset, and returns its index; `close` completes it.
  mutating func open(_ kind: Kind, at start: Int) -> Int {
    words.append(Self.word(kind, start, 0))
    words.append(0)
    return words.count - 2
  }

  /// Completes an array or an object, whose elements are all the values after it.
  mutating func close(_ index: Int, at end: Int, count: Int) {
    words[index] |= UInt64(words.count)
    words[index + 1] = UInt64(end) << 32 | UInt64(count)
  }

  /// Removes all values from an index on.
  mutating func remove(from index: Int) {
    words.removeLast(words.count - index)
  }

  private static func word(_ kind: Kind, _ start: Int, _ rest: Int) -> UInt64 {
    UInt64(kind.rawValue) << 59 | UInt64(start) << 32 | UInt64(rest)
  }

  // MARK: Reading

  /// The kind of a value or a key.
  func kind(_ index: Int) -> Kind {
    // Only words with the number of a case are appended.
    unsafeBitCast(UInt8(words[index] >> 59), to: Kind.self)
  }

  /// The offset of the first byte of a value or a key.
  func start(_ index: Int) -> Int {
    Int(words[index] >> 32 & 0x7FF_FFFF)
  }

  /// The bytes of a value or of a key with its quotation marks.
  func range(_ index: Int) -> Range<Int> {
    start(index)..<(isList(index) ? Int(words[index + 1] >> 32) : rest(index))
  }

  /// The number of elements of an array or of members of an object.
  func count(_ index: Int) -> Int {
    Int(words[index + 1] & 0xFFFF_FFFF)
  }

  /// The index of the value after a value and all that is in it.
  func next(_ index: Int) -> Int {
    isList(index) ? rest(index) : index + 1
  }

  /// The index of the first element of an array, or of the first key of an object.
  func first(_ index: Int) -> Int { index + 2 }

  private func isList(_ index: Int) -> Bool {
    switch kind(index) {
    case .array, .object: true
    default: false
    }
  }

  private func rest(_ index: Int) -> Int {
    Int(words[index] & 0xFFFF_FFFF)
  }

  /// The text of a string or a key, with its escapes decoded.
  func text(_ index: Int) -> String {
    let range = range(index)
    switch kind(index) {
    case .ascii, .utf8:
      return String(decoding: bytes[range.lowerBound + 1..<range.upperBound - 1], as: UTF8.self)
    case .bare: return SafeText.cut(String(decoding: bytes[range], as: UTF8.self))
    default: return JSONParser.text(in: bytes, at: range.lowerBound)
    }
  }

  /// The number of a value that is one.
  func number(_ index: Int) -> Double {
    (try? DecimalText.scan(bytes, from: start(index), to: rest(index)))?.value ?? 0
  }

  /// True if a key or a string is `name`. Text beyond ASCII is equal if Unicode takes it for the same characters.
  func isKey(_ index: Int, _ name: String) -> Bool {
    // Of ASCII text, only the same bytes are equal.
    guard kind(index) == .ascii else { return text(index) == name }
    let start = start(index) + 1
    guard name.utf8.count == rest(index) - 1 - start else { return false }
    let isEqual = name.utf8.withContiguousStorageIfAvailable { name in
      bytes.withUnsafeBufferPointer { bytes in
        for offset in name.indices where bytes[start + offset] != name[offset] { return false }
        return true
      }
    }
    return isEqual ?? (text(index) == name)
  }

  /// True if two keys are equal.
  func areEqual(_ one: Int, _ other: Int) -> Bool {
    guard kind(one) == .ascii, kind(other) == .ascii else { return text(one) == text(other) }
    let (first, second) = (range(one), range(other))
    guard first.count == second.count else { return false }
    return bytes[first].elementsEqual(bytes[second])
  }

  /// The value as a tree of its own.
  func value(_ index: Int) -> JSONValue {
    let kind: JSONValue.Kind
    switch self.kind(index) {
    case .null: kind = .null
    case .no: kind = .bool(false)
    case .yes: kind = .bool(true)
    case .integer: kind = .number(number(index), isInteger: true)
    case .number: kind = .number(number(index), isInteger: false)
    case .ascii, .utf8, .escaped: kind = .string(text(index))
    case .bare, .foreign, .invalid: kind = .invalid
    case .array:
      var elements: [JSONValue] = []
      elements.reserveCapacity(count(index))
      var element = first(index)
      for _ in 0..<count(index) {
        elements.append(value(element))
        element = next(element)
      }
      kind = .array(elements)
    case .object:
      var members: [JSONMember] = []
      members.reserveCapacity(count(index))
      var key = first(index)
      for _ in 0..<count(index) {
        members.append(member(key))
        key = next(key + 1)
      }
      kind = .object(members)
    }
    return JSONValue(kind, at: range(index))
  }

  /// A key and its value as a tree of its own.
  func member(_ key: Int) -> JSONMember {
    JSONMember(key: text(key), keyRange: range(key), value: value(key + 1))
  }
}
