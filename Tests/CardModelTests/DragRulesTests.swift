import CardModel
import CardMotion
import CardTestSupport
import Testing

@Suite struct DragRulesTests {
  /// Returns the displacement past the top that an edge shows, points, after a pull of 100 pt by steps of 10.
  static func beyondTop(_ change: (inout DragRules) -> Void) -> Double {
    var rules = Rules()
    change(&rules.drag)
    rules.touch.slop = 0
    var hand = Hand(rules, cards: [Fixtures.card(content: 0, preferred: 2)])
    hand.touch(.began, 130, at: 0)
    for step in 1...10 { hand.touch(.moved, 130 - 10 * Double(step), at: Double(step) * 8) }
    return 71 - hand.sample(at: 80).cardY
  }

  @Test func eachEdgeYieldsInItsOwnWay() {
    // UIScrollView's rubber band: f(100) with c 0.55 and the 71 pt above the card.
    let band: Double = (1 - 1 / (55 / 71 + 1)) * 71
    #expect(Self.beyondTop { _ in }.isNear(band, 1e-9))
    #expect(Self.beyondTop { $0.topBounces = false } == 0)
    #expect(Self.beyondTop { $0.bottomBounces = false }.isNear(band, 1e-9))
    let wider: Double = (1 - 1 / (100 / 71 + 1)) * 71
    #expect(Self.beyondTop { $0.rubberBandCoefficient = 1 }.isNear(wider, 1e-9))
    #expect(Self.beyondTop { $0.edge = .stepwise(.refusing) } == 0)
    // SweetCurtain's edge: 36.1137 after ten steps of ten (SC-4).
    let curtain = StepwiseEdge.damped(height: 100, weakening: 2, topBounces: true, bottomBounces: true)
    #expect(Self.beyondTop { $0.edge = .stepwise(curtain) }.isNear(36.1137, 0.5e-4))
    #expect(Self.beyondTop { $0.edge = .stepwise(.divided(by: 5)) }.isNear(20, 1e-9))
  }

  /// On the finger's return the elastic edge and the refusing one follow its position; the others have lost it.
  @Test func whatTheFingerFindsWhenItComesBack() {
    func back(_ edge: EdgeRule) -> Double {
      var rules = Rules()
      rules.drag.edge = edge
      rules.touch.slop = 0
      var hand = Hand(rules, cards: [Fixtures.card(content: 0, preferred: 2)])
      hand.touch(.began, 130, at: 0)
      for step in 1...10 { hand.touch(.moved, 130 - 10 * Double(step), at: Double(step) * 8) }
      for step in 1...15 { hand.touch(.moved, 30 + 10 * Double(step), at: 80 + Double(step) * 8) }
      return hand.sample(at: 200).cardY
    }
    #expect(back(.elastic).isNear(121, 1e-9))
    #expect(back(.stepwise(.refusing)).isNear(121, 1e-9))
    // From 20 pt past the top: five steps of two, until a whole one takes the card to the top, and nine more.
    #expect(back(.stepwise(.divided(by: 5))).isNear(161, 1e-9))
  }

  /// The slope at a position is the drag's own: past an end, the share of the finger's velocity that the card shows.
  @Test(arguments: [-40.0, -10, -0.5, 0.5, 10, 40])
  func theSlopeIsTheDragsOwn(beyond: Double) {
    func rules(_ change: (inout DragRules) -> Void = { _ in }) -> DragRules {
      var rules = DragRules()
      change(&rules)
      return rules
    }
    let card = Fixtures.card()
    func slope(_ rules: DragRules, _ y: Double) -> Double { rules.slope(at: y, of: card, on: Fixtures.screen) }
    let y = beyond < 0 ? 71 + beyond : 734 + beyond
    let band = RubberBand(coefficient: 0.55, dimension: beyond < 0 ? 71 : 118)
    let expected = band.slope(overdrag: band.overdrag(displayed: beyond))
    #expect(slope(rules(), y).isNear(expected, 1e-12))
    for place in [71, 100, 390.5, 734] { #expect(slope(rules(), place) == 1) }
    let hard = rules { ($0.topBounces, $0.bottomBounces) = (false, false) }
    #expect(slope(hard, y) == 0)
    #expect(slope(rules { $0.rubberBandCoefficient = 0 }, y) == 0)
    let damped = StepwiseEdge.damped(height: 100, weakening: 2, topBounces: true, bottomBounces: true)
    #expect(slope(rules { $0.edge = .stepwise(damped) }, y).isNear((1 - beyond.magnitude / 100) / 2, 1e-12))
    #expect(slope(rules(), beyond < 0 ? -500 : 2000) >= 0)
  }
}
