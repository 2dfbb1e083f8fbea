import CardMath
import CardTestSupport
import Testing

@testable import CardCharts

@Suite struct KeyframeThinningTests {
  private typealias Point = KeyframeThinning.Point

  private static func walk(_ seed: UInt64, count: Int) -> [Point] {
    var random = SplitMix64(seed: seed)
    func unit() -> Double { Double(random.next() >> 40) / 0x1p24 }
    var (time, value, speed) = (0.0, 0.0, 0.0)
    return (0..<count).map { _ in
      time += 1 + (unit() * 30).rounded()
      speed = unit() < 0.1 ? unit() * 8 - 4 : speed * 0.97
      value += speed
      return Point(time: time, value: value)
    }
  }

  private static func isClose(_ from: Point, _ to: Point, _ between: some Sequence<Point>, _ tolerance: Double) -> Bool
  {
    between.allSatisfy { sample in
      let line = from.value + (to.value - from.value) * (sample.time - from.time) / (to.time - from.time)
      return (line - sample.value).magnitude <= tolerance + 1e-9
    }
  }

  /// Each sample is within the tolerance, and a search over all pairs finds no fewer keyframes.
  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func theyAreCloseAndTheFewest(seed: UInt64) {
    let samples = Self.walk(seed, count: 3 + Int(seed) * 3)
    let rounded = samples.map { Point(time: $0.time, value: ($0.value * 10).rounded() / 10) }
    let keyframes = KeyframeThinning.keyframes(of: samples, rounded: rounded, tolerance: 0.4)
    #expect(keyframes.first == rounded.first, "seed \(seed)")
    #expect(keyframes.last == rounded.last, "seed \(seed)")
    for (from, to) in zip(keyframes, keyframes.dropFirst()) {
      let between = samples.filter { $0.time > from.time && $0.time < to.time }
      #expect(Self.isClose(from, to, between, 0.4), "seed \(seed) at \(from.time)")
    }
    var fewest = [1]
    for end in 1..<samples.count {
      let counts = (0..<end).filter { start in
        Self.isClose(rounded[start], rounded[end], samples[(start + 1)..<end], 0.4)
      }.map { fewest[$0] + 1 }
      fewest.append(counts.min() ?? .max)
    }
    #expect(keyframes.count == fewest.last, "seed \(seed)")
  }

  @Test func aStraightLineHasTwo() {
    let samples = (0..<400).map { Point(time: Double($0), value: Double($0) * 2) }
    let keyframes = KeyframeThinning.keyframes(of: samples, rounded: samples, tolerance: 0.1)
    #expect(keyframes == [samples[0], samples[399]])
  }

  @Test func oneLineReplacesNoMoreThanItsReach() {
    let count = KeyframeThinning.reach * 3
    let samples = (0..<count).map { Point(time: Double($0), value: 1) }
    #expect(KeyframeThinning.keyframes(of: samples, rounded: samples, tolerance: 0.1).count == 4)
  }

  @Test func fewSamplesAreKept() {
    let one = [Point(time: 0, value: 3)]
    #expect(KeyframeThinning.keyframes(of: one, rounded: one, tolerance: 1) == one)
    #expect(KeyframeThinning.keyframes(of: [], rounded: [], tolerance: 1) == [])
  }
}
