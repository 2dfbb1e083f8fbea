/// How a plot is drawn with characters.
public struct TextPlotStyle: Hashable, Sendable {
  /// How many characters a line has, 40 … 1000.
  public var width: Int

  /// Whether lines are drawn with Braille's dots and boxes, or with ASCII alone.
  public var isASCII: Bool

  /// Whether colours are used, as ANSI escape sequences.
  public var isColored: Bool

  /// What stands above the plot; nil: what it shows. Empty: nothing.
  public var title: String?

  /// A style.
  public init(width: Int = 80, isASCII: Bool = false, isColored: Bool = false, title: String? = nil) {
    self.width = min(max(width, 40), 1_000)
    self.isASCII = isASCII
    self.isColored = isColored
    self.title = title
  }
}
