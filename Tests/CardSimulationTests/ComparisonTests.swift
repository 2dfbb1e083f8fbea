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
    #expect(comparison.firstDifference == nil)
    #expect(comparison.place == nil)
    #expect(comparison.held == nil)
    #expect(comparison.mapDim == nil)
    #expect(comparison.content == nil)
    #expect(comparison.stackDim == nil)
    #expect(comparison.scroll == nil)
    #expect(comparison.one.restY == 71)
    #expect(comparison.one.events == comparison.other.events)
    #expect(comparison.frameCount > 30)
  }

  /// A motion that drops the velocity differs from the release on, and nowhere before it.
  @Test func theFirstDifferenceIsTheReleases() throws {
    let comparison = try Comparison(
      Self.simulation(), against: Self.simulation { $0.motion.keepsReleaseVelocity = false })
    #expect(comparison.firstDifference == Fixtures.ticks(200) || comparison.firstDifference! > Fixtures.ticks(180))
    #expect(comparison.firstDifference! <= Fixtures.ticks(200))
    #expect(comparison.held == nil)
    // With the velocity the card is higher: its y is less.
    #expect(comparison.place!.value < -20)
    #expect(comparison.place!.value == comparison.place!.one - comparison.place!.other)
    #expect(comparison.one.release!.card.isNear(-1125, 1))
    #expect(comparison.other.release!.card == 0)
    #expect(comparison.one.release!.finger == comparison.other.release!.finger)
  }

  /// Every frame of the longer timeline is counted, and one that has ended keeps its last state.
  @Test func oneThatHasEndedStays() throws {
    let long = Self.flick + [Fixtures.move(0, at: 4000)]
    let comparison = try Comparison(Self.simulation(), against: Self.simulation(long))
    var other = Self.simulation(long)
    let frames = try other.all()
    #expect(comparison.frameCount == frames.count)
    #expect(comparison.one.restY == 71)
    #expect(comparison.other.restY == 734)
    #expect(comparison.firstDifference! > Fixtures.ticks(4000))
    #expect(comparison.place!.value.isNear(71 - 734, 15))
    let back = try Comparison(Self.simulation(long), against: Self.simulation())
    #expect(back.frameCount == comparison.frameCount)
    #expect(back.place!.value == -comparison.place!.value)
  }

  @Test func whatYieldsUnderTheFingerIsMeasured() throws {
    let pull: [TimedInput] =
      Fixtures.stroke(from: 420, to: 20, at: 100, until: 900).dropLast() + [Fixtures.touch(.ended, 20, at: 1000)]
    let comparison = try Comparison(
      Self.simulation(pull) { $0.scroll.handsOverToContent = false },
      against: Self.simulation(pull) {
        $0.scroll.handsOverToContent = false
        $0.drag.topBounces = false
      })
    // 390 of the finger's 400 pt move the card, 319.5 of them to its top.
    let pulled: Double = 70.5 * 0.55 / 71
    let band: Double = (1 - 1 / (pulled + 1)) * 71
    #expect(comparison.one.yielded.isNear(band, 1e-9))
    #expect(comparison.other.yielded == 0)
    #expect(comparison.held!.value.isNear(-band, 1e-9))
  }

  /// A difference that only one number shows is the first one, and is reported as that number's.
  @Test func eachAlphaHasItsOwnDifference() throws {
    let plain = Self.simulation()
    let dim = try Comparison(plain, against: Self.simulation { $0.fade.mapDimMax = 0.2 })
    #expect(dim.firstDifference != nil)
    #expect(dim.place == nil)
    #expect(dim.mapButton == nil)
    #expect(dim.content == nil)
    let mapDim = try #require(dim.mapDim)
    #expect(mapDim.one.isNear(0.25, 1e-12))
    #expect(mapDim.value.isNear(0.05, 1e-12))
    let buttons = try Comparison(plain, against: Self.simulation { $0.fade.mapButtonFraction = 0 })
    #expect(buttons.firstDifference != nil)
    #expect(buttons.mapDim == nil)
    #expect(buttons.place == nil)
    #expect(buttons.mapButton?.value == -1, "gone here, whole there")
    let down = Fixtures.stroke(from: 420, to: 600, at: 100, until: 400)
    let content = try Comparison(Self.simulation(down), against: Self.simulation(down) { $0.fade.fadesContent = false })
    #expect(content.firstDifference != nil)
    #expect(content.mapButton == nil)
    #expect(content.mapDim == nil)
    let alpha = try #require(content.content)
    #expect(alpha.value < -0.3)
    #expect(alpha.other == 1)
  }

  /// A stack dim of 0.25 differs from one of 0.15 (TG-15).
  @Test func theCardBelowIsCompared() throws {
    func pushed(_ most: Double) -> Simulation {
      var rules = Rules()
      rules.fade.stackDimMax = most
      let push = TimedInput(ticks: Fixtures.ticks(100), input: .push(card: 1, animated: true))
      let second = Card(
        name: 4, headerHeight: 84, contentHeight: 0, hasMap: true, hasMapButtons: true,
        detents: Fixtures.card.detents, preferredDetent: 1)
      let stack = CardStack(screen: Fixtures.screen, rules: rules, cards: [Fixtures.card, second])
      return Simulation(stack: stack, inputs: [push], clock: FrameClock(hertz: 60))
    }
    let comparison = try Comparison(pushed(0.25), against: pushed(0.15))
    #expect(try #require(comparison.stackDim).value.isNear(0.1, 1e-12))
    #expect(comparison.place == nil)
    #expect(comparison.mapDim == nil)
    let first = try #require(comparison.firstDifference)
    #expect(first > Fixtures.ticks(100))
    #expect(first < Fixtures.ticks(130))
  }

  /// Content that scrolls further is a difference, though the card shows none.
  @Test func scrolledContentIsCompared() throws {
    let scroll = [Fixtures.move(2, at: 0, animated: false)] + Fixtures.stroke(from: 700, to: 500, at: 100, until: 300)
    let comparison = try Comparison(
      Self.simulation(scroll), against: Self.simulation(scroll) { $0.scroll.decelerationRatePerMillisecond = 0.99 })
    #expect(comparison.place == nil)
    #expect(comparison.mapDim == nil)
    #expect(comparison.held == nil)
    let first = try #require(comparison.firstDifference)
    #expect(first > Fixtures.ticks(300))
    #expect(first < Fixtures.ticks(340))
  }

  /// `held` covers what a finger holds in both: if only one card follows it, the place differs and `held` doesn't.
  @Test func whatIsHeldIsHeldInBoth() throws {
    let short = Fixtures.stroke(from: 420, to: 370, at: 100, until: 400)
    for isFirst in [true, false] {
      let (sharp, dull) = (Self.simulation(short), Self.simulation(short) { $0.touch.slop = 60 })
      let comparison = try isFirst ? Comparison(sharp, against: dull) : Comparison(dull, against: sharp)
      #expect(comparison.held == nil)
      #expect(try #require(comparison.place).value.magnitude > 35)
    }
  }

  /// `yielded` is the largest distance by which a card was pulled beyond an end; within its ends it is 0.
  @Test func whatYieldsAtTheBottomIsMeasuredAtItsMost() throws {
    func pull(_ y: Double) -> [TimedInput] {
      [Fixtures.move(0, at: 0, animated: false)]
        + Fixtures.stroke(from: 760, to: y, at: 100, until: 500).dropLast()
        + [
          Fixtures.touch(.moved, y, at: 600), Fixtures.touch(.moved, 772, at: 700),
          Fixtures.touch(.ended, 772, at: 900),
        ]
    }
    let comparison = try Comparison(Self.simulation(pull(840)), against: Self.simulation(pull(700)))
    // 70 of the finger's 80 pt are beyond a bottom that shows 118 pt of the card; then 2 of them.
    let pulled: Double = 70 * 0.55 / 118
    let band: Double = (1 - 1 / (pulled + 1)) * 118
    #expect(comparison.one.yielded.isNear(band, 1e-9), "\(comparison.one.yielded)")
    #expect(comparison.other.yielded < 30)
    #expect(comparison.other.yielded > 0)
  }
}
