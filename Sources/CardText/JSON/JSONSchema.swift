/// A JSON Schema, draft 2020-12: the values that a document may have at one place, in a form that editors and other
/// programs' validators read.
///
/// Schemas are composed of schemas, as shapes are of shapes: `.array(of: .string)`.
public struct JSONSchema: Hashable, Sendable {
  /// A keyword's value.
  indirect enum Value: Hashable, Sendable {
    case text(String)
    case number(Double)
    case flag(Bool)
    case list([Value])
    case schema(JSONSchema)
    case members([Member])
  }

  /// A keyword and its value, or a name and its schema.
  struct Member: Hashable, Sendable {
    var name: String
    var value: Value
  }

  /// The keywords, in the order in which they are written; nil: nothing is allowed here.
  private(set) var keywords: [Member]?

  init(_ keywords: [(String, Value)]) {
    self.keywords = keywords.map { Member(name: $0.0, value: $0.1) }
  }

  /// Any value.
  public static let anything = JSONSchema([])

  /// No value: the key must be absent.
  public static let nothing: JSONSchema = {
    var schema = JSONSchema([])
    schema.keywords = nil
    return schema
  }()

  // MARK: Numbers, text, flags

  /// Any number.
  public static let number = JSONSchema([("type", .text("number"))])

  /// A number within limits, both inclusive.
  public static func number(in range: ClosedRange<Double>) -> JSONSchema {
    number(atLeast: range.lowerBound).with("maximum", .number(range.upperBound))
  }

  /// A number not below a limit.
  public static func number(atLeast low: Double) -> JSONSchema { number.with("minimum", .number(low)) }

  /// A number above `low`, exclusive, and up to `high`, inclusive.
  public static func number(above low: Double, upTo high: Double) -> JSONSchema {
    number.with("exclusiveMinimum", .number(low)).with("maximum", .number(high))
  }

  /// A whole number within limits, both inclusive; an upper one of `Int.max` is none.
  public static func integer<Number: FixedWidthInteger>(in range: ClosedRange<Number>) -> JSONSchema {
    let schema = JSONSchema([("type", .text("integer")), ("minimum", .number(Double(Int64(range.lowerBound))))])
    return range.upperBound == .max ? schema : schema.with("maximum", .number(Double(Int64(range.upperBound))))
  }

  /// `true` or `false`.
  public static let bool = JSONSchema([("type", .text("boolean"))])

  /// Only `true`.
  public static let onlyTrue = JSONSchema([("const", .flag(true))])

  /// `null`.
  public static let null = JSONSchema([("type", .text("null"))])

  /// Any text.
  public static let string = JSONSchema([("type", .text("string"))])

  /// A text that a regular expression matches (ECMA-262, of which only what all validators share is used).
  public static func string(matching pattern: String) -> JSONSchema { string.with("pattern", .text(pattern)) }

  /// A name that needs no quotation marks in a CSV cell: the schema of `JSONShape.name`.
  public static let name = string(matching: "^[A-Za-z0-9_-]{1,40}$")

  /// One text.
  public static func constant(_ text: String) -> JSONSchema { JSONSchema([("const", .text(text))]) }

  /// One of some words.
  public static func words(_ words: [String]) -> JSONSchema {
    JSONSchema([("enum", .list(words.map { .text($0) }))])
  }

  /// One of some words, each with its meaning.
  public static func words(_ words: [(name: String, meaning: String)]) -> JSONSchema {
    JSONSchema([("oneOf", .list(words.map { .schema(constant($0.name).described($0.meaning)) }))])
  }

  // MARK: Schemas made of schemas

  /// A value that one of some schemas allows.
  public static func either(_ schemas: JSONSchema...) -> JSONSchema { either(schemas) }

  /// A value that one of some schemas allows.
  public static func either(_ schemas: [JSONSchema]) -> JSONSchema {
    JSONSchema([("anyOf", .list(schemas.map { .schema($0) }))])
  }

  /// An array whose elements all have one schema.
  public static func array(of element: JSONSchema, count: ClosedRange<Int> = 0...Int.max) -> JSONSchema {
    var schema = JSONSchema([("type", .text("array")), ("items", .schema(element))])
    if count.lowerBound > 0 { schema = schema.with("minItems", .number(Double(count.lowerBound))) }
    if count.upperBound < .max { schema = schema.with("maxItems", .number(Double(count.upperBound))) }
    return schema
  }

  /// An array of exactly these elements.
  public static func tuple(_ elements: JSONSchema...) -> JSONSchema {
    JSONSchema([
      ("type", .text("array")), ("prefixItems", .list(elements.map { .schema($0) })), ("items", .schema(nothing)),
      ("minItems", .number(Double(elements.count))),
    ])
  }

  /// A key of an object, and its value.
  public struct Property: Hashable, Sendable {
    /// The key.
    public let name: String

    let schema: JSONSchema

    /// Creates a key, with its meaning in a sentence; without one, the schema's own description stands.
    public init(_ name: String, _ schema: JSONSchema, _ meaning: String = "") {
      self.name = name
      self.schema = meaning.isEmpty ? schema : schema.described(meaning)
    }

    /// The same key, whose value may also be `null`; the description stays outside.
    public var orNull: Property {
      guard let keywords = schema.keywords else { return self }
      let (first, rest) = (keywords.first, keywords.dropFirst())
      if first?.name == "description", rest.isEmpty { return self }
      var whole = JSONSchema.either(schema, .null)
      if let first, first.name == "description" {
        var inner = schema
        inner.keywords = Array(rest)
        whole = .either(inner, .null)
        whole.keywords?.insert(first, at: 0)
      }
      return Property(name, whole)
    }
  }

