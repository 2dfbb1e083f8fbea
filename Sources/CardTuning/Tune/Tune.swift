import CardScenario
import CardSettings

/// A search for the point with the lowest score among those that fulfil all constraints: first globally, then around
/// the best points found.
///
/// The global phase tries every combination if the axes count their values and the budget suffices, and otherwise
/// points of Halton's sequence: a third of the budget, and at least 32 per axis. The local phase is a search by polls:
/// a poll tries the directions of `PollDirections` at a step, which doubles if that finds a better point and halves
/// if it doesn't. It needs no derivatives, so it copes with scores that change in steps, as times in frames do, and
/// with edges beyond which a card goes elsewhere. Up to three incumbents are followed at once, so that one valley
/// doesn't hide another.
///
/// The same points are tried in the same order for any number of threads. Source of the search by polls: C. Audet, J.
/// E. Dennis, *Mesh adaptive direct search algorithms for constrained optimization*, SIAM Journal on Optimization 17
/// (2006).
public struct Tune: Sendable {
  /// The axes to choose values on.
  public let axes: [Axis]

  /// The evaluator that tries points; the first of its scores is minimised.
  public let evaluator: PointEvaluator

  /// The most points that may be tried.
  public let budget: Int

  /// The most threads that work at once; nil: as many as there are cores.
  public var threads: Int?

  /// A point that was tried.
  public struct Point: Hashable, Sendable {
    /// Its values, one for each axis.
    public let values: [SettingValue]

    /// The evaluation of the point.
    public let evaluation: PointEvaluator.Evaluation
  }

  /// All tried points, in order, each once.
  public private(set) var points: [Point] = []

  /// The best point so far; nil before the search.
  public private(set) var best: Point?

  private var places: [[SettingValue]: Int] = [:]
  private(set) var scales: [Double] = []

  /// True if the search ends at the first point that fulfils all constraints.
  var seeksFeasible = false

  /// The indices of the constraints that count.
  private let active: [Int]

  /// The number of incumbents followed at once, and the distance that two of them must exceed on some axis, as a
  /// fraction of the axis.
  private static let followed = 3
  private static let separation = 0.1

  /// The step of the first poll and of the last, as fractions of an axis.
  private static let firstStep = 0.25
  private static let lastStep = 0x1p-11

  /// Creates a search.
  ///
  /// - Parameters:
  ///   - axes: The axes to choose values on; one with a list of values is searched in their order.
  ///   - evaluator: The evaluator that tries points. Its keys are those of the axes.
  ///   - budget: The most points that may be tried, > 0.
  ///   - constraints: The indices of the constraints that count; nil: all.
  public init(_ axes: [Axis], of evaluator: PointEvaluator, budget: Int = 1500, constraints: [Int]? = nil) {
    precondition(axes.map(\.key) == evaluator.keys, "a search varies what its evaluator does")
    precondition(budget > 0, "a search needs a point to try")
    (self.axes, self.evaluator, self.budget) = (axes, evaluator, budget)
    active = constraints ?? Array(evaluator.constraints.indices)
    scales = evaluator.constraints.map { _ in 1 }
  }

  /// The merit of a point in this search.
  public func merit(of point: Point) -> Merit { Merit(point.evaluation, scales: scales, constraints: active) }

  /// Searches until the budget is used up, no better point is near, or `isStopped` returns true.
  ///
  /// - Parameters:
  ///   - start: Points to try first, by their values; the first of them is the present one. One with a value that isn't
  ///     on its axis is no candidate, and isn't tried.
  ///   - isStopped: Called between batches of points and between polls; the search ends once it returns true.
  ///   - onImprovement: Called with each point that is better than all before it, and the number of points tried.
  public mutating func run(
    from start: [[SettingValue]] = [], isStopped: () -> Bool = { false },
    onImprovement: (Point, Int) -> Void = { _, _ in }
  ) {
    let everywhere = min(max(axes.count * 32, budget / 3), budget)
    var wanted = start.filter { values in zip(axes, values).allSatisfy { $0.contains($1) } }
    if let count = Sweep.count(axes, .grid), count <= budget {
      let grid = Sweep(axes, of: evaluator)
      wanted += (0..<count).map { grid.values(at: $0) }
    } else {
      wanted += (0..<everywhere).map { index in
        values(at: axes.indices.map { Halton.coordinate(of: index, dimension: $0) })
      }
    }
    var offset = 0
    // If the search is stopped at once, the first batch of points is still tried.
    while offset < wanted.count, !isOver, points.isEmpty || !isStopped() {
      let end = min(offset + (offset == 0 ? 8 : 128), wanted.count)
      attempt(Array(wanted[offset..<end]), onImprovement)
      offset = end
    }
    setScales()
    var incumbents = self.incumbents()
    var poll = 0
    while !isOver, !isStopped(), incumbents.contains(where: { $0.step >= Tune.lastStep }) {
      let directions = PollDirections.directions(dimension: axes.count, poll: poll)
      poll += 1
      var polls: [[[Double]]] = []
      for incumbent in incumbents { polls.append(incumbent.step >= Tune.lastStep ? incumbent.poll(directions) : []) }
      attempt(polls.joined().map(values), onImprovement)
      for index in incumbents.indices { follow(polls[index], &incumbents[index]) }
    }
    if let present = start.first { stay(at: present) }
  }

