import CardMotion
import CardScenario
import CardTimeline
import CardTuning

extension ScaleCase {
  /// Fits, sweeps and maps.
  static let tuning: [ScaleCase] = [fitted, points, cells]

  private static let fitted = ScaleCase(
    name: "samples fitted", work: "all models are fitted to a recording", smallest: 30
  ) { count in
    let motion = SpringMotion(spring: Spring(response: 0.5, dampingRatio: 0.8), displacement: 450, velocity: -900)
    // One motion, sampled the more often.
    let recording = Recording(
      samples: (0..<count).map { index in
        let time = 1.25 * Double(index) / Double(count)
        return Recording.Sample(microseconds: Int64(time * 1e6), position: motion.state(at: time).position)
      })
    return { (try? Fit(recording)).map { _ in count } ?? 0 }
  }

  private static let points = ScaleCase(
    name: "points", work: "a sweep simulates a flick at each", smallest: 4
  ) { count in
    let sweep = BenchmarkCase.flicks(count: count)
    return { sweep.evaluations(0..<count, threads: 1).count }
  }

  private static let cells = ScaleCase(
    name: "cells", work: "a snap map solves a landing in each", smallest: 20
  ) { count in
    let scenario = BenchmarkCase.builtIn("flick-up")
    let card = scenario.stack.topCard
    let system = SnapSystem(
      card: card, rules: scenario.stack.rules, screen: scenario.stack.screen,
      names: card.detents.map { scenario.names[$0.name] })
    let rows = count / 10
    let map = SnapMap(
      of: system, ys: (0..<rows).map { 71 + 663 * Double($0) / Double(rows) },
      velocities: (0..<10).map { Double($0) * 600 - 2700 })
    return { map.cells(threads: 1).count }
  }
}
