import CardMath
import CardModel
import CardTestSupport
import Testing

@testable import CardSimulation

@Suite struct PathMeasureTests {
  /// Returns the measure of a path from 500, or another origin, to 100 that began at 0, with these places a sixtieth of
  /// a second apart.
  static func path(
    _ ys: [Double], from origin: Double = 500, velocity: (Int) -> Double? = { _ in 100 }, phase: Phase = .settling
  ) -> PathMeasure {
    var path = PathMeasure(from: origin, to: 100, at: .zero)
    for (index, y) in ys.enumerated() {
      var frame = Frame()
      frame.ticks = Int64(index + 1) * 150_000
      (frame.sample.cardY, frame.sample.cardVelocity, frame.sample.phase) = (y, velocity(index), phase)
      path.add(frame)
    }
    return path
  }

  /// A tenth of 400 pt is left at 140, and 139 is the first frame below that.
  @Test func mostOfThePathIsNineTenths() {
    #expect(Self.path([400, 200, 141]).timeToMost == nil)
    #expect(Self.path([400, 200, 139, 100]).timeToMost!.isNear(0.05, 1e-12))
    #expect(Self.path([400, 140]).timeToMost!.isNear(2.0 / 60, 1e-12))
    // A fast card is on the far side in the next frame, by more than a tenth.
    #expect(Self.path([400, 20]).timeToMost!.isNear(2.0 / 60, 1e-12))
    // The mirror image: from −300 to 100.
    #expect(Self.path([-200, 59, 61], from: -300).timeToMost!.isNear(0.05, 1e-12))
  }

  @Test func sidesAreChangedByMoreThanNobodySees() {
    #expect(Self.path([300, 99.6, 100.4, 99.5]).crossings == 0)
    #expect(Self.path([300, 99.4, 100.4, 99.3]).crossings == 1)
    #expect(Self.path([300, 90, 104, 99, 100]).crossings == 3)
    #expect(Self.path([90, 110], from: 100).crossings == 1, "from its target it has no side yet")
  }

  @Test func withoutALengthThereIsNoShareOfIt() {
    #expect(Self.path([100, 90], from: 100.4).share(of: 3) == nil)
    #expect(Self.path([100, 90], from: 100.4).timeToMost == nil)
    #expect(Self.path([]).share(of: 20) == 0.05)
  }

  @Test func whatLooksStillIsCountedFromTheLastTimeItDidNot() {
    #expect(Self.path([300, 100, 100, 100], velocity: { _ in 9 }).stillTime.isNear(3.0 / 60, 1e-12))
    #expect(Self.path([100, 100, 101, 100], velocity: { _ in 9 }).stillTime.isNear(1.0 / 60, 1e-12))
    #expect(Self.path([100, 100, 100], velocity: { $0 == 1 ? 11 : 0 }).stillTime.isNear(1.0 / 60, 1e-12))
    #expect(Self.path([100, 100], velocity: { _ in nil }).stillTime == 0)
    #expect(Self.path([100, 100], velocity: { _ in 0 }, phase: .resting).stillTime == 0)
  }

  @Test func aTargetThatMovesBeginsAnew() {
    var path = Self.path([300, 90, 104])
    path.move(to: 200, from: 104)
    #expect(path.crossings == 0)
    #expect(path.timeToMost == nil)
    #expect(path.length == 96)
  }
}
