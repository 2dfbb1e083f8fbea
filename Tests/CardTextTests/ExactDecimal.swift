/// A double's exact decimal expansion by schoolbook arithmetic on single digits: slow, simple, and unlike the code that
/// it checks.
struct ExactDecimal {
  /// Digits, the most significant first.
  private var digits: [Int]
  /// The number of digits after the decimal point.
  private var decimals = 0
  private let isNegative: Bool

  init(_ number: Double) {
    isNegative = number.sign == .minus
    let bits = number.magnitude.bitPattern
    let exponent = Int(bits >> 52)
    let significand = (bits & 0xF_FFFF_FFFF_FFFF) | (exponent > 0 ? 1 << 52 : 0)
    digits = String(significand).map { $0.wholeNumberValue! }
    let power = max(exponent, 1) - 1_075
    var left = power.magnitude
    while left > 0 {
      let step = min(left, 12)
      // Halving is multiplying by 5 and moving the decimal point.
      multiply(by: (0..<step).reduce(1) { factor, _ in factor * (power > 0 ? 2 : 5) })
      if power < 0 { decimals += Int(step) }
      left -= step
    }
  }

  private mutating func multiply(by factor: Int) {
    var carry = 0
    for index in digits.indices.reversed() {
      let product = digits[index] * factor + carry
      digits[index] = product % 10
      carry = product / 10
    }
    while carry > 0 {
      digits.insert(carry % 10, at: 0)
      carry /= 10
    }
  }

  /// The text with `places` decimals, a tie to the even digit, and no sign before zero.
  func rounded(to places: Int) -> String {
    var kept = digits
    var fraction = decimals
    while fraction < places {
      kept.append(0)
      fraction += 1
    }
    while kept.count <= fraction { kept.insert(0, at: 0) }
    let dropped = Array(kept.suffix(fraction - places))
    kept.removeLast(dropped.count)
    if let first = dropped.first {
      let isTie = first == 5 && dropped.dropFirst().allSatisfy { $0 == 0 }
      if isTie ? kept[kept.count - 1] % 2 == 1 : first >= 5 {
        var index = kept.count - 1
        while index >= 0, kept[index] == 9 {
          kept[index] = 0
          index -= 1
        }
        if index < 0 { kept.insert(1, at: 0) } else { kept[index] += 1 }
      }
    }
    while kept.count > places + 1, kept[0] == 0 { kept.removeFirst() }
    let sign = isNegative && kept.contains { $0 != 0 } ? "-" : ""
    let text = kept.map(String.init).joined()
    return places == 0 ? sign + text : sign + text.dropLast(places) + "." + text.suffix(places)
  }
}
