import CardMath
import CardTestSupport
import Testing

@testable import CardModel

/// Edges that work by the finger's steps, against golden values (TG-6, SC-4, Parts-8).
@Suite struct StepwiseEdgeTests {
  static let curtain = StepwiseEdge.damped(height: 100, weakening: 2, topBounces: true, bottomBounces: true)

  /// Returns the displacement past the top after each step, points, of a card that starts at its top; its range is 0 to
  /// 1000.
  static func beyondTop(_ edge: StepwiseEdge, steps: [Double]) -> [Double] {
    var (y, pending) = (0.0, 0.0)
    return steps.map { step in
      edge.move(&y, pending: &pending, by: -step, highest: 0, lowest: 1000)
      return -y + 0
    }
  }

  @Test func tenStepsOfTenPoints() {
    let golden = [4.5, 8.775, 12.8362, 16.6944, 20.3597, 23.8417, 27.1496, 30.2922, 33.2776, 36.1137]
    let found = Self.beyondTop(Self.curtain, steps: Array(repeating: 10, count: 10))
    for (found, golden) in zip(found, golden) { #expect(found.isNear(golden, 0.5e-4)) }
  }

  /// Finer steps approach 100 · (1 − e^(−D/200)): 39.3469 after 100 points.
  @Test func theRateOfTheFingerShows() {
    let ones = Self.beyondTop(Self.curtain, steps: Array(repeating: 1, count: 100)).last!
    #expect(ones.isNear(39.0287, 0.5e-4))
    let fine = Self.beyondTop(Self.curtain, steps: Array(repeating: 0.001, count: 100_000)).last!
    #expect(fine.isNear(39.3469, 5e-4))
    #expect(fine < 39.3469341)
    #expect(fine > ones)
  }

  /// A step of 50 is damped as a whole, one of 100 does nothing, and one of 150 goes backwards.
  @Test func aLongStepGoesBackwards() {
    #expect(Self.beyondTop(Self.curtain, steps: [50]) == [12.5])
    #expect(Self.beyondTop(Self.curtain, steps: [100]) == [0])
    #expect(Self.beyondTop(Self.curtain, steps: [150]) == [-37.5])
  }

  /// The step that crosses the end is damped as a whole: from 5 below the top, a step of 10 moves 4.75 and not 7.4.
  @Test func theStepThatCrossesTheEndIsDampedAsAWhole() {
    var (y, pending) = (5.0, 0.0)
    Self.curtain.move(&y, pending: &pending, by: -10, highest: 0, lowest: 1000)
    #expect(y.isNear(0.25, 1e-14))
    #expect(pending == 0)
  }

  @Test(arguments: Seeds.few)
  func bothEndsAreMirrors(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var (top, bottom, pending) = (300.0, 700.0, 0.0)
    for _ in 0..<100 {
      let step = random.next(from: -60, to: 60)
      Self.curtain.move(&top, pending: &pending, by: step, highest: 200, lowest: 800)
      Self.curtain.move(&bottom, pending: &pending, by: -step, highest: 200, lowest: 800)
      #expect((top + bottom).isNear(1000, 1e-9), "seed \(seed)")
    }
  }

  @Test func anEndWithoutBounceClampsAndForgets() {
    let edge = StepwiseEdge.damped(height: 100, weakening: 2, topBounces: false, bottomBounces: false)
    var (y, pending) = (5.0, 0.0)
    edge.move(&y, pending: &pending, by: -30, highest: 0, lowest: 100)
    #expect(y == 0)
    edge.move(&y, pending: &pending, by: 30, highest: 0, lowest: 100)
    #expect(y == 30)
    edge.move(&y, pending: &pending, by: 300, highest: 0, lowest: 100)
    #expect(y == 100)
    #expect(pending == 0)
  }

  /// TGCardViewController's edge: a step past the end does nothing and is remembered, so the card stays a little short
  /// of the end, and moves again once the finger is back within the range.
  @Test func whatIsRefusedIsRemembered() {
    var (y, pending) = (80.0, 0.0)
    func move(_ step: Double) { StepwiseEdge.refusing.move(&y, pending: &pending, by: step, highest: 71, lowest: 852) }
    move(-6)
    #expect(y == 74)
    #expect(pending == 0)
    move(-6)
    #expect(y == 74)
    #expect(pending == -6)
    move(-100)
    #expect(y == 74)
    #expect(pending == -106)
    // With the finger back at 70.9 the card still stays; a tenth of a point later it follows.
    move(102.9)
    #expect(y == 74)
    #expect(pending.isNear(-3.1, 1e-12))
    move(0.1)
    #expect(y.isNear(71, 1e-12))
    #expect(pending == 0)
    move(10)
    #expect(y.isNear(81, 1e-12))
    // The end itself can be reached.
    move(71 - y)
    #expect(y.isNear(71, 1e-9))
  }

  /// CardParts' edge: a step past the top counts a fifth, as a whole; a step past the bottom counts in full.
  @Test func aPullUpIsDivided() {
    let edge = StepwiseEdge.divided(by: 5)
    var (y, pending) = (305.0, 0.0)
    edge.move(&y, pending: &pending, by: -10, highest: 300, lowest: 800)
    #expect(y == 303)
    edge.move(&y, pending: &pending, by: -50, highest: 300, lowest: 800)
    #expect(y == 293)
    edge.move(&y, pending: &pending, by: 5, highest: 300, lowest: 800)
    #expect(y == 294, "still beyond the top: a fifth")
    edge.move(&y, pending: &pending, by: 600, highest: 300, lowest: 800)
    #expect(y == 894, "beyond the bottom nothing holds it")
    edge.move(&y, pending: &pending, by: -100, highest: 300, lowest: 800)
    #expect(y == 794)
  }

  /// The slope is the fraction of a small step by which the card moves.
  @Test(arguments: [StepwiseEdge.refusing, curtain, .divided(by: 5)])
  func theSlopeIsThatOfASmallStep(edge: StepwiseEdge) {
    for start in [150.0, 190, 500, 850] {
      var (y, pending) = (start, 0.0)
      // A finger past a refusing edge stays past it.
      if case .refusing = edge, start < 200 || start > 800 { pending = start < 200 ? -50 : 50 }
      let slope = edge.slope(at: y, pending: pending, highest: 200, lowest: 800)
      edge.move(&y, pending: &pending, by: start < 200 ? -1e-6 : 1e-6, highest: 200, lowest: 800)
      #expect(((y - start).magnitude / 1e-6).isNear(slope, 1e-6), "\(edge) at \(start)")
    }
  }

  /// A step moves the card only if ext ≤ newY ≤ H, both ends included, at the bottom as at the top (TG-6).
  @Test func theEndsThemselvesAreReached() {
    func moved(from start: Double, by step: Double, _ edge: StepwiseEdge = .refusing) -> (y: Double, pending: Double) {
      var (y, pending) = (start, 0.0)
      edge.move(&y, pending: &pending, by: step, highest: 71, lowest: 852)
      return (y, pending)
    }
    #expect(moved(from: 80, by: -9) == (71, 0))
    #expect(moved(from: 80, by: -9.5) == (80, -9.5))
    #expect(moved(from: 840, by: 12) == (852, 0))
    #expect(moved(from: 840, by: 12.5) == (840, 12.5))
    // SweetCurtain damps only steps that end past an end, and CardParts divides only those.
    #expect(moved(from: 80, by: -9, Self.curtain).y == 71)
    #expect(moved(from: 840, by: 12, Self.curtain).y == 852)
    #expect(moved(from: 840, by: 22, Self.curtain).y.isNear(849.9, 1e-12))
    #expect(moved(from: 80, by: -9, .divided(by: 5)).y == 71)
    #expect(moved(from: 80, by: -9.5, .divided(by: 5)).y.isNear(80 - 1.9, 1e-12))
  }

  /// After any travel of the finger, a card that follows is where the finger holds it: 1 : 1 (TG-6).
  @Test(arguments: Seeds.few)
  func aRefusingEdgeKeepsTheGrip(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var (y, pending, finger) = (400.0, 0.0, 400.0)
    var refused = 0
    for _ in 0..<300 {
      let step = random.next(from: -150, to: 150)
      let before = y
      finger += step
      StepwiseEdge.refusing.move(&y, pending: &pending, by: step, highest: 71, lowest: 852)
      if finger >= 71, finger <= 852 {
        #expect(y.isNear(finger, 1e-9), "seed \(seed)")
        #expect(pending == 0, "seed \(seed)")
      } else {
        refused += 1
        #expect(y == before, "seed \(seed)")
        #expect((y + pending).isNear(finger, 1e-9), "seed \(seed)")
      }
    }
    #expect(refused > 5, "seed \(seed) never left the range")
  }

  /// The step that brings the sheet back to its top, or below it, counts in full (Parts-8): from 7 past it, 8 down is 1
  /// below.
  @Test func theStepThatComesBackIsWhole() {
    func back(by step: Double) -> Double {
      var (y, pending) = (293.0, 0.0)
      StepwiseEdge.divided(by: 5).move(&y, pending: &pending, by: step, highest: 300, lowest: 800)
      return y
    }
    #expect(back(by: 7) == 300)
    #expect(back(by: 8) == 301)
    #expect(back(by: 6).isNear(294.2, 1e-12))
    #expect(back(by: -10) == 291)
  }

  /// The fraction of the velocity that a card shows past an end: at a damped edge it falls to 0 at 100 pt; at
  /// CardParts' edge it is a fifth.
  @Test func theSlopesByHand() {
    func slope(_ edge: StepwiseEdge, _ y: Double, _ pending: Double = 0) -> Double {
      edge.slope(at: y, pending: pending, highest: 200, lowest: 800)
    }
    #expect(slope(Self.curtain, 200) == 1)
    #expect(slope(Self.curtain, 180).isNear(0.4, 1e-15))
    #expect(slope(Self.curtain, 850) == 0.25)
    #expect(slope(Self.curtain, 100) == 0)
    #expect(slope(Self.curtain, 60) == 0)
    #expect(slope(.divided(by: 5), 199) == 0.2)
    #expect(slope(.divided(by: 5), 200) == 1)
    #expect(slope(.refusing, 210) == 1)
    #expect(slope(.refusing, 210, -30) == 0)
  }

  /// A step exactly to the end counts in full: TripGo's edge permits it, SweetCurtain's damps only past the end,
  /// CardParts' divides only above it.
  @Test func aStepToTheEndIsWhole() {
    func moved(_ edge: StepwiseEdge, to step: Double) -> Double {
      var (y, pending) = (10.0, 0.0)
      edge.move(&y, pending: &pending, by: step, highest: 0, lowest: 400)
      return y
    }
    #expect(moved(.refusing, to: -10) == 0)
    #expect(moved(.refusing, to: (-10.0).nextDown) == 10)
    let damped = StepwiseEdge.damped(height: 100, weakening: 2, topBounces: true, bottomBounces: true)
    #expect(moved(damped, to: -10) == 0)
    #expect(moved(damped, to: (-10.0).nextDown).isNear(5, 1e-9))
    #expect(moved(.divided(by: 5), to: -10) == 0)
    #expect(moved(.divided(by: 5), to: (-10.0).nextDown).isNear(8, 1e-9))
  }
}
