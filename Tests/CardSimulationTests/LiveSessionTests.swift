import CardMath
import CardModel
import CardTestSupport
import Testing

@testable import CardSimulation

/// A session whose inputs come as they come.
@Suite struct LiveSessionTests {
  static func session(_ delivery: Delivery = .immediate, recognizesTaps: Bool = true) -> LiveSession {
    LiveSession(stack: Fixtures.stack(), delivery: delivery, recognizesTaps: recognizesTaps)
  }

  static func touch(_ phase: TouchPhase, _ y: Double, pointer: Int32 = 0) -> Input {
    .touch(Touch(phase: phase, pointer: pointer, x: 200, y: y))
  }

  /// Shows a frame every sixtieth of a second, rounded to microseconds, and returns all events.
  static func show(_ session: inout LiveSession, until end: Int64) throws -> [Event] {
    var events: [Event] = []
    var time = session.instants.last.map { $0 / Instant.ticksPerMicrosecond + 16_667 } ?? 0
    while time <= end {
      try session.show(microseconds: time)
      events += session.simulation.events.map { $0.event }
      time += 16_667
    }
    return events
  }

  /// However long a session lasts, a late input makes it show a quarter more frames again at most, and few checkpoints
  /// are kept.
  @Test func checkpointsAreNearForTheirAge() {
    var numbers: [Int] = []
    for number in 0..<300_000 {
      numbers.append(number)
      if numbers.count > LiveSession.checkpointMax {
        numbers = LiveSession.kept(of: numbers).map { numbers[$0] }
        #expect(numbers.count <= LiveSession.checkpointMax / 2)
      }
      guard number % 1_009 == 0 else { continue }
      for (before, after) in zip(numbers, numbers.dropFirst()) where after - before > 1 {
        #expect(LiveSession.gapShare * (after - before) <= number - after, "\(before), \(after) at \(number)")
      }
      let newest = numbers.suffix(LiveSession.newestCount)
      #expect(numbers.first == 0)
      #expect(newest.first == number - newest.count + 1)
    }
  }

  /// An input that comes seconds late, in a session with many checkpoints, is put at its place.
  @Test(arguments: [400, 5_000, 12_000] as [Int64])
  func aVeryLateInputIsAtItsPlace(milliseconds: Int64) throws {
    var session = Self.session()
    _ = try Self.show(&session, until: 13_000_000)
    try session.add(.tap(.header), microseconds: 13_000_000 - milliseconds * 1_000)
    try session.add(Self.touch(.began, 500), microseconds: 12_990_000)
    _ = try Self.show(&session, until: 13_100_000)
    try Self.expectReplay(session, "\(milliseconds) ms late")
  }

  @Test func theRootIsNotShownAgain() throws {
    var session = Self.session()
    for input in [Input.push(card: 0, animated: true), .swap(card: 0, animated: false)] {
      do throws(LiveSessionError) {
        try session.add(input, microseconds: 0)
        Issue.record("the root is shown again")
      } catch {
        #expect(error == .unknown)
      }
    }
    #expect(session.inputs.isEmpty)
  }

  /// Checks that the session stands where its replay ends.
  static func expectReplay(_ session: LiveSession, _ comment: String) throws {
    var replay = session.replay()
    while try replay.next() {}
    let (live, end) = (session.simulation, replay)
    #expect(live.frame == end.frame, "\(comment)")
    #expect(live.events == end.events, "\(comment)")
    #expect(live.scene == end.scene, "\(comment)")
    #expect(live.nextInput == end.nextInput, "\(comment)")
  }

  // MARK: - Late inputs

