import CardFormats

/// What a recorded motion follows: each model with its parameters, the best of them, and how far to trust it.
///
/// ```swift
/// let fit = try Fit(recording)
/// fit.spring?.response.value      // 0.412
/// fit.best                        // .spring
/// ```
public struct Fit: Hashable, Sendable {
  /// The part of the recording that was fitted.
  public let stretch: MotionStretch

  /// Samples a second in it, by the median of the times between them.
  public let hertz: Double

  /// The first and the last sample's time, µs.
  public let microseconds: ClosedRange<Int64>

  /// What the positions are rounded to, points.
  public let step: Double

  /// The nearest spring; nil where it wasn't asked for, or has more numbers than there are samples. So are the others.
  public let spring: SpringFit?

  /// The nearest critically damped spring.
  public let critical: SpringFit?

  /// The nearest deceleration.
  public let deceleration: DecelerationFit?

  /// The nearest timing curve.
  public let curve: CurveFit?

  /// The model that explains the recording best, by ``FitQuality/criterion``.
  public let best: FitModel

  /// What somebody should know before trusting it.
  public let warnings: [FitWarning]

  /// Why nothing can be fitted.
  public enum Failure: Error, Hashable, Sendable {
    /// No sample lies between the instants.
    case empty
    /// Nothing moves in the samples, which are so many.
    case constant(samples: Range<Int>)
    /// There are too few samples for the simplest of the models that were asked for.
    case tooFewSamples(Range<Int>, needed: Int)
  }

  /// Fits the models to the motion of a recording.
  ///
  /// - Parameters:
  ///   - recording: The recording. With several motions, the one that goes farthest is taken.
  ///   - from: The first instant to look at, µs; nil: the first sample.
  ///   - until: The last one.
  ///   - model: The only model to be fitted; nil: all.
  /// - Throws: Where there is nothing to be fitted.
  public init(
    _ recording: Recording, from: Int64? = nil, until: Int64? = nil, model: FitModel? = nil
  ) throws(Failure) {
    let samples = recording.samples
    let first = from.flatMap { from in samples.firstIndex { $0.microseconds >= from } }
    let last = until.map { until in samples.lastIndex { $0.microseconds <= until } } ?? samples.indices.last
    guard let begin = from == nil ? samples.indices.first : first, let last, begin <= last else { throw .empty }
    let part = begin..<last + 1
    guard part.count >= RecordingReader.sampleMin else {
      throw .tooFewSamples(part, needed: RecordingReader.sampleMin)
    }
    guard var stretch = MotionStretch(in: recording, part: part) else { throw .constant(samples: part) }

    var data = FitData(recording, stretch)
    var models = Models(data, only: model)
    var warnings: [FitWarning] = []
    if stretch.motionCount > 1 {
      let start = samples[stretch.firstMoved].microseconds
      warnings.append(.severalMotions(stretch.motionCount, microseconds: start))
    }
    if let later = LaterStart.find(in: recording, stretch, models) {
      stretch = later
      data = FitData(recording, later)
      models = Models(data, only: model)
      warnings.append(.laterStart(microseconds: samples[later.samples.lowerBound].microseconds))
    }
    let ranking = models.ranking
    guard let best = ranking.first?.model else {
      let least = model ?? .deceleration
      throw .tooFewSamples(stretch.samples, needed: Models.sampleMin(for: least, data))
    }
    self.stretch = stretch
    hertz = data.interval > 0 ? 1 / data.interval : 0
    microseconds =
      samples[stretch.samples.lowerBound].microseconds...samples[stretch.samples.upperBound - 1].microseconds
    step = recording.step
    (spring, critical, deceleration, curve) = (models.spring, models.critical, models.deceleration, models.curve)
    self.best = best
    self.warnings = warnings + models.warnings(about: data, stretch)
  }

  /// How near a model lies; nil where it wasn't fitted.
  public func quality(of model: FitModel) -> FitQuality? {
    Models(spring: spring, critical: critical, deceleration: deceleration, curve: curve).quality(of: model)
  }

  /// How much worse a model explains the recording than the best one: 0 for that, and up to
  /// ``FitQuality/distinction`` for one that can't be told from it. Nil where it wasn't fitted.
  public func disadvantage(of model: FitModel) -> Double? {
    let ranking = Models(spring: spring, critical: critical, deceleration: deceleration, curve: curve).ranking
    guard let own = ranking.first(where: { $0.model == model }), let best = ranking.first else { return nil }
    return own.criterion - best.criterion
  }
}
