import CardModel

/// An input and the time at which it happens.
public struct TimedInput: Hashable, Sendable {
  /// Ticks since the start.
  public var ticks: Int64

  /// The input.
  public var input: Input

  /// An input at an instant.
  public init(ticks: Int64, input: Input) {
    self.ticks = ticks
    self.input = input
  }
}

extension TimedInput {
  /// The touch sample that the input contains, if it is a touch.
  var touch: Touch? {
    if case .touch(let touch) = input { touch } else { nil }
  }

  /// True if the input may send a card to a detent: any does but a finger that comes down or moves.
  var maySendCard: Bool {
    switch touch?.phase {
    case .began, .moved, .stationary: false
    case .ended, .cancelled, nil: true
    }
  }
}

/// The time at which inputs reach the model.
public enum Delivery: UInt8, Hashable, Sendable, CaseIterable {
  /// At their own instants, so that a motion begins at the instant of its cause.
  case immediate

  /// Gathered at the next frame that is shown, as UIKit does: of the samples of one finger between two frames the last
  /// counts. The phases in which a finger comes down, lifts or is taken away are never lost.
  case frame
}
