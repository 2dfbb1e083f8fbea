import CardModel
import CardText
import CardTimeline

extension TimelinePlot: Plot {
  /// Writes the plot as an SVG document.
  public func write(_ style: PlotStyle = PlotStyle(), to buffer: inout ByteBuffer) {
    var svg = SVGWriter()
    TimelineDrawing(self, style).draw(into: &svg)
    buffer.append(bytes: svg.buffer.bytes)
  }
}

/// A timeline's plot on its page: the layout, computed before anything is drawn.
struct TimelineDrawing {
  let plot: TimelinePlot
  let style: PlotStyle

  /// The panels with their positions.
  private(set) var panels: [(plan: TimelinePlot.PanelPlan, panel: Panel)] = []
  let labels: EventLabels
  let legend: [[Legend.Entry]]

  /// The detents that lie within the panel of positions.
  let guides: [DetentGuides.Guide]
  let title: String
  let unit: TimeUnit
  let left: Double
  let right: Double
  private(set) var stripY = 0.0
  private(set) var labelsY = 0.0
  private(set) var height = 0.0

  static let stripHeight = 15.0
  private static let panelGap = 30.0

  init(_ plot: TimelinePlot, _ style: PlotStyle) {
    self.plot = plot
    self.style = style
    title = style.title ?? plot.usualTitle
    let span = plot.span
    let unit = TimeUnit(span: span.end - span.start)
    self.unit = unit
    let across = TimelineDrawing.timeAxis(span, unit: unit.microseconds, width: style.width)
    let plans = plot.panels(isSplit: false)
    let axes = plans.map { plot.axis(of: $0, ticks: $0.kind == .position ? 6 : $0.kind.base?.upper == 1 ? 3 : 4) }
    let left = max(40, (axes.map { Panel.labelWidth($0) }.max() ?? 0) + 6)
    let positions = zip(plans, axes).first { $0.0.kind == .position }?.1
    let all = plot.timelines.count == 1 ? plot.timelines[0].guides.guides : []
    guides = all.filter { positions?.contains($0.y) == true }
    let widest = guides.map { TextMeasure.width($0.name, size: 10) }.max() ?? 0
    self.left = left
    right = widest > 0 ? min(widest + 14, 120) : 18

    let width = style.width - left - right
    let scale = width / (across.upper - across.lower) / unit.microseconds
    legend = Legend(entries: TimelineDrawing.legendEntries(plot, pixels: scale)).rows(width: style.width - left - 18)
    labels = EventLabels(
      plot.timelines.count == 1 ? plot.timelines[0].marks.marks : [], x: left, width: style.width - left - 8,
      lanes: 6
    ) { left + across.part(of: Double($0) / unit.microseconds) * width }

    var y = title.isEmpty ? 12.0 : 36
    y += Double(legend.count) * Legend.rowHeight + (legend.isEmpty ? 0 : 4)
    stripY = y
    let strips = plot.timelines.filter { !$0.phases.bands.isEmpty }.count
    y += Double(strips) * (TimelineDrawing.stripHeight + 2) + (strips > 0 ? 4 : 0)
    labelsY = y
    y += labels.height
    let gaps = plans.map { plan in
      let rows = TimelineDrawing.legend(of: plan, plot, width: width).count
      return TimelineDrawing.panelGap + Double(max(0, rows - 1)) * Legend.rowHeight
    }
    let fixed = y + gaps.reduce(0, +) + 42
    let usual = plans.reduce(0) { $0 + TimelineDrawing.height($1, plot).usual }
    let stretch = style.height.map { max(0, $0 - fixed) / max(usual, 1) } ?? 1
    for ((plan, axis), gap) in zip(zip(plans, axes), gaps) {
      let sizes = TimelineDrawing.height(plan, plot)
      let height = max(sizes.least, (sizes.usual * stretch).rounded(.down))
      y += gap
      let panel = Panel(
        x: left, y: y, width: width, height: height, across: across, upward: axis, isFlipped: plan.kind.isFlipped)
      panels.append((plan, panel))
      y += height
    }
    height = max(y + 42, style.height ?? 0)
  }

