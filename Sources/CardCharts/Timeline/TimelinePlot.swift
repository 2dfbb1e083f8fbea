import CardMath
import CardModel
import CardSimulation
import CardTimeline

/// A plot of one or more timelines: position, velocity, fades and scrolling over a common time axis, phases as bands,
/// events as marks, the finger as dots.
///
/// Frames are added one by one, and memory doesn't grow with their number: a timeline of a million frames takes no more
/// than one of a few thousand, and its plot still shows every extreme.
///
/// ```swift
/// var plot = TimelinePlot()
/// plot.begin(scenario.name)
/// plot.addDetents(of: scenario.stack, names: scenario.names)
/// while try simulation.next() { plot.add(simulation.frame, events: simulation.events, names: scenario.names) }
/// let svg = plot.svg()
/// ```
public struct TimelinePlot: Sendable {
  /// The default columns; of these only those that change are drawn.
  public static let defaultColumns: [Column] = [
    .touchY, .cardY, .modelY, .transitionY, .cardVelocity, .stackDim, .mapDim, .mapButton, .contentAlpha,
    .transitionProgress, .scrollOffset,
  ]

  /// The most timelines in a plot.
  public static let timelineLimit = 8

  /// One timeline.
  struct Timeline: Sendable {
    var name: String
    var series: [PlotSeries]
    var phases = PhaseBands()
    var marks = EventMarks()
    var guides = DetentGuides()
    var path = PhasePath()
    var count = 0
    var start: Int64 = 0
    var end: Int64 = 0

    /// True if its instants are those of a device's log, and the clock of that, once its first sample is known.
    var isLog = false
    var clock: LogClock?

    /// Returns an instant as the plot counts it.
    mutating func counted(_ time: Int64) -> Int64 {
      if isLog, clock == nil { clock = LogClock(first: time) }
      return time - (clock?.zero ?? 0)
    }
  }

  /// The columns to draw.
  public private(set) var columns: [TimelineColumn]

  /// True if the columns were chosen, so that all are drawn, even if constant.
  let isChosen: Bool

  /// True if a column shows a part of the scene, so that frames must be added with their scene.
  public let needsScene: Bool

  /// The range of time that is drawn, microseconds as the plot counts them; rows outside of it are ignored.
  public var window: ClosedRange<Int64> = Int64.min...Int64.max

  private(set) var timelines: [Timeline] = []

  /// The indices of the columns that aren't drawn.
  var hiddenColumns: [Int] = []

  /// The index of the card's y in `columns`, from which detent guides are taken.
  private var cardColumn: Int?

  /// The index of the card's velocity in the columns of a portrait; nil: the plot is for none.
  private let velocityColumn: Int?

  /// Creates an empty plot.
  ///
  /// - Parameter columns: The columns to draw; those of words draw nothing. Nil: those of ``defaultColumns`` that
  ///   change.
  public init(columns: [Column]? = nil) {
    self.init((columns ?? TimelinePlot.defaultColumns).map { .fixed($0) }, isChosen: columns != nil)
  }

  /// Creates an empty plot of columns among which channels may be.
  ///
  /// - Parameter columns: The columns to draw; those of words draw nothing.
  public init(columns: [TimelineColumn]) { self.init(columns, isChosen: true) }

  private init(_ columns: [TimelineColumn], isChosen: Bool) {
    self.columns = columns.filter { PanelKind($0) != nil }
    self.isChosen = isChosen
    needsScene = self.columns.contains(where: \.isOfScene)
    cardColumn = self.columns.firstIndex(of: .cardY)
    velocityColumn = columns == PhasePortrait.columns ? columns.firstIndex(of: .cardVelocity) : nil
  }

  /// Adds a timeline's channels to the columns to draw, unless those were chosen. Of these, too, only those that change
  /// are drawn.
  public mutating func add(channels names: [String]) {
    if isChosen { return }
    for name in names where !columns.contains(.channel(name)) {
      columns.append(.channel(name))
      for index in timelines.indices { timelines[index].series.append(PlotSeries()) }
    }
  }

  /// True if no row was added.
  public var isEmpty: Bool { timelines.allSatisfy { $0.count == 0 } }

