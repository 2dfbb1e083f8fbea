import CardMath
import CardMotion
import CardTestSupport
import CardTimeline
import Testing

@testable import CardTuning

@Suite struct CurveFitTests {
  static func recording(_ curve: TimingCurve, duration: Double, start: Double = 0.1043, step: Double = 1) -> Recording {
    let motion = CurveMotion(from: 600, to: 150, duration: duration, curve: curve)
    return Recording(
      samples: (0..<90).map { frame in
        let time = Double(frame) / 60
        let position = (motion.position(at: time - start) / step).rounded() * step
        return Recording.Sample(microseconds: Int64((time * 1e6).rounded()), position: position)
      })
  }

  /// The fit finds a named curve in whole points by its name, with its duration.
  @Test(arguments: [NamedCurve.easeInOut, .easeOut, .default, .fastOutSlowIn, .linear, .sheet])
  func namesComeBack(curve: NamedCurve) throws {
    let fit = try Fit(Self.recording(curve.curve, duration: 0.45))
    let found = try #require(fit.curve)
    #expect(found.named.name == curve.name)
    #expect(found.named.curve == curve.curve)
    #expect(found.isNamed)
    #expect(fit.best == .curve)
    #expect((found.named.duration.value / 0.45 - 1).magnitude < 0.02)
    #expect(found.named.from.value.isNear(600, 1))
    #expect(found.named.to.value.isNear(150, 1))
  }

  @Test func freePointsComeBack() throws {
    let bezier = CubicBezier(x1: 0.3, y1: -0.2, x2: 0.4, y2: 1.25)
    let fit = try Fit(Self.recording(.cubicBezier(bezier), duration: 0.6, step: 0.01))
    let found = try #require(fit.curve)
    #expect(!found.isNamed)
    #expect(fit.best == .curve)
    #expect(found.duration.value.isNear(0.6, 0.003))
    for (point, expected) in zip(found.controlPoints, [0.3, -0.2, 0.4, 1.25]) {
      #expect(point.value.isNear(expected, 0.01))
      #expect(point.low <= point.value)
      #expect(point.value <= point.high)
    }
    #expect(found.start.value.isNear(104_300, 500))
  }

  /// The curves that are a cubic-bezier, by all their names.
  static let named: [CubicBezier] = {
    let curves = NamedCurve.allCases.map(\.curve) + Easing.allCases.map(\.curve)
    return curves.compactMap { if case .cubicBezier(let bezier) = $0 { bezier } else { nil } }
  }()

  /// Every named curve in hundredths of a point comes back exactly, whatever its duration, even if it begins slowly, or
  /// draws back, or passes its end.
  @Test(arguments: Seeds.every(14, of: named, from: 3), Seeds.every(2, of: [0.4, 0.25, 0.6]))
  func everyNamedCurveComesBack(bezier: CubicBezier, duration: Double) throws {
    let fit = try Fit(Self.recording(.cubicBezier(bezier), duration: duration, step: 0.01), model: .curve)
    let found = try #require(fit.curve)
    #expect(found.named.curve == .cubicBezier(bezier))
    #expect(found.named.quality.rmsError < 0.02)
    #expect(found.named.duration.value.isNear(duration, 0.001))
    #expect(found.quality.rmsError < 0.02)
    let points = [bezier.x1, bezier.y1, bezier.x2, bezier.y2]
    for (point, expected) in zip(found.controlPoints, points) { #expect(point.value.isNear(expected, 0.05)) }
  }

  /// A curve that draws back and passes its end is no spring, and has its designer's name.
  @Test(arguments: [(Easing.easeOutBack, 0.25), (.easeInOutBack, 0.25), (.easeInQuad, 0.6), (.easeOutBounce, 0.4)])
  func easingsAreNamed(easing: Easing, duration: Double) throws {
    let fit = try Fit(Self.recording(easing.curve, duration: duration, step: 0.01))
    #expect(fit.best == .curve)
    #expect(fit.warnings == [])
    let found = try #require(fit.curve)
    #expect(found.isNamed)
    #expect(found.named.name == easing.name)
    #expect(found.named.duration.value.isNear(duration, 0.001))
  }

  /// Curves without a name come back too, among them one that creeps and stops at once.
  @Test(arguments: [
    CubicBezier(x1: 0.284, y1: 0.128, x2: 0.313, y2: 0.653), CubicBezier(x1: 0.3, y1: 1.19, x2: 0.12, y2: 0.97),
    CubicBezier(x1: 0.64, y1: 1.21, x2: 0.59, y2: 0.02),
  ])
  func curvesWithoutANameComeBack(bezier: CubicBezier) throws {
    let found = try #require(
      try Fit(Self.recording(.cubicBezier(bezier), duration: 0.4, step: 0.01), model: .curve).curve)
    #expect(found.quality.rmsError < 0.02)
    #expect(found.duration.value.isNear(0.4, 0.005))
  }

  /// A curve that begins at a release, between two frames, begins there.
  @Test func aCurveBeginsAtTheRelease() throws {
    var recording = Self.recording(Easing.easeInOutBack.curve, duration: 0.25, step: 0.01)
    for index in recording.samples.indices where recording.samples[index].microseconds < 104_300 {
      recording.samples[index].isHeld = true
    }
    let fit = try Fit(recording)
    let found = try #require(fit.curve)
    #expect(fit.best == .curve)
    #expect(found.isNamed)
    #expect(found.named.name == "easeInOutBack")
    #expect(found.named.start.value.isNear(104_300, 50))
    #expect(found.named.quality.rmsError < 0.02)
  }
}
