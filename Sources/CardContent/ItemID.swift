import CardMath

/// Which item it is: the section that it lies in, its number there, and its name if it has one.
public struct ItemID: Hashable, Sendable {
  /// The index of its section in the document.
  public var section: Int32

  /// Its number among the items that the section ever had.
  public var number: Int32

  /// The id of its name.
  public var name: Int32?

  /// An item of a section.
  public init(section: Int32, number: Int32, name: Int32?) {
    self.section = section
    self.number = number
    self.name = name
  }
}

extension ItemID: StateCoding {
  /// All of it.
  public mutating func code(with archive: inout StateArchive) throws(StateError) {
    try archive.code(&section, in: 0 ... .max)
    try archive.code(&number, in: 0 ... .max)
    try archive.code(name: &name)
  }
}
