import CardSimulation
import CardText

/// An error in an expression, and its place.
public struct ExpressionFlaw: MessageError, Hashable, Sendable {
  /// The text that contains the error.
  public var text: String

  /// The column of the error, from 1.
  public var column: Int

  /// The text found and the expected one.
  public var message: String

  /// The likely fix; nil if there is none.
  public var help: String?

  /// The message, the text, and a mark below the error.
  public var words: String {
    "\(message) at column \(column)\n  \(SafeText.escaped(text))\n  " + String(repeating: " ", count: column - 1) + "^"
  }
}

extension Expression {
  /// Reads an expression.
  ///
  /// - Parameters:
  ///   - text: The expression's text.
  ///   - parameters: The names of the varied keys.
  /// - Throws: `ExpressionFlaw` for the first error.
  public init(_ text: String, parameters: [String] = []) throws(ExpressionFlaw) {
    var reader = try ExpressionReader(text, parameters: parameters)
    let steps = try reader.sum()
    try reader.end()
    self.init(text: text, steps: steps)
  }
}

extension Constraint {
  /// Reads a constraint: two expressions and `<=`, `>=`, `<`, `>`, `==` or `!=` between them, or `target` and a detent,
  /// or `expect`.
  ///
  /// - Throws: `ExpressionFlaw` for the first error.
  public init(_ text: String, parameters: [String] = []) throws(ExpressionFlaw) {
    if text == "expect" {
      self.init(text: text, subject: .expectations, relation: .equal)
      return
    }
    var reader = try ExpressionReader(text, parameters: parameters)
    if let (relation, name) = try reader.target() {
      self.init(text: text, subject: .target(name), relation: relation)
      return
    }
    let left = try reader.sum()
    let relation = try reader.relation()
    let right = try reader.sum()
    try reader.end()
    self.init(
      text: text, subject: .numbers(Expression(text: text, steps: left), Expression(text: text, steps: right)),
      relation: relation)
  }
}

/// A recursive-descent parser of expressions.
private struct ExpressionReader {
  /// A word, a number or a sign, and its column.
  private struct Token {
    enum Kind: Equatable {
      case number(Double)
      case name(String)
      case sign(String)
      case end
    }

    var kind: Kind
    var column: Int

    var shown: String {
      switch kind {
      case .number(let number): DecimalText.shortest(number)
      case .name(let name): SafeText.quoted(name)
      case .sign(let sign): SafeText.quoted(sign)
      case .end: "the end"
      }
    }
  }

  private let text: String
  private let parameters: [String]
  private var tokens: [Token] = []
  private var next = 0
  private var depth = 0

  /// The deepest allowed nesting of parentheses, function calls and minus signs.
  private static let deepest = 100

  init(_ text: String, parameters: [String]) throws(ExpressionFlaw) {
    self.text = text
    self.parameters = parameters
    tokens = try ExpressionReader.tokens(text)
  }

  /// Returns the words, numbers and signs of a text.
  private static func tokens(_ text: String) throws(ExpressionFlaw) -> [Token] {
    let characters = Array(text)
    var tokens: [Token] = []
    var place = 0
    func isWord(_ character: Character) -> Bool {
      character.isASCII && (character.isLetter || character.isNumber || "_.".contains(character))
    }
    while place < characters.count {
      let start = place
      let character = characters[place]
      if character == " " || character == "\t" {
        place += 1
        continue
      }
      if isWord(character) {
        // A detent's name may contain a dash; no other name may.
        let mayHaveDash = tokens.count == 2 && tokens[0].kind == .name("target")
        while place < characters.count,
          isWord(characters[place]) || mayHaveDash && characters[place] == "-"
            || isExponentSign(characters, at: place, from: start)
        {
          place += 1
        }
        let word = String(characters[start..<place])
        if character.isNumber || character == "." {
          guard let number = CSSNumber.read(word), number.isFinite else {
            throw ExpressionFlaw(text: text, column: start + 1, message: "\(SafeText.quoted(word)) isn't a number")
          }
          tokens.append(Token(kind: .number(number), column: start + 1))
        } else {
          tokens.append(Token(kind: .name(word), column: start + 1))
        }
        continue
      }
      let pair = place + 1 < characters.count ? String(characters[place...(place + 1)]) : ""
      let sign = ["<=", ">=", "==", "!="].contains(pair) ? pair : String(character)
      guard sign.count == 2 || "+-*/(),<>".contains(character) else {
        throw ExpressionFlaw(
          text: text, column: start + 1, message: "\(SafeText.quoted(sign)) means nothing here",
          help: sign == "=" ? "write == for equal" : sign == "^" ? "write x*x for a square" : nil)
      }
      tokens.append(Token(kind: .sign(sign), column: start + 1))
      place += sign.count
    }
    return tokens + [Token(kind: .end, column: characters.count + 1)]
  }

  /// Returns true if the character is the sign of a power of ten: the minus of 1e-3.
  private static func isExponentSign(_ characters: [Character], at place: Int, from start: Int) -> Bool {
    (characters[place] == "-" || characters[place] == "+") && characters[start].isNumber && place > start
      && (characters[place - 1] == "e" || characters[place - 1] == "E")
  }