  private static func height(
    _ plan: TimelinePlot.PanelPlan, _ plot: TimelinePlot
  ) -> (usual: Double, least: Double) {
    // Position panels without the card itself are as low as all others.
    plan.kind == .position && !plan.columns.contains { plot.columns[$0] == .cardY }
      ? PanelKind.lengths.height : plan.kind.height
  }

  /// Returns the legend of a panel's lines, in rows next to its title; empty for a single line, or with several
  /// timelines.
  static func legend(of plan: TimelinePlot.PanelPlan, _ plot: TimelinePlot, width: Double) -> [[Legend.Entry]] {
    guard plot.timelines.count == 1, plan.columns.count > 1 else { return [] }
    let entries = plan.columns.indices.map { place in
      let column = plot.columns[plan.columns[place]]
      let name = lineClass(column.plotForm, color(place, in: plan, plot, timeline: 0))
      return Legend.Entry(sign: column.plotForm == .dots ? .dot(name) : .line(name), name: column.plotName)
    }
    return Legend(entries: entries).rows(width: width - titleWidth(plan))
  }

  /// Returns the width of a panel's title before its legend, pixels.
  static func titleWidth(_ plan: TimelinePlot.PanelPlan) -> Double { TextMeasure.width(plan.title) + 20 }

  /// Returns the classes of a column's line in a panel.
  static func lineClass(_ form: Column.PlotForm, _ color: Int) -> String {
    switch form {
    case .line: "l c\(color) n\(color)"
    case .steps: "w c\(color)"
    case .dots: "d c\(color)"
    }
  }

  /// Returns the palette index of a column in a panel: one for each column, or one for each timeline.
  static func color(_ place: Int, in plan: TimelinePlot.PanelPlan, _ plot: TimelinePlot, timeline: Int) -> Int {
    if plot.timelines.count > 1 { return timeline }
    switch plot.columns[plan.columns[place]] {
    case .fixed(.cardY), .fixed(.cardVelocity), .fixed(.scrollOffset): return 0
    case .fixed(.touchY): return 1
    case .fixed(.modelY): return 7
    case .fixed(.transitionY): return 3
    default: return plan.columns.count == 1 ? 0 : place % Palette.light.count
    }
  }

  private static func timeAxis(_ span: (start: Int64, end: Int64), unit: Double, width: Double) -> Axis {
    Axis(Double(span.start) / unit, Double(span.end) / unit, ticks: max(3, Int(width / 80)))
  }

  /// Returns the legend above the plot: the line of each timeline, and the phases whose bands are too short for their
  /// names.
  private static func legendEntries(_ plot: TimelinePlot, pixels: Double) -> [Legend.Entry] {
    var entries: [Legend.Entry] = []
    if plot.timelines.count > 1 {
      entries = plot.timelines.enumerated().map { index, timeline in
        Legend.Entry(sign: .line("l c\(index) n\(index)"), name: timeline.name)
      }
    }
    let shortest = Int64(0.5 / max(pixels, 1e-18))
    let bands = plot.timelines.flatMap { PhaseBands.merged($0.phases.bands, shortest: shortest) }
    for phase in Phase.allCases {
      let own = bands.filter { $0.phase == phase && $0.end > $0.start && !$0.isMixed }
      let name = phase.name.description
      if own.isEmpty || own.contains(where: { hasRoom(for: name, pixels: Double($0.end - $0.start) * pixels) }) {
        continue
      }
      entries.append(Legend.Entry(sign: .area("p\(phase.rawValue) strong"), name: phase.name.description))
    }
    return entries
  }

  /// Returns true if a phase's name fits into its band.
  static func hasRoom(for name: String, pixels: Double) -> Bool {
    TextMeasure.width(name, size: 10) <= pixels - 4
  }
}
