extension ByteBuffer {
  /// Adds the shortest decimal that reads back to the same bits, in plain notation: `0.1`, `5`, `0.00001`.
  ///
  /// There is never an exponent, however many zeros that takes (the largest double has 309 digits), and never a
  /// negative zero: −0 is written as `0`, the one number whose sign is lost.
  ///
  /// - Parameter number: Finite.
  public mutating func append(shortest number: Double) {
    precondition(number.isFinite, "\(number) has no decimal digits")
    reserve(ShortestDecimal.room)
    if let end = ShortestDecimal.store(number, at: end) {
      self.end = end
      return
    }
    if number.magnitude < 0x1p53, let integer = Int64(exactly: number) {
      append(integer: integer)
      return
    }
    // Swift's description has the shortest digits, sometimes with an exponent: "1.25e-07". (Errol and SwiftDtoa: of the
    // shortest decimals that read back, the one closest to the exact value.)
    var description = number.description
    description.withUTF8 { text in
      let exponentMark = text.firstIndex(of: UInt8(ascii: "e"))
      var exponent = 0
      if let mark = exponentMark {
        for byte in text[(mark + 1)...] where byte >= UInt8(ascii: "0") {
          exponent = exponent * 10 + Int(byte - UInt8(ascii: "0"))
        }
        if text[mark + 1] == UInt8(ascii: "-") { exponent = -exponent }
      }
      appendPlain(digits: text[..<(exponentMark ?? text.count)], exponent: exponent)
    }
  }

  /// Adds `digits` (a sign, digits, a point) times 10 to the power `exponent`.
  private mutating func appendPlain(digits text: Slice<UnsafeBufferPointer<UInt8>>, exponent: Int) {
    var digits: [UInt8] = []
    var integerDigits: Int?
    for byte in text {
      switch byte {
      case UInt8(ascii: "-"): append(byte: byte)
      case UInt8(ascii: "."): integerDigits = digits.count
      default: digits.append(byte)
      }
    }
    let point = (integerDigits ?? digits.count) + exponent
    while point < digits.count, digits.last == UInt8(ascii: "0") { digits.removeLast() }
    if point <= 0 {
      append(byte: UInt8(ascii: "0"))
    } else {
      for index in 0..<point { append(byte: index < digits.count ? digits[index] : UInt8(ascii: "0")) }
    }
    guard point < digits.count else { return }
    append(byte: UInt8(ascii: "."))
    for index in point..<digits.count { append(byte: index < 0 ? UInt8(ascii: "0") : digits[index]) }
  }
}
