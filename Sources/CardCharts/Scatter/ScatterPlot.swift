/// A plot of trials by two numbers of which less is better, with the front of those that no other trial beats in both.
///
/// ```swift
/// var plot = ScatterPlot(x: "settle_ms", y: "overshoot_pt")
/// for trial in trials { plot.add(x: trial.settle, y: trial.overshoot, name: "\(trial.number)") }
/// let svg = plot.svg()
/// ```
public struct ScatterPlot: Plot {
  /// What the plot is called where a style doesn't say.
  public var title: String

  /// The name of the number that lies across, as columns have it: the unit last.
  public let x: String

  /// The name of the number that lies upward.
  public let y: String

  /// All points.
  private(set) var grid = ScatterGrid()

  /// Those on the front.
  private(set) var front = StaircaseFront<ScatterGrid.Point>()

  /// Those that were said to be on a front, which needn't be that of these two numbers.
  private(set) var chosen: [ScatterGrid.Point] = []

  /// Whether it was said for any point whether it is on the front.
  private(set) var isToldFront = false

  /// The best by rank, the best first.
  private(set) var best: [(rank: Double, point: ScatterGrid.Point)] = []

  /// How many points had no place.
  public private(set) var missingCount = 0

  /// The most points that are drawn as chosen, and those that are called by their names.
  private static let chosenLimit = 2_048
  private static let bestLimit = 5

  /// An empty plot.
  public init(x: String, y: String, title: String = "") {
    (self.x, self.y, self.title) = (x, y, title)
  }

  /// Whether there is no point.
  public var isEmpty: Bool { grid.count == 0 }

  /// Takes in a trial.
  ///
  /// - Parameters:
  ///   - x: Its first number; nil or not finite: it has none, and is only counted.
  ///   - y: Its second number.
  ///   - rank: Its place among all trials, the least the best.
  ///   - isOnFront: Whether it is on the front, where that was found out already; nil: by these two numbers. It must be
  ///     said of all trials or of none.
  ///   - name: What it is called; asked for only if it shows.
  ///   - detail: What it tells when pointed at.
  public mutating func add(
    x: Double?, y: Double?, rank: Double? = nil, isOnFront: Bool? = nil, name: @autoclosure () -> String,
    detail: @autoclosure () -> String = ""
  ) {
    guard let x = PlotNumber.drawn(x), let y = PlotNumber.drawn(y) else {
      missingCount += 1
      return
    }
    func point() -> ScatterGrid.Point { ScatterGrid.Point(x: x, y: y, name: name(), detail: detail()) }
    grid.add(x: x, y: y, name: name, detail: detail)
    if isOnFront != nil { isToldFront = true }
    if isOnFront == true, chosen.count < ScatterPlot.chosenLimit { chosen.append(point()) }
    if isOnFront ?? true { front.add(x: x, y: y, payload: point) }
    if let rank, best.count < ScatterPlot.bestLimit || rank < best[best.count - 1].rank {
      let place = best.firstIndex { $0.rank > rank } ?? best.count
      best.insert((rank, point()), at: place)
      if best.count > ScatterPlot.bestLimit { best.removeLast() }
    }
  }

  /// The points that stand out: those said to be on the front, or found to be.
  var highlighted: [ScatterGrid.Point] { isToldFront ? chosen : front.points.map(\.payload) }

  /// Those that are called by their names: the best, or without ranks some along the front.
  var named: [ScatterGrid.Point] {
    if !best.isEmpty { return best.map(\.point) }
    let all = front.points.map(\.payload)
    if all.count <= ScatterPlot.bestLimit { return all }
    return (0..<ScatterPlot.bestLimit).map { all[$0 * (all.count - 1) / (ScatterPlot.bestLimit - 1)] }
  }
}
