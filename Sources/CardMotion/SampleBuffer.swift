/// Up to twenty positions of a finger with their times, oldest first, in one value without an allocation.
///
/// A time is a whole number of ticks as a `Double`, which spares every estimate the conversion; within ±2⁴⁸ (a year)
/// the sum of twenty is exact, too.
@usableFromInline
struct SampleBuffer: Sendable {
  private typealias Four = (Double, Double, Double, Double)
  private typealias Sixteen = (Four, Four, Four, Four)
  private typealias Slots = (Sixteen, Sixteen)

  /// The number of slots: with more than twenty, the samples have to move to the front only occasionally.
  private static let slotCount = 32

  /// The slot of the oldest sample.
  private var first = 0

  /// The samples there are, at most 20.
  @usableFromInline var count = 0

  /// The sum of all times, ticks.
  private var timeSum = 0.0

  private var times: Slots
  private var positions: Slots

  /// A buffer without samples.
  init() {
    let four = (0.0, 0.0, 0.0, 0.0)
    let sixteen = (four, four, four, four)
    times = (sixteen, sixteen)
    positions = times
  }

  /// Removes all samples.
  mutating func removeAll() {
    (first, count, timeSum) = (0, 0, 0)
  }

  /// The time of the oldest sample, ticks.
  var oldestTime: Double {
    @inline(__always) mutating get { withView { $0.times[0] } }
  }

  /// Removes the oldest sample.
  @inline(__always)
  mutating func removeFirst() {
    timeSum -= oldestTime
    first += 1
    count -= 1
  }

  /// Adds a sample after the newest; there must be room.
  @inline(__always)
  mutating func append(time: Double, position: Double) {
    precondition(count < 20, "more than 20 samples")
    if first + count == Self.slotCount { moveToFront() }
    let index = count
    withView { view in
      view.times[index] = time
      view.positions[index] = position
    }
    count += 1
    timeSum += time
  }

  @inline(never)
  private mutating func moveToFront() {
    let first = first
    withView { view in
      (view.times - first).update(from: view.times, count: view.count)
      (view.positions - first).update(from: view.positions, count: view.count)
    }
    self.first = 0
  }

  /// Changes the position of the newest sample.
  mutating func replaceLast(position: Double) {
    withView { view in view.positions[view.count - 1] = position }
  }

  /// Gives `body` read access to the samples, without a copy.
  @inline(__always)
  mutating func withView<Result>(_ body: (View) -> Result) -> Result {
    let (first, count, timeSum) = (first, count, timeSum)
    return withUnsafeMutablePointer(to: &times) { times in
      withUnsafeMutablePointer(to: &positions) { positions in
        // A tuple of one type is laid out as an array of that type.
        let times = UnsafeMutableRawPointer(times).assumingMemoryBound(to: Double.self)
        let positions = UnsafeMutableRawPointer(positions).assumingMemoryBound(to: Double.self)
        return body(View(count: count, timeSum: timeSum, times: times + first, positions: positions + first))
      }
    }
  }

  /// The samples as two arrays.
  struct View {
    /// The number of samples.
    let count: Int

    /// The number of samples as a `Double`.
    ///
    /// It is computed from 2⁵² and its bits: x86's conversion instruction waits for the register's previous value,
    /// which may be the last estimate.
    var countAsNumber: Double {
      Double(bitPattern: 0x4330_0000_0000_0000 | UInt64(truncatingIfNeeded: count)) - 0x1p52
    }

    /// The sum of all times, ticks, exact.
    let timeSum: Double

    /// The times, whole ticks.
    let times: UnsafeMutablePointer<Double>

    /// The positions, points.
    let positions: UnsafeMutablePointer<Double>

    /// Two neighbouring elements.
    @inline(__always)
    static func pair(_ elements: UnsafeMutablePointer<Double>, at index: Int) -> SIMD2<Double> {
      UnsafeRawPointer(elements + index).loadUnaligned(as: SIMD2<Double>.self)
    }
  }
}

extension SampleBuffer: Hashable {
  @usableFromInline static func == (lhs: SampleBuffer, rhs: SampleBuffer) -> Bool {
    var (lhs, rhs) = (lhs, rhs)
    return lhs.withView { left in
      rhs.withView { right in
        left.count == right.count
          && (0..<left.count).allSatisfy {
            left.times[$0] == right.times[$0] && left.positions[$0] == right.positions[$0]
          }
      }
    }
  }

  @usableFromInline func hash(into hasher: inout Hasher) {
    var copy = self
    copy.withView { view in
      hasher.combine(view.count)
      for index in 0..<view.count {
        hasher.combine(view.times[index])
        hasher.combine(view.positions[index])
      }
    }
  }
}
