import CardExamples
import CardMath
import CardScenario
import CardSettings
import CardSimulation
import CardTestSupport
import CardTimeline
import CardTuning
import Testing

@Suite struct LaterStartTests {
  /// A finger drags a card irregularly and lets go; the recording holds only the card's position.
  static func recording(_ seed: UInt64, hertz: Double) -> (recording: Recording, release: Double) {
    var random = SplitMix64(seed: seed)
    let (release, way) = (0.4, 120.0)
    let velocity = random.next(from: 400, to: 1500)
    func finger(_ time: Double) -> Double {
      // Slow at first, then at the release's velocity: y″ = 2 (v t − way) / t², which ends with v.
      let (t, u) = (release - 0.1, time - 0.1)
      guard u > 0 else { return 0 }
      let bend = (velocity * t - way) / (t * t)
      return (velocity - 2 * bend * t) * u + bend * u * u
    }
    let card = RandomMotion(
      response: random.next(from: 0.3, to: 0.5), dampingRatio: random.next(from: 0.6, to: 0.9), from: way, to: 450,
      velocity: velocity, start: release)
    let samples = (0..<Int(2 * hertz)).map { frame in
      let time = Double(frame) / hertz
      let position = time < release ? finger(time) : card.position(at: time)
      return Recording.Sample(microseconds: Int64((time * 1e6).rounded()), position: position.rounded())
    }
    return (Recording(samples: samples), release)
  }

  /// A release of which the recording tells is believed, but one that is told three frames early is doubted.
  @Test(arguments: Seeds.first(3, of: 20)) func anEarlyReleaseIsDoubted(seed: UInt64) throws {
    let (recording, release) = Self.recording(seed, hertz: 120)
    func warnings(_ lead: Double) throws -> [FitWarning] {
      var told = recording
      for index in told.samples.indices {
        let time = Double(told.samples[index].microseconds) / 1e6
        told.samples[index].isHeld = time > 0.1 && time < release - lead
      }
      return try Fit(told).warnings.filter { if case .laterRelease = $0 { true } else { false } }
    }
    #expect(try warnings(0).isEmpty, "seed \(seed)")
    let warning = try #require(try warnings(0.06).first, "seed \(seed)")
    guard case .laterRelease(let at, _) = warning else { return }
    #expect((release - 0.05...release + 0.05).contains(Double(at) / 1e6), "seed \(seed): \(at)")
  }

  @Test(arguments: Seeds.first(4, of: 20)) func theReleaseIsFound(seed: UInt64) throws {
    let (recording, release) = Self.recording(seed, hertz: 60)
    let fit = try Fit(recording, model: .spring)
    let later = fit.warnings.compactMap { if case .laterStart(let at) = $0 { Double(at) / 1e6 } else { nil } }
    let at = try #require(later.first, "seed \(seed)")
    #expect((release - 0.1...release + 0.1).contains(at), "seed \(seed): \(at)")
    #expect(try #require(fit.spring).quality.rmsError < 0.5, "seed \(seed)")
  }

  /// A card that is let go near its target has most of its travel in the finger's hand.
  @Test(arguments: Seeds.first(2, of: 20)) func aReleaseNearTheTargetIsFound(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let (release, velocity, way) = (0.14, random.next(from: 1500, to: 3000), 300.0)
    let (response, ratio) = (random.next(from: 0.35, to: 0.5), random.next(from: 0.7, to: 0.9))
    let card = RandomMotion(
      response: response, dampingRatio: ratio, from: way, to: 370, velocity: velocity, start: release)
    // Its velocity changes evenly up to that of the release.
    let bend = (velocity * release - way) / (release * release)
    let samples = (0..<90).map { frame in
      let time = Double(frame) / 60
      let position =
        time < release
        ? (velocity - 2 * bend * release) * time + bend * time * time
        : card.position(at: time)
      return Recording.Sample(
        microseconds: Int64((time * 1e6).rounded()), position: (position * 10).rounded() / 10)
    }
    let fit = try Fit(Recording(samples: samples), model: .spring)
    let spring = try #require(fit.spring)
    // Of 20 seeds all but one leave rounding alone; there a sample of the finger stays in the fit.
    #expect(spring.quality.rmsError < 1, "seed \(seed)")
    #expect(spring.response.value.isNear(response, 0.01), "seed \(seed)")
    #expect(spring.dampingRatio.value.isNear(ratio, 0.05), "seed \(seed)")
  }

