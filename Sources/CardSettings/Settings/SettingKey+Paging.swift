import CardModel

extension SettingKey {
  /// Keys for a card's pages: drag, page turns and rubber band.
  static let paging: [SettingKey] =
    [
      SettingKey(
        "paging.gap", "The gap between two pages.",
        .number(Slot { $1(&$0.base.paging.gap) }, unit: "pt", range: 0...100),
        source: "TGCard TGPageCardView.swift:20-22"),
      SettingKey(
        "paging.flick_velocity", "The lowest finger speed that turns the page, at any distance.",
        .number(Slot { $1(&$0.base.paging.flickVelocity) }, unit: "pt/s", range: 0...100_000)),
      SettingKey(
        "paging.rubber_band", "The rubber-band coefficient of the pages beyond the first and the last.",
        .number(Slot { $1(&$0.base.paging.rubberBandCoefficient) }, unit: "", range: 0.01...1)),
    ]
    + motion("page", "a finger that releases the pages", Slot { $1(&$0.page) })
    + motion("page_jump", "a key or a command that turns the page", Slot { $1(&$0.pageJump) })
}
