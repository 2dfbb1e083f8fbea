/// A number as the sum of two doubles, which has some 104 significant bits.
///
/// Sums and products of doubles have an error that is a double, too, and that simple steps find: T. J. Dekker, "A
/// floating-point technique for extending the available precision", Numerische Mathematik 18 (1971).
struct DoubleDouble {
  /// The double nearest to the number.
  let high: Double

  /// The rest.
  let low: Double

  /// A double.
  init(_ number: Double) { (high, low) = (number, 0) }

  /// A sum of two doubles.
  init(sum a: Double, _ b: Double) {
    let sum = a + b
    let part = sum - a
    (high, low) = (sum, (a - (sum - part)) + (b - part))
  }

  /// A sum of two doubles, the first of a greater magnitude.
  private init(greater a: Double, _ b: Double) {
    let sum = a + b
    (high, low) = (sum, b - (sum - a))
  }

  /// A product of two doubles of a magnitude below 2⁹⁹⁰.
  @inline(__always)
  private init(product a: Double, _ b: Double) {
    let (first, second) = (DoubleDouble(halves: a), DoubleDouble(halves: b))
    let product = a * b
    let crossed = ((first.high * second.high - product) + first.high * second.low) + first.low * second.high
    (high, low) = (product, crossed + first.low * second.low)
  }

  /// A double as two of 26 bits each, whose products with their like are exact.
  private init(halves number: Double) {
    let shifted = 0x1.0000002p27 * number
    high = shifted - (shifted - number)
    low = number - high
  }

  @inline(__always)
  static func + (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
    let sum = DoubleDouble(sum: a.high, b.high)
    return DoubleDouble(greater: sum.high, sum.low + (a.low + b.low))
  }

  @inline(__always)
  static func * (a: DoubleDouble, b: Double) -> DoubleDouble {
    let product = DoubleDouble(product: a.high, b)
    return DoubleDouble(greater: product.high, product.low + a.low * b)
  }
}
