import CardMotion
import CardTestSupport
import Foundation
import Testing

/// The instants at which other systems end a spring. The oracle is the C library, with the formulas of their sources.
@Suite struct SpringRestTests {
  private func motion(_ ratio: Double, velocity: Double = 0, way: Double = 100) -> SpringMotion {
    SpringMotion(spring: Spring(response: 0.4, dampingRatio: ratio), displacement: -way, velocity: velocity)
  }

  @Test(arguments: [0.2, 0.5, 0.8, 0.99] as [Double], [-1500, 0, 700] as [Double])
  func composeWaitsForTheEnvelope(ratio: Double, velocity: Double) throws {
    let frequency = 2 * Double.pi / 0.4
    let (real, imaginary) = (-ratio * frequency, frequency * (1 - ratio * ratio).squareRoot())
    let second = (velocity + real * 100) / imaginary
    let seconds = log(0.01 / (10_000 + second * second).squareRoot()) / real
    let found = try #require(motion(ratio, velocity: velocity).composeDuration(threshold: 0.01))
    #expect((found * 1000).isNear((seconds * 1000).rounded(.down), 1e-6))
  }

  @Test(arguments: [1, 1.5, 4.56] as [Double], [-1500, 0, 700] as [Double])
  func composeWaitsForTheMotionWhereNothingSwings(ratio: Double, velocity: Double) throws {
    let motion = motion(ratio, velocity: velocity)
    let found = try #require(motion.composeDuration(threshold: 0.01))
    #expect(motion.state(at: found).position.magnitude >= 0.01)
    for step in 1...2000 {
      #expect(motion.state(at: found + 0.001 * Double(step)).position.magnitude < 0.01)
    }
  }

  @Test func composeNeverEndsWithoutDamping() {
    #expect(motion(0).composeDuration(threshold: 0.01) == nil)
    // A motion that begins within the threshold has ended.
    #expect(motion(0.8, way: 0.001).composeDuration(threshold: 0.01) == 0)
  }

  /// `firstFrame` is the first frame at rest; none before it is.
  @Test(arguments: [0.2, 0.8, 1, 4.56] as [Double])
  func theFirstFrameCounts(ratio: Double) throws {
    let motion = motion(ratio, velocity: 900)
    let found = try #require(motion.firstFrame(within: 0.0075, speed: 0.46875))
    let frame = Int((found * 60).rounded())
    #expect(found == Double(frame) / 60)
    #expect(frame > 0)
    for earlier in 0...frame {
      let state = motion.state(at: Double(earlier) / 60)
      let isAtRest = state.position.magnitude <= 0.0075 && state.velocity.magnitude <= 0.46875
      #expect(isAtRest == (earlier == frame))
    }
  }

  /// A critically damped spring is flung through its target: a rule without a speed may end it there.
  @Test func withoutASpeedAPassIsAnEnd() throws {
    let motion = motion(1, velocity: 3000)
    let patient = try #require(motion.firstFrame(within: 5, speed: 1))
    let hasty = try #require(motion.firstFrame(within: 20, speed: .infinity))
    #expect(hasty < patient)
    #expect(motion.state(at: hasty).velocity.magnitude > 100)
  }

  @Test(arguments: [0.2, 0.8, 1] as [Double])
  func reanimatedWaitsForTheEnergy(ratio: Double) throws {
    let motion = motion(ratio, velocity: -700)
    let stiffness = pow(2 * Double.pi / 0.4, 2)
    func energy(_ time: Double) -> Double {
      let state = motion.state(at: time)
      return 0.5 * stiffness * state.position * state.position + 0.5 * state.velocity * state.velocity
    }
    let found = try #require(motion.reanimatedEnd)
    #expect(energy(found) / energy(0) <= 6e-9)
    #expect(energy(found - 1.0 / 60) / energy(0) > 6e-9)
  }

  @Test func whatNeverRestsHasNoFrame() {
    #expect(motion(0).reanimatedEnd == nil)
    #expect(motion(0).firstFrame(within: 0.01, speed: 0.1) == nil)
    #expect(SpringMotion.restFrameRate == 60)
  }
}
