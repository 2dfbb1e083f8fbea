import CardMath

extension VelocityEstimator {
  /// The velocity at the last of at least two samples, points per second.
  func velocity(of samples: UnsafeBufferPointer<Sample>) -> Double {
    let velocity =
      switch self {
      case .lastTwo: Self.velocity(samples, pairsAgo: 0)
      case .leastSquares2: Self.leastSquares2(samples)
      case .impulse: Self.impulse(samples)
      case .flutterIOS: Self.weighted(samples, 0.6, 0.35, 0.05)
      case .flutterMacOS: Self.weighted(samples, 0.15, 0.65, 0.2)
      case .swiftUI:
        samples.count > 2
          ? 0.75 * Self.velocity(samples, pairsAgo: 1) + 0.25 * Self.velocity(samples, pairsAgo: 0)
          : Self.velocity(samples, pairsAgo: 0)
      }
    return velocity.isFinite ? velocity : 0
  }

  /// The velocity between two neighbouring samples: the newest two, or the two that many places earlier; 0 if they
  /// aren't there.
  private static func velocity(_ samples: UnsafeBufferPointer<Sample>, pairsAgo: Int) -> Double {
    let last = samples.count - 1 - pairsAgo
    return last > 0 ? samples[last].velocity(since: samples[last - 1]) : 0
  }

  private static func weighted(
    _ samples: UnsafeBufferPointer<Sample>, _ oldest: Double, _ middle: Double, _ newest: Double
  ) -> Double {
    oldest * velocity(samples, pairsAgo: 2) + middle * velocity(samples, pairsAgo: 1)
      + newest * velocity(samples, pairsAgo: 0)
  }

  private static func impulse(_ samples: UnsafeBufferPointer<Sample>) -> Double {
    func velocity(of work: Double) -> Double {
      Double(signOf: work, magnitudeOf: (2 * work.magnitude).squareRoot())
    }
    // The first piece finds the body already moving at that piece's velocity, so that a steady finger's velocity is
    // what comes out.
    let first = samples[1].velocity(since: samples[0])
    var work = 0.5 * first * first.magnitude
    for index in 2..<max(samples.count, 2) {
      let piece = samples[index].velocity(since: samples[index - 1])
      work += (piece - velocity(of: work)) * piece.magnitude
    }
    return velocity(of: work)
  }

  /// The slope at the newest sample of the best parabola, by polynomials that are orthogonal on the samples' times:
  ///
  /// ```
  /// u = t − mean(t)        q = u² − (Σu³/Σu²) u − Σu²/n
  /// fit = mean + (Σup/Σu²) u + (Σqp/Σq²) q
  /// ```
  ///
  /// Unlike the sums over powers of t that a textbook would have, these don't cancel when times lie close together.
  private static func leastSquares2(_ samples: UnsafeBufferPointer<Sample>) -> Double {
    guard samples.count > 2 else { return velocity(samples, pairsAgo: 0) }
    // Times in ticks and positions in points, both from the newest sample: small numbers, the times whole ones.
    let newest = samples[samples.count - 1]
    let count = Double(samples.count)
    var tickSum: Int64 = 0
    for sample in samples { tickSum += sample.ticks - newest.ticks }
    let mean = Double(tickSum) / count

    var (squares, cubes, linear) = (0.0, 0.0, 0.0)
    for sample in samples {
      let u = Double(sample.ticks - newest.ticks) - mean
      squares += u * u
      cubes += u * u * u
      linear += u * (sample.position - newest.position)
    }
    let lean = cubes / squares
    let spread = squares / count

    var (bends, bent) = (0.0, 0.0)
    for sample in samples {
      let u = Double(sample.ticks - newest.ticks) - mean
      let q = u * (u - lean) - spread
      bends += q * q
      bent += q * (sample.position - newest.position)
    }
    // At the newest sample u is −mean. Three different times leave neither sum at 0.
    return (linear / squares + bent / bends * (-2 * mean - lean)) * Double(Instant.ticksPerSecond)
  }
}
