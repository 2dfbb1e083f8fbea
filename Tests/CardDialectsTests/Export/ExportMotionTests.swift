import CardMotion
import CardTestSupport
import Testing

@testable import CardDialects

@Suite struct ExportMotionTests {
  private let spring = Spring(response: 0.4, dampingRatio: 0.8)

  @Test func aSpring() {
    let motion = ExportMotion(from: 390, to: 71, timing: .spring(spring, velocity: -900))
    let exact = SpringMotion(spring: spring, displacement: 319, velocity: -900)
    #expect(motion.distance == -319)
    #expect(motion.velocity == -900)
    #expect(motion.position(at: 0) == 390)
    for step in 0...100 {
      let time = Double(step) / 50
      #expect(motion.position(at: time) == 71 + exact.state(at: time).position)
    }
    #expect(motion.settlingTime(within: 0.5) == exact.settlingTime(within: 0.5))
  }

  @Test func anEndCutsIt() {
    let end = ExportMotion.End(time: 0.3, position: 100)
    let motion = ExportMotion(from: 0, to: 100, timing: .spring(spring, velocity: 0), end: end)
    #expect(motion.position(at: 0.3.nextDown) != 100)
    #expect(motion.position(at: 0.3) == 100)
    #expect(motion.settlingTime(within: 1e-6) == 0.3)
    // A motion that ends at another position than its target never settles.
    let off = ExportMotion(
      from: 0, to: 100, timing: .spring(spring, velocity: 0), end: ExportMotion.End(time: 0.01, position: 1))
    #expect(off.position(at: 9) == 1)
  }

  /// Many positions at once have the bits of each alone: springs, cut off and not, and the laws that aren't springs.
  @Test func manyPositions() {
    let timings: [ExportMotion.Timing] = [
      .spring(spring, velocity: -900), .cappedSpring(spring, velocity: 0), .curve(.linear, duration: 2),
    ]
    let times = (0..<101).map { Double($0) / 40 }
    for timing in timings {
      for end in [nil, ExportMotion.End(time: 0.3, position: 100)] {
        let motion = ExportMotion(from: 390, to: 71, timing: timing, end: end)
        let single = times.map { motion.position(at: $0).bitPattern }
        #expect(motion.positions(at: times).map(\.bitPattern) == single, "\(timing)")
      }
    }
  }

  @Test func curves() {
    let motion = ExportMotion(from: 10, to: 30, timing: .curve(.linear, duration: 2))
    #expect(motion.position(at: 0) == 10)
    #expect(motion.position(at: 1) == 20)
    #expect(motion.position(at: 2) == 30)
    #expect(motion.position(at: 99) == 30)
    #expect(motion.velocity == 0)
    #expect(motion.settlingTime(within: 1) == 2)
    let halved = ExportMotion(
      from: 10, to: 30, timing: .bisectedCurve(.flutter(CubicBezier(x1: 0, y1: 0, x2: 1, y2: 1)), duration: 2))
    #expect(halved.position(at: 1).isNear(20, 0.02))
    #expect(halved.position(at: 2) == 30)
  }

  @Test func motionsOwnSpring() {
    let stiff = Spring(response: 0.4, dampingRatio: 50)
    let motion = ExportMotion(from: 0, to: 100, timing: .cappedSpring(stiff, velocity: 0))
    #expect(motion.position(at: 0.1) < 5)
    #expect(motion.position(at: 0.5).isNear(100, 1e-6))
  }
}
