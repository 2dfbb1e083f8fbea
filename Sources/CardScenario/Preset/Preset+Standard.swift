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

  /// Returns the source of a value of `standard`.
  static func standardSource(of key: String) -> String {
    switch key {
    case "geometry.detents": "TGCard VC:671-691"
    case "geometry.extended_gap_home", "geometry.extended_gap_button": "TGCard VC:87-89, 671-680"
    case "geometry.collapsed_min": "TGCard VC:91"
    case "geometry.header": "TGCard TGCardDefaultTitleView and TGGrabHandleView, estimated"
    case "buttons.fade_fraction": "TGCard VC:1603-1607"
    case "content.fade": "TGCard VC:1597"
    case "dim.map_max": "TGCard VC:102"
    case "dim.stack_max": "TGCard README"
    case "push.motion", "push.duration", "push.damping_ratio": "TGCard VC:1078-1083"
    case "pop.motion", "pop.duration", "pop.damping_ratio": "TGCard VC:1261-1266"
    case "bar_in.motion", "bar_in.duration", "bar_in.damping_ratio": "TGCard VC:2156-2162"
    case "bar_in_beside_map.motion", "bar_in_beside_map.duration", "bar_in_beside_map.damping_ratio":
      "TGCard VC:2156-2162"
    case "bar_out.motion", "bar_out.duration", "bar_out.damping_ratio": "TGCard VC:2182-2187"
    case "bar_fade.motion", "bar_fade.duration", "bar_fade.curve": "TGCard TGPageCard.swift:197"
    case "paging.gap": "TGCard TGPageCardView.swift:20-22"
    case "layout.beside_map": "TGCard VC:804-811"
    case "layout.side_width", "layout.side_fraction", "layout.side_inset": "TGCard XIB:194-233"
    case "layout.side_bar_margin": "TGCard VC:791-797"
    case "layout.compact_outer_only": "TGCard VC:833-850"
    case "snap.resistance": "SweetCurtain CC:232-248"
    case "scroll.deceleration_rate", "snap.projection_rate": "UIKit decelerationRate.normal"
    case "drag.rubber_band", "scroll.rubber_band": "UIKit, 0.55 by measurement"
    case "scroll.end_distance": "UIKit, by ScrollMechanics"
    case "scroll.bounce_response", "scroll.bounce_damping_ratio": "UIKit, by ListViewKit"
    case "touch.slop": "UIKit, folklore"
    case "touch.estimator": "UIKit: two velocities by its header; their weights are OpenSwiftUI's, a guess"
    case "touch.idle": "Flutter velocity_tracker.dart; UIKit is said to keep a resting finger's velocity"
    case "refresh.inset_factor": "Spots SpotsScrollView.swift:19-28"
    case "carousel_page.motion", "carousel_page.duration", "carousel_page.curve":
      "Spots ComponentFlowLayout.swift:390-463"
    case "paged_view.motion", "paged_view.duration", "paged_view.curve": "CardParts CardPartPagedView.swift:83-147"
    case "keyboard.motion", "keyboard.response", "keyboard.damping_ratio": "UIKit, the keyboard's m 3, k 1000, c 500"
    default: "own"
    }
  }
}
