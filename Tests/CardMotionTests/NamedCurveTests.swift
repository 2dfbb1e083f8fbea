import CardMotion
import Testing

@Suite struct NamedCurveTests {
  /// The control points that the toolkits' documents print.
  @Test(
    arguments: [
      ("default", 0.25, 0.1, 0.25, 1), ("ease", 0.25, 0.1, 0.25, 1), ("ease-in", 0.42, 0, 1, 1),
      ("ease-out", 0, 0, 0.58, 1), ("ease-in-out", 0.42, 0, 0.58, 1), ("fast-out-slow-in", 0.4, 0, 0.2, 1),
      ("linear-out-slow-in", 0, 0, 0.2, 1), ("fast-out-linear-in", 0.4, 0, 1, 1), ("standard", 0.2, 0, 0, 1),
      ("standard-decelerate", 0, 0, 0, 1), ("standard-accelerate", 0.3, 0, 1, 1), ("emphasized", 0.2, 0, 0, 1),
      ("emphasized-decelerate", 0.05, 0.7, 0.1, 1), ("emphasized-accelerate", 0.3, 0, 0.8, 0.15),
      ("sheet", 0.32, 0.72, 0, 1), ("keyboard", 0.38, 0.7, 0.125, 1),
    ] as [(String, Double, Double, Double, Double)])
  func controlPoints(name: String, x1: Double, y1: Double, x2: Double, y2: Double) {
    #expect(NamedCurve(name: name)?.curve == .cubicBezier(CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2)))
  }

  @Test func theOthers() {
    #expect(NamedCurve(name: "linear")?.curve == .linear)
    #expect(NamedCurve(name: "step-start")?.curve == .steps(Steps(1, jump: .start)))
    #expect(NamedCurve(name: "step-end")?.curve == .steps(Steps(1, jump: .end)))
  }

  @Test(arguments: NamedCurve.allCases)
  func aNameLeadsBack(curve: NamedCurve) {
    #expect(NamedCurve(name: curve.name) == curve)
  }

  @Test(arguments: ["", "Ease", "ease_in", "easeIn", "ease-", " ease", "bounce"])
  func whatIsNoNameIsNone(name: String) {
    #expect(NamedCurve(name: name) == nil)
  }

  @Test func namesAreUnique() {
    #expect(Set(NamedCurve.allCases.map(\.name)).count == NamedCurve.allCases.count)
  }
}
