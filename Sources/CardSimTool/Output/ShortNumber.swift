import CardFormats
import CardText

/// Numbers as a sentence has them: no more decimals than it takes.
enum ShortNumber {
  /// `number` with at most so many decimals, and no zeros at their end.
  static func text(_ number: Double, decimals: Int = 4) -> String {
    var text = DecimalText.fixed(number, decimals: decimals)
    guard text.contains(".") else { return text }
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text
  }
}
