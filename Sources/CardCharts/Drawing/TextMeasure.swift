/// Estimates the width of text: a plot is laid out without knowing the reader's font, so the estimate is rather too
/// wide.
enum TextMeasure {
  /// Returns the width of `text`, pixels, at a font size.
  static func width(_ text: String, size: Double = 11) -> Double {
    text.unicodeScalars.reduce(0) { $0 + width(of: $1) } * size
  }

  /// Returns a character's width as a fraction of the font size, by Helvetica, Segoe UI, Roboto and DejaVu Sans.
  private static func width(of scalar: Unicode.Scalar) -> Double {
    switch scalar {
    case "i", "j", "l", "'", "|", ".", ",", ":", ";", "!": 0.3
    case " ", "f", "t", "r", "(", ")", "[", "]", "/", "-", "\"": 0.4
    case "m", "w", "M", "W", "@", "%": 0.92
    case "A"..."Z", "_", "=", "+", "<", ">", "\u{2212}", "\u{2192}": 0.7
    case "\u{300}"..."\u{36F}": 0
    case "\u{1100}"..."\u{115F}", "\u{2E80}"..."\u{A4CF}", "\u{AC00}"..."\u{D7A3}", "\u{F900}"..."\u{FAFF}",
      "\u{FF00}"..."\u{FF60}", "\u{1F300}"..."\u{1FAFF}", "\u{20000}"..."\u{3FFFD}":
      1.05
    default: 0.58
    }
  }

  /// Returns a picture's title cut to a width, pixels. It is bold, at 14 px: letters of DejaVu Sans are then a fifth
  /// wider.
  static func cut(title: String, to width: Double) -> String { cut(title, to: width, size: 14 * 1.2) }

  /// Returns `text` cut to a width, pixels, with an ellipsis if something is missing; empty if nothing fits.
  static func cut(_ text: String, to width: Double, size: Double = 11) -> String {
    if self.width(text, size: size) <= width { return text }
    var kept = String.UnicodeScalarView()
    var used = self.width("…", size: size)
    for scalar in text.unicodeScalars {
      used += self.width(of: scalar) * size
      if used > width { break }
      kept.append(scalar)
    }
    return kept.isEmpty ? "" : String(kept) + "…"
  }
}
