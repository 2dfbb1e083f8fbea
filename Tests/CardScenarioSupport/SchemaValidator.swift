import CardText
import Foundation

/// Validates JSON by a JSON Schema, as far as the schemas of `cardsim schema` go: it knows nothing of scenarios, and
/// reports a keyword that it doesn't know as a mistake of the schema.
///
/// Its regular expressions may be used by several threads at once, as Foundation documents.
public struct SchemaValidator: @unchecked Sendable {
  private let root: JSONValue
  private let definitions: [String: JSONValue]

  /// The regular expressions of the schema, by their text.
  private var expressions: [String: NSRegularExpression] = [:]

  /// Reads the schema.
  public init(_ schema: String) {
    root = SchemaValidator.tree(schema)
    definitions = SchemaValidator.members(SchemaValidator.members(root)["$defs"])
    var patterns: Set<String> = []
    SchemaValidator.visit(root) { member in
      if member.key == "pattern", case .string(let pattern) = member.value.kind { patterns.insert(pattern) }
      if member.key == "patternProperties" { patterns.formUnion(SchemaValidator.members(member.value).keys) }
    }
    for pattern in patterns { expressions[pattern] = try? NSRegularExpression(pattern: pattern) }
  }

  /// Returns a document's tree.
  ///
  /// - Parameter text: Valid JSON.
  public static func tree(_ text: String) -> JSONValue {
    let diagnostics = Diagnostics(SourceText(name: "document", text: text))
    guard let value = JSONParser.parse(diagnostics), !diagnostics.hasErrors else {
      preconditionFailure("no JSON: \(text)")
    }
    return value
  }

  /// Returns the mistakes in a document, each with its path; none if it is valid.
  public func mistakes(in document: JSONValue) -> [String] { mistakes(document, root, "$") }

  /// Returns the mistakes in a document's text.
  public func mistakes(in text: String) -> [String] { mistakes(in: SchemaValidator.tree(text)) }

  /// The words of all enumerations in the schema.
  public var enumerations: Set<String> {
    var words: Set<String> = []
    SchemaValidator.visit(root) { member in
      if member.key == "const", case .string(let text) = member.value.kind { words.insert(text) }
      guard member.key == "enum", case .array(let elements) = member.value.kind else { return }
      for element in elements { if case .string(let text) = element.kind { words.insert(text) } }
    }
    return words
  }

  /// The keys of the objects that a definition, or the schema itself, allows.
  public func keys(of definition: String? = nil) -> [String] {
    let schema = definition.map { definitions[$0] } ?? root
    return SchemaValidator.members(SchemaValidator.members(schema)["properties"]).keys.sorted()
  }

  private static func visit(_ value: JSONValue, _ body: (JSONMember) -> Void) {
    switch value.kind {
    case .array(let elements): for element in elements { visit(element, body) }
    case .object(let members):
      for member in members {
        body(member)
        visit(member.value, body)
      }
    default: break
    }
  }

  private static func members(_ value: JSONValue?) -> [String: JSONValue] {
    guard case .object(let members)? = value?.kind else { return [:] }
    return Dictionary(uniqueKeysWithValues: members.map { ($0.key, $0.value) })
  }

  // MARK: Rules

  private func mistakes(_ value: JSONValue, _ schema: JSONValue, _ path: String) -> [String] {
    if case .bool(let isAllowed) = schema.kind { return isAllowed ? [] : ["\(path): nothing is allowed here"] }
    guard case .object(let rules) = schema.kind else { return ["\(path): the schema is neither an object nor a flag"] }
    var mistakes: [String] = []
    for rule in rules { mistakes += self.mistakes(value, rule.key, rule.value, rules, path) }
    return mistakes
  }

  private func mistakes(
    _ value: JSONValue, _ keyword: String, _ rule: JSONValue, _ all: [JSONMember], _ path: String
  ) -> [String] {
    func unless(_ isRight: Bool) -> [String] { isRight ? [] : ["\(path): \(keyword)"] }
    func isValid(_ schema: JSONValue) -> Bool { mistakes(value, schema, path).isEmpty }
    switch keyword {
    case "$schema", "title", "description", "default", "$defs", "then": return []
    case "$ref":
      guard let name = text(rule).flatMap({ $0.hasPrefix("#/$defs/") ? String($0.dropFirst(8)) : nil }),
        let schema = definitions[name]
      else { return ["\(path): the schema refers to nothing"] }
      return mistakes(value, schema, path)
    case "type": return unless(isOf(text(rule) ?? "", value))
    case "const": return unless(areEqual(rule, value))
    case "enum": return unless(elements(rule).contains { areEqual($0, value) })
    case "allOf": return elements(rule).flatMap { mistakes(value, $0, path) }
    case "anyOf":
      if elements(rule).contains(where: isValid) { return [] }
      return ["\(path): anyOf"] + elements(rule).flatMap { mistakes(value, $0, path) }
    case "oneOf": return unless(elements(rule).filter(isValid).count == 1)
    case "not": return unless(!isValid(rule))
    case "if": return isValid(rule) ? find("then", all).map { mistakes(value, $0, path) } ?? [] : []
    case "minimum", "maximum", "exclusiveMinimum":
      guard case .number(let number, _) = value.kind, let limit = double(rule) else { return [] }
      return unless(keyword == "minimum" ? number >= limit : keyword == "maximum" ? number <= limit : number > limit)
    case "pattern":
      guard case .string(let found) = value.kind else { return [] }
      return unless(matches(found, text(rule) ?? ""))
    case "items", "prefixItems", "minItems", "maxItems": return mistakesOfArray(value, keyword, rule, all, path)
    case "properties", "patternProperties", "additionalProperties", "required", "minProperties", "maxProperties":
      return mistakesOfObject(value, keyword, rule, all, path)
    default: return ["\(path): the schema has the keyword \(keyword)"]
    }
  }

