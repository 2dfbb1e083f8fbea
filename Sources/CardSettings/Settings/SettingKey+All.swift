import CardModel
import CardMotion
import CardSimulation

extension SettingKey {
  /// Every key, in the order in which they are shown.
  public static let all: [SettingKey] =
    touch + drag + snap
    + motion("settle", "a release", Slot { $1(&$0.settle) }, pacedBy: { $0.pace.style }) + pace
    + motion("tap", "a tap, a key or a programmatic move", Slot { $1(&$0.tap) })
    + motion("push", "a push", Slot { $1(&$0.push) }, source: "TGCard VC:1078-1083")
    + motion("pop", "a pop", Slot { $1(&$0.pop) }, source: "TGCard VC:1261-1266")
    + motion(
      "fit", "a change of the content's height, which a sheet or a detent follows", Slot { $1(&$0.fit) })
    + slides
    + motions + handoff + fades + geometry + layout + paging + content + commands + callbacks + clock

  /// Keys for the drag/scroll handoff between card and content, and for the content's scrolling.
  static let handoff: [SettingKey] = [
    SettingKey(
      "handoff.rule", "The rule by which one finger moves card and content.",
      words(Slot { $1(&$0.base.scroll.handoff) })),
    SettingKey(
      "handoff.to_content", "A finger that pulled the card to its top goes on to scroll the content.",
      .flag(Slot { $1(&$0.base.scroll.handsOverToContent) }),
      // A stepwise edge never hands over; the key is shown if it says so, too.
      where: { $0.base.scroll.handoff != .shared && ($0.drag.edge == .elastic || !$0.base.scroll.handsOverToContent) }),
    SettingKey(
      "handoff.to_card", "A finger that scrolled the content to its top goes on to pull the card.",
      .flag(Slot { $1(&$0.base.scroll.handsOverToCard) }), where: { $0.base.scroll.handoff != .shared }),
    SettingKey(
      "handoff.only_from_top", "Only a finger that came down on content at its top may pull the card.",
      .flag(Slot { $1(&$0.base.scroll.handsOverOnlyFromTop) }),
      where: { $0.base.scroll.handoff == .exact && $0.base.scroll.handsOverToCard }),
    SettingKey(
      "handoff.momentum",
      "Momentum is lost where a card reaches its top and content its own, or handed from one to the other.",
      words(Slot { $1(&$0.base.scroll.momentum) }),
      source: "UIKit sheets lose it; Flutter and Compose hand it over", where: { $0.base.scroll.handoff == .exact }),
    SettingKey(
      "scroll.at_any_detent", "Content scrolls at every detent; otherwise a finger below the top drags the card.",
      .flag(Slot { $1(&$0.base.scroll.scrollsAtAnyDetent) }), where: { $0.base.scroll.handoff == .exact }),
    SettingKey(
      "scroll.end_distance",
      "The remaining distance at which a scroll is reported as ended; its motion goes on to the target itself.",
      .number(Slot { $1(&$0.base.scroll.endDistance) }, unit: "pt", range: 0.001...10),
      source: "UIKit, by ScrollMechanics"),
    SettingKey(
      "scroll.deceleration_rate",
      "The part of its velocity that content keeps per millisecond; UIScrollView's normal 0.998, fast 0.99.",
      .number(Slot { $1(&$0.base.scroll.decelerationRatePerMillisecond) }, unit: "per ms", range: 0.5...0.9999),
      source: "UIKit decelerationRate.normal"),
    SettingKey(
      "scroll.bounce", "Content yields beyond its ends; otherwise a hard stop.",
      .flag(Slot { $1(&$0.base.scroll.bounces) })),
    SettingKey(
      "scroll.bounce_response", "The response of the spring that brings content back from beyond its end.",
      .number(Slot { $1(&$0.bounceResponse) }, unit: "s", range: 0.01...10), source: "UIKit, by ListViewKit"),
    SettingKey(
      "scroll.bounce_damping_ratio", "The damping ratio of the spring that brings content back from beyond its end.",
      .number(Slot { $1(&$0.bounceDampingRatio) }, unit: "", range: 0.05...200), source: "UIKit, by ListViewKit"),
    SettingKey(
      "scroll.rubber_band", "The rubber-band coefficient of content beyond its ends.",
      .number(Slot { $1(&$0.base.scroll.rubberBandCoefficient) }, unit: "", range: 0.01...1),
      source: "UIKit, 0.55 by measurement"),
  ]

