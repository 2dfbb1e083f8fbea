import CardTimeline

/// A column's line in a panel.
enum LinePath {
  /// Returns the line, steps or dots of a series: at most four points per half pixel of width.
  ///
  /// - Parameter unit: The number of microseconds in a unit of the horizontal axis.
  static func path(
    _ series: PlotSeries, _ form: Column.PlotForm, in panel: Panel, microseconds unit: Double
  ) -> SVGPath {
    func x(_ point: PlotSeries.Point) -> Double { panel.place(x: Double(point.time) / unit) }
    let buckets = PlotSeries.merged(series.buckets) { Int64((x($0.first) * 2).rounded(.down)) }
    var path = SVGPath()
    var lastY = 0.0
    for (place, bucket) in buckets.enumerated() {
      let points = bucket.points
      // A line of one point is a dot.
      let isAlone = points.count == 1 && (place + 1 == buckets.count || buckets[place + 1].isAfterGap)
      for (index, point) in points.enumerated() {
        let y = panel.place(y: point.value)
        switch form {
        case .dots:
          path.dot(x(point), y)
        case .line, .steps:
          if bucket.isAfterGap, index == 0 {
            if isAlone { path.dot(x(point), y) } else { path.move(x(point), y) }
          } else if form == .steps {
            path.line(x(point), lastY)
            path.line(x(point), y)
          } else {
            path.curve(x(point), y)
          }
        }
        lastY = y
      }
    }
    return path
  }
}