  /// The card of a built-in scenario, of which nothing tells that a finger moves it first.
  ///
  /// - Parameters:
  ///   - grain: The step of its times, µs.
  ///   - noise: The standard deviation of an error of each position, points.
  private static func card(
    of name: String, grain: Int64 = 1, noise: Double = 0, places: Int = 2, seed: UInt64 = 1,
    change: (inout ScenarioDocument) throws -> Void = { _ in }
  ) throws -> Recording {
    var document = try #require(BuiltInScenarios.named(name)).document
    try change(&document)
    var simulation = try document.scenario().simulation
    let scale: Double = places == 0 ? 1 : places == 1 ? 10 : 100
    var random = SplitMix64(seed: seed)
    var samples: [Recording.Sample] = []
    while try simulation.next() {
      let error = noise == 0 ? 0 : random.nextNearlyNormal() * noise
      let microseconds = (simulation.frame.ticks / 9 + Int64(seed) * 271 + grain / 2) / grain * grain
      let y = ((simulation.frame.sample.cardY + error) * scale).rounded() / scale
      samples.append(Recording.Sample(microseconds: microseconds, position: y))
    }
    return Recording(samples: samples)
  }

  private static func laterStart(_ fit: Fit) -> Int64? {
    fit.warnings.lazy.compactMap { if case .laterStart(let at) = $0 { at } else { nil } }.first
  }

  /// Times in whole milliseconds move a fast card by more than a point, and don't hide that a finger moves it.
  @Test(arguments: ["flick-up", "flick-down", "slow-drag"], Seeds.first(1, of: 10))
  func wholeMillisecondsHideNoFinger(name: String, seed: UInt64) throws {
    let fit = try Fit(try Self.card(of: name, grain: 1000, seed: seed))
    let spring = try #require(fit.spring)
    #expect(fit.best == .spring, "\(name), seed \(seed): \(fit.warnings)")
    #expect(Self.laterStart(fit) != nil, "\(name), seed \(seed): \(fit.warnings)")
    #expect(spring.response.value.isNear(0.4, 0.004), "\(name), seed \(seed): \(spring.response)")
    #expect(spring.dampingRatio.value.isNear(0.8, 0.002), "\(name), seed \(seed): \(spring.dampingRatio)")
  }