  /// Resets the axes on which moving didn't make the best point better to their present values, where they have them.
  private mutating func stay(at present: [SettingValue]) {
    for index in axes.indices {
      guard let best, best.values[index] != present[index], axes[index].contains(present[index]) else { continue }
      var values = best.values
      values[index] = present[index]
      let point = Point(values: values, evaluation: evaluator.evaluation(of: values))
      if merit(of: best) < merit(of: point) { continue }
      if places[values] == nil {
        places[values] = points.count
        points.append(point)
      }
      self.best = point
    }
  }

  /// True if the budget is used up, or if a point that fulfils all constraints was sought and found.
  private var isOver: Bool {
    points.count >= budget || seeksFeasible && best.map { merit(of: $0).isFeasible } ?? false
  }

  /// An incumbent that the search follows: a point of the cube, its merit, and the step of its next poll.
  private struct Incumbent {
    var place: [Double]
    var merit: Merit
    var step = Tune.firstStep

    /// Returns the points to poll, clamped to the cube.
    func poll(_ directions: [[Double]]) -> [[Double]] {
      directions.map { direction in
        zip(place, direction).map { min(1, max(0, $0 + $1 * step)) }
      }
    }
  }

  /// Returns the best tried points that lie apart from each other, the best first.
  private func incumbents() -> [Incumbent] {
    var incumbents: [Incumbent] = []
    let merits = points.map(merit)
    for index in points.indices.sorted(by: { (merits[$0], $0) < (merits[$1], $1) }) {
      let place = shares(of: points[index].values)
      let isApart = incumbents.allSatisfy { other in
        zip(other.place, place).contains { ($0 - $1).magnitude > Tune.separation }
      }
      if isApart { incumbents.append(Incumbent(place: place, merit: merits[index])) }
      if incumbents.count == Tune.followed { break }
    }
    return incumbents
  }

  /// Moves to the best polled point and doubles the step, up to 0.5, if that is better than the incumbent; else halves
  /// the step.
  private func follow(_ polls: [[Double]], _ incumbent: inout Incumbent) {
    var better: (place: [Double], merit: Merit)?
    for place in polls {
      guard let index = places[values(at: place)] else { continue }
      let merit = merit(of: points[index])
      if merit < (better?.merit ?? incumbent.merit) { better = (place, merit) }
    }
    if let better {
      (incumbent.place, incumbent.merit) = better
      incumbent.step = min(incumbent.step * 2, 0.5)
    } else {
      incumbent.step /= 2
    }
  }

  /// Tries the points that weren't tried before, as far as the budget allows, and reports each that is better than all
  /// before it.
  private mutating func attempt(_ wanted: [[SettingValue]], _ onImprovement: (Point, Int) -> Void) {
    var new: [[SettingValue]] = []
    for values in wanted where places[values] == nil && points.count + new.count < budget {
      places[values] = points.count + new.count
      new.append(values)
    }
    let (evaluator, pieces) = (evaluator, new)
    for (values, evaluation) in zip(
      pieces, Parallel.map(pieces.count, threads: threads) { evaluator.evaluation(of: pieces[$0]) })
    {
      let point = Point(values: values, evaluation: evaluation)
      points.append(point)
      if let best, !(merit(of: point) < merit(of: best)) { continue }
      best = point
      onImprovement(point, points.count)
    }
  }

  /// Sets each constraint's scale to the mean violation of the points that violate it, and finds the best point anew.
  private mutating func setScales() {
    for index in scales.indices {
      var (sum, count) = (0.0, 0.0)
      for point in points {
        guard let violation = point.evaluation.violations[index], violation > 0 else { continue }
        sum += violation
        count += 1
      }
      if count > 0, sum > 0, (sum / count).isFinite { scales[index] = max(sum / count, 1e-300) }
    }
    best = points.enumerated().min { (merit(of: $0.element), $0.offset) < (merit(of: $1.element), $1.offset) }?.element
  }

  // MARK: The cube

  private func values(at place: [Double]) -> [SettingValue] { zip(axes, place).map { $0.value(at: $1) } }

  /// Returns the position of values in the cube; those that lie outside are put on its edge.
  private func shares(of values: [SettingValue]) -> [Double] {
    zip(axes, values).map { axis, value in axis.share(of: value) }
  }
}
