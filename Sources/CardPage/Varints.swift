/// Whole numbers in as few bytes as their size needs: seven bits a byte, the lowest first, the eighth bit of all but
/// the last set.
enum Varints {
  /// Appends a number.
  static func append(_ number: UInt64, to bytes: inout [UInt8]) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// Appends the second differences of numbers, the numbers before the first being 0: zigzag, so that a small negative
  /// one is small too, and a 0 followed by the number of further zeros.
  static func append(secondDifferencesOf numbers: some Sequence<Int64>, to bytes: inout [UInt8]) {
    var (last, step, zeros) = (Int64(0), Int64(0), UInt64(0))
    for number in numbers {
      let next = number - last
      let change = next - step
      (last, step) = (number, next)
      if change == 0 {
        zeros += 1
        continue
      }
      append(zeros: &zeros, to: &bytes)
      append(UInt64(bitPattern: (change << 1) ^ (change >> 63)), to: &bytes)
    }
    append(zeros: &zeros, to: &bytes)
  }

  private static func append(zeros: inout UInt64, to bytes: inout [UInt8]) {
    if zeros == 0 { return }
    append(0, to: &bytes)
    append(zeros - 1, to: &bytes)
    zeros = 0
  }
}
