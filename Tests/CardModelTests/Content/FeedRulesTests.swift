import CardMotion
import Testing

@testable import CardModel

@Suite struct FeedRulesTests {
  @Test func theNumbersAreTheSources() {
    let rules = FeedRules()
    #expect(rules.refreshInsetFactor == 1.5)
    #expect(rules.refreshHold == 60)
    #expect(rules.carouselPage.motion(from: 0, to: 1, fingerVelocity: 0).duration == 0.25)
    #expect(rules.pagedViewJump.motion(from: 0, to: 1, fingerVelocity: 0).duration == 1)
    // m 3, k 1000, c 500 is clipped to a damping ratio of 1: ω = √(1000/3).
    guard case .spring(let spring) = rules.keyboard else {
      Issue.record("the keyboard has a spring")
      return
    }
    #expect(spring.dampingRatio == 1)
    #expect((2 * Double.pi / spring.response).isNear((1000.0 / 3).squareRoot(), 1e-3))
  }
}
