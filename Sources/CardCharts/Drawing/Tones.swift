import CardModel
import CardTimeline

/// The colours of a theme that stand for no category: the ground, the text on it, and the lines of a plot.
struct Tones {
  let ground: String
  let ink: String
  /// Text of less weight.
  let soft: String
  let grid: String
  let axis: String
  /// Marks of events and detents.
  let mark: String

  init(isDark: Bool) {
    ground = isDark ? "#0d1117" : "#ffffff"
    ink = isDark ? "#e6edf3" : "#1f2328"
    soft = isDark ? "#9198a1" : "#59636e"
    grid = isDark ? "#262c36" : "#e6eaef"
    axis = isDark ? "#59636e" : "#a8b1bb"
    mark = isDark ? "#6e7681" : "#8c959f"
  }
}

/// The colours of the plots as CSS variables, so that a page is drawn in the same ones.
public enum PageColors {
  /// Rules for `:root`, the dark colours under their media query: `--ground`, `--ink`, `--soft`, `--grid`, `--edge`,
  /// `--c0` … `--c7` of the palette, `--dash0` … `--dash7`, and a tint for each phase, whose names are in `--phases`.
  public static let css: String = {
    var dashes = ""
    for (index, dash) in Palette.dashes.enumerated() {
      dashes += "--dash\(index):\(dash.isEmpty ? "none" : dash);"
    }
    let phases = Phase.allCases.map(\.name.description).joined(separator: " ")
    return ":root{color-scheme:light dark;\(dashes)--phases:\(phases);\(colors(isDark: false))}\n"
      + "@media (prefers-color-scheme:dark){:root{\(colors(isDark: true))}}\n"
  }()

  private static func colors(isDark: Bool) -> String {
    let tones = Tones(isDark: isDark)
    var css = "--ground:\(tones.ground);--ink:\(tones.ink);--soft:\(tones.soft);--grid:\(tones.grid);"
    css += "--edge:\(tones.mark);"
    let palette = isDark ? Palette.dark : Palette.light
    for (index, color) in palette.enumerated() { css += "--c\(index):\(color.css);" }
    for phase in Phase.allCases {
      let color = PhaseColors.hue(of: phase).map { palette[$0].css } ?? tones.soft
      css += "--phase-\(phase.name):\(color)\(PhaseColors.tint(of: phase, isDark: isDark));"
    }
    return css
  }
}
