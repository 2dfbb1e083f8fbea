import CardMotion
import CardTestSupport
import Testing

@Suite struct TimingCurveTests {
  static let curves: [TimingCurve] =
    NamedCurve.allCases.map(\.curve) + [
      .cubicBezier(CubicBezier(x1: 0.68, y1: -0.55, x2: 0.265, y2: 1.55)),
      .cubicBezier(CubicBezier(x1: 1, y1: 0, x2: 0, y2: 1)),
      .piecewiseLinear(PiecewiseLinear(stops: [.init(0), .init(1.1, at: 0.4), .init(0.9), .init(1)])),
      .piecewiseLinear(PiecewiseLinear(stops: [.init(0.2, at: 0.2), .init(0.8, at: 0.8)])),
      .steps(Steps(3, jump: .both)),
    ]

  @Test(arguments: curves)
  func beforeItsTimeItIsAtZeroAndAfterItAtOne(curve: TimingCurve) {
    for progress in [-1e300, -1, -1e-9, -Double.leastNonzeroMagnitude] {
      #expect(curve.value(at: progress) == 0)
      #expect(curve.slope(at: progress) == 0)
    }
    for progress in [1 + 1e-15, 1.5, 1e300] {
      #expect(curve.value(at: progress) == 1)
      #expect(curve.slope(at: progress) == 0)
    }
  }

  @Test(arguments: curves)
  func theSlopeIsTheDerivativeWhereThereIsOne(curve: TimingCurve) {
    for index in 1..<500 {
      // The inputs avoid every corner and jump above.
      let x = (Double(index) + 0.37) / 501
      guard let slope = curve.slope(at: x) else { continue }
      let difference = (curve.value(at: x + 1e-6) - curve.value(at: x - 1e-6)) / 2e-6
      #expect((difference - slope).magnitude <= 1e-5 * max(1, slope.magnitude * slope.magnitude * slope.magnitude))
    }
  }

  @Test(arguments: curves)
  func aSampleIsValueAndSlope(curve: TimingCurve) {
    for index in -3...103 {
      let x = Double(index) / 100
      let sample = curve.sample(at: x)
      #expect(sample.value == curve.value(at: x))
      #expect(sample.slope == curve.slope(at: x))
    }
  }

  @Test func eachCaseIsItsCurve() {
    let bezier = CubicBezier(x1: 0.3, y1: -0.2, x2: 0.4, y2: 1.2)
    let pieces = PiecewiseLinear(stops: [.init(0), .init(0.8, at: 0.3), .init(1)])
    let steps = Steps(5, jump: .start)
    for index in 0...64 {
      let x = Double(index) / 64
      #expect(TimingCurve.linear.value(at: x) == x)
      #expect(TimingCurve.linear.slope(at: x) == 1)
      #expect(TimingCurve.cubicBezier(bezier).value(at: x) == bezier.value(at: x))
      #expect(TimingCurve.piecewiseLinear(pieces).value(at: x) == pieces.value(at: x))
      #expect(TimingCurve.steps(steps).value(at: x) == steps.value(at: x))
    }
  }

  /// No sample of a curve is above its peak, and one sample comes near it.
  @Test(
    arguments: curves + [
      .cubicBezier(CubicBezier(x1: 0.2, y1: 3, x2: 0.7, y2: -2)),
      .cubicBezier(CubicBezier(x1: 0.3, y1: 0, x2: 0.5, y2: 4)),
      // y₁ − y₂ = −1/3: the equation to solve is linear.
      .cubicBezier(CubicBezier(x1: 0.3, y1: 1.5, x2: 0.5, y2: 1.5 + 1.0 / 3)),
    ])
  func thePeakIsTheGreatestOutput(curve: TimingCurve) {
    let steps = Seeds.count(8_000, of: 100_000)
    let outputs = (0...steps).map { curve.value(at: Double($0) / Double(steps)) }
    let (greatest, least) = (outputs.max()!, outputs.min()!)
    #expect(curve.peak >= greatest - 1e-12, "\(curve.peak), \(greatest)")
    #expect(curve.peak - greatest < 1e-4, "\(curve.peak), \(greatest)")
    #expect(curve.trough <= least + 1e-12)
    #expect(least - curve.trough < 1e-4 || curve.trough == 0)
  }
}
