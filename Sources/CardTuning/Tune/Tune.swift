import CardFormats

/// A search for the point with the least score among those that fulfil all constraints: first everywhere, then around
/// the best that was found.
///
/// Everywhere is as many points of Halton's sequence as a third of the budget; around is a search by looks: a look
/// tries the directions of ``PollDirections`` at a distance, which doubles where that finds something better and halves
/// where it doesn't. It needs no slopes, so that it copes with scores that go in steps, as times in frames do, and with
/// edges beyond which a card goes elsewhere. Three of the best points are followed at once, so that one valley doesn't
/// hide another.
///
/// The same points are tried in the same order for any number of threads. Source of the search by looks: C. Audet,
/// J. E. Dennis, *Mesh adaptive direct search algorithms for constrained optimization*, SIAM Journal on Optimization 17
/// (2006).
public struct Tune: Sendable {
  /// What may be chosen.
  public let axes: [Axis]

  /// What tries points; the first of its scores is what is to be small.
  public let evaluator: PointEvaluator

  /// How many points may be tried.
  public let budget: Int

  /// How many work at once at most; nil: as many as there are cores.
  public var threads: Int?

  /// A point that was tried.
  public struct Point: Hashable, Sendable {
    /// Its values, one for each axis.
    public let values: [SettingValue]

    /// What came of it.
    public let evaluation: PointEvaluator.Evaluation
  }

  /// All that was tried, in order, each once.
  public private(set) var points: [Point] = []

  /// The best of them so far.
  public private(set) var best: Point?

  private var places: [[SettingValue]: Int] = [:]
  private(set) var scales: [Double] = []

  /// Whether the first point that fulfils all constraints ends the search.
  var seeksFeasible = false

  /// The constraints that count.
  private let active: [Int]

  /// How many points are followed at once, and how near two of them may be to each other, in parts of an axis.
  private static let followed = 3
  private static let separation = 0.1

  /// The distance of the first look and of the last, in parts of an axis.
  private static let firstStep = 0.25
  private static let lastStep = 0x1p-11

  /// A search.
  ///
  /// - Parameters:
  ///   - axes: What may be chosen; an axis with values of its own is searched by their order.
  ///   - evaluator: What tries points. Its keys are those of the axes.
  ///   - budget: How many points may be tried, > 0.
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

  /// Searches until the budget is used up, nothing better is near, or somebody says stop.
  ///
  /// - Parameters:
  ///   - start: Points to be tried first, by their values: what there is now.
  ///   - isStopped: Asked between looks.
  ///   - onImprovement: Told of each point that is better than all before.
  public mutating func run(
    from start: [[SettingValue]] = [], isStopped: () -> Bool = { false },
    onImprovement: (Point, Int) -> Void = { _, _ in }
  ) {
    let everywhere = min(max(axes.count * 32, budget / 3), budget)
    var wanted = start
    if let count = Sweep.count(axes, .grid), count <= budget {
      let grid = Sweep(axes, of: evaluator)
      wanted += (0..<count).map { grid.values(at: $0) }
    } else {
      let spread = Sweep(axes, sampling: .halton(everywhere), of: evaluator)
      wanted += (0..<everywhere).map { spread.values(at: $0) }
    }
    var offset = 0
    // Where somebody says stop at once, the first points are what there is.
    while offset < wanted.count, !isOver, points.isEmpty || !isStopped() {
      let end = min(offset + (offset == 0 ? 8 : 128), wanted.count)
      attempt(Array(wanted[offset..<end]), onImprovement)
      offset = end
    }
    setScales()
    var hikers = self.hikers()
    var look = 0
    while !isOver, !isStopped(), hikers.contains(where: { $0.step >= Tune.lastStep }) {
      let directions = PollDirections.directions(dimension: axes.count, look: look)
      look += 1
      var polls: [[[Double]]] = []
      for hiker in hikers { polls.append(hiker.step >= Tune.lastStep ? hiker.poll(directions) : []) }
      attempt(polls.joined().map(values), onImprovement)
      for index in hikers.indices { follow(polls[index], &hikers[index]) }
    }
    if let present = start.first { stay(at: present) }
  }

  /// Leaves at their present values the axes on which the best point is no better for having moved.
  private mutating func stay(at present: [SettingValue]) {
    for index in axes.indices {
      guard let best, best.values[index] != present[index] else { continue }
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

  /// Whether the budget is used up, or what is sought was found.
  private var isOver: Bool {
    points.count >= budget || seeksFeasible && best.map { merit(of: $0).isFeasible } ?? false
  }

  /// A point that is followed.
  private struct Hiker {
    var place: [Double]
    var merit: Merit
    var step = Tune.firstStep

    /// Where it looks, within the cube.
    func poll(_ directions: [[Double]]) -> [[Double]] {
      directions.map { direction in
        zip(place, direction).map { min(1, max(0, $0 + $1 * step)) }
      }
    }
  }

  /// The best points that were tried so far, apart from each other.
  private func hikers() -> [Hiker] {
    var hikers: [Hiker] = []
    let merits = points.map(merit)
    for index in points.indices.sorted(by: { (merits[$0], $0) < (merits[$1], $1) }) {
      let place = shares(of: points[index].values)
      let isApart = hikers.allSatisfy { other in
        zip(other.place, place).contains { ($0 - $1).magnitude > Tune.separation }
      }
      if isApart { hikers.append(Hiker(place: place, merit: merits[index])) }
      if hikers.count == Tune.followed { break }
    }
    return hikers
  }

  /// Goes to the best place of a look if that is better, and looks nearer if none is.
  private func follow(_ polls: [[Double]], _ hiker: inout Hiker) {
    var better: (place: [Double], merit: Merit)?
    for place in polls {
      guard let index = places[values(at: place)] else { continue }
      let merit = merit(of: points[index])
      if merit < (better?.merit ?? hiker.merit) { better = (place, merit) }
    }
    if let better {
      (hiker.place, hiker.merit) = better
      hiker.step = min(hiker.step * 2, 0.5)
    } else {
      hiker.step /= 2
    }
  }

  /// Tries points that weren't tried before, as far as the budget reaches, and tells of each that is better.
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

  /// What is usual for a constraint's violation: the mean of those points that violate it.
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

  /// Where values lie in the cube; those that lie outside, at its edge.
  private func shares(of values: [SettingValue]) -> [Double] {
    zip(axes, values).map { axis, value in axis.share(of: value) }
  }
}
