import CardSimulation
import CardTimeline

/// A recording of an app's own card, held against a scenario.
///
/// ```swift
/// let recording = try RecordingReader(SourceText(name: "log.csv", bytes: bytes)).recording
/// let comparison = try RecordingComparison(of: recording, with: scenario)
/// #expect(comparison.holds, "\(comparison.words)")
/// ```
///
/// The recording's clock is laid over the scenario's, then each sample is compared with the scenario's place at that
/// instant. It holds if every sample lies, for some instant within the tolerance in time, within the tolerance in
/// points. Rates may differ, and frames may be missing: a sample is compared wherever it is.
public struct RecordingComparison: Sendable {
  /// The allowed differences.
  public struct Tolerance: Hashable, Sendable {
    /// Points.
    public var points: Double

    /// Milliseconds: a timestamp's grain, and the jitter of a display link.
    public var milliseconds: Double

    /// Creates a tolerance; neither is negative.
    public init(points: Double = 1, milliseconds: Double = 1) {
      precondition(points >= 0 && milliseconds >= 0, "a tolerance isn't negative")
      (self.points, self.milliseconds) = (points, milliseconds)
    }

    /// Returns the usual tolerance for recordings of a column: 1 ms, and 1 of its unit; of an alpha, or another number
    /// that has no unit and goes from 0 to 1, 0.01.
    public static func standard(of column: Column) -> Tolerance {
      Tolerance(points: RecordedQuantity(of: column).grain)
    }
  }

  /// A sample beside the scenario.
  public struct Difference: Hashable, Sendable {
    /// The sample's time on the recording's own clock, microseconds.
    public var microseconds: Int64

    /// The scenario's time, seconds.
    public var time: Double

    /// The recorded number, and the scenario's at that time, points.
    public var recorded: Double, expected: Double

    /// The time, seconds, by which the recording comes later than the scenario to that place, negative: earlier; nil:
    /// the scenario isn't there within 300 ms, or hardly moves.
    public var lateness: Double?
  }

  /// Seconds to add to a recorded time for the scenario's.
  public let offset: Double

  /// The half-width of the interval that holds the offset in 95 of 100 recordings, seconds; nil: it wasn't solved for.
  public let offsetMargin: Double?

  /// The number of compared samples.
  public let count: Int

  /// The largest distance of a sample from the scenario's places within the tolerance in time, points, and the root of
  /// the mean of its square.
  public let distance: Double, rms: Double

  /// The sample with that largest distance.
  public let worst: Difference

  /// The first sample outside the tolerance; nil: all lie within.
  public let first: Difference?

  /// The number of samples outside the tolerance.
  public let outsideCount: Int

  /// The part of the scenario's motion, 0 to 1, that the recording covers: the part before its first sample, after its
  /// last one and in its gaps is missing.
  public let coverage: Double

  /// The gap between two samples in which most of the missing motion lies, microseconds of the recording's own clock;
  /// nil: it lies before the first sample or after the last one.
  public let gap: Range<Int64>?

  /// The farthest that the scenario still goes after the recording's last sample; 0 of a number that comes to no rest.
  public let rest: Double

  /// The number of samples outside the tolerance that stand alone: those beside them lie within.
  let loneCount: Int

  /// The standard deviation of the noise on the recording, points; nil: none is told of a number that comes to no rest.
  let noise: Double?

  /// The usual time between two samples, seconds; 0 of one sample.
  let interval: Double

  /// The allowed differences.
  public let tolerance: Tolerance

  /// The quantity that was recorded.
  let quantity: RecordedQuantity

  /// The difference as a person would feel it, a phrase each, the recording in contrast to the scenario: `settles 80 ms
  /// later`.
  public let feelings: [String]

  /// The origin, the unit or the direction of the recording, if it is another than the scenario's throughout: the first
  /// of ``feelings``; nil: it is the scenario's.
  public let axisPhrase: String?

  /// The detent at which the recording starts, if the scenario's card is at another one then, or the distance from the
  /// scenario at which it rests first: one of ``feelings``; nil: it starts where the scenario does, or in motion.
  public let startPhrase: String?

  /// The least part of the scenario's motion that a recording has to cover.
  public static let leastCoverage = 0.9

  /// The longest time between two samples, seconds, of which the motion between them can be told.
  public static let longestGap = 0.15

  /// The greatest time by which a sample is looked for elsewhere, seconds.
  private static let reach = 0.3

  /// The least rate of change, points per second, at which a difference in time is told.
  private static let leastSlope = 20.0

  /// True if the recording ends while its own card is fast.
  private let endsInMotion: Bool

  /// The scenario's numbers over its time.
  private let path: ScenarioPath

  /// Returns the scenario's number at an instant of its own clock, microseconds; nil outside of its time, or where the
  /// column is empty.
  package func expected(at microseconds: Int64) -> Double? {
    let time = Double(microseconds) / 1e6
    guard time >= 0, time <= path.duration else { return nil }
    let value = path.value(at: time)
    return value.isNaN ? nil : value
  }

