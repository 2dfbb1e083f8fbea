import CardMath
import CardMotion
import CardTestSupport
import Testing

@testable import CardModel

@Suite struct ElasticRangeTests {
  static let band = RubberBand(coefficient: 0.55, dimension: 71)
  static let elastic = ElasticRange(low: 71, high: 734, lowEnd: .band(band), highEnd: .stop(room: 0))

  @Test func isOneToOneInside() {
    for held in stride(from: 71.0, through: 734, by: 7) {
      #expect(Self.elastic.displayed(held) == held)
      #expect(Self.elastic.slope(held) == 1)
      #expect(Self.elastic.overdrag(held) == 0)
    }
  }

  @Test func yieldsBeyondABandAndStopsAtAStop() {
    // 0.55 · 30 · 71 / (71 + 0.55 · 30) = 13.388571…
    #expect((Self.elastic.displayed(41) - (71 - 13.388571428571428)).magnitude < 1e-12)
    #expect(Self.elastic.overdrag(41) == -30)
    #expect(Self.elastic.displayed(800) == 734)
    #expect(Self.elastic.slope(800) == 0)
    #expect(Self.elastic.overdrag(800) == 66)
  }

  @Test(arguments: Seeds.few)
  func heldIsTheInverseOfDisplayed(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<100 {
      let shown = random.next(from: 1, to: 733)
      #expect((Self.elastic.displayed(Self.elastic.held(showing: shown)) - shown).magnitude < 1e-9)
    }
  }

  @Test(arguments: [60.0, 71, 90, 500])
  func admitsWhatASpringThrewBeyondIt(excess: Double) {
    for end in [ElasticRange.End.band(Self.band), .stop(room: 0), .band(RubberBand(coefficient: 0.55, dimension: 0))] {
      var range = ElasticRange(low: 71, high: 734, lowEnd: end, highEnd: end)
      range.admit(71 - excess)
      range.admit(734 + excess)
      let (low, high) = (range.held(showing: 71 - excess), range.held(showing: 734 + excess))
      #expect((range.displayed(low) - (71 - excess)).magnitude < 1e-9)
      #expect((range.displayed(high) - (734 + excess)).magnitude < 1e-9)
      // The return is continuous, and one to one from the edge on.
      #expect(range.displayed(71) == 71)
      #expect((range.displayed(71 - 1e-9) - 71).magnitude < 1e-8)
    }
  }

  @Test(arguments: Seeds.few)
  func slopeIsTheDerivative(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<50 {
      let held = random.next(from: -200, to: 70)
      let difference = (Self.elastic.displayed(held + 1e-5) - Self.elastic.displayed(held - 1e-5)) / 2e-5
      #expect((difference - Self.elastic.slope(held)).magnitude < 1e-8)
    }
  }
}
