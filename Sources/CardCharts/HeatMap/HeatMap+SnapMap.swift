import CardTuning

extension HeatMap {
  /// What of a snap map is drawn.
  public enum SnapValue: String, Hashable, Sendable, CaseIterable {
    /// The detent that a release goes to.
    case detent

    /// How long it takes to settle there, milliseconds.
    case settle = "settle_ms"

    /// How far it goes beyond, points.
    case overshoot = "overshoot_pt"
  }

  /// A snap map: velocities across, places downward.
  public init(_ map: SnapMap, showing value: SnapValue = .detent, threads: Int? = nil) {
    let cells = map.cells(threads: threads)
    switch value {
    case .detent:
      self.init(xs: map.velocities, ys: map.ys, names: map.names, cells: cells.map { Int($0.target) })
    case .settle:
      self.init(
        xs: map.velocities, ys: map.ys, name: value.rawValue, values: cells.map { $0.settleTime.map { $0 * 1000 } })
    case .overshoot:
      self.init(xs: map.velocities, ys: map.ys, name: value.rawValue, values: cells.map(\.overshoot))
    }
  }
}
