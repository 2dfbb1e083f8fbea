import CardScenario
import CardSettings

/// The influence of an axis on the results.
public enum AxisInfluence: Hashable, Sendable {
  /// The axis has one value only, so that no other shows its influence.
  case single

  /// All measurements stay the same to the bit from one end of the axis to the other: a dead knob.
  case dead

  /// The axis changes measurements, but neither the score nor any constraint.
  case irrelevant

  /// The axis changes the score or a constraint.
  case matters
}

extension PointEvaluator {
  /// The number of values of each axis that are tried to see if it matters.
  private static let probes = 9

  /// Returns the influence of each axis, tested from one end to the other beside some points, and the number of points
  /// that took.
  func influences(
    of axes: [Axis], around bases: [[SettingValue]], threads: Int?
  ) -> (influences: [AxisInfluence], attempts: Int) {
    let probes = PointEvaluator.probes
    var wanted: [[SettingValue]] = []
    for base in bases {
      for index in axes.indices {
        for probe in 0..<probes {
          var values = base
          values[index] = axes[index].value(at: Double(probe) / Double(probes - 1))
          wanted.append(values)
        }
      }
    }
    let pieces = wanted
    let evaluations = Parallel.map(pieces.count, threads: threads) { evaluation(of: pieces[$0]) }
    let influences = axes.indices.map { index -> AxisInfluence in
      if axes[index].isOneValue { return .single }
      var influence = AxisInfluence.dead
      for base in bases.indices {
        let start = (base * axes.count + index) * probes
        let own = evaluations[start..<(start + probes)]
        guard let first = own.first else { continue }
        if own.contains(where: { $0.scores != first.scores || $0.violations != first.violations }) { return .matters }
        if own.contains(where: { $0.trials != first.trials }) { influence = .irrelevant }
      }
      return influence
    }
    return (influences, pieces.count)
  }
}

extension Sweep {
  /// Returns the influence of each axis, tested beside the first and the middle point.
  ///
  /// - Parameter threads: The most threads that work at once; nil: as many as the machine has cores.
  public func influences(threads: Int? = nil) -> [AxisInfluence] {
    evaluator.influences(of: axes, around: [values(at: 0), values(at: count / 2)], threads: threads).influences
  }
}
