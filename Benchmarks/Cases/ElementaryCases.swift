import CardMath

extension BenchmarkCase {
  /// The elementary functions, each over the arguments that occur with springs and fingers.
  static let elementary: [BenchmarkCase] = [
    function("exp", from: -20, to: 2) { Elementary.exp($0) },
    function("expMinusOne", from: -20, to: 2) { Elementary.expMinusOne($0) },
    function("log", from: 0.01, to: 100) { Elementary.log($0) },
    function("sinCos", item: "sine and cosine", from: 0, to: 50) {
      let wave = Elementary.sinCos($0)
      return wave.sin + wave.cos
    },
    function("atan2", item: "angle", from: -3, to: 3) { Elementary.atan2(y: $0, x: 1) },
  ]

  /// Values of a function, each independent of the previous one, at 1024 points from `low` to `high`.
  @inline(__always)
  static func function(
    _ name: String, item: String = "value", from low: Double, to high: Double,
    _ value: @escaping @Sendable (Double) -> Double
  ) -> BenchmarkCase {
    let step = (high - low) / Double(argumentCount)
    return BenchmarkCase(
      name: name, item: item,
      proof: {
        var digest = Digest()
        for index in 0..<argumentCount { digest.combine(value(low + step * Double(index))) }
        return Proof(digest: digest.text, frames: 0)
      },
      makeWork: {
        return { items in
          var sum = 0.0
          for index in 0..<items { sum += value(low + step * Double(index & (argumentCount - 1))) }
          // The sum is used, so that no optimiser removes the work.
          return sum.isFinite ? items : 0
        }
      },
      results: { (0..<argumentCount).map { hexadecimal(value(low + step * Double($0))) } })
  }

  /// The number of arguments: a power of two, so that wrapping the index takes one operation.
  @inline(__always)
  private static var argumentCount: Int { 1024 }
}
