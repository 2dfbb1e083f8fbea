import CardTimeline

/// A fit as it is found, step by step: each step may leave out samples or weigh them, and fits the models anew.
struct FitSearch {
  /// The part of the recording that is fitted.
  private(set) var stretch: MotionStretch

  /// Its numbers, without the wrong ones.
  private(set) var data: FitData

  /// The models fitted to them.
  private(set) var models: Models

  /// Warnings about the samples.
  private(set) var warnings: [FitWarning] = []

  private let recording: Recording
  private let model: FitModel?
  private var outliers = Outliers()
  private var later: LaterStart?

  /// Fits the models to the longest motion in a part of a recording.
  ///
  /// - Parameter model: The only model to fit; nil: all.
  /// - Throws: A `Fit.Failure` if nothing moves.
  init(in recording: Recording, part: Range<Int>, only model: FitModel?) throws(Fit.Failure) {
    guard let stretch = MotionStretch(in: recording, part: part) else { throw .constant(samples: part) }
    (self.recording, self.stretch, self.model) = (recording, stretch, model)
    data = FitData(recording, stretch)
    models = Models(data, only: model)
    if stretch.motionCount > 1 {
      let start = recording.samples[stretch.firstMoved].microseconds
      warnings.append(.severalMotions(stretch.motionCount, microseconds: start))
    }
  }

  /// Leaves out the samples that are far from the nearest spring, unlike those beside them.
  mutating func leaveOutOutliers() {
    outliers = models.spring.map { Outliers(in: recording, stretch, data, near: $0) } ?? Outliers()
    if outliers.indices.isEmpty { return }
    fitAnew()
  }

  /// Begins at the sample from which on a spring moves the card, if that explains the recording better.
  ///
  /// - Parameter isTold: True if the start is known, and is none in the rest before a motion.
  mutating func beginLater(unless isTold: Bool) {
    // One model alone may be far from a motion that another one explains from its start.
    if !isTold { later = LaterStart(in: recording, stretch, data, model == nil ? models : Models(data)) }
    if let later, later.isBetter {
      stretch = later.stretch
      fitAnew()
    }
    warnings += [outliers.warning(in: recording, among: stretch.samples), later?.warning(in: recording)]
      .compactMap { $0 }
  }

  /// Weighs the samples by the errors of their times, which are the larger in place the faster the card is, and widens
  /// the intervals of the springs by those from other starts.
  mutating func weigh() {
    let moved = recording.samples[stretch.firstMoved..<stretch.samples.upperBound]
    let timeVariance = TimeErrors.variance(of: moved, data, near: models.spring, evidence: .some)
    func weighted(_ data: FitData) -> FitData? { data.weighted(timeVariance: timeVariance, noise: stretch.noise) }
    if let weighted = weighted(data) {
      data = weighted
      models = Models(data, only: model)
    }
    guard let later, later.isBetter, models.spring != nil else { return }
    for other in later.others {
      let part = FitData(recording, other, without: outliers.indices)
      models.include(SpringFit(weighted(part) ?? part))
    }
  }

  /// Warns of a motion that stops from full speed.
  ///
  /// - Parameter best: The model that explains the recording best.
  mutating func warnOfSuddenStop(besides best: FitModel) {
    // A curve with a name that ends fast explains its end.
    if best == .curve, models.curve?.isNamed == true { return }
    guard let stop = SuddenStop(in: recording, stretch) else { return }
    warnings.append(.suddenStop(microseconds: stop.microseconds, velocity: stop.velocity))
  }

  private mutating func fitAnew() {
    data = FitData(recording, stretch, without: outliers.indices)
    models = Models(data, only: model)
  }
}
