import CardText

/// Numbers for sentences, with as few decimals as needed.
package enum ShortNumber {
  /// Returns `number` with at most `decimals` decimals, without trailing zeros.
  package static func text(_ number: Double, decimals: Int = 4) -> String {
    var text = DecimalText.fixed(number, decimals: decimals)
    guard text.contains(".") else { return text }
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text
  }
}
