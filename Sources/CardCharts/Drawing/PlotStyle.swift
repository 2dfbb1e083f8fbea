/// The background that a plot is drawn for: a light page, a dark one, or the reader's own theme.
public enum PlotTheme: String, Hashable, Sendable, CaseIterable {
  /// Dark on white.
  case light
  /// Light on near-black.
  case dark
  /// By the media feature `prefers-color-scheme`; light if the reader's theme isn't known.
  case auto
}

/// The style of a plot as SVG.
public struct PlotStyle: Hashable, Sendable {
  /// The theme.
  public var theme: PlotTheme

  /// The width, pixels, 320 … 4000.
  public var width: Double

  /// The height, pixels; nil: as high as the content needs. No panel is made too low to be read.
  public var height: Double?

  /// The title above the plot; nil: the plot's own. Empty: none.
  public var title: String?

  /// True if marks tell more when pointed at, for a plot that is opened by itself: a picture on a page has no pointer.
  public var hasTooltips = true

  /// Creates a style.
  public init(
    theme: PlotTheme = .auto, width: Double = 830, height: Double? = nil, title: String? = nil
  ) {
    self.theme = theme
    self.width = min(max(width, 320), 4_000)
    self.height = height.map { min(max($0, 1), 8_000) }
    self.title = title
  }
}

/// The CSS rules that all plots share, which give each class its colour.
enum StyleSheet {
  /// Returns the rules for a theme.
  ///
  /// - Parameters:
  ///   - hues: The indices of the palette's hues that the plot uses.
  ///   - extra: Returns a plot's own rules, for the light or the dark colours.
  static func css(
    _ theme: PlotTheme, hues: [Int] = Array(Palette.light.indices), extra: (_ isDark: Bool) -> String = { _ in "" }
  ) -> String {
    let common = common(hues)
    switch theme {
    case .light: return common + colors(isDark: false, hues) + extra(false)
    case .dark: return common + colors(isDark: true, hues) + extra(true)
    case .auto:
      return common + colors(isDark: false, hues) + extra(false) + "@media (prefers-color-scheme: dark) {\n"
        + colors(isDark: true, hues) + extra(true) + "}\n"
    }
  }

  private static func common(_ hues: [Int]) -> String {
    var css = """
      text{font:11px system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif;\
      font-variant-numeric:tabular-nums}
      .h{font-size:14px;font-weight:600}
      .b{font-weight:600}
      .s{font-size:10px}
      .mid{text-anchor:middle}
      .end{text-anchor:end}
      .l,.w,.d{fill:none;stroke-linejoin:round;stroke-linecap:round}
      .l{stroke-width:1.75}
      .w{stroke-width:1.1}
      .d{stroke-width:3.2}
      .g,.x,.v,.u{fill:none;stroke-width:1}
      .u{stroke-dasharray:2 3}
      .v{stroke-opacity:.45}
      .crisp{shape-rendering:crispEdges}

      """
    for index in hues where !Palette.dashes[index].isEmpty {
      css += ".l.n\(index),.w.n\(index){stroke-dasharray:\(Palette.dashes[index])}\n"
    }
    return css
  }

  private static func colors(isDark: Bool, _ hues: [Int]) -> String {
    let tones = Tones(isDark: isDark)
    var css = """
      .bg{fill:\(tones.ground)}
      text{fill:\(tones.ink)}
      .m{fill:\(tones.soft)}
      .g{stroke:\(tones.grid)}
      .x{stroke:\(tones.axis)}
      .v,.u{stroke:\(tones.mark)}
      .o{stroke:\(tones.ground)}
      .halo{paint-order:stroke;stroke:\(tones.ground);stroke-width:4px;stroke-linejoin:round;stroke-opacity:.85}

      """
    for index in hues {
      let color = (isDark ? Palette.dark : Palette.light)[index]
      css += ".c\(index){stroke:\(color.css)}.f\(index){fill:\(color.css)}.t\(index){fill:\(color.css);"
      css += "fill-opacity:\(isDark ? ".22" : ".13")}\n"
    }
    return css
  }
}
