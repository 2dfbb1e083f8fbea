import CardModel

/// The intervals of time that a phase lasts.
///
/// At most `limit` bands are kept; if there are more, those too short to be seen are merged into the one before.
struct PhaseBands: Sendable {
  /// An interval of one phase, up to the start of the next one.
  struct Band: Hashable, Sendable {
    var phase: Phase
    /// The start and the end, microseconds.
    var start: Int64
    var end: Int64

    /// The part of it that other phases take, each too short to be seen, microseconds.
    var foreign: Int64 = 0

    /// True if other phases take more than a tenth of it.
    var isMixed: Bool { foreign > (end - start) / 10 }
  }

  /// The most bands that are kept.
  static let limit = 1_024

  /// The bands, in order of time, without gaps.
  private(set) var bands: [Band] = []

  /// The least duration of a kept band, microseconds; 0: all are kept.
  private var shortest: Int64 = 0

  /// Adds a row's phase; each row is later than the one before.
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
    // The last band isn't over yet, and stays at any length.
    bands = PhaseBands.merged(bands, shortest: shortest)
    while bands.count > PhaseBands.limit / 2 {
      shortest = max(1, shortest * 2)
      bands = PhaseBands.merged(bands, shortest: shortest)
    }
  }

  /// Returns the bands without those shorter than `shortest` microseconds, which are merged into the ones before.
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
