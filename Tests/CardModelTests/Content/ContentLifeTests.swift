import CardContent
import CardMath
import CardTestSupport
import Testing

@testable import CardModel

/// Random contents, under random changes of them and of their cards.
@Suite struct ContentLifeTests {
  /// A generator of random contents and of random changes.
  struct Life {
    var random: SplitMix64

    init(seed: UInt64) { random = SplitMix64(seed: seed) }

    mutating func number(_ low: Double, _ high: Double) -> Double { low + (high - low) * random.nextUnit() }
    mutating func below(_ count: Int) -> Int { Int(random.next(below: UInt64(count))) }
    mutating func items(_ count: Int) -> [SpotsItem] {
      (0..<count).map { _ in SpotsItem(width: Double(below(3)) * 150, height: number(0, 160)) }
    }

    mutating func spec() -> ContentSpec {
      guard below(3) > 0 else {
        return Fixtures.cards((0..<below(6)).map { _ in number(0, 700) }, below(2) == 0 ? .cardParts26 : .cardParts40)
      }
      var components: [SpotsComponent] = []
      for _ in 0..<below(4) {
        var component = SpotsComponent(
          kind: SpotsComponent.Kind.allCases[below(4)], span: Double(below(3)), items: items(below(20)))
        component.pagination = SpotsComponent.Pagination.allCases[below(3)]
        component.headerHeight = Double(below(2)) * 40
        component.layout.isInfinite = below(3) == 0
        component.layout.hasStickyHeader = below(2) == 0
        component.layout.itemSpacing = number(0, 20)
        component.layout.itemsPerRow = 1 + below(3)
        component.layout.inset = Insets(top: number(0, 20), left: number(0, 20), bottom: 5, right: number(0, 20))
        components.append(component)
      }
      var spec = ContentSpec(
        system: below(2) == 0 ? .spots19 : .spots75, body: .spots(SpotsDocument(components: components)))
      spec.atEnd = (0..<3).map { _ in ContentSpec.Arrival(component: below(3), items: items(below(10))) }
      spec.atBeginning = below(2) == 0 ? nil : [ContentSpec.Arrival(items: items(2))]
      spec.onRefresh = below(2) == 0 ? nil : [ContentSpec.Arrival(items: items(12))]
      return spec
    }

    mutating func change() -> ContentChange {
      switch below(8) {
      case 0: .append(items(below(8)), of: below(3))
      case 1: .insert(items(below(4)), at: below(30), of: below(3))
      case 2: .update(items(1), at: below(20), of: below(3))
      case 3: .delete(at: below(20), count: below(9), of: below(3))
      case 4: .state(Int32(100 + below(3)), of: Int32(200 + below(6)))
      case 5: .hide(below(2) == 0, of: Int32(200 + below(6)))
      case 6: .keyboard(height: Double(below(3)) * 150, responderY: number(0, 900), responderHeight: 40)
      default: .slide(section: below(4), to: below(6), animated: below(2) == 0)
      }
    }
  }

  /// In every random run all numbers stay finite, the content rests within its ends, and the state can be restored.
  @Test(arguments: Seeds.few)
  func anyLifeHoldsTogether(seed: UInt64) throws {
    var life = Life(seed: seed)
    for _ in 0..<Seeds.count(5, of: 12) {
      var rules = Rules()
      rules.touch.dragsWithoutMap = false
      rules.feed.refreshTrigger = 40
      rules.feed.fetchLatency = life.number(0, 0.5)
      var hand = Hand(life.spec(), rules: rules, preferred: 1 + life.below(2))
      var milliseconds = 0.0
      var isDown = false
      var (x, y) = (200.0, 500.0)
      for _ in 0..<150 {
        milliseconds += life.number(1, 40)
        switch life.below(12) {
        case 0: hand.change(life.change(), at: milliseconds)
        case 1: hand.give(.key(life.below(2) == 0 ? .expand : .collapse), at: milliseconds)
        case 2 where isDown:
          hand.touch(life.below(4) == 0 ? .cancelled : .ended, y, at: milliseconds, x: x)
          isDown = false
        case 3 where !isDown:
          (x, y) = (life.number(10, 390), life.number(160, 840))
          hand.touch(.began, y, at: milliseconds, x: x)
          isDown = true
        default:
          if isDown {
            (x, y) = (x + life.number(-60, 60), y + life.number(-60, 60))
            hand.touch(.moved, y, at: milliseconds, x: x)
          }
        }
        let sample = hand.frame(at: milliseconds)
        #expect(sample.isFinite)
        #expect(hand.stack.scene(at: Hand.instant(milliseconds)).isFinite)
        hand.stack.forEachVisibleItem(at: Hand.instant(milliseconds)) { item in
          #expect(item.fraction > 0)
          #expect(item.fraction <= 1 + 1e-9)
          #expect(item.y.isFinite)
        }
        hand.log.removeAll()
      }
      try Self.restores(hand, at: milliseconds)
      // Without further input, the content comes to rest within its ends.
      if isDown { hand.touch(.ended, y, at: milliseconds, x: x) }
      for _ in 0..<40 { _ = hand.frame(at: milliseconds + 1) }
      // Items requested by the last frame arrive and may be scrolled to.
      for minute in 1...5 { _ = hand.frame(at: milliseconds + Double(minute) * 60_000) }
      let sample = hand.frame(at: milliseconds + 400_000)
      #expect(sample.isAtRest, "\(sample)")
      #expect(hand.stack.isQuiet, "\(sample)")
      #expect(sample.scrollOffset == hand.stack.top.nearestOffset(to: sample.scrollOffset))
      for (index, strip) in hand.stack.contents[0].strips.enumerated() {
        #expect((0...hand.stack.contents[0].layout.strips[index].range).contains(strip.scroller.motion.target))
      }
    }
  }

  /// Checks that the saved words restore an equal stack.
  static func restores(_ hand: Hand, at milliseconds: Double) throws {
    var (own, archive) = (hand.stack, StateArchive())
    archive.now = Hand.instant(milliseconds)
    try archive.code(&own)
    var copy = CardStack(layouts: hand.stack.layouts, rules: hand.stack.rules, specs: hand.stack.specs)
    copy.changes = hand.stack.changes
    var reader = StateArchive(words: archive.words)
    reader.now = archive.now
    try reader.code(&copy)
    try reader.finish()
    var again = StateArchive()
    again.now = archive.now
    try again.code(&copy)
    #expect(again.words == archive.words)
    #expect(copy.cards == own.cards)
    #expect(copy.nextEnd == own.nextEnd)
    #expect(copy.contents == own.contents)
    #expect(copy.hasMovingStrip == own.hasMovingStrip)
  }
}
