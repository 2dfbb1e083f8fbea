import CardMath
import CardTestSupport
import CardTimeline
import Testing

@testable import CardTuning

@Suite struct TimeErrorsTests {
  private static let motion = RandomMotion(
    response: 0.4, dampingRatio: 0.8, from: 100, to: 500, velocity: 0, start: 0.11)

  /// Returns the variance of the times of a motion, seconds², of which each frame is shown and logged at other
  /// instants.
  private static func variance(
    hertz: Double = 60, shown: (Int) -> Double, logged: (Int) -> Int64
  ) throws -> Double {
    let samples = (0..<Int(2 * hertz)).map { frame in
      Recording.Sample(
        microseconds: logged(frame), position: (motion.position(at: shown(frame)) * 1000).rounded() / 1000)
    }
    let recording = Recording(samples: samples)
    let stretch = try #require(MotionStretch(in: recording, part: samples.indices))
    let data = FitData(recording, stretch)
    return TimeErrors.variance(of: samples[...], data, near: SpringFit(data))
  }

  /// A step of u has the variance u²/12; even times, or such of which frames are missing, have none.
  @Test(arguments: [(1000, 1e-6 / 12), (10, 1e-10 / 12), (1, 1e-12 / 12)] as [(Int64, Double)])
  func roundedTimes(unit: Int64, variance: Double) throws {
    let found = try Self.variance(
      shown: { Double($0) / 60 }, logged: { (Int64($0) * 1_000_000 / 60 + unit / 2) / unit * unit })
    // The errors of rounded times repeat, and their fourth differences with them: that isn't more than rounding. The
    // finest steps don't stand out from those of the positions.
    #expect(unit == 1000 ? found == variance : variance <= found && found < 1e-9, "\(found)")
  }

  @Test func evenTimes() throws {
    let frames = (0..<240).filter { $0 % 7 != 3 }
    let found = try Self.variance(
      shown: { Double(frames[$0]) / 100 }, logged: { Int64(frames[$0]) * 10_000 })
    #expect(found < 1e-10, "\(found)")
  }

  /// Frames that are shown early or late by chance tell by how much.
  @Test(arguments: Seeds.few) func jitter(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let late = (0..<240).map { _ in random.next(from: -0.002, to: 0.002) }
    let found = try Self.variance(
      hertz: 120, shown: { Double($0) / 120 + late[$0] }, logged: { Int64((Double($0) / 120 * 1e6).rounded()) })
    let truth = 0.004 * 0.004 / 12
    #expect(truth / 6 < found, "seed \(seed): \(found / truth)")
    #expect(found < truth * 12, "seed \(seed): \(found / truth)")
  }

  /// A screen at 60 Hz in a recording at 120 Hz: every other frame is one frame late.
  @Test func repeatedFrames() throws {
    let found = try Self.variance(
      hertz: 120, shown: { Double($0 / 2) / 60 }, logged: { Int64((Double($0) / 120 * 1e6).rounded()) })
    // Half an interval to either side, of which fourth differences make more: neighbours differ, always.
    let truth = 1.0 / 240 / 240
    #expect(truth < found, "\(found / truth)")
    #expect(found < 16 * truth, "\(found / truth)")
  }
}
