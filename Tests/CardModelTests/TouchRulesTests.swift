import CardModel
import CardMotion
import CardTestSupport
import Testing

@Suite struct TouchRulesTests {
  @Test func theSlopIsWhereADragBegins() {
    for slop in [0.0, 10, 25] {
      var rules = Rules()
      rules.touch.slop = slop
      var hand = Hand(rules)
      hand.touch(.began, 500, at: 0)
      hand.touch(.moved, 500 - slop + 0.5, at: 8)
      #expect(hand.sample(at: 8).phase == (slop == 0 ? .dragging : .resting))
      hand.touch(.moved, 500 - slop - 20, at: 16)
      // The travel counts from the slop crossing on.
      #expect(hand.sample(at: 16).phase == .dragging)
      #expect(hand.sample(at: 16).cardY.isNear(370.5, 1e-12))
    }
  }

  /// The system cancels the touch of a finger that dragged the card to near 200, nearer to the top, and then moves down
  /// fast.
  @Test(arguments: CancelRule.allCases)
  func whatBecomesOfACancelledTouch(rule: CancelRule) {
    var rules = Rules()
    rules.touch.cancel = rule
    var hand = Hand(rules)
    hand.stroke(from: 420, to: 190, at: 0, until: 400, lifts: false)
    hand.stroke(from: 190, to: 230, at: 400, until: 440, lifts: false, begins: false)
    let y = hand.sample(at: 440).cardY
    #expect(y.isNear(210.5, 1e-9))
    hand.touch(.cancelled, 230, at: 440)
    let (settling, rest) = (hand.sample(at: 470), hand.sample(at: 5000))
    switch rule {
    case .nearest:
      #expect(settling.phase == .settling)
      #expect(settling.cardVelocity! < 0)
      #expect(rest.cardY == 71)
    case .release:
      // The card moves at the finger's speed, down to the next detent.
      #expect(settling.cardVelocity! > 900)
      #expect(rest.cardY == 390.5)
    case .stay:
      #expect(settling.phase == .resting)
      #expect(rest.cardY == y)
      #expect(rest.modelY == y)
      #expect(rest.target == Fixtures.Name.extended.rawValue, "it counts as at the nearest")
    }
  }

  @Test func aCardWithoutAMapMayBeFixed() {
    let card = Card(
      name: Fixtures.Name.trips.rawValue, headerHeight: 84, contentHeight: 0, hasMap: false, hasMapButtons: false,
      detents: Fixtures.card().detents, preferredDetent: 2)
    var rules = Rules()
    var hand = Hand(rules, cards: [card])
    hand.stroke(from: 100, to: 300, at: 0, until: 100, lifts: false)
    #expect(hand.sample(at: 100).phase == .dragging)
    #expect(hand.sample(at: 100).cardY == 261)
    rules.touch.dragsWithoutMap = false
    hand = Hand(rules, cards: [card])
    hand.stroke(from: 100, to: 300, at: 0, until: 100, lifts: false)
    #expect(hand.sample(at: 100).cardY == 71)
    #expect(hand.log.entries.last?.event == .ignored(.fixed))
  }

  @Test func aGrabIsAChoice() {
    for grabs in [true, false] {
      var rules = Rules()
      rules.touch.grabs = grabs
      var hand = Hand(rules)
      hand.give(.move(detent: Fixtures.Name.extended.rawValue, animated: true), at: 0)
      hand.touch(.began, 400, at: 60)
      #expect(hand.sample(at: 70).phase == (grabs ? .dragging : .settling))
      #expect(hand.log.entries.last?.event == (grabs ? .grab : .ignored(.moving)))
    }
  }

  /// A touch isn't the card's if |vx| > |vy|, strictly, and only before the drag (TG-5): a diagonal finger drags, and a
  /// dragging finger may turn.
  @Test func moreSidewaysThanAlongIsSomebodyElses() {
    func phase(_ dx: Double, _ dy: Double, locks: Bool = true) -> Phase {
      var rules = Rules()
      rules.touch.locksAxis = locks
      var hand = Hand(rules)
      hand.touch(.began, 500, at: 0)
      hand.touch(.moved, 500 + dy, at: 8, x: 200 + dx)
      return hand.sample(at: 8).phase
    }
    #expect(phase(12, 12) == .dragging)
    #expect(phase(-12, -12) == .dragging)
    #expect(phase(0, 12) == .dragging)
    #expect(phase(12.1, 12) == .resting)
    #expect(phase(-12, 11.9) == .resting)
    #expect(phase(12, 0) == .resting)
    #expect(phase(12.1, 12, locks: false) == .dragging)
    var hand = Hand()
    hand.touch(.began, 500, at: 0)
    hand.touch(.moved, 480, at: 8)
    hand.touch(.moved, 460, at: 16, x: 390)
    #expect(hand.sample(at: 16).phase == .dragging)
    #expect(hand.sample(at: 16).cardY == 360.5)
  }

  /// A finger without a sample for the idle time counts as still: its later release has no velocity.
  @Test func aSilentFingerIsStill() {
    for (idle, isStill) in [(39.0, true), (41, false)] {
      var rules = Rules()
      rules.touch.idleTicks = Int64(idle * 9000)
      var hand = Hand(rules)
      hand.stroke(from: 500, to: 380, at: 0, until: 96, lifts: false)
      hand.touch(.ended, 380, at: 136)
      let velocity = hand.log.entries.compactMap { if case .release(let velocity) = $0.event { velocity } else { nil } }
      #expect(isStill ? velocity == [0] : velocity[0] < -600, "\(idle): \(velocity)")
    }
  }

  /// A card that is caught and released within the distance goes on; half a point further it is a release.
  @Test func aCaughtCardGoesOnUnlessItWasMoved() {
    for (distance, goesOn) in [(10.0, true), (10.5, false)] {
      var hand = Hand()
      hand.give(.move(detent: Fixtures.Name.extended.rawValue, animated: true), at: 0)
      hand.touch(.began, 400, at: 60)
      hand.touch(.moved, 400 + distance, at: 300)
      hand.touch(.ended, 400 + distance, at: 600)
      let resumed = hand.log.entries.contains { if case .resume = $0.event { true } else { false } }
      #expect(resumed == goesOn, "\(distance)")
      if goesOn { #expect(hand.sample(at: 5000).cardY == 71) }
    }
  }
}
