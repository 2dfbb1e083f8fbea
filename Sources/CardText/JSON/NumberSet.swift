/// A set of whole numbers below a limit; up to 64 of them take no memory of their own.
struct NumberSet {
  private var bits: UInt64 = 0

  /// The bits of the numbers from 64 on.
  private var more: [UInt64]

  /// The number of elements.
  private(set) var count = 0

  /// The empty set of numbers below a limit.
  init(below limit: Int) {
    more = limit > 64 ? Array(repeating: 0, count: (limit - 1) / 64) : []
  }

  func contains(_ number: Int) -> Bool {
    let bit = UInt64(1) << UInt64(number % 64)
    return (number < 64 ? bits : more[number / 64 - 1]) & bit != 0
  }

  mutating func insert(_ number: Int) {
    if contains(number) { return }
    let bit = UInt64(1) << UInt64(number % 64)
    if number < 64 { bits |= bit } else { more[number / 64 - 1] |= bit }
    count += 1
  }
}