  mutating func sum() throws(ExpressionFlaw) -> [Expression.Step] {
    var steps = try product()
    while let sign = take(["+", "-"]) { steps += try product() + [sign == "+" ? .add : .subtract] }
    return steps
  }

  private mutating func product() throws(ExpressionFlaw) -> [Expression.Step] {
    var steps = try signed()
    while let sign = take(["*", "/"]) { steps += try signed() + [sign == "*" ? .multiply : .divide] }
    return steps
  }

  private mutating func signed() throws(ExpressionFlaw) -> [Expression.Step] {
    guard take(["-"]) != nil else { return try factor() }
    depth += 1
    defer { depth -= 1 }
    try checkDepth()
    return try signed() + [.negate]
  }

  private mutating func factor() throws(ExpressionFlaw) -> [Expression.Step] {
    let token = tokens[next]
    switch token.kind {
    case .number(let number):
      next += 1
      return [.number(number)]
    case .name(let name):
      next += 1
      if case .sign("(") = tokens[next].kind { return try call(name, token) }
      return [.variable(try variable(name, token))]
    case .sign("("):
      next += 1
      depth += 1
      defer { depth -= 1 }
      try checkDepth()
      let steps = try sum()
      try close()
      return steps
    case .sign, .end:
      throw flaw(token, "expected a number, a metric or a key, found \(token.shown)")
    }
  }

  private mutating func call(_ name: String, _ token: Token) throws(ExpressionFlaw) -> [Expression.Step] {
    let functions: [String: Expression.Step] = [
      "abs": .absolute, "sqrt": .squareRoot, "min": .minimum, "max": .maximum,
    ]
    guard let function = functions[name] else {
      throw flaw(
        token, "there is no function \(SafeText.quoted(name))",
        NearestName.question(name, in: ["abs", "max", "min", "sqrt"]) ?? "there are abs, max, min and sqrt")
    }
    next += 1
    depth += 1
    defer { depth -= 1 }
    try checkDepth()
    var steps = try sum()
    if name == "abs" || name == "sqrt" {
      steps.append(function)
    } else {
      while take([","]) != nil { steps += try sum() + [function] }
    }
    try close()
    return steps
  }

  private func variable(_ name: String, _ token: Token) throws(ExpressionFlaw) -> Expression.Variable {
    if let index = parameters.firstIndex(of: name) { return .parameter(index) }
    if let metric = Metric.named(name) {
      if metric == .target {
        throw flaw(
          token, "\"target\" is a detent's name, and no number",
          "as a constraint by itself it can be compared: --subject-to 'target == extended'")
      }
      return .metric(metric)
    }
    if TuningKey.named(name) != nil {
      throw flaw(token, "\(SafeText.quoted(name)) isn't varied", "--vary \(name)=… makes it a variable")
    }
    let names = Metric.allCases.map { $0.name } + parameters
    throw flaw(
      token, "there is no metric \(SafeText.quoted(name))",
      NearestName.question(name, in: names) ?? "'cardsim metrics --list' lists them")
  }

  /// Reads a constraint on `target`: its relation and the detent's name; nil for any other constraint.
  mutating func target() throws(ExpressionFlaw) -> (Constraint.Relation, String)? {
    guard case .name("target") = tokens[0].kind else { return nil }
    next = 1
    let token = tokens[next]
    let relation = try relation()
    guard relation == .equal || relation == .different else {
      throw flaw(token, "a detent is == or != another one, and not \(token.shown)")
    }
    guard case .name(let name) = tokens[next].kind else {
      throw flaw(tokens[next], "expected a detent's name, found \(tokens[next].shown)")
    }
    next += 1
    try end()
    return (relation, name)
  }

  mutating func relation() throws(ExpressionFlaw) -> Constraint.Relation {
    guard case .sign(let sign) = tokens[next].kind, let relation = Constraint.Relation(rawValue: sign) else {
      throw flaw(tokens[next], "expected <=, >=, <, >, == or !=, found \(tokens[next].shown)")
    }
    next += 1
    return relation
  }

  func end() throws(ExpressionFlaw) {
    guard case .end = tokens[next].kind else {
      throw flaw(tokens[next], "expected +, -, *, / or the end, found \(tokens[next].shown)")
    }
  }

  private mutating func close() throws(ExpressionFlaw) {
    guard take([")"]) != nil else { throw flaw(tokens[next], "expected \")\", found \(tokens[next].shown)") }
  }

  private mutating func take(_ signs: [String]) -> String? {
    guard case .sign(let sign) = tokens[next].kind, signs.contains(sign) else { return nil }
    next += 1
    return sign
  }

  private func checkDepth() throws(ExpressionFlaw) {
    if depth > ExpressionReader.deepest { throw flaw(tokens[next], "this stands too deep in parentheses") }
  }

  private func flaw(_ token: Token, _ message: String, _ help: String? = nil) -> ExpressionFlaw {
    ExpressionFlaw(text: text, column: token.column, message: message, help: help)
  }
}
