/// The coefficients that bring a sum of columns nearest to the data: the smallest sum of squared residuals.
///
/// Computed by modified Gram–Schmidt: each column is made orthogonal to those before it, and the data to all of them,
/// so that no digits are lost to squared columns (Björck, *Solving linear least squares problems by Gram–Schmidt
/// orthogonalization*, BIT 7, 1967). A column that depends linearly on those before it gets the coefficient 0.
struct LeastSquares {
  /// The coefficient of each column.
  private(set) var coefficients: [Double]

  /// The data minus the sum of the columns, row by row.
  private(set) var residuals: [Double]

  /// The upper triangle R, column by column; 0 on its diagonal where a column was dropped.
  private var triangle: [Double]

  private let count: Int

  /// The orthonormal columns Q, one after the other: the columns are Q times R.
  private let basis: [Double]

  /// The fraction of a column's length that must remain once those before it are taken out of it.
  private static var independence: Double { 1e-11 }

  /// Solves for the coefficients.
  ///
  /// - Parameters:
  ///   - columns: The columns, one after the other, each as long as `data`.
  ///   - count: The number of columns.
  init(columns: [Double], count: Int, data: [Double]) {
    let rows = data.count
    precondition(columns.count == rows * count, "\(count) columns of \(rows) rows aren't \(columns.count) numbers")
    self.count = count
    var basis = columns
    var residuals = data
    var triangle = [Double](repeating: 0, count: count * count)
    var shares = [Double](repeating: 0, count: count)
    for column in 0..<count {
      let start = column * rows
      let before = Self.dot(basis, start, basis, start, rows).squareRoot()
      for other in 0..<column where triangle[other * count + other] > 0 {
        let share = Self.dot(basis, other * rows, basis, start, rows)
        triangle[column * count + other] = share
        basis.withUnsafeMutableBufferPointer { basis in
          for row in 0..<rows { basis[start + row] -= share * basis[other * rows + row] }
        }
      }
      let length = Self.dot(basis, start, basis, start, rows).squareRoot()
      guard length > before * Self.independence, length > 0 else { continue }
      triangle[column * count + column] = length
      let inverse = 1 / length
      basis.withUnsafeMutableBufferPointer { basis in
        for row in 0..<rows { basis[start + row] *= inverse }
      }
      let share = Self.dot(basis, start, residuals, 0, rows)
      shares[column] = share
      Self.subtract(share, of: basis, start, from: &residuals, 0, rows)
    }
    for column in (0..<count).reversed() {
      let diagonal = triangle[column * count + column]
      guard diagonal > 0 else {
        shares[column] = 0
        continue
      }
      var sum = shares[column]
      for later in column + 1..<max(count, column + 1) { sum -= triangle[later * count + column] * shares[later] }
      shares[column] = sum / diagonal
    }
    coefficients = shares
    self.residuals = residuals
    self.triangle = triangle
    self.basis = basis
  }

  /// R⁻¹, as `triangle` is stored; 0 where a column was dropped.
  private var inverse: [Double] {
    var inverse = [Double](repeating: 0, count: count * count)
    for column in 0..<count where triangle[column * count + column] > 0 {
      inverse[column * count + column] = 1 / triangle[column * count + column]
      for row in (0..<column).reversed() where triangle[row * count + row] > 0 {
        var sum = 0.0
        for middle in row + 1...column { sum += triangle[middle * count + row] * inverse[column * count + middle] }
        inverse[column * count + row] = -sum / triangle[row * count + row]
      }
    }
    return inverse
  }

  /// The diagonal of (AᵀA)⁻¹, a measure of how well each coefficient is determined; infinite where a column was
  /// dropped.
  ///
  /// AᵀA = RᵀR, so its inverse is R⁻¹R⁻ᵀ, and the diagonal is the squared length of each row of R⁻¹.
  var variances: [Double] {
    let inverse = inverse
    var sums = [Double](repeating: 0, count: count)
    for row in 0..<count {
      for column in row..<count { sums[row] += inverse[column * count + row] * inverse[column * count + row] }
      if triangle[row * count + row] == 0 { sums[row] = .infinity }
    }
    return sums
  }

  /// The variances of the coefficients if the error of each row has a size of its own, which its residual tells;
  /// infinite where a column was dropped.
  ///
  /// ```
  /// Σ (pᵢ rᵢ / (1 − hᵢ))²      p a row of R⁻¹Qᵀ, h the squared length of each row of Q
  /// ```
  /// A row draws the sum of columns towards itself, by h of its error: its residual is that much too small. Source:
  /// MacKinnon and White, *Some heteroskedasticity-consistent covariance matrix estimators with improved finite sample
  /// properties*, Journal of Econometrics 29, 1985.
  var unevenVariances: [Double] {
    let (inverse, rows) = (inverse, residuals.count)
    let kept = (0..<count).filter { triangle[$0 * count + $0] > 0 }
    var sums = (0..<count).map { kept.contains($0) ? 0 : Double.infinity }
    for row in 0..<rows {
      var own = 0.0
      for column in kept { own += basis[column * rows + row] * basis[column * rows + row] }
      let error = residuals[row] / max(1 - own, 1e-6)
      for coefficient in kept {
        var share = 0.0
        for column in kept { share += inverse[column * count + coefficient] * basis[column * rows + row] }
        sums[coefficient] += share * share * error * error
      }
    }
    return sums
  }

  /// The sum of the squared residuals.
  var sum: Double { Self.dot(residuals, 0, residuals, 0, residuals.count) }

  /// Returns the sum of the products of two parts of columns: in four partial sums, which a processor adds in parallel.
  static func dot(_ a: [Double], _ aStart: Int, _ b: [Double], _ bStart: Int, _ count: Int) -> Double {
    a.withUnsafeBufferPointer { a in
      b.withUnsafeBufferPointer { b in
        var (first, second, third, fourth) = (0.0, 0.0, 0.0, 0.0)
        var (i, j) = (aStart, bStart)
        let end = aStart + count / 4 * 4
        while i < end {
          first += a[i] * b[j]
          second += a[i + 1] * b[j + 1]
          third += a[i + 2] * b[j + 2]
          fourth += a[i + 3] * b[j + 3]
          (i, j) = (i + 4, j + 4)
        }
        while i < aStart + count {
          first += a[i] * b[j]
          (i, j) = (i + 1, j + 1)
        }
        return (first + second) + (third + fourth)
      }
    }
  }

  /// Subtracts a multiple of a part of `a` from a part of `b`.
  private static func subtract(
    _ share: Double, of a: [Double], _ aStart: Int, from b: inout [Double], _ bStart: Int, _ count: Int
  ) {
    a.withUnsafeBufferPointer { a in
      b.withUnsafeMutableBufferPointer { b in
        for index in 0..<count { b[bStart + index] -= share * a[aStart + index] }
      }
    }
  }
}
