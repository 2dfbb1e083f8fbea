import CardMath

extension VelocityEstimator {
  typealias Samples = SampleBuffer.View

  /// The velocity at the last of at least two samples, points per second.
  @inline(__always)
  func velocity(of samples: Samples) -> Double {
    let velocity =
      switch self {
      case .lastTwo: samples.velocity(pairsAgo: 0)
      case .leastSquares2: samples.slopeOfBestParabola()
      case .impulse: samples.velocityOfWork()
      case .flutterIOS: samples.weightedVelocity(oldest: 0.6, middle: 0.35, newest: 0.05)
      case .flutterMacOS: samples.weightedVelocity(oldest: 0.15, middle: 0.65, newest: 0.2)
      case .leastSquares2Monotone: samples.slopeOfBestParabola(unlessAgainst: samples.travel)
      case .swiftUI, .uiPan:
        samples.count > 2
          ? 0.75 * samples.velocity(pairsAgo: 1) + 0.25 * samples.velocity(pairsAgo: 0)
          : samples.velocity(pairsAgo: 0)
      }
    let perSecond = velocity * Double(Instant.ticksPerSecond)
    return perSecond.isFinite ? perSecond : 0
  }
}

// The rules, in points per tick.
extension SampleBuffer.View {
  /// The velocity from the previous sample to the one at `index`; 0 if no time is between them.
  @inline(__always)
  fileprivate func velocity(to index: Int) -> Double {
    let time = times[index] - times[index - 1]
    return time > 0 ? (positions[index] - positions[index - 1]) / time : 0
  }

  /// The velocity between the newest two samples, or the pair `pairsAgo` samples earlier; 0 if there is no such pair.
  @inline(__always)
  fileprivate func velocity(pairsAgo: Int) -> Double {
    let index = count - 1 - pairsAgo
    return index > 0 ? velocity(to: index) : 0
  }

  @inline(never)
  fileprivate func weightedVelocity(oldest: Double, middle: Double, newest: Double) -> Double {
    oldest * velocity(pairsAgo: 2) + middle * velocity(pairsAgo: 1) + newest * velocity(pairsAgo: 0)
  }

  /// The displacement from the oldest sample to the newest, points.
  fileprivate var travel: Double { positions[count - 1] - positions[0] }

  @inline(never)
  fileprivate func velocityOfWork() -> Double {
    func velocity(of work: Double) -> Double {
      Double(signOf: work, magnitudeOf: (2 * work.magnitude).squareRoot())
    }
    // At the start of the first piece the body is taken to move at that piece's velocity, so that a steady finger's
    // velocity is the result.
    let first = self.velocity(to: 1)
    var work = 0.5 * first * first.magnitude
    for index in 2..<max(count, 2) {
      let piece = self.velocity(to: index)
      work += (piece - velocity(of: work)) * piece.magnitude
    }
    return velocity(of: work)
  }

  /// The slope, at the newest sample, of the best-fitting parabola.
  ///
  /// Uses polynomials that are orthogonal on the samples' times, u and q, so that each coefficient is independent:
  ///
  /// ```
  /// u = t − mean(t)        q = u² − (Σu³/Σu²) u − Σu²/n        fit = mean(p) + (Σup/Σu²) u + (Σqp/Σq²) q
  /// ```
  ///
  /// where Σq² and Σqp are computed from sums over powers of u. Those cancel only if the times form two clusters: the
  /// relative error is about 10⁻¹⁴ for a finger's samples, and 10⁻³ at worst, for three of which two are a tick apart.
  @inline(never)
  fileprivate func slopeOfBestParabola() -> Double {
    guard count > 2 else { return velocity(pairsAgo: 0) }
    let part = 1 / countAsNumber
    let mean = (timeSum - countAsNumber * times[count - 1]) * part
    let sums = sums(around: mean)
    let (u2, u3, u4) = (sums.u2.sum(), sums.u3.sum(), sums.u4.sum())
    let (p, up, u2p) = (sums.p.sum(), sums.up.sum(), sums.u2p.sum())

    // Both are multiplied by Σu²: with three different times neither sum is 0.
    let level = u2 * part
    let bends = u2 * (u4 - u2 * level) - u3 * u3
    let bent = u2 * (u2p - level * p) - u3 * up
    // The newest sample is at u = −mean, where the slope of u² is −2 mean.
    return up / u2 - bent / bends * (2 * mean + u3 / u2)
  }

  /// That slope, or 0 if its sign is opposite to that of `travel`.
  @inline(never)
  fileprivate func slopeOfBestParabola(unlessAgainst travel: Double) -> Double {
    let slope = slopeOfBestParabola()
    return slope < 0 && travel > 0 || slope > 0 && travel < 0 ? 0 : slope
  }

  /// Sums over the samples, each in two parts.
  private struct Sums {
    var u2 = SIMD2<Double>.zero
    var u3 = SIMD2<Double>.zero
    var u4 = SIMD2<Double>.zero
    var p = SIMD2<Double>.zero
    var up = SIMD2<Double>.zero
    var u2p = SIMD2<Double>.zero

    @inline(__always)
    mutating func add(_ u: SIMD2<Double>, at position: SIMD2<Double>) {
      let square = u * u
      u2 += square
      u3 += square * u
      u4 += square * square
      p += position
      up += u * position
      u2p += square * position
    }
  }

  /// The sums for ``slopeOfBestParabola()``, with times and positions relative to the newest sample: small numbers, the
  /// times whole ones.
  ///
  /// This is a separate function and not inlined: together with its caller, the compiler would split the vectors.
  @inline(never)
  private func sums(around mean: Double) -> Sums {
    let last = count &- 1
    let (newestTime, newestPosition) = (times[last], positions[last])
    var sums = Sums()
    // Two samples at a time: first the newest, at u = −mean and position 0, paired with the oldest if their number is
    // even; if it is odd, with a sample at the mean, which adds nothing. Then pairs, which were stored a while ago.
    var index = last & 1
    let (oldestU, oldestP) = index == 1 ? (times[0] - newestTime - mean, positions[0] - newestPosition) : (0, 0)
    sums.add(SIMD2(0 - mean, oldestU), at: SIMD2(0, oldestP))
    while index != last {
      sums.add(Self.pair(times, at: index) - newestTime - mean, at: Self.pair(positions, at: index) - newestPosition)
      index &+= 2
    }
    return sums
  }
}
