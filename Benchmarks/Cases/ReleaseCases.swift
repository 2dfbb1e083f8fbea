import CardModel
import CardScenario
import CardSettings
import CardSimulation

extension BenchmarkCase {
  /// The solved landing of a release, which is the cost of a snap map's cell, under rules whose motions are solved
  /// differently.
  static let releases: [BenchmarkCase] = [
    ("a spring", "standard"), ("a pace", "tgcard-2.5.1"), ("an animation", "sweetcurtain-0.2.5"),
  ].map { motion, preset in
    let rules = (Preset.named(preset) ?? .standard).settings.rules
    return function("release landed by \(motion)", item: "target, settle time, overshoot", from: -3000, to: 3000) {
      // While the velocity goes through its range once, the release position goes through its range many times.
      let part = $0 * 0.037
      let y = 71 + 663 * (part - part.rounded(.down))
      let landing = Landing(
        releasedAtModelY: y, velocity: $0, of: releasedCard, from: releasedCard.nearestDetent(to: y), rules: rules)
      return (landing.settleTime ?? 0) + landing.overshoot
    }.aimed(at: 1000)
  }

  private static let releasedCard = Card(
    name: 0, headerHeight: 84, contentHeight: 0, hasMap: true, hasMapButtons: true,
    detents: [Detent(name: 0, y: 734), Detent(name: 1, y: 390.5), Detent(name: 2, y: 71)], preferredDetent: nil)
}
