import CardModel
import CardScenario
import CardSettings
import CardSimulation
import CardText
import CardTimeline

/// The settings under which a scenario moves as a recording of an app's own card does.
///
/// The preset that lies nearest to the recording comes first: its settings are changed, each time those of the part of
/// a card's motion that explains most, as long as that is noticeably more. A setting that explains nothing is set back,
/// so that few settings remain. If the recording doesn't hold against what was found, the scenario's own preset and the
/// next nearest ones are taken likewise, and the nearest result counts. The clocks are laid over each other anew for
/// each scenario that is run.
public struct Imitation: Sendable {
  /// A setting that differs from the preset's.
  public struct Change: Hashable, Sendable {
    /// The setting's name.
    public var key: String

    /// Its value before and after, as it is written.
    public var before: String, after: String

    /// The interval of the value, each end nil if nothing bounds it: of a number the one that holds the true value in
    /// 95 of 100 recordings, as ``Estimate`` has it; of a threshold the values that explain the recording as well. A
    /// word has none.
    public var low: Double?, high: Double?
  }

  /// A preset, and its distance from the recording.
  public struct Candidate: Hashable, Sendable {
    /// The preset's name.
    public var preset: String

    /// The root of the mean square of the distances, points; nil: the scenario can't be run under it.
    public var rms: Double?
  }

  /// A change has to lower the distance by this share of it, and by this many points.
  static let least = (share: 0.03, points: 0.01)

  /// The first and the last step of a search, as shares of a number.
  private static let steps = (first: 0.2, last: 0.0002)

  /// The last step of the search along with a word, as a share of a number: enough to tell whether the word explains
  /// something.
  static let coarseStep = 0.02

  /// The first step of a search, as a share of a number.
  static var firstStep: Double { steps.first }

  /// The most times that a step is repeated.
  static let moveCount = 12

  /// The most parts that are changed.
  private static let rounds = 8

  /// The most presets whose settings are changed besides the scenario's own.
  private static let presetCount = 3

  /// The preset.
  public let preset: String

  /// The scenario's own preset.
  public let ownPreset: String

  /// The settings that differ from the preset's own, in the order in which they were found.
  public let changes: [Change]

  /// The scenario that imitates the recording.
  public let document: ScenarioDocument

  /// The recording, held against the scenario as it was, and against the one that imitates it.
  public let before: RecordingComparison, after: RecordingComparison

  /// The distances of both, points, without any tolerance; nil: the recording doesn't cover the scenario's motion.
  public let rmsBefore: Double?, rmsAfter: Double?

  /// The presets that were tried, the nearest first.
  public let candidates: [Candidate]

  /// The names of the settings that were tried and move something in the scenario, in the order of ``keys``.
  public let triedKeys: [String]

  /// Tells how much of the recording the settings explain.
  public let verdict: Verdict

  /// The number of scenarios that were run.
  public let trialCount: Int

  /// False if the search ended because it had run as many scenarios as it may, before it had tried everything.
  public let isComplete: Bool

