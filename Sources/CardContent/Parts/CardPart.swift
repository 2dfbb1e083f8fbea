/// A part of a CardParts card: what it is, and how high.
public struct CardPart: Hashable, Sendable {
  /// What it is, as far as its height or its margins follow from that.
  public enum Kind: UInt8, Hashable, Sendable, CaseIterable {
    /// Whatever is as high as its own content: text, an image, a button, a stack.
    case view
    case title
    case separator

    /// A line that stands upright between two parts of a stack, and is as high as that.
    case verticalSeparator
    case spacer
    case bar
    case histogram

    /// Rows below each other; the table itself doesn't scroll.
    case table

    /// Cells side by side, as high as its frame, which scrolls sideways.
    case collection

    /// Pages that are turned sideways.
    case paged
  }

  /// What it is.
  public var kind: Kind

  /// How high it is, points; of a paged view, one of its pages.
  public var height: Double

  /// Around it; nil: what the theme says.
  public var margins: Insets?

  /// Of a paged view its pages, of a collection its cells.
  public var count = 0

  /// The width of a collection's cells, and the space between two.
  public var cellWidth = 0.0, cellSpacing = 0.0

  /// Of a title, what its button at the right does.
  public var button = TitleButton.none

  /// What a title's button does.
  public enum TitleButton: UInt8, Hashable, Sendable, CaseIterable {
    /// There is none.
    case none

    /// It opens a menu.
    case menu

    /// It acts at once.
    case action
  }

  /// Along which axis a stack puts its parts.
  public enum Axis: UInt8, Hashable, Sendable, CaseIterable {
    /// Beside each other: a stack is as high as its highest part.
    case horizontal

    /// Below each other.
    case vertical
  }

  /// A part.
  public init(kind: Kind, height: Double, margins: Insets? = nil) {
    self.kind = kind
    self.height = height
    self.margins = margins
  }

  /// A table of so many rows, and perhaps a line below them.
  ///
  /// ```
  /// 60 · rows (+ 1)
  /// ```
  public static func table(rows: Int, rowHeight: Double = rowHeight, hasFooter: Bool = false) -> CardPart {
    CardPart(kind: .table, height: Double(rows) * rowHeight + (hasFooter ? 1 : 0))
  }

  /// A table whose delegate gives each row a height of its own.
  ///
  /// ```
  /// Σ heights (+ 1)
  /// ```
  /// Source: CardParts, `CardPartTableView.swift`, `tableView(_:heightForRowAt:)`.
  public static func table(rowHeights: [Double], hasFooter: Bool = false) -> CardPart {
    CardPart(kind: .table, height: rowHeights.reduce(0, +) + (hasFooter ? 1 : 0))
  }

  /// Parts in a stack, which may be stacks themselves. Their margins don't count in it.
  ///
  /// ```
  /// horizontal   the highest part
  /// vertical     Σ heights + spacing · (parts − 1)
  /// ```
  /// Source: CardParts, `CardPartStackView.swift`: a `UIStackView` as UIKit has it.
  public static func stack(_ parts: [CardPart], along axis: Axis, spacing: Double = 0) -> CardPart {
    let gaps = spacing * Double(max(0, parts.count - 1))
    let height =
      axis == .vertical
      ? parts.reduce(0) { $0 + $1.frameHeight } + gaps : parts.reduce(0) { max($0, $1.frameHeight) }
    return CardPart(kind: .view, height: max(0, height))
  }

  /// The height of a table's row. Source: CardParts, `CardPartTableView.swift`.
  public static let rowHeight = 60.0

  /// How high a part is that doesn't say: a separator's line, a bar by its intrinsic size, a histogram.
  ///
  /// - Returns: Nil where a part has to say.
  public static func standardHeight(of kind: Kind) -> Double? {
    switch kind {
    case .separator: 0.5
    case .verticalSeparator: 0
    case .bar: 18
    case .histogram: 450
    case .view, .title, .spacer, .table, .collection, .paged: nil
    }
  }

  /// The height that it takes of its card, without its margins: a paged view has 10 pt above its pages, and 40 below
  /// for the page control.
  public var frameHeight: Double { kind == .paged ? CardPart.pageTop + height + CardPart.pageBottom : height }

  /// Above the pages of a paged view, below them, and beside them on each side. Source: CardParts,
  /// `CardPartPagedView.swift` 83 to 147.
  static let pageTop = 10.0, pageBottom = 40.0, pageSide = 20.0

  /// The width of a title's button, which is as high as the title. Source: CardParts, `CardPartTitleView.swift`.
  public static let titleButtonWidth = 40.0
}
