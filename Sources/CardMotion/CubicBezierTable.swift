/// A timing curve prepared for many samples: a value takes a quarter of the time that a ``CubicBezier`` takes for it, a
/// value with its slope a third, and values are nearer to the exact ones.
///
/// A ``CubicBezier`` solves an equation for each sample. A table has solved it in advance: the inputs 0…1 are divided
/// into cells, and in each the output is a polynomial of the input, whose 12 terms come from the curve's power series.
/// A cell is as wide as the series allows, from 1/8 to 1/1024. Nearest to a vertical tangent there is no such series,
/// and the curve itself is asked: for at most 16 in 1024 of all inputs, and for none if no tangent is vertical or
/// nearly so.
///
/// To make a table takes some 20 µs, as long as 800 values of the curve, so that it is worth it for a curve that is
/// sampled more than a thousand times. A table has 1 KB and 128 bytes for each cell. Usual curves have 28 to 88 cells,
/// and of 60,000 random ones none has more than 107. Copies share one memory.
///
/// The last bits of a value may differ from the curve's own, so that frames of a simulation are computed without
/// tables.
public struct CubicBezierTable: Sendable {
  /// The curve.
  public let curve: CubicBezier

  /// The number of the cell of each 1024th of the inputs, and of 1; a number that no cell has where the curve answers.
  private let numbers: [UInt8]

  private let cells: [Cell]

  /// The number of inputs that are told apart when a cell is looked for.
  static var resolution: Int { 1024 }

  /// Solves a curve in advance.
  public init(_ curve: CubicBezier) {
    self.curve = curve
    let maker = CubicBezierTableMaker(curve)
    (numbers, cells) = (maker.numbers, maker.cells)
  }

  /// The curve's output for the input `x`; exactly 0 for x ≤ 0 and exactly 1 for x ≥ 1.
  ///
  /// Within half a unit in the output's last place plus 2·10⁻¹⁷ · max(1, |y₁|, |y₂|) of the exact value, and nearest to
  /// a vertical tangent what ``CubicBezier/value(at:)`` says.
  public func value(at x: Double) -> Double {
    guard let cell = cell(at: x) else { return curve.value(at: x) }
    return cell.value(at: x)
  }

  /// The curve's output and slope for the input `x`, as ``CubicBezier/sample(at:)`` has them; the slope is nil where
  /// the tangent is vertical.
  public func sample(at x: Double) -> (value: Double, slope: Double?) {
    guard let cell = cell(at: x) else { return curve.sample(at: x) }
    return cell.sample(at: x)
  }

  /// The cell of the input `x`, or nil where the curve answers.
  @inline(__always)
  func cell(at x: Double) -> Cell? {
    guard x > 0 && x < 1 else { return nil }
    // The first bits of 1 + x after its 1. The sum may round up to the next cell's first input, where both are right.
    let part = Int(truncatingIfNeeded: ((1 + x).bitPattern &- (1 as Double).bitPattern) &>> 42)
    let number = Int(numbers[part])
    return number < cells.count ? cells[number] : nil
  }

  /// The number of cells.
  var cellCount: Int { cells.count }
}

extension CubicBezierTable {
  /// The output as a polynomial of the distance u from an input: start + c₁ u + … + c₁₂ u¹².
  ///
  /// The odd terms and the even ones are two polynomials of u², which the two lanes of a register hold. Their sum is
  /// small against the start, whose rest beyond a double is added to it, so that only the last sum rounds.
  struct Cell: Sendable {
    let terms12, terms34, terms56, terms78, terms9And10, terms11And12: SIMD2<Double>

    /// The input from which distances count.
    let place: Double

    /// The output there, and the rest of it that a double doesn't hold.
    let start, rest: Double

    @inline(__always)
    func value(at x: Double) -> Double {
      let u = x - place
      let square = SIMD2(repeating: u * u)
      var sums = terms9And10 + square * terms11And12
      sums = terms78 + square * sums
      sums = terms56 + square * sums
      sums = terms34 + square * sums
      sums = terms12 + square * sums
      return start + (rest + u * (sums[0] + u * sums[1]))
    }

    @inline(__always)
    func sample(at x: Double) -> (value: Double, slope: Double?) {
      let u = x - place
      let square = SIMD2(repeating: u * u)
      // Horner's scheme, and once more for the derivatives by u².
      var sums = terms9And10 + square * terms11And12
      var slopes = sums + square * terms11And12
      sums = terms78 + square * sums
      slopes = sums + square * slopes
      sums = terms56 + square * sums
      slopes = sums + square * slopes
      sums = terms34 + square * sums
      slopes = sums + square * slopes
      sums = terms12 + square * sums
      slopes = square * slopes
      let slope = sums[0] + 2 * (slopes[0] + u * (sums[1] + slopes[1]))
      return (start + (rest + u * (sums[0] + u * sums[1])), slope)
    }
  }
}
