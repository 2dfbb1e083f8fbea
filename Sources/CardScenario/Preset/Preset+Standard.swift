extension Preset {
  /// The preset that a scenario has when it names none.
  public static let standard = Preset(
    name: "standard",
    summary: "TripGo's detents, SweetCurtain's swipe resistance, springs that keep every velocity.",
    references: [
      "own: this project's choice.",
      "TGCard: TGCardViewController 2.5.1, skedgo/TGCardViewController at d6e2940.",
      "SweetCurtain: 0.2.5, multimediasuite/SweetCurtain at 048486a.",
      "Spots: 1.9.0 and 7.5.0, zenangst/Spots at 9fc376f2 and a7462d65.",
      "CardParts: 2.6.0 and 4.0.0, intuit/CardParts at aaae3047 and 0b29c98a.",
      "UIKit: not documented by Apple; measured or assumed by others: Grant Paul, ScrollMechanics, ListViewKit.",
    ])

  /// Rules of a system that is a sheet and nothing else: no stack, no map behind it, no code for accessibility.
  static let sheetAlone: [Rule] = [
    gathered,
    Rule("layout.beside_map", "never", "it has no such layout"),
    Rule("layout.bar", "below-status-bar", "it has no such layout"),
    Rule("layout.compact_outer_only", "false", "it has no such layout"),
    Rule("snap.fixed_without_map", "false", "it knows no map"),
    Rule("motion.edge_overshoot_max", "none", "UIKit limits no spring", .measured),
    Rule("motion.inner_overshoot_max", "none", "UIKit limits no spring", .measured),
    Rule("motion.interruption", "additive", "UIKit's additive animations", .guessed),
    Rule("push.from", "screen", "it has no stack"),
    Rule("pop.to", "screen", "it has no stack"),
    Rule("dim.stack_max", "0", "it has no stack"),
    Rule("buttons.fade_fraction", "0", "it fades nothing"),
    Rule("content.fade", "false", "it fades nothing"),
    Rule("command.header_tap", "false", "it handles no such tap"),
    Rule("command.voiceover", "false", "it has no code for accessibility"),
    Rule("command.reduced_motion", "same", "it has no code for accessibility"),
  ]

  /// Returns the certainty of a value of `standard`, which follows from its source.
  static func standardCertainty(ofSource source: String) -> Certainty {
    if source == "own" { return .own }
    if source.hasPrefix("UIKit") {
      if source.hasSuffix("folklore") || source.hasSuffix("by ListViewKit") || source.hasSuffix("ScrollMechanics") {
        return .guessed
      }
      return .measured
    }
    if source.hasSuffix("estimated") { return .guessed }
    return source == "TGCard README" ? .documented : .read
  }
}
