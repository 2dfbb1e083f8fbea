import CardModel
import CardSimulation

/// The cells of a row as 64 bits each, by which a cell is compared with the one above it.
extension Cell {
  // Bits that no other cell has: those of doubles that are no numbers, and of no count of frames or microseconds.

  /// The bits of an empty cell.
  private static let emptyBits: UInt64 = 0xFFF8_0000_0000_0001

  /// The bits of a cell with events, which is always written anew.
  static let eventBits: UInt64 = 0xFFF8_0000_0000_0002

  /// The bits of no cell.
  static let unknownBits: UInt64 = 0xFFF8_0000_0000_0003

  /// The most columns that there may be.
  static let bitsRoom = 64

  /// Stores the bits of the cells of a frame, and of its scene if there is one, each at its column's number: straight
  /// on, without a jump for each column.
  static func read(
    _ frame: UnsafePointer<Frame>, _ scene: UnsafePointer<Scene>?, hasEvents: Bool,
    into bits: UnsafeMutablePointer<UInt64>
  ) {
    @inline(__always) func put(_ column: Column) {
      bits[Int(column.rawValue)] = Cell(column, of: frame, scene).bits(hasEvents: hasEvents)
    }
    put(.frame)
    put(.time)
    put(.phase)
    put(.card)
    put(.touchY)
    put(.cardY)
    put(.cardVelocity)
    put(.modelY)
    put(.target)
    put(.progress)
    put(.stackDim)
    put(.mapDim)
    put(.mapButton)
    put(.contentAlpha)
    put(.scrollOffset)
    put(.scrollVelocity)
    put(.overdrag)
    put(.stackDepth)
    put(.transitionProgress)
    put(.transitionY)
    put(.events)
    if scene == nil { return }
    put(.separator)
    put(.cardX)
    put(.cardWidth)
    put(.cardHeight)
    put(.heightCoefficient)
    put(.bottomView)
    put(.floatingButton)
    put(.accessory)
    put(.barY)
    put(.barHeight)
    put(.barContentAlpha)
    put(.mapInsetTop)
    put(.mapInsetLeft)
    put(.mapInsetBottom)
    put(.mapWidget)
    put(.mapButtonsY)
    put(.mapTopButtonsY)
    put(.closeButton)
    put(.page)
    put(.pageX)
    put(.contentHeight)
    put(.contentInsetTop)
    put(.component)
    put(.refreshing)
    put(.fetches)
    put(.contentPage)
    put(.carouselOffset)
    put(.stackDim2)
    put(.stackDim3)
    put(.stackDim4)
    put(.cardAlpha)
    put(.pageHeaderY)
    put(.pageHeaderHeight)
    put(.pageHeaderContentAlpha)
  }

  /// Returns bits that tell this cell from all others of its column with another text.
  @inline(__always)
  private func bits(hasEvents: Bool) -> UInt64 {
    switch self {
    case .integer(let number): UInt64(bitPattern: number)
    case .number(let number): number.bitPattern
    case .phase(let phase): UInt64(phase.rawValue)
    case .name(let id): UInt64(truncatingIfNeeded: id)
    case .empty: Cell.emptyBits
    case .events: hasEvents ? Cell.eventBits : Cell.emptyBits
    }
  }
}
