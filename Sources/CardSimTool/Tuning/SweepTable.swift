import CardCommandLine
import CardCommands
import CardScenario
import CardSettings
import CardSimulation
import CardText
import CardTimeline
import CardTuning

/// The rows of a sweep, computed in pieces and written as they are ready, so that a million take no more memory than a
/// thousand; except with ranks or fronts, for which the scores of all points are kept.
struct SweepTable {
  let sweep: Sweep

  /// The metrics that are shown.
  let metrics: [Metric]

  /// True if points are ranked by the first score; and the number of objectives among the scores after it.
  let isRanked: Bool
  let objectiveCount: Int

  /// True if each case has a row.
  var showsEach = false
  var threads: Int?
  var precision = Precision.places(4)

  /// The number of points that are tried at once.
  private static let piece = 8192

  /// A point and its result.
  private struct Point {
    var index: Int
    var evaluation: PointEvaluator.Evaluation
  }

  /// The ranks and the front of the points of a range, by their order there.
  private struct Standing {
    var ranks: [Int?] = []
    var front: [Bool] = []
    var scores: [Double?] = []

    /// The results of the first points, which needn't be computed again for their rows.
    var evaluations: [PointEvaluator.Evaluation] = []
  }

  /// The most results that are kept for the rows, some 300 bytes each.
  private static let keptCount = 1 << 17

  private var hasStanding: Bool { isRanked || objectiveCount > 0 }

  private var keys: [TuningKey] { sweep.evaluator.keys }

  /// The columns of all formats.
  private var columns: [String] {
    ["trial"] + (showsEach ? ["case"] : []) + keys.map(\.name) + metrics.map(\.name)
      + (isRanked ? ["score", "rank"] : []) + (objectiveCount > 0 ? ["pareto"] : [])
  }

  /// Calls `body` for the points of a range, in order.
  ///
  /// - Parameter known: The results of the first ones.
  private func forEach(
    _ range: Range<Int>, _ meter: inout ProgressMeter, known: [PointEvaluator.Evaluation] = [],
    _ body: (Point) throws(Failure) -> Void
  ) throws(Failure) {
    for (offset, evaluation) in known.enumerated() {
      try body(Point(index: range.lowerBound + offset, evaluation: evaluation))
    }
    var start = range.lowerBound + known.count
    while start < range.upperBound {
      let end = min(range.upperBound, start + SweepTable.piece)
      for (offset, evaluation) in sweep.evaluations(start..<end, threads: threads).enumerated() {
        try body(Point(index: start + offset, evaluation: evaluation))
      }
      start = end
      meter.show(start - range.lowerBound, of: range.count)
    }
  }

  /// Returns the standing of all points of a range.
  ///
  /// - Parameter keepsResults: True if their rows are to be written.
  private func standing(
    _ range: Range<Int>, _ meter: inout ProgressMeter, keepsResults: Bool
  ) throws(Failure) -> Standing {
    var standing = Standing()
    var objectives: [[Double?]] = []
    let keptCount = keepsResults ? SweepTable.keptCount / sweep.evaluator.cases.count : 0
    try forEach(range, &meter) { point throws(Failure) in
      if standing.evaluations.count < keptCount { standing.evaluations.append(point.evaluation) }
      if isRanked { standing.scores.append(point.evaluation.scores[0]) }
      if objectiveCount > 0 { objectives.append(Array(point.evaluation.scores.suffix(objectiveCount))) }
    }
    if isRanked {
      standing.ranks = Ranking.ranks(standing.scores)
      if standing.scores.allSatisfy({ $0 == nil }) {
        Terminal.say("Warning: no point has a rank, since the expression of --rank has no value at any of them\n")
      }
    }
    if objectiveCount > 0 { standing.front = ParetoFront.isMember(objectives) }
    return standing
  }

  // MARK: All points

