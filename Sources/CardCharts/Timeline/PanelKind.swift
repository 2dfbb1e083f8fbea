import CardTimeline

/// The panels of a timeline's plot, from top to bottom: columns of one unit and meaning share one.
enum PanelKind: Int, Hashable, Sendable, CaseIterable {
  case position
  case velocity
  case fades
  case progress
  case scroll
  case lengths
  case counts
  case channels

  /// The panel that a column is drawn in; nil for columns of words and for time itself.
  init?(_ column: Column) {
    switch column {
    case .frame, .time, .phase, .card, .target, .events: return nil
    case .touchY, .cardY, .modelY, .transitionY, .bottomView, .floatingButton, .accessory, .barY, .pageHeaderY,
      .mapWidget, .mapButtonsY, .mapTopButtonsY:
      self = .position
    case .cardVelocity, .scrollVelocity: self = .velocity
    case .stackDim, .stackDim2, .stackDim3, .stackDim4, .mapDim, .mapButton, .contentAlpha, .separator, .closeButton,
      .barContentAlpha, .pageHeaderContentAlpha, .cardAlpha:
      self = .fades
    case .progress, .transitionProgress, .heightCoefficient: self = .progress
    case .scrollOffset, .carouselOffset, .pageX: self = .scroll
    case .cardX, .cardWidth, .cardHeight, .barHeight, .pageHeaderHeight, .mapInsetTop, .mapInsetLeft, .mapInsetBottom,
      .contentHeight, .contentInsetTop, .overdrag:
      self = .lengths
    case .stackDepth, .page, .component, .refreshing, .fetches, .contentPage: self = .counts
    }
  }

  /// The panel that a column is drawn in; nil for columns of words and for time itself.
  init?(_ column: TimelineColumn) {
    switch column {
    case .fixed(let column): self.init(column)
    case .channel: self = .channels
    }
  }

  /// The title above it, with its unit.
  var title: String {
    switch self {
    case .position: "position, pt"
    case .velocity: "velocity, pt/s"
    case .fades: "fades, alpha"
    case .progress: "progress"
    case .scroll: "scrolled, pt"
    case .lengths: "lengths, pt"
    case .counts: "counts"
    case .channels: "channels"
    }
  }

  /// Its default height, pixels, and the least at which it can be read.
  var height: (usual: Double, least: Double) {
    switch self {
    case .position: (220, 60)
    case .velocity: (100, 40)
    default: (80, 36)
    }
  }

  /// True if it grows downward, as y does on screen.
  var isFlipped: Bool { self == .position }

  /// The range that its axis always includes.
  var base: (lower: Double, upper: Double)? {
    switch self {
    case .fades, .progress: (0, 1)
    case .velocity, .scroll, .counts: (0, 0)
    case .position, .lengths, .channels: nil
    }
  }
}

extension Column {
  /// The form in which a plot draws a column.
  enum PlotForm: Hashable, Sendable {
    case line
    /// A thin line that holds each value until the next change.
    case steps
    /// A dot for each row.
    case dots
  }

  /// The form in which a plot draws this column.
  var plotForm: PlotForm {
    switch self {
    case .touchY: .dots
    case .modelY, .stackDepth, .page, .component, .refreshing, .fetches, .contentPage: .steps
    default: .line
    }
  }

  /// Its name in a legend, without the unit, which the panel's title has.
  var plotName: String {
    switch self {
    case .touchY: "finger"
    case .cardY: "card"
    case .modelY: "model"
    case .transitionY: "card that comes or goes"
    default: Column.words(name)
    }
  }

  fileprivate static func words(_ name: String) -> String {
    var stem = ColumnUnit.split(name)?.stem ?? name
    // The panel's title says that it is a position, too.
    if stem.hasSuffix("_y") { stem.removeLast("_y".count) }
    return String(stem.map { $0 == "_" ? " " : $0 })
  }
}

extension TimelineColumn {
  /// The columns that a plot treats apart from all others.
  static var touchY: TimelineColumn { .fixed(.touchY) }
  static var cardY: TimelineColumn { .fixed(.cardY) }
  static var modelY: TimelineColumn { .fixed(.modelY) }
  static var cardVelocity: TimelineColumn { .fixed(.cardVelocity) }
  static var scrollOffset: TimelineColumn { .fixed(.scrollOffset) }

  /// The form in which a plot draws this column.
  var plotForm: Column.PlotForm {
    switch self {
    case .fixed(let column): column.plotForm
    case .channel: .line
    }
  }

  /// Its name in a legend, without the unit, which the panel's title has.
  var plotName: String {
    switch self {
    case .fixed(let column): column.plotName
    case .channel(let name): String(name.map { $0 == "_" ? " " : $0 })
    }
  }

  /// The title of an axis of its own: a channel's name is its app's, whatever it ends in.
  var axisTitle: String {
    switch self {
    case .fixed(let column): ColumnTitle.words(column.name)
    case .channel: plotName
    }
  }
}
