import CardMath
import CardMotion
import CardTestSupport
import CardTimeline
import Testing

@testable import CardTuning

@Suite struct SuddenStopTests {
  /// A spring that goes no farther from an instant on.
  private static func caught(at instant: Double, step: Double = 0.01, hertz: Double = 60) -> Recording {
    var recording = FitTests.motion.recording(hertz: hertz, step: step)
    let place = (FitTests.motion.position(at: instant) / step).rounded() * step
    for index in recording.samples.indices where Double(recording.samples[index].microseconds) > instant * 1e6 {
      recording.samples[index].position = place
    }
    return recording
  }

  private static func stop(_ fit: Fit) -> (microseconds: Int64, velocity: Double)? {
    for case .suddenStop(let microseconds, let velocity) in fit.warnings { return (microseconds, velocity) }
    return nil
  }

  /// A caught spring is told, and without its stop it is the spring.
  @Test(arguments: [0.22, 0.28], [0.01, 1.0]) func aCaughtSpringIsTold(instant: Double, step: Double) throws {
    let recording = Self.caught(at: instant, step: step)
    let stop = try #require(Self.stop(try Fit(recording)))
    #expect((instant - 1.0 / 60...instant).contains(Double(stop.microseconds) / 1e6), "\(stop)")
    #expect(stop.velocity > 500, "\(stop)")
    let cut = try Fit(recording, until: stop.microseconds)
    #expect(Self.stop(cut) == nil)
    #expect(try #require(cut.spring).response.contains(0.4), "\(String(describing: cut.spring))")
  }

  @Test(arguments: Seeds.first(6, of: 40)) func whatComesToRestByItselfIsNotTold(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let motion = RandomMotion(&random)
    for step in [0.001, 0.3, 1] { #expect(try Self.stop(Fit(motion.recording(step: step))) == nil, "seed \(seed)") }
  }

  /// A curve with a name explains its end, however fast; one that ends slowly has none.
  @Test(arguments: [NamedCurve.linear, .easeIn, .easeInOut, .easeOut])
  func aNamedCurveIsNotTold(name: NamedCurve) throws {
    let samples = (0..<70 as Range<Int>).map { index -> Recording.Sample in
      let time = Double(index) / 60
      let share = name.curve.value(at: min(max((time - 0.2) / 0.35, 0), 1))
      return Recording.Sample(microseconds: Int64((time * 1e6).rounded()), position: 700 - 600 * share)
    }
    #expect(try Self.stop(Fit(Recording(samples: samples))) == nil)
  }
}
