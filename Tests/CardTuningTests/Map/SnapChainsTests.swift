import Testing

@testable import CardTuning

@Suite struct SnapChainsTests {
  @Test func neighboursOfOneKindAreOneChain() {
    var chains = SnapChains<String>()
    chains.add("a0", row: 0, position: 10, key: [1])
    chains.add("b0", row: 0, position: 90, key: [1])
    chains.add("c0", row: 0, position: 10, key: [2])
    chains.add("b1", row: 1, position: 80, key: [1])
    chains.add("a1", row: 1, position: 20, key: [1])
    chains.add("c2", row: 2, position: 10, key: [2])
    chains.add("a2", row: 2, position: 25, key: [1])
    #expect(chains.all == [["a0", "a1", "a2"], ["b0", "b1"], ["c0"], ["c2"]])
  }

  /// Two boundaries of one row are never in one chain.
  @Test func aRowGivesEachChainOne() {
    var chains = SnapChains<Int>()
    chains.add(0, row: 0, position: 0, key: [])
    chains.add(1, row: 1, position: 1, key: [])
    chains.add(2, row: 1, position: 2, key: [])
    #expect(chains.all == [[0, 1], [2]])
  }
}
