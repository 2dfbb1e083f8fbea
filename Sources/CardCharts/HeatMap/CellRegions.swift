/// Merges the cells of one class, so that few shapes draw a plane of many cells.
struct CellRegions {
  /// A rectangle of cells of one class; the right column and the bottom row are exclusive.
  struct Block: Hashable {
    var kind: Int32
    var left: Int
    var right: Int
    var top: Int
    var bottom: Int
  }

  let columns: Int
  let rows: Int
  let cells: [Int32]

  /// The blocks that cover all cells with a class, each once: runs along rows, where equal runs in consecutive rows are
  /// merged.
  var blocks: [Block] {
    var blocks: [Block] = []
    var open: [Block] = []
    for row in 0..<rows {
      var next: [Block] = []
      var old = 0
      for run in runs(row) {
        // Both lists are sorted from left to right.
        while old < open.count, open[old].left < run.left {
          blocks.append(open[old])
          old += 1
        }
        if old < open.count, open[old].left == run.left, open[old].right == run.right, open[old].kind == run.kind {
          open[old].bottom = row + 1
          next.append(open[old])
          old += 1
        } else {
          next.append(run)
        }
      }
      blocks += open[old...]
      open = next
    }
    return blocks + open
  }

  private func runs(_ row: Int) -> [Block] {
    var runs: [Block] = []
    var start = 0
    for column in 1...columns {
      let kind = cells[row * columns + start]
      if column < columns, cells[row * columns + column] == kind { continue }
      if kind >= 0 { runs.append(Block(kind: kind, left: start, right: column, top: row, bottom: row + 1)) }
      start = column
    }
    return runs
  }

  /// Returns the largest square of each class, which has most room for a name: its last column and row, and its side.
  ///
  /// The square that ends at a cell is one larger than the least of those above it, to its left, and diagonally
  /// between.
  func largestSquares(kinds: Int) -> [(column: Int, row: Int, side: Int)?] {
    var best: [(column: Int, row: Int, side: Int)?] = Array(repeating: nil, count: kinds)
    var above = Array(repeating: 0, count: columns)
    for row in 0..<rows {
      var current = Array(repeating: 0, count: columns)
      for column in 0..<columns {
        let kind = cells[row * columns + column]
        if kind < 0 { continue }
        var side = 1
        if row > 0, column > 0, cells[(row - 1) * columns + column] == kind,
          cells[row * columns + column - 1] == kind, cells[(row - 1) * columns + column - 1] == kind
        {
          side += min(above[column], above[column - 1], current[column - 1])
        }
        current[column] = side
        if side > best[Int(kind)]?.side ?? 0 { best[Int(kind)] = (column, row, side) }
      }
      above = current
    }
    return best
  }
}
