import CardTuning
import Testing

@Suite struct ParallelTests {
  @Test(arguments: [0, 1, 2, 63, 64, 65, 1000, 20_000], [nil, 1, 2, 3, 7, 1000])
  func everyPieceIsAtItsPlace(count: Int, threads: Int?) {
    let squares: [Int] = (0..<count).map { $0 * $0 }
    #expect(Parallel.map(count, threads: threads) { $0 * $0 } == squares)
  }

  @Test(arguments: [nil, 1, 2, 5]) func aStateIsOneThreadsOwn(threads: Int?) {
    let pieces = Parallel.map(5000, threads: threads, state: { [Int]() }) { index, seen in
      let follows = seen.last.map { $0 < index } ?? true
      seen.append(index)
      return follows
    }
    #expect(pieces.allSatisfy { $0 })
  }

  @Test func valuesThatOwnMemoryAreKept() {
    let texts = Parallel.map(3000) { String(repeating: "ä", count: $0 % 50) }
    #expect(texts.enumerated().allSatisfy { $0.element.count == $0.offset % 50 })
  }
}
