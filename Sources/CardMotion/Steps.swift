import CardMath

/// A staircase: CSS's `steps()`.
///
/// Source: CSS Easing Functions Level 2, §2.3, with the before flag unset.
public struct Steps: Hashable, Sendable {
  /// Where the staircase jumps, apart from between its treads.
  public enum Jump: UInt8, Hashable, Sendable, CaseIterable {
    /// Also at 0: `jump-start`, or `start` for short.
    case start
    /// Also at 1: `jump-end`, or `end`; CSS's default.
    case end
    /// At neither: `jump-none`.
    case neither
    /// At both: `jump-both`.
    case both
  }

  /// How many treads there are.
  public let count: Int32

  /// Where the first and the last jump are.
  public let jump: Jump

  /// A staircase of `count` treads.
  ///
  /// - Precondition: `count` is at least 1, with ``Jump/neither`` at least 2.
  public init(_ count: Int32, jump: Jump = .end) {
    precondition(count >= (jump == .neither ? 2 : 1), "a staircase of \(count) treads has none")
    self.count = count
    self.jump = jump
  }

  /// How many jumps there are: the output is a whole number of these parts.
  var jumpCount: Int64 {
    switch jump {
    case .start, .end: Int64(count)
    case .neither: Int64(count) - 1
    case .both: Int64(count) + 1
    }
  }

  /// The tread at `progress`, 0…1: the place of a jump belongs to the tread behind it.
  public func value(at progress: Double) -> Double {
    let tread = (min(max(progress, 0), 1) * Double(count)).rounded(.down)
    let jumps = Double(jumpCount)
    return min(tread + (jump == .start || jump == .both ? 1 : 0), jumps) / jumps
  }

  /// 0 on a tread, `nil` at a jump.
  public func slope(at progress: Double) -> Double? {
    guard progress >= 0 && progress <= 1 else { return 0 }
    let place = progress * Double(count)
    let isJump =
      switch (place == 0, place == Double(count)) {
      case (true, _): jump == .start || jump == .both
      case (_, true): jump == .end || jump == .both
      case (false, false): place == place.rounded(.down)
      }
    return isJump ? nil : 0
  }
}

extension Steps: StateCoding {
  /// The number of treads and where they jump.
  public mutating func code(with archive: inout StateArchive) throws(StateError) {
    var (count, jump) = (count, jump)
    try archive.code(&jump)
    try archive.code(&count, in: (jump == .neither ? 2 : 1) ... .max)
    self = Steps(count, jump: jump)
  }
}
