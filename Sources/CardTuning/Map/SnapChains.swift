/// Joins the elements of neighbouring rows of a map that belong together: the points of one line or of one region.
struct SnapChains<Element> {
  private struct Chain {
    var key: [Int]
    var lastRow: Int
    var lastPosition: Double
    var elements: [Element]
  }

  private var chains: [Chain] = []

  /// The indices of the chains that may still grow; the others have ended.
  private var open: [Int] = []

  /// Appends an element to the chain of the same key with the nearest position in the previous row; if there is none,
  /// starts a chain.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - row: The index of its row; rows come in ascending order.
  ///   - position: The position in the row.
  ///   - key: The key that all elements of a chain share.
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

  /// The elements of each chain, in the order in which the chains started.
  var all: [[Element]] { chains.map(\.elements) }
}
