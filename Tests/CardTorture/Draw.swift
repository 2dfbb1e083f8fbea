import CardMath

/// Random choices, determined by a seed and an index: the same pair makes the same document everywhere.
struct Draw {
  private var random: SplitMix64

  /// The choices of one run.
  ///
  /// - Parameters:
  ///   - seed: The seed of the whole series.
  ///   - index: The run's number in it.
  init(seed: UInt64, index: UInt64) {
    var mixer = SplitMix64(seed: seed)
    random = SplitMix64(seed: mixer.next() &+ index &* 0xD134_2543_DE82_EF95)
  }

  /// True with a probability from 0 to 1.
  mutating func chance(_ probability: Double) -> Bool { random.nextUnit() < probability }

  /// One of some values; there must be at least one.
  mutating func pick<Value>(_ values: [Value]) -> Value { values[Int(random.next(below: UInt64(values.count)))] }

  /// A whole number within limits.
  mutating func whole(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(random.next(below: UInt64(range.upperBound - range.lowerBound) + 1))
  }

  /// A number within limits, evenly spread.
  mutating func number(_ range: ClosedRange<Double>) -> Double {
    min(random.next(from: range.lowerBound, to: range.upperBound), range.upperBound)
  }

  /// A number of random magnitude: each power of ten is equally likely.
  mutating func sized(_ low: Double, _ high: Double) -> Double {
    let (from, to) = (Elementary.log(low), Elementary.log(high))
    return min(max(Elementary.exp(number(from...to)), low), high)
  }

  /// A number within limits: often a limit or next to it, or 0 or 1 if they are in between, or any number.
  mutating func extreme(_ range: ClosedRange<Double>) -> Double {
    let (low, high) = (range.lowerBound, range.upperBound)
    func inside(_ number: Double) -> Double { min(max(number, low), high) }
    switch whole(0...9) {
    case 0, 1: return low
    case 2, 3: return high
    case 4: return inside(low.nextUp)
    case 5: return inside(high.nextDown)
    case 6: return inside(pick([0, 1, -1, 0.001, 1000]))
    case 7: return inside(low + (high - low) * sized(1e-9, 1))
    default: return number(range)
    }
  }

  /// A random subset of some values in their order; `probability` applies to each value.
  mutating func some<Value>(_ values: [Value], _ probability: Double) -> [Value] {
    values.filter { _ in chance(probability) }
  }
}
