import CardText

/// The number of digits with which a number is written.
public enum ExportDigits: Hashable, Sendable {
  /// This many significant digits, 1 … 17, without trailing zeros: 0.000123457 and 1234.57 have six. Digits before the
  /// decimal point are never dropped.
  case significant(Int)

  /// As many digits as it takes to read back the same bits.
  case exact

  /// Returns a number as an export writes it.
  public func text(_ number: Double) -> String { ExportNumber(number, self).text }
}

/// A number as an export writes it, and the value that the text reads back to; errors are computed with that value.
struct ExportNumber: Hashable, Sendable {
  let text: String
  let value: Double

  /// True if the text is the name of a variable or a formula of such, which has the value in a sample motion.
  private(set) var isFormula = false

  /// Creates a rounded number.
  init(_ number: Double, _ digits: ExportDigits) {
    switch digits {
    case .exact:
      self.init(text: DecimalText.shortest(number))
    case .significant(let count):
      var places = count - 1
      var scale = number.magnitude
      while scale >= 10, places > 0 { (scale, places) = (scale / 10, places - 1) }
      if scale > 0 { while scale < 1, places < 17 { (scale, places) = (scale * 10, places + 1) } }
      self.init(number, decimals: places)
    }
  }

  /// Creates a number with at most `decimals` decimals.
  init(_ number: Double, decimals: Int) {
    var text = DecimalText.fixed(number, decimals: decimals)
    if text.utf8.contains(UInt8(ascii: ".")) {
      while text.last == "0" { text.removeLast() }
      if text.last == "." { text.removeLast() }
    }
    self.init(text: text == "-0" ? "0" : text)
  }

  /// Creates a number that is computed where the code runs.
  ///
  /// - Parameter value: Its value in the sample motion.
  init(formula: String, value: Double) {
    (text, self.value, isFormula) = (formula, value, true)
  }

  /// The number as Kotlin's Float.
  var float: String {
    guard isFormula else { return text + "f" }
    // A number with a point is a Double in Kotlin, and makes one of the whole formula.
    let words = text.split(separator: " ").map { word in
      word.utf8.contains(UInt8(ascii: ".")) && DecimalText.number(String(word)) != nil ? word + "f" : word
    }
    return words.count > 1 ? "(\(words.joined(separator: " ")))" : text
  }

  /// Creates a number from its text.
  private init(text: String) {
    self.text = text
    value = DecimalText.number(text) ?? 0
  }

  /// The value in single precision.
  var single: Double { Double(Float(value)) }
}
