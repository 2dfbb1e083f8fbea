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
  /// Both are pointers, so that only the field shown is read: Swift copies a large value that it lends.
  ///
  /// - Parameter scene: The scene; nil only if the column isn't of it.
  @inline(__always)
  package init(_ column: Column, of frame: UnsafePointer<Frame>, _ scene: UnsafePointer<Scene>!) {
    switch column {
    case .frame: self = .integer(frame.pointee.number)
    case .time: self = .integer(Instant(ticks: frame.pointee.ticks).microseconds)
    case .phase: self = .phase(frame.pointee.sample.phase)
    case .card: self = .name(frame.pointee.sample.card)
    case .touchY: self = Cell(frame.pointee.sample.touchY)
    case .cardY: self = .number(frame.pointee.sample.cardY)
    case .cardVelocity: self = Cell(frame.pointee.sample.cardVelocity)
    case .modelY: self = .number(frame.pointee.sample.modelY)
    case .target: self = frame.pointee.sample.target.map { .name($0) } ?? .empty
    case .progress: self = .number(frame.pointee.sample.progress)
    case .stackDim: self = .number(frame.pointee.sample.stackDim)
    case .mapDim: self = .number(frame.pointee.sample.mapDim)
    case .mapButton: self = .number(frame.pointee.sample.mapButton)
    case .contentAlpha: self = .number(frame.pointee.sample.contentAlpha)
    case .scrollOffset: self = .number(frame.pointee.sample.scrollOffset)
    case .scrollVelocity: self = .number(frame.pointee.sample.scrollVelocity)
    case .overdrag: self = .number(frame.pointee.sample.overdrag)
    case .stackDepth: self = .integer(Int64(frame.pointee.sample.stackDepth))
    case .transitionProgress: self = Cell(frame.pointee.sample.transitionProgress)
    case .transitionY: self = Cell(frame.pointee.sample.transitionY)
    case .events: self = .events
    case .page: self = scene.pointee.page.map { .integer(Int64($0)) } ?? .empty
    case .pageX: self = Cell(scene.pointee.pageX)
    case .separator: self = .number(scene.pointee.separatorAlpha)
    case .cardX: self = .number(scene.pointee.cardX)
    case .cardWidth: self = .number(scene.pointee.cardWidth)
    case .cardHeight: self = .number(scene.pointee.cardHeight)
    case .cardAlpha: self = .number(scene.pointee.cardAlpha)
    case .heightCoefficient: self = .number(scene.pointee.heightCoefficient)
    case .bottomView: self = Cell(scene.pointee.bottomViewY)
    case .floatingButton: self = Cell(scene.pointee.floatingButtonY)
    case .accessory: self = Cell(scene.pointee.accessoryY)
    case .barY: self = Cell(scene.pointee.barY)
    case .barHeight: self = Cell(scene.pointee.barHeight)
    case .barContentAlpha: self = Cell(scene.pointee.barContentAlpha)
    case .mapInsetTop: self = .number(scene.pointee.mapInsetTop)
    case .mapInsetLeft: self = .number(scene.pointee.mapInsetLeft)
    case .mapInsetBottom: self = .number(scene.pointee.mapInsetBottom)
    case .mapWidget: self = Cell(scene.pointee.mapWidgetY)
    case .mapButtonsY: self = Cell(scene.pointee.mapButtonsY)
    case .mapTopButtonsY: self = Cell(scene.pointee.mapTopButtonsY)
    case .closeButton: self = .number(scene.pointee.closeButtonAlpha)
    case .contentHeight: self = .number(scene.pointee.contentHeight)
    case .contentInsetTop: self = .number(scene.pointee.contentInsetTop)
    case .component: self = scene.pointee.component.map { .integer(Int64($0)) } ?? .empty
    case .refreshing: self = scene.pointee.isRefreshing.map { .integer($0 ? 1 : 0) } ?? .empty
    case .fetches: self = scene.pointee.fetchCount.map { .integer(Int64($0)) } ?? .empty
    case .contentPage: self = scene.pointee.contentPage.map { .integer(Int64($0)) } ?? .empty
    case .carouselOffset: self = Cell(scene.pointee.carouselOffset)
    case .stackDim2: self = Cell(scene.pointee.stackDim2)
    case .stackDim3: self = Cell(scene.pointee.stackDim3)
    case .stackDim4: self = Cell(scene.pointee.stackDim4)
    case .pageHeaderY: self = Cell(scene.pointee.pageHeaderY)
    case .pageHeaderHeight: self = Cell(scene.pointee.pageHeaderHeight)
    case .pageHeaderContentAlpha: self = Cell(scene.pointee.pageHeaderContentAlpha)
    }
  }

  @inline(__always)
  private init(_ number: Double?) {
    self = number.map { .number($0) } ?? .empty
  }
}
