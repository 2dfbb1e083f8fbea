import CardMotion
import CardTestSupport
import Foundation
import Testing

@testable import CardDialects

/// A polyline fit with as few lines as possible.
@Suite struct PolylineFitTests {
  private func distance(_ fit: PolylineFit, from motion: ExportMotion, seconds: Double) -> Double {
    (0...20_000).map { step in
      let time = seconds * Double(step) / 20_000
      let corners = fit.corners.map { (input: $0.time, output: $0.value) }
      return (Reference.lines(corners, time) - motion.position(at: time)).magnitude
    }.max() ?? 0
  }

  @Test(arguments: [5, 0.5, 0.05] as [Double])
  func itKeepsTheTolerance(tolerance: Double) throws {
    let motion = ExportMotion(
      from: 0, to: 300, timing: .spring(Spring(response: 0.4, dampingRatio: 0.6), velocity: 1000))
    let seconds = motion.settlingTime(within: tolerance / 20)
    let fit = try #require(PolylineFit(motion, until: seconds, tolerance: tolerance))
    #expect(distance(fit, from: motion, seconds: seconds) <= 1.001 * tolerance)
    #expect(fit.corners.first == PolylineFit.Corner(time: 0, value: 0))
    #expect(fit.corners.last?.value == 300)
  }

  /// To approximate x² from 0 to 1 within ±e takes √(1/(8 e)) lines if corners may lie off the curve and only its ends
  /// are fixed; √2 times as many with all corners on it.
  @Test func itIsNearTheOptimum() throws {
    // cubic-bezier(1/3, 0, 2/3, 1/3) is x².
    let parabola = TimingCurve.cubicBezier(CubicBezier(x1: 1 / 3, y1: 0, x2: 2 / 3, y2: 1 / 3))
    let motion = ExportMotion(from: 0, to: 1, timing: .curve(parabola, duration: 1))
    #expect(motion.position(at: 0.5).isNear(0.25, 1e-12))
    for error in [1e-3, 1e-4, 1e-5] {
      let fit = try #require(PolylineFit(motion, until: 1, tolerance: error))
      let ideal = (1 / (8 * error)).squareRoot()
      let count = Double(fit.corners.count - 1)
      #expect(count >= ideal.rounded(.down), "\(count) lines, ideally \(ideal)")
      #expect(count <= 1.12 * ideal + 1.5, "\(count) lines, ideally \(ideal)")
    }
  }

  @Test func whatIsStraightStaysSo() throws {
    let motion = ExportMotion(from: 0, to: 100, timing: .curve(.linear, duration: 1))
    #expect(try #require(PolylineFit(motion, until: 1, tolerance: 0.01)).corners.count == 2)
  }

  /// The fit keeps the corners and the jumps of a piecewise linear curve.
  @Test func ownCorners() throws {
    let curve = TimingCurve.piecewiseLinear(
      PiecewiseLinear(stops: [.init(0.2, at: 0), .init(0.5, at: 0.25, to: 0.75), .init(0.9, at: 1)]))
    let motion = ExportMotion(from: 0, to: 100, timing: .curve(curve, duration: 2))
    let fit = try #require(PolylineFit(motion, until: 2, tolerance: 0.01))
    let expected = [(0.0, 0.0), (0, 20), (0.5, 50), (1.5, 50), (2, 90), (2, 100)]
    #expect(fit.corners.count == expected.count)
    for (corner, (time, value)) in zip(fit.corners, expected) {
      #expect(corner.time.isNear(time, 1e-12))
      #expect(corner.value.isNear(value, 1e-9))
    }
  }

  @Test func tooMuchIsRefused() {
    let motion = ExportMotion(
      from: 0, to: 1e6, timing: .spring(Spring(response: 0.1, dampingRatio: 0.01), velocity: 0))
    #expect(PolylineFit(motion, until: 30, tolerance: 0.001) == nil)
  }
}
