import CardMath
import Foundation
import Testing

/// A table of exact values, as `Scripts/elementary-table.py` writes it.
struct ReferenceTable {
  /// An exact value: the Double nearest to it, and how far beyond that it lies, counted away from 0, in units of the
  /// distance to the next Double on that side.
  struct Value {
    var nearest: Double
    var beyond: Double

    /// How far `result` is from the exact value, in those units: in ulps, where the binade of the exact value counts.
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

  /// The largest error of the results that `evaluate` has for each row's arguments, and where.
  func worst(_ evaluate: ([Double]) -> [Double]) -> (ulps: Double, arguments: [Double]) {
    var worst: (ulps: Double, arguments: [Double]) = (0, [])
    for row in rows {
      for (result, exact) in zip(evaluate(row.arguments), row.values) {
        let ulps = exact.ulps(from: result)
        // Not `ulps > worst.ulps`: what isn't a number is worst of all.
        if !(ulps <= worst.ulps) { worst = (ulps, row.arguments) }
      }
    }
    return worst
  }
}

/// The digest of `count` numbers that `evaluate` makes from its own draws.
func digest(count: Int, _ evaluate: (inout SplitMix64) -> Double) -> UInt64 {
  var random = SplitMix64(seed: 20)
  var digest = Digest()
  for _ in 0..<count { digest.combine(evaluate(&random)) }
  return digest.value
}

/// Whether two numbers are the same to the bit, signs of 0 included.
func same(_ a: Double, _ b: Double) -> Bool {
  a.bitPattern == b.bitPattern
}

/// How often a function steps down on a run of neighbouring numbers that begins at `start`.
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
