import CardModel

extension SettingKey {
  /// Keys for content that loads, refreshes, pages and avoids the keyboard.
  static let content: [SettingKey] =
    [
      SettingKey(
        "fetch.latency", "From asking for more items to their arrival.",
        .number(Slot { $1(&$0.feed.fetchLatency) }, unit: "s", range: 0...60)),
      SettingKey(
        "refresh.latency", "From a pull to refresh to the end of refreshing.",
        .number(Slot { $1(&$0.feed.refreshLatency) }, unit: "s", range: 0...60)),
      SettingKey(
        "refresh.trigger", "How far content must be pulled beyond its top to be refreshed.",
        .number(Slot { $1(&$0.feed.refreshTrigger) }, unit: "pt", range: 1...1000)),
      SettingKey(
        "refresh.hold", "What is kept clear above the content while it is refreshed.",
        .number(Slot { $1(&$0.feed.refreshHold) }, unit: "pt", range: 0...1000)),
      SettingKey(
        "refresh.inset_factor", "How much of a change of that is taken from the way of a finger that drags.",
        .number(Slot { $1(&$0.feed.refreshInsetFactor) }, unit: "", range: 0...10)),
    ]
    + motion("carousel_page", "a finger that lets a carousel of Spots 7.5 go that pages", Slot { $1(&$0.carouselPage) })
    + motion("paged_view", "a command that turns a paged view of CardParts", Slot { $1(&$0.pagedView) })
    + motion("keyboard", "a keyboard that covers a list of CardParts", Slot { $1(&$0.keyboard) })
}
