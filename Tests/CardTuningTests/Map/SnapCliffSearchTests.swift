import CardMath
import CardModel
import CardMotion
import CardSimulation
import CardTestSupport
import Testing

@testable import CardTuning

/// The search is compared with one that lands a release at each velocity.
@Suite struct SnapCliffSearchTests {
  static func everyStep(of system: SnapSystem, in row: SnapRow, threshold: SnapCliff.Threshold) -> [Double] {
    let (low, high) = (row.velocities.lowerBound, row.velocities.upperBound)
    var (steps, velocity, index) = ([Double](), low, 0.0)
    var last = system.landing(row.y, velocity, from: row.departure)
    while velocity < high {
      index += 1
      velocity = min(low + index, high)
      let next = system.landing(row.y, velocity, from: row.departure)
      if threshold.size(from: last, to: next) > 1 { steps.append(velocity) }
      last = next
    }
    return steps
  }

  @Test(arguments: Seeds.first(15, of: 300))
  func noAbruptStepIsMissed(seed: UInt64) {
    var draw = RandomSystem(seed: seed)
    let system = draw.system()
    var threshold = SnapCliff.Threshold()
    (threshold.time, threshold.overshoot) = draw.choice([(0.1, 10), (0.005, 0.5), (draw.number(0.005, 1), 100)])
    let (low, high) = (-draw.number(0, 1500), draw.number(0, 1500))
    let y = draw.y(of: system)
    for departure in system.departures {
      let row = SnapRow(of: system, at: y, over: low...high, from: departure)
      let found = SnapCliffSearch.steps(of: system, in: row, threshold: threshold)
      let expected = Self.everyStep(of: system, in: row, threshold: threshold)
      #expect(found.map(\.high) == expected, "seed \(seed), y \(y), \(low)...\(high)")
      for step in found {
        #expect(step.before == system.landing(y, step.low, from: departure), "seed \(seed)")
        #expect(step.after == system.landing(y, step.high, from: departure), "seed \(seed)")
      }
    }
  }

  /// Springs of every damping, from which a release flies far or stays: the settle time jumps wherever an oscillation
  /// leaves the tolerance.
  @Test(arguments: Seeds.first(8, of: 200))
  func everyJumpOfASpringIsFound(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let standard = try MapFixtures.system("standard")
    var rules = standard.rules
    rules.motion.settle = .spring(
      Spring(response: random.next(from: 0.05, to: 3), dampingRatio: random.next(from: 0.02, to: 1.3)))
    if seed % 2 == 0 { (rules.motion.edgeOvershootMax, rules.motion.innerOvershootMax) = (.infinity, .infinity) }
    let system = SnapSystem(card: standard.card, rules: rules, screen: standard.screen, names: standard.names)
    let y = random.next(from: system.travel.lowerBound, to: system.travel.upperBound)
    var threshold = SnapCliff.Threshold()
    threshold.time = random.next(from: 0.005, to: 0.2)
    let row = SnapRow(of: system, at: y, over: -2000...2000)
    let found = SnapCliffSearch.steps(of: system, in: row, threshold: threshold)
    #expect(
      found.map(\.high) == Self.everyStep(of: system, in: row, threshold: threshold), "seed \(seed), y \(y)")
  }
}
