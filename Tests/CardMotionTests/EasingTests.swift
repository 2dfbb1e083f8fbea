import CardMotion
import Foundation
import Testing

/// The thirty easings of easings.net, against its formulas as `Scripts/easing-table.py` computes them in Python.
@Suite struct EasingTests {
  /// The site's cubic-beziers, and how far each may be from the formula, as `Scripts/easing-table.py errors` tells.
  static let beziers: [(String, [Double], error: Double)] = [
    ("easeInSine", [0.12, 0, 0.39, 0], 0.0077), ("easeOutSine", [0.61, 1, 0.88, 1], 0.0077),
    ("easeInOutSine", [0.37, 0, 0.63, 1], 0.0021), ("easeInQuad", [0.11, 0, 0.5, 0], 0.002),
    ("easeOutQuad", [0.5, 1, 0.89, 1], 0.002), ("easeInOutQuad", [0.45, 0, 0.55, 1], 0.0054),
    ("easeInCubic", [0.32, 0, 0.67, 0], 0.0029), ("easeOutCubic", [0.33, 1, 0.68, 1], 0.0029),
    ("easeInOutCubic", [0.65, 0, 0.35, 1], 0.0096), ("easeInQuart", [0.5, 0, 0.75, 0], 0.0057),
    ("easeOutQuart", [0.25, 1, 0.5, 1], 0.0057), ("easeInOutQuart", [0.76, 0, 0.24, 1], 0.0218),
    ("easeInQuint", [0.64, 0, 0.78, 0], 0.0114), ("easeOutQuint", [0.22, 1, 0.36, 1], 0.0114),
    ("easeInOutQuint", [0.83, 0, 0.17, 1], 0.0323), ("easeInExpo", [0.7, 0, 0.84, 0], 0.0121),
    ("easeOutExpo", [0.16, 1, 0.3, 1], 0.0121), ("easeInOutExpo", [0.87, 0, 0.13, 1], 0.0376),
    ("easeInCirc", [0.55, 0, 1, 0.45], 0.0019), ("easeOutCirc", [0, 0.55, 0.45, 1], 0.0019),
    ("easeInOutCirc", [0.85, 0, 0.15, 1], 0.0388), ("easeInBack", [0.36, 0, 0.66, -0.56], 0.005),
    ("easeOutBack", [0.34, 1.56, 0.64, 1], 0.005), ("easeInOutBack", [0.68, -0.6, 0.32, 1.6], 0.0356),
  ]

  /// The formulas' values at 201 inputs of each easing, read once for all tests.
  static let table = Result { try read() }

  private static func read() throws -> [String: [(input: Double, output: Double)]] {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Tables/easings.txt")
    var table: [String: [(input: Double, output: Double)]] = [:]
    for line in try String(contentsOf: path, encoding: .utf8).split(separator: "\n") {
      let words = line.split(separator: " ")
      try #require(words.count == 3)
      table[String(words[0]), default: []].append((try #require(Double(words[1])), try #require(Double(words[2]))))
    }
    return table
  }

  @Test func thereAreThirty() throws {
    let names = Easing.allCases.map(\.name)
    #expect(names.count == 30)
    let known = try Self.table.get().keys
    #expect(Set(names) == Set(known))
    for name in names { #expect(Easing(name: name)?.name == name) }
    for name in ["", "easeoutcubic", "ease-out-cubic", "easeOutCubic ", "easeOut"] {
      #expect(Easing(name: name) == nil)
    }
  }

  @Test func controlPointsAreTheSites() {
    #expect(Self.beziers.count == 24)
    for (name, points, _) in Self.beziers {
      let bezier = CubicBezier(x1: points[0], y1: points[1], x2: points[2], y2: points[3])
      #expect(Easing(name: name)?.curve == .cubicBezier(bezier), "\(name)")
    }
  }

  @Test(arguments: Easing.allCases)
  func valuesAreNearTheFormula(easing: Easing) throws {
    let rows = try #require(try Self.table.get()[easing.name])
    #expect(rows.count == 201)
    let allowed = Self.beziers.first { $0.0 == easing.name }?.error ?? 0.001
    let errors = rows.map { (easing.curve.value(at: $0.input) - $0.output).magnitude }
    let largest = errors.max() ?? .infinity
    #expect(largest <= allowed)
    // The stated error is no guess: it is reached to a fifth, at the latest between the table's inputs.
    #expect(largest >= 0.8 * (allowed - 0.0001) || allowed == 0.001)
    #expect(easing.curve.value(at: 0) == 0)
    #expect(easing.curve.value(at: 1) == 1)
  }

  /// A ball that falls on the target: four parabolas, whose feet are at 4/11, 8/11, 10/11 and 1.
  private static func bounce(_ x: Double) -> Double {
    let (middle, height) =
      x <= 4 / 11.0 ? (0, 1.0) : x <= 8 / 11.0 ? (6, 0.25) : x <= 10 / 11.0 ? (9, 0.0625) : (10.5, 0.015625)
    return 1 - height + 7.5625 * (x - middle / 11) * (x - middle / 11)
  }

  /// Between the table's inputs, too, the bouncing ones are within a thousandth of their formulas, which are farthest
  /// from a line at the feet.
  @Test func theFeetOfABounceAreNear() {
    let feet = [1, 2, 3, 4, 7, 8, 9, 10].map { Double($0) / 11 }
    let halves = feet.map { $0 / 2 } + feet.map { 0.5 + $0 / 2 }
    for x in (0...20_000).map({ Double($0) / 20_000 }) + feet + halves {
      let half = x < 0.5 ? (1 - Self.bounce(1 - 2 * x)) / 2 : (1 + Self.bounce(2 * x - 1)) / 2
      for (easing, value) in [
        (Easing.easeInBounce, 1 - Self.bounce(1 - x)), (.easeOutBounce, Self.bounce(x)), (.easeInOutBounce, half),
      ] {
        let error = (easing.curve.value(at: x) - value).magnitude
        if error > 0.001 { Issue.record("\(easing.name) is \(error) from its formula at \(x)") }
      }
    }
  }

  @Test func straightLinesAreFew() {
    let drawn = Easing.allCases.compactMap { easing -> Int? in
      if case .piecewiseLinear(let lines) = easing.curve { lines.points.count } else { nil }
    }
    #expect(drawn.count == 6)
    #expect(drawn.allSatisfy { (40...70).contains($0) })
  }
}