  /// Writes the points of a range, in order.
  func write(_ range: Range<Int>, as format: TableFormat, withHeader: Bool, to output: Output) throws(Failure) {
    var meter = ProgressMeter("points")
    defer { meter.clear() }
    let standing = hasStanding ? try standing(range, &meter, keepsResults: true) : Standing()
    var rows = TableRows(columns: columns, format: format, precision: precision)
    if withHeader { rows.begin(output) }
    var impossible = 0
    try forEach(range, &meter, known: standing.evaluations) { point throws(Failure) in
      if !point.evaluation.total.isPossible { impossible += 1 }
      for cells in cells(of: point, standing, at: point.index - range.lowerBound) {
        try rows.write(cells, to: output)
      }
    }
    rows.end(output)
    meter.clear()
    SweepTable.warn(ofImpossible: impossible, among: range.count)
  }

  private static func warn(ofImpossible count: Int, among total: Int) {
    if count > 0 {
      Terminal.say("Warning: \(count) of \(total) points make no card, as where two detents would lie at one place.\n")
    }
  }

  private func cells(of point: Point, _ standing: Standing, at place: Int) -> [[DataTable.Cell]] {
    // Written to the bit, so that a row can be run again.
    let values = sweep.values(at: point.index).map(SweepTable.cell)
    var ending: [DataTable.Cell] = []
    if isRanked {
      ending.append(number(point.evaluation.scores[0]))
      ending.append(standing.ranks[place].map { .integer($0) } ?? .empty)
    }
    if objectiveCount > 0 { ending.append(.integer(standing.front[place] ? 1 : 0)) }
    guard showsEach else {
      return [[.integer(point.index)] + values + numbers(point.evaluation.total) + ending]
    }
    return zip(sweep.evaluator.cases, point.evaluation.trials).map { one, trial in
      [.integer(point.index), .text(one.name)] + values + numbers(trial) + ending
    }
  }

  private func numbers(_ trial: Trial) -> [DataTable.Cell] {
    metrics.map { metric in
      if metric == .target { return trial.target.map { .text($0) } ?? .empty }
      guard let place = sweep.evaluator.metrics.firstIndex(of: metric), let number = trial.numbers[place] else {
        return .empty
      }
      let isWhole = metric.isCount && number == number.rounded()
      return isWhole ? .integer(Int(number)) : self.number(number)
    }
  }

  private func number(_ number: Double?) -> DataTable.Cell {
    guard let number else { return .empty }
    switch precision {
    case .places(let places): return .number(number, places: places)
    case .exact: return .exact(number)
    }
  }

  private static func cell(_ value: SettingValue) -> DataTable.Cell {
    switch value {
    case .number(let number): .exact(number)
    case .flag(let flag): .text(flag ? "true" : "false")
    case .text(let text): .text(text)
    }
  }

  // MARK: The best points

  /// Writes the best points of a range, or the first ones if they aren't ranked, and the command that shows each again.
  func writeBest(
    _ limit: Int, of range: Range<Int>, to output: Output, width: Int?, command: ([SettingValue]) -> String
  ) throws(Failure) {
    var meter = ProgressMeter("points")
    defer { meter.clear() }
    let standing = hasStanding ? try standing(range, &meter, keepsResults: false) : Standing()
    let best: [Int]
    if isRanked {
      best = Array(Ranking.order(standing.scores).prefix(limit))
    } else if objectiveCount > 0 {
      best = Array(standing.front.indices.filter { standing.front[$0] }.prefix(limit))
    } else {
      best = Array((0..<range.count).prefix(limit))
    }
    meter.clear()
    var table = DataTable(columns: columns.map { DataTable.Column(key: $0, title: $0) }, rows: [])
    for place in best {
      let index = range.lowerBound + place
      let point = Point(index: index, evaluation: sweep.evaluator.evaluation(of: sweep.values(at: index)))
      table.rows += cells(of: point, standing, at: place)
    }
    output.write(table.render(.text, width: width))
    let front = standing.front.count { $0 }
    let kind = objectiveCount > 0 && !isRanked ? "of \(front) on the front, " : ""
    output.write("\n\(best.count) \(kind)of \(range.count) point\(range.count == 1 ? "" : "s"); to see one again:\n")
    for place in best {
      let index = range.lowerBound + place
      output.write("  \(index): \(command(sweep.values(at: index)))\n")
    }
  }
}
