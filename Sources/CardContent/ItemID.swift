import CardMath

/// The identity of an item: its section, its number there, and its name if it has one.
public struct ItemID: Hashable, Sendable {
  /// The index of the item's section in the document.
  public var section: Int32

  /// The item's number among all items that the section has ever had, from 0.
  public var number: Int32

  /// The id of the item's name, if it has one.
  public var name: Int32?

  /// Creates the identity of a section's item.
  public init(section: Int32, number: Int32, name: Int32?) {
    self.section = section
    self.number = number
    self.name = name
  }
}

extension ItemID: StateCoding {
  /// Reads or writes every property.
  public mutating func code(with archive: inout StateArchive) throws(StateError) {
    try archive.code(&section, in: 0 ... .max)
    try archive.code(&number, in: 0 ... .max)
    try archive.code(name: &name)
  }
}
