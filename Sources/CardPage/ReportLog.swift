import CardMath
import CardModel
import CardSimulation
import CardText
import CardTimeline

/// The numbers of a table that follow from its times and positions alone, as of a device's log.
struct ReportLog: Sendable {
  /// The instants, microseconds, and the positions, points; nil where a row has none.
  private let times: [Int64]
  private let positions: [Double?]

  /// The velocity in each row, points per second: from the nearest row at an earlier instant to the nearest at a later
  /// one, or from or to the row itself at the ends. Nil where the row has no position, or no other instant has one.
  let velocities: [Double?]

  /// The column of velocities that a report adds to a table without any.
  static let velocityColumn = "step_velocity_pt_s"

  /// The meaning of that column.
  static let velocityMeaning =
    "The velocity from the row before to the row after, as the table has none of its own; of a log, with its noise."

  /// The metrics that follow from times and positions.
  static let measured: [Metric] = [.frames, .duration, .cardTop, .cardBottom]

  /// Reads the cells of the times and the positions.
  init(times: CellTexts, positions: CellTexts) {
    self.times = (0..<times.count).map { times.units($0, places: 0) ?? 0 }
    self.positions = (0..<positions.count).map {
      DecimalText.number(String(decoding: positions[$0], as: UTF8.self))
    }
    velocities = ReportLog.velocities(self.times, self.positions)
  }

  private static func velocities(_ times: [Int64], _ positions: [Double?]) -> [Double?] {
    let filled = positions.indices.filter { positions[$0] != nil }
    var velocities = [Double?](repeating: nil, count: positions.count)
    // The places among the filled rows of the last one at an earlier instant, and of the first at a later one.
    var (earlier, later) = (-1, 0)
    for (place, row) in filled.enumerated() {
      while times[filled[earlier + 1]] < times[row] { earlier += 1 }
      while later < filled.count, times[filled[later]] <= times[row] { later += 1 }
      let (first, last) = (earlier < 0 ? row : filled[earlier], later == filled.count ? row : filled[later])
      guard times[last] > times[first], let start = positions[first], let end = positions[last] else { continue }
      velocities[filled[place]] = (end - start) / Double(times[last] - times[first]) * 1e6
    }
    return velocities
  }

  /// The velocities as cells, one for each row.
  var velocityTexts: CellTexts {
    var texts = CellTexts()
    for velocity in velocities { texts.append((velocity.map { DecimalText.fixed($0, decimals: 1) } ?? "").utf8) }
    return texts
  }

  /// The metrics of `measured`; time counts from the first row.
  var metrics: Metrics {
    var metrics = Metrics(of: ReportLog.measured)
    for (row, time) in times.enumerated() {
      guard let y = positions[row] else { continue }
      var frame = Frame()
      frame.number = Int64(row)
      frame.ticks = Instant(microseconds: time - times[0]).ticks
      frame.sample.cardY = y
      metrics.add(frame, events: EventLog())
    }
    return metrics
  }

  /// The outcome in one sentence; empty without two positions.
  var sentence: String {
    let filled = positions.indices.filter { positions[$0] != nil }
    guard let first = filled.first, let last = filled.last, first < last, let start = positions[first],
      let end = positions[last]
    else { return "" }
    func number(_ number: Double) -> String { DecimalText.fixed(number, decimals: 1) }
    let duration = DecimalText.fixed(Double(times[last] - times[first]) / 1000, decimals: 0)
    return "From \(number(start)) to \(number(end)) pt within \(duration) ms."
  }
}
