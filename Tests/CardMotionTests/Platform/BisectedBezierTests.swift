import CardMotion
import CardTestSupport
import Testing

@Suite struct BisectedBezierTests {
  private static let sheet = CubicBezier(x1: 0.32, y1: 0.72, x2: 0, y2: 1)

  /// The largest distance from the exact curve over 1001 inputs, the measure used for Motion's curves (Curve-1).
  private func distance(_ bezier: BisectedBezier) -> Double {
    (0...1000).map { (bezier.value(at: Double($0) / 1000) - bezier.curve.value(at: Double($0) / 1000)).magnitude }
      .max() ?? 0
  }

  @Test func motionIsOffByAFewTenThousandths() {
    #expect(distance(.motion(CubicBezier(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1))).isNear(3.4e-4, 0.1e-4))
    #expect(distance(.motion(CubicBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1))).isNear(3.6e-4, 0.1e-4))
    #expect(distance(.motion(Self.sheet)).isNear(5.0e-4, 0.1e-4))
  }

  /// Flutter stops within 0.001 of x, so y is off by that times the slope.
  @Test func flutterIsOffByAsMuchAsItsSlope() {
    let found = distance(.flutter(Self.sheet))
    #expect(found > 0.002)
    #expect(found < 0.006)
    #expect(distance(.flutter(CubicBezier(x1: 0, y1: 0, x2: 1, y2: 1))) <= 0.001)
  }

  @Test func theEndsAreExact() {
    for bezier in [BisectedBezier.flutter(Self.sheet), .motion(Self.sheet)] {
      #expect(bezier.value(at: 0) == 0)
      #expect(bezier.value(at: 1) == 1)
      #expect(bezier.value(at: -1) == 0)
      #expect(bezier.value(at: 2) == 1)
    }
  }

  @Test func withTimeItIsTheCurve() {
    #expect(distance(BisectedBezier(Self.sheet, tolerance: 1e-16, stepLimit: 60)) < 1e-12)
  }
}
