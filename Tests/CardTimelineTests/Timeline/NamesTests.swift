import CardTimeline
import Testing

@Suite struct NamesTests {
  @Test func aNameHasOneId() {
    var names = Names()
    #expect(["b", "a", "b", "c", "a"].map { names.id(of: $0) } == [0, 1, 0, 2, 1])
    #expect(names.all == ["b", "a", "c"])
    #expect(names[2] == "c")
  }
}
