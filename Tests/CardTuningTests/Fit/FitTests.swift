import CardMath
import CardMotion
import CardTestSupport
import CardText
import CardTimeline
import CardTuning
import Testing

@Suite struct FitTests {
  static let motion = RandomMotion(
    response: 0.4, dampingRatio: 0.75, from: 600, to: 150, velocity: -300, start: 0.1043)

  @Test func theSpringBehindARecording() throws {
    let fit = try Fit(Self.motion.recording())
    #expect(fit.best == .spring)
    #expect(fit.warnings == [])
    #expect(fit.step == 1)
    #expect(fit.hertz.isNear(60, 0.01))
    let spring = try #require(fit.spring)
    #expect((spring.response.value / 0.4 - 1).magnitude < 0.01)
    #expect((spring.dampingRatio.value / 0.75 - 1).magnitude < 0.01)
    #expect(spring.from.value.isNear(600, 0.5))
    #expect(spring.to.value.isNear(150, 0.5))
    #expect(spring.start.value.isNear(104_300, 3000))
    #expect(spring.initialVelocity.value.isNear(-300, 100))
    #expect(spring.response.low < 0.4)
    #expect(0.4 < spring.response.high)
    #expect(spring.quality.rmsError < 0.35)
    #expect(spring.quality.maxError < 0.8)
    // The fit's path is the recorded one.
    for sample in Self.motion.recording().samples {
      #expect(spring.position(at: sample.microseconds).isNear(sample.position, 0.8))
    }
  }

  /// A repeated fit gives the same numbers to the bit.
  @Test func aFitIsDetermined() throws {
    let recording = Self.motion.recording()
    #expect(try Fit(recording) == Fit(recording))
  }

  @Test func onlyTheModelThatWasAskedFor() throws {
    let fit = try Fit(Self.motion.recording(), model: .deceleration)
    #expect(fit.spring == nil)
    #expect(fit.critical == nil)
    #expect(fit.curve == nil)
    #expect(fit.best == .deceleration)
    #expect(fit.quality(of: .spring) == nil)
    #expect(fit.disadvantage(of: .spring) == nil)
    #expect(fit.disadvantage(of: .deceleration) == 0)
    #expect(fit.warnings.contains { if case .poorFit = $0 { true } else { false } })
  }

  /// A spring alone is laid over the whole of a motion that another model explains from its start.
  @Test func oneModelDoesntCutAMotionOfAnother() throws {
    let curve = TimingCurve.cubicBezier(CubicBezier(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1))
    let samples = (0..<96 as Range<Int>).map { index -> Recording.Sample in
      let time = Double(index) / 60
      let part = curve.value(at: min(max((time - 0.2) / 0.35, 0), 1))
      return Recording.Sample(
        microseconds: Int64((time * 1e6).rounded()), position: (700 - 400 * part).rounded())
    }
    let recording = Recording(samples: samples)
    let (alone, all) = (try Fit(recording, model: .spring), try Fit(recording))
    #expect(alone.stretch == all.stretch)
    #expect(alone.spring?.response == all.spring?.response)
    #expect(alone.spring?.to.value.isNear(300, 5) == true, "\(String(describing: alone.spring))")
  }

  /// A deceleration is none of the springs that have one among them: their own numbers are wider than themselves.
  @Test(arguments: Seeds.first(6, of: 40)) func aDecelerationIsNoSpring(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let rate = [0.99, 0.995, 0.998][Int(random.next(below: 3))]
    let (constant, velocity) = (-1000 * Elementary.log(rate), random.next(from: 600, to: 3000))
    let samples = (0..<150 as Range<Int>).map { index -> Recording.Sample in
      let time = Double(index) / 60
      let position = 100 + velocity / constant * (1 - Elementary.exp(-constant * time))
      return Recording.Sample(
        microseconds: Int64((time * 1e6).rounded()), position: position + 0.5 * random.nextNearlyNormal())
    }
    let fit = try Fit(Recording(samples: samples))
    #expect(fit.best != .spring, "seed \(seed), rate \(rate), \(velocity) pt/s")
  }

  /// Decimals that nobody sees don't make a spring of a deceleration: the instants in whole microseconds move it more.
  @Test(arguments: Seeds.every(3, of: [1e-4, 1e-6, 1e-5]), Seeds.every(2, of: [2718.0, -940]))
  func aFineDecelerationIsNoSpring(step: Double, velocity: Double) throws {
    for (index, start) in [0.2121, 0.3207, 0.1013, 0.2718].enumerated() {
      let constant = -1000 * Elementary.log(0.99)
      let samples = (0..<90 as Range<Int>).map { index -> Recording.Sample in
        let time = Double(index) / 60
        let gone = velocity / constant * (1 - Elementary.exp(-constant * max(time - start, 0)))
        let position = ((400 + gone) / step).rounded() * step
        return Recording.Sample(microseconds: Int64((time * 1e6).rounded()), position: position)
      }
      #expect(try Fit(Recording(samples: samples)).best == .deceleration, "start \(index)")
    }
  }

  @Test func criticalDampingCantBeToldFromItself() throws {
    let motion = RandomMotion(response: 0.4, dampingRatio: 1, from: 600, to: 150, velocity: 0, start: 0.1043)
    let fit = try Fit(motion.recording())
    #expect(fit.best == .critical)
    #expect(fit.warnings == [.ambiguous(.critical, .spring)])
    #expect(try #require(fit.critical).response.value.isNear(0.4, 0.006))
  }

