import CardContent
import CardMath
import CardTestSupport
import Testing

/// The visible share of a card (Parts-7).
@Suite struct CardVisibilityTests {
  static func visibility(
    _ y: Double, _ height: Double, _ containerY: Double, _ container: Double, _ system: ContentSystem
  ) -> CardVisibility? {
    CardVisibility(y: y, height: height, containerY: containerY, containerHeight: container, in: system)
  }

  /// The values of the repository's own tests, and 2.6's value for a card that is cut at both ends: 1380 of 1400 pt.
  @Test func goldenValues() throws {
    for system in [ContentSystem.cardParts26, .cardParts40] {
      let low = try #require(Self.visibility(950, 100, 0, 1000, system))
      #expect(low.ratio == 0.5)
      #expect(low.coverage == 0.05)
    }
    let both = try #require(Self.visibility(-20, 1400, 0, 700, .cardParts40))
    #expect(both.ratio == 0.5)
    #expect(both.coverage == 1)
    let old = try #require(Self.visibility(-20, 1400, 0, 700, .cardParts26))
    #expect(old.ratio.isNear(0.9857, 5e-5))
    #expect(old.ratio == 1380 / 1400.0)
    #expect(old.coverage == 1380 / 700.0)
  }

  // A card of 200 pt in a container of 100 … 600: y, and its visible height.
  @Test(
    arguments: [
      (-150, 0), (-100, 0), (-99, 1), (0, 100), (99, 199), (100, 200), (250, 200), (400, 200), (401, 199), (500, 100),
      (599, 1), (600, 0), (900, 0),
    ] as [(Double, Double)])
  func whereItLies(y: Double, shown: Double) throws {
    for system in [ContentSystem.cardParts26, .cardParts40] {
      let found = try #require(Self.visibility(y, 200, 100, 500, system))
      #expect(found.ratio == shown / 200)
      #expect(found.coverage == shown / 500)
    }
  }

  // A card of 800 pt in a container of 100 … 600. The versions differ only for a card that is cut at both ends.
  @Test(
    arguments: [
      (-701, 0, 0), (-600, 100, 100), (-200, 500, 500), (-199, 500, 501), (0, 500, 700), (99, 500, 799),
      (100, 500, 500), (101, 499, 499), (600, 0, 0),
    ] as [(Double, Double, Double)])
  func oneThatIsLargerThanItsContainer(y: Double, shown40: Double, shown26: Double) throws {
    let new = try #require(Self.visibility(y, 800, 100, 500, .cardParts40))
    #expect(new.ratio == shown40 / 800)
    #expect(new.coverage == shown40 / 500)
    let old = try #require(Self.visibility(y, 800, 100, 500, .cardParts26))
    #expect(old.ratio == shown26 / 800)
    #expect(old.coverage == shown26 / 500)
  }

  /// The real formula divides 0 by 0; here the answer is nil.
  @Test(arguments: [ContentSystem.cardParts26, .cardParts40])
  func withoutAHeightThereIsNothingToSay(system: ContentSystem) {
    #expect(Self.visibility(10, 0, 0, 500, system) == nil)
    #expect(Self.visibility(10, -5, 0, 500, system) == nil)
    #expect(Self.visibility(10, 50, 0, 0, system) == nil)
    #expect(Self.visibility(10, 50, 0, -5, system) == nil)
  }

  @Test(arguments: Seeds.few)
  func aShareIsAShare(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<500 {
      let (y, height) = (random.next(from: -2000, to: 2000), random.next(from: 0.1, to: 2000))
      let (top, container) = (random.next(from: -500, to: 500), random.next(from: 0.1, to: 1000))
      let new = try #require(Self.visibility(y, height, top, container, .cardParts40))
      #expect(new.ratio >= 0, "seed \(seed): \(y), \(height) in \(top), \(container)")
      #expect(new.ratio <= 1, "seed \(seed): \(y), \(height) in \(top), \(container)")
      #expect(new.coverage >= 0, "seed \(seed): \(y), \(height) in \(top), \(container)")
      #expect(new.coverage <= 1 + 1e-9, "seed \(seed): \(y), \(height) in \(top), \(container)")
      // The visible height is that of the intersection.
      let shown = max(0, min(y + height, top + container) - max(y, top))
      #expect((new.ratio * height).isNear(shown, 1e-9))
      #expect((new.coverage * container).isNear(shown, 1e-9))
      // 2.6 gives the same, except for a card that is cut at both ends.
      let old = try #require(Self.visibility(y, height, top, container, .cardParts26))
      if y < top, y + height > top + container {
        #expect(old.ratio > new.ratio)
        #expect((old.ratio * height).isNear(height - (top - y), 1e-9))
      } else {
        #expect(old == new, "seed \(seed): \(y), \(height) in \(top), \(container)")
      }
    }
  }
}
