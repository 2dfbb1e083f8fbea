extension Preset {
  private static let file = "CardPartsBottomSheetViewController.swift"

  /// The bottom sheet.
  static let cardpartsSheet = Preset(
    name: "cardparts-sheet", system: "CardParts", summary: "CardParts' bottom sheet: it stays or it goes.",
    references: ["BS: \(file) at intuit/CardParts 0b29c98a (4.0.0)."],
    remarks: [
      "`.curveEaseIn` beside a spring is ignored, as UIKit is said to do.",
      "A sheet higher than the room below the status bar ends there; the source has no such end.",
    ],
    rules: sheetAlone + [
      Rule("geometry.detents", "sheet", "BS:259-281"),
      Rule("geometry.header", "14", "BS:42-81, 543-546: a handle of 6 and 8 below it"),
      Rule("fit.motion", "animation", "BS, updateHeight"),
      Rule("fit.duration", "0.25", "BS:42-81, changeHeight"),
      Rule("fit.damping_ratio", "1", "BS, updateHeight"),
      Rule("fit.initial_velocity", "1", "BS, updateHeight"),
      Rule("snap.policy", "dismissal", "BS:437-481"),
      Rule("snap.keep_fraction", "0.4", "BS:42-81"),
      Rule("snap.dismiss_velocity", "250", "BS:42-81"),
      Rule("drag.begin", "anchors", "BS:437-481: began notes the finger's place, ended moves nothing"),
      Rule("drag.edge", "divided", "BS:437-481"),
      Rule("drag.divisor", "5", "BS:42-81, pullUpResistance"),
      Rule("settle.motion", "animation", "BS:42-81"),
      Rule("settle.pace", "fixed", "BS:42-81"),
      Rule("settle.duration", "0.25", "BS:42-81, snapBack"),
      Rule("settle.dismiss_duration", "0.5", "BS:42-81, dismiss"),
      Rule("settle.damping_ratio", "1", "BS:42-81"),
      Rule("settle.initial_velocity", "1", "BS:42-81, whatever the gesture's"),
      Rule("tap.motion", "animation", "BS:42-81"),
      Rule("tap.duration", "0.5", "BS:42-81, appear and dismiss"),
      Rule("tap.damping_ratio", "1", "BS:42-81"),
      Rule("tap.initial_velocity", "1", "BS:42-81"),
      Rule("motion.keep_release_velocity", "false", "BS:42-81"),
      Rule("touch.axis_lock", "true", "BS:501-506, there by the velocities"),
      Rule("touch.axis_lock_content", "false", "BS:501-506"),
      Rule("touch.axis_tie", "true", "BS:501-506: |vy| > |vx|"),
      Rule("touch.grab", "false", "BS:437-481"),
      Rule("touch.cancel", "release", "BS:437-481: cancelled and failed count as ended"),
      Rule("handoff.to_content", "false", "BS:494-498"),
      Rule("handoff.to_card", "false", "BS:494-498"),
      Rule("scroll.at_any_detent", "true", "BS:494-498: the content's own pan comes first", .guessed),
      Rule("fades.follow", "previous", "BS:437-481: the alpha is set before the height"),
      Rule("dim.map_max", "0.5", "BS:42-81, overlayMaxAlpha"),
      Rule("command.map_tap", "true", "BS: a tap on the overlay dismisses"),
      Rule("callbacks.order", "cardparts", "BS:437-481 and its animations' completions"),
    ])
}
