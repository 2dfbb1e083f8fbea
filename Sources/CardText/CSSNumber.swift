/// Reads numbers in CSS notation, which is the one that people type: `.5`, `+3`, `-0.25`, `1e-3` (CSS Syntax 3, section
/// 4.3.12).
///
/// ```
/// number = [ "+" | "-" ] ( 1*digit [ "." 1*digit ] | "." 1*digit ) [ ("e" | "E") [ "+" | "-" ] 1*digit ]
/// ```
///
/// The project's files use JSON's stricter grammar (`DecimalText`).
public enum CSSNumber {
  /// The offset just past the number that begins at `start`; `start` itself if no number begins there.
  public static func end(in bytes: [UInt8], from start: Int) -> Int {
    func digits(from offset: Int) -> Int {
      var index = offset
      while index < bytes.count, bytes[index] &- UInt8(ascii: "0") <= 9 { index += 1 }
      return index
    }
    func isSign(_ offset: Int) -> Bool {
      offset < bytes.count && (bytes[offset] == UInt8(ascii: "+") || bytes[offset] == UInt8(ascii: "-"))
    }

    let first = isSign(start) ? start + 1 : start
    var index = digits(from: first)
    if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
      let end = digits(from: index + 1)
      if end > index + 1 { index = end }
    }
    if index == first { return start }
    if index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e") {
      let exponent = isSign(index + 1) ? index + 2 : index + 1
      let end = digits(from: exponent)
      if end > exponent { index = end }
    }
    return index
  }

  /// The number, if all of `text` is one: the nearest double, −0 as 0, infinite if the number is too large for a
  /// double; nil if `text` isn't a number.
  public static func read(_ text: String) -> Double? {
    let bytes = Array(text.utf8)
    guard !bytes.isEmpty, end(in: bytes, from: 0) == bytes.count, let number = Double(text) else { return nil }
    return number + 0
  }
}
