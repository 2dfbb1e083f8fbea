/// Writes JSON for people and programs: members in the given order, two blanks of indentation per level, numbers as the
/// shortest decimals that read back to the same bits.
///
/// ```swift
/// let text = JSONWriter.document { document in
///   document.object { object in
///     object.member("samples", 13)
///     object.member("release_velocity_pt_s") { value in
///       value.object { $0.member("lsq2", [12.5, -812.25]) }
///     }
///   }
/// }
/// ```
public struct JSONWriter: ~Copyable {
  private var buffer = ByteBuffer(capacity: 4_096)
  private var level = 0

  /// True if the list that is being written already has an element.
  private var hasElement = false

  private init() {}

  /// A whole document whose one value `body` writes, with a line feed at its end.
  public static func document(_ body: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter()
    body(&writer)
    writer.buffer.append(byte: UInt8(ascii: "\n"))
    return writer.buffer.text
  }

  // MARK: Values

  /// Writes an object; `body` writes its members.
  public mutating func object(_ body: (inout JSONWriter) -> Void) {
    list(open: UInt8(ascii: "{"), close: UInt8(ascii: "}"), body)
  }

  /// Writes an array; `body` writes its elements.
  public mutating func array(_ body: (inout JSONWriter) -> Void) {
    list(open: UInt8(ascii: "["), close: UInt8(ascii: "]"), body)
  }

  /// Writes a number, or `null`.
  ///
  /// - Parameter number: Finite, or nil.
  public mutating func value(_ number: Double?) {
    if let number { buffer.append(shortest: number) } else { buffer.append(literal: "null") }
  }

  /// Writes a whole number.
  public mutating func value(_ number: Int) {
    buffer.append(integer: number)
  }

  /// Writes a text, or `null`.
  public mutating func value(_ text: String?) {
    if let text { buffer.append(jsonString: text) } else { buffer.append(literal: "null") }
  }

  /// Writes `true` or `false`.
  public mutating func value(_ answer: Bool) {
    buffer.append(text: answer ? "true" : "false")
  }

  /// Writes numbers as an array on one line, or `null`.
  public mutating func value(_ numbers: [Double]?) {
    guard let numbers else { return buffer.append(literal: "null") }
    buffer.append(byte: UInt8(ascii: "["))
    for (index, number) in numbers.enumerated() {
      if index > 0 { buffer.append(literal: ", ") }
      buffer.append(shortest: number)
    }
    buffer.append(byte: UInt8(ascii: "]"))
  }

  /// Writes texts as an array.
  public mutating func value(_ texts: [String]) {
    array(of: texts) { $0.value($1) }
  }

  /// Writes an array with an element for each of `items`; `body` writes its value.
  public mutating func array<Items: Sequence>(of items: Items, _ body: (inout JSONWriter, Items.Element) -> Void) {
    array { list in
      for item in items { list.element { body(&$0, item) } }
    }
  }

  /// Writes an array with an object for each of `items`; `body` writes its members.
  public mutating func objects<Items: Sequence>(of items: Items, _ body: (inout JSONWriter, Items.Element) -> Void) {
    array(of: items) { value, item in value.object { body(&$0, item) } }
  }

  // MARK: Members and elements

  /// Writes a member of the current object; `body` writes its value.
  public mutating func member(_ name: String, _ body: (inout JSONWriter) -> Void) {
    beginElement()
    buffer.append(jsonString: name)
    buffer.append(literal: ": ")
    body(&self)
  }

  /// Writes a member whose value is a number or `null`.
  public mutating func member(_ name: String, _ number: Double?) {
    member(name) { $0.value(number) }
  }

  /// Writes a member whose value is a whole number.
  public mutating func member(_ name: String, _ number: Int) {
    member(name) { $0.value(number) }
  }

  /// Writes a member whose value is a text or `null`.
  public mutating func member(_ name: String, _ text: String?) {
    member(name) { $0.value(text) }
  }

  /// Writes a member whose value is `true` or `false`.
  public mutating func member(_ name: String, _ answer: Bool) {
    member(name) { $0.value(answer) }
  }

  /// Writes a member whose value is an array of numbers, on one line, or `null`.
  public mutating func member(_ name: String, _ numbers: [Double]?) {
    member(name) { $0.value(numbers) }
  }

  /// Writes a member whose value is an array of texts.
  public mutating func member(_ name: String, _ texts: [String]) {
    member(name) { $0.value(texts) }
  }

  /// Writes a member whose value is an array with an object for each of `items`; `body` writes an object's members.
  public mutating func member<Items: Sequence>(
    _ name: String, objectsOf items: Items, _ body: (inout JSONWriter, Items.Element) -> Void
  ) {
    member(name) { $0.objects(of: items, body) }
  }

  /// Writes an element of the current array; `body` writes its value.
  public mutating func element(_ body: (inout JSONWriter) -> Void) {
    beginElement()
    body(&self)
  }

  // MARK: Layout

  private mutating func list(open: UInt8, close: UInt8, _ body: (inout JSONWriter) -> Void) {
    buffer.append(byte: open)
    level += 1
    hasElement = false
    body(&self)
    level -= 1
    if hasElement { beginLine() }
    buffer.append(byte: close)
    // This list is an element of the list that contains it, if any.
    hasElement = true
  }

  private mutating func beginElement() {
    if hasElement { buffer.append(byte: UInt8(ascii: ",")) }
    beginLine()
    hasElement = true
  }

  private mutating func beginLine() {
    buffer.append(byte: UInt8(ascii: "\n"))
    for _ in 0..<level { buffer.append(literal: "  ") }
  }
}
