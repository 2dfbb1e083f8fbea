import CardMath
import CardModel
import CardMotion
import CardSimulation
import CardTestSupport
import Testing

@Suite struct SimulationTests {
  static func run(
    _ inputs: [TimedInput], hertz: Int64 = 60, delivery: Delivery = .immediate, duration: Int64? = nil,
    drops: FrameClock.Drops = FrameClock.Drops()
  ) throws -> [(frame: Frame, events: [EventLog.Entry])] {
    var simulation = Simulation(
      stack: Fixtures.stack(), inputs: inputs,
      clock: FrameClock(rates: [.init(start: 0, hertz: hertz)], drops: drops), delivery: delivery, duration: duration)
    return try simulation.all()
  }

  // MARK: - The frames

  /// A frame of which only the moving part was read is the one that is read in full: a stroke, a spring that is caught
  /// and let go, a move without a finger; with springs of every damping, a curve, and fades of either kind.
  @Test(arguments: [0.05, 0.8, 1, 3, nil], [FadeSource.position, .animation])
  func aFrameReadInPartIsTheFrameReadInFull(dampingRatio: Double?, fades: FadeSource) throws {
    var rules = Rules()
    rules.fade.source = fades
    rules.motion.settle =
      dampingRatio.map { .spring(Spring(response: 0.4, dampingRatio: $0)) } ?? .curve(.linear, duration: 0.25)
    let inputs =
      Fixtures.stroke(from: 430, to: 200, at: 100, until: 180)
      + Fixtures.stroke(from: 300, to: 420, at: 260, until: 330)
      + [Fixtures.move(2, at: 2_000)]
    var simulation = Simulation(
      stack: Fixtures.stack(rules), inputs: inputs, clock: FrameClock(hertz: 120), duration: Fixtures.ticks(3_000))
    var settling = 0
    while try simulation.next() {
      let whole = simulation.stack.sample(at: Instant(ticks: simulation.frame.ticks))
      #expect(simulation.frame.sample == whole, "frame \(simulation.frame.number)")
      if whole.phase == .settling { settling += 1 }
    }
    #expect(settling > 20)
  }

  // MARK: - The end

  @Test func withoutInputsThereIsOneFrame() throws {
    let frames = try Self.run([])
    #expect(frames.count == 1)
    #expect(frames[0].frame.sample.cardY == 390.5)
    #expect(frames[0].frame.number == 0)
  }

  @Test func endsOnTheFirstFrameAtRestAfterTheLastInput() throws {
    let frames = try Self.run([Fixtures.move(2, at: 100)])
    let resting = frames.map { $0.frame.sample.isAtRest }
    let sent = try #require(resting.firstIndex(of: false))
    #expect(resting[sent...].dropLast().allSatisfy { !$0 })
    #expect(frames.last!.frame.sample.isAtRest)
    #expect(frames.last!.frame.sample.cardY == 71)
  }

  @Test func restBeforeALaterInputIsNoEnd() throws {
    let frames = try Self.run([Fixtures.move(2, at: 0), Fixtures.move(1, at: 5_000)])
    #expect(frames.last!.frame.sample.cardY == 390.5)
    #expect(frames.last!.frame.ticks > Fixtures.ticks(5_000))
  }

  @Test func anInputThatChangesNothingEndsOnTheFrameThatIsNotBeforeIt() throws {
    let frames = try Self.run([TimedInput(ticks: 1_000_000, input: .pop(animated: true))])
    #expect(frames.last!.frame.ticks == 1_050_000)
    #expect(frames.last!.events.map(\.event) == [.ignored(.nothing)])
  }

  @Test func aDurationEndsWhatMovesAndWaitsForWhatRests() throws {
    let move = [Fixtures.move(2, at: 100)]
    #expect(try Self.run(move, duration: 1_800_000).map(\.frame.ticks).last == 1_800_000)
    #expect(try Self.run(move, duration: 1_799_999).map(\.frame.ticks).last == 1_650_000)
    #expect(try Self.run(move, duration: 90_000_000).count == 601)
    #expect(try Self.run(move, duration: 0).count == 1)
  }

