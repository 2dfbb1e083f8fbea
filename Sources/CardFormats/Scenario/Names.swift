/// The names of cards and detents, each with the id that the model knows it by.
///
/// Ids are given out from 0 in the order of appearance, so that they follow from the scenario alone.
public struct Names: Hashable, Sendable {
  /// Each name at its id.
  public private(set) var all: [String] = []

  /// No names.
  public init() {}

  /// The id of a name, given out now if it is new.
  public mutating func id(of name: String) -> Int32 {
    if let known = all.firstIndex(of: name) { return Int32(known) }
    all.append(name)
    return Int32(all.count - 1)
  }

  /// The name of an id that was given out.
  public subscript(id: Int32) -> String { all[Int(id)] }
}
