import CardModel
import CardScenario
import CardSettings
import CardSimulation
import CardText
import CardTimeline

/// Runs scenarios, and measures their distances from a recording.
struct ImitationTrials: Sendable {
  /// A scenario that was run.
  struct Trial: Sendable {
    var document: ScenarioDocument

    /// The root of the mean square of its distances from the recording, points; infinite if it can't be run, or the
    /// recording doesn't cover its motion.
    var distance: Double

    /// Seconds to add to a recorded time for the scenario's.
    var offset: Double

    /// The standard deviations by which the distances are more alike than noise is: ``SerialCorrelation``.
    var pattern: Double

    /// True if nothing but noise is left to explain: 98 of 100 recordings with nothing but noise count as that.
    var isNoise: Bool { pattern <= 2 }

    /// True if not even a small part of what is left seems to be more than noise.
    var isNoiseOnly: Bool { pattern <= 1 }
  }

  /// The most samples that are compared: a motion of a card says no more with more of them.
  private static let sampleLimit = Thinning.limit

  /// The least time, seconds, that is kept of a recording before and after the scenario's own.
  private static let marginMin = 1.0

  /// The distance, seconds, from the offset of a similar scenario beyond which one isn't trusted that was looked for
  /// only there.
  private static let nearReach = 0.25

  /// The scenarios that may be run, in seconds of their own time: half a minute or a minute on two cores.
  private static let secondsLimit = 250_000.0

  /// The part of the recording in which the scenario may move.
  let recording: Recording
  let gestures: [String: Gesture]
  let column: Column
  let alignment: RecordingAlignment

  /// The most scenarios that may be run, and the number of those that were.
  var limit: Int
  private(set) var count = 0

  /// True if no more scenarios may be run.
  var isOver: Bool { count >= limit }

  /// The error of a scenario's own place, points: between two samples it lies on a straight line, off by a hundredth of
  /// the usual tolerance at most.
  var grain: Double { RecordingComparison.Tolerance.standard(of: column).points / 100 }

  /// Prepares to run scenarios like one that is known.
  ///
  /// - Parameter misfit: The distances of that scenario from the recording.
  init(
    _ recording: Recording, gestures: [String: Gesture], column: Column, alignment: RecordingAlignment,
    near misfit: RecordingMisfit
  ) {
    (self.gestures, self.column, self.alignment) = (gestures, column, alignment)
    self.recording = Self.part(of: recording, around: misfit)
    limit = Int(Self.secondsLimit / max(misfit.duration, 1))
  }

  /// Returns the part of a recording in which a scenario may move, and of many samples some, evenly spread.
  private static func part(of recording: Recording, around misfit: RecordingMisfit) -> Recording {
    let margin = max(marginMin, misfit.duration)
    let near = -margin...misfit.duration + margin
    var samples = recording.samples.filter { near.contains(Double($0.microseconds) / 1e6 + misfit.offset) }
    let stride = (samples.count + sampleLimit - 1) / sampleLimit
    if stride > 1 { samples = Swift.stride(from: 0 as Int, to: samples.count, by: stride).map { samples[$0] } }
    guard samples.count >= RecordingReader.sampleMin, samples.count < recording.samples.count else { return recording }
    var part = Recording(samples: samples, step: recording.step)
    part.scale = recording.scale
    return part
  }

  /// Runs a scenario.
  ///
  /// - Parameter near: The offset of one that differs little; nil: the clocks are laid over each other anew.
  mutating func run(_ document: ScenarioDocument, near: Double? = nil) -> Trial {
    guard let misfit = misfit(of: document, near: near), let rms = misfit.rms, rms.isFinite,
      // A scenario of which the recording sees little may lie near it by chance.
      misfit.coverage >= RecordingComparison.leastCoverage
    else { return Trial(document: document, distance: .infinity, offset: 0, pattern: .infinity) }
    return Trial(
      document: document, distance: rms, offset: misfit.offset,
      pattern: SerialCorrelation.deviations(of: misfit.residuals))
  }

  /// Runs a similar scenario, with a setting; nil if that can't be set or run, or no more may be run.
  mutating func run(_ similar: Trial, _ key: SettingKey, _ value: SettingValue) -> Trial? {
    var document = similar.document
    guard !isOver, (try? key.set(value, in: &document.settings)) != nil else { return nil }
    let trial = run(document, near: similar.offset)
    return trial.distance.isFinite ? trial : nil
  }

  /// Returns the distances of a scenario from the samples; nil if it can't be run.
  mutating func misfit(of document: ScenarioDocument, near: Double? = nil) -> RecordingMisfit? {
    count += 1
    guard let scenario = try? document.scenario(gestures: gestures) else { return nil }
    func measured(near: Double?) -> RecordingMisfit? {
      try? RecordingMisfit(of: recording, with: scenario, column: column, alignment: alignment, near: near)
    }
    let found = measured(near: near)
    guard let near, let found, (found.offset - near).magnitude > Self.nearReach else { return found }
    return measured(near: nil)
  }

  /// Counts the scenarios that copies of these have run.
  mutating func add(_ others: some Sequence<ImitationTrials>) {
    let start = count
    for other in others { count += other.count - start }
  }
}
