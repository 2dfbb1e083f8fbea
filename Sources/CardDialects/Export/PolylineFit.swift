import CardMotion

/// A motion as straight lines, as few as a tolerance allows.
///
/// The corners needn't be on the motion: with the whole tolerance available on either side, a line is longer by √2 than
/// one between two points of the motion. The motion is sampled on a grid that is finer where it bends; at each grid
/// time a corner may have one of five heights within the tolerance. From each of them, the cone of the lines that stay
/// within the tolerance is narrowed grid time by grid time; every grid time and height in the cone is reached with one
/// more line. The result is the path to the end with the fewest lines.
///
/// On that grid it is the optimum. Compared with a free choice of times and heights it sometimes takes one more line.
struct PolylineFit {
  /// A point at which two lines meet.
  struct Corner: Hashable, Sendable {
    /// The time, seconds.
    var time: Double
    /// The position, points.
    var value: Double
  }

  /// The corners, from the start to the target.
  let corners: [Corner]

  /// The maximum number of corners.
  static let limit = 5000

  /// The maximum number of grid points.
  private static let gridLimit = 100_000

  private static let heights = [0, -1, 1, -0.5, 0.5]

  /// Finds the fewest lines that stay within `tolerance` points of a smooth motion; nil if there are too many.
  init?(_ motion: ExportMotion, until duration: Double, tolerance: Double) {
    if case .curve(.piecewiseLinear(let curve), let seconds) = motion.timing {
      // Its own corners are exact. Before the first and after the last, the curve continues by its own rule.
      var own = [Corner(time: 0, value: motion.from)]
      let inner = curve.points.filter { $0.input >= 0 && $0.input <= 1 }
      if inner.first?.input != 0 { own.append(Corner(time: 0, value: motion.position(at: 0))) }
      own += inner.map { Corner(time: $0.input * seconds, value: motion.from + motion.distance * $0.output) }
      if inner.last?.input != 1 { own.append(Corner(time: seconds, value: motion.position(at: seconds.nextDown))) }
      own.append(Corner(time: seconds, value: motion.to))
      corners = own.enumerated().filter { $0.offset == 0 || own[$0.offset - 1] != $0.element }.map { $0.element }
      if corners.count > Self.limit { return nil }
      return
    }
    guard let grid = Self.grid(of: motion, until: duration, tolerance: tolerance) else { return nil }
    // Between grid points the motion is off its chord by at most a hundredth of the tolerance.
    let corners = Self.fewestLines(through: grid, tolerance: 0.98 * tolerance)
    guard corners.count <= Self.limit else { return nil }
    self.corners = corners
  }

  /// Points between which the motion is off its chord by at most a hundredth of the tolerance.
  private static func grid(of motion: ExportMotion, until duration: Double, tolerance: Double) -> [Corner]? {
    var grid = [Corner(time: 0, value: motion.from)]
    func isFlat(_ a: Corner, _ b: Corner) -> Bool {
      [0.25, 0.5, 0.75].allSatisfy { part in
        let chord = a.value + part * (b.value - a.value)
        return (motion.position(at: a.time + part * (b.time - a.time)) - chord).magnitude <= 0.01 * tolerance
      }
    }
    let coarse = 64
    for index in 1...coarse {
      // Depth first, from left to right.
      var open = [duration * Double(index) / Double(coarse)]
      while let time = open.last, let last = grid.last {
        let corner = Corner(time: time, value: motion.position(at: time))
        // No step is flat at a jump: accept one of 1e-11 of the duration.
        if time - last.time <= 1e-11 * duration || isFlat(last, corner) {
          grid.append(corner)
          open.removeLast()
          if grid.count > gridLimit { return nil }
        } else {
          open.append(last.time + (time - last.time) / 2)
        }
      }
    }
    // The motion ends at its target, which is close by then.
    grid[grid.count - 1].value = motion.to
    return grid
  }

  private static func fewestLines(through grid: [Corner], tolerance: Double) -> [Corner] {
    struct Node {
      var lineCount = Int.max
      var before = 0
      var beforeHeight = 0
    }
    let (count, last) = (grid.count, grid.count - 1)
    var nodes = [Node](repeating: Node(), count: count * heights.count)
    nodes[0].lineCount = 0
    func value(_ index: Int, _ height: Int) -> Double { grid[index].value + heights[height] * tolerance }
    for index in 0..<last {
      for height in heights.indices {
        let lineCount = nodes[index * heights.count + height].lineCount
        guard lineCount < Int.max else { continue }
        let (time, start) = (grid[index].time, value(index, height))
        var (low, high) = (-Double.infinity, Double.infinity)
        var next = index + 1
        while next <= last, low <= high {
          let step = grid[next].time - time
          // The motion's end is exactly its target.
          for other in next == last ? 0..<1 : heights.indices {
            let slope = (value(next, other) - start) / step
            let node = next * heights.count + other
            if slope >= low, slope <= high, lineCount + 1 < nodes[node].lineCount {
              nodes[node] = Node(lineCount: lineCount + 1, before: index, beforeHeight: height)
            }
          }
          low = max(low, (grid[next].value - tolerance - start) / step)
          high = min(high, (grid[next].value + tolerance - start) / step)
          next += 1
        }
      }
    }
    var corners: [Corner] = []
    var (index, height) = (last, 0)
    while true {
      corners.append(Corner(time: grid[index].time, value: value(index, height)))
      if index == 0 { return corners.reversed() }
      let node = nodes[index * heights.count + height]
      (index, height) = (node.before, node.beforeHeight)
    }
  }
}
