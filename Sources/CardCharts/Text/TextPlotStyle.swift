/// The style of a plot drawn with characters.
public struct TextPlotStyle: Hashable, Sendable {
  /// The width of a line, characters, 40 … 1000.
  public var width: Int

  /// True to draw with ASCII alone; false to draw with Braille dots and box characters.
  public var isASCII: Bool

  /// True to use colours, as ANSI escape sequences.
  public var isColored: Bool

  /// The title above the plot; nil: the plot's own. Empty: none.
  public var title: String?

  /// Creates a style.
  public init(width: Int = 80, isASCII: Bool = false, isColored: Bool = false, title: String? = nil) {
    self.width = min(max(width, 40), 1_000)
    self.isASCII = isASCII
    self.isColored = isColored
    self.title = title
  }
}
