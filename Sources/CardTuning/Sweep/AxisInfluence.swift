import CardScenario
import CardSettings

/// The influence of an axis on the results.
public enum AxisInfluence: Hashable, Sendable {
  /// The axis has one value only, so that no other shows its influence.
  case single

  /// All measurements stay the same to the bit from one end of the axis to the other, beside all points that were
  /// tried: a dead knob.
  case dead

  /// The axis changes measurements, but neither the score nor any constraint.
  case irrelevant

  /// The axis changes the score or a constraint.
  case matters
}

extension PointEvaluator {
  /// The number of values of each axis that are tried to see if it matters; of words all are.
  private static let probes = 9

  /// The most combinations of words beside which axes are tried.
  private static let combinations = 64

  /// Returns the influence of each axis, tested from one end to the other beside some points, and the number of points
  /// that took.
  ///
  /// An axis that changes nothing there is tried again beside the other values of the lists: a spring's response
  /// changes nothing beside a motion that is a curve.
  func influences(
    of axes: [Axis], around bases: [[SettingValue]], threads: Int?
  ) -> (influences: [AxisInfluence], attempts: Int) {
    var influences = axes.map { $0.isOneValue ? AxisInfluence.single : .dead }
    var attempts = 0
    for bases in [bases, bases.first.map { PointEvaluator.others(of: axes, beside: $0) } ?? []] {
      let open = axes.indices.filter { influences[$0] == .dead || influences[$0] == .irrelevant }
      let tests = bases.flatMap { base in
        open.map { index in (index, PointEvaluator.points(of: axes[index], at: index, beside: base)) }
      }
      let points = tests.flatMap { $0.1 }
      let evaluations = Parallel.map(points.count, threads: threads) { evaluation(of: points[$0]) }
      var start = 0
      for (index, points) in tests {
        let own = evaluations[start..<start + points.count]
        start += points.count
        guard let first = own.first else { continue }
        if own.contains(where: { $0.scores != first.scores || $0.violations != first.violations }) {
          influences[index] = .matters
        } else if influences[index] == .dead, own.contains(where: { $0.trials != first.trials }) {
          influences[index] = .irrelevant
        }
      }
      attempts += points.count
    }
    return (influences, attempts)
  }

  /// Returns a point with the values of an axis, from one end to the other.
  private static func points(of axis: Axis, at index: Int, beside base: [SettingValue]) -> [[SettingValue]] {
    probed(axis).map { value in
      var values = base
      values[index] = value
      return values
    }
  }

  /// Returns the values of an axis that are tried: all words, and numbers spread over it.
  private static func probed(_ axis: Axis) -> [SettingValue] {
    if axis.key.range == nil, case .list(let list) = axis.values { return list }
    let count = min(axis.count ?? probes, probes)
    return (0..<count).map { axis.value(at: count > 1 ? Double($0) / Double(count - 1) : 0) }
  }

  /// Returns the points beside a tried one that have another value of a list: all combinations of words if there are
  /// few, and each of the other values by itself.
  private static func others(of axes: [Axis], beside base: [SettingValue]) -> [[SettingValue]] {
    var (combined, alone): ([[SettingValue]], [[SettingValue]]) = ([base], [])
    for (index, axis) in axes.enumerated() {
      guard case .list = axis.values else { continue }
      if axis.key.range == nil, combined.count * probed(axis).count <= combinations {
        combined = combined.flatMap { points(of: axis, at: index, beside: $0) }
      } else {
        alone += points(of: axis, at: index, beside: base)
      }
    }
    return (combined + alone).filter { $0 != base }
  }
}

extension Sweep {
  /// Returns the influence of each axis, tested beside the first and the middle point, and beside the values of lists.
  ///
  /// - Parameter threads: The most threads that work at once; nil: as many as the machine has cores.
  public func influences(threads: Int? = nil) -> [AxisInfluence] {
    evaluator.influences(of: axes, around: [values(at: 0), values(at: count / 2)], threads: threads).influences
  }
}
