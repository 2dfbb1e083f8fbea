import CardModel

extension SettingKey {
  /// Keys for the card's position beside the map, and for the bar's motions.
  static let layout: [SettingKey] =
    places
    + motion("bar_in", "a bar that comes in", Slot { $1(&$0.barIn) }, source: "TGCard VC:2156-2162")
    + motion(
      "bar_in_beside_map", "a bar that comes in while the card stands beside the map", Slot { $1(&$0.barInBesideMap) },
      source: "TGCard VC:2156-2162")
    + motion("bar_out", "a bar that goes", Slot { $1(&$0.barOut) }, source: "TGCard VC:2182-2187")
    + motion(
      "bar_fade", "a bar's content that changes", Slot { $1(&$0.barFade) }, source: "TGCard TGPageCard.swift:197")

  /// Keys for the layout itself.
  static let places: [SettingKey] =
    [
      SettingKey(
        "layout.beside_map", "The card stands beside the map by the screen's size classes, or never.",
        words(Slot { $1(&$0.layout.besideMap) }), source: "TGCard VC:804-811"),
      SettingKey(
        "layout.side_width", "The card's width beside the map, where the screen's is regular.",
        .number(Slot { $1(&$0.layout.sideWidth) }, unit: "pt", range: 100...414), source: "TGCard XIB:194-233",
        where: { $0.layout.besideMap == .automatic }),
      SettingKey(
        "layout.side_fraction",
        "The card's width beside the map, where the screen's is compact, as a part of the screen's.",
        .number(Slot { $1(&$0.layout.sideFraction) }, unit: "", range: 0.1...0.9), source: "TGCard XIB:194-233",
        where: { $0.layout.besideMap == .automatic }),
      SettingKey(
        "layout.side_inset", "From the screen's left edge to a card beside the map.",
        .number(Slot { $1(&$0.layout.sideInset) }, unit: "pt", range: 0...100), source: "TGCard XIB:194-233",
        where: { $0.layout.besideMap == .automatic }),
      SettingKey(
        "layout.side_bar_margin", "From the top safe area to the bar of a card beside the map.",
        .number(Slot { $1(&$0.layout.sideBarMargin) }, unit: "pt", range: 0...100), source: "TGCard VC:791-797",
        where: { $0.layout.besideMap == .automatic }),
      SettingKey(
        "layout.bar",
        "A bar over the map begins below the status bar, or under it; then detents count from its bottom edge.",
        words(Slot { $1(&$0.layout.barReach) })),
      SettingKey(
        "layout.compact_outer_only",
        "In a compact height, only the outer detents, and commands to the top only.",
        .flag(Slot { $1(&$0.layout.compactHasOuterDetentsOnly) }), source: "TGCard VC:833-850"),
      SettingKey(
        "layout.restores_beside_map", "A pop beside the map restores the detent of the card below.",
        .flag(Slot { $1(&$0.layout.restoresBesideMap) }), where: { $0.layout.besideMap == .automatic }),
      SettingKey(
        "layout.rotation", "A rotation sends the top card to its target, or to the detent of its last arrival.",
        words(Slot { $1(&$0.layout.resizeGoal) })),
    ]
}
