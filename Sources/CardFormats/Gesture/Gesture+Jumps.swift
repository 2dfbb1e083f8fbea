import CardModel

extension Gesture {
  /// The greatest speed of a finger, points per second: a phone's screen within one frame at 60 Hz. The fastest of the
  /// recorded flings that this project is checked against have 7,336. Guessed, and far on the safe side.
  public static let fastestFinger = 50_000.0

  /// The shortest time over which a speed is taken, microseconds: touch screens report several samples at one time.
  private static let shortestStep: Int64 = 1_000

  /// A step between two samples that no finger takes.
  public struct Jump: Hashable, Sendable {
    /// The index of the sample that is impossible, among the gesture's samples.
    public let sample: Int

    /// Points from the finger's sample before it.
    public let distance: Double

    /// Microseconds since that sample.
    public let microseconds: Int64
  }

  /// The first sample to which a finger would have had to move faster than ``fastestFinger``; nil: all are possible.
  ///
  /// A recording that has one lacks samples, mixes up two fingers, or isn't in points.
  public var firstJump: Jump? {
    var last: [Int32: TouchSample] = [:]
    for (index, sample) in samples.enumerated() {
      defer { last[sample.pointer] = sample }
      guard sample.phase != .began, let before = last[sample.pointer] else { continue }
      let (x, y) = (sample.x - before.x, sample.y - before.y)
      let distance = (x * x + y * y).squareRoot()
      let time = sample.microseconds - before.microseconds
      if distance > Gesture.fastestFinger * Double(max(time, Gesture.shortestStep)) / 1e6 {
        return Jump(sample: index, distance: distance, microseconds: time)
      }
    }
    return nil
  }
}