  /// Compares a recording with a scenario.
  ///
  /// - Parameters:
  ///   - recording: The recording, at least one sample.
  ///   - scenario: The scenario.
  ///   - column: The column that was recorded.
  ///   - alignment: The rule for the clocks.
  ///   - tolerance: The allowed differences; nil: the usual ones of the column.
  /// - Throws: `NonFiniteFrame` if a frame has a number that isn't finite.
  public init(
    of recording: Recording, with scenario: Scenario, column: Column = .cardY,
    alignment: RecordingAlignment = .solve, tolerance: Tolerance? = nil
  ) throws(NonFiniteFrame) {
    precondition(!recording.samples.isEmpty, "a recording has samples")
    precondition(column.isNumeric, "a recording holds numbers")
    let path = try ScenarioPath(scenario, column: column)
    self.init(
      recording, path, alignment, tolerance ?? .standard(of: column),
      detents: RecordedDetents(of: scenario, column), RecordedQuantity(of: column))
  }

  private init(
    _ recording: Recording, _ path: ScenarioPath, _ alignment: RecordingAlignment, _ tolerance: Tolerance,
    detents: RecordedDetents, _ quantity: RecordedQuantity
  ) {
    self.path = path
    let samples = recording.samples
    let series = RecordedSeries(recording)
    let (times, values) = (series.times, series.values)
    // Numbers from 0 to 1 that are all whole are ends, and not rounded to them.
    let ownStep = quantity.grain < 1 && recording.step == 1 ? 0 : recording.step
    let clock = RecordingClock(series, over: path, by: alignment, step: ownStep, within: tolerance, detents: detents)
    let (found, axis, all) = (clock.offset, clock.axis, clock.deviations)
    (offset, offsetMargin, self.tolerance) = (found.seconds, found.margin, tolerance)
    self.quantity = quantity
    interval = series.interval
    func difference(_ index: Int) -> Difference {
      let time = times[index] + found.seconds
      // A card at rest, or nearly, is at one place for any time.
      let isMoving = axis == nil && path.slope(at: time).magnitude >= RecordingComparison.leastSlope * quantity.grain
      let there = isMoving ? path.time(of: values[index], near: time, reach: RecordingComparison.reach) : nil
      return Difference(
        microseconds: samples[index].microseconds, time: time, recorded: values[index],
        expected: path.value(at: time), lateness: there.map { time - $0 })
    }
    (count, outsideCount, distance, rms) = (all.count, all.outsideCount, all.most, all.rms)
    (worst, first) = (difference(all.worst), all.first.map(difference))
    let covered = RecordingCoverage(
      of: path, by: times.map { $0 + found.seconds }, values, within: clock.band, gapsUpTo: Self.longestGap)
    coverage = covered.share
    gap = covered.gap.map { samples[$0].microseconds..<samples[$0 + 1].microseconds }
    axisPhrase = axis?.phrase(quantity, readBy: recording.scale)
    var feelings = axisPhrase.map { [$0] } ?? []
    rest = quantity.comesToRest ? covered.rest : 0
    var startPhrase: String?
    var endsInMotion = false
    if quantity.comesToRest {
      let expected = times.map { path.value(at: $0 + found.seconds) }.map { $0.isNaN ? 0 : $0 }
      // A sample that stands alone is no motion.
      let own = axis.map(series.moved) ?? series.replacing(all.lone, by: expected)
      let motion = RecordingMotion(
        own, beside: expected, from: all.first ?? 0, isCut: RecordingComparison.isCut(rest, quantity),
        offset: found.seconds, detents: detents, quantity)
      if axis == nil {
        startPhrase = RecordingStart(own, beside: expected, settled: own.settled(quantity)).phrase(detents, quantity)
      }
      endsInMotion = motion.endsInMotion
      feelings += (startPhrase.map { [$0] } ?? []) + motion.phrases
    }
    self.feelings = feelings
    self.startPhrase = startPhrase
    self.endsInMotion = endsInMotion
    noise = quantity.comesToRest ? series.noise : nil
    loneCount = all.lone.count
  }

  /// True if every sample lies within the tolerance, and the recording covers the scenario's motion, its end included.
  public var holds: Bool {
    outsideCount == 0 && count > 0 && coverage >= RecordingComparison.leastCoverage && !isCut
  }

  /// True if the recording ends before the scenario's card arrives.
  var isCut: Bool { RecordingComparison.isCut(rest, quantity) }

  private static func isCut(_ rest: Double, _ quantity: RecordedQuantity) -> Bool {
    rest > LastMotion.least * quantity.grain
  }

  /// True if the recording ends before its own card arrives, or the scenario's.
  var endsEarly: Bool { isCut || endsInMotion }
}
