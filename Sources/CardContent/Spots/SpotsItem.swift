import CardMath

/// An item of a Spots component: the size that its view model declares.
public struct SpotsItem: Hashable, Sendable {
  /// The id of the item's identifier, as the text layer assigns it; nil if it has none and is identified by its number.
  public var name: Int32?

  /// The item's number among all items that the component has ever had, from 0, which it keeps when it moves.
  public internal(set) var number: Int32 = 0

  /// The item's own width, points; 0 if its component or its view determines it.
  public var width: Double

  /// The item's own height, points; 0 if it isn't measured yet.
  public var height: Double

  /// The id of the item's view kind; nil for the component's default view.
  public var view: Int32?

  /// Creates an item; its view measures each length that is 0.
  public init(name: Int32? = nil, width: Double = 0, height: Double = 0, view: Int32? = nil) {
    self.name = name
    self.width = width
    self.height = height
    self.view = view
  }
}

/// The size of a kind of view, used for items without a size of their own.
public struct SpotsViewSize: Hashable, Sendable {
  /// The id of the view kind.
  public var view: Int32

  /// The width, points; 0 if the component determines it.
  public var width: Double

  /// The height, points.
  public var height: Double

  /// Creates the size of a view kind.
  public init(view: Int32, width: Double = 0, height: Double) {
    self.view = view
    self.width = width
    self.height = height
  }
}

extension SpotsItem: StateCoding {
  /// Reads or writes every property.
  public mutating func code(with archive: inout StateArchive) throws(StateError) {
    try archive.code(name: &name)
    try archive.code(&number, in: 0 ... .max)
    try archive.code(&width, in: 0...1e9)
    try archive.code(&height, in: 0...1e9)
    try archive.code(name: &view)
  }
}

extension SpotsViewSize: StateCoding {
  /// Reads or writes every property.
  public mutating func code(with archive: inout StateArchive) throws(StateError) {
    try archive.code(name: &view)
    try archive.code(&width, in: 0...1e9)
    try archive.code(&height, in: 0...1e9)
  }
}
