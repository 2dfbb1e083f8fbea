import CardMath
import CardModel
import CardTestSupport
import Testing

/// CardParts' bottom sheet (Parts-8): a sheet of 500 pt.
@Suite struct DismissalSnapTests {
  static let card = Card(
    name: 0, headerHeight: 0, contentHeight: 500, hasMap: true, hasMapButtons: false,
    detents: [Detent(name: 0, y: 800), Detent(name: 1, y: 300)], preferredDetent: nil)

  static func stays(showing height: Double, _ velocity: Double) -> Bool {
    DismissalSnap().decision(releasedAt: 800 - height, velocity: velocity, of: card).target == 1
  }

  /// Both comparisons are strict: the sheet is dismissed at exactly 0.4 of its height, and at exactly 250 pt/s.
  @Test func itStaysOrGoes() {
    #expect(Self.stays(showing: 200.1, 0))
    #expect(!Self.stays(showing: 200, 0))
    #expect(!Self.stays(showing: 199.9, 0))
    #expect(Self.stays(showing: 500, 249.9))
    #expect(!Self.stays(showing: 500, 250))
    #expect(!Self.stays(showing: 500, 250.1))
    #expect(Self.stays(showing: 550, 0))
    #expect(!Self.stays(showing: 0, 0))
  }

  /// An upward flick doesn't keep a sheet of which too little shows; a sheet of which enough shows needs none.
  @Test func noFlickRescuesIt() {
    for velocity in [-5000.0, -250, -1] {
      #expect(!Self.stays(showing: 200, velocity))
      #expect(Self.stays(showing: 201, velocity))
    }
  }

  @Test func whatDecidedIsTold() {
    let kept = DismissalSnap().decision(releasedAt: 400, velocity: 0, of: Self.card)
    let gone = DismissalSnap().decision(releasedAt: 700, velocity: 0, of: Self.card)
    #expect(kept.rule == .kept)
    #expect(gone.rule == .dismissed)
    #expect(kept.threshold == 250)
    #expect(kept.projectedY == nil)
  }

  @Test func itsNumbersAreParameters() {
    var rules = DismissalSnap()
    (rules.fractionToKeep, rules.velocityToDismiss) = (0.5, 100)
    #expect(rules.decision(releasedAt: 550, velocity: 0, of: Self.card).target == 0)
    #expect(rules.decision(releasedAt: 549, velocity: 99, of: Self.card).target == 1)
    #expect(rules.decision(releasedAt: 549, velocity: 100, of: Self.card).target == 0)
  }

  /// A release that dismisses the sheet also does so from further down and at a higher speed.
  @Test(arguments: Seeds.few)
  func whatGoesGoesFromFurtherDownToo(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<200 {
      let (height, velocity) = (random.next(from: 0, to: 550), random.next(from: -600, to: 600))
      #expect(Self.stays(showing: height, velocity) == (height > 200 && velocity < 250), "seed \(seed): \(height)")
      guard !Self.stays(showing: height, velocity) else { continue }
      let lower = height - random.next(from: 0, to: 100)
      let faster = velocity + random.next(from: 0, to: 300)
      #expect(!Self.stays(showing: lower, velocity), "seed \(seed): \(height)")
      #expect(!Self.stays(showing: height, faster), "seed \(seed): \(height)")
    }
  }

  @Test func aSheetThatCannotGoStays() {
    let card = Card(
      name: 0, headerHeight: 0, contentHeight: 500, hasMap: true, hasMapButtons: false,
      detents: [Detent(name: 0, y: 800, reach: .command), Detent(name: 1, y: 300)], preferredDetent: nil)
    let decision = DismissalSnap().decision(releasedAt: 790, velocity: 900, of: card)
    #expect(decision.target == 1)
    #expect(decision.rule == .only)
  }
}