  /// Starts a timeline, which is drawn over those before it.
  ///
  /// - Parameter isLog: True if its instants are those of a device's log: far from 0 they are counted from its first
  ///   sample.
  /// - Precondition: There are fewer than ``timelineLimit``.
  public mutating func begin(_ name: String, isLog: Bool = false) {
    precondition(timelines.count < TimelinePlot.timelineLimit, "a plot has \(TimelinePlot.timelineLimit) timelines")
    timelines.append(Timeline(name: name, series: Array(repeating: PlotSeries(), count: columns.count), isLog: isLog))
  }

  /// True if a row of the timeline that was started last, at an instant on its own clock, lies within ``window``.
  mutating func shows(_ time: Int64) -> Bool {
    if timelines.isEmpty { begin("timeline") }
    return window.contains(timelines[timelines.count - 1].counted(time))
  }

  /// Marks the detents of all cards on the screen as it is now, besides those at which the card of the timeline that
  /// was started last rests.
  public mutating func addDetents(of stack: CardStack, names: Names) {
    if timelines.isEmpty { begin("timeline") }
    timelines[timelines.count - 1].guides.add(stack.layout, names)
  }

  /// The same plot without the marks of events.
  public var withoutEvents: TimelinePlot {
    var plot = self
    for index in plot.timelines.indices { plot.timelines[index].marks = EventMarks() }
    return plot
  }

  /// Returns this plot with another one drawn over it, of the columns that both have.
  public func under(_ other: TimelinePlot) -> TimelinePlot {
    let shared = columns.filter { other.columns.contains($0) }
    var (one, two) = (self, other)
    one.keep(shared)
    two.keep(shared)
    one.timelines += two.timelines
    return one
  }

  /// Drops all columns but some, which it has, and puts those in this order.
  private mutating func keep(_ kept: [TimelineColumn]) {
    let places = kept.compactMap { columns.firstIndex(of: $0) }
    for index in timelines.indices { timelines[index].series = places.map { timelines[index].series[$0] } }
    columns = kept
    cardColumn = columns.firstIndex(of: .cardY)
  }

  /// The number of timelines that were started.
  public var timelineCount: Int { timelines.count }

  /// Adds a frame, later than the one before.
  ///
  /// - Parameters:
  ///   - names: The scenario's names.
  ///   - scene: The scene around the card; required if ``needsScene`` is true.
  ///   - channels: The numbers of the scenario's channels, by their names; without them, channels aren't drawn.
  public mutating func add(
    _ frame: Frame, events: EventLog = EventLog(), names: Names, scene: Scene? = nil,
    channels: [(name: String, number: Double?)] = []
  ) {
    let sample = frame.sample
    let values = columns.map { column in
      switch column {
      case .fixed(let column): column.number(of: frame, scene: scene)
      case .channel(let name): channels.first { $0.name == name }?.number
      }
    }
    add(
      microseconds: Instant(ticks: frame.ticks).microseconds, values: values, phase: sample.phase,
      target: sample.target.map { names[$0] }, events: events.map { $0.event.text(names: names) })
  }

  /// Adds a row, later than the one before.
  ///
  /// - Parameters:
  ///   - microseconds: Its instant on the timeline's own clock, microseconds.
  ///   - values: A number for each of ``columns``; nil, or not finite, for none.
  ///   - phase: The phase, if known.
  ///   - target: The detent that the card is at or heading for.
  ///   - events: The events since the row before, as timelines write them.
  public mutating func add(
    microseconds: Int64, values: [Double?], phase: Phase? = nil, target: String? = nil, events: [String] = []
  ) {
    precondition(values.count == columns.count, "\(values.count) values for \(columns.count) columns")
    guard shows(microseconds) else { return }
    let last = timelines.count - 1
    let time = timelines[last].counted(microseconds)
    if timelines[last].count == 0 { timelines[last].start = time }
    precondition(
      timelines[last].count == 0 || time > timelines[last].end, "time goes from \(timelines[last].end) to \(time) µs")
    timelines[last].end = time
    timelines[last].count += 1
    for (index, value) in values.enumerated() { timelines[last].series[index].add(value, at: time) }
    if let cardColumn, let velocityColumn {
      timelines[last].path.add(y: values[cardColumn], velocity: values[velocityColumn], phase, at: time)
    }
    if let phase { timelines[last].phases.add(phase, at: time) }
    if !events.isEmpty { timelines[last].marks.add(events, at: time) }
    if phase == .resting, let target, let cardColumn, let y = values[cardColumn] {
      timelines[last].guides.add(target, y: y)
    }
  }

