import CardMath
import Foundation
import Testing

/// A table of exact values, written by `Scripts/elementary-table.py`.
struct ReferenceTable {
  /// An exact value: the nearest Double, and the exact value's distance beyond it, positive away from 0, in units of
  /// the distance to the next Double on that side.
  struct Value {
    var nearest: Double
    var beyond: Double

    /// The distance between `result` and the exact value in those units: ulps of the exact value's binade.
    func ulps(from result: Double) -> Double {
      let size = nearest.magnitude
      let ulp = beyond >= 0 ? size.nextUp - size : size - size.nextDown
      let away = nearest.sign == .minus ? nearest - result : result - nearest
      return (away / ulp - beyond).magnitude
    }
  }

  var rows: [(arguments: [Double], values: [Value])] = []

  init(_ name: String, arguments: Int, values: Int) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Tables")
    let text = try String(contentsOf: folder.appendingPathComponent("\(name).txt"), encoding: .utf8)
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
      let words = line.split(separator: UInt8(ascii: " ")).map { Substring($0) }
      try #require(words.count == arguments + 2 * values)
      let numbers = try words.prefix(arguments).map { try Self.number($0) }
      let exact = try (0..<values).map { index in
        let first = arguments + 2 * index
        let beyond = try #require(Double(words[first + 1]))
        return Value(nearest: try Self.number(words[first]), beyond: beyond / 10_000)
      }
      rows.append((numbers, exact))
    }
  }

  private static func number(_ word: Substring) throws -> Double {
    try Double(bitPattern: #require(UInt64(word, radix: 16)))
  }

  /// The largest error of `evaluate` over all rows, in ulps, and the arguments at which it occurs.
  func worst(_ evaluate: ([Double]) -> [Double]) -> (ulps: Double, arguments: [Double]) {
    var worst: (ulps: Double, arguments: [Double]) = (0, [])
    for row in rows {
      for (result, exact) in zip(evaluate(row.arguments), row.values) {
        let ulps = exact.ulps(from: result)
        // Not `ulps > worst.ulps`: NaN counts as the largest error.
        if !(ulps <= worst.ulps) { worst = (ulps, row.arguments) }
      }
    }
    return worst
  }
}

/// The digest of `count` numbers that `evaluate` computes from its random draws.
func digest(count: Int, _ evaluate: (inout SplitMix64) -> Double) -> UInt64 {
  var random = SplitMix64(seed: 20)
  var digest = Digest()
  for _ in 0..<count { digest.combine(evaluate(&random)) }
  return digest.value
}

/// True if two numbers have the same bits, signs of 0 included.
func same(_ a: Double, _ b: Double) -> Bool {
  a.bitPattern == b.bitPattern
}

/// The number of steps down that a function makes over `count` neighbouring numbers from `start`.
func stepsDown(from start: Double, count: Int, _ function: (Double) -> Double) -> Int {
  var x = start
  var value = function(x)
  var steps = 0
  for _ in 0..<count {
    x = x.nextUp
    let next = function(x)
    if !(next >= value) { steps += 1 }
    value = next
  }
  return steps
}
