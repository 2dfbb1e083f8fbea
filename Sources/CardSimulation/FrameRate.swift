import CardMath

/// A display's frame rate, as an exact fraction: so many frames in so many seconds.
///
/// Television's rates aren't whole: 59.94 frames a second are 60,000 in 1,001 seconds. The fraction is in lowest terms,
/// so that equal rates are equal values.
public struct FrameRate: Hashable, Sendable {
  /// The name by which a frame rate is varied beside the settings.
  package static var key: String { "fps" }

  /// The number of frames in ``seconds``.
  public let frames: Int64

  /// The time in which ``frames`` are shown, whole seconds.
  public let seconds: Int64

  /// The numbers that ``frames`` and ``seconds`` may have.
  static let parts: ClosedRange<Int64> = 1...10_000_000_000

  /// Creates a rate of `frames` in `seconds`.
  ///
  /// Both are from 1 to 10¹⁰, and a frame isn't shorter than a tick, 1/9,000,000 s, nor longer than 1,000 s.
  public init(frames: Int64, seconds: Int64 = 1) {
    let parts = FrameRate.parts
    precondition(parts.contains(frames) && parts.contains(seconds), "\(frames) frames in \(seconds) s are no rate")
    let divisor = FrameRate.greatestDivisor(frames, seconds)
    self.frames = frames / divisor
    self.seconds = seconds / divisor
    let (shortest, longest) = (self.frames <= self.seconds * Instant.ticksPerSecond, self.seconds <= self.frames * 1000)
    precondition(shortest && longest, "\(frames) frames in \(seconds) s are out of range")
  }

  /// Frames per second, rounded to a `Double`.
  public var hertz: Double { Double(frames) / Double(seconds) }

  /// Returns true if this is at least a rate and at most another one, compared without rounding.
  public func isBetween(_ low: FrameRate, and high: FrameRate) -> Bool {
    !isLess(than: low) && !high.isLess(than: self)
  }

  private func isLess(than other: FrameRate) -> Bool {
    let (mine, its) = (frames.multipliedFullWidth(by: other.seconds), other.frames.multipliedFullWidth(by: seconds))
    return (mine.high, mine.low) < (its.high, its.low)
  }

  private static func greatestDivisor(_ a: Int64, _ b: Int64) -> Int64 {
    var (a, b) = (a, b)
    while b != 0 { (a, b) = (b, a % b) }
    return a
  }
}
