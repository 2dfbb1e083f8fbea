import CardModel
import CardTestSupport
import Testing

@testable import CardSimulation

@Suite struct HandoffMeasureTests {
  static func sample(_ y: Double, scroll: Double, touch: Double?, _ velocity: Double, scrollVelocity: Double) -> Sample
  {
    var sample = Sample()
    (sample.cardY, sample.scrollOffset, sample.touchY) = (y, scroll, touch)
    (sample.cardVelocity, sample.scrollVelocity) = (velocity, scrollVelocity)
    return sample
  }

  /// Of 8 pt up, 5 take the card to its top: the content should scroll by 3.
  @Test(arguments: [(3.0, 0.0, 0.0), (0, 3, 3), (8, 5, 0)])
  func whatIsMissingIsLostAndWhatIsAddedIsNot(scrolled: Double, jump: Double, lost: Double) {
    var measure = HandoffMeasure()
    measure.add(
      from: Self.sample(76, scroll: 0, touch: 300, -480, scrollVelocity: 0),
      to: Self.sample(71, scroll: scrolled, touch: 292, 0, scrollVelocity: 360), owner: .content)
    #expect(measure.count == 1)
    #expect(measure.jump == jump)
    #expect(measure.lostTravel == lost)
    #expect(measure.velocityRatio == 0.75)
    // The mirror: down, from content to card.
    var back = HandoffMeasure()
    back.add(
      from: Self.sample(71, scroll: 3, touch: 292, 0, scrollVelocity: -480),
      to: Self.sample(76 - (scrolled - 3), scroll: 0, touch: 300, 600, scrollVelocity: 0), owner: .card)
    #expect(back.jump == (scrolled - 3).magnitude)
    #expect(back.velocityRatio == 1.25)
  }

  @Test func theRatioFarthestFromOneCounts() {
    var measure = HandoffMeasure()
    for velocity in [500.0, 200, 700, 480] {
      measure.add(
        from: Self.sample(76, scroll: 0, touch: nil, -480, scrollVelocity: 0),
        to: Self.sample(71, scroll: 0, touch: nil, 0, scrollVelocity: velocity), owner: .content)
    }
    #expect(measure.velocityRatio!.isNear(200 / 480, 1e-12))
    #expect(measure.count == 4)
  }

  @Test func whatStandsHasNoRatio() {
    var measure = HandoffMeasure()
    measure.add(
      from: Self.sample(76, scroll: 0, touch: 300, 9, scrollVelocity: 0),
      to: Self.sample(71, scroll: 0, touch: 300, 0, scrollVelocity: 300), owner: .content)
    measure.add(from: nil, to: Sample(), owner: .card)
    #expect(measure.velocityRatio == nil)
    #expect(measure.count == 2)
  }
}
