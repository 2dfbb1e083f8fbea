import CardMath
import CardTestSupport
import CardTimeline
import Testing

@testable import CardScenario

/// The interval of a clock's offset, on a critical spring that is written out here, with clocks that are known.
@Suite struct RecordingOffsetMarginTests {
  /// A card that rests for 0.3 s and goes 400 pt in a response of 0.4 s.
  private static func place(_ time: Double) -> Double {
    let phase = 2 * Double.pi / 0.4 * max(time - 0.3, 0)
    return 71 + 400 * (1 + phase) * Elementary.exp(-phase)
  }

  private static let path = ScenarioPath(
    times: (0...2000).map { Double($0) / 1000 }, values: (0...2000).map { place(Double($0) / 1000) })

  /// The part of recordings whose interval holds the offset, and the mean half-width.
  private static func trial(
    _ seed: UInt64, hertz: Double, count: Int = 200, millisecondsOnly: Bool = false, jitter: Double = 0,
    noise: Double = 0
  ) -> (held: Int, margin: Double) {
    var random = SplitMix64(seed: seed)
    var (held, margins) = (0, 0.0)
    for _ in 0..<count {
      let (offset, phase) = (random.next(from: -5, to: 5), random.nextUnit() / hertz)
      var samples: [Recording.Sample] = []
      for frame in 0..<Int(1.5 * hertz) {
        let time = phase + Double(frame) / hertz
        var read = (time - offset + jitter * random.nextNearlyNormal()) * 1e6
        if millisecondsOnly { read = (read / 1000).rounded() * 1000 }
        let place = ((place(time) + noise * random.nextNearlyNormal()) * 10).rounded() / 10
        let last = samples.last?.microseconds ?? .min
        samples.append(Recording.Sample(microseconds: max(Int64(read.rounded()), last), position: place))
      }
      let found = RecordingOffset(.solve, RecordedSeries(Recording(samples: samples)), of: path)
      // A recording that tells nothing has none.
      let margin = found.margin ?? .infinity
      if (found.seconds - offset).magnitude <= margin { held += 1 }
      margins += margin / Double(count)
    }
    return (held, margins)
  }

  /// It is called one of 95 in 100: of 200, fewer than 180 would be chance once in a thousand times.
  @Test(arguments: Seeds.first(1, of: 4), Seeds.every(2, of: [60.0, 120]))
  func itHoldsTheOffset(seed: UInt64, hertz: Double) {
    let exact = Self.trial(seed, hertz: hertz)
    let whole = Self.trial(seed, hertz: hertz, millisecondsOnly: true)
    let uneven = Self.trial(seed, hertz: hertz, jitter: 3e-4)
    let noisy = Self.trial(seed, hertz: hertz, noise: 0.3)
    let both = Self.trial(seed, hertz: hertz, millisecondsOnly: true, noise: 0.3)
    for (trial, name) in [(exact, "exact"), (whole, "ms"), (uneven, "uneven"), (noisy, "noisy"), (both, "both")] {
      #expect(trial.held >= 180, "seed \(seed), \(hertz) Hz, \(name): \(trial)")
      // It isn't bought with width: whole milliseconds hide a sixth of one, which no number of frames tells.
      #expect(trial.margin < 6e-4, "seed \(seed), \(hertz) Hz, \(name): \(trial)")
    }
    #expect(exact.margin < 1e-4)
    #expect(exact.margin < uneven.margin)
    #expect(noisy.margin < both.margin)
  }

  /// Also where one sample is the only one of a fast card.
  @Test(arguments: Seeds.first(1, of: 4), [5.0, 8, 12])
  func itHoldsInSlowLogs(seed: UInt64, hertz: Double) {
    let noisy = Self.trial(seed, hertz: hertz, noise: 0.5)
    #expect(noisy.held >= 180, "seed \(seed), \(hertz) Hz: \(noisy)")
  }

  /// Two samples tell no interval, and neither does a card at rest.
  @Test func fewSamplesHaveNone() {
    func margin(_ times: [Double]) -> Double? {
      let samples = times.map { Recording.Sample(microseconds: Int64($0 * 1e6), position: Self.place($0)) }
      return RecordingOffset.halfWidth(at: 0, RecordedSeries(Recording(samples: samples)), Self.path)
    }
    #expect(margin([0.35, 0.4]) == nil)
    #expect(margin([0, 0.1, 0.2, 0.25]) == nil)
    #expect(margin([0.5]) == nil)
    #expect(margin([0.35, 0.4, 0.45, 0.5]) != nil)
  }

  /// A log of two sessions with a day between them is laid over one of them, without a look at the day.
  @Test func sessionsMayLieADayApart() {
    var samples: [Recording.Sample] = []
    for start in [0.0, 86_400] {
      for frame in 0..<90 {
        let time = Double(frame) / 60
        let position = (Self.place(time) * 10).rounded() / 10
        samples.append(Recording.Sample(microseconds: Int64((start + time) * 1e6), position: position))
      }
    }
    let found = RecordingOffset(.solve, RecordedSeries(Recording(samples: samples)), of: Self.path).seconds
    #expect(found.isNear(0, 0.001) || found.isNear(-86_400, 0.001), "\(found)")
  }
}
