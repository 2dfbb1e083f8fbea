import CardTimeline

/// The law of a recorded motion: each model with its parameters, the best of them, and warnings about the fit.
///
/// ```swift
/// let fit = try Fit(recording)
/// fit.spring?.response.value      // 0.412
/// fit.best                        // .spring
/// ```
public struct Fit: Hashable, Sendable {
  /// The part of the recording that was fitted.
  public let stretch: MotionStretch

  /// The reduction of its samples to those that were fitted: `none` up to ``Thinning/limit`` samples.
  public let thinning: Thinning

  /// The number of fitted samples, or of means of samples.
  public let fittedCount: Int

  /// The sample rate in it, Hz, from the median time between samples.
  public let hertz: Double

  /// The times of the first and the last sample, µs.
  public let microseconds: ClosedRange<Int64>

  /// The step that positions are rounded to, points.
  public let step: Double

  /// The nearest spring; nil if not requested, or if there are too few samples. Likewise for the other models.
  public let spring: SpringFit?

  /// The nearest critically damped spring.
  public let critical: SpringFit?

  /// The nearest deceleration.
  public let deceleration: DecelerationFit?

  /// The nearest timing curve.
  public let curve: CurveFit?

  /// The model that explains the recording best, by ``FitQuality/criterion``.
  public let best: FitModel

  /// The reasons to be careful with the fit.
  public let warnings: [FitWarning]

  /// A reason why nothing can be fitted.
  public enum Failure: Error, Hashable, Sendable {
    /// No sample lies between the instants.
    case empty
    /// None of the samples, given by their indices, moves.
    case constant(samples: Range<Int>)
    /// There are too few samples for the simplest of the requested models.
    case tooFewSamples(Range<Int>, needed: Int)
  }

  /// Fits the models to the motion of a recording.
  ///
  /// - Parameters:
  ///   - recording: The recording. If it has several motions, the one with the longest travel is taken.
  ///   - from: The first instant to use, µs; nil: the first sample.
  ///   - until: The last instant to use, µs; nil: the last sample.
  ///   - model: The only model to fit; nil: all.
  /// - Throws: A `Failure` if nothing can be fitted.
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
    var search = try FitSearch(in: recording, part: part, only: model)
    search.leaveOutOutliers()
    // Somebody who says where a motion begins knows; an instant in the rest before it says nothing of it.
    search.beginLater(unless: from != nil && !search.stretch.startsAtRest)
    search.weigh()
    let (stretch, data, models) = (search.stretch, search.data, search.models)
    guard let best = models.ranking.first?.model else {
      let least = model ?? .deceleration
      throw .tooFewSamples(stretch.samples, needed: Models.sampleMin(for: least, data))
    }
    search.warnOfSuddenStop(besides: best)
    self.stretch = stretch
    thinning = data.thinning
    fittedCount = data.times.count
    let interval = data.recordedInterval
    hertz = interval > 0 ? 1 / interval : 0
    microseconds =
      samples[stretch.samples.lowerBound].microseconds...samples[stretch.samples.upperBound - 1].microseconds
    step = recording.step
    (spring, critical, deceleration, curve) = (models.spring, models.critical, models.deceleration, models.curve)
    self.best = best
    warnings = search.warnings + models.warnings(about: data, stretch)
  }

  /// Returns the error of a model; nil if it wasn't fitted.
  public func quality(of model: FitModel) -> FitQuality? {
    Models(spring: spring, critical: critical, deceleration: deceleration, curve: curve).quality(of: model)
  }

  /// Returns how much worse a model explains the recording than the best one: 0 for the best, and less than
  /// ``FitQuality/distinction`` for one that can't be told apart from it. Returns nil if it wasn't fitted.
  public func disadvantage(of model: FitModel) -> Double? {
    let ranking = Models(spring: spring, critical: critical, deceleration: deceleration, curve: curve).ranking
    guard let own = ranking.first(where: { $0.model == model }), let best = ranking.first else { return nil }
    return own.criterion - best.criterion
  }
}

extension Fit.Failure: CustomStringConvertible {
  /// The reason in a sentence.
  public var description: String {
    switch self {
    case .empty: "no sample lies between the instants"
    case .constant(let samples): "no motion stands out in the \(samples.count) samples"
    case .tooFewSamples(let samples, let needed):
      "\(samples.count) samples are too few for a fit, which needs \(needed) at least"
    }
  }
}
