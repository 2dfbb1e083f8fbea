import CardModel
import CardTimeline

/// A phase portrait: the card's position over its velocity, without time. A settle that is damped well is a short hook
/// into the middle of the plot, a bouncy one a spiral, a drag a free line, and a release the corner between them.
public struct PhasePortrait: Sendable {
  /// The columns that a plot needs for its portrait.
  public static let columns: [TimelineColumn] = [.fixed(.cardY), .fixed(.cardVelocity)]

  /// A point of a timeline, with its phase; nil: not known.
  struct Point: Hashable, Sendable {
    var time: Int64
    var y: Double
    var velocity: Double
    var phase: Phase?
  }

  /// A timeline's line, in the order of time.
  struct Line: Hashable, Sendable {
    var name: String
    var points: [Point]
  }

  /// The lines of the timelines that have one.
  let lines: [Line]

  /// The detents of all timelines, each once.
  let guides: [DetentGuides.Guide]

  let title: String

  /// Creates the portrait of a plot's timelines.
  ///
  /// - Parameter plot: A plot of ``columns``.
  public init(_ plot: TimelinePlot) {
    precondition(plot.columns == PhasePortrait.columns, "a portrait needs the card's position and its velocity alone")
    lines = plot.timelines.map { Line(name: $0.name, points: $0.path.points) }.filter { !$0.points.isEmpty }
    guides = plot.timelines.reduce(into: DetentGuides()) { $0.add($1.guides) }.guides
    title = plot.usualTitle
  }

  /// True if there is nothing to draw.
  public var isEmpty: Bool { lines.isEmpty }

  /// The ranges of velocity and position.
  func axes(ticks: (across: Int, down: Int)) -> (across: Axis, down: Axis) {
    var (left, right, top, bottom) = (0.0, 0.0, Double.infinity, -Double.infinity)
    for point in lines.lazy.flatMap(\.points) {
      (left, right) = (min(left, point.velocity), max(right, point.velocity))
      (top, bottom) = (min(top, point.y), max(bottom, point.y))
    }
    if top > bottom { (top, bottom) = (0, 1) }
    return (
      Axis(left, right, ticks: ticks.across, margin: 0.05), Axis(top, bottom, ticks: ticks.down, margin: 0.05)
    )
  }
}