  // MARK: Panels

  /// A panel and the columns that it draws, as indices into `columns`.
  struct PanelPlan: Hashable {
    var kind: PanelKind
    var columns: [Int]
    var title: String
  }

  /// Returns the panels from top to bottom. With several timelines each panel draws one column, so that a colour stands
  /// for a timeline; only the panel of the card's position also has the finger.
  ///
  /// - Parameter isSplit: True to give each panel one column, for any number of timelines.
  func panels(isSplit: Bool) -> [PanelPlan] {
    let drawn = columns.indices.filter { index in
      if hiddenColumns.contains(index) { return false }
      let series = timelines.map { $0.series[index] }
      guard series.contains(where: { $0.range != nil }) else { return false }
      if isChosen { return true }
      switch columns[index] {
      case .fixed(.touchY), .fixed(.cardY): return true
      case .fixed(.modelY): return timelines.count == 1
      default: return !series.allSatisfy(\.isConstant)
      }
    }
    var panels: [PanelPlan] = []
    for kind in PanelKind.allCases {
      let own = drawn.filter { PanelKind(columns[$0]) == kind }
      if own.isEmpty { continue }
      if timelines.count == 1 && !isSplit {
        let groups = kind == .channels ? channelGroups(own) : [own]
        for group in groups {
          let isOneOfMany = groups.count > 1 && group.count == 1
          panels.append(PanelPlan(kind: kind, columns: group, title: isOneOfMany ? "channel" : kind.title))
        }
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
            title: isPlain ? kind.title : columns[column].axisTitle))
      }
      if !lines.isEmpty, !fingers.isEmpty, !lines.contains(where: { columns[$0] == .cardY }) {
        panels.append(PanelPlan(kind: kind, columns: fingers, title: columns[fingers[0]].axisTitle))
      }
    }
    return panels
  }

  /// The greatest range of a panel of channels, in ranges of each: a line takes at least a fourth of its height.
  private static let channelRangeFactor = 4.0

  /// Returns channels in groups that have one scale each: beside one of a thousand times its range, a channel would be
  /// a flat line. One that doesn't change goes with any other whose range isn't too far away.
  private func channelGroups(_ channels: [Int]) -> [[Int]] {
    var groups: [(columns: [Int], lower: Double, upper: Double, least: Double)] = []
    for column in channels {
      guard let range = timelines[0].series[column].range else { continue }
      let span = range.greatest - range.least
      let own = span > 0 ? span : .infinity
      let place = groups.firstIndex { group in
        let (lower, upper) = (min(group.lower, range.least), max(group.upper, range.greatest))
        return upper - lower <= TimelinePlot.channelRangeFactor * min(group.least, own)
          && (min(group.least, own).isFinite || upper == lower)
      }
      if let place {
        groups[place].columns.append(column)
        groups[place].lower = min(groups[place].lower, range.least)
        groups[place].upper = max(groups[place].upper, range.greatest)
        groups[place].least = min(groups[place].least, own)
      } else {
        groups.append(([column], range.least, range.greatest, own))
      }
    }
    return groups.map(\.columns)
  }

  /// Returns the vertical axis of a panel, over the values of all timelines.
  func axis(of panel: PanelPlan, ticks: Int) -> Axis {
    let ranges = panel.columns.flatMap { column in timelines.compactMap { $0.series[column].range } }
    var (lower, upper) = (ranges.map(\.least).min() ?? 0, ranges.map(\.greatest).max() ?? 0)
    if let base = panel.kind.base { (lower, upper) = (min(lower, base.lower), max(upper, base.upper)) }
    return Axis(lower, upper, ticks: ticks, margin: 0.05)
  }

  /// The first and the last instant, microseconds.
  var span: (start: Int64, end: Int64) {
    let drawn = timelines.filter { $0.count > 0 }
    return (drawn.map(\.start).min() ?? 0, drawn.map(\.end).max() ?? 0)
  }

  /// The default title of the plot: its timelines' names.
  var usualTitle: String { timelines.map(\.name).joined(separator: ", ") }
}
