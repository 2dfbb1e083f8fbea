import CardModel
import CardMotion
import CardTestSupport
import Testing

@Suite struct DragRulesTests {
  /// A card at its top, pulled 100 pt further by steps of 10: what each edge makes of it.
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
    // UIScrollView's: f(100) with c 0.55 and the 71 pt above the card.
    let band = (1 - 1 / (55.0 / 71 + 1)) * 71
    #expect(Self.beyondTop { _ in }.isNear(band, 1e-9))
    #expect(Self.beyondTop { $0.topBounce = false } == 0)
    #expect(Self.beyondTop { $0.bottomBounce = false }.isNear(band, 1e-9))
    let wider = (1 - 1 / (100.0 / 71 + 1)) * 71
    #expect(Self.beyondTop { $0.rubberBandCoefficient = 1 }.isNear(wider, 1e-9))
    #expect(Self.beyondTop { $0.edge = .stepwise(.refusing) } == 0)
    // SweetCurtain's, by the references (§2.4): 36.1137 after ten steps of ten.
    let curtain = StepwiseEdge.damped(height: 100, weakening: 2, topBounces: true, bottomBounces: true)
    #expect(Self.beyondTop { $0.edge = .stepwise(curtain) }.isNear(36.1137, 0.5e-4))
    #expect(Self.beyondTop { $0.edge = .stepwise(.divided(by: 5)) }.isNear(20, 1e-9))
  }

  /// Coming back, the elastic ones and the refusing one keep to the finger; the others have forgotten where it was.
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
    #expect(back(.elastic).isNear(121, 1e-9) && back(.stepwise(.refusing)).isNear(121, 1e-9))
    // Twenty beyond: five steps of two until a whole one takes it to the top, and nine more.
    #expect(back(.stepwise(.divided(by: 5))).isNear(161, 1e-9))
  }
}
