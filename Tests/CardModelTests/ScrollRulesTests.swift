import CardModel
import CardMotion
import CardTestSupport
import Testing

@Suite struct ScrollRulesTests {
  /// A card at its top with its content scrolled by 100 pt; a finger brings the content back and goes on by 60 pt.
  static func pulledBack(_ change: (inout ScrollRules) -> Void) -> (Hand, Sample) {
    var rules = Rules()
    rules.touch.slop = 0
    change(&rules.scroll)
    var hand = Hand(rules, cards: [Fixtures.card(preferred: 2)])
    hand.stroke(from: 600, to: 500, at: 0, until: 400, lifts: false)
    hand.touch(.moved, 500, at: 800)
    hand.touch(.ended, 500, at: 1200)
    #expect(hand.sample(at: 1300).scrollOffset.isNear(100, 1e-9))
    hand.stroke(from: 500, to: 660, at: 2000, until: 2160, lifts: false)
    return (hand, hand.sample(at: 2160))
  }

  @Test func eachHandoffHasItsOwnAccount() {
    #expect(Self.pulledBack { _ in }.1.cardY.isNear(71 + 60, 1e-9))
    #expect(Self.pulledBack { $0.handsOverToCard = false }.1.cardY == 71)
    // TGCardViewController's card moves down as far as the content's rubber band shows, whose dimension is the
    // viewport's height.
    let viewport = 697.0
    let band = (1 - 1 / (33 / viewport + 1)) * viewport
    #expect(Self.pulledBack { $0.handoff = .overscroll }.1.cardY.isNear(71 + band, 1e-9))
    #expect(Self.pulledBack { $0.handoff = .overscroll }.1.scrollOffset == 0)
    // SweetCurtain's: the step that crosses the content's top also counts for the card, in full (SC-5).
    let shared = Self.pulledBack { $0.handoff = .shared }.1
    #expect(shared.cardY > 71 + 60)
    // 71 + 60 + 8
    #expect(shared.cardY <= 139 + 1e-9)
    #expect(shared.scrollOffset == 0)
  }

  @Test func onlyAFingerThatCameDownAtTheTopMayPullTheCard() {
    let held = Self.pulledBack { $0.handsOverOnlyFromTop = true }.1
    #expect(held.cardY == 71)
    #expect(held.scrollOffset < 0)
  }

  /// Content without bounce stops hard, and content that decelerates faster travels less far.
  @Test func contentHasItsOwnNumbers() {
    func flicked(_ change: (inout ScrollRules) -> Void) -> Double {
      var rules = Rules()
      change(&rules.scroll)
      var hand = Hand(rules, cards: [Fixtures.card(content: 5000, preferred: 2)])
      hand.stroke(from: 700, to: 500, at: 0, until: 200)
      return hand.sample(at: 10_000).scrollOffset
    }
    let (normal, fast) = (flicked { _ in }, flicked { $0.decelerationRatePerMillisecond = 0.99 })
    // A velocity travels v/(1000 · −ln r): the ratio of both distances is that of the logarithms.
    #expect(((normal - 190) / (fast - 190)).isNear(5.0201, 0.02))
    func pulled(_ change: (inout ScrollRules) -> Void) -> Double {
      var rules = Rules()
      rules.touch.slop = 0
      rules.scroll.handsOverToCard = false
      change(&rules.scroll)
      var hand = Hand(rules, cards: [Fixtures.card(preferred: 2)])
      // The finger has just scrolled the content, so it pulls the content.
      hand.stroke(from: 500, to: 499, at: 0, until: 10, lifts: false)
      hand.touch(.moved, 600, at: 100)
      return hand.sample(at: 100).scrollOffset
    }
    let viewport = 697.0
    let (band, wider) = ((1 - 1 / (55 / viewport + 1)) * viewport, (1 - 1 / (100 / viewport + 1)) * viewport)
    #expect(pulled { _ in }.isNear(-band, 1e-9))
    #expect(pulled { $0.bounces = false } == 0)
    #expect(pulled { $0.rubberBandCoefficient = 1 }.isNear(-wider, 1e-9))
  }
}
