import CardModel
import CardTestSupport
import Testing

@testable import CardSimulation

@Suite struct GrabMeasureTests {
  /// Returns the drift, points, over places of card and finger, frame by frame; the finger stops the card in the
  /// second, in which it would have moved by −20.
  static func drift(_ places: [(y: Double, touch: Double?)], dragStart: Int? = nil, overdrag: Double = 0) -> Double {
    var measure = GrabMeasure()
    var before: Sample?
    for (index, place) in places.enumerated() {
      var sample = Sample()
      (sample.cardY, sample.touchY, sample.overdrag) = (place.y, place.touch, overdrag)
      sample.phase = index == 0 ? .settling : .dragging
      measure.add(
        from: before, to: sample, grabs: index == 1 ? 1 : 0, isDragStart: index == dragStart, explained: -20)
      before = sample
    }
    #expect(measure.count == (places.count > 1 ? 1 : 0))
    return measure.drift
  }

  @Test func aCardThatStaysUnderItsFingerDoesntDrift() {
    #expect(Self.drift([(400, nil), (390, 500), (380, 490), (385, 495), (300, nil)]) == 0)
  }

  /// A card that is grabbed at its model position, and not where it showed, drifts.
  @Test func aJumpAtTheGrabIsDrift() {
    #expect(Self.drift([(400, nil), (330, 500), (330, 500)]) == 50)
    #expect(Self.drift([(400, nil), (403, 500)]) == 3)
  }

  @Test func whatAFingerLeavesBehindAddsUp() {
    #expect(Self.drift([(400, nil), (390, 500), (382, 490), (374, 480)]) == 4)
    // 10 pt of slop are the finger's own travel; what exceeds them isn't.
    #expect(Self.drift([(400, nil), (390, 500), (390, 490)], dragStart: 2) == 0)
    #expect(Self.drift([(400, nil), (390, 500), (365, 490)], dragStart: 2) == 15)
  }

  @Test func aRubberBandIsNoDrift() {
    #expect(Self.drift([(400, nil), (390, 500), (388, 490)], overdrag: -3) == 0)
  }
}
