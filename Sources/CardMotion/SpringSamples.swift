import CardMath

extension SpringMotion {
  /// The states at many times, such as those of a path that is drawn: each with the bits of ``state(at:)``, in half its
  /// time below ζ = 1.
  ///
  /// ```swift
  /// let path = motion.states(at: (0..<60).lazy.map { Double($0) / 60 })
  /// ```
  ///
  /// - Parameter times: Seconds since the start, ≥ 0, in any order.
  @inlinable
  public func states(at times: some Collection<Double>) -> [MotionState] {
    [MotionState](unsafeUninitializedCapacity: times.count) { states, count in
      count = write(times, into: states)
    }
  }

  /// The same as ``states(at:)``, written to states that are there, without an allocation.
  ///
  /// - Parameters:
  ///   - times: Seconds since the start, ≥ 0, in any order.
  ///   - states: As many states as times; all are replaced.
  @inlinable
  public func sample(at times: some Collection<Double>, into states: inout [MotionState]) {
    states.withUnsafeMutableBufferPointer { states in
      precondition(write(times, into: states) == states.count, "there are more states than times")
    }
  }

  /// Writes the states to memory, and returns their number.
  @inlinable @inline(__always)
  func write(_ times: some Collection<Double>, into states: UnsafeMutableBufferPointer<MotionState>) -> Int {
    var count = 0
    var times = times.makeIterator()
    while let first = times.next() {
      guard let second = times.next() else {
        precondition(count < states.count, "there are more times than states")
        states.initializeElement(at: count, to: state(at: first))
        return count + 1
      }
      precondition(count + 1 < states.count, "there are more times than states")
      let pair = self.states(at: SIMD2(first, second))
      states.initializeElement(at: count, to: MotionState(position: pair.positions[0], velocity: pair.velocities[0]))
      states.initializeElement(
        at: count + 1, to: MotionState(position: pair.positions[1], velocity: pair.velocities[1]))
      count += 2
    }
    return count
  }

  /// The positions and the velocities at two times, one in each lane.
  @inlinable @inline(__always)
  func states(at times: SIMD2<Double>) -> (positions: SIMD2<Double>, velocities: SIMD2<Double>) {
    precondition(times[0] >= 0 && times[1] >= 0, "a motion has no state before its start")
    let values = basis.values(at: times)
    return (position.values(values), velocity.values(values))
  }
}

extension SpringBasis {
  /// Both functions at two times, seconds, one in each lane, with the bits of ``values(at:)`` at each.
  @inlinable @inline(__always)
  func values(at times: SIMD2<Double>) -> (cosines: SIMD2<Double>, sines: SIMD2<Double>) {
    let angles = rate * times
    if rate > 0, angles[0] <= Elementary.sinCosLimit, angles[1] <= Elementary.sinCosLimit {
      return Elementary.dampedWaves(exponents: -decay * times, angles: angles)
    }
    return valuesOneByOne(at: times)
  }

  /// `values` where the lanes aren't alike, or the spring doesn't oscillate.
  @usableFromInline @inline(never)
  func valuesOneByOne(at times: SIMD2<Double>) -> (cosines: SIMD2<Double>, sines: SIMD2<Double>) {
    let (first, second) = (values(at: times[0]), values(at: times[1]))
    return (SIMD2(first.cosine, second.cosine), SIMD2(first.sine, second.sine))
  }
}

extension SpringMode {
  /// The solution at two times, one in each lane.
  @inlinable @inline(__always)
  func values(_ basis: (cosines: SIMD2<Double>, sines: SIMD2<Double>)) -> SIMD2<Double> {
    cosine * basis.cosines + sine * basis.sines
  }
}
