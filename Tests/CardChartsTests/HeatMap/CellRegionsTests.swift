import CardMath
import CardTestSupport
import Testing

@testable import CardCharts

@Suite struct CellRegionsTests {
  @Test(arguments: Seeds.few) func blocksCoverEachCellOnce(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let (columns, rows) = (Int(random.next() % 30) + 1, Int(random.next() % 30) + 1)
    let kinds = Int32(random.next() % 3) + 1
    let cells = (0..<columns * rows).map { _ in Int32(random.next() % UInt64(kinds + 1)) - 1 }
    let regions = CellRegions(columns: columns, rows: rows, cells: cells)
    var covered = Array(repeating: Int32(-1), count: cells.count)
    var count = 0
    for block in regions.blocks {
      for row in block.top..<block.bottom {
        for column in block.left..<block.right {
          covered[row * columns + column] = block.kind
          count += 1
        }
      }
    }
    #expect(covered == cells)
    #expect(count == cells.filter { $0 >= 0 }.count)

    // The largest squares are those of an exhaustive search.
    let squares = regions.largestSquares(kinds: Int(kinds))
    for kind in 0..<kinds {
      var best = 0
      for row in 0..<rows {
        for column in 0..<columns {
          var side = 0
          while row + side < rows, column + side < columns,
            (0...side).allSatisfy({ cells[(row + side) * columns + column + $0] == kind }),
            (0...side).allSatisfy({ cells[(row + $0) * columns + column + side] == kind })
          {
            side += 1
          }
          best = max(best, side)
        }
      }
      #expect(squares[Int(kind)]?.side ?? 0 == best)
    }
  }

  @Test func likeRowsAreOneBlock() {
    let regions = CellRegions(columns: 3, rows: 2, cells: [0, 0, 1, 0, 0, 1])
    #expect(regions.blocks.count == 2)
  }
}