  @Test func whatNeverRestsEndsAnHourAfterTheLastInputAndSaysSo() throws {
    // A finger that comes down after a minute and never lifts.
    var simulation = Simulation(
      stack: Fixtures.stack(), inputs: [Fixtures.touch(.began, 430, at: 60_000)], clock: FrameClock(hertz: 1))
    let frames = try simulation.all()
    #expect(frames.last!.frame.ticks == 3_660 * Instant.ticksPerSecond)
    #expect(simulation.isCutShort)
    #expect(try !simulation.next())
    #expect(simulation.frame == frames.last!.frame)
  }

  @Test func anInputMayComeHoursLater() throws {
    var simulation = Simulation(
      stack: Fixtures.stack(), inputs: [Fixtures.move(2, at: 7_200_000)], clock: FrameClock(hertz: 1))
    let frames = try simulation.all()
    #expect(frames.last!.frame.sample.cardY == 71)
    #expect(!simulation.isCutShort)
  }

  // MARK: - Inputs

  @Test func anInputAtAFramesInstantIsThereInThatFrame() throws {
    let frames = try Self.run([Fixtures.move(2, at: 100, animated: false)])
    #expect(frames[5].frame.sample.cardY == 390.5)
    #expect(frames[6].frame.ticks == 900_000)
    #expect(frames[6].frame.sample.cardY == 71)
  }

  @Test func simultaneousInputsKeepTheirOrder() throws {
    let there = [Fixtures.move(2, at: 100, animated: false), Fixtures.move(0, at: 100, animated: false)]
    #expect(try Self.run(there).last!.frame.sample.cardY == 734)
    #expect(try Self.run(there.reversed()).last!.frame.sample.cardY == 71)
    // Inputs that precede them in the list but come later change nothing.
    let last = Fixtures.move(1, at: 300, animated: false)
    let frames = try Self.run([last] + there)
    #expect(frames[6].frame.sample.cardY == 734)
    #expect(frames.last!.frame.sample.cardY == 390.5)
  }

  /// The first frame may be dropped; the events before the first shown one aren't lost.
  @Test func aDroppedFrameDelaysNothing() throws {
    var drops = FrameClock.Drops()
    drops.numbers = Array(0...9)
    let inputs = [Fixtures.move(2, at: 20)]
    let (all, some) = (try Self.run(inputs), try Self.run(inputs, drops: drops))
    #expect(some.first!.frame.number == 10)
    #expect(some.map(\.frame) == Array(all.map(\.frame).dropFirst(10)))
    #expect(some.first!.events == all.prefix(11).flatMap(\.events))
  }

  // MARK: - Delivery

  @Test func immediateInputsActAtTheirOwnInstants() throws {
    let frames = try Self.run([Fixtures.move(2, at: 95)])
    let entry = try #require(frames.flatMap(\.events).first)
    #expect(entry.instant == Instant(ticks: 855_000))
    #expect(frames[6].frame.sample.cardY < 390.5)
  }

  /// Returns a finger sampled at 240 Hz, a millisecond before each frame at 60 Hz and three times between (`all`), and
  /// the same finger with only the last sample before each frame (`last`).
  static func coalesced(
    end: TouchPhase = .ended, pointer: Int32 = 0
  ) -> (all: [TimedInput], last: [TimedInput]) {
    let samples = (0...40).map { (index: Int) -> (Int, TimedInput) in
      (index, touch(index == 0 ? .began : .moved, 500 - Double(index * index) / 8, pointer, index))
    }
    let lift = touch(end, 300, pointer, 40)
    return (samples.map(\.1) + [lift], samples.filter { $0.0 % 4 == 0 }.map(\.1) + [lift])
  }

  private static func touch(_ phase: TouchPhase, _ y: Double, _ pointer: Int32, _ index: Int) -> TimedInput {
    TimedInput(
      ticks: Fixtures.ticks(99) + Int64(index) * 37_500,
      input: .touch(Touch(phase: phase, pointer: pointer, x: 200, y: y)))
  }

  static func run(_ inputs: [TimedInput], by estimator: VelocityEstimator) throws -> [(
    frame: Frame, events: [EventLog.Entry]
  )] {
    var rules = Rules()
    rules.touch.estimator = estimator
    var simulation = Simulation(
      stack: Fixtures.stack(rules), inputs: inputs, clock: FrameClock(hertz: 60), delivery: .frame)
    return try simulation.all()
  }

