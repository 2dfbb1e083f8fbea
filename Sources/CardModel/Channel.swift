import CardMath

/// A number of the author's own that follows from the card: the alpha of an artwork, the scale of the background, a
/// shadow that comes after.
///
/// It is read where a row is written, from what the frame shows, and moves nothing itself.
public struct Channel: Hashable, Sendable {
  /// The name, as an id that the text layer assigns.
  public let name: Int32

  /// The quantity from which the number follows.
  public let source: Source

  /// The quantity from which a channel's number follows.
  public enum Source: Hashable, Sendable {
    /// The top card's y as shown: the number at each of some detents, and a straight line between them. Constant below
    /// the lowest of them and above the highest.
    ///
    /// - Parameters:
    ///   - card: The only card that has the channel; nil: every card that has at least two of the detents.
    ///   - values: The numbers.
    case detents(card: Int32?, values: [DetentValue])

    /// Another number as it was `lag` shown frames before; in the first frames, as it was in the first.
    case follower(of: Followed, lag: Int)
  }

  /// The quantity that a channel follows.
  public enum Followed: Hashable, Sendable {
    /// A number of the frame.
    case number(Number)

    /// A channel before this one, by its index.
    case channel(Int)
  }

  /// A number of the frame that a channel may follow.
  public enum Number: UInt8, Hashable, Sendable, CaseIterable {
    case cardY
    case progress
    case stackDim
    case mapDim
    case mapButton
    case contentAlpha
    case scrollOffset
    case overdrag

    /// Returns the number in a sample.
    @inline(__always)
    public func value(in sample: Sample) -> Double {
      switch self {
      case .cardY: sample.cardY
      case .progress: sample.progress
      case .stackDim: sample.stackDim
      case .mapDim: sample.mapDim
      case .mapButton: sample.mapButton
      case .contentAlpha: sample.contentAlpha
      case .scrollOffset: sample.scrollOffset
      case .overdrag: sample.overdrag
      }
    }
  }

  /// Creates a channel.
  public init(name: Int32, source: Source) {
    (self.name, self.source) = (name, source)
  }

  /// The number of frames by which it lags; nil: it follows the card's position.
  public var lag: Int? {
    switch source {
    case .detents: nil
    case .follower(_, let lag): lag
    }
  }
}

extension CardStack {
  /// The channels, in the author's order.
  public var channels: [Channel] { world.channels }

  /// Returns the number of a channel by detents in a frame, with the top card at a y, points, as it shows: detents that
  /// move by themselves take the number with them, as they do the alphas that follow the position.
  public func shownNumber(of channel: Channel, at y: Double, _ instant: Instant) -> Double? {
    number(of: channel, at: fadeRemainder.place(of: y, at: instant))
  }

  /// Returns the number of a channel by detents with the top card at a y, points. Nil: the channel is another card's,
  /// the top card has fewer than two of its detents, or it isn't by detents.
  ///
  /// During a push or pop it is a function of the top card, as all that a frame shows: the pushed one from the start of
  /// its push, the uncovered one from the start of the pop.
  public func number(of channel: Channel, at y: Double) -> Double? {
    guard case .detents(let card, let values) = channel.source, card == nil || card == top.name else { return nil }
    // Adding 0 makes −0 into 0.
    return topCard.number(of: values, at: y, atLeast: 2).map { $0 + 0 }
  }
}