  @Test(arguments: [(30.0, true), (49, true), (51, false), (60, false), (120, false)])
  func slowSamplingIsSaid(hertz: Double, isSaid: Bool) throws {
    let warnings = try Fit(Self.motion.recording(hertz: hertz)).warnings
    #expect(warnings.contains { if case .slowSampling = $0 { true } else { false } } == isSaid)
  }

  @Test func whatSpeaksAgainstARecordingIsSaid() throws {
    // The recording ends in full swing.
    let cut = try Fit(Self.motion.recording(), until: 330_000)
    #expect(cut.warnings.contains(.notSettled))
    // Frames are missing.
    var gaps = Self.motion.recording()
    gaps.samples.removeSubrange(12..<16)
    #expect(
      try Fit(gaps).warnings.contains { if case .unevenSampling = $0 { true } else { false } })
    // The recording is a jump.
    let jump = Recording(
      samples: (0..<60).map { Recording.Sample(microseconds: Int64($0) * 16_667, position: $0 < 30 ? 0 : 100) })
    #expect(try Fit(jump).warnings.contains(.fewSamples(0)))
  }

  /// Frames that appear twice, as in a recording at 120 Hz of a screen at 60 Hz, don't distort the fit.
  @Test func repeatedFramesAreFrames() throws {
    var samples: [Recording.Sample] = []
    for sample in Self.motion.recording().samples {
      samples.append(sample)
      samples.append(Recording.Sample(microseconds: sample.microseconds + 8333, position: sample.position))
    }
    let spring = try #require(try Fit(Recording(samples: samples)).spring)
    #expect((spring.response.value / 0.4 - 1).magnitude < 0.03)
    #expect((spring.dampingRatio.value / 0.75 - 1).magnitude < 0.03)
  }

  @Test func aPartIsCutByHand() throws {
    var there = Self.motion.recording(seconds: 2)
    let back = RandomMotion(response: 0.3, dampingRatio: 0.9, from: 150, to: 600, velocity: 0, start: 0.2)
    there.samples += back.recording(seconds: 2).samples.map {
      Recording.Sample(microseconds: $0.microseconds + 2_000_000, position: $0.position)
    }
    let second = try Fit(there, from: 1_900_000)
    #expect(try #require(second.spring).response.value.isNear(0.3, 0.006))
    let first = try Fit(there, until: 1_900_000)
    #expect(try #require(first.spring).response.value.isNear(0.4, 0.006))
    #expect(try Fit(there).warnings.contains { if case .severalMotions(2, _) = $0 { true } else { false } })
  }

  @Test func nothingToFitIsAnError() {
    let recording = Self.motion.recording()
    #expect(throws: Fit.Failure.empty) { try Fit(recording, from: 10_000_000) }
    #expect(throws: Fit.Failure.empty) { try Fit(recording, from: 20_000, until: 25_000) }
    #expect(throws: Fit.Failure.tooFewSamples(0..<3, needed: 5)) { try Fit(recording, until: 34_000) }
    #expect(throws: Fit.Failure.constant(samples: 150..<180)) { try Fit(recording, from: 2_500_000) }
    #expect(throws: Fit.Failure.empty) { try Fit(Recording(samples: [])) }
  }

  /// A fit of any recording ends, with finite numbers or an error.
  @Test(arguments: Seeds.few) func noRecordingBreaksAFit(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let scale = [1e-6, 1, 1e9][Int(random.next(below: 3))]
    let count = Int(random.next(below: 40))
    var time: Int64 = 0
    let samples = (0..<count).map { _ in
      time += Int64(random.next(below: 3)) * Int64(random.next(below: 30_000))
      return Recording.Sample(
        microseconds: time, position: random.next(from: -1, to: 1) * scale, isHeld: random.next(below: 9) == 0)
    }
    guard let fit = try? Fit(Recording(samples: samples)) else { return }
    for model in FitModel.allCases {
      guard let quality = fit.quality(of: model) else { continue }
      #expect(quality.rmsError.isFinite, "seed \(seed)")
      #expect(quality.criterion.isFinite, "seed \(seed)")
    }
    if let spring = fit.spring {
      let estimates = [
        spring.response, spring.dampingRatio, spring.initialVelocity, spring.start, spring.from, spring.to,
      ]
      #expect(estimates.allSatisfy { $0.low.isFinite && $0.high.isFinite && $0.value.isFinite }, "seed \(seed)")
    }
  }

  /// A recording with any content is refused, or all numbers found are finite.
  @Test(arguments: Seeds.few) func hostileRecordingsAreFittedOrRefused(seed: UInt64) throws {
    let samples = Self.motion.recording().samples.prefix(60)
    let good = "time_us,y_pt\n" + samples.map { "\($0.microseconds),\($0.position)\n" }.joined()
    var table = HostileTable(seed: seed)
    for _ in 0..<6 {
      let text = table.spoiled(good)
      guard let reader = try? RecordingReader(SourceText(name: "a.csv", text: text), columns: RecordingColumns())
      else { continue }
      let model = table.pick([nil, FitModel.spring, .critical, .deceleration, .curve])
      guard let fit = try? Fit(reader.recording, model: model) else { continue }
      var numbers = [fit.hertz, fit.step]
      for spring in [fit.spring, fit.critical].compactMap(\.self) {
        numbers += [spring.response.value, spring.dampingRatio.value, spring.from.value, spring.to.value]
        numbers += [spring.start.value, spring.initialVelocity.value, spring.quality.rmsError, spring.quality.maxError]
      }
      for quality in [fit.quality(of: .deceleration), fit.quality(of: .curve)].compactMap(\.self) {
        numbers += [quality.rmsError, quality.maxError]
      }
      #expect(numbers.filter { !$0.isFinite } == [], "seed \(seed):\n\(text)")
    }
  }
}
