/// The names of cards and detents, and the ids by which the model knows them.
///
/// Ids are assigned from 0 in order of appearance, so that they follow from the scenario alone.
public struct Names: Hashable, Sendable {
  /// The names, each at the index that is its id.
  public private(set) var all: [String] = []

  /// The ids by name. Only looked up, never iterated: its order means nothing.
  private var ids: [String: Int32] = [:]

  /// Creates an empty table.
  public init() {}

  /// Returns the id of a name, assigning one if the name is new.
  public mutating func id(of name: String) -> Int32 {
    if let known = ids[name] { return known }
    let id = Int32(all.count)
    ids[name] = id
    all.append(name)
    return id
  }

  /// The name of an assigned id.
  public subscript(id: Int32) -> String { all[Int(id)] }
}
