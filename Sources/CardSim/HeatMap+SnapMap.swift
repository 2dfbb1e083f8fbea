import CardCharts
import CardTuning

extension HeatMap {
  /// The value of a snap map that is drawn.
  public enum SnapValue: String, Hashable, Sendable, CaseIterable {
    /// The detent that a release goes to.
    case detent

    /// The time it takes to settle there, milliseconds.
    case settle = "settle_ms"

    /// The overshoot beyond the detent, points.
    case overshoot = "overshoot_pt"
  }

  /// Creates the plot of a snap map: velocities across, positions downward.
  public init(_ map: SnapMap, showing value: SnapValue = .detent, threads: Int? = nil) {
    switch value {
    case .detent:
      self.init(xs: map.velocities, ys: map.ys, names: map.names, cells: map.targets(threads: threads))
    case .settle:
      self.init(
        xs: map.velocities, ys: map.ys, name: value.rawValue,
        values: map.cells(threads: threads).map { $0.settleTime.map { $0 * 1000 } })
    case .overshoot:
      self.init(
        xs: map.velocities, ys: map.ys, name: value.rawValue, values: map.cells(threads: threads).map(\.overshoot))
    }
  }
}
