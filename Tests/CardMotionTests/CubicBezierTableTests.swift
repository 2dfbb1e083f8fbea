import CardMath
import CardTestSupport
import Testing

@testable import CardMotion

@Suite struct CubicBezierTableTests {
  /// The table's rows, with those of each curve together.
  private static func forEachRow(of name: String, _ check: (CurveRow, CubicBezierTable) throws -> Void) throws {
    var table: CubicBezierTable?
    for row in try CurveRow.all(name) {
      let current = table.flatMap { $0.curve == row.curve ? $0 : nil } ?? CubicBezierTable(row.curve)
      table = current
      try check(row, current)
    }
  }

  /// Only the last sum rounds: half a unit in the last place, and next to nothing. The curve's own values are within
  /// 4e-16 where the slope is moderate, and are farther off where it isn't.
  @Test(arguments: ["cubic-bezier", "cubic-bezier-high"])
  func valuesAreNearlyTheNearestDoubles(name: String) throws {
    var (worst, ofTheCurve) = (Worst(), Worst())
    var own = 0
    try CubicBezierTableTests.forEachRow(of: name) { row, table in
      let value = table.value(at: row.x)
      guard table.hasCell(at: row.x) else {
        #expect(value == row.curve.value(at: row.x), "\(row.words)")
        return
      }
      own += 1
      worst.note(((value - row.value - row.rest).magnitude - row.value.ulp / 2) / row.height, at: "\(row.words)")
      ofTheCurve.note(
        ((row.curve.value(at: row.x) - row.value - row.rest).magnitude - row.value.ulp / 2) / row.height,
        at: "\(row.words)")
    }
    #expect(own > 500)
    #expect(worst.error <= 2e-17, "\(worst)")
    #expect(ofTheCurve.error > 5 * worst.error, "\(ofTheCurve)")
  }

  @Test func slopesAreExact() throws {
    var worst = Worst()
    try CubicBezierTableTests.forEachRow(of: "cubic-bezier") { row, table in
      guard let slope = row.slope else {
        #expect(table.sample(at: row.x).slope == nil, "\(row.words)")
        return
      }
      let found = try #require(table.sample(at: row.x).slope, "\(row.words)")
      let scale = max(slope.magnitude, row.height * min(1, slope.magnitude + 0.01))
      let sharpness = max(1, slope.magnitude * slope.magnitude * 1e-3)
      worst.note((found - slope).magnitude / scale / sharpness, at: "\(row.words) \(found)")
    }
    #expect(worst.error <= 1e-13, "\(worst)")
  }

  /// Of any curve, up to a million high and with vertical tangents, the table and the curve differ by no more than the
  /// errors that both may have.
  @Test(arguments: Seeds.few)
  func agreesWithTheCurve(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for number in 0..<Seeds.count(20, of: 40) {
      let curve = RandomCurve.next(&random, number: number)
      let table = CubicBezierTable(curve)
      let height = max(1, curve.y1.magnitude, curve.y2.magnitude)
      for _ in 0..<100 {
        let x = RandomCurve.input(&random)
        let (own, found) = (curve.sample(at: x), table.sample(at: x))
        #expect(found.value == table.value(at: x))
        let slope = own.slope?.magnitude ?? .infinity
        let bound = 1.2e-15 * height + 4 * x.ulp * slope
        #expect((own.value - found.value).magnitude <= bound, "\(curve) \(x)")
        guard table.hasCell(at: x), let first = own.slope, let second = found.slope else { continue }
        let sharpness = max(1, slope * slope * 1e-3 / height)
        #expect((first - second).magnitude <= 1e-12 * max(slope, height) * sharpness, "\(curve) \(x)")
      }
    }
  }