  /// An object of known keys; all others are refused, unless `others` allows them.
  public static func object(
    _ properties: [Property], required: [String] = [], others: JSONSchema = .nothing
  ) -> JSONSchema {
    var schema = JSONSchema([
      ("type", .text("object")),
      ("properties", .members(properties.map { Member(name: $0.name, value: .schema($0.schema)) })),
    ])
    if !required.isEmpty { schema = schema.with("required", .list(required.map { .text($0) })) }
    return schema.with("additionalProperties", .schema(others))
  }

  /// The keys of an object of known keys, in their order; none of any other schema.
  public var propertyNames: [String] {
    guard case .members(let members)? = keywords?.first(where: { $0.name == "properties" })?.value else { return [] }
    return members.map { $0.name }
  }

  /// An object of any keys that a regular expression matches, all with values of one schema.
  public static func map(of value: JSONSchema, keys pattern: String? = nil) -> JSONSchema {
    guard let pattern else {
      return JSONSchema([("type", .text("object")), ("additionalProperties", .schema(value))])
    }
    return JSONSchema([
      ("type", .text("object")), ("patternProperties", .members([Member(name: pattern, value: .schema(value))])),
      ("additionalProperties", .schema(nothing)),
    ])
  }

  /// An object that has these keys, whatever else.
  public static func having(_ keys: String...) -> JSONSchema {
    JSONSchema([("required", .list(keys.map { .text($0) }))])
  }

  /// An object in which a key has one of some words.
  public static func having(_ key: String, in words: [String]) -> JSONSchema {
    having(key).with("properties", .members([Member(name: key, value: .schema(.words(words)))]))
  }

  /// An object whose keys, if they are there, have values of these schemas, whatever else it has.
  public static func rule(_ values: [(key: String, schema: JSONSchema)]) -> JSONSchema {
    JSONSchema([("properties", .members(values.map { Member(name: $0.key, value: .schema($0.schema)) }))])
  }

  /// A schema that stands elsewhere in the document, in its `$defs`.
  public static func reference(_ name: String) -> JSONSchema { JSONSchema([("$ref", .text("#/$defs/\(name)"))]) }

  // MARK: Further rules

  /// The same schema with another keyword, at its end.
  func with(_ keyword: String, _ value: Value) -> JSONSchema {
    var schema = self
    schema.keywords?.removeAll { $0.name == keyword }
    schema.keywords?.append(Member(name: keyword, value: value))
    return schema
  }

  /// The same schema with a description, which editors show.
  public func described(_ meaning: String) -> JSONSchema {
    var schema = with("description", .text(meaning))
    // It is the first thing that a person wants to read.
    if let last = schema.keywords?.popLast() { schema.keywords?.insert(last, at: 0) }
    return schema
  }

  /// The same schema with a value that editors write if they complete it.
  public func standard(_ number: Double) -> JSONSchema { with("default", .number(number)) }

  /// The same schema with a value that editors write if they complete it.
  public func standard(_ text: String) -> JSONSchema { with("default", .text(text)) }

  /// The same schema with a value that editors write if they complete it.
  public func standard(_ answer: Bool) -> JSONSchema { with("default", .flag(answer)) }

  /// The same schema for an object with a number of keys within limits.
  public func keyCount(_ range: ClosedRange<Int>) -> JSONSchema {
    let schema = with("minProperties", .number(Double(range.lowerBound)))
    return range.upperBound == .max ? schema : schema.with("maxProperties", .number(Double(range.upperBound)))
  }

  /// The same schema, whose values must match others, too.
  public func matching(_ others: [JSONSchema]) -> JSONSchema {
    with("allOf", .list(others.map { .schema($0) }))
  }

  /// A rule for values that match a schema: they must match another one.
  public static func when(_ condition: JSONSchema, _ rule: JSONSchema) -> JSONSchema {
    JSONSchema([("if", .schema(condition)), ("then", .schema(rule))])
  }

  /// Values that don't match a schema.
  public static func not(_ schema: JSONSchema) -> JSONSchema { JSONSchema([("not", .schema(schema))]) }

  /// Values that match exactly one of some schemas.
  public static func exactlyOne(of schemas: [JSONSchema]) -> JSONSchema {
    JSONSchema([("oneOf", .list(schemas.map { .schema($0) }))])
  }

  /// Returns the text of a whole document.
  ///
  /// - Parameters:
  ///   - title: Its title.
  ///   - definitions: The schemas to which it refers, by name.
  public func document(title: String, definitions: [(name: String, schema: JSONSchema)]) -> String {
    var whole = JSONSchema([
      ("$schema", .text("https://json-schema.org/draft/2020-12/schema")), ("title", .text(title)),
    ])
    whole.keywords? += keywords ?? []
    let parts = definitions.map { Member(name: $0.name, value: .schema($0.schema)) }
    if !parts.isEmpty { whole = whole.with("$defs", .members(parts)) }
    return JSONWriter.document { whole.write(to: &$0) }
  }

  private func write(to writer: inout JSONWriter) {
    guard let keywords else { return writer.value(false) }
    Self.write(keywords, to: &writer)
  }

  private static func write(_ members: [Member], to writer: inout JSONWriter) {
    writer.object { object in
      for member in members { object.member(member.name) { write(member.value, to: &$0) } }
    }
  }

  private static func write(_ value: Value, to writer: inout JSONWriter) {
    switch value {
    case .text(let text): writer.value(text)
    case .number(let number): writer.value(number)
    case .flag(let flag): writer.value(flag)
    case .schema(let schema): schema.write(to: &writer)
    case .members(let members): write(members, to: &writer)
    case .list(let values):
      writer.array { list in
        for value in values { list.element { write(value, to: &$0) } }
      }
    }
  }
}
