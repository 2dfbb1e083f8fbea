import CardText
import CardTimeline

/// A picture that can be drawn as an SVG document.
public protocol Picture: Sendable {
  /// Writes the picture as an SVG document: the same bytes for the same values and style.
  func write(_ style: PlotStyle, to buffer: inout ByteBuffer)
}

/// A plot that can be drawn as an SVG document and as text.
public protocol Plot: Picture {
  /// Returns the plot in lines of text, each with its line feed.
  func text(_ style: TextPlotStyle) -> String
}

extension Picture {
  /// Returns the picture as an SVG document.
  public func svg(_ style: PlotStyle = PlotStyle()) -> String {
    var buffer = ByteBuffer()
    write(style, to: &buffer)
    return buffer.text
  }
}

/// The title of an axis: a column's name in words, then a comma and the unit.
enum ColumnTitle {
  /// Returns a column's name in words: `settle_ms` becomes `settle, ms`.
  static func words(_ name: String) -> String {
    guard let (stem, unit) = ColumnUnit.split(name) else { return spaced(name) }
    return spaced(stem) + ", " + unit
  }

  private static func spaced(_ name: String) -> String { String(name.map { $0 == "_" ? " " : $0 }) }
}
