import CardModel
import CardText

extension Gesture {
  /// The greatest plausible speed of a finger, points per second: a phone's screen height within one frame at 60 Hz.
  /// The fastest recorded fling that this project is checked against has 7,336. Guessed, with a large margin.
  public static let fastestFinger = 50_000.0

  /// The shortest time used to compute a speed, microseconds: touch screens report several samples at one time.
  private static let shortestStep: Int64 = 1_000

  /// A step between two samples that no finger can make.
  public struct Jump: Hashable, Sendable {
    /// The index of the impossible sample, the step's end, among the gesture's samples.
    public let sample: Int

    /// The distance from the finger's previous sample, points.
    public let distance: Double

    /// The time since the previous sample, microseconds.
    public let microseconds: Int64
  }

  /// The longest time, microseconds, that no touch takes, and the distance, points, that tells one: a gesture that goes
  /// so far in so short a time has its times in another unit. Milliseconds taken for microseconds are five seconds.
  private static let (tooShort, moved) = (Int64(5_000), 10.0)

  /// True if the whole gesture is shorter than any touch, and moves.
  public var isTooShort: Bool {
    guard let first = samples.first, durationMicroseconds < Gesture.tooShort else { return false }
    return samples.contains { sample in
      sample.pointer == first.pointer
        && max((sample.x - first.x).magnitude, (sample.y - first.y).magnitude) > Gesture.moved
    }
  }

  /// The first step that would need a finger faster than ``fastestFinger``; nil if there is none. The place of a touch
  /// that the system cancels is no step: it moves nothing, and browsers say (0, 0).
  ///
  /// A recording with such a step lacks samples, mixes up two fingers, or isn't in points.
  public var firstJump: Jump? {
    var last: [Int32: TouchSample] = [:]
    for (index, sample) in samples.enumerated() {
      defer { last[sample.pointer] = sample }
      guard sample.phase != .began, sample.phase != .cancelled, let before = last[sample.pointer] else { continue }
      let (x, y) = (sample.x - before.x, sample.y - before.y)
      let distance = (x * x + y * y).squareRoot()
      let time = sample.microseconds - before.microseconds
      if distance > Gesture.fastestFinger * Double(max(time, Gesture.shortestStep)) / 1e6 {
        return Jump(sample: index, distance: distance, microseconds: time)
      }
    }
    return nil
  }

  /// A reason to doubt that a finger made a gesture.
  public struct Doubt: Hashable, Sendable {
    /// The sentence that says it.
    public let sentence: String

    /// The likely reason.
    public let help: String

    /// The index of the sample at which it shows.
    public let sample: Int
  }

  /// The first reason to doubt that a finger made the gesture: it is shorter than any touch, or goes farther in a step
  /// than a finger can; nil if there is none.
  ///
  /// - Parameter file: The file that the sentence names; empty: none.
  public func doubt(in file: String = "") -> Doubt? {
    if isTooShort {
      return Doubt(
        sentence: "the whole gesture takes \(durationMicroseconds) us, which no finger does",
        help: "times are whole microseconds: are these milliseconds?", sample: 0)
    }
    guard let jump = firstJump else { return nil }
    let place = file.isEmpty ? "" : " of \(SafeText.quoted(file))"
    let time = samples[jump.sample].microseconds - samples[0].microseconds
    let fastest = DecimalText.shortest(Gesture.fastestFinger)
    return Doubt(
      sentence: "sample \(jump.sample + 1)\(place), \(time) us after the first, lies \(jump.distance.shortText) pt "
        + "from the one before, \(jump.microseconds) us earlier: no finger moves faster than \(fastest) pt/s",
      help: "look for lost samples, two fingers under one number, or a unit that isn't points", sample: jump.sample)
  }
}
