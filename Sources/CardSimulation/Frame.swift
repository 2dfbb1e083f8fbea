import CardModel

/// One row of a timeline.
public struct Frame: Hashable, Sendable {
  /// The number, from 0; a dropped frame's number is missing.
  public var number: Int64

  /// Ticks since the start.
  public var ticks: Int64

  /// The stack as shown.
  public var sample: Sample

  /// Creates the frame before the first; also an empty one, to be read into.
  public init() {
    number = -1
    ticks = 0
    sample = Sample()
  }
}

/// An internal error: a number in a frame isn't finite. It is always a fault of this package.
public struct NonFiniteFrame: Error, Hashable, Sendable {
  /// The frame in which it was found.
  public var number: Int64
}

extension NonFiniteFrame: CustomStringConvertible {
  /// The error as part of a sentence that says whose error it is.
  package var words: String { "frame \(number) holds a number that isn't finite" }

  /// The error in a sentence.
  public var description: String { words + ", which is a fault of CardSim itself" }
}
