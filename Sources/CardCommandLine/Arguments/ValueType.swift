import CardText

/// The reason why a text isn't a valid value: the end of the sentence that names the text.
package struct InvalidValue: Error {
  /// The end of the sentence, such as `: it isn't a number`.
  package var ending: String

  package init(ending: String) {
    self.ending = ending
  }

  /// Returns the error of a text that is none of the known names.
  package static func noChoice(_ text: String, of names: [String]) -> InvalidValue {
    let suggestion = Suggestion.text(for: text, among: names) ?? "."
    return InvalidValue(ending: suggestion + " Please provide one of \(Suggestion.list(names)).")
  }
}

/// A type of value, and the function that reads it from a text.
package struct ValueType<Value>: Sendable {
  /// The possible values, if they are few.
  package var choices: [String] = []

  /// The words and files that a shell offers on Tab, unless the choices are all there is.
  package var completion = Completion.nothing

  package var read: @Sendable (String) throws(InvalidValue) -> Value

  package init(
    choices: [String] = [], completion: Completion = Completion.nothing,
    read: @escaping @Sendable (String) throws(InvalidValue) -> Value
  ) {
    (self.choices, self.completion, self.read) = (choices, completion, read)
  }
}

extension ValueType {
  /// Reads each of several texts.
  func readAll(_ texts: [String]) throws(InvalidValue) -> [Value] {
    var values: [Value] = []
    for text in texts { values.append(try read(text)) }
    return values
  }
}

extension ValueType where Value == String {
  /// Any text that isn't empty.
  package static var text: ValueType {
    ValueType { text throws(InvalidValue) in
      if text.isEmpty { throw InvalidValue(ending: ": it is empty") }
      return text
    }
  }
}

extension ValueType where Value == Double {
  /// A finite decimal number.
  package static var number: ValueType {
    ValueType { text throws(InvalidValue) in
      guard let number = CSSNumber.read(text) else {
        throw InvalidValue(ending: ": it isn't a number")
      }
      guard number.isFinite else { throw InvalidValue(ending: ": it is too large") }
      return number
    }
  }

  /// A number for which `allowed` is true; `rule` says so in words: `it must be above 0`.
  package static func number(_ rule: String, where allowed: @escaping @Sendable (Double) -> Bool) -> ValueType {
    ValueType { text throws(InvalidValue) in
      let number = try ValueType.number.read(text)
      if !allowed(number) { throw InvalidValue(ending: ": \(rule)") }
      return number
    }
  }

  /// A number above `bound`, and no more than `limit`.
  package static func number(above bound: Double, upTo limit: Double) -> ValueType {
    number("it must be above \(plain(bound)) and at most \(plain(limit))") { $0 > bound && $0 <= limit }
  }

  /// A number in `range`.
  package static func number(in range: ClosedRange<Double>) -> ValueType {
    number("it must be from \(plain(range.lowerBound)) to \(plain(range.upperBound))") { range.contains($0) }
  }
}

extension ValueType where Value == Int {
  /// A whole number in `range`.
  package static func integer(in range: ClosedRange<Int>) -> ValueType {
    ValueType { text throws(InvalidValue) in
      guard let number = Int(text), !text.hasPrefix("+") else {
        throw InvalidValue(ending: ": it isn't a whole number")
      }
      if !range.contains(number) {
        throw InvalidValue(ending: ": it must be from \(range.lowerBound) to \(range.upperBound)")
      }
      return number
    }
  }
}

extension ValueType where Value == UInt64 {
  /// The seed of a generator.
  package static var seed: ValueType {
    ValueType { text throws(InvalidValue) in
      guard let number = UInt64(text), !text.hasPrefix("+") else {
        throw InvalidValue(ending: ": it must be a whole number from 0 to \(UInt64.max)")
      }
      return number
    }
  }
}

extension ValueType where Value: CaseIterable & RawRepresentable<String> & Sendable {
  /// One of the names that an enum has.
  package static func name(_ type: Value.Type) -> ValueType {
    let names = Value.allCases.map(\.rawValue)
    return ValueType(choices: names) { text throws(InvalidValue) in
      if let value = Value(rawValue: text) { return value }
      throw InvalidValue.noChoice(text, of: names)
    }
  }
}

/// Returns a bound without a trailing `.0`.
private func plain(_ number: Double) -> String {
  Int(exactly: number).map { "\($0)" } ?? "\(number)"
}
