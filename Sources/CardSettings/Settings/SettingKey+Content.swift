import CardModel

extension SettingKey {
  /// Keys for content that loads, refreshes, pages and avoids the keyboard.
  static let content: [SettingKey] =
    [
      SettingKey(
        "fetch.latency", "The time from asking for more items to their arrival.",
        .number(Slot { $1(&$0.base.feed.fetchLatency) }, unit: "s", range: 0...60)),
      SettingKey(
        "refresh.latency", "The time from a pull to refresh to the end of refreshing.",
        .number(Slot { $1(&$0.base.feed.refreshLatency) }, unit: "s", range: 0...60)),
      SettingKey(
        "refresh.trigger", "The distance beyond its top that content must be pulled to be refreshed.",
        .number(Slot { $1(&$0.base.feed.refreshTrigger) }, unit: "pt", range: 1...1000)),
      SettingKey(
        "refresh.hold", "The space kept clear above the content while it is refreshed.",
        .number(Slot { $1(&$0.base.feed.refreshHold) }, unit: "pt", range: 0...1000)),
      SettingKey(
        "refresh.inset_factor",
        "The factor by which a change of refresh.hold during a drag is subtracted from the finger's travel.",
        .number(Slot { $1(&$0.base.feed.refreshInsetFactor) }, unit: "", range: 0...10),
        source: "Spots SpotsScrollView.swift:19-28"),
      SettingKey(
        "keyboard.avoidance", "A card makes room for a keyboard; a list of CardParts does so by its own rule.",
        words(Slot { $1(&$0.layout.keyboardAvoidance) })),
    ]
    + motion(
      "carousel_page", "a finger that releases a paging carousel of Spots 7.5", Slot { $1(&$0.carouselPage) },
      source: "Spots ComponentFlowLayout.swift:390-463")
    + motion(
      "paged_view", "a command that turns a paged view of CardParts", Slot { $1(&$0.pagedView) },
      source: "CardParts CardPartPagedView.swift:83-147")
    + motion(
      "keyboard", "a card or its content that makes room for a keyboard", Slot { $1(&$0.keyboard) },
      source: "UIKit, the keyboard's m 3, k 1000, c 500")
}
