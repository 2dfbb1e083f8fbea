import CardMath

/// An item of a Spots component: what its view model says of its size.
public struct SpotsItem: Hashable, Sendable {
  /// The id of its identifier, as the layer of text gives it out; nil: it has none, and goes by its number.
  public var name: Int32?

  /// Its number among the items that the component ever had, from 0. It keeps it wherever it moves.
  public internal(set) var number: Int32 = 0

  /// Its own width, points; 0: what its component gives it, or its view measures.
  public var width: Double

  /// Its own height, points; 0: it wasn't measured yet.
  public var height: Double

  /// The id of its view's kind; nil: the component's default view.
  public var view: Int32?

  /// An item; what it doesn't declare, its view measures.
  public init(name: Int32? = nil, width: Double = 0, height: Double = 0, view: Int32? = nil) {
    self.name = name
    self.width = width
    self.height = height
    self.view = view
  }
}

/// What views of a kind measure, wherever an item says nothing of its own size.
public struct SpotsViewSize: Hashable, Sendable {
  /// The id of the kind.
  public var view: Int32

  /// Points; 0: whatever the component gives.
  public var width: Double

  /// Points.
  public var height: Double

  /// A size of a kind's views.
  public init(view: Int32, width: Double = 0, height: Double) {
    self.view = view
    self.width = width
    self.height = height
  }
}

extension SpotsItem: StateCoding {
  /// All of it.
  public mutating func code(with archive: inout StateArchive) throws(StateError) {
    try archive.code(name: &name)
    try archive.code(&number, in: 0 ... .max)
    try archive.code(&width, in: 0...1e9)
    try archive.code(&height, in: 0...1e9)
    try archive.code(name: &view)
  }
}

extension SpotsViewSize: StateCoding {
  /// All of it.
  public mutating func code(with archive: inout StateArchive) throws(StateError) {
    try archive.code(name: &view)
    try archive.code(&width, in: 0...1e9)
    try archive.code(&height, in: 0...1e9)
  }
}
