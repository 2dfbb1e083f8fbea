import CardMath
import CardTimeline
import Testing

@Suite struct NamesTests {
  @Test func aNameHasOneId() {
    var names = Names()
    #expect(["b", "a", "b", "c", "a"].map { names.id(of: $0) } == [0, 1, 0, 2, 1])
    #expect(names.all == ["b", "a", "c"])
    #expect(names[2] == "c")
  }

  /// The ids are those of a plain dictionary, however many names there are; names that Unicode takes for the same have
  /// one id.
  /// A name is looked up without giving it an id, in a table that grows and in one that is only read.
  @Test func aNameThatIsUnknownHasNoId() {
    var names = Names()
    #expect(names.id(named: "half") == nil)
    let ids = ["tip", "half", "full"].map { names.id(of: $0) }
    for table in [names, Names(list: names.all)] {
      #expect(["tip", "half", "full"].map { table.id(named: $0) } == ids.map { Optional($0) })
      #expect(table.id(named: "hafl") == nil)
    }
    #expect(names.all == ["tip", "half", "full"])
  }

  @Test func manyNamesHaveTheIdsOfADictionary() {
    var (names, ids, random) = (Names(), [String: Int32](), SplitMix64(seed: 7))
    for _ in 0..<3000 {
      let number = random.next(below: 1500)
      let kind = ["item-", "caf\u{E9}", "cafe\u{301}", "an identifier of more than fifteen bytes "]
      let name = kind[Int(random.next(below: 4))] + String(number)
      let known = ids[name]
      let id = names.id(of: name)
      #expect(id == known ?? Int32(ids.count))
      ids[name] = id
    }
    #expect(names.all.count == ids.count)
    for (name, id) in ids { #expect(names[id] == name) }
  }

  @Test func tablesWithTheSameIdsAreEqual() {
    var (one, other) = (Names(), Names())
    for name in ["a", "b", "a"] { _ = one.id(of: name) }
    #expect(one != other)
    for name in ["a", "b"] { _ = other.id(of: name) }
    #expect(one == other)
    #expect(one.hashValue == other.hashValue)
    var swapped = Names()
    for name in ["b", "a"] { _ = swapped.id(of: name) }
    #expect(one != swapped)
  }
}
