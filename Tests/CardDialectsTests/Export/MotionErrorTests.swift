import CardDialects
import CardMotion
import CardTestSupport
import Foundation
import Testing

/// Errors that can be computed by hand.
@Suite struct MotionErrorTests {
  private func line(_ duration: Double, to: Double = 100) -> ExportMotion {
    ExportMotion(from: 0, to: to, timing: .curve(.linear, duration: duration))
  }

  @Test func aMotionIsNotFarFromItself() {
    let motion = ExportMotion(
      from: 0, to: 100, timing: .spring(Spring(response: 0.4, dampingRatio: 0.3), velocity: 70))
    let error = MotionError(of: motion, from: motion)
    #expect(error.distance == 0)
    #expect(error.delay == 0)
    #expect(!error.isCutShort)
  }

  /// Two linear motions, 1 s and 1.25 s long: 20 pt apart at 1 s; the second passes 99 % of the distance 0.2475 s
  /// later.
  @Test func lines() throws {
    let error = MotionError(of: line(1.25), from: line(1))
    #expect(error.distance.isNear(20, 1e-9))
    #expect(error.time.isNear(1, 1e-9))
    #expect(error.span == 1.25)
    #expect(try #require(error.delay).isNear(0.2475, 1e-9))
  }

  /// A staircase of four steps against a line: a jump of 25 pt, in both directions of the comparison.
  @Test func jumps() {
    let stairs = ExportMotion(from: 0, to: 100, timing: .curve(.steps(Steps(4)), duration: 1))
    #expect(MotionError(of: stairs, from: line(1)).distance.isNear(25, 1e-6))
    #expect(MotionError(of: line(1), from: stairs).distance.isNear(25, 1e-6))
  }

  /// A critically damped spring against one with half its response, x = (1 + ωt) e^(−ωt): the distance is largest at
  /// the instant at which the velocities are equal. The expected value is computed from the formula.
  @Test func theTopIsFoundBetweenTheSamples() {
    func motion(_ response: Double) -> ExportMotion {
      ExportMotion(from: 0, to: 1000, timing: .spring(Spring(response: response, dampingRatio: 1), velocity: 0))
    }
    func rest(_ x: Double) -> Double { (1 + x) * exp(-x) }
    var top = 0.0
    for step in 0...2_000_000 {
      let x = Double(step) * 5e-6
      top = max(top, 1000 * (rest(x) - rest(2 * x)))
    }
    #expect(MotionError(of: motion(0.2), from: motion(0.4)).distance.isNear(top, 1e-6))
  }

  /// The comparison of an undamped spring ends after a hundred swings.
  @Test func endless() {
    let swing = ExportMotion(from: 0, to: 100, timing: .spring(Spring(response: 0.4, dampingRatio: 0), velocity: 0))
    let error = MotionError(of: swing, from: swing)
    #expect(error.isCutShort)
    #expect(error.span.isNear(40, 1e-9))
  }

  @Test func whereNothingIsPassedThereIsNoDelay() {
    let kick = ExportMotion(from: 5, to: 5, timing: .spring(Spring(response: 0.4, dampingRatio: 1), velocity: 9))
    #expect(MotionError(of: kick, from: kick).delay == nil)
    let short = ExportMotion(
      from: 0, to: 100, timing: .curve(.linear, duration: 1), end: ExportMotion.End(time: 0.5, position: 50))
    #expect(MotionError(of: short, from: line(1)).delay == nil)
  }

  /// Slow and fast springs are compared at the same resolution as others.
  @Test(arguments: Seeds.every(2, of: [0.001, 1, 1000]))
  func paces(response: Double) throws {
    func motion(_ ratio: Double) -> ExportMotion {
      ExportMotion(from: 0, to: 100, timing: .spring(Spring(response: response, dampingRatio: ratio), velocity: 0))
    }
    let error = MotionError(of: motion(0.7), from: motion(0.9))
    // The formula of an under-damped spring that starts from rest; time in units of its response.
    func covered(_ ratio: Double, _ time: Double) -> Double {
      let (decay, swing) = (2 * Double.pi * ratio, 2 * Double.pi * (1 - ratio * ratio).squareRoot())
      return 1 - exp(-decay * time) * (cos(swing * time) + decay / swing * sin(swing * time))
    }
    var top = 0.0
    for step in 0...200_000 {
      let time = Double(step) * 1e-5
      top = max(top, 100 * (covered(0.7, time) - covered(0.9, time)).magnitude)
    }
    #expect(error.distance.isNear(top, 1e-6))
    /// The times at which each hundredth is passed for the first time, each after the one before.
    func passages(_ ratio: Double) -> [Double] {
      var step = 0
      return (1...99).map { percent in
        while covered(ratio, Double(step) * 1e-5) < Double(percent) / 100 { step += 1 }
        return Double(step) * 1e-5
      }
    }
    let late = zip(passages(0.9), passages(0.7)).map { $0 - $1 }.max() ?? 0
    #expect((try #require(error.delay) / response).isNear(late, 2e-5))
  }
}
