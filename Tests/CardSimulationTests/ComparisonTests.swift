import CardModel
import CardMotion
import CardSimulation
import CardTestSupport
import Testing

@Suite struct ComparisonTests {
  static let flick = Fixtures.stroke(from: 420, to: 330, at: 100, until: 180)

  static func simulation(
    _ inputs: [TimedInput] = flick, _ change: (inout Rules) -> Void = { _ in }
  ) -> Simulation {
    var rules = Rules()
    change(&rules)
    return Simulation(stack: Fixtures.stack(rules), inputs: inputs, clock: FrameClock(hertz: 60))
  }

  @Test func aTimelineAgainstItselfDiffersNowhere() throws {
    let comparison = try Comparison(Self.simulation(), against: Self.simulation())
    #expect(comparison.firstDifference == nil && comparison.place == nil && comparison.held == nil)
    #expect(comparison.mapDim == nil && comparison.content == nil && comparison.stackDim == nil)
    #expect(comparison.scroll == nil)
    #expect(comparison.one.restY == 71 && comparison.one.events == comparison.other.events)
    #expect(comparison.frameCount > 30)
  }

  /// A motion that drops the velocity is later from the release on, and nowhere before it.
  @Test func theFirstDifferenceIsTheReleases() throws {
    let comparison = try Comparison(
      Self.simulation(), against: Self.simulation { $0.motion.keepsReleaseVelocity = false })
    #expect(comparison.firstDifference == Fixtures.ticks(200) || comparison.firstDifference! > Fixtures.ticks(180))
    #expect(comparison.firstDifference! <= Fixtures.ticks(200) && comparison.held == nil)
    // With the velocity it is higher: y less.
    #expect(comparison.place!.value < -20 && comparison.place!.value == comparison.place!.one - comparison.place!.other)
    #expect(comparison.one.release!.card.isNear(-1125, 1) && comparison.other.release!.card == 0)
    #expect(comparison.one.release!.finger == comparison.other.release!.finger)
  }

  /// Every frame of both is counted, and one that has ended stays as it was.
  @Test func oneThatHasEndedStays() throws {
    let long = Self.flick + [Fixtures.move(0, at: 4000)]
    let comparison = try Comparison(Self.simulation(), against: Self.simulation(long))
    var other = Self.simulation(long)
    let frames = try other.all()
    #expect(comparison.frameCount == frames.count)
    #expect(comparison.one.restY == 71 && comparison.other.restY == 734)
    #expect(comparison.firstDifference! > Fixtures.ticks(4000) && comparison.place!.value.isNear(71 - 734, 15))
    let back = try Comparison(Self.simulation(long), against: Self.simulation())
    #expect(back.frameCount == comparison.frameCount && back.place!.value == -comparison.place!.value)
  }

  @Test func whatYieldsUnderTheFingerIsMeasured() throws {
    let pull: [TimedInput] =
      Fixtures.stroke(from: 420, to: 20, at: 100, until: 900).dropLast() + [Fixtures.touch(.ended, 20, at: 1000)]
    let comparison = try Comparison(
      Self.simulation(pull) { $0.scroll.handsOverToContent = false },
      against: Self.simulation(pull) {
        $0.scroll.handsOverToContent = false
        $0.drag.topBounce = false
      })
    // 390 of the finger's 400 pt move the card, 319.5 of them to its top.
    let band = (1 - 1 / (70.5 * 0.55 / 71 + 1)) * 71
    #expect(comparison.one.yielded.isNear(band, 1e-9) && comparison.other.yielded == 0)
    #expect(comparison.held!.value.isNear(-band, 1e-9))
  }
}
