import CardContent
import CardMath
import Testing

@Suite struct SpotsItemTests {
  static let item = SpotsItem(name: 5, width: 10, height: 20, view: 3)

  @Test func nothingIsSaidOfNothing() {
    let item = SpotsItem()
    #expect(item.name == nil)
    #expect(item.number == 0)
    #expect(item.width == 0)
    #expect(item.height == 0)
    #expect(item.view == nil)
    let size = SpotsViewSize(view: 3, height: 20)
    #expect(size.view == 3)
    #expect(size.width == 0)
    #expect(size.height == 20)
  }

  @Test func itIsSavedAndReadAgain() throws {
    let words = try Fixtures.words(of: Self.item)
    #expect(words == [1, 5, 0, (10.0).bitPattern, (20.0).bitPattern, 1, 3])
    #expect(try Fixtures.read(words, into: SpotsItem()) == Self.item)
    let blank = SpotsItem()
    #expect(try Fixtures.read(Fixtures.words(of: blank), into: Self.item) == blank)
    // An item's number isn't its index.
    let numbered = SpotsComponent(kind: .list, items: [SpotsItem(), Self.item]).items[1]
    #expect(try Fixtures.read(Fixtures.words(of: numbered), into: SpotsItem()).number == 1)
  }

  @Test(
    arguments: [
      (0, 2, StateError.Reason.choice), (1, 10, .number), (1, .max, .number), (2, 1 << 31, .number), (2, .max, .number),
      (3, (-1.0).bitPattern, .number), (3, Double.nan.bitPattern, .number), (3, (2e9).bitPattern, .number),
      (4, (-1.0).bitPattern, .number), (4, Double.infinity.bitPattern, .number), (4, (2e9).bitPattern, .number),
      (5, 2, .choice), (6, 10, .number), (5, 0, .surplus),
    ] as [(Int, UInt64, StateError.Reason)])
  func whatCannotBeIsRefused(word: Int, value: UInt64, reason: StateError.Reason) throws {
    #expect(try Fixtures.error(of: Self.item, word: word, value)?.reason == reason)
  }

  @Test func aSizeIsSavedAndReadAgain() throws {
    let size = SpotsViewSize(view: 3, width: 40, height: 50)
    let words = try Fixtures.words(of: size)
    #expect(words == [3, (40.0).bitPattern, (50.0).bitPattern])
    #expect(try Fixtures.read(words, into: SpotsViewSize(view: 0, height: 0)) == size)
  }

  @Test(
    arguments: [
      (0, 10, StateError.Reason.number), (1, (-1.0).bitPattern, .number), (1, (2e9).bitPattern, .number),
      (2, (-1.0).bitPattern, .number), (2, Double.nan.bitPattern, .number), (2, (2e9).bitPattern, .number),
    ] as [(Int, UInt64, StateError.Reason)])
  func aSizeThatCannotBeIsRefused(word: Int, value: UInt64, reason: StateError.Reason) throws {
    #expect(try Fixtures.error(of: SpotsViewSize(view: 3, width: 40, height: 50), word: word, value)?.reason == reason)
  }
}
