/// A part of a CardParts card: its kind and its height.
public struct CardPart: Hashable, Sendable {
  /// The kinds of parts that differ in height or margins.
  public enum Kind: UInt8, Hashable, Sendable, CaseIterable {
    /// Any part as high as its own content: text, an image, a button, a stack.
    case view
    case title
    case separator

    /// A vertical line between two parts of a stack, as high as the stack.
    case verticalSeparator
    case spacer
    case bar
    case histogram

    /// Rows below each other; the table itself doesn't scroll.
    case table

    /// Cells side by side in a horizontally scrolling view, as high as its frame.
    case collection

    /// Pages that scroll horizontally.
    case paged
  }

  /// The kind of the part.
  public var kind: Kind

  /// The part's height, points; for a paged view, the height of one of its pages.
  public var height: Double

  /// The margins around the part, points; nil for those of the theme.
  public var margins: Insets?

  /// The number of pages of a paged view, or of cells of a collection.
  public var count = 0

  /// The width of a collection's cells, and the space between two, points.
  public var cellWidth = 0.0, cellSpacing = 0.0

  /// The effect of the button at the right of a title.
  public var button = TitleButton.none

  /// The effect of a title's button.
  public enum TitleButton: UInt8, Hashable, Sendable, CaseIterable {
    /// There is no button.
    case none

    /// The button opens a menu.
    case menu

    /// The button acts at once.
    case action
  }

  /// The axis along which a stack arranges its parts.
  public enum Axis: UInt8, Hashable, Sendable, CaseIterable {
    /// Beside each other: a stack is as high as its highest part.
    case horizontal

    /// Below each other.
    case vertical
  }

  /// Creates a part.
  public init(kind: Kind, height: Double, margins: Insets? = nil) {
    self.kind = kind
    self.height = height
    self.margins = margins
  }

  /// A table of `rows` rows, 1 pt higher with a footer line.
  ///
  /// ```
  /// 60 · rows (+ 1)
  /// ```
  public static func table(rows: Int, rowHeight: Double = rowHeight, hasFooter: Bool = false) -> CardPart {
    CardPart(kind: .table, height: Double(rows) * rowHeight + (hasFooter ? 1 : 0))
  }

  /// A table whose delegate gives each row its own height.
  ///
  /// ```
  /// Σ heights (+ 1)
  /// ```
  ///
  /// Source: CardParts, `CardPartTableView.swift`, `tableView(_:heightForRowAt:)`.
  public static func table(rowHeights: [Double], hasFooter: Bool = false) -> CardPart {
    CardPart(kind: .table, height: rowHeights.reduce(0, +) + (hasFooter ? 1 : 0))
  }

  /// A stack of parts, which may be stacks themselves. The parts' margins have no effect in it.
  ///
  /// ```
  /// horizontal   the highest part
  /// vertical     Σ heights + spacing · (parts − 1)
  /// ```
  ///
  /// Source: CardParts, `CardPartStackView.swift`: a `UIStackView` with UIKit's behaviour.
  public static func stack(_ parts: [CardPart], along axis: Axis, spacing: Double = 0) -> CardPart {
    let gaps = spacing * Double(max(0, parts.count - 1))
    let height =
      axis == .vertical
      ? parts.reduce(0) { $0 + $1.frameHeight } + gaps : parts.reduce(0) { max($0, $1.frameHeight) }
    return CardPart(kind: .view, height: max(0, height))
  }

  /// The default height of a table's row, points. Source: CardParts, `CardPartTableView.swift`.
  public static let rowHeight = 60.0

  /// The default height of a part, points: a separator's line, a bar's intrinsic size, a histogram.
  ///
  /// - Returns: Nil for a kind without a default height.
  public static func standardHeight(of kind: Kind) -> Double? {
    switch kind {
    case .separator: 0.5
    case .verticalSeparator: 0
    case .bar: 18
    case .histogram: 450
    case .view, .title, .spacer, .table, .collection, .paged: nil
    }
  }

  /// The height of the part in its card, without margins, points: a paged view has 10 pt above its pages, and 40 below
  /// for the page control.
  public var frameHeight: Double { kind == .paged ? CardPart.pageTop + height + CardPart.pageBottom : height }

  /// The space above the pages of a paged view, below them, and on each side of them, points. Source: CardParts,
  /// `CardPartPagedView.swift` 83 to 147.
  static let pageTop = 10.0, pageBottom = 40.0, pageSide = 20.0

  /// The width of a title's button, points; it is as high as the title. Source: CardParts, `CardPartTitleView.swift`.
  public static let titleButtonWidth = 40.0
}
