/// The names of cards and detents, and the ids by which the model knows them.
///
/// Ids are assigned from 0 in order of appearance, so that they follow from the scenario alone.
public struct Names: Hashable, Sendable {
  /// The names, each at the index that is its id.
  public private(set) var all: [String] = []

  /// The ids, each at the first place from its name's hash on that was free; −1: the place is free. The count is a
  /// power of two, and at least a quarter is free. A dictionary would hold each name a second time, and there may be a
  /// million. Only looked up: the order means nothing.
  private var places: [Int32] = []

  /// Creates an empty table.
  public init() {}

  /// Creates a table of names in the order of their ids, for reading only: no id is looked up by its name.
  package init(list: [String]) { all = list }

  /// Returns the id of a name, assigning one if the name is new.
  public mutating func id(of name: String) -> Int32 {
    if 4 * (all.count + 1) > 3 * places.count { grow() }
    let place = place(of: name)
    if places[place] >= 0 { return places[place] }
    let id = Int32(all.count)
    places[place] = id
    all.append(name)
    return id
  }

  /// Returns the id of a name; nil if it has none.
  public func id(named name: String) -> Int32? {
    if places.isEmpty { return all.firstIndex(of: name).map { Int32($0) } }
    let id = places[place(of: name)]
    return id < 0 ? nil : id
  }

  /// Returns the place of a name's id, or the one that is free for it.
  private func place(of name: String) -> Int {
    var place = name.hashValue & (places.count - 1)
    while places[place] >= 0, all[Int(places[place])] != name { place = (place + 1) & (places.count - 1) }
    return place
  }

  private mutating func grow() {
    places = [Int32](repeating: -1, count: max(8, 2 * places.count))
    for (id, name) in all.enumerated() { places[place(of: name)] = Int32(id) }
  }

  /// The name of an assigned id.
  public subscript(id: Int32) -> String { all[Int(id)] }

  /// Returns true if both have the same names with the same ids.
  public static func == (one: Names, other: Names) -> Bool { one.all == other.all }

  /// Hashes the names in the order of their ids.
  public func hash(into hasher: inout Hasher) { hasher.combine(all) }
}
