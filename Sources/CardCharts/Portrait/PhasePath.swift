/// The places and velocities of a card in the order of time, for a portrait: of any number of rows in limited memory.
///
/// A portrait shows no time. So if there are too many points, those that repeat the one before them go first: a rest of
/// an hour is one point. If that isn't enough, of each eight neighbours the first, the last and the extremes stay.
struct PhasePath: Sendable {
  /// A row's instant, microseconds, the card's place, and its velocity.
  struct Point: Hashable, Sendable {
    var time: Int64
    var y: Double
    var velocity: Double
  }

  /// The most points that are kept.
  static let limit = 8_192

  /// The points, in the order of time.
  private(set) var points: [Point] = []

  /// Adds a row; each row is later than the one before. One without a place or a velocity is no point.
  mutating func add(y: Double?, velocity: Double?, at time: Int64) {
    guard let y = PlotNumber.drawn(y), let velocity = PlotNumber.drawn(velocity) else { return }
    points.append(Point(time: time, y: y, velocity: velocity))
    if points.count > PhasePath.limit { thin() }
  }

  private mutating func thin() {
    var kept: [Point] = []
    for point in points where point.y != kept.last?.y || point.velocity != kept.last?.velocity { kept.append(point) }
    while kept.count > PhasePath.limit / 2 {
      kept = stride(from: 0 as Int, to: kept.count, by: 8).flatMap { start in
        PhasePath.outline(of: kept[start..<min(start + 8, kept.count)])
      }
    }
    points = kept
  }

  /// The first, the last and the extreme points of some neighbours, in the order of time, each once.
  private static func outline(of neighbours: ArraySlice<Point>) -> [Point] {
    var (low, high, slow, fast) = (
      neighbours.startIndex, neighbours.startIndex, neighbours.startIndex, neighbours.startIndex
    )
    for index in neighbours.indices {
      let point = neighbours[index]
      if point.y < neighbours[low].y { low = index }
      if point.y > neighbours[high].y { high = index }
      if point.velocity < neighbours[slow].velocity { slow = index }
      if point.velocity > neighbours[fast].velocity { fast = index }
    }
    let kept = [neighbours.startIndex, low, high, slow, fast, neighbours.endIndex - 1]
    return neighbours.indices.filter(kept.contains).map { neighbours[$0] }
  }
}
