import CardMath
import CardModel

extension Simulation {
  /// The numbers of the channels in the present frame, in their order; nil where a channel has none, and in all of them
  /// before the first frame. Computed on each access.
  public var channels: [Double?] {
    frame.number < 0 ? stack.channels.map { _ in nil } : stack.channels.indices.map { channel($0) }
  }

  /// Returns the number of a channel in the present frame.
  private func channel(_ index: Int) -> Double? {
    let channels = stack.channels
    guard channels[index].lag != nil else {
      return stack.shownNumber(of: channels[index], at: frame.sample.cardY, Instant(ticks: frame.ticks))
    }
    let rank = channels[..<index].reduce(0) { $0 + ($1.lag == nil ? 0 : 1) }
    return trails[rank].oldest
  }

  /// Adds the numbers that channels follow in the present frame to their trails. A channel follows only those before
  /// it, so that each is up to date when it is followed.
  mutating func followChannels() {
    if trails.isEmpty { return }
    var rank = 0
    for channel in stack.channels {
      guard case .follower(let followed, _) = channel.source else { continue }
      switch followed {
      case .number(let number): trails[rank].add(number.value(in: frame.sample))
      case .channel(let index): trails[rank].add(self.channel(index))
      }
      rank += 1
    }
  }

  /// Returns the empty trails of a stack's channels.
  static func trails(of stack: CardStack) -> [Trail] {
    var trails: [Trail] = []
    for channel in stack.channels {
      if let lag = channel.lag { trails.append(Trail(lag: lag)) }
    }
    return trails
  }

  /// Codes the trails. Their number and lengths are the scenario's.
  mutating func codeTrails(with archive: inout StateArchive) throws(StateError) {
    for index in trails.indices {
      try archive.code(&trails[index])
      guard trails[index].isBegun == (frame.number >= 0) else { throw archive.error(.contradiction) }
    }
  }
}
