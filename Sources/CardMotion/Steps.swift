import CardMath

/// A staircase: CSS's `steps()`.
///
/// Source: CSS Easing Functions Level 2, §2.3, with the before flag unset.
public struct Steps: Hashable, Sendable {
  /// The jumps of the staircase at its ends, in addition to those between its treads.
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

  /// The number of treads.
  public let count: Int32

  /// The jumps at the ends.
  public let jump: Jump

  /// Creates a staircase of `count` treads.
  ///
  /// - Precondition: `count` is at least 1, with ``Jump/neither`` at least 2.
  public init(_ count: Int32, jump: Jump = .end) {
    precondition(count >= (jump == .neither ? 2 : 1), "a staircase of \(count) treads has none")
    self.count = count
    self.jump = jump
  }

  /// The number of jumps; each changes the output by 1/`jumpCount`.
  var jumpCount: Int64 {
    switch jump {
    case .start, .end: Int64(count)
    case .neither: Int64(count) - 1
    case .both: Int64(count) + 1
    }
  }

  /// The output of the tread at `progress`, 0…1; at a jump, that of the next tread.
  public func value(at progress: Double) -> Double {
    let tread = (min(max(progress, 0), 1) * Double(count)).rounded(.down)
    let jumps = Double(jumpCount)
    return min(tread + (jump == .start || jump == .both ? 1 : 0), jumps) / jumps
  }

  /// The slope: 0 on a tread, `nil` at a jump.
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
  /// Reads or writes the number of treads and their jumps.
  public mutating func code(with archive: inout StateArchive) throws(StateError) {
    var (count, jump) = (count, jump)
    try archive.code(&jump)
    try archive.code(&count, in: (jump == .neither ? 2 : 1) ... .max)
    self = Steps(count, jump: jump)
  }
}
