/// What belongs together in neighbouring rows of a map: the points of one line or of one region, row by row.
struct SnapChains<Element> {
  private struct Chain {
    var key: [Int]
    var lastRow: Int
    var lastPosition: Double
    var elements: [Element]
  }

  private var chains: [Chain] = []

  /// The chains from this index on may still go on; the others have ended.
  private var open: [Int] = []

  /// Adds an element to the chain of the same key that has the nearest position in the row before; else it begins one.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - row: The index of its row; they come in ascending order.
  ///   - position: Where it is in its row.
  ///   - key: What must be alike.
  mutating func add(_ element: Element, row: Int, position: Double, key: [Int]) {
    open.removeAll { chains[$0].lastRow < row - 1 }
    var best: Int?
    for index in open where chains[index].key == key && chains[index].lastRow == row - 1 {
      let distance = (chains[index].lastPosition - position).magnitude
      if let known = best, (chains[known].lastPosition - position).magnitude <= distance { continue }
      best = index
    }
    guard let best else {
      open.append(chains.count)
      chains.append(Chain(key: key, lastRow: row, lastPosition: position, elements: [element]))
      return
    }
    chains[best].lastRow = row
    chains[best].lastPosition = position
    chains[best].elements.append(element)
  }

  /// The elements of each chain, in the order in which they began.
  var all: [[Element]] { chains.map(\.elements) }
}
