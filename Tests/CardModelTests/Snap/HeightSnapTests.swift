import CardMath
import CardModel
import CardTestSupport
import Testing

/// SweetCurtain 0.9's rule (SC-7): heights of 160, 400 and 640 pt on a screen of 852.
@Suite struct HeightSnapTests {
  static func card(_ heights: [Double]) -> Card {
    Card(
      name: 0, headerHeight: 84, contentHeight: 1600, hasMap: true, hasMapButtons: true,
      detents: heights.enumerated().map { Detent(name: Int32($0.offset), y: 852 - $0.element) }, preferredDetent: nil)
  }

  static let three = card([160, 400, 640])

  static func target(height: Double, _ velocity: Double, of card: Card = three) -> Int {
    HeightSnap().decision(releasedAt: 852 - height, velocity: velocity, of: card).target
  }

  // A fast release, from the current height. Up: medium if lower than medium, else large. Down: medium if higher, else
  // small.
  @Test(
    arguments: [
      (399, 1, 0), (400, 2, 0), (401, 2, 1), (160, 1, 0), (640, 2, 1), (700, 2, 1), (100, 1, 0),
    ] as [(Double, Int, Int)])
  func aFastFingerCountsFromWhereItIs(height: Double, up: Int, down: Int) {
    for speed in [500.0, 501, 4000] {
      #expect(Self.target(height: height, -speed) == up, "\(height)")
      #expect(Self.target(height: height, speed) == down, "\(height)")
    }
  }

  // A slow release: h within [(s+m)/2, (m+l)/2] is medium, both ends included; else the side decides.
  @Test(arguments: [(279.9, 0), (280, 1), (400, 1), (520, 1), (520.1, 2), (0, 0), (800, 2)] as [(Double, Int)])
  func aCalmOneLeavesItToTheNearest(height: Double, target: Int) {
    for velocity in [-499.9, 0, 499.9] { #expect(Self.target(height: height, velocity) == target, "\(height)") }
    #expect(HeightSnap().decision(releasedAt: 852 - height, velocity: 0, of: Self.three).rule == .nearest)
  }

  @Test func ofTwoTheMiddleBetweenThemDecides() {
    let two = Self.card([160, 640])
    #expect(Self.target(height: 399, 0, of: two) == 0)
    #expect(Self.target(height: 401, 0, of: two) == 1)
    #expect(Self.target(height: 630, 600, of: two) == 0)
    #expect(Self.target(height: 170, -600, of: two) == 1)
  }

  @Test func theThresholdIsAParameter() {
    var rules = HeightSnap()
    // Any speed counts, and a finger at rest has none.
    rules.threshold = 0
    let card = Self.three
    func target(_ velocity: Double) -> Int { rules.decision(releasedAt: 212, velocity: velocity, of: card).target }
    #expect([-1, 0, 1].map(target) == [2, 2, 1])
    #expect(rules.decision(releasedAt: 212, velocity: 0, of: card).rule == .nearest)
    rules.threshold = 800
    #expect(rules.decision(releasedAt: 852 - 390, velocity: 799, of: Self.three).target == 1)
    let fast = rules.decision(releasedAt: 852 - 390, velocity: 800, of: Self.three)
    #expect(fast.target == 0)
    #expect(fast.rule == .swipe)
    #expect(fast.threshold == 800)
  }

  /// A reference implementation of the rule (SC-7).
  static func reference(_ h: Double, _ velocity: Double, _ s: Double, _ m: Double, _ l: Double) -> Int {
    if velocity <= -500 { return h < m ? 1 : 2 }
    if velocity >= 500 { return h > m ? 1 : 0 }
    return h >= (s + m) / 2 && h <= (m + l) / 2 ? 1 : h < m ? 0 : 2
  }

  @Test(arguments: Seeds.few)
  func releasesAreTheReferences(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<20 {
      let small = random.next(from: 50, to: 200)
      let medium = random.next(from: 250, to: 450)
      let large = random.next(from: 500, to: 800)
      let card = Self.card([small, medium, large])
      for _ in 0..<30 {
        let (height, velocity) = (random.next(from: 0, to: 852), random.next(from: -1000, to: 1000))
        let target = Self.target(height: height, velocity, of: card)
        let wanted = Self.reference(height, velocity, small, medium, large)
        #expect(target == wanted, "seed \(seed): \(height) at \(velocity)")
        // Mirrored upside down, a release goes to the mirrored detent.
        let turned = Self.card([852 - large, 852 - medium, 852 - small])
        #expect(Self.target(height: 852 - height, -velocity, of: turned) == 2 - target, "seed \(seed): \(height)")
      }
    }
  }

  /// The stored state doesn't count, and neither does a detent that only a command reaches.
  @Test func whatIsHiddenIsNoTarget() {
    let card = Card(
      name: 0, headerHeight: 84, contentHeight: 0, hasMap: true, hasMapButtons: true,
      detents: [852.0, 692, 452, 212].map { Detent(name: 0, y: $0, reach: $0 == 852 ? .command : .finger) },
      preferredDetent: nil)
    #expect(Self.target(height: 10, 0, of: card) == 1)
    #expect(Self.target(height: 10, 4000, of: card) == 1)
    #expect(Self.target(height: 10, -4000, of: card) == 2)
    #expect(Self.target(height: 500, 4000, of: card) == 2)
  }
}
