import CardMath
import CardModel
import CardTestSupport
import Testing

@testable import CardSimulation

@Suite struct FreeMotionMeasureTests {
  /// Measures frames at 60 Hz by their velocities, points per second; `cuts` are the frames with an event before them.
  static func measure(
    _ velocities: [Double?], cuts: Set<Int> = [], phase: (Int) -> Phase = { _ in .settling }
  ) -> FreeMotionMeasure {
    var measure = FreeMotionMeasure()
    for (index, velocity) in velocities.enumerated() {
      var frame = Frame()
      frame.ticks = Int64(index) * 150_000
      (frame.sample.cardVelocity, frame.sample.phase) = (velocity, phase(index))
      measure.add(frame, isCut: cuts.contains(index))
    }
    return measure
  }

  /// v = 30 t² + 2 t + 1: the differences of a quadratic velocity are exact, and its jerk is 60 throughout.
  @Test func differencesOfASquareAreExact() {
    let seconds = (0..<10).map { Double($0) / 60 }
    let measure = Self.measure(seconds.map { 30 * $0 * $0 + 2 * $0 + 1 })
    #expect(measure.rmsJerk!.isNear(60, 1e-6))
    // The peak is that of the last step, at its middle: 60 · 8.5/60 + 2.
    #expect(measure.peakAcceleration!.isNear(10.5, 1e-9))
    let mirror = Self.measure(seconds.map { -(30 * $0 * $0 + 2 * $0 + 1) })
    #expect(mirror.rmsJerk == measure.rmsJerk)
    #expect(mirror.peakAcceleration == measure.peakAcceleration)
  }

  /// A step of the velocity at the beginning of a motion isn't the motion's.
  @Test func aMotionBeginsAnew() {
    #expect(Self.measure([0, 0, 600, 600, 600], cuts: [2]).peakAcceleration == 0)
    #expect(Self.measure([0, 0, 600, 600, 600]).peakAcceleration!.isNear(36_000, 1e-6))
    #expect(
      Self.measure([0, 600, 600, 0, 0], phase: { $0 == 0 || $0 > 2 ? .resting : .settling }).peakAcceleration == 0)
    #expect(Self.measure([100, nil, 700]).peakAcceleration == nil, "a vertical curve has no velocity to go from")
    #expect(Self.measure([100, 200]).rmsJerk == nil)
    #expect(Self.measure([100]).peakAcceleration == nil)
  }

  @Test func aFingersSpeedIsntTheCards() {
    let measure = Self.measure([-2000, -900, 100], phase: { $0 == 0 ? .dragging : .settling })
    #expect(measure.peakVelocity == 900)
  }
}