  @Test(arguments: Seeds.few)
  func beginsAtZeroAndEndsAtOne(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for number in 0..<30 {
      let table = CubicBezierTable(RandomCurve.next(&random, number: number))
      for x in [-1e300, -1, -Double.leastNonzeroMagnitude, -0.0, 0] { #expect(table.value(at: x) == 0) }
      for x in [1, 1.0.nextUp, 7, 1e300] { #expect(table.value(at: x) == 1) }
      #expect(table.value(at: .nan) == table.curve.value(at: .nan))
      for x in [-0.001, 0, 1, 1.001] { #expect(isTheCurve(table, at: x)) }
    }
  }

  private func isTheCurve(_ table: CubicBezierTable, at x: Double) -> Bool {
    table.sample(at: x) == table.curve.sample(at: x)
  }

  /// A curve rotated by 180° about its centre is the curve of the rotated control points.
  @Test(arguments: Seeds.few)
  func aTurnedCurveIsTheTurnedOne(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<30 {
      // Multiples of 2⁻²⁰ make 1 − p exact.
      let p = (0..<4).map { _ in Double(random.next(below: 1 << 20)) * 0x1p-20 }
      let table = CubicBezierTable(CubicBezier(x1: p[0], y1: p[1], x2: p[2], y2: p[3]))
      let turned = CubicBezierTable(CubicBezier(x1: 1 - p[2], y1: 1 - p[3], x2: 1 - p[0], y2: 1 - p[1]))
      for _ in 0..<20 {
        let x = Double(random.next(below: 1 << 20)) * 0x1p-20
        guard table.hasCell(at: x) && turned.hasCell(at: 1 - x) else { continue }
        #expect((table.value(at: x) - (1 - turned.value(at: 1 - x))).magnitude <= 2.3e-16)
      }
    }
  }

  /// Values never fall if the definition rises: on a grid, next to both ends, and across the borders of all parts.
  @Test(
    arguments: [
      (0.25, 0.1, 0.25, 1), (0.42, 0, 0.58, 1), (0.32, 0.72, 0, 1), (1, 0, 0, 1), (0, 1, 1, 0), (0, 0, 0, 1),
      (0.05, 0.7, 0.1, 1), (0, 0, 1, 1), (1, 1, 0, 0), (0.87, 0, 0.13, 1),
    ] as [(Double, Double, Double, Double)])
  func risesWithoutAStepBack(x1: Double, y1: Double, x2: Double, y2: Double) {
    let table = CubicBezierTable(CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2))
    let grid = (0...20_000).map { Double($0) / 20_000 }
    let start = (0...1000).map { Double($0) * 1e-12 }
    let end = (0...1000).map { (index: Int) -> Double in 1 - Double(1000 - index) * 0x1p-50 }
    let borders = (1..<1024).flatMap { (index: Int) -> [Double] in
      (-3...3).map { Double(index) * 0x1p-10 + Double($0) * 0x1p-52 }
    }
    for inputs in [grid, start, end] {
      let values = inputs.map(table.value(at:))
      #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 })
      #expect(values.allSatisfy { $0 >= 0 && $0 <= 1 })
    }
    // From one double to the next a curve rises by less than a unit in the last place of its value.
    let values = borders.map(table.value(at:))
    #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 + $1.ulp })
  }

  /// Nearest to a vertical tangent the curve answers, which says nil for its slope.
  @Test func knowsVerticalTangents() {
    let rising = CubicBezierTable(CubicBezier(x1: 0, y1: 0.6, x2: 0.4, y2: 1))
    let falling = CubicBezierTable(CubicBezier(x1: 0.6, y1: 0, x2: 1, y2: 0.4))
    let upright = CubicBezierTable(CubicBezier(x1: 1, y1: 0, x2: 0, y2: 1))
    #expect(rising.sample(at: 0).slope == nil)
    #expect(falling.sample(at: 1).slope == nil)
    #expect(upright.sample(at: 0.5).slope == nil)
    #expect(upright.value(at: 0.5) == 0.5)
    for (table, x) in [(rising, 1e-5), (falling, 1 - 1e-5), (upright, 0.5 + 1e-5)] {
      #expect(!table.hasCell(at: x))
      #expect(isTheCurve(table, at: x))
    }
    for (table, x) in [(rising, 0.01), (falling, 0.99), (upright, 0.52)] { #expect(table.hasCell(at: x)) }
  }

  /// The sizes that the documentation names.
  @Test(arguments: Seeds.few)
  func staysSmall(seed: UInt64) {
    #expect(MemoryLayout<CubicBezierTable.Cell>.stride == 128)
    var random = SplitMix64(seed: seed)
    for number in 0..<Seeds.count(50, of: 200) {
      let table = CubicBezierTable(RandomCurve.next(&random, number: number))
      #expect(table.cellCount >= 8, "\(table.curve)")
      #expect(table.cellCount <= 107, "\(table.curve)")
      #expect(table.partOfTheCurve <= 16.0 / 1024, "\(table.curve)")
    }
    let usual: [(Double, Double, Double, Double)] = [
      (0.25, 0.1, 0.25, 1), (0.42, 0, 0.58, 1), (0.32, 0.72, 0, 1), (0.2, 0, 0, 1), (0.87, 0, 0.13, 1),
    ]
    for (x1, y1, x2, y2) in usual {
      let table = CubicBezierTable(CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2))
      #expect(table.cellCount >= 28, "\(table.cellCount)")
      #expect(table.cellCount <= 88, "\(table.cellCount)")
      #expect(table.partOfTheCurve == 0, "\(table.cellCount)")
    }
  }
}

extension CubicBezierTable {
  /// True if a cell has the output for the input `x`, and not the curve.
  fileprivate func hasCell(at x: Double) -> Bool { cell(at: x) != nil }

  /// The part of all inputs for which the curve answers.
  fileprivate var partOfTheCurve: Double {
    let count = Double(CubicBezierTable.resolution)
    let middles = (0..<CubicBezierTable.resolution).map { (Double($0) + 0.5) / count }
    return Double(middles.filter { !hasCell(at: $0) }.count) / count
  }
}

/// Curves of all kinds: moderate ones, high ones, and ones with tangents that are vertical or nearly so.
private enum RandomCurve {
  static func next(_ random: inout SplitMix64, number: Int) -> CubicBezier {
    func x() -> Double {
      let unit = random.nextUnit()
      if number % 4 == 0 { return unit }
      if number % 4 == 1 { return unit.rounded() }
      let small = unit * unit * unit * unit * unit * unit * unit * unit
      return number % 4 == 2 ? small : 1 - small
    }
    let height = [1.5, 1e2, 1e6][number % 3]
    return CubicBezier(
      x1: x(), y1: random.next(from: -height, to: height), x2: x(), y2: random.next(from: -height, to: height))
  }

  /// An input in 0…1, often next to one of its ends.
  static func input(_ random: inout SplitMix64) -> Double {
    let unit = random.nextUnit()
    let small = unit * unit * unit * unit * unit * unit
    return switch random.next(below: 4) {
    case 0: small
    case 1: 1 - small
    default: unit
    }
  }
}
