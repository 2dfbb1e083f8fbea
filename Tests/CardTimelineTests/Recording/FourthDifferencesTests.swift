import CardMath
import CardTestSupport
import CardTimeline
import Testing

@Suite struct FourthDifferencesTests {
  /// A polynomial of the third degree has none; one of the fourth has 4! everywhere.
  @Test func polynomialsOfTheThirdDegreeVanish() {
    let cubic = (0..<9).map { (x: Int) -> Double in Double(x * x * x) - Double(4 * x * x) }
    #expect(FourthDifferences.of(cubic) == [0, 0, 0, 0, 0])
    let quartic = (0..<7).map { (x: Int) -> Double in Double(x * x * x * x) }
    #expect(FourthDifferences.of(quartic) == [24, 24, 24])
  }

  @Test func fewNumbersHaveNone() {
    for count in 0..<5 { #expect(FourthDifferences.of(Array(repeating: 1, count: count)).isEmpty) }
  }

  /// Their variance is that of the numbers, times the sum of the squared factors.
  @Test func noiseIsMultiplied() {
    let factors: [Double] = [1, -4, 6, -4, 1]
    let squares = factors.reduce(0) { $0 + $1 * $1 }
    #expect(squares == FourthDifferences.variance)
    var random = SplitMix64(seed: 1)
    let differences = FourthDifferences.of((0..<20_000).map { _ in random.nextNearlyNormal() })
    let sum = differences.reduce(0) { $0 + $1 * $1 }
    let mean = sum / Double(differences.count)
    #expect(mean.isNear(FourthDifferences.variance, 3))
  }
}
