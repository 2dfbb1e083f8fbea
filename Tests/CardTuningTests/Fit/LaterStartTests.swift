import CardMath
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

  @Test func aSpringThatFitsKeepsItsStart() throws {
    let fit = try Fit(FitTests.motion.recording())
    #expect(fit.stretch.startsAtRest)
  }
}
