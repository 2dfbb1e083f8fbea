import CardExamples
import CardMath
import CardScenario
import CardScenarioSupport
import CardSettings
import CardSimulation
import CardTestSupport
import CardText
import CardTimeline
import Testing

/// Recordings made of scenarios' own runs, by displays of other rates and clocks: they hold, and changed ones don't.
@Suite struct RecordingComparisonTests {
  /// A run of a scenario as an app's log has it.
  static func recording(
    of name: String, column: Column = .cardY, fps: Int64 = 60, startingAt start: Int64 = 0, grain: Int64 = 1,
    settings: [String: String] = [:], dropping drops: (Int) -> Bool = { _ in false }
  ) throws -> Recording {
    var document = try #require(BuiltInScenarios.named(name)).document
    document.rates = [FrameClock.Rate(start: 0, hertz: fps)]
    for (key, value) in settings {
      try #require(SettingKey.named(key)).set(SettingValue(argument: value), in: &document.settings)
    }
    var simulation = try document.scenario().simulation
    var samples: [Recording.Sample] = []
    while try simulation.next() {
      if drops(samples.count) { continue }
      let time = simulation.frame.ticks / Instant.ticksPerMicrosecond
      let number = try #require(column.number(of: simulation.frame, scene: nil))
      // An app writes a few decimals.
      let decimals = column == .cardY ? 1e3 : 1e5
      samples.append(
        Recording.Sample(
          microseconds: (start + time) / grain * grain, position: (number * decimals).rounded() / decimals))
    }
    return Recording(samples: samples)
  }

  static func scenario(_ name: String) throws -> Scenario {
    try #require(BuiltInScenarios.named(name)).document.scenario()
  }

  /// Noise moves no card: it neither begins a motion nor hides one, and what it does to a place and to an instant isn't
  /// told as a difference.
  @Test func noiseIsNoMotion() throws {
    let (scenario, count) = (try Self.scenario("flick-up"), Seeds.count(8, of: 20))
    var told: [String] = []
    for seed in 1...UInt64(count) {
      func noisy(_ settings: [String: String]) throws -> Recording {
        var (recording, random) = (try Self.recording(of: "flick-up", settings: settings), SplitMix64(seed: seed))
        for index in recording.samples.indices { recording.samples[index].position += 2 * random.nextNearlyNormal() }
        return Recording(samples: recording.samples)
      }
      let same = try [RecordingAlignment.solve, .event].map { alignment in
        try RecordingComparison(of: try noisy([:]), with: scenario, alignment: alignment)
      }
      #expect(same[0].offset.isNear(0, 0.02), "seed \(seed): \(same[0].offset)")
      #expect(!same[0].holds, "seed \(seed): \(same[0].offset)")
      if !same[1].offset.isNear(0, 0.02) || !same.allSatisfy({ $0.feelings.isEmpty }) {
        told.append("seed \(seed): \(same[1].offset), \(same.map(\.feelings))")
      }
      let slower = try RecordingComparison(
        of: try noisy(["settle.damping_ratio": "2"]), with: scenario, alignment: .none)
      #expect(slower.feelings.contains { $0.hasPrefix("is halfway ") && $0.hasSuffix(" later") }, "\(slower.feelings)")
      #expect(!slower.feelings.contains { $0.hasPrefix("settles") || $0.contains("move") }, "\(slower.feelings)")
    }
    #expect(told.isEmpty, "\(told)")
  }

