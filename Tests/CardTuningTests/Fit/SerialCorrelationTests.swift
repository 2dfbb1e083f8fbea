import CardMath
import CardTestSupport
import Testing

@testable import CardTuning

@Suite struct SerialCorrelationTests {
  /// Of series of noise, those that seem more alike than it are as rare as a normal distribution has them: 16 of 100 by
  /// one deviation, 2 of 100 by two.
  @Test func noiseIsRarelyAlike() {
    let count = Seeds.count(200, of: 4000)
    let found = (1...UInt64(count)).map { seed in
      var random = SplitMix64(seed: seed)
      return SerialCorrelation.deviations(of: (0..<120).map { _ in random.nextNearlyNormal() })
    }
    // Five standard deviations of the two counts.
    let (one, two) = (found.count { $0 > 1 }, found.count { $0 > 2 })
    func isNear(_ count: Int, _ share: Double) -> Bool {
      let expected = share * Double(found.count)
      return (Double(count) - expected).magnitude <= 5 * (expected * (1 - share)).squareRoot()
    }
    #expect(isNear(one, 0.159), "\(one), \(two) of \(count)")
    #expect(isNear(two, 0.025), "\(one), \(two) of \(count)")
  }

  /// A slow wave under noise is told, also where it has a third of the squares.
  @Test(arguments: [1.4, 1], Seeds.few) func aPatternIsTold(size: Double, seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let series = (0..<200).map { index -> Double in
      random.nextNearlyNormal() + size * Elementary.sinCos(Double(index) / 12).sin
    }
    #expect(SerialCorrelation.deviations(of: series) > 1, "seed \(seed)")
  }

  /// Numbers that alternate are less alike than noise; of few, or of zeros, nothing is known.
  @Test func itsLimits() {
    let alternating = (0..<40).map { $0 % 2 == 0 ? 1.0 : -1 }
    // The differences are 39 times 2².
    let expected = (2 - 39.0 * 4 / 40) * 40.0.squareRoot() / 2
    #expect(SerialCorrelation.deviations(of: alternating).isNear(expected, 1e-12))
    #expect(SerialCorrelation.deviations(of: Array(alternating.prefix(15))) == .infinity)
    #expect(SerialCorrelation.deviations(of: [Double](repeating: 0, count: 50)) == .infinity)
    #expect(SerialCorrelation.deviations(of: []) == .infinity)
  }
}
