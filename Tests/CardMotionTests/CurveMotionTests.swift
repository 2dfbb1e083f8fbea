import CardMath
import CardMotion
import CardTestSupport
import Testing

@Suite struct CurveMotionTests {
  static let sheet = TimingCurve.cubicBezier(CubicBezier(x1: 0.32, y1: 0.72, x2: 0, y2: 1))
  static let motion = CurveMotion(from: 390.5, to: 71, duration: 0.5, curve: sheet)

  @Test func startsAndEndsWhereItIsTold() {
    #expect(Self.motion.position(at: 0) == 390.5)
    #expect(Self.motion.position(at: 0.5) == 71)
    #expect(Self.motion.position(at: -1) == 390.5)
    #expect(Self.motion.position(at: 9) == 71)
    #expect(Self.motion.velocity(at: -1) == 0)
    #expect(Self.motion.velocity(at: 0.5) == 0)
  }

  /// The curve's initial slope is 0.72/0.32 = 2.25: the card starts at 2.25 distances per duration.
  @Test func leavesWithTheCurvesSlope() throws {
    let velocity = try #require(Self.motion.velocity(at: 0))
    #expect((velocity - -319.5 / 0.5 * 2.25).magnitude < 1e-9)
  }

  @Test(arguments: Seeds.few)
  func velocityIsTheDerivative(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<20 {
      let time = random.next(from: 0.01, to: 0.49)
      let state = Self.motion.state(at: time)
      let velocity = try #require(state.velocity)
      let difference = (Self.motion.position(at: time + 1e-6) - Self.motion.position(at: time - 1e-6)) / 2e-6
      #expect((difference - velocity).magnitude < 1e-3, "at \(time) s")
      #expect(state.position == Self.motion.position(at: time))
      #expect(state.velocity == Self.motion.velocity(at: time))
    }
  }

  @Test(arguments: Seeds.few)
  func mirror(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let turned = CurveMotion(from: -390.5, to: -71, duration: 0.5, curve: Self.sheet)
    for _ in 0..<20 {
      let time = random.next(from: 0, to: 0.5)
      #expect(turned.position(at: time) == -Self.motion.position(at: time))
      #expect(turned.velocity(at: time) == Self.motion.velocity(at: time).map { -$0 })
    }
  }

  @Test func aVerticalTangentHasNoVelocity() {
    let curve = TimingCurve.cubicBezier(CubicBezier(x1: 0, y1: 1, x2: 1, y2: 0))
    let motion = CurveMotion(from: 0, to: 100, duration: 1, curve: curve)
    #expect(motion.velocity(at: 0) == nil)
    #expect(motion.position(at: 0) == 0)
  }

  /// A slope that covers the whole distance within a billionth of the duration counts as vertical.
  @Test func aNearlyVerticalPieceHasNoVelocity() {
    let steep = TimingCurve.piecewiseLinear(PiecewiseLinear(stops: [.init(0), .init(1, at: 1e-12), .init(1)]))
    #expect(CurveMotion(from: 0, to: 100, duration: 1, curve: steep).velocity(at: 0) == nil)
    let flat = TimingCurve.piecewiseLinear(PiecewiseLinear(stops: [.init(0), .init(1, at: 1e-6), .init(1)]))
    #expect(CurveMotion(from: 0, to: 100, duration: 1, curve: flat).velocity(at: 0) == 1e8)
  }

  /// A flattened motion swings less beyond both ends, is the same to the bit between them, and its velocity is still
  /// the derivative of its position.
  @Test func aFlattenedMotionStaysBetweenItsBounds() throws {
    let curve = TimingCurve.cubicBezier(CubicBezier(x1: 0.3, y1: -1, x2: 0.6, y2: 2))
    let motion = CurveMotion(from: 100, to: 500, duration: 1, curve: curve)
    let flat = motion.flattened(low: 60, high: 510)
    let times = (0...1_000).map { Double($0) / 1_000 }
    let least = try #require(times.map(flat.position(at:)).min())
    let greatest = try #require(times.map(flat.position(at:)).max())
    #expect(least >= 60)
    #expect(least < 60.01)
    #expect(greatest <= 510)
    #expect(greatest > 509.99)
    for time in times.dropFirst().dropLast() {
      let free = motion.position(at: time)
      if free >= 100, free <= 500 { #expect(flat.position(at: time) == free) }
      let slope = (flat.position(at: time + 1e-6) - flat.position(at: time - 1e-6)) / 2e-6
      let isKink = (free - 100).magnitude < 0.01 || (free - 500).magnitude < 0.01
      if !isKink { #expect((try #require(flat.velocity(at: time)) - slope).magnitude < 0.01, "at \(time)") }
    }
    #expect(motion.flattened(low: -1e3, high: 1e3) == motion)
    let shifted = flat.shifted(by: 1_000)
    #expect(shifted.position(at: 0.2) == flat.position(at: 0.2) + 1_000)
  }

  @Test func aStraightLineIsSteady() {
    let motion = CurveMotion(from: 10, to: 30, duration: 2, curve: .linear)
    for time in stride(from: 0.0, to: 2, by: 0.125) {
      #expect(motion.position(at: time) == 10 + 10 * time)
      #expect(motion.velocity(at: time) == 10)
    }
  }
}