  /// The motion that lies in a gap isn't shown, wherever the samples around it lie; a gap while the card rests hides
  /// nothing.
  @Test func aGapShowsNoMotion() throws {
    let scenario = try Self.scenario("flick-up")
    func comparison(without gap: Range<Int64>) throws -> RecordingComparison {
      var recording = try Self.recording(of: "flick-up")
      recording.samples.removeAll { gap.contains($0.microseconds) }
      return try RecordingComparison(of: recording, with: scenario)
    }
    let whole = try comparison(without: 0..<0)
    #expect(whole.holds)
    #expect(whole.coverage == 1)
    #expect(whole.gap == nil)
    // Nine frames are missing, then ten.
    let short = try comparison(without: 240_000..<375_000)
    #expect(short.holds, "\(short.words)")
    let gap = try comparison(without: 240_000..<400_000)
    #expect(!gap.holds)
    #expect(gap.outsideCount == 0)
    #expect(gap.gap == 233_333..<400_000)
    #expect(
      gap.words.hasPrefix("the recording shows only "),
      "\(gap.words)")
    #expect(
      gap.words.contains("% of the scenario's motion: it has no sample between its 233.3 and 400.0 ms"),
      "\(gap.words)")
    let ends = try comparison(without: 20_000..<1_400_000)
    #expect(!ends.holds, "\(ends.words)")
    #expect(ends.coverage < 0.1, "\(ends.words)")
    let rest = try comparison(without: 900_000..<1_300_000)
    #expect(rest.holds, "\(rest.words)")
    #expect(rest.coverage > 0.99, "\(rest.words)")
  }

  /// Under any clock a run is recognised, and its offset found to half a millisecond.
  @Test(arguments: Seeds.first(1, of: 20)) func itsOwnRunHolds(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    for name in ["flick-up", "slow-drag", "tour", "edge-overshoot"] {
      let scenario = try Self.scenario(name)
      for fps: Int64 in [24, 60, 120] {
        let start = Int64.random(in: -5_000_000...9_000_000_000, using: &generator)
        let share = Double.random(in: 0...0.3, using: &generator)
        var dropped = 0
        let recording = try Self.recording(of: name, fps: fps, startingAt: start) { index in
          // More than two in a row would leave a gap at 24 Hz.
          let isDropped = index > 0 && dropped < 2 && Double.random(in: 0..<1, using: &generator) < share
          dropped = isDropped ? dropped + 1 : 0
          return isDropped
        }
        let comparison = try RecordingComparison(of: recording, with: scenario)
        #expect(comparison.holds, "seed \(seed), \(name) at \(fps) Hz: \(comparison.words)")
        let offset = -Double(start) / 1e6
        #expect((comparison.offset - offset).magnitude < 5e-4, "seed \(seed), \(name): \(comparison.offset) \(offset)")
        #expect(comparison.rms < 0.02, "seed \(seed), \(name): \(comparison.rms)")
      }
    }
  }

  /// A clock of whole milliseconds is within the usual tolerance.
  @Test func wholeMillisecondsHold() throws {
    let recording = try Self.recording(of: "flick-up", fps: 60, startingAt: 123_456, grain: 1000)
    let comparison = try RecordingComparison(of: recording, with: Self.scenario("flick-up"))
    #expect(comparison.holds, "\(comparison.words)")
    let margin = try #require(comparison.offsetMargin)
    #expect(margin > 0)
    #expect(margin < 0.001)
    // A clock that only loses its fraction is half a millisecond late, give or take.
    #expect((comparison.offset + 0.123456).magnitude < 0.001)
  }

  /// A spring that is five percent slower, faster, softer or harder is found, and told as a person feels it.
  @Test(arguments: [
    ("settle.response", "0.42", "later"), ("settle.response", "0.38", "earlier"),
    ("settle.damping_ratio", "0.76", "more"), ("settle.damping_ratio", "0.84", "less"),
  ])
  func aChangedSpringFails(key: String, value: String, word: String) throws {
    let recording = try Self.recording(of: "flick-up", startingAt: 40_000, settings: [key: value])
    let comparison = try RecordingComparison(of: recording, with: Self.scenario("flick-up"))
    #expect(!comparison.holds)
    #expect(comparison.words.contains(word), "\(comparison.words)")
    let first = try #require(comparison.first)
    #expect((first.recorded - first.expected).magnitude > 1)
    #expect(first.microseconds <= comparison.worst.microseconds)
    #expect(comparison.outsideCount > 2)
  }

  /// A slower spring after the same drag differs from the release on, and the clocks are laid by the drag, in which the
  /// card stands still for up to 8 ms.
  @Test(arguments: ["0.3", "0.35", "0.45", "0.5"]) func theSamePartGivesTheOffset(response: String) throws {
    let recording = try Self.recording(of: "flick-up", startingAt: 40_000, settings: ["settle.response": response])
    let comparison = try RecordingComparison(of: recording, with: Self.scenario("flick-up"))
    #expect((comparison.offset + 0.04).magnitude < 6e-3, "\(comparison.words)")
    #expect(comparison.offsetMargin == nil, "\(comparison.words)")
    let first = try #require(comparison.first)
    #expect(first.time > 0.2, "the release is at 220 ms: \(comparison.words)")
    #expect(comparison.worst.lateness.map { ($0 > 0) == (response > "0.4") } ?? true, "\(comparison.words)")
  }

  @Test func anotherDetentIsNamed() throws {
    let recording = try Self.recording(of: "flick-up", settings: ["snap.resistance": "20000"])
    let comparison = try RecordingComparison(of: recording, with: Self.scenario("flick-up"))
    #expect(!comparison.holds)
    #expect(comparison.words.contains("ends at peaking in place of extended"), "\(comparison.words)")
  }

  /// A card that goes elsewhere after the same drag is laid over the drag, however far away the nearest offset of all
  /// its samples lies.
  @Test(arguments: [0, 40_000] as [Int64]) func anotherDetentLeavesTheClocks(start: Int64) throws {
    let recording = try Self.recording(of: "flick-up", startingAt: start, settings: ["snap.resistance": "5000"])
    let comparison = try RecordingComparison(of: recording, with: Self.scenario("flick-up"))
    #expect((comparison.offset + Double(start) / 1e6).magnitude < 6e-3, "\(comparison.words)")
    #expect(comparison.words.contains("ends at peaking in place of extended"), "\(comparison.words)")
    let first = try #require(comparison.first)
    #expect(first.time > 0.2, "the release is at 220 ms: \(comparison.words)")
  }

  /// The words are about the motion in which a log first differs, not about a later one that is the same.
  @Test func theMotionThatDiffersIsTold() throws {
    let text = """
      { "cards": [{ "name": "trips", "detent": "peaking" }],
        "inputs": [ { "at": "100ms", "release": { "y": 390.5, "velocity": -800, "to": "extended" } },
                    { "at": "2s", "tap": "map" } ] }
      """
    var document = try document(text)
    let scenario = try document.scenario()
    try document.set(try #require(SettingKey.named("settle.response")), to: SettingValue(argument: "0.46"))
    var simulation = try document.scenario().simulation
    var samples: [Recording.Sample] = []
    while try simulation.next() {
      samples.append(
        Recording.Sample(
          microseconds: simulation.frame.ticks / Instant.ticksPerMicrosecond, position: simulation.frame.sample.cardY))
    }
    for alignment in [RecordingAlignment.solve, .none] {
      let comparison = try RecordingComparison(of: Recording(samples: samples), with: scenario, alignment: alignment)
      let words = comparison.words
      #expect(words.contains("settles"), "\(words)")
      #expect(words.contains(" later"), "\(words)")
      #expect(!words.contains(" earlier, "), "\(words)")
      #expect(words.contains("ends at the same detent, extended, in the motion that the scenario ends at"), "\(words)")
    }
  }

  /// A wrong sample is no motion: it is told as what it is.
  @Test(arguments: [6, 25, 27, 29, 39, 49]) func aWrongSampleIsNoMotion(index: Int) throws {
    var recording = try Self.recording(of: "flick-up")
    recording.samples[index].position += 15
    let comparison = try RecordingComparison(
      of: Recording(samples: recording.samples), with: Self.scenario("flick-up"), alignment: .none)
    #expect(!comparison.holds)
    #expect(comparison.outsideCount == 1)
    let words = comparison.failure
    #expect(words.hasPrefix("one of its \(comparison.count) samples lies elsewhere"), "\(comparison.words)")
    recording.samples[index + 5].position -= 12
    let two = try RecordingComparison(
      of: Recording(samples: recording.samples), with: Self.scenario("flick-up"), alignment: .none)
    #expect(two.failure.hasPrefix("2 of its \(comparison.count) samples lie elsewhere"), "\(two.words)")
  }

  /// Zeros where nothing was measured, up to a tenth of the samples, don't pull the clocks apart: they are told, each
  /// alone.
  @Test(arguments: [1, 3, 6, 12]) func zerosLeaveTheClock(count: Int) throws {
    var recording = try Self.recording(of: "flick-up", fps: 120, startingAt: 40_000)
    let samples = recording.samples.count
    for number in 0..<count { recording.samples[5 + number * (samples - 10) / count].position = 0 }
    let comparison = try RecordingComparison(
      of: Recording(samples: recording.samples), with: Self.scenario("flick-up"))
    #expect(comparison.outsideCount == count, "\(comparison.words)")
    #expect(comparison.offset.isNear(-0.04, 1e-4), "\(comparison.words)")
    #expect(comparison.failure.hasSuffix(count == 1 ? "don't" : "each alone between others that don't"))
  }

  /// Milliseconds that were read as seconds are told as that, and not as a card that takes minutes.
  @Test func anotherUnitIsAsked() throws {
    var recording = try Self.recording(of: "flick-up")
    for index in recording.samples.indices { recording.samples[index].microseconds *= 1000 }
    let comparison = try RecordingComparison(of: recording, with: Self.scenario("flick-up"))
    #expect(
      comparison.failure == "its samples lie 16.7 s apart, longer than a card moves: is its time in another unit?")
  }

  /// A card that trembles at its rest moved there all the same.
  @Test func aCardThatTremblesMoves() throws {
    var recording = try Self.recording(of: "flick-up")
    for index in recording.samples.indices where recording.samples[index].microseconds > 800_000 {
      recording.samples[index].position += index % 12 < 6 ? 2 : -2
    }
    let comparison = try RecordingComparison(of: recording, with: Self.scenario("flick-up"))
    #expect(!comparison.holds, "\(comparison.words)")
    #expect(comparison.failure.hasPrefix("it comes to no rest"), "\(comparison.words)")
  }

  /// Each rule for the clocks takes the offset that it is named after.
  @Test func rulesForTheClocks() throws {
    let scenario = try Self.scenario("flick-up")
    let recording = try Self.recording(of: "flick-up", startingAt: 700_000)
    let none = try RecordingComparison(of: recording, with: scenario, alignment: .none)
    #expect(none.offset == 0)
    #expect(!none.holds)
    let start = try RecordingComparison(of: recording, with: scenario, alignment: .start)
    #expect(start.offset == -0.7)
    #expect(start.holds)
    #expect(start.offsetMargin == nil)
    let event = try RecordingComparison(of: recording, with: scenario, alignment: .event)
    // The first sample that moved is laid over the place at which the scenario is as far.
    #expect((event.offset + 0.7).magnitude < 0.001, "\(event.offset)")
    #expect(event.holds, "\(event.offset)")
  }

  /// A card that its content's height moves, or a finger in steps, has no nearest offset in a least-squares sense: its
  /// own log holds all the same, on any clock.
  @Test(arguments: [("content-grows", 60_000), ("scroll-handoff-up", 59_940), ("sheet-goes", 59_940)])
  func aMotionInStepsHolds(name: String, millihertz: Int) throws {
    var document = try #require(BuiltInScenarios.named(name)).document
    document.rates = [FrameClock.Rate(start: 0, FrameRate(frames: Int64(millihertz), seconds: 1000))]
    var simulation = try document.scenario().simulation
    var samples: [Recording.Sample] = []
    while try simulation.next() {
      samples.append(
        Recording.Sample(
          microseconds: simulation.frame.ticks / Instant.ticksPerMicrosecond,
          position: (simulation.frame.sample.cardY * 1e4).rounded() / 1e4))
    }
    for shift in [0, 4_711_000, 86_399_123_456] as [Int64] {
      let moved = samples.map { Recording.Sample(microseconds: $0.microseconds + shift, position: $0.position) }
      let found = try RecordingComparison(of: Recording(samples: moved), with: Self.scenario(name))
      #expect(found.holds, "\(name), \(shift): \(found.words)")
    }
  }

  /// A movement of an alpha is a hundredth, as a point is one of a card: rules for the clocks hold for it, too.
  @Test func rulesForTheClocksOfAnAlpha() throws {
    let scenario = try Self.scenario("flick-up")
    let recording = try Self.recording(of: "flick-up", column: .mapDim, startingAt: 700_000)
    for rule in [RecordingAlignment.event, .solve] {
      let found = try RecordingComparison(of: recording, with: scenario, column: .mapDim, alignment: rule)
      #expect((found.offset + 0.7).magnitude < 0.001, "\(rule): \(found.offset), \(found.words)")
      #expect(found.holds, "\(rule): \(found.offset), \(found.words)")
    }
  }

  /// A log that has the scenario's own clock is laid over it as it is, whatever its rate, and also if the card jumps.
  @Test(arguments: ["flick-up", "slow-drag", "tour", "edge-overshoot"]) func theFirstMovementOfTheSameClock(
    name: String
  ) throws {
    for fps: Int64 in [24, 60, 120] {
      let event = try RecordingComparison(
        of: Self.recording(of: name, fps: fps), with: Self.scenario(name), alignment: .event)
      #expect(event.offset == 0, "\(name) at \(fps) Hz: \(event.offset), \(event.words)")
      #expect(event.holds, "\(name) at \(fps) Hz: \(event.offset), \(event.words)")
    }
    let text = #"{ "cards": [{ "name": "a" }], "inputs": [{ "at": "103ms", "move": "extended", "animated": false }] }"#
    let scenario = try ScenarioDocument.read(SourceText(name: "a.json", text: text), name: "a").scenario()
    var (simulation, samples) = (scenario.simulation, [Recording.Sample]())
    while try simulation.next() {
      let time = simulation.frame.ticks / Instant.ticksPerMicrosecond
      samples.append(Recording.Sample(microseconds: time, position: simulation.frame.sample.cardY))
    }
    let event = try RecordingComparison(of: Recording(samples: samples), with: scenario, alignment: .event)
    #expect(event.offset == 0, "\(event.offset), \(event.words)")
    #expect(event.holds, "\(event.offset), \(event.words)")
  }

  /// A clock that is off by less than a frame is found by the first movement too.
  @Test(arguments: [-6000, -4000, -2000, -700, 700, 2000, 4000, 6000]) func aClockOffByLessThanAFrame(
    microseconds: Int64
  ) throws {
    for name in ["flick-up", "slow-drag"] {
      var recording = try Self.recording(of: name)
      for index in recording.samples.indices { recording.samples[index].microseconds += microseconds }
      let event = try RecordingComparison(of: recording, with: Self.scenario(name), alignment: .event)
      #expect((event.offset + Double(microseconds) / 1e6).magnitude < 2e-4, "\(name): \(event.offset)")
      #expect(event.holds, "\(name): \(event.words)")
    }
  }

  /// A recording that ends before the motion does proves nothing of its end.
  @Test func aPartIsNotEnough() throws {
    var recording = try Self.recording(of: "flick-up")
    recording.samples.removeLast(recording.samples.count * 3 / 4)
    let comparison = try RecordingComparison(of: recording, with: Self.scenario("flick-up"))
    #expect(comparison.outsideCount == 0)
    #expect(!comparison.holds, "\(comparison.words)")
    #expect(comparison.words.contains("% of the scenario's motion"), "\(comparison.words)")
  }

  /// A log that is cut before the card arrives says nothing of its arrival, even if most of the distance is in it.
  @Test func aCutLogIsNotEnough() throws {
    let whole = try Self.recording(of: "flick-up")
    let scenario = try Self.scenario("flick-up")
    var lasts: [Bool] = []
    for count in 10...whole.samples.count {
      let comparison = try RecordingComparison(
        of: Recording(samples: Array(whole.samples[..<count])), with: scenario, alignment: .none)
      #expect(comparison.outsideCount == 0)
      #expect(comparison.holds == (comparison.coverage >= 0.9 && comparison.rest <= 4))
      if comparison.coverage >= 0.9, !comparison.holds {
        #expect(comparison.failure.hasPrefix("the recording ends before the card arrives: "), "\(comparison.words)")
      }
      lasts.append(comparison.holds)
    }
    // Once the card is there, every longer log holds.
    let first = try #require(lasts.firstIndex(of: true))
    #expect(first > 0)
    #expect(lasts[first...].allSatisfy { $0 })
  }

  @Test func tolerancesCount() throws {
    let recording = try Self.recording(of: "flick-up", settings: ["settle.response": "0.42"])
    let scenario = try Self.scenario("flick-up")
    let wide = RecordingComparison.Tolerance(points: 1, milliseconds: 12)
    #expect(try RecordingComparison(of: recording, with: scenario, tolerance: wide).holds)
    let far = RecordingComparison.Tolerance(points: 12, milliseconds: 0)
    #expect(try RecordingComparison(of: recording, with: scenario, tolerance: far).holds)
    let narrow = RecordingComparison.Tolerance(points: 0.01, milliseconds: 0)
    #expect(try !RecordingComparison(of: recording, with: scenario, tolerance: narrow).holds)
  }
}
