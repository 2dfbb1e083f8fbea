/// The clock of a recording, laid over a scenario's: the offset, the axis on which the numbers are, and the distances
/// of the samples with both.
struct RecordingClock {
  /// The offset of the clock.
  private(set) var offset: RecordingOffset

  /// The axis of numbers that are off throughout; nil: they are the scenario's own.
  private(set) var axis: RecordedAxis?

  /// The distances of the samples from the scenario.
  private(set) var deviations: RecordingDeviations

  private let measure: Measure

  /// The distance within which a sample agrees.
  var band: Double { measure.band(measure.step) }

  /// Lays a clock over that of a path.
  ///
  /// - Parameters:
  ///   - step: The step of which the numbers are multiples.
  ///   - detents: The scenario's detents; nil if the numbers are known to be on its axis.
  init(
    _ series: RecordedSeries, over path: ScenarioPath, by alignment: RecordingAlignment, step: Double,
    within tolerance: RecordingComparison.Tolerance, detents: RecordedDetents?
  ) {
    measure = Measure(series: series, path: path, tolerance: tolerance, step: step)
    offset = RecordingOffset(alignment, series, of: path)
    deviations = measure.deviations(at: offset.seconds)
    guard alignment == .solve, series.isOfACard, deviations.outsideCount > 0 else { return }
    if tolerance.points > 0, let holding = offset.holding(series, path, if: holds) {
      lay(holding)
      if deviations.outsideCount == 0 { return }
    }
    if let others = offset.leavingOutStrays(series, path, deviations: measure.deviations) {
      lay(others)
      return
    }
    guard tolerance.points > 0 else { return }
    if let detents, layByAxis(besides: detents) { return }
    let alike =
      offset.agreeing(series, path, within: band, milliseconds: tolerance.milliseconds)
      ?? offset.beginning(series, path, within: band)
    if let alike { lay(alike) }
  }

  private mutating func lay(_ offset: RecordingOffset) {
    self.offset = offset
    deviations = measure.deviations(at: offset.seconds)
  }

  /// True if no sample is too far at an offset, and as many are compared as now.
  private func holds(_ seconds: Double) -> Bool {
    RecordingDeviations.hold(
      measure.series.values, at: measure.series.times, by: seconds, from: measure.path,
      milliseconds: measure.tolerance.milliseconds, within: band, least: deviations.count)
  }

  /// Takes an axis with which the numbers have the path's shape, or at least its rests: those of another origin or unit
  /// would be laid over it at a wrong instant. False if there is none.
  ///
  /// - Parameter detents: Numbers that rest at others of these are the scenario's own. Only the clock is laid by the
  ///   axis then.
  private mutating func layByAxis(besides detents: RecordedDetents) -> Bool {
    let (series, path) = (measure.series, measure.path)
    let shape = RecordingOffset.solvedByShape(series, path)
    layByShape(shape, isRough: false)
    if axis == nil { layByRests() }
    if axis == nil { layByShape(shape, isRough: true) }
    guard axis != nil else { return false }
    if detents.areOthers(series, than: path, within: band + 4 * series.noise) { axis = nil }
    return true
  }

  /// Takes the axis on which the numbers have the path's shape, if there is one.
  ///
  /// - Parameter isRough: True if the card may move otherwise, too.
  private mutating func layByShape(_ seconds: Double, isRough: Bool) {
    let (series, path) = (measure.series, measure.path)
    let other = RecordedAxis(
      offset: seconds, times: series.times, values: series.values, of: path, within: measure.tolerance.points,
      isRough: isRough)
    guard let other, !isRough || other.factor != 1 else { return }
    let moved = series.moved(from: other)
    let rest = measure.deviations(of: moved.values, at: seconds, step: measure.step / other.factor.magnitude)
    // One that moves otherwise, too, is at least far nearer.
    guard isRough ? rest.rms * other.factor.magnitude * 5 < deviations.rms : rest.outsideCount == 0 else { return }
    axis = other
    var laid = offset
    laid.seconds = seconds
    laid.margin = RecordingOffset.halfWidth(at: seconds, series, path, values: moved.values)
    lay(laid)
  }

  /// Takes the axis on which the card rests where the path does, if there is one. The clock is laid as that of a card
  /// on the scenario's own axis.
  private mutating func layByRests() {
    let (series, path) = (measure.series, measure.path)
    guard let other = RecordedAxis(restsOf: series, path, within: measure.tolerance.points) else { return }
    let moved = RecordingClock(
      series.moved(from: other), over: path, by: .solve, step: measure.step / other.factor.magnitude,
      within: measure.tolerance, detents: nil)
    axis = other
    lay(moved.offset)
  }

  /// The measure of a recording's distances from a path.
  private struct Measure {
    let series: RecordedSeries
    let path: ScenarioPath
    let tolerance: RecordingComparison.Tolerance
    let step: Double

    /// The distance within which a place agrees that is rounded to a step: it may be off by half of it.
    func band(_ step: Double) -> Double { tolerance.points + step / 2 }

    func deviations(at seconds: Double) -> RecordingDeviations {
      deviations(of: series.values, at: seconds, step: step)
    }

    func deviations(of values: [Double], at seconds: Double, step: Double) -> RecordingDeviations {
      RecordingDeviations(
        of: values, at: series.times.map { $0 + seconds }, from: path, milliseconds: tolerance.milliseconds,
        within: band(step))
    }
  }
}
