/// A family of motions to be fitted to positions: a sum of functions of time, each with a share. The shares follow by
/// linear least squares; a few parameters give the shape of the functions.
protocol MotionShape: Sendable {
  /// The least and the greatest value of each parameter of the shape, and the distance over which it changes the motion
  /// much.
  var ranges: [ParameterRange] { get }

  /// The number of samples to either side over which a better start is searched, if the start is the shape's last
  /// parameter.
  var startReach: Int { get }

  /// The number of functions that are summed.
  var functionCount: Int { get }

  /// True if the motion stops at an instant, and doesn't only come ever nearer to its end.
  var hasEnd: Bool { get }

  /// True if the intervals are those of a ``StartProfile``, where the start is searched.
  var isProfiled: Bool { get }

  /// Writes the values of the functions at `times` into `columns`, one function after the other.
  ///
  /// - Parameters:
  ///   - shape: One number for each of `ranges`, within it.
  ///   - times: The times, seconds.
  func fill(_ columns: inout [Double], shape: [Double], times: [Double])
}

/// The values that a parameter of a shape can have.
struct ParameterRange: Hashable, Sendable {
  var low: Double
  var high: Double

  /// The distance over which it changes the motion much.
  var scale: Double

  func clamp(_ value: Double) -> Double { min(max(value, low), high) }
}

/// The motion of a shape nearest to the data.
struct ShapeFit {
  /// The parameters of the shape.
  var shape: [Double]

  /// The share of each function.
  var shares: [Double]

  /// The data minus the position of the motion, at each time.
  var residuals: [Double]

  /// The sum of the squared residuals.
  var sum: Double
}

/// Searches for the shape that brings a motion nearest to positions.
///
/// For each shape the shares are solved for exactly, so that only the few parameters of the shape are searched: Golub
/// and Pereyra, *The differentiation of pseudo-inverses and nonlinear least squares problems whose variables separate*,
/// SIAM J. Numer. Anal. 10, 1973. The search is the Levenberg–Marquardt method (Marquardt, *An algorithm for
/// least-squares estimation of nonlinear parameters*, J. SIAM 11, 1963), with derivatives from finite differences.
struct VariableProjection<Shape: MotionShape> {
  let motion: Shape
  let times: [Double]

  /// The positions, each times the root of its weight.
  let positions: [Double]

  /// The root of the weight of each position; empty if all have the weight 1.
  private let roots: [Double]
  private var columns: [Double]

  /// - Parameter weights: The weight of each squared residual; empty: 1.
  init(_ motion: Shape, times: [Double], positions: [Double], weights: [Double] = []) {
    precondition(times.count == positions.count, "each position has its time")
    precondition(weights.isEmpty || weights.count == times.count, "each position has its weight")
    let roots = weights.map { $0.squareRoot() }
    (self.motion, self.times, self.roots) = (motion, times, roots)
    self.positions = roots.isEmpty ? positions : zip(positions, roots).map { $0 * $1 }
    columns = [Double](repeating: 0, count: times.count * motion.functionCount)
  }

  /// Writes the weighted values of the functions of a shape into `columns`.
  private mutating func fillColumns(_ shape: [Double]) {
    motion.fill(&columns, shape: shape, times: times)
    guard !roots.isEmpty else { return }
    for function in 0..<motion.functionCount {
      for row in roots.indices { columns[function * roots.count + row] *= roots[row] }
    }
  }

  /// Returns the motion of a given shape that lies nearest to the data.
  mutating func fit(_ shape: [Double]) -> ShapeFit {
    fillColumns(shape)
    let solved = LeastSquares(columns: columns, count: motion.functionCount, data: positions)
    let sum = solved.sum
    return ShapeFit(
      shape: shape, shares: solved.coefficients, residuals: solved.residuals, sum: sum.isFinite ? sum : .infinity)
  }

  /// The same search on a part of the data, evenly spread, if there is much of it: it is enough to tell good starts
  /// from bad.
  var thinned: VariableProjection {
    let stride = max(1, times.count / 40)
    if stride == 1 { return self }
    let rows = Swift.stride(from: 0, to: times.count, by: stride)
    guard !roots.isEmpty else {
      return VariableProjection(motion, times: rows.map { times[$0] }, positions: rows.map { positions[$0] })
    }
    return VariableProjection(
      motion, times: rows.map { times[$0] }, positions: rows.map { positions[$0] / roots[$0] },
      weights: rows.map { roots[$0] * roots[$0] })
  }

  /// Returns the sum of the squared residuals of each shape.
  func sums(of shapes: [[Double]]) -> [Double] {
    var projection = self
    return shapes.map { projection.fit($0).sum }
  }

