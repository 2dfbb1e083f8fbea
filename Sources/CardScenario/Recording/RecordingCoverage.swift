/// The part of a scenario's motion that a recording's samples cover.
struct RecordingCoverage {
  /// The time, seconds, by which the motion may go on before the first sample and after the last one.
  private static let margin = 0.02

  /// The part of the path's distance, 0 to 1, that isn't missing; 1 for a path that stands still.
  let share: Double

  /// The farthest that the path still goes from its place at the last sample, or a moment after it.
  let rest: Double

  /// The sample that begins the gap in which most of the distance lies; nil if none lies in a gap.
  let gap: Int?

  /// Measures the distance that lies before the first sample, after the last one and in gaps.
  ///
  /// - Parameters:
  ///   - path: The scenario's path.
  ///   - instants: The samples' instants on the scenario's clock, seconds, ascending, at least one.
  ///   - values: The samples, as many.
  ///   - distance: The distance within which a sample agrees.
  ///   - longest: The longest time between two samples that is no gap, seconds.
  init(
    of path: ScenarioPath, by instants: [Double], _ values: [Double], within distance: Double,
    gapsUpTo longest: Double
  ) {
    var (all, missing) = (0.0, 0.0)
    var next = 0
    var (inGap, most, widest) = (0.0, 0.0, nil as Int?)
    for index in path.times.indices.dropFirst() {
      let length = (path.values[index] - path.values[index - 1]).magnitude
      if length.isNaN { continue }
      all += length
      let middle = (path.times[index - 1] + path.times[index]) / 2
      while next < instants.count, instants[next] < middle { (next, inGap) = (next + 1, 0) }
      switch next {
      case 0: if path.times[index - 1] < instants[0] - Self.margin { missing += length }
      case instants.count: if path.times[index] > instants[next - 1] + Self.margin { missing += length }
      case _ where instants[next] - instants[next - 1] > longest:
        missing += length
        inGap += length
        if inGap > most { (most, widest) = (inGap, next - 1) }
      default: break
      }
    }
    // A card that stands still shows nothing of a motion, even of one that is over in a moment.
    let run = path.values.filter { !$0.isNaN }
    let isMissed = values.allSatisfy { $0 == values[0] } && (run.max() ?? 0) - (run.min() ?? 0) > 2 * distance
    share = isMissed ? 0 : all > 0 ? 1 - missing / all : 1
    gap = widest
    let end = instants[instants.count - 1] + Self.margin
    let last = path.value(at: end)
    let after = path.times.indices.filter { path.times[$0] > end && !path.values[$0].isNaN }
    rest = last.isNaN ? 0 : after.map { (path.values[$0] - last).magnitude }.max() ?? 0
  }
}