  /// Keys for dimming and fading.
  static let fades: [SettingKey] = [
    SettingKey(
      "dim.stack_max", "The black over the card below.",
      .number(Slot { $1(&$0.base.fade.stackDimMax) }, unit: "", range: 0...1), source: "TGCard README"),
    SettingKey(
      "dim.map_max", "The black over the map under a card at its top detent.",
      .number(Slot { $1(&$0.base.fade.mapDimMax) }, unit: "", range: 0...1), source: "TGCard VC:102"),
    SettingKey(
      "buttons.fade_fraction", "The part of the distance to the top over which the map buttons vanish; 0: they stay.",
      .number(Slot { $1(&$0.base.fade.mapButtonFraction) }, unit: "", range: 0...1), source: "TGCard VC:1603-1607"),
    SettingKey(
      "buttons.fade_on_tap", "A tap, a key or a programmatic move fades the map buttons; otherwise it leaves them.",
      .flag(Slot { $1(&$0.base.fade.fadesButtonsOnTap) }),
      where: { $0.base.fade.source != .position && $0.base.fade.mapButtonFraction > 0 }),
    SettingKey(
      "content.fade", "The content fades in above the lowest detent.", .flag(Slot { $1(&$0.base.fade.fadesContent) }),
      source: "TGCard VC:1597"),
    SettingKey(
      "fades.follow",
      "The source of map dim, map buttons and content alpha: the position, the animations, or one event late.",
      words(Slot { $1(&$0.base.fade.source) })),
  ]

  /// Keys for the positions of the detents.
  static let geometry: [SettingKey] = [
    SettingKey(
      "geometry.detents", "The kind of detents of a card that names none of its own.",
      words(Slot { $1(&$0.places.style) }), source: "TGCard VC:671-691"),
    SettingKey(
      "geometry.header", "The height of a card's header if the card gives none.",
      .number(Slot { $1(&$0.places.headerHeight) }, unit: "pt", range: 0...1000),
      source: "TGCard TGCardDefaultTitleView and TGGrabHandleView, estimated"),
    SettingKey(
      "geometry.extended_gap_home", "From the safe area to an extended card, with a home indicator.",
      .number(Slot { $1(&$0.geometry.extendedGapWithHomeIndicator) }, unit: "pt", range: 0...500),
      source: "TGCard VC:87-89, 671-680",
      where: { $0.places.style == .tripgo }),
    SettingKey(
      "geometry.extended_gap_button", "From the safe area to an extended card, with a home button.",
      .number(Slot { $1(&$0.geometry.extendedGapWithHomeButton) }, unit: "pt", range: 0...500),
      source: "TGCard VC:87-89, 671-680",
      where: { $0.places.style == .tripgo }),
    SettingKey(
      "geometry.collapsed_min", "The least visible height of a collapsed card above the safe area.",
      .number(Slot { $1(&$0.geometry.collapsedHeightMin) }, unit: "pt", range: 0...500), source: "TGCard VC:91",
      where: { $0.places.style == .tripgo }),
    SettingKey(
      "geometry.collapses_to_bottom", "In the controller's model, a collapsed card is at the screen's bottom edge.",
      .flag(Slot { $1(&$0.places.collapsesToBottom) }), where: { $0.places.style == .tripgo }),
    SettingKey(
      "geometry.min", "The lowest detent, as a part of the height below the status bar.",
      .number(Slot { $1(&$0.places.minPart) }, unit: "", range: 0...1), where: { $0.places.style == .curtain }),
    SettingKey(
      "geometry.mid", "The middle detent, as a part of the height below the status bar; 0: there is none.",
      .number(Slot { $1(&$0.places.midPart) }, unit: "", range: 0...1), where: { $0.places.style == .curtain }),
    SettingKey(
      "geometry.max", "The highest detent, as a part of the height below the status bar.",
      .number(Slot { $1(&$0.places.maxPart) }, unit: "", range: 0...1), where: { $0.places.style == .curtain }),
    SettingKey(
      "geometry.small", "The lowest detent's height.",
      .number(Slot { $1(&$0.places.small) }, unit: "pt", range: 0...10_000), where: { $0.places.style == .heights }),
    SettingKey(
      "geometry.medium", "The middle detent's height; 0: there is none.",
      .number(Slot { $1(&$0.places.medium) }, unit: "pt", range: 0...10_000), where: { $0.places.style == .heights }),
    SettingKey(
      "geometry.large", "The highest detent's height.",
      .number(Slot { $1(&$0.places.large) }, unit: "pt", range: 0...10_000), where: { $0.places.style == .heights }),
  ]

  /// Key for the instants at which inputs reach the model.
  static let clock: [SettingKey] = [
    SettingKey(
      "clock.delivery", "Inputs reach the model at their own instants, or gathered as one event per frame.",
      delivery)
  ]

  /// Keys for the callbacks that the event column reports besides its own events.
  static let callbacks: [SettingKey] = [
    SettingKey(
      "callbacks.order", "The system whose callbacks to an app the events report, in that system's order.",
      words(Slot { $1(&$0.base.callbacks.order) })),
    SettingKey(
      "callbacks.interrupted", "A motion that is cut short reports no end, or the one that was scheduled.",
      words(Slot { $1(&$0.base.callbacks.interrupted) })),
  ]

  private static let delivery = words(Slot { $1(&$0.delivery) })
}
