import CardText

/// How many digits of a number are written.
public enum ExportDigits: Hashable, Sendable {
  /// So many significant ones, 1 … 17, trailing zeros left out: 0.000123457 and 1234.57 have six. Digits before the
  /// point are never lost.
  case significant(Int)

  /// As many as it takes to read back the same bits.
  case exact
}

/// A number as an export writes it, and what that reads back to: errors are those of the written one.
struct ExportNumber: Hashable, Sendable {
  let text: String
  let value: Double

  /// A number, rounded.
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

  /// A number with at most so many decimals.
  init(_ number: Double, decimals: Int) {
    var text = DecimalText.fixed(number, decimals: decimals)
    if text.utf8.contains(UInt8(ascii: ".")) {
      while text.last == "0" { text.removeLast() }
      if text.last == "." { text.removeLast() }
    }
    self.init(text: text == "-0" ? "0" : text)
  }

  /// A number that is as it stands.
  private init(text: String) {
    self.text = text
    value = DecimalText.number(text) ?? 0
  }

  /// What a single-precision float makes of it.
  var single: Double { Double(Float(value)) }
}
