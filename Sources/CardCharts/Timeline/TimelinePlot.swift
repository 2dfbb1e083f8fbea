import CardFormats
import CardMath
import CardModel
import CardSimulation

/// A plot of one or more timelines: position, velocity, fades and scrolling over a common time, phases as bands, events
/// as marks, the finger as dots.
///
/// Frames go in one by one, and what is kept of them doesn't grow with their number: a timeline of a million frames
/// takes no more room than one of a few thousand, and its plot shows every extreme all the same.
///
/// ```swift
/// var plot = TimelinePlot()
/// while try simulation.next() { plot.add(simulation.frame, events: simulation.events, names: scenario.names) }
/// let svg = plot.svg()
/// ```
public struct TimelinePlot: Sendable {
  /// What one looks at first; of these only what changes is drawn.
  public static let defaultColumns: [Column] = [
    .touchY, .cardY, .modelY, .transitionY, .cardVelocity, .stackDim, .mapDim, .mapButton, .contentAlpha,
    .transitionProgress, .scrollOffset,
  ]

  /// The most timelines that one plot tells apart.
  public static let timelineLimit = 8

  /// One timeline.
  struct Timeline: Sendable {
    var name: String
    var series: [PlotSeries]
    var phases = PhaseBands()
    var marks = EventMarks()
    var guides = DetentGuides()
    var count = 0
    var start: Int64 = 0
    var end: Int64 = 0
  }

  /// The columns that it draws.
  public let columns: [Column]

  /// Whether they were chosen, so that all are drawn, be they constant or not.
  let isChosen: Bool

  /// Whether a column shows a part of the scene, so that frames must come with theirs.
  public let needsScene: Bool

  /// Rows outside of these microseconds aren't looked at.
  public var window: ClosedRange<Int64> = Int64.min...Int64.max

  private(set) var timelines: [Timeline] = []

  /// Where the columns stand that guides are told by.
  private let cardColumn: Int?

  /// An empty plot.
  ///
  /// - Parameter columns: What to draw; those of words draw nothing. Nil: ``defaultColumns``, and of them what changes.
  public init(columns: [Column]? = nil) {
    self.columns = (columns ?? TimelinePlot.defaultColumns).filter { PanelKind($0) != nil }
    isChosen = columns != nil
    needsScene = self.columns.contains(where: \.isOfScene)
    cardColumn = self.columns.firstIndex(of: .cardY)
  }

  /// Whether no row was taken in.
  public var isEmpty: Bool { timelines.allSatisfy { $0.count == 0 } }

  /// Begins a timeline, which is drawn over those before it.
  ///
  /// - Precondition: There are fewer than ``timelineLimit``.
  public mutating func begin(_ name: String) {
    precondition(timelines.count < TimelinePlot.timelineLimit, "a plot has \(TimelinePlot.timelineLimit) timelines")
    timelines.append(Timeline(name: name, series: Array(repeating: PlotSeries(), count: columns.count)))
  }

  /// How many timelines were begun.
  public var timelineCount: Int { timelines.count }

  /// Takes in a frame, later than the one before.
  ///
  /// - Parameters:
  ///   - names: The scenario's names.
  ///   - scene: What shows beyond the frame's own numbers, where ``needsScene``.
  public mutating func add(_ frame: Frame, events: EventLog = EventLog(), names: Names, scene: Scene? = nil) {
    let sample = frame.sample
    add(
      microseconds: Instant(ticks: frame.ticks).microseconds,
      values: columns.map { $0.number(of: frame, scene: scene) }, phase: sample.phase,
      target: sample.target.map { names[$0] }, events: events.map { $0.event.text(names: names) })
  }

