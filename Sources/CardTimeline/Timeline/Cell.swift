import CardMath
import CardModel
import CardSimulation

/// The contents of one cell of a timeline: the only definition of the part of a frame or its scene that each column
/// shows.
package enum Cell {
  case integer(Int64)
  case number(Double)
  case phase(Phase)
  case name(Int32)
  case empty
  case events

  /// Creates the cell of a frame in a column.
  ///
  /// - Parameter scene: A pointer to the scene, used only for columns of it; nil if none was computed. It is a pointer
  ///   so that the frames of the default columns don't carry a scene.
  @inline(__always)
  package init(_ column: Column, of frame: borrowing Frame, _ scene: UnsafePointer<Scene>?) {
    switch column {
    case .frame: self = .integer(frame.number)
    case .time: self = .integer(Instant(ticks: frame.ticks).microseconds)
    case .phase: self = .phase(frame.sample.phase)
    case .card: self = .name(frame.sample.card)
    case .touchY: self = Cell(frame.sample.touchY)
    case .cardY: self = .number(frame.sample.cardY)
    case .cardVelocity: self = Cell(frame.sample.cardVelocity)
    case .modelY: self = .number(frame.sample.modelY)
    case .target: self = frame.sample.target.map { .name($0) } ?? .empty
    case .progress: self = .number(frame.sample.progress)
    case .stackDim: self = .number(frame.sample.stackDim)
    case .mapDim: self = .number(frame.sample.mapDim)
    case .mapButton: self = .number(frame.sample.mapButton)
    case .contentAlpha: self = .number(frame.sample.contentAlpha)
    case .scrollOffset: self = .number(frame.sample.scrollOffset)
    case .scrollVelocity: self = .number(frame.sample.scrollVelocity)
    case .overdrag: self = .number(frame.sample.overdrag)
    case .stackDepth: self = .integer(Int64(frame.sample.stackDepth))
    case .transitionProgress: self = Cell(frame.sample.transitionProgress)
    case .transitionY: self = Cell(frame.sample.transitionY)
    case .events: self = .events
    case .separator, .cardX, .cardWidth, .cardHeight, .heightCoefficient, .bottomView, .floatingButton, .accessory,
      .barY, .barHeight, .barContentAlpha, .mapInsetTop, .mapInsetLeft, .mapInsetBottom, .mapWidget, .mapButtonsY,
      .mapTopButtonsY, .closeButton, .page, .pageX, .contentHeight, .contentInsetTop, .component, .refreshing,
      .fetches, .contentPage, .carouselOffset, .stackDim2, .stackDim3, .stackDim4, .cardAlpha, .pageHeaderY,
      .pageHeaderHeight, .pageHeaderContentAlpha:
      self = scene.map { Cell(column, of: $0.pointee) } ?? .empty
    }
  }

  /// Creates the cell of a scene in a column; empty for a column of the frame.
  @inline(never)
  private init(_ column: Column, of scene: borrowing Scene) {
    switch column {
    case .frame, .time, .phase, .card, .touchY, .cardY, .cardVelocity, .modelY, .target, .progress, .stackDim,
      .mapDim, .mapButton, .contentAlpha, .scrollOffset, .scrollVelocity, .overdrag, .stackDepth,
      .transitionProgress, .transitionY, .events:
      self = .empty
    case .page: self = scene.page.map { .integer(Int64($0)) } ?? .empty
    case .pageX: self = Cell(scene.pageX)
    case .separator: self = .number(scene.separatorAlpha)
    case .cardX: self = .number(scene.cardX)
    case .cardWidth: self = .number(scene.cardWidth)
    case .cardHeight: self = .number(scene.cardHeight)
    case .cardAlpha: self = .number(scene.cardAlpha)
    case .heightCoefficient: self = .number(scene.heightCoefficient)
    case .bottomView: self = Cell(scene.bottomViewY)
    case .floatingButton: self = Cell(scene.floatingButtonY)
    case .accessory: self = Cell(scene.accessoryY)
    case .barY: self = Cell(scene.barY)
    case .barHeight: self = Cell(scene.barHeight)
    case .barContentAlpha: self = Cell(scene.barContentAlpha)
    case .mapInsetTop: self = .number(scene.mapInsetTop)
    case .mapInsetLeft: self = .number(scene.mapInsetLeft)
    case .mapInsetBottom: self = .number(scene.mapInsetBottom)
    case .mapWidget: self = Cell(scene.mapWidgetY)
    case .mapButtonsY: self = Cell(scene.mapButtonsY)
    case .mapTopButtonsY: self = Cell(scene.mapTopButtonsY)
    case .closeButton: self = .number(scene.closeButtonAlpha)
    case .contentHeight: self = .number(scene.contentHeight)
    case .contentInsetTop: self = .number(scene.contentInsetTop)
    case .component: self = scene.component.map { .integer(Int64($0)) } ?? .empty
    case .refreshing: self = scene.isRefreshing.map { .integer($0 ? 1 : 0) } ?? .empty
    case .fetches: self = scene.fetchCount.map { .integer(Int64($0)) } ?? .empty
    case .contentPage: self = scene.contentPage.map { .integer(Int64($0)) } ?? .empty
    case .carouselOffset: self = Cell(scene.carouselOffset)
    case .stackDim2: self = Cell(scene.stackDim2)
    case .stackDim3: self = Cell(scene.stackDim3)
    case .stackDim4: self = Cell(scene.stackDim4)
    case .pageHeaderY: self = Cell(scene.pageHeaderY)
    case .pageHeaderHeight: self = Cell(scene.pageHeaderHeight)
    case .pageHeaderContentAlpha: self = Cell(scene.pageHeaderContentAlpha)
    }
  }

  @inline(__always)
  private init(_ number: Double?) {
    self = number.map { .number($0) } ?? .empty
  }
}