  private func mistakesOfArray(
    _ value: JSONValue, _ keyword: String, _ rule: JSONValue, _ all: [JSONMember], _ path: String
  ) -> [String] {
    guard case .array(let found) = value.kind else { return [] }
    let first = find("prefixItems", all).map { elements($0) } ?? []
    switch keyword {
    case "prefixItems":
      return zip(found, first).enumerated().flatMap { mistakes($1.0, $1.1, "\(path)[\($0)]") }
    case "items":
      return found.enumerated().dropFirst(first.count).flatMap { mistakes($1, rule, "\(path)[\($0)]") }
    case "minItems": return Double(found.count) >= double(rule) ?? 0 ? [] : ["\(path): minItems"]
    default: return Double(found.count) <= double(rule) ?? 0 ? [] : ["\(path): maxItems"]
    }
  }

  private func mistakesOfObject(
    _ value: JSONValue, _ keyword: String, _ rule: JSONValue, _ all: [JSONMember], _ path: String
  ) -> [String] {
    guard case .object(let found) = value.kind else { return [] }
    switch keyword {
    case "required":
      return elements(rule).compactMap { text($0) }.filter { key in !found.contains { $0.key == key } }
        .map { "\(path): missing key \($0)" }
    case "minProperties": return Double(found.count) >= double(rule) ?? 0 ? [] : ["\(path): minProperties"]
    case "maxProperties": return Double(found.count) <= double(rule) ?? 0 ? [] : ["\(path): maxProperties"]
    case "properties":
      let known = members(rule)
      return found.flatMap { member in
        find(member.key, known).map { mistakes(member.value, $0, "\(path).\(member.key)") } ?? []
      }
    case "patternProperties":
      let patterns = members(rule)
      return found.flatMap { member in
        patterns.filter { matches(member.key, $0.key) }.flatMap {
          mistakes(member.value, $0.value, "\(path).\(member.key)")
        }
      }
    default:
      let known = find("properties", all).map { members($0) } ?? []
      let patterns = find("patternProperties", all).map { members($0) } ?? []
      return found.filter { member in
        find(member.key, known) == nil && !patterns.contains { matches(member.key, $0.key) }
      }.flatMap { member in
        if case .bool(false) = rule.kind { return ["\(path): unknown key \(member.key)"] }
        return mistakes(member.value, rule, "\(path).\(member.key)")
      }
    }
  }

  // MARK: Values

  private func find(_ key: String, _ members: [JSONMember]) -> JSONValue? { members.first { $0.key == key }?.value }

  private func members(_ value: JSONValue) -> [JSONMember] {
    if case .object(let members) = value.kind { members } else { [] }
  }

  private func isOf(_ type: String, _ value: JSONValue) -> Bool {
    switch (type, value.kind) {
    case ("null", .null), ("boolean", .bool), ("number", .number), ("string", .string), ("array", .array),
      ("object", .object):
      true
    // In draft 2020-12, 5.0 is a whole number.
    case ("integer", .number(let number, _)): number == number.rounded()
    default: false
    }
  }

  /// Returns true if two values without elements are equal.
  private func areEqual(_ one: JSONValue, _ other: JSONValue) -> Bool {
    switch (one.kind, other.kind) {
    case (.string(let one), .string(let other)): one == other
    case (.bool(let one), .bool(let other)): one == other
    case (.number(let one, _), .number(let other, _)): one == other
    default: false
    }
  }

  private func matches(_ text: String, _ pattern: String) -> Bool {
    guard let expression = expressions[pattern] else { return false }
    return expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
  }

  private func text(_ value: JSONValue) -> String? { if case .string(let text) = value.kind { text } else { nil } }

  private func double(_ value: JSONValue) -> Double? {
    if case .number(let number, _) = value.kind { number } else { nil }
  }

  private func elements(_ value: JSONValue) -> [JSONValue] {
    if case .array(let elements) = value.kind { elements } else { [] }
  }
}
