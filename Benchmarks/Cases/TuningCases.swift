import CardExamples
import CardMath
import CardMotion
import CardSimulation
import CardTimeline
import CardTuning

extension BenchmarkCase {
  /// The cost of a sweep and of a fit: a whole gesture under other settings, and a whole recording.
  static let tuning: [BenchmarkCase] = [sweep, fit]

  /// A flick simulated to rest under varied settings, with metrics: the work of a row of a sweep.
  private static let sweep = BenchmarkCase(
    name: "sweep of a flick", item: "point, its flick to rest and two metrics", aimNanoseconds: 5000,
    isFreeOfAllocations: false,
    proof: {
      var digest = Digest()
      var frames = 0
      for evaluation in flicks().evaluations(0..<provedCount, threads: 1) {
        for number in evaluation.total.numbers { digest.combine(number ?? -1) }
        frames += Int(evaluation.total.numbers[2] ?? 0)
      }
      return Proof(digest: digest.text, frames: frames)
    },
    makeWork: {
      let sweep = flicks()
      return { items in
        let count = min(max(items, 1), pointCount)
        return sweep.evaluations(0..<count, threads: 1).count
      }
    })

  private static let pointCount = 256

  /// The points whose numbers are the proof: a debug build needs seconds for all.
  private static let provedCount = 64

  /// A sweep of a flick over two settings.
  static func flicks(count: Int = pointCount) -> Sweep {
    guard let response = try? Axis("settle.response=0.25:0.55"), let ratio = try? Axis("settle.damping_ratio=0.7:1")
    else { preconditionFailure("the axes are keys' own") }
    let axes = [response, ratio]
    let document = BuiltInScenarios.named("flick-up")?.document
    guard let document, let flick = try? TuningCase(name: "flick-up", document: document, varying: axes.map(\.key))
    else { preconditionFailure("flick-up is built in") }
    let evaluator = PointEvaluator(
      cases: [flick], keys: axes.map(\.key), metrics: [.settleTime, .overshoot, .frames])
    return Sweep(axes, sampling: .halton(count), of: evaluator)
  }

  /// All models fitted to three hundred samples of a spring, in whole points.
  private static let fit = BenchmarkCase(
    name: "fit of 300 samples", item: "recording", aimNanoseconds: 50_000_000, isFreeOfAllocations: false,
    countedItems: 4,
    proof: {
      guard let fit = try? Fit(sprungRecording) else { preconditionFailure("a spring is a motion") }
      var digest = Digest()
      for number in [fit.spring?.response.value, fit.spring?.dampingRatio.value, fit.curve?.duration.value] {
        digest.combine(number ?? -1)
      }
      return Proof(digest: digest.text, frames: 0)
    },
    makeWork: {
      let recording = sprungRecording
      return { items in
        for _ in 0..<items { _ = try? Fit(recording) }
        return items
      }
    })

  private static let sprungRecording: Recording = {
    let motion = SpringMotion(spring: Spring(response: 0.5, dampingRatio: 0.8), displacement: 450, velocity: -900)
    return Recording(
      samples: (0..<300).map { index in
        // A quarter of a second at rest, as in a recording that was started by hand.
        let time = Double(index) / 240 - 0.25
        let y = time < 0 ? 450 : motion.state(at: time).position
        return Recording.Sample(microseconds: Int64(index) * 1_000_000 / 240, position: y.rounded())
      })
  }()
}
