import CardModel

extension SettingKey {
  /// Keys for a card's pages: drag, page turns and rubber band.
  static let paging: [SettingKey] =
    [
      SettingKey(
        "paging.gap", "Between two pages.", .number(Slot { $1(&$0.paging.gap) }, unit: "pt", range: 0...100)),
      SettingKey(
        "paging.flick_velocity", "The speed from which on a finger turns the page, however far it went.",
        .number(Slot { $1(&$0.paging.flickVelocity) }, unit: "pt/s", range: 0...100_000)),
      SettingKey(
        "paging.rubber_band", "How much the pages yield beyond the first and the last.",
        .number(Slot { $1(&$0.paging.rubberBandCoefficient) }, unit: "", range: 0.01...1)),
    ]
    + motion("page", "a finger that let go of the pages", Slot { $1(&$0.page) })
    + motion("page_jump", "a key or a command that turns the page", Slot { $1(&$0.pageJump) })
}
