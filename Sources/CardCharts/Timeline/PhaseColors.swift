import CardModel

/// The tints of phases.
enum PhaseColors {
  /// Returns the palette index of a phase's hue; nil: no tint.
  static func hue(of phase: Phase) -> Int? {
    switch phase {
    case .resting: nil
    case .dragging: 4
    case .settling: 5
    case .scrolling: 2
    case .decelerating: 0
    case .bouncing: 3
    case .pushing: 1
    case .popping: 6
    case .paging: 7
    }
  }

  /// Returns the rules of all phases for the light or the dark colours.
  static func css(isDark: Bool) -> String { css(isDark: isDark, Phase.allCases) }

  /// The alpha of a phase's tint as two hexadecimal digits, to stand after its colour.
  static func tint(of phase: Phase, isDark: Bool) -> String { hue(of: phase) == nil ? "12" : isDark ? "1c" : "17" }

  /// Returns the rules of some phases.
  static func css(isDark: Bool, _ phases: [Phase]) -> String {
    let colors = isDark ? Palette.dark : Palette.light
    var css = ""
    for phase in phases {
      guard let hue = hue(of: phase) else {
        css += ".p\(phase.rawValue){fill:\(isDark ? "#9198a1" : "#59636e");fill-opacity:.12}\n"
        continue
      }
      css += ".p\(phase.rawValue){fill:\(colors[hue].css);fill-opacity:\(isDark ? ".11" : ".09")}\n"
    }
    // A phase without a hue has no stronger tint.
    return css + ".strong:not(.p\(Phase.resting.rawValue)){fill-opacity:\(isDark ? ".34" : ".26")}\n"
  }
}