  /// A flick whose samples all come 30 ms late goes where it goes if they come in time, with the same last frame.
  @Test(arguments: Delivery.allCases)
  func aLateFlickIsTheFlick(delivery: Delivery) throws {
    var samples = [(Self.touch(.began, 440), Int64(100_000))]
    for number in 1...12 {
      samples.append((Self.touch(.moved, 440 - Double(number) * 11), Int64(100_000 + number * 8_000)))
    }
    samples.append((Self.touch(.ended, 308), 197_000))
    var (prompt, late) = (Self.session(delivery), Self.session(delivery))
    for (input, time) in samples { #expect(try !prompt.add(input, microseconds: time)) }
    var (time, next, lateCount) = (Int64(0), 0, 0)
    while time < 3_000_000 {
      try prompt.show(microseconds: time)
      while next < samples.count, samples[next].1 + 30_000 <= time {
        if try late.add(samples[next].0, microseconds: samples[next].1) { lateCount += 1 }
        next += 1
      }
      try late.show(microseconds: time)
      if next == samples.count { #expect(late.simulation.frame == prompt.simulation.frame, "\(time)") }
      time += 16_667
    }
    #expect(lateCount == samples.count)
    #expect(late.inputs == prompt.inputs)
    #expect(late.instants == prompt.instants)
    #expect(late.simulation.frame.sample.target == 2)
    try Self.expectReplay(late, "the end")
  }

  /// A late input corrects the frames since its instant, those alone, and once.
  @Test func theCorrectedFramesAreNamed() throws {
    var session = Self.session()
    for number in 0...10 as ClosedRange<Int64> { try session.show(microseconds: number * 10_000) }
    #expect(session.corrected.isEmpty)
    #expect(try session.add(.key(.expand), microseconds: 45_000))
    #expect(try session.add(.voiceOver(false), microseconds: 72_000))
    #expect(try !session.add(.voiceOver(false), microseconds: 115_000))
    try session.show(microseconds: 110_000)
    #expect(session.corrected == 5..<11)
    try session.show(microseconds: 120_000)
    #expect(session.corrected.isEmpty)
    // One at the very instant of a frame counts for that frame.
    #expect(try session.add(.voiceOver(false), microseconds: 120_000))
    try session.show(microseconds: 130_000)
    #expect(session.corrected == 12..<13)
    try Self.expectReplay(session, "the end")
  }

  /// A lift that comes late has its release in the corrected frames' events, as those of no later frame have it; so the
  /// corrected and the other events together are those of the replay.
  @Test func theEventsOfCorrectedFramesAreKept() throws {
    var session = Self.session()
    try session.add(Self.touch(.began, 440), microseconds: 10_000)
    for number in 1...9 as ClosedRange<Int64> {
      try session.add(Self.touch(.moved, 440 - Double(number) * 12), microseconds: 10_000 + number * 8_000)
    }
    for number in 0...12 as ClosedRange<Int64> { try session.show(microseconds: number * 10_000) }
    #expect(session.correctedEvents.isEmpty)
    try session.add(Self.touch(.ended, 320), microseconds: 91_000)
    try session.show(microseconds: 130_000)
    #expect(session.corrected == 10..<13)
    let names = session.correctedEvents.map { "\($0.event)".prefix { $0 != "(" } }
    #expect(names.first == "release", "\(names)")
    #expect(names.contains("snap"), "\(names)")
    #expect(session.correctedEvents.first?.instant.ticks == 91_000 * Instant.ticksPerMicrosecond)
    try session.show(microseconds: 140_000)
    #expect(session.correctedEvents.isEmpty)
    try Self.expectReplay(session, "the end")
  }

  /// Of inputs at one instant, the one added first comes first.
  @Test func inputsAtOneInstantKeepTheirOrder() throws {
    var session = Self.session()
    for input in [Input.reduceMotion(true), .reduceMotion(false), .voiceOver(true)] {
      try session.add(input, microseconds: 500)
    }
    try session.add(.voiceOver(false), microseconds: 499)
    #expect(
      session.inputs.map(\.input) == [.voiceOver(false), .reduceMotion(true), .reduceMotion(false), .voiceOver(true)])
  }

  /// A day at 10 frames a second keeps no more copies than a minute does, and an input from its beginning is heeded.
  @Test func aLongSessionKeepsFewCopies() throws {
    var session = Self.session()
    for number in 0..<3_000 as Range<Int64> { try session.show(microseconds: number * 100_000) }
    let copies = Mirror(reflecting: session).children.first { $0.label == "checkpoints" }?.value as? [Any]
    #expect((32...LiveSession.checkpointMax).contains(copies?.count ?? 0))
    #expect(try session.add(.key(.expand), microseconds: 1_000))
    try session.show(microseconds: 300_000_000)
    #expect(session.corrected == 1..<3_000)
    #expect(session.simulation.frame.sample.target == 2)
    try Self.expectReplay(session, "the end")
  }

  // MARK: - Taps

  @Test func aTapOnTheHeaderSendsTheCardUp() throws {
    var session = Self.session()
    try session.add(Self.touch(.began, 430), microseconds: 100_000)
    try session.add(Self.touch(.ended, 432), microseconds: 180_000)
    let events = try Self.show(&session, until: 3_000_000)
    #expect(events.contains(.tap(.header)))
    #expect(session.simulation.frame.sample.target == 2)
    try Self.expectReplay(session, "the end")
    // Not if taps are inputs of their own.
    var other = Self.session(recognizesTaps: false)
    try other.add(Self.touch(.began, 430), microseconds: 100_000)
    try other.add(Self.touch(.ended, 432), microseconds: 180_000)
    #expect(try !Self.show(&other, until: 3_000_000).contains(.tap(.header)))
    #expect(other.simulation.frame.sample.target == 1)
  }

  /// A finger that stops a moving card doesn't tap it.
  @Test func aTouchThatGrabsIsNoTap() throws {
    var session = Self.session()
    try session.add(.key(.expand), microseconds: 0)
    try session.add(Self.touch(.began, 350), microseconds: 100_000)
    try session.add(Self.touch(.ended, 350), microseconds: 160_000)
    let events = try Self.show(&session, until: 3_000_000)
    #expect(events.contains(.grab))
    #expect(!events.contains(.tap(.header)))
    #expect(session.simulation.frame.sample.target == 2)
  }

  // MARK: - Rest and refusals

  @Test func itTellsWhenItRests() throws {
    var session = Self.session()
    #expect(!session.isAtRest)
    try session.show(microseconds: 0)
    #expect(session.isAtRest)
    try session.add(.key(.expand), microseconds: 5_000)
    #expect(!session.isAtRest)
    _ = try Self.show(&session, until: 200_000)
    #expect(!session.isAtRest)
    _ = try Self.show(&session, until: 4_000_000)
    #expect(session.isAtRest)
    try session.add(.key(.collapse), microseconds: 3_990_000)
    #expect(!session.isAtRest)
  }

  /// Times and coordinates are such as a text holds exactly.
  @Test func numbersAreRounded() throws {
    var session = Self.session()
    try session.add(.touch(Touch(phase: .began, pointer: 1, x: 10.0049, y: -0.001)), microseconds: 7)
    try session.add(.tapAt(x: 1.125, y: 2.004), microseconds: 8)
    try session.add(.focus(offset: 3.14159), microseconds: 9)
    #expect(
      session.inputs == [
        TimedInput(ticks: 63, input: .touch(Touch(phase: .began, pointer: 1, x: 10, y: 0))),
        TimedInput(ticks: 72, input: .tapAt(x: 1.13, y: 2)), TimedInput(ticks: 81, input: .focus(offset: 3.14)),
      ])
  }

