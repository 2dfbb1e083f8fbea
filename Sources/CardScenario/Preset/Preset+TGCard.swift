extension Preset {
  private static let reference =
    "VC: TGCardViewController.swift, XIB: TGCardViewController.xib, at skedgo/TGCardViewController d6e2940 (2.5.1)."

  /// UIKit behaviour common to these presets.
  static let gathered = Rule(
    "clock.delivery", "frame", "UIKit delivers one event per frame, as Apple documents", .documented)

  /// The effect of `gathered` on a finger that is sampled more often than once a frame.
  static let gatheredRemark =
    "Of a finger's samples between two frames the last counts, as UIKit coalesces them; no touch and no lift is lost."

  /// Rules common to the released code, the README and the code of 2018.
  private static let shared: [Rule] = [
    gathered,
    Rule("snap.policy", "projection", "VC:1455-1501"),
    Rule("snap.projection_time", "0.499", "VC:1460, decelerationRate.normal 0.998"),
    Rule("snap.window", "22", "VC:1463-1475"),
    Rule("snap.inner_window_factor", "2", "VC:1467"),
    Rule("settle.motion", "animation", "VC:1519-1527"),
    Rule("settle.pace", "distance", "VC:1507-1516"),
    Rule("settle.duration_min", "0.4", "VC:1516"),
    Rule("settle.duration_max", "1.3", "VC:1516"),
    Rule("settle.damping_ratio", "0.8", "VC:1522"),
    Rule("settle.at_rest", "shortest", "VC:1513 divides 0 by 0; own choice", .guessed),
    Rule("motion.keep_release_velocity", "false", "VC:1523, initialSpringVelocity 0"),
    Rule("motion.edge_overshoot_max", "none", "UIKit limits no spring", .measured),
    Rule("motion.inner_overshoot_max", "none", "UIKit limits no spring", .measured),
    Rule("motion.interruption", "additive", "UIKit's additive animations", .guessed),
    Rule("touch.axis_lock", "true", "VC:1544-1619, there by the velocities"),
    Rule("touch.axis_tie", "false", "VC:1544-1619: |vx| > |vy|"),
    Rule("touch.axis_lock_content", "false", "VC:1544-1619"),
    Rule("drag.begin", "moves", "VC:1585-1596: in every state"),
    Rule("touch.grab", "false", "VC:1507, the model is at its target when the animation begins", .guessed),
    Rule("tap.motion", "curve", "VC:1734-1737"),
    Rule("tap.duration", "0.25", "VC:1734-1737"),
    Rule("tap.curve", "ease-out", "VC:1734-1737"),
    Rule("push.motion", "animation", "VC:1078-1083"),
    Rule("push.duration", "0.25", "VC:1078"),
    Rule("push.damping_ratio", "0.75", "VC:1080"),
    Rule("push.initial_velocity", "0", "VC:1078-1083"),
    Rule("push.from", "screen", "VC:936-943, the map's bottom edge"),
    Rule("pop.to", "height", "VC:1246-1251 before iOS 26; on it, picture"),
    Rule("pop.motion", "animation", "VC:1261-1266"),
    Rule("pop.duration", "0.3125", "VC:1261, 1.25 times the push's"),
    Rule("pop.damping_ratio", "1", "VC:1263"),
    Rule("pop.initial_velocity", "0", "VC:1261-1266"),
    Rule("bar_in.motion", "animation", "VC:2156-2162"),
    Rule("bar_in.duration", "0.25", "VC:2156"),
    Rule("bar_in.damping_ratio", "1", "VC:2156-2162"),
    Rule("bar_in.initial_velocity", "0", "VC:2156-2162"),
    Rule("bar_in_beside_map.motion", "animation", "VC:2156-2162"),
    Rule("bar_in_beside_map.duration", "0.25", "VC:2156"),
    Rule("bar_in_beside_map.damping_ratio", "0.8", "VC:2156-2162"),
    Rule("bar_in_beside_map.initial_velocity", "0", "VC:2156-2162"),
    Rule("bar_out.motion", "animation", "VC:2182-2187"),
    Rule("bar_out.duration", "0.25", "VC:2182"),
    Rule("bar_out.damping_ratio", "0.8", "VC:2182-2187"),
    Rule("bar_out.initial_velocity", "0", "VC:2182-2187"),
    Rule("layout.beside_map", "automatic", "VC:804-811"),
    Rule("layout.compact_outer_only", "true", "VC:833-850"),
    Rule("layout.bar", "under-status-bar", "VC:2134-2141, XIB:252: cardTop = header.bottom + Y"),
    Rule("drag.edge", "refusing", "VC:1585-1596"),
    Rule("handoff.rule", "overscroll", "VC:1638-1701"),
    Rule("handoff.to_card", "true", "VC:1638-1701"),
    Rule("handoff.to_content", "false", "VC:1095, 1538: scrolling begins with the next touch"),
    Rule("touch.cancel", "stay", "VC:1610: only `ended` snaps"),
    Rule("geometry.collapses_to_bottom", "true", "VC:682-687"),
    Rule("fades.follow", "animation", "VC:1528-1534, 1597-1607"),
    Rule("dim.map_max", "0.25", "VC:102, 743-746"),
    Rule("snap.fixed_without_map", "true", "VC:889-890"),
    Rule("command.header_tap", "true", "VC:1622-1629, 2234-2239"),
    Rule("command.map_tap", "true", "VC:1632-1636, 2241-2247"),
    Rule("command.voiceover", "true", "VC:600-603, 889-890"),
    Rule("command.reduced_motion", "same", "it isn't consulted anywhere"),
    Rule("callbacks.order", "tgcard", "VC:886-1100 push, 1137-1290 pop, 1535-1541 snap"),
  ]

  /// Rules that came with the "fluid design" of June 2019 or later.
  private static let since2019: [Rule] = [
    Rule("layout.restores_beside_map", "false", "VC:1192-1199"),
    Rule("touch.stay_margin", "44", "VC:654-669"),
    Rule("command.pop_during_pop", "false", "VC:1143-1145"),
    Rule("command.voiceover_moves", "true", "VC:889-890, 1192-1199"),
    Rule("buttons.fade_on_tap", "true", "VC:1734-1745"),
  ]

  private static let remarks = [
    gatheredRemark,
    "A release at rest on its target divides 0 by 0; settle.at_rest chooses the duration.",
    "callbacks.order: each card has a map manager of its own, and an animation that was cut short reports no end.",
    "UIKit's spring for a duration and a damping ratio isn't documented: its envelope is taken to be 0.001 at the end.",
  ]

  /// TGCardViewController 2.5.1, the released code.
  static let tgcard251 = Preset(
    name: "tgcard-2.5.1", system: "TGCard", summary: "TGCardViewController as its released code has it.",
    references: [reference], remarks: remarks,
    rules: shared + since2019 + [
      Rule("dim.stack_max", "0.15", "VC:1061, 1236"),
      Rule("touch.drag_without_map", "false", "VC:1755-1761"),
      Rule("command.close_key", "false", "VC:2511-2536: only for what presents the controller; a pop is back"),
    ])

  /// TripGo's card as its README specifies it.
  static let tgcardReadme = Preset(
    name: "tgcard-readme", system: "TGCard",
    summary: "TripGo's card as the README of TGCardViewController specifies it.",
    references: ["README: TripGo's specification; it wins where the code differs.", reference],
    remarks: remarks + [
      "The README says that the card below darkens to 25 %; the code has 15 %.",
      "The README lets a card without a map snap back; the code doesn't let it be dragged.",
    ],
    rules: shared + since2019 + [
      Rule("dim.stack_max", "0.25", "README: black, 0 to 25 %", .documented),
      Rule("touch.drag_without_map", "true", "README: a card without a map snaps back", .documented),
      Rule("command.close_key", "true", "README: pops the card or dismisses", .documented),
    ])

  /// TGCardViewController before June 2019.
  static let tgcard2018 = Preset(
    name: "tgcard-2018", system: "TGCard", summary: "TGCardViewController before its \"fluid design\" of June 2019.",
    references: ["before: the parent of commit 127daab, 2019-06-05.", reference], remarks: remarks,
    rules: shared + [
      Rule("dim.stack_max", "0.15", "VC:1061, 1236: in every version"),
      Rule("touch.drag_without_map", "false", "VC:1755-1761"),
      Rule("command.close_key", "true", "before 232d8dc, 2019-11-26, which made another key pop"),
      Rule("geometry.extended_gap_home", "50", "before: minMapSpace on every device; the other came in 2019"),
      Rule("layout.restores_beside_map", "true", "before: a pop always gives the detent back"),
      Rule("touch.stay_margin", "0", "before: extended above peaking, peaking above the bottom, no margin"),
      Rule("buttons.fade_on_tap", "false", "before: only a drag and its release fade them"),
      Rule("command.pop_during_pop", "true", "before: a pop doesn't ask whether another one runs"),
      Rule("command.voiceover_moves", "false", "before: VoiceOver only lets content scroll"),
      Rule("snap.projection_time", "0.2", "before: y + v/5"),
      Rule("settle.motion", "curve", "before"),
      Rule("settle.curve", "ease-in-out", "before"),
      Rule("settle.duration_min", "0.25", "before"),
      Rule("push.duration", "0.4", "before"),
      Rule("push.from", "height", "before: the bottom of the view that the cards lie in"),
      Rule("pop.duration", "0.5", "before, 1.25 times the push's"),
      Rule("tap.motion", "animation", "before"),
      Rule("tap.duration", "0.35", "before"),
      Rule("tap.damping_ratio", "0.75", "before"),
      Rule("bar_in.duration", "0.35", "before"),
      Rule("bar_in.damping_ratio", "1", "before: over the map"),
      Rule("bar_in_beside_map.duration", "0.35", "before"),
      Rule("bar_in_beside_map.damping_ratio", "0.75", "before"),
      Rule("bar_out.duration", "0.35", "before"),
      Rule("bar_out.damping_ratio", "0.75", "before"),
    ])
}
