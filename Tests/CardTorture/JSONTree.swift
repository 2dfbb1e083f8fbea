import CardText

/// Documents that are built and changed as values, not as text.
extension JSONValue {
  static func number(_ number: Double) -> JSONValue { JSONValue(.number(number, isInteger: false), at: 0..<0) }

  static func whole(_ number: Int) -> JSONValue { JSONValue(.number(Double(number), isInteger: true), at: 0..<0) }

  static func text(_ text: String) -> JSONValue { JSONValue(.string(text), at: 0..<0) }

  static func flag(_ flag: Bool) -> JSONValue { JSONValue(.bool(flag), at: 0..<0) }

  static func list(_ values: [JSONValue]) -> JSONValue { JSONValue(.array(values), at: 0..<0) }

  static func object(_ members: KeyValuePairs<String, JSONValue>) -> JSONValue {
    var object = JSONValue(.object([]), at: 0..<0)
    for (key, value) in members { object[key] = value }
    return object
  }

  /// An instant or a duration.
  static func microseconds(_ number: Int) -> JSONValue { .text("\(number)us") }

  /// The value of a key of an object; nil if there is none. Setting nil removes it.
  subscript(key: String) -> JSONValue? {
    get { members.first { $0.key == key }?.value }
    set {
      var members = members
      let index = members.firstIndex { $0.key == key }
      switch (index, newValue) {
      case (let index?, let value?): members[index].value = value
      case (let index?, nil): members.remove(at: index)
      case (nil, let value?): members.append(JSONMember(key: key, keyRange: 0..<0, value: value))
      case (nil, nil): return
      }
      kind = .object(members)
    }
  }

  /// The members of an object; empty for any other value.
  var members: [JSONMember] { if case .object(let members) = kind { members } else { [] } }

  /// The elements of an array; empty for any other value.
  var elements: [JSONValue] {
    get { if case .array(let elements) = kind { elements } else { [] } }
    set { kind = .array(newValue) }
  }

  /// The text of a string; nil for any other value.
  var string: String? { if case .string(let text) = kind { text } else { nil } }

  /// Parses a document from text.
  init?(_ text: [UInt8]) {
    let diagnostics = Diagnostics(SourceText(name: "document", bytes: text))
    guard let value = JSONParser.parse(diagnostics), !diagnostics.hasErrors else { return nil }
    self = value
  }

  /// The document on one line.
  var line: String {
    switch kind {
    case .null, .invalid: return "null"
    case .bool(let flag): return flag ? "true" : "false"
    case .number(let number, _): return DecimalText.shortest(number)
    case .string(let text): return JSONValue.quoted(text)
    case .array(let elements): return "[" + elements.map(\.line).joined(separator: ",") + "]"
    case .object(let members):
      return "{" + members.map { JSONValue.quoted($0.key) + ":" + $0.value.line }.joined(separator: ",") + "}"
    }
  }

  private static func quoted(_ text: String) -> String {
    String(JSONWriter.document { $0.value(text) }.dropLast())
  }

  // MARK: Paths

  /// A step from a value into it.
  enum Step: Hashable {
    case key(String)
    case element(Int)
  }

  /// The paths of all numbers, texts and flags in it, in order.
  func leaves(_ path: [Step] = []) -> [[Step]] {
    switch kind {
    case .array(let elements):
      elements.enumerated().flatMap { $1.leaves(path + [.element($0)]) }
    case .object(let members):
      members.flatMap { $0.value.leaves(path + [.key($0.key)]) }
    case .null, .bool, .number, .string, .invalid: [path]
    }
  }

  /// The value at a path; nil if there is none. Setting nil removes it.
  subscript(path: ArraySlice<Step>) -> JSONValue? {
    get {
      guard let step = path.first else { return self }
      switch step {
      case .key(let key): return self[key]?[path.dropFirst()]
      case .element(let index): return elements.indices.contains(index) ? elements[index][path.dropFirst()] : nil
      }
    }
    set {
      guard let step = path.first else {
        if let newValue { self = newValue }
        return
      }
      switch step {
      case .key(let key):
        guard path.count > 1 else {
          self[key] = newValue
          return
        }
        self[key]?[path.dropFirst()] = newValue
      case .element(let index):
        guard elements.indices.contains(index) else { return }
        if path.count > 1 {
          elements[index][path.dropFirst()] = newValue
        } else if let newValue {
          elements[index] = newValue
        } else {
          elements.remove(at: index)
        }
      }
    }
  }
}

extension [JSONValue.Step] {
  /// The path in the form that errors have.
  var text: String {
    var path = JSONPath.root
    for step in self {
      switch step {
      case .key(let key): path = path.key(key)
      case .element(let index): path = path.element(index)
      }
    }
    return path.text
  }

  /// The path without element numbers: equal shapes accept the same values.
  var shape: String {
    map { step in if case .key(let key) = step { key } else { "[]" } }.joined(separator: ".")
  }
}