  /// An input that names something that the stack doesn't have is refused; every other one can be shown.
  @Test(arguments: Seeds.few)
  func whatTheStackDoesNotHaveIsRefused(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    func number() -> Int { Int(random.next() % 9) - 3 }
    var (session, isTaken, isRefused) = (Self.session(), 0, 0)
    for step in 0..<300 as Range<Int64> {
      let (one, other, isOn) = (number(), number(), random.next() % 2 == 0)
      let inputs: [Input] = [
        .touch(Touch(phase: .began, pointer: Int32(one), x: 200, y: 300)), .push(card: one, animated: isOn),
        .swap(card: one, animated: isOn), .pop(count: one, animated: isOn),
        .move(detent: Int32(one), animated: isOn), .present(detent: Int32(one), animated: isOn),
        .release(modelY: 300, velocity: 100, detent: Int32(one)), .page(one, animated: isOn),
        .content(change: one, card: other), .layout(one, animated: isOn),
        .detents(layout: one, card: other, animated: isOn), .keyboard(change: one, card: other, layout: number()),
        .key(.expand), .dismiss(animated: isOn), .scroll(offset: nil, velocity: 900), .tapAt(x: 10, y: 440),
      ]
      let input = inputs[Int(random.next() % UInt64(inputs.count))]
      do throws(LiveSessionError) {
        try session.add(input, microseconds: step * 20_000)
        isTaken += 1
      } catch {
        #expect(error == .unknown, "\(input) of seed \(seed)")
        isRefused += 1
      }
      try session.show(microseconds: step * 20_000 + 10_000)
    }
    #expect(isTaken > 50)
    #expect(isRefused > 50)
    try Self.expectReplay(session, "seed \(seed)")
  }

  /// An error says the reason in a sentence: a test that fails prints it.
  @Test func anErrorIsASentence() {
    #expect("\(LiveSessionError.outOfRange)" == "a coordinate or a velocity isn't a number from -1000000 to 1000000")
    #expect(
      "\(LiveSessionError.notAfterTheLastFrame(microseconds: 5))" == "the frame at 5 µs isn't after the one shown last")
  }

  /// A frame that can't be shown is refused, and changes nothing.
  @Test func whatIsOutOfRangeIsRefused() throws {
    var session = Self.session()
    try session.show(microseconds: 1_000)
    let day = 86_400_000_000 as Int64
    #expect(throws: LiveSessionError.outOfTime(microseconds: -1)) {
      try session.add(.key(.expand), microseconds: -1)
    }
    #expect(throws: LiveSessionError.outOfTime(microseconds: day + 1)) { try session.show(microseconds: day + 1) }
    #expect(throws: LiveSessionError.outOfTime(microseconds: .max)) { try session.show(microseconds: .max) }
    #expect(throws: LiveSessionError.notAfterTheLastFrame(microseconds: 1_000)) {
      try session.show(microseconds: 1_000)
    }
    for y in [Double.nan, .infinity, -.infinity, 1_000_000.01] {
      #expect(throws: LiveSessionError.outOfRange) { try session.add(Self.touch(.began, y), microseconds: 2_000) }
    }
    #expect(session.inputs.isEmpty && session.instants == [9_000])
    try session.show(microseconds: day)
  }
}
