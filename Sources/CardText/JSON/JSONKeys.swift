/// The keys of an object that is being parsed, to find those that come twice.
struct JSONKeys {
  /// The largest number of keys of which each is compared with each.
  private static let fewLimit = 16

  /// The index of the first key.
  private let first: Int

  /// The index of each key once there are many. Used only for lookups: its order has no effect.
  private var indices: [String: Int] = [:]

  /// The number of different keys.
  private(set) var count = 0

  /// No keys yet; the first one will have this index.
  init(from first: Int) {
    self.first = first
  }

  /// Takes in the key at an index. Returns the index of the equal one before it; nil if there is none.
  mutating func insert(_ key: Int, _ nodes: JSONNodes) -> Int? {
    if count < Self.fewLimit {
      var other = first
      while other < key {
        if nodes.areEqual(other, key) { return other }
        other = nodes.next(other + 1)
      }
    } else {
      if count == Self.fewLimit { noteAll(before: key, nodes) }
      let name = nodes.text(key)
      if let equal = indices[name] { return equal }
      indices[name] = key
    }
    count += 1
    return nil
  }

  private mutating func noteAll(before key: Int, _ nodes: JSONNodes) {
    var other = first
    while other < key {
      indices[nodes.text(other)] = other
      other = nodes.next(other + 1)
    }
  }
}