  /// Takes in a row, later than the one before.
  ///
  /// - Parameters:
  ///   - microseconds: Its instant.
  ///   - values: A number for each of ``columns``; nil, or not finite, where there is none.
  ///   - phase: What goes on, where that is known.
  ///   - target: The detent that the card is at or heading for.
  ///   - events: What happened since the row before, as timelines write it.
  public mutating func add(
    microseconds time: Int64, values: [Double?], phase: Phase? = nil, target: String? = nil, events: [String] = []
  ) {
    precondition(values.count == columns.count, "\(values.count) values for \(columns.count) columns")
    guard window.contains(time) else { return }
    if timelines.isEmpty { begin("timeline") }
    let last = timelines.count - 1
    if timelines[last].count == 0 { timelines[last].start = time }
    precondition(
      timelines[last].count == 0 || time > timelines[last].end, "time goes from \(timelines[last].end) to \(time) µs")
    timelines[last].end = time
    timelines[last].count += 1
    for (index, value) in values.enumerated() { timelines[last].series[index].add(value, at: time) }
    if let phase { timelines[last].phases.add(phase, at: time) }
    if !events.isEmpty { timelines[last].marks.add(events, at: time) }
    if phase == .resting, let target, let cardColumn, let y = values[cardColumn] {
      timelines[last].guides.add(target, y: y)
    }
  }

  // MARK: What is drawn

  /// A panel and the columns that it draws, by their places in `columns`.
  struct PanelPlan: Hashable {
    var kind: PanelKind
    var columns: [Int]
    var title: String
  }

  /// The panels from top to bottom. With several timelines a panel draws one column, so that a colour is a timeline;
  /// only position keeps the finger.
  ///
  /// - Parameter isSplit: Whether each panel is to draw one column, however many timelines there are.
  func panels(isSplit: Bool) -> [PanelPlan] {
    let drawn = columns.indices.filter { index in
      let series = timelines.map { $0.series[index] }
      guard series.contains(where: { $0.range != nil }) else { return false }
      if isChosen { return true }
      switch columns[index] {
      case .touchY, .cardY: return true
      case .modelY: return timelines.count == 1
      default: return !series.allSatisfy(\.isConstant)
      }
    }
    var panels: [PanelPlan] = []
    for kind in PanelKind.allCases {
      let own = drawn.filter { PanelKind(columns[$0]) == kind }
      if own.isEmpty { continue }
      if timelines.count == 1 && !isSplit {
        panels.append(PanelPlan(kind: kind, columns: own, title: kind.title))
        continue
      }
      let fingers = own.filter { columns[$0] == .touchY }
      let lines = own.filter { columns[$0] != .touchY }
      for column in lines.isEmpty ? fingers : lines {
        let withFinger = columns[column] == .cardY
        let isPlain = withFinger || own.count == 1 && [.cardVelocity, .scrollOffset].contains(columns[column])
        panels.append(
          PanelPlan(
            kind: kind, columns: (withFinger ? fingers : []) + [column],
            title: isPlain ? kind.title : ColumnTitle.words(columns[column].name)))
      }
      if !lines.isEmpty, !fingers.isEmpty, !lines.contains(where: { columns[$0] == .cardY }) {
        panels.append(PanelPlan(kind: kind, columns: fingers, title: ColumnTitle.words(columns[fingers[0]].name)))
      }
    }
    return panels
  }

  /// The axis of a panel, over the values of all timelines.
  func axis(of panel: PanelPlan, ticks: Int) -> Axis {
    let ranges = panel.columns.flatMap { column in timelines.compactMap { $0.series[column].range } }
    var (lower, upper) = (ranges.map(\.least).min() ?? 0, ranges.map(\.greatest).max() ?? 0)
    if let base = panel.kind.base { (lower, upper) = (min(lower, base.lower), max(upper, base.upper)) }
    return Axis(lower, upper, ticks: ticks, margin: 0.05)
  }

  /// The first and the last instant, in microseconds.
  var span: (start: Int64, end: Int64) {
    let drawn = timelines.filter { $0.count > 0 }
    return (drawn.map(\.start).min() ?? 0, drawn.map(\.end).max() ?? 0)
  }

  /// What the plot is called, where nobody says: its timelines' names.
  var usualTitle: String { timelines.map(\.name).joined(separator: ", ") }
}