  /// Returns the nearest motion found from `start`, within the ranges of the shape.
  ///
  /// - Parameter holdsLast: True to keep the last parameter of the shape.
  mutating func search(from start: [Double], steps: Int = 60, holdsLast: Bool = false) -> ShapeFit {
    let ranges = motion.ranges
    let count = ranges.count - (holdsLast ? 1 : 0)
    let rows = times.count
    var best = fit(zip(ranges, start).map { $0.clamp($1) })
    var damping = 1e-3
    for _ in 0..<steps {
      // The derivatives of the residuals, one column for each parameter of the shape.
      var slopes = [Double](repeating: 0, count: rows * count)
      for index in 0..<count {
        let range = ranges[index]
        var shape = best.shape
        let step = 1e-6 * range.scale
        shape[index] += shape[index] + step > range.high ? -step : step
        let change = shape[index] - best.shape[index]
        let beside = fit(shape)
        for row in 0..<rows { slopes[index * rows + row] = (beside.residuals[row] - best.residuals[row]) / change }
      }
      var square = [Double](repeating: 0, count: count * count)
      var gradient = [Double](repeating: 0, count: count)
      for a in 0..<count {
        for b in a..<count {
          let sum = LeastSquares.dot(slopes, a * rows, slopes, b * rows, rows)
          (square[a * count + b], square[b * count + a]) = (sum, sum)
        }
        gradient[a] = LeastSquares.dot(slopes, a * rows, best.residuals, 0, rows)
      }
      var isDone = true
      while damping < 1e12 {
        guard let step = Self.solve(square, gradient, damping: damping, count: count) else {
          damping *= 10
          continue
        }
        var shape = best.shape
        for index in 0..<count { shape[index] = ranges[index].clamp(shape[index] - step[index]) }
        // A step this short no longer changes the motion, in either direction.
        if (0..<count).allSatisfy({ (shape[$0] - best.shape[$0]).magnitude <= 1e-8 * ranges[$0].scale }) { break }
        let next = fit(shape)
        if next.sum < best.sum {
          isDone = best.sum - next.sum <= 1e-6 * best.sum
          best = next
          damping = max(1e-12, damping / 10)
          break
        }
        damping *= 8
      }
      if isDone { break }
    }
    return best
  }

  /// Returns the variance factor of each parameter of the shape and of each share: the diagonal of (JᵀJ)⁻¹, where J
  /// holds the derivatives of the positions by all of them.
  ///
  /// - Parameters:
  ///   - holdsLast: True if the last parameter of the shape is known: its variance is 0.
  ///   - weight: Prior knowledge of the shape's last parameter, as one more position with this derivative by it and 0
  ///     by the others; 0: none.
  mutating func variances(of fit: ShapeFit, holdsLast: Bool = false, weight: Double = 0) -> [Double] {
    let rows = times.count
    let ranges = motion.ranges
    let count = ranges.count - (holdsLast ? 1 : 0)
    var slopes = [Double](repeating: 0, count: rows * (count + motion.functionCount))
    for index in 0..<count {
      let range = ranges[index]
      var sides: [[Double]] = []
      var places: [Double] = []
      for sign in [-1.0, 1.0] {
        var shape = fit.shape
        shape[index] = range.clamp(shape[index] + sign * 1e-5 * range.scale)
        fillColumns(shape)
        places.append(shape[index])
        sides.append(
          (0..<rows).map { row in
            (0..<motion.functionCount).reduce(0) { $0 + fit.shares[$1] * columns[$1 * rows + row] }
          })
      }
      let distance = places[1] - places[0]
      for row in 0..<rows { slopes[index * rows + row] = (sides[1][row] - sides[0][row]) / distance }
    }
    fillColumns(fit.shape)
    for index in columns.indices { slopes[count * rows + index] = columns[index] }
    var data = positions
    if weight > 0 {
      data.append(0)
      // Goes from the last column to the first, so that an insertion doesn't move the columns still to be handled.
      for column in (0..<count + motion.functionCount).reversed() {
        slopes.insert(column == count - 1 ? weight : 0, at: (column + 1) * rows)
      }
    }
    var variances = LeastSquares(columns: slopes, count: count + motion.functionCount, data: data).variances
    if holdsLast { variances.insert(0, at: count) }
    return variances
  }

  /// Returns Marquardt's step, (A + damping · diag A)⁻¹ g, by Cholesky's method; nil if the matrix isn't positive
  /// definite.
  private static func solve(_ matrix: [Double], _ gradient: [Double], damping: Double, count: Int) -> [Double]? {
    var factor = matrix
    for row in 0..<count {
      for column in 0...row {
        var sum = matrix[row * count + column]
        if row == column { sum += damping * sum }
        for middle in 0..<column { sum -= factor[row * count + middle] * factor[column * count + middle] }
        if row == column {
          // A parameter without any effect keeps its value.
          if matrix[row * count + row] == 0 { sum = 1 }
          guard sum > 0, sum.isFinite else { return nil }
          factor[row * count + row] = sum.squareRoot()
        } else {
          factor[row * count + column] = sum / factor[column * count + column]
        }
      }
    }
    var step = gradient
    for row in 0..<count {
      for column in 0..<row { step[row] -= factor[row * count + column] * step[column] }
      step[row] /= factor[row * count + row]
    }
    for row in (0..<count).reversed() {
      for column in row + 1..<max(count, row + 1) { step[row] -= factor[column * count + row] * step[column] }
      step[row] /= factor[row * count + row]
    }
    return step.allSatisfy(\.isFinite) ? step : nil
  }
}
