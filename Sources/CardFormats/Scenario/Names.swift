/// The names of cards and detents, each with the id that the model knows it by.
///
/// Ids are given out from 0 in the order of appearance, so that they follow from the scenario alone.
public struct Names: Hashable, Sendable {
  /// Each name at its id.
  public private(set) var all: [String] = []

  /// Only looked up, never gone through: its order means nothing.
  private var ids: [String: Int32] = [:]

  /// No names.
  public init() {}

  /// The id of a name, given out now if it is new.
  public mutating func id(of name: String) -> Int32 {
    if let known = ids[name] { return known }
    let id = Int32(all.count)
    ids[name] = id
    all.append(name)
    return id
  }

  /// The name of an id that was given out.
  public subscript(id: Int32) -> String { all[Int(id)] }
}
