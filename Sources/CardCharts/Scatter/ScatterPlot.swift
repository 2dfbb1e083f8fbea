/// A plot of trials by two numbers to be minimised, with the front of those that no other trial beats in both.
///
/// ```swift
/// var plot = ScatterPlot(x: "settle_ms", y: "overshoot_pt")
/// for trial in trials { plot.add(x: trial.settle, y: trial.overshoot, name: "\(trial.number)") }
/// let svg = plot.svg()
/// ```
public struct ScatterPlot: Plot {
  /// The title of the plot, unless a style has one.
  public var title: String

  /// The name of the horizontal number, as in a table's header: the unit last.
  public let x: String

  /// The name of the vertical number.
  public let y: String

  /// All points.
  private(set) var grid = ScatterGrid()

  /// The points on the front of these two numbers.
  private(set) var front = StaircaseFront<ScatterGrid.Point>()

  /// The points that the caller put on a front, which may be one of other numbers.
  private(set) var chosen: [ScatterGrid.Point] = []

  /// True if the caller said for any point if it is on the front.
  private(set) var isGivenFront = false

  /// The best points by rank, the best first.
  private(set) var best: [(rank: Double, point: ScatterGrid.Point)] = []

  /// The number of points without a position.
  public private(set) var missingCount = 0

  /// The most points that are drawn as chosen, and the most that get their names.
  private static let chosenLimit = 2_048
  private static let bestLimit = 5

  /// Creates an empty plot.
  public init(x: String, y: String, title: String = "") {
    (self.x, self.y, self.title) = (x, y, title)
  }

  /// True if there is no point.
  public var isEmpty: Bool { grid.count == 0 }

  /// Adds a trial.
  ///
  /// - Parameters:
  ///   - x: Its first number; nil or not finite: the trial is only counted.
  ///   - y: Its second number.
  ///   - rank: Its rank among all trials; the least is the best.
  ///   - isOnFront: True if it is on a front that is already known; nil: the front of these two numbers is used. It
  ///     must be given for all trials or for none.
  ///   - name: Its name; evaluated only if needed.
  ///   - detail: The detail in its tooltip.
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
    if isOnFront != nil { isGivenFront = true }
    if isOnFront == true, chosen.count < ScatterPlot.chosenLimit { chosen.append(point()) }
    if isOnFront ?? true { front.add(x: x, y: y, payload: point) }
    if let rank, best.count < ScatterPlot.bestLimit || rank < best[best.count - 1].rank {
      let place = best.firstIndex { $0.rank > rank } ?? best.count
      best.insert((rank, point()), at: place)
      if best.count > ScatterPlot.bestLimit { best.removeLast() }
    }
  }

  /// The points that stand out: those that the caller put on the front, or else the front that was found.
  var highlighted: [ScatterGrid.Point] { isGivenFront ? chosen : front.points.map(\.payload) }

  /// The points that get their names: the best or, without ranks, some along the front.
  var named: [ScatterGrid.Point] {
    if !best.isEmpty { return best.map(\.point) }
    let all = front.points.map(\.payload)
    if all.count <= ScatterPlot.bestLimit { return all }
    return (0..<ScatterPlot.bestLimit).map { all[$0 * (all.count - 1) / (ScatterPlot.bestLimit - 1)] }
  }
}
