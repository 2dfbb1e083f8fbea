import CardModel

/// The stretches of time in which a phase lasts.
///
/// There are so many at most; with more, those too short to be seen become part of the one before.
struct PhaseBands: Sendable {
  /// A stretch of one phase, up to where the next one begins.
  struct Band: Hashable, Sendable {
    var phase: Phase
    /// Microseconds.
    var start: Int64
    var end: Int64

    /// How much of it other phases take, each too short to be seen, in microseconds.
    var foreign: Int64 = 0

    /// Whether it is a mixture rather than one phase.
    var isMixed: Bool { foreign > (end - start) / 10 }
  }

  /// The most bands there are.
  static let limit = 1_024

  /// The bands, in the order of time, without gaps.
  private(set) var bands: [Band] = []

  /// Bands shorter than this aren't kept; 0: all are.
  private var shortest: Int64 = 0

  /// Takes in a row's phase, each row later than the one before.
  mutating func add(_ phase: Phase, at time: Int64) {
    let last = bands.count - 1
    if last >= 0 {
      bands[last].end = time
      if bands[last].phase == phase { return }
    }
    bands.append(Band(phase: phase, start: time, end: time))
    if bands.count > PhaseBands.limit { coarsen() }
  }

  private mutating func coarsen() {
    // The last one isn't over yet, and stays whatever its length.
    bands = PhaseBands.merged(bands, shortest: shortest)
    while bands.count > PhaseBands.limit / 2 {
      shortest = max(1, shortest * 2)
      bands = PhaseBands.merged(bands, shortest: shortest)
    }
  }

  /// The bands without those that are shorter than `shortest` microseconds, which the ones before take over.
  static func merged(_ bands: [Band], shortest: Int64) -> [Band] {
    var merged: [Band] = []
    for (index, band) in bands.enumerated() {
      let isLast = index == bands.count - 1
      if let last = merged.last, last.phase == band.phase || !isLast && band.end - band.start < shortest {
        merged[merged.count - 1].end = band.end
        merged[merged.count - 1].foreign += last.phase == band.phase ? band.foreign : band.end - band.start
      } else {
        merged.append(band)
      }
    }
    return merged
  }
}
