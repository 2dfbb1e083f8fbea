import CardMath
import CardText

/// Digests of what the elementary functions answer, over arguments of every size.
///
/// A few timelines are no proof: one fused multiply-add inside `exp` may round as the unfused one does wherever those
/// timelines look. A function's answers are the same everywhere by themselves or not at all.
enum KnownAnswers {
  /// The number of random arguments of each function; its other arguments stand in `edges`.
  private static let count = 100_000

  /// The functions by name, with the digests of their answers.
  static var all: [(name: String, digest: Digest)] {
    [
      ("exp", digest(seed: 1, range: -745...710) { take(Elementary.exp($0), &$1) }),
      ("expMinusOne", digest(seed: 2, range: -40...700) { take(Elementary.expMinusOne($0), &$1) }),
      ("log", digest(seed: 3, range: 0...1000) { take(Elementary.log($0.magnitude), &$1) }),
      ("sinCos", digest(seed: 4, range: -1000...1000, takeSinCos)),
      ("sinCos-far", digest(seed: 5, range: -Elementary.sinCosLimit...Elementary.sinCosLimit, takeSinCos)),
      ("atan2", digest(seed: 6, range: -1000...1000, takeArctangent)),
      ("root", digest(seed: 7, range: 0...1_000_000) { take($0.magnitude.squareRoot(), &$1) }),
      ("quotient", digest(seed: 8, range: -1000...1000) { take(1 / ($0 * $0 + 0.1), &$1) }),
      ("instant", digest(seed: 9, range: -3600...3600, takeInstant)),
      ("decimals", digest(seed: 10, range: -1_000_000...1_000_000, takeDecimals)),
    ]
  }

  /// Where functions change their method, and where numbers end.
  private static let edges: [Double] = [
    0, .leastNonzeroMagnitude, .leastNormalMagnitude, .ulpOfOne, 0x1p-54, 0x1p-27, 0x1p-20, 0.25, 0.5, 0.6875, 1, 1.375,
    2, 36, 37, 60, 708, 709, 710, 745, 746, 1600, 823_549, 0x1p51, 0x1p400, .greatestFiniteMagnitude, .infinity,
  ]

  /// The digest of what `answer` takes in: of random numbers of a range, of numbers with random bits, and of the edges,
  /// each with its neighbours and either sign.
  private static func digest(
    seed: UInt64, range: ClosedRange<Double>, _ answer: (Double, inout Digest) -> Void
  ) -> Digest {
    var (random, digest) = (SplitMix64(seed: seed), Digest())
    for _ in 0..<count {
      answer(random.next(from: range.lowerBound, to: range.upperBound), &digest)
      // Every size there is, each as often.
      answer(Double(bitPattern: random.next()), &digest)
    }
    for edge in edges {
      for number in [edge.nextDown, edge, edge.nextUp] {
        answer(number, &digest)
        answer(-number, &digest)
      }
    }
    return digest
  }

  /// Takes in a number by its bits; processors make different NaNs, and none of them enters a timeline.
  private static func take(_ number: Double, _ digest: inout Digest) {
    digest.combine(number.isNaN ? 0x7FF8_0000_0000_0000 : number.bitPattern)
  }

  private static func takeSinCos(_ x: Double, _ digest: inout Digest) {
    guard x.magnitude <= Elementary.sinCosLimit else { return }
    let (sine, cosine) = Elementary.sinCos(x)
    take(sine, &digest)
    take(cosine, &digest)
  }

  private static func takeArctangent(_ x: Double, _ digest: inout Digest) {
    for other in [1, -0.75, 1e-3, 300, x * 0.4375, -x, 1 / x] { take(Elementary.atan2(y: x, x: other), &digest) }
  }

  private static func takeInstant(_ seconds: Double, _ digest: inout Digest) {
    guard seconds.magnitude <= 1e9 else { return }
    let instant = Instant(ticks: 1_234_567, fraction: 0.625).advanced(bySeconds: seconds)
    digest.combine(instant.ticks)
    take(instant.fraction, &digest)
    take(instant.seconds(since: .zero), &digest)
    digest.combine(instant.microseconds)
  }

  private static func takeDecimals(_ number: Double, _ digest: inout Digest) {
    guard number.isFinite else { return }
    var text = ByteBuffer(capacity: 512)
    text.append(shortest: number)
    digest.combine(utf8: text.bytes, count: text.count)
    take(DecimalText.number(text.text) ?? .nan, &digest)
  }
}
