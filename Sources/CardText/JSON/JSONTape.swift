/// A document that was parsed and is being read: its values, and the list for its problems.
///
/// This is a class because every place in the document refers to it.
final class JSONTape {
  let nodes: JSONNodes
  let diagnostics: Diagnostics

  /// The path of the array or object that was asked for last: an array's elements ask for the same one.
  @exclusivity(unchecked) private var latest: (index: Int, path: JSONPath) = (0, .root)

  /// For each array or object with many elements, one that was found and its number: the search for one after it begins
  /// there, since problems mostly come in the order of the text. Used only for lookups: its order has no effect.
  @exclusivity(unchecked) private var landmarks: [Int: (value: Int, number: Int)] = [:]

  /// Lists that object readers used, to be used again.
  @exclusivity(unchecked) private var spareLists: [[ObjectReader.Asked]] = []

  init(_ nodes: JSONNodes, _ diagnostics: Diagnostics) {
    self.nodes = nodes
    self.diagnostics = diagnostics
  }

  /// Returns the path to the array or object at an index, found from the document's root on.
  func path(_ index: Int) -> JSONPath {
    if index == latest.index { return latest.path }
    var (outer, path) = (0, JSONPath.root)
    while outer != index {
      let isObject = nodes.kind(outer) == .object
      var (value, number) = (nodes.first(outer) + (isObject ? 1 : 0), 0)
      if let landmark = landmarks[outer], landmark.value <= index { (value, number) = landmark }
      let start = number
      while nodes.next(value) <= index {
        value = nodes.next(value) + (isObject ? 1 : 0)
        number += 1
      }
      if number - start > 100 { landmarks[outer] = (value, number) }
      path = isObject ? path.key(nodes.text(value - 1)) : path.element(number)
      outer = value
    }
    latest = (index, path)
    return path
  }

  /// Returns an empty list.
  func takeList() -> [ObjectReader.Asked] {
    if let list = spareLists.popLast() { return list }
    var list: [ObjectReader.Asked] = []
    list.reserveCapacity(24)
    return list
  }

  /// Takes back a list that isn't needed any more.
  func giveBack(_ list: consuming [ObjectReader.Asked]) {
    list.removeAll(keepingCapacity: true)
    spareLists.append(list)
  }
}
