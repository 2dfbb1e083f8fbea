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

  private static let heights: [Double] = [0, -1, 1, -0.5, 0.5]

  /// Takes corners that are known.
  init(corners: [Corner]) { self.corners = corners }

  /// Finds the fewest lines that stay within `tolerance` points of a smooth motion; nil if there are too many.
  ///
  /// - Parameters:
  ///   - from: The position at the start, points.
  ///   - to: The target, points, which the motion has reached to within the tolerance by then.
  ///   - duration: The time of the last corner, seconds, above 0.
  ///   - tolerance: The largest distance from the motion, points, above 0.
  ///   - position: The motion's position, points, so many seconds after the start.
  init?(from: Double, to: Double, until duration: Double, tolerance: Double, position: (Double) -> Double) {
    guard let grid = Self.grid(of: position, from: from, to: to, until: duration, tolerance: tolerance) else {
      return nil
    }
    // Between grid points the motion is off its chord by at most a hundredth of the tolerance.
    let corners = Self.fewestLines(through: grid, tolerance: 0.98 * tolerance)
    guard corners.count <= Self.limit else { return nil }
    self.corners = corners
  }

  /// The least number of decimals with which a number whose unit is worth `weight` points is rounded to within a
  /// twentieth of a tolerance, points.
  static func decimals(of weight: Double, tolerance: Double) -> Int {
    var (places, error) = (0, 0.5 * weight)
    while error > tolerance / 20, places < 15 { (places, error) = (places + 1, error / 10) }
    return places
  }

  /// The largest speed along the lines, points per second; a jump counts as a line of a nanosecond.
  static func steepest(_ corners: [Corner]) -> Double {
    zip(corners, corners.dropFirst()).reduce(0) { steepest, ends in
      max(steepest, ((ends.1.value - ends.0.value) / max(ends.1.time - ends.0.time, 1e-9)).magnitude)
    }
  }

  /// Points between which the motion is off its chord by at most a hundredth of the tolerance.
  private static func grid(
    of position: (Double) -> Double, from: Double, to: Double, until duration: Double, tolerance: Double
  ) -> [Corner]? {
    var grid = [Corner(time: 0, value: from)]
    func isFlat(_ a: Corner, _ b: Corner) -> Bool {
      for part in [0.25, 0.5, 0.75] {
        let chord = a.value + part * (b.value - a.value)
        if !((position(a.time + part * (b.time - a.time)) - chord).magnitude <= 0.01 * tolerance) { return false }
      }
      return true
    }
    let coarse = 64
    for index in 1...coarse {
      // Depth first, from left to right.
      var open = [duration * Double(index) / Double(coarse)]
      while let time = open.last, let last = grid.last {
        let corner = Corner(time: time, value: position(time))
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
    grid[grid.count - 1].value = to
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