  @Test(arguments: VelocityEstimator.allCases, [TouchPhase.ended, .cancelled])
  func ofAFingersSamplesInAFrameTheLastCounts(estimator: VelocityEstimator, end: TouchPhase) throws {
    let (all, last) = Self.coalesced(end: end)
    let (gathered, thinned) = (try Self.run(all, by: estimator), try Self.run(last, by: estimator))
    let drag = gathered.prefix { $0.frame.sample.phase != .settling }
    #expect(drag.count > 10)
    for (one, other) in zip(drag, thinned) {
      #expect(one.frame.sample.cardY == other.frame.sample.cardY)
      #expect(one.frame.sample.touchY == other.frame.sample.touchY)
    }
    // An estimator that reads coalesced touches has more samples to read; all the rest is the same.
    let isSame = gathered.map(\.frame) == thinned.map(\.frame)
    #expect(isSame == !estimator.readsCoalescedTouches)
    #expect(gathered.flatMap(\.events).count == thinned.flatMap(\.events).count)
  }

  /// A press and a lift within a frame are both reported, with the release velocity.
  @Test func aPressAndALiftWithinAFrameAreNotLost() throws {
    let flick = [
      Fixtures.touch(.began, 430, at: 101), Fixtures.touch(.moved, 425, at: 105), Fixtures.touch(.moved, 410, at: 109),
      Fixtures.touch(.moved, 400, at: 113), Fixtures.touch(.ended, 400, at: 113),
    ]
    let events = try Self.run(flick, by: .uiPan).flatMap(\.events)
    let velocity = -30 / 0.012
    #expect(
      events.map(\.event).prefix(4) == [.touch(.header), .drag, .release(velocity: velocity), .snap(detent: 2)])
    #expect(events.prefix(4).allSatisfy { $0.instant == Instant(ticks: 1_050_000) })
    let tap = [Fixtures.touch(.began, 430, at: 101), Fixtures.touch(.ended, 430, at: 103)]
    #expect(try Self.run(tap, by: .uiPan).flatMap(\.events).map(\.event) == [.touch(.header)])
    let taken = [Fixtures.touch(.began, 430, at: 101), Fixtures.touch(.cancelled, 430, at: 103)]
    #expect(try Self.run(taken, by: .uiPan).flatMap(\.events).map(\.event) == [.touch(.header), .cancel])
  }

  /// Each finger's samples are gathered separately; only the first finger's matter.
  @Test func aSecondFingerIsGatheredForItself() throws {
    let one = try Self.run(Self.coalesced().all, by: .uiPan)
    let second = Self.coalesced(pointer: 1).all.map { TimedInput(ticks: $0.ticks + 9_000, input: $0.input) }
    let both = try Self.run(Self.coalesced().all + second, by: .uiPan)
    #expect(zip(one, both).allSatisfy { $0.frame == $1.frame })
    #expect(one.flatMap(\.events) == both.flatMap(\.events))
    // A finger that comes down after the other has lifted, within the same frame, has the next gesture.
    let lift = try #require(Self.coalesced().all.last).ticks
    let next = [0, 4_500, 9_000].map { lift + $0 }
    let third = zip(next, [TouchPhase.began, .moved, .ended]).map { ticks, phase in
      TimedInput(ticks: ticks, input: .touch(Touch(phase: phase, pointer: 2, x: 200, y: 500)))
    }
    let events = try Self.run(Self.coalesced().all + third, by: .uiPan).flatMap(\.events).map(\.event)
    #expect(events.count { if case .touch = $0 { true } else { false } } == 2)
  }

  /// A caller that decides an input only when it is due sees the stack as the input finds it, and can
  /// replace the input.
  @Test(arguments: [Delivery.immediate, .frame])
  func anInputMayBeDecidedWhenItIsDue(delivery: Delivery) throws {
    let inputs = [
      Fixtures.move(2, at: 95), Fixtures.move(0, at: 195), Fixtures.move(0, at: 205), Fixtures.move(0, at: 300),
    ]
    var simulation = Simulation(
      stack: Fixtures.stack(), inputs: inputs, clock: FrameClock(hertz: 60), delivery: delivery)
    var (seen, places): ([Instant], [Double]) = ([], [])
    simulation.play(inputs: 3) { number, now, stack in
      seen.append(now)
      places.append(stack.cardY(at: now))
      return number == 1 ? nil : .move(detent: 1, animated: false)
    }
    let times: [Double] = delivery == .frame ? [100, 200, 650.0 / 3] : [95, 195, 205]
    #expect(seen == times.map { Instant(ticks: Fixtures.ticks($0)) })
    // The first sends the card to its own detent; the second is dropped.
    #expect(places == [390.5, 390.5, 390.5])
    #expect(simulation.stack.topCard.detents[simulation.stack.targetDetent].name == 1)
  }

  @Test func gatheredInputsActAtTheNextFrame() throws {
    let frames = try Self.run([Fixtures.move(2, at: 95)], delivery: .frame)
    let entry = try #require(frames.flatMap(\.events).first)
    #expect(entry.instant == Instant(ticks: 900_000))
    #expect(frames[6].frame.sample.cardY == 390.5)
    #expect(frames[7].frame.sample.cardY < 390.5)
  }

  /// Inputs are gathered at the next frame that is *shown*.
  @Test func gatheredInputsWaitForAFrameThatIsShown() throws {
    var drops = FrameClock.Drops()
    drops.numbers = [6, 7]
    let frames = try Self.run([Fixtures.move(2, at: 95)], delivery: .frame, drops: drops)
    #expect(frames.flatMap(\.events).first!.instant == Instant(ticks: 1_200_000))
  }

  /// A finger's velocity is that of the hardware's samples, at any delay of their delivery.
  @Test func gatheredTouchesKeepTheirTimes() throws {
    let stroke = Fixtures.stroke(from: 430, to: 310, at: 100, until: 220)
    func release(_ delivery: Delivery) throws -> Double? {
      for entry in try Self.run(stroke, hertz: 24, delivery: delivery).flatMap(\.events) {
        if case .release(let velocity) = entry.event { return velocity }
      }
      return nil
    }
    let immediate = try #require(try release(.immediate))
    #expect((immediate + 1_000).magnitude < 1e-6)
    #expect(try release(.frame) == immediate)
  }

  // MARK: - Self-check

  /// A simulation is a value: a copy taken at any frame goes on to the same bits.
  @Test func aCopyGoesOnAlike() throws {
    let inputs = Fixtures.stroke(from: 430, to: 310, at: 100, until: 220) + [Fixtures.move(0, at: 400)]
    var simulation = Simulation(stack: Fixtures.stack(), inputs: inputs, clock: FrameClock(hertz: 120))
    var saved: [Simulation] = []
    while try simulation.next() { saved.append(simulation) }
    for (index, copy) in saved.enumerated() {
      var copy = copy
      let rest = try copy.all()
      #expect(rest.map(\.frame) == saved.dropFirst(index + 1).map(\.frame))
    }
  }

  // MARK: - Going on by other rules

  /// A drag whose rules of release change before anything sends the card goes on like one that had them from the start:
  /// the same frames with the same events, whether the finger lifts, is taken away, or a command comes first.
  @Test(arguments: Seeds.first(20, of: 200))
  func whatIsSentLaterKnowsNoOpening(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let end = random.next(from: 150, to: 400)
    var inputs = Fixtures.stroke(
      from: random.next(from: 400, to: 460), to: random.next(from: 100, to: 700), at: random.next(from: 0, to: 100),
      until: end)
    if seed % 4 == 1 {
      inputs[inputs.count - 1] = Fixtures.touch(.cancelled, 300, at: end)
    } else if seed % 4 == 2 {
      inputs.insert(Fixtures.move(2, at: random.next(from: 0, to: end)), at: 0)
    }
    inputs += Fixtures.stroke(from: 300, to: random.next(from: 100, to: 700), at: end + 100, until: end + 300)
    var rules = Rules()
    rules.motion.settle = .spring(
      Spring(response: random.next(from: 0.1, to: 1), dampingRatio: random.next(from: 0.2, to: 1.2)))
    rules.snap = seed % 2 == 0 ? .projection(ProjectionSnap()) : .height(HeightSnap())
    rules.motion.keepsReleaseVelocity = seed % 3 == 0
    func simulation(_ rules: Rules) -> Simulation {
      Simulation(
        stack: Fixtures.stack(rules), inputs: inputs, clock: FrameClock(hertz: 120),
        delivery: seed % 5 == 0 ? .frame : .immediate)
    }
    var whole = simulation(rules)
    let expected = try whole.all()
    var (opening, frames) = (simulation(Rules()), [(frame: Frame, events: [EventLog.Entry])]())
    let sending = opening.nextSending
    while try opening.next(before: sending) { frames.append((opening.frame, opening.events.entries)) }
    #expect(seed % 4 == 2 || frames.count > 10, "seed \(seed)")
    #expect(opening.travel == nil)
    var rest = simulation(Rules())
    var others = rules
    rest.goOn(as: opening, by: &others)
    #expect(others == Rules(), "seed \(seed)")
    frames += try rest.all()
    #expect(frames.map(\.frame) == expected.map(\.frame), "seed \(seed)")
    #expect(frames.map(\.events) == expected.map(\.events), "seed \(seed)")
    #expect(rest.travel == whole.travel)
    // The opening stays as it was, for the next one.
    var again = simulation(Rules())
    others = rules
    again.goOn(as: opening, by: &others)
    #expect(try again.all().map(\.frame).last == expected.last?.frame, "seed \(seed)")
    // A simulation that has run goes on in its own storage, and gives back the rules that it followed.
    others = Rules()
    others.motion.settle = .curve(.linear, duration: 0.3)
    again.goOn(as: opening, by: &others)
    #expect(others == rules, "seed \(seed)")
    others = rules
    again.goOn(as: opening, by: &others)
    frames = frames.filter { $0.frame.ticks < sending }
    frames += try again.all()
    #expect(frames.map(\.frame) == expected.map(\.frame), "seed \(seed)")
    #expect(frames.map(\.events) == expected.map(\.events), "seed \(seed)")
  }

  /// Frames added as they are shown give the metrics of frames added one by one, whichever metrics are asked for.
  @Test(arguments: [[Metric.settleTime, .overshoot], [.target, .frames, .cardTop, .rmsJerk], Metric.allCases])
  func framesAddedInPlaceAreMeasuredAlike(metrics: [Metric]) throws {
    let inputs = Fixtures.stroke(from: 430, to: 300, at: 50, until: 200) + [Fixtures.move(0, at: 900)]
    func simulation() -> Simulation {
      Simulation(stack: Fixtures.stack(), inputs: inputs, clock: FrameClock(hertz: 60))
    }
    var (one, other, added, measured) = (simulation(), simulation(), Metrics(of: metrics), Metrics(of: metrics))
    while try one.next() { added.add(one) }
    while try other.next(addingTo: &measured) {}
    #expect(measured == added)
    #expect(one.frame == other.frame)
  }

  /// All frames at once give the metrics of frames added one by one, and end at the same frame: whichever metrics are
  /// asked for, whatever moves, wherever the timeline is cut.
  @Test(arguments: Seeds.first(24, of: 240)) func framesFinishedAtOnceAreMeasuredAlike(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let all = Metric.ofTimelines
    let metrics: [Metric] =
      switch seed % 3 {
      case 0: [.settleTime, .overshoot, .frames]
      case 1: [.target, .timeToMost, .crossings, .peakVelocity, .releaseRatio, .stillTime]
      default: (0..<4).map { _ in all[Int(random.next(below: UInt64(all.count)))] }
      }
    let lift = random.next(from: 80, to: 200)
    var inputs = Fixtures.stroke(from: 430, to: random.next(from: 100, to: 700), at: 50, until: lift)
    if seed % 2 == 0 {
      inputs.append(Fixtures.move(Int32(random.next(below: 3)), at: lift + random.next(from: 0, to: 700)))
    }
    var rules = Rules()
    rules.fade.source = seed % 5 == 0 ? .animation : .position
    rules.motion.interruption = seed % 7 == 0 ? .additive : .fromPresentation
    let duration = seed % 4 == 0 ? Int64(random.next(from: 0, to: 9_000_000)) : nil
    func simulation() -> Simulation {
      Simulation(
        stack: Fixtures.stack(rules), inputs: inputs, clock: FrameClock(hertz: seed % 2 == 0 ? 60 : 97),
        duration: duration)
    }
    var (one, other, added, measured) = (simulation(), simulation(), Metrics(of: metrics), Metrics(of: metrics))
    while try one.next() { added.add(one) }
    try other.finish(addingTo: &measured)
    for metric in metrics { #expect(measured[metric] == added[metric], "seed \(seed): \(metric)") }
    #expect(one.frame == other.frame, "seed \(seed)")
    #expect(one.events.entries == other.events.entries, "seed \(seed)")
    #expect(one.isCutShort == other.isCutShort)
    #expect(one.travel == other.travel)
    #expect(try !other.next())
  }
}
