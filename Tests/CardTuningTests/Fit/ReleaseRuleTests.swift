import CardMath
import CardModel
import CardTestSupport
import Testing

@testable import CardTuning

@Suite struct ReleaseRuleTests {
  static let card = Card(
    name: 0, headerHeight: 0, contentHeight: 0, hasMap: true, hasMapButtons: false,
    detents: [Detent(name: 0, y: 734), Detent(name: 1, y: 390.5), Detent(name: 2, y: 71)], preferredDetent: nil)

  /// A rule's answer doesn't change between two numbers at which it may change.
  @Test(arguments: Seeds.few) func answersChangeOnlyWhereTheyMay(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for rule in ReleaseRule.all where rule.quantity != nil {
      let (y, velocity) = (random.next(from: 0, to: 800), random.next(from: -2500, to: 2500))
      let origin = Int(random.next(below: 3))
      let breaks = [0] + rule.breaks(y: y, velocity: velocity, of: Self.card).sorted()
      #expect(breaks.allSatisfy { $0 >= 0 })
      for (low, high) in zip(breaks, breaks.dropFirst() + [breaks[breaks.count - 1] * 2 + 1]) {
        let answers = Set(
          (1..<8).map { step in
            rule.target(
              y: y, velocity: velocity, origin: origin, of: Self.card,
              number: min(low + (high - low) * Double(step) / 8, ReleaseRule.longestTime * 1e3))
          })
        #expect(answers.count == 1 || high > ReleaseRule.longestTime && rule.quantity == .time, "\(rule), seed \(seed)")
      }
    }
  }

  @Test func rulesAreTheModels() {
    #expect(ReleaseRule.nearest.target(y: 500, velocity: 0, origin: nil, of: Self.card, number: 0) == 1)
    let swipe = ReleaseRule.swipe(reached: 22)
    #expect(swipe.target(y: 380, velocity: -700, origin: nil, of: Self.card, number: 600) == 2)
    #expect(swipe.target(y: 412.6, velocity: -700, origin: nil, of: Self.card, number: 600) == 1)
    #expect(ReleaseRule.step.target(y: 100, velocity: -700, origin: 0, of: Self.card, number: 600) == 1)
    #expect(ReleaseRule.step.target(y: 100, velocity: -700, origin: nil, of: Self.card, number: 600) == nil)
    #expect(ReleaseRule.horizon.target(y: 400, velocity: -1000, origin: nil, of: Self.card, number: 0.3) == 2)
    #expect(ReleaseRule.all.map(\.name).count == 8)
  }
}
