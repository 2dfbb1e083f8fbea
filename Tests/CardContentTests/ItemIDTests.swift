import CardContent
import CardMath
import Testing

@Suite struct ItemIDTests {
  static let id = ItemID(section: 3, number: 8, name: 5)

  @Test func itIsSavedAndReadAgain() throws {
    #expect(try Fixtures.words(of: Self.id) == [3, 8, 1, 5])
    for id in [Self.id, ItemID(section: .max, number: .max, name: nil)] {
      #expect(try Fixtures.read(Fixtures.words(of: id), into: ItemID(section: 0, number: 0, name: 1)) == id)
    }
  }

  @Test(
    arguments: [
      (0, 1 << 31, StateError.Reason.number), (0, .max, .number), (1, 1 << 31, .number), (1, .max, .number),
      (2, 2, .choice), (3, 10, .number), (3, .max, .number), (2, 0, .surplus),
    ] as [(Int, UInt64, StateError.Reason)])
  func whatCannotBeIsRefused(word: Int, value: UInt64, reason: StateError.Reason) throws {
    #expect(try Fixtures.error(of: Self.id, word: word, value)?.reason == reason)
  }
}
