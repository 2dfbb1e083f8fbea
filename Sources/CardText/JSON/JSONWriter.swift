/// Writes JSON for people and programs to read: members in the order they are given, two blanks a level, numbers as the
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

  /// Whether the list that is being written has an element already.
  private var hasElement = false

  private init() {}

  /// A whole document, which `body` writes one value of, with a line feed at its end.
  public static func document(_ body: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter()
    body(&writer)
    writer.buffer.append(byte: UInt8(ascii: "\n"))
    return writer.buffer.text
  }

  // MARK: Values

  /// An object, whose members `body` writes.
  public mutating func object(_ body: (inout JSONWriter) -> Void) {
    list(open: UInt8(ascii: "{"), close: UInt8(ascii: "}"), body)
  }

  /// An array, whose elements `body` writes.
  public mutating func array(_ body: (inout JSONWriter) -> Void) {
    list(open: UInt8(ascii: "["), close: UInt8(ascii: "]"), body)
  }

  /// A number, or `null`.
  ///
  /// - Parameter number: finite, or nil.
  public mutating func value(_ number: Double?) {
    if let number { buffer.append(shortest: number) } else { buffer.append(literal: "null") }
  }

  /// A whole number.
  public mutating func value(_ number: Int) {
    buffer.append(integer: number)
  }

  /// A text, or `null`.
  public mutating func value(_ text: String?) {
    if let text { buffer.append(jsonString: text) } else { buffer.append(literal: "null") }
  }

  /// True or false.
  public mutating func value(_ answer: Bool) {
    buffer.append(text: answer ? "true" : "false")
  }

  /// Numbers as an array on one line, or `null`.
  public mutating func value(_ numbers: [Double]?) {
    guard let numbers else { return buffer.append(literal: "null") }
    buffer.append(byte: UInt8(ascii: "["))
    for (index, number) in numbers.enumerated() {
      if index > 0 { buffer.append(literal: ", ") }
      buffer.append(shortest: number)
    }
    buffer.append(byte: UInt8(ascii: "]"))
  }

  // MARK: Members and elements

  /// A member of the object that is being written, whose value `body` writes.
  public mutating func member(_ name: String, _ body: (inout JSONWriter) -> Void) {
    beginElement()
    buffer.append(jsonString: name)
    buffer.append(literal: ": ")
    body(&self)
  }

  /// A member that is a number, or `null`.
  public mutating func member(_ name: String, _ number: Double?) {
    member(name) { $0.value(number) }
  }

  /// A member that is a whole number.
  public mutating func member(_ name: String, _ number: Int) {
    member(name) { $0.value(number) }
  }

  /// A member that is a text, or `null`.
  public mutating func member(_ name: String, _ text: String?) {
    member(name) { $0.value(text) }
  }

  /// A member that is true or false.
  public mutating func member(_ name: String, _ answer: Bool) {
    member(name) { $0.value(answer) }
  }

  /// A member that is an array of numbers, on one line, or `null`.
  public mutating func member(_ name: String, _ numbers: [Double]?) {
    member(name) { $0.value(numbers) }
  }

  /// An element of the array that is being written, which `body` writes.
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
    // Whatever this list stands in has it as an element.
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