  /// Searches for the settings.
  ///
  /// - Parameters:
  ///   - recording: The recording.
  ///   - document: The scenario that describes the card and its touches.
  ///   - gestures: The contents of its gesture files.
  ///   - presets: The presets to try besides the scenario's own.
  ///   - column: The column that was recorded.
  ///   - alignment: The rule for the clocks.
  ///   - tolerance: The differences that ``after`` allows.
  ///   - report: Called now and then with the number of scenarios that were run, and the least distance, points.
  /// - Throws: `DiagnosticsError` if the scenario itself can't be run.
  public init(
    of recording: Recording, as document: ScenarioDocument, gestures: [String: Gesture] = [:],
    presets: [Preset] = Preset.all, column: Column = .cardY, alignment: RecordingAlignment = .solve,
    tolerance: RecordingComparison.Tolerance = RecordingComparison.Tolerance(),
    report: (_ count: Int, _ distance: Double) -> Void = { _, _ in }
  ) throws(DiagnosticsError) {
    func finite<Value>(_ value: () throws(NonFiniteFrame) -> Value) throws(DiagnosticsError) -> Value {
      do throws(NonFiniteFrame) { return try value() } catch { throw DiagnosticsError(error, in: document.name) }
    }
    func comparison(of document: ScenarioDocument) throws(DiagnosticsError) -> RecordingComparison {
      let scenario = try document.scenario(gestures: gestures)
      return try finite { () throws(NonFiniteFrame) in
        try RecordingComparison(
          of: recording, with: scenario, column: column, alignment: alignment, tolerance: tolerance)
      }
    }
    ownPreset = document.preset
    let before = try comparison(of: document)
    let scenario = try document.scenario(gestures: gestures)
    let misfit = try finite { () throws(NonFiniteFrame) in
      try RecordingMisfit(of: recording, with: scenario, column: column, alignment: alignment)
    }
    var search = ImitationSearch(
      ImitationTrials(recording, gestures: gestures, column: column, alignment: alignment, near: misfit))
    var starts = [search.trials.run(document)]
    for preset in presets where preset.name != document.preset {
      var other = document
      other.use(preset)
      starts.append(search.trials.run(other))
    }
    (self.before, rmsBefore) = (before, starts[0].distance.isFinite ? starts[0].distance : nil)
    let nearest = starts.indices.sorted { (starts[$0].distance, $0) < (starts[$1].distance, $1) }
    candidates = nearest.map { index in
      Candidate(
        preset: starts[index].document.preset, rms: starts[index].distance.isFinite ? starts[index].distance : nil)
    }
    var found: ImitationResult?
    for index in Imitation.order(of: nearest, starts) {
      // Where more than one setting is needed the scenario's own preset is asked, too.
      if let found, found.isSimplest || found.verdict.isExplained && index != 0 { continue }
      let end = search.tuned(starts[index], Imitation.parts, rounds: Imitation.rounds) { report($0, $1.distance) }
      let result = ImitationResult(starts[index], end, try comparison(of: end.document), of: recording)
      if result.isBetter(than: found, isOwn: index == 0) { found = result }
    }
    guard let found else {
      (preset, changes, self.document) = (document.preset, [], document)
      (after, rmsAfter, trialCount) = (before, nil, search.trials.count)
      (triedKeys, verdict, isComplete) = ([], .nothing, true)
      return
    }
    isComplete = !search.trials.isOver
    let (end, changes) = search.changes(from: found.start, to: found.end)
    let after = try comparison(of: end.document)
    (preset, self.changes, self.document) = (end.document.preset, changes, end.document)
    (self.after, rmsAfter, trialCount) = (after, end.distance, search.trials.count)
    triedKeys = Imitation.keys.filter { search.effective.contains($0) }
    verdict = Verdict(end, after, of: recording)
  }

  /// Returns the starts whose settings are changed, by their indices, in that order: the nearest, unless the scenario's
  /// own, the first, is about as near; then the scenario's own; then the next nearest. None that can't be laid over the
  /// recording.
  private static func order(of nearest: [Int], _ starts: [ImitationTrials.Trial]) -> [Int] {
    let others = nearest.filter { $0 != 0 && starts[$0].distance.isFinite }.prefix(presetCount)
    guard starts[0].distance.isFinite else { return Array(others) }
    guard let first = others.first, isBetter(starts[first].distance, than: starts[0].distance) else {
      return [0] + others
    }
    return [first, 0] + others.dropFirst()
  }

  /// True if a distance is noticeably less than another.
  static func isBetter(_ one: Double, than other: Double) -> Bool {
    one.isFinite && (!other.isFinite || other - one > max(least.points, least.share * other))
  }

  /// The steps of a search, each half the one before it.
  static var searchSteps: [Double] {
    var all: [Double] = []
    var step = steps.first
    while step >= steps.last {
      all.append(step)
      step /= 2
    }
    return all
  }
}
