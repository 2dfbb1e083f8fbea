import CardModel

/// The places and velocities of a card in the order of time, for a portrait: of any number of rows in limited memory.
///
/// A portrait shows no time. So if there are too many points, those that repeat the one before them go first: a rest of
/// an hour is one point. If that isn't enough, of each eight neighbours the first, the last and the extremes stay.
struct PhasePath: Sendable {
  /// The most points that are kept.
  static let limit = 8_192

  /// The points, in the order of time.
  private(set) var points: [PhasePortrait.Point] = []

  /// Adds a row; each row is later than the one before. One without a place or a velocity is no point.
  ///
  /// - Parameter phase: The phase; nil: that of the row before, if it is known.
  mutating func add(y: Double?, velocity: Double?, _ phase: Phase?, at time: Int64) {
    guard let y = PlotNumber.drawn(y), let velocity = PlotNumber.drawn(velocity) else { return }
    points.append(PhasePortrait.Point(time: time, y: y, velocity: velocity, phase: phase ?? points.last?.phase))
    if points.count > PhasePath.limit { thin() }
  }

  private mutating func thin() {
    var kept: [PhasePortrait.Point] = []
    for point in points where point.y != kept.last?.y || point.velocity != kept.last?.velocity { kept.append(point) }
    while kept.count > PhasePath.limit / 2 {
      var fewer: [PhasePortrait.Point] = []
      for start in stride(from: 0 as Int, to: kept.count, by: 8) {
        PhasePath.addOutline(of: kept[start..<min(start + 8, kept.count)], to: &fewer)
      }
      kept = fewer
    }
    points = kept
  }

  /// Adds the first, the last and the extreme points of some neighbours, in the order of time, each once.
  private static func addOutline(
    of neighbours: ArraySlice<PhasePortrait.Point>, to points: inout [PhasePortrait.Point]
  ) {
    let (first, last) = (neighbours.startIndex, neighbours.endIndex - 1)
    var (high, low, slow, fast) = (first, first, first, first)
    for index in neighbours.indices {
      let point = neighbours[index]
      if point.y < neighbours[high].y { high = index }
      if point.y > neighbours[low].y { low = index }
      if point.velocity < neighbours[slow].velocity { slow = index }
      if point.velocity > neighbours[fast].velocity { fast = index }
    }
    for index in neighbours.indices
    where index == first || index == last || index == high || index == low || index == slow || index == fast {
      points.append(neighbours[index])
    }
  }
}