  /// The finger of a flick trembles: what it leaves in a spring that is fitted to the whole has no pattern, and looks
  /// like errors of the times.
  @Test(arguments: [0, 1]) func theFingerOfAnyFlickIsFound(places: Int) throws {
    let springs = Seeds.every(8, of: Array(0..<49))
    let count = springs.count
    var (right, held) = (0, 0)
    for index in springs {
      let (response, ratio) = (0.3 + 0.05 * Double(index / 7), 0.7 + 0.05 * Double(index % 7))
      let recording = try Self.card(of: "flick-up", places: places) { document in
        try document.set(try #require(SettingKey.named("settle.response")), to: .number(response))
        try document.set(try #require(SettingKey.named("settle.damping_ratio")), to: .number(ratio))
      }
      let fit = try Fit(recording)
      let spring = try #require(fit.spring)
      if spring.response.value.isNear(response, 0.03 * response) { right += 1 }
      if spring.response.contains(response) { held += 1 }
    }
    // Of 49 springs in whole points 44 are right and 48 held, and all 49 in tenths.
    #expect(right * 7 >= count * 6, "\(right) of \(count)")
    #expect(held * 7 >= count * 6, "\(held) of \(count)")
  }

  /// A short flick in whole milliseconds and tenths of a point, and the place at which the finger lets go.
  private static func flick(_ seed: UInt64, hertz: Double) -> (recording: Recording, release: Int, card: RandomMotion) {
    var random = SplitMix64(seed: seed)
    let (touch, hold) = (0.1, random.next(from: 0.08, to: 0.2))
    let velocity = random.next(from: 600, to: 2400)
    let travel = velocity * hold * random.next(from: 0.55, to: 0.95)
    let card = RandomMotion(
      response: random.next(from: 0.25, to: 0.6), dampingRatio: random.next(from: 0.6, to: 0.95), from: travel,
      to: 245, velocity: velocity, start: touch + hold)
    // Its velocity changes evenly up to that of the release.
    let (begin, bend) = (2 * travel / hold - velocity, (velocity - travel / hold) / hold)
    let samples = (0..<Int(1.6 * hertz)).map { frame in
      let time = Double(frame) / hertz
      let held = max(time - touch, 0)
      let position = held < hold ? (begin + bend * held) * held : card.position(at: time)
      return Recording.Sample(
        microseconds: Int64((time * 1000).rounded()) * 1000, position: (position * 10).rounded() / 10)
    }
    return (Recording(samples: samples), Int(((touch + hold) * hertz).rounded(.up)), card)
  }

  /// Rounded times explain a finger's motion no better than they do a spring's, and alone they are no finger.
  @Test(arguments: [60.0, 120]) func theFingerOfAFlickIsFound(hertz: Double) throws {
    let count = Seeds.count(1, of: 100)
    var (found, held) = (0, 0)
    for seed in 1...UInt64(count) {
      let (recording, release, card) = Self.flick(seed, hertz: hertz)
      let fit = try Fit(recording)
      let response = try #require(fit.spring).response
      if response.value.isNear(card.spring.response, 0.02 * card.spring.response), Self.laterStart(fit) != nil {
        found += 1
      }
      if response.contains(card.spring.response) { held += 1 }
      let free = try Fit(Recording(samples: Array(recording.samples[release...])))
      #expect(Self.laterStart(free) == nil, "seed \(seed): \(free.warnings)")
    }
    #expect(found * 20 >= count * 18, "\(found) of \(count)")
    #expect(held * 20 >= count * 17, "\(held) of \(count)")
  }

  /// A tracker's noise doesn't hide it either: the right spring is found, and most intervals hold it.
  @Test(arguments: ["flick-up", "flick-down"]) func noiseHidesNoFinger(name: String) throws {
    let count = Seeds.count(4, of: 40)
    var (right, held) = (0, 0)
    for seed in 1...UInt64(count) {
      let fit = try Fit(try Self.card(of: name, noise: 0.5, seed: seed))
      let response = try #require(fit.spring).response
      if response.value.isNear(0.4, 0.04), Self.laterStart(fit) != nil { right += 1 }
      if response.contains(0.4) { held += 1 }
    }
    #expect(right * 20 >= count * 19, "\(right) of \(count)")
    #expect(held * 10 >= count * 7, "\(held) of \(count)")
  }

  /// Where noise leaves open that a finger moved the card, a fit that is far off says so.
  @Test func aPossibleFingerIsTold() throws {
    let count = Seeds.count(8, of: 40)
    var (wrong, told) = (0, 0)
    for seed in 1...UInt64(count) {
      let fit = try Fit(try Self.card(of: "flick-down", noise: 1.5, seed: seed))
      let spring = try #require(fit.spring)
      if spring.response.value.isNear(0.4, 0.04) { continue }
      wrong += 1
      if fit.warnings.contains(where: { if case .possibleStart = $0 { true } else { false } }) { told += 1 }
    }
    #expect(wrong > 0, "\(told) of \(wrong)")
    #expect(told * 2 >= wrong, "\(told) of \(wrong)")
  }

  /// Frames that come up to a millisecond early or late aren't a finger: a card that a spring moves alone keeps its
  /// start, and its numbers.
  @Test func jitterIsNoFinger() throws {
    let count = Seeds.count(5, of: 40)
    var kept = 0
    for seed in 1...UInt64(count) {
      var random = SplitMix64(seed: seed)
      let motion = RandomMotion(response: 0.4, dampingRatio: 0.8, from: 100, to: 500, velocity: 0, start: 0.11)
      let samples = (0..<120).map { frame in
        let time = Double(frame) / 60
        let position = motion.position(at: time + random.next(from: -0.001, to: 0.001))
        return Recording.Sample(
          microseconds: Int64((time * 1e6).rounded()), position: (position * 100).rounded() / 100)
      }
      let fit = try Fit(Recording(samples: samples))
      let spring = try #require(fit.spring)
      #expect(spring.response.value.isNear(0.4, 0.012), "seed \(seed): \(spring.response)")
      #expect(spring.dampingRatio.value.isNear(0.8, 0.03), "seed \(seed): \(spring.dampingRatio)")
      if fit.stretch.startsAtRest { kept += 1 }
    }
    #expect(kept * 10 >= count * 6, "\(kept) of \(count)")
  }

  /// Instants that a callback stamps come a fraction of a millisecond early or late, which moves a fast card by more
  /// than its noise does, but is no finger: the start is kept, and the intervals hold the spring.
  @Test(arguments: [60.0, 120], [0.0001, 0.0005]) func smallJitterIsNoFinger(hertz: Double, jitter: Double) throws {
    let count = Seeds.count(6, of: 50)
    var (kept, response, velocity) = (0, 0, 0)
    for seed in 1...UInt64(count) {
      var random = SplitMix64(seed: seed)
      let motion = RandomMotion(
        response: random.next(from: 0.3, to: 0.55), dampingRatio: random.next(from: 0.6, to: 0.95), from: 600, to: 200,
        velocity: random.next(from: -1500, to: 0), start: 0.3)
      let samples = (0..<Int(2.1 * hertz)).map { frame in
        let time = Double(frame) / hertz
        let stamp = time + random.nextNearlyNormal() * jitter
        let position = motion.position(at: time) + random.nextNearlyNormal() * 0.2
        return Recording.Sample(
          microseconds: Int64((stamp * 1e6).rounded()), position: (position * 100).rounded() / 100)
      }
      let fit = try Fit(Recording(samples: samples))
      let spring = try #require(fit.spring)
      if Self.laterStart(fit) == nil { kept += 1 }
      if spring.response.contains(motion.spring.response) { response += 1 }
      if spring.initialVelocity.contains(motion.velocity) { velocity += 1 }
    }
    // Of 50 springs at least 45 keep their start, and 46 lie in their intervals.
    #expect(kept * 6 >= count * 5, "\(kept) of \(count)")
    #expect(response * 6 >= count * 5, "\(response) of \(count)")
    #expect(velocity * 6 >= count * 5, "\(velocity) of \(count)")
  }

  /// A recording that is cut off at any sample, with a rest before its motion and without one, is fitted or refused.
  @Test(arguments: [0, 18]) func aShortRecordingIsFittedOrRefused(rest: Int) {
    let motion = RandomMotion(response: 0.4, dampingRatio: 0.8, from: 500, to: 100, velocity: 0, start: 0)
    for count in 2...30 {
      let samples = (0..<rest + count).map { frame in
        let position = motion.position(at: Double(frame - rest) / 60)
        return Recording.Sample(microseconds: Int64(frame) * 16_667, position: position.rounded())
      }
      let fit = try? Fit(Recording(samples: samples))
      #expect(fit == nil || fit?.stretch.samples.upperBound == samples.count, "\(count)")
      #expect(fit != nil || count < 12, "\(count)")
    }
  }

  /// A deceleration is no spring after a finger.
  @Test(arguments: Seeds.few) func aDecelerationHasNoPossibleFinger(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let samples = (0..<150).map { frame in
      let time = max(0, Double(frame) / 60 - 0.3)
      let noise = random.nextNearlyNormal() * 0.2
      let position = 100 + 800 * (1 - Elementary.exp(-2.002 * time)) / 2.002 + noise
      return Recording.Sample(microseconds: Int64(frame) * 16_667, position: position)
    }
    let fit = try Fit(Recording(samples: samples))
    #expect(!fit.warnings.contains { if case .possibleStart = $0 { true } else { false } }, "\(fit.warnings)")
  }

  /// Somebody who says where to begin isn't corrected.
  @Test func aGivenStartIsKept() throws {
    let recording = try Self.card(of: "flick-up")
    let fit = try Fit(recording, from: 200_000)
    let free = try Fit(recording)
    #expect(Self.laterStart(fit) == nil)
    #expect(Self.laterStart(free) != nil)
    let noisy = try Fit(try Self.card(of: "flick-up", noise: 0.6), from: 200_000)
    #expect(Self.laterStart(noisy) == nil)
    // An instant in the rest before it says nothing of the motion's start.
    let early = try Fit(recording, from: 50_000)
    #expect(Self.laterStart(early) == Self.laterStart(free))
  }

  @Test func aSpringThatFitsKeepsItsStart() throws {
    let fit = try Fit(FitTests.motion.recording())
    #expect(fit.stretch.startsAtRest)
  }
}
