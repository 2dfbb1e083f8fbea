import CardMath
import CardModel
import CardTestSupport
import Testing

/// SweetCurtain 0.2.5's rule, against its table (SC-2).
@Suite struct StepSnapTests {
  /// An iPhone 15's curtain: hidden, then a fifth, a half and four fifths of 793 pt.
  static let card = Card(
    name: 0, headerHeight: 84, contentHeight: 1600, hasMap: true, hasMapButtons: true,
    detents: [
      Detent(name: 0, y: 852, reach: .command), Detent(name: 1, y: 693.4), Detent(name: 2, y: 455.5),
      Detent(name: 3, y: 217.6),
    ], preferredDetent: nil)

  static func target(_ y: Double, _ velocity: Double, from committed: Int) -> Int {
    StepSnap().decision(releasedAt: y, velocity: velocity, of: card, from: committed).target
  }

  // The stored detent, the target upward, the target downward; the curtain's position doesn't count.
  @Test(arguments: [(1, 2, 1), (2, 3, 1), (3, 3, 2), (0, 0, 0)])
  func aFastFingerGoesOneStepFromTheStoredState(stored: Int, up: Int, down: Int) {
    for y in [852, 693.4, 600, 455.5, 300, 217.6, 100] {
      #expect(Self.target(y, -601, from: stored) == up)
      #expect(Self.target(y, 601, from: stored) == down)
      #expect(Self.target(y, -5000, from: stored) == up)
      #expect(Self.target(y, 5000, from: stored) == down)
    }
  }

  /// The rule's quirks: flicked up from almost the top, the curtain goes down to the middle; flicked down from almost
  /// the bottom, it goes up.
  @Test func aFlickAfterASlowDragGoesTheWrongWay() {
    let up = StepSnap().decision(releasedAt: 230, velocity: -900, of: Self.card, from: 1)
    #expect(up.target == 2)
    #expect(Self.card.detents[up.target].y > 230)
    #expect(up.rule == .step)
    let down = StepSnap().decision(releasedAt: 680, velocity: 900, of: Self.card, from: 3)
    #expect(down.target == 2)
    #expect(Self.card.detents[down.target].y < 680)
    #expect(down.threshold == 600)
  }

  /// Up to and including the resistance the nearest detent wins, of two equally near the lower; the hidden one never
  /// does.
  @Test(arguments: [-600.0, -1, 0, 1, 600])
  func aCalmFingerLeavesItToTheNearest(velocity: Double) {
    for stored in 0...3 {
      #expect(Self.target(852, velocity, from: stored) == 1)
      #expect(Self.target(574.5, velocity, from: stored) == 1)
      #expect(Self.target(574.4, velocity, from: stored) == 2)
      #expect(Self.target(336.6, velocity, from: stored) == 2)
      #expect(Self.target(336.5, velocity, from: stored) == 3)
    }
  }

  @Test(arguments: [0.0, 300, 900])
  func theResistanceIsAParameter(resistance: Double) {
    var rules = StepSnap()
    rules.resistance = resistance
    #expect(rules.decision(releasedAt: 217.6, velocity: -resistance, of: Self.card, from: 1).target == 3)
    #expect(rules.decision(releasedAt: 217.6, velocity: -resistance - 0.1, of: Self.card, from: 1).target == 2)
  }

  @Test func withoutAMiddleItIsTheOtherEnd() {
    let card = Card(
      name: 0, headerHeight: 84, contentHeight: 0, hasMap: true, hasMapButtons: true,
      detents: [Detent(name: 0, y: 693.4), Detent(name: 1, y: 217.6)], preferredDetent: nil)
    #expect(StepSnap().decision(releasedAt: 690, velocity: -601, of: card, from: 0).target == 1)
    #expect(StepSnap().decision(releasedAt: 220, velocity: 601, of: card, from: 1).target == 0)
  }

  /// Above the resistance the position doesn't count; up to it neither the stored state nor the velocity does.
  @Test(arguments: Seeds.few)
  func whatCountsAndWhatDoesNot(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<100 {
      let (y, other) = (random.next(from: 0, to: 852), random.next(from: 0, to: 852))
      let stored = Int(random.next(below: 4))
      let fast = random.next(from: 600.1, to: 4000)
      for velocity in [fast, -fast] {
        #expect(
          Self.target(y, velocity, from: stored) == Self.target(other, velocity, from: stored), "seed \(seed): \(y)")
      }
      let calm = random.next(from: -600, to: 600)
      #expect(Self.target(y, calm, from: stored) == Self.target(y, 0, from: 1), "seed \(seed): \(y) at \(calm)")
      // The nearest detent by fractions of the height, as in SweetCurtain.
      let part = (852 - y) / 793
      let distances = [0.2, 0.5, 0.8].map { (part - $0).magnitude }
      let nearest = distances.indices.min { distances[$0] < distances[$1] }! + 1
      #expect(Self.target(y, calm, from: stored) == nearest, "seed \(seed): \(y)")
    }
  }
}
