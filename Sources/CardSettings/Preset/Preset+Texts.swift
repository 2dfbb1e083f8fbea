// Written by `CARDSIM_RECORD=1 swift test --filter PresetTexts`; not to be edited by hand.

extension Preset {
  /// The files of `Sources/CardSettings/Preset/Presets`, as the program brings them with it.
  enum Texts {
    static let cardpartsSheet: StaticString = #"""
      {
        "about": "CardParts' bottom sheet: it stays or it goes.",
        "extends": "sheet-alone",
        "system": "CardParts",
        "references": [
          "BS: CardPartsBottomSheetViewController.swift at intuit/CardParts 0b29c98a (4.0.0)."
        ],
        "remarks": [
          "`.curveEaseIn` beside a spring is ignored, as UIKit is said to do.",
          "A sheet higher than the room below the status bar ends there; the source has no such end."
        ],
        "set": {
          "keyboard.avoidance": { "value": "lift", "source": "BS:259-281, its height has the keyboard's in it", \#
      "certainty": "read" },
          "geometry.detents": { "value": "sheet", "source": "BS:259-281", "certainty": "read" },
          "geometry.header": { "value": 14, "source": "BS:42-81, 543-546: a handle of 6 and 8 below it", \#
      "certainty": "read" },
          "fit.motion": { "value": "animation", "source": "BS, updateHeight", "certainty": "read" },
          "fit.duration": { "value": 0.25, "source": "BS:42-81, changeHeight", "certainty": "read" },
          "fit.damping_ratio": { "value": 1, "source": "BS, updateHeight", "certainty": "read" },
          "fit.initial_velocity": { "value": 1, "source": "BS, updateHeight", "certainty": "read" },
          "snap.policy": { "value": "dismissal", "source": "BS:437-481", "certainty": "read" },
          "snap.keep_fraction": { "value": 0.4, "source": "BS:42-81", "certainty": "read" },
          "snap.dismiss_velocity": { "value": 250, "source": "BS:42-81", "certainty": "read" },
          "drag.begin": { "value": "anchors", "source": "BS:437-481: began notes the finger's place, ended moves \#
      nothing", "certainty": "read" },
          "drag.edge": { "value": "divided", "source": "BS:437-481", "certainty": "read" },
          "drag.divisor": { "value": 5, "source": "BS:42-81, pullUpResistance", "certainty": "read" },
          "settle.motion": { "value": "animation", "source": "BS:42-81", "certainty": "read" },
          "settle.pace": { "value": "fixed", "source": "BS:42-81", "certainty": "read" },
          "settle.duration": { "value": 0.25, "source": "BS:42-81, snapBack", "certainty": "read" },
          "settle.dismiss_duration": { "value": 0.5, "source": "BS:42-81, dismiss", "certainty": "read" },
          "settle.damping_ratio": { "value": 1, "source": "BS:42-81", "certainty": "read" },
          "settle.initial_velocity": { "value": 1, "source": "BS:42-81, for every gesture", "certainty": "read" },
          "tap.motion": { "value": "animation", "source": "BS:42-81", "certainty": "read" },
          "tap.duration": { "value": 0.5, "source": "BS:42-81, appear and dismiss", "certainty": "read" },
          "tap.damping_ratio": { "value": 1, "source": "BS:42-81", "certainty": "read" },
          "tap.initial_velocity": { "value": 1, "source": "BS:42-81", "certainty": "read" },
          "motion.keep_release_velocity": { "value": false, "source": "BS:42-81", "certainty": "read" },
          "touch.axis_lock": { "value": true, "source": "BS:501-506, there by the velocities", "certainty": "read" },
          "touch.axis_lock_content": { "value": false, "source": "BS:501-506", "certainty": "read" },
          "touch.axis_tie": { "value": true, "source": "BS:501-506: |vy| > |vx|", "certainty": "read" },
          "touch.grab": { "value": false, "source": "BS:437-481", "certainty": "read" },
          "touch.cancel": { "value": "release", "source": "BS:437-481: cancelled and failed count as ended", \#
      "certainty": "read" },
          "handoff.to_content": { "value": false, "source": "BS:494-498", "certainty": "read" },
          "handoff.to_card": { "value": false, "source": "BS:494-498", "certainty": "read" },
          "scroll.at_any_detent": { "value": true, "source": "BS:494-498: the content's own pan comes first", \#
      "certainty": "guessed" },
          "fades.follow": { "value": "previous", "source": "BS:437-481: the alpha is set before the height", \#
      "certainty": "read" },
          "dim.map_max": { "value": 0.5, "source": "BS:42-81, overlayMaxAlpha", "certainty": "read" },
          "command.map_tap": { "value": true, "source": "BS: a tap on the overlay dismisses", "certainty": "read" },
          "callbacks.order": { "value": "cardparts", "source": "BS:437-481 and its animations' completions", \#
      "certainty": "read" }
        }
      }

      """#
    static let sheetAlone: StaticString = #"""
      {
        "about": "A sheet and nothing else: no stack, no map behind it, no code for accessibility.",
        "extends": "standard",
        "remarks": [
          "Of a finger's samples between two frames the last counts, as UIKit coalesces them; no touch and no lift \#
      is lost."
        ],
        "set": {
          "clock.delivery": { "value": "frame", "source": "UIKit delivers one event per frame, as Apple documents", \#
      "certainty": "documented" },
          "layout.beside_map": { "value": "never", "source": "it has no such layout", "certainty": "read" },
          "layout.bar": { "value": "below-status-bar", "source": "it has no such layout", "certainty": "read" },
          "layout.compact_outer_only": { "value": false, "source": "it has no such layout", "certainty": "read" },
          "snap.fixed_without_map": { "value": false, "source": "it knows no map", "certainty": "read" },
          "motion.edge_overshoot_max": { "value": "none", "source": "UIKit limits no spring", "certainty": \#
      "measured" },
          "motion.inner_overshoot_max": { "value": "none", "source": "UIKit limits no spring", "certainty": \#
      "measured" },
          "motion.interruption": { "value": "additive", "source": "UIKit's additive animations", "certainty": \#
      "guessed" },
          "push.from": { "value": "screen", "source": "it has no stack", "certainty": "read" },
          "pop.to": { "value": "screen", "source": "it has no stack", "certainty": "read" },
          "dim.stack_max": { "value": 0, "source": "it has no stack", "certainty": "read" },
          "buttons.fade_fraction": { "value": 0, "source": "it fades nothing", "certainty": "read" },
          "content.fade": { "value": false, "source": "it fades nothing", "certainty": "read" },
          "command.header_tap": { "value": false, "source": "it handles no such tap", "certainty": "read" },
          "command.voiceover": { "value": false, "source": "it has no code for accessibility", "certainty": "read" },
          "command.reduced_motion": { "value": "same", "source": "it has no code for accessibility", "certainty": \#
      "read" }
        }
      }

      """#
    static let standard: StaticString = #"""
      {
        "about": "TripGo's detents, SweetCurtain's swipe resistance, springs that keep every velocity.",
        "references": [
          "own: this project's choice.",
          "TGCard: TGCardViewController 2.5.1, skedgo/TGCardViewController at d6e2940.",
          "SweetCurtain: 0.2.5, multimediasuite/SweetCurtain at 048486a.",
          "Spots: 1.9.0 and 7.5.0, zenangst/Spots at 9fc376f2 and a7462d65.",
          "CardParts: 2.6.0 and 4.0.0, intuit/CardParts at aaae3047 and 0b29c98a.",
          "UIKit: not documented by Apple; measured or assumed by others: Grant Paul, ScrollMechanics, ListViewKit."
        ]
      }

      """#
    static let sweetcurtain025: StaticString = #"""
      {
        "about": "SweetCurtain: a swipe counts from the state that was committed last.",
        "extends": "sheet-alone",
        "system": "SweetCurtain",
        "references": [
          "CC: CurtainController.swift at multimediasuite/SweetCurtain 048486a (0.2.5)."
        ],
        "remarks": [
          "Its curtain knows no scroll view; with handoff.rule shared it knows one.",
          "UIKit's equation for 0.4 s, 0.8 and an initial velocity of 3 has three roots; the stiffest is taken.",
          "It isn't known if its observer of the gesture's state fires; a finger lifted while it scrolls snaps \#
      nothing."
        ],
        "set": {
          "keyboard.avoidance": { "value": "none", "source": "it has no code for a keyboard", "certainty": "read" },
          "geometry.detents": { "value": "curtain", "source": "CurtainHeightProvider.swift:31-55", "certainty": \#
      "read" },
          "geometry.min": { "value": 0.2, "source": "CurtainUpdateModel.swift:25-40", "certainty": "read" },
          "geometry.mid": { "value": 0.5, "source": "CurtainUpdateModel.swift:25-40", "certainty": "read" },
          "geometry.max": { "value": 0.8, "source": "CurtainUpdateModel.swift:25-40", "certainty": "read" },
          "snap.policy": { "value": "step", "source": "CC:300-313", "certainty": "read" },
          "snap.resistance": { "value": "normal", "source": "CC:232-248", "certainty": "read" },
          "drag.begin": { "value": "waits", "source": "CC:232-248: began and ended move nothing", "certainty": \#
      "read" },
          "drag.edge": { "value": "damped", "source": "CC:192-214", "certainty": "read" },
          "drag.damped_height": { "value": 100, "source": "CC:192-214", "certainty": "read" },
          "drag.damped_weakening": { "value": 2, "source": "CC:192-214; 5 before b4e039e", "certainty": "read" },
          "drag.top_bounce": { "value": true, "source": "CurtainUpdateModel.swift:25-40", "certainty": "read" },
          "drag.bottom_bounce": { "value": true, "source": "CurtainUpdateModel.swift:25-40", "certainty": "read" },
          "settle.motion": { "value": "animation", "source": "CC:315-335", "certainty": "read" },
          "settle.pace": { "value": "fixed", "source": "CC:315-335", "certainty": "read" },
          "settle.duration": { "value": 0.4, "source": "CC:315-335", "certainty": "read" },
          "settle.damping_ratio": { "value": 0.8, "source": "CC:315-335", "certainty": "read" },
          "settle.initial_velocity": { "value": 3, "source": "CC:315-335, for every gesture", "certainty": "read" },
          "tap.motion": { "value": "animation", "source": "CC:315-335", "certainty": "read" },
          "tap.duration": { "value": 0.4, "source": "CC:315-335", "certainty": "read" },
          "tap.damping_ratio": { "value": 0.8, "source": "CC:315-335", "certainty": "read" },
          "tap.initial_velocity": { "value": 3, "source": "CC:315-335", "certainty": "read" },
          "motion.keep_release_velocity": { "value": false, "source": "CC:315-335", "certainty": "read" },
          "touch.axis_lock": { "value": false, "source": "CC+PanGestureDelegate: its own pan asks nothing", \#
      "certainty": "read" },
          "touch.grab": { "value": false, "source": "CC:315-335, allowUserInteraction", "certainty": "guessed" },
          "touch.cancel": { "value": "release", "source": "CC:232-248: cancelled counts as ended", "certainty": \#
      "read" },
          "handoff.to_content": { "value": false, "source": "CC:177-181: until allowScrollViewInCurtain", \#
      "certainty": "read" },
          "handoff.to_card": { "value": false, "source": "CC:177-181: until allowScrollViewInCurtain", "certainty": \#
      "read" },
          "scroll.at_any_detent": { "value": true, "source": "CC:177-181: a scroll view that it doesn't know \#
      scrolls by itself", "certainty": "read" },
          "dim.map_max": { "value": 0, "source": "no dimming", "certainty": "read" },
          "command.map_tap": { "value": false, "source": "no taps", "certainty": "read" },
          "callbacks.order": { "value": "sweetcurtain", "source": "CC:192-335", "certainty": "read" }
        }
      }

      """#
    static let sweetcurtain09: StaticString = #"""
      {
        "about": "SweetCurtain's rewrite: a swipe counts from where the card is, and its speed makes the spring.",
        "extends": "sheet-alone",
        "system": "SweetCurtain",
        "references": [
          "CC9, D9: CurtainController.swift and CurtainDetents.swift at ihormalovanyi/SweetCurtain 97cede0 (0.9.3)."
        ],
        "remarks": [
          "Its heights are the app's own; 160, 400 and 640 pt stand for them."
        ],
        "set": {
          "keyboard.avoidance": { "value": "none", "source": "it has no code for a keyboard", "certainty": "read" },
          "geometry.detents": { "value": "heights", "source": "D9", "certainty": "read" },
          "geometry.small": { "value": 160, "source": "own: the app decides", "certainty": "own" },
          "geometry.medium": { "value": 400, "source": "own: the app decides", "certainty": "own" },
          "geometry.large": { "value": 640, "source": "own: the app decides", "certainty": "own" },
          "snap.policy": { "value": "height", "source": "D9:80-95", "certainty": "read" },
          "snap.resistance": { "value": 500, "source": "CC9:163-180", "certainty": "read" },
          "drag.begin": { "value": "waits", "source": "CC9: began and ended move nothing; the height counts the \#
      whole translation", "certainty": "read" },
          "drag.top_bounce": { "value": false, "source": "D9:71", "certainty": "read" },
          "drag.bottom_bounce": { "value": false, "source": "D9:71", "certainty": "read" },
          "settle.pace": { "value": "speed", "source": "CC9:163-180", "certainty": "read" },
          "settle.slowest": { "value": 500, "source": "CC9:163-180", "certainty": "read" },
          "settle.fastest": { "value": 2500, "source": "CC9:163-180", "certainty": "read" },
          "settle.slow_duration": { "value": 0.2, "source": "CC9:163-180", "certainty": "read" },
          "settle.motion": { "value": "animation", "source": "CC9:163-180", "certainty": "read" },
          "settle.duration": { "value": 0.3, "source": "CC9:163-180", "certainty": "read" },
          "settle.damping_drop": { "value": 0.4, "source": "CC9:163-180", "certainty": "read" },
          "settle.velocity_gain": { "value": 0.3, "source": "CC9:163-180", "certainty": "read" },
          "tap.motion": { "value": "curve", "source": "CC9:163-180, no speed", "certainty": "read" },
          "tap.duration": { "value": 0.2, "source": "CC9:163-180", "certainty": "read" },
          "tap.curve": { "value": "ease-out", "source": "CC9:163-180", "certainty": "read" },
          "motion.keep_release_velocity": { "value": false, "source": "CC9:163-180", "certainty": "read" },
          "touch.axis_lock_content": { "value": true, "source": "CC9, gestureRecognizerShouldBegin", "certainty": \#
      "read" },
          "touch.axis_tie": { "value": true, "source": "CC9, gestureRecognizerShouldBegin: |x| < |y|", "certainty": \#
      "read" },
          "touch.grab": { "value": false, "source": "the height counts from the committed detent", "certainty": \#
      "guessed" },
          "touch.cancel": { "value": "release", "source": "CC9: failed counts as ended", "certainty": "read" },
          "handoff.only_from_top": { "value": true, "source": "CC9: only if the touch's start offset is 0 or less", \#
      "certainty": "read" },
          "dim.map_max": { "value": 0, "source": "no dimming", "certainty": "read" },
          "command.map_tap": { "value": false, "source": "no taps", "certainty": "read" },
          "callbacks.order": { "value": "sweetcurtain-0.9", "source": "CC9:163-180", "certainty": "read" }
        }
      }

      """#
    static let tgcard251: StaticString = #"""
      {
        "about": "TGCardViewController as its released code has it.",
        "extends": "standard",
        "system": "TGCard",
        "references": [
          "VC: TGCardViewController.swift, XIB: TGCardViewController.xib, at skedgo/TGCardViewController d6e2940 \#
      (2.5.1)."
        ],
        "remarks": [
          "Of a finger's samples between two frames the last counts, as UIKit coalesces them; no touch and no lift \#
      is lost.",
          "A release at rest on its target divides 0 by 0; settle.at_rest chooses the duration.",
          "callbacks.order: each card has a map manager of its own.",
          "UIKit's spring for a duration and a damping ratio isn't documented: its envelope is taken to be 0.001 at \#
      the end."
        ],
        "set": {
          "clock.delivery": { "value": "frame", "source": "UIKit delivers one event per frame, as Apple documents", \#
      "certainty": "documented" },
          "snap.policy": { "value": "projection", "source": "VC:1455-1501", "certainty": "read" },
          "snap.projection_time": { "value": 0.499, "source": "VC:1460, decelerationRate.normal 0.998", \#
      "certainty": "read" },
          "snap.window": { "value": 22, "source": "VC:1463-1475", "certainty": "read" },
          "snap.inner_window_factor": { "value": 2, "source": "VC:1467", "certainty": "read" },
          "settle.motion": { "value": "animation", "source": "VC:1519-1527", "certainty": "read" },
          "settle.pace": { "value": "distance", "source": "VC:1507-1516", "certainty": "read" },
          "settle.duration_min": { "value": 0.4, "source": "VC:1516", "certainty": "read" },
          "settle.duration_max": { "value": 1.3, "source": "VC:1516", "certainty": "read" },
          "settle.damping_ratio": { "value": 0.8, "source": "VC:1522", "certainty": "read" },
          "settle.at_rest": { "value": "shortest", "source": "VC:1513 divides 0 by 0; own choice", "certainty": \#
      "guessed" },
          "motion.keep_release_velocity": { "value": false, "source": "VC:1523, initialSpringVelocity 0", \#
      "certainty": "read" },
          "motion.edge_overshoot_max": { "value": "none", "source": "UIKit limits no spring", "certainty": \#
      "measured" },
          "motion.inner_overshoot_max": { "value": "none", "source": "UIKit limits no spring", "certainty": \#
      "measured" },
          "motion.interruption": { "value": "additive", "source": "UIKit's additive animations", "certainty": \#
      "guessed" },
          "touch.axis_lock": { "value": true, "source": "VC:1544-1619, there by the velocities", "certainty": \#
      "read" },
          "touch.axis_tie": { "value": false, "source": "VC:1544-1619: |vx| > |vy|", "certainty": "read" },
          "touch.axis_lock_content": { "value": false, "source": "VC:1544-1619", "certainty": "read" },
          "drag.begin": { "value": "moves", "source": "VC:1585-1596: in every state", "certainty": "read" },
          "touch.grab": { "value": false, "source": "VC:1507, the model is at its target when the animation \#
      begins", "certainty": "guessed" },
          "tap.motion": { "value": "curve", "source": "VC:1734-1737", "certainty": "read" },
          "tap.duration": { "value": 0.25, "source": "VC:1734-1737", "certainty": "read" },
          "tap.curve": { "value": "ease-out", "source": "VC:1734-1737", "certainty": "read" },
          "push.motion": { "value": "animation", "source": "VC:1078-1083", "certainty": "read" },
          "push.duration": { "value": 0.25, "source": "VC:1078", "certainty": "read" },
          "push.damping_ratio": { "value": 0.75, "source": "VC:1080", "certainty": "read" },
          "push.initial_velocity": { "value": 0, "source": "VC:1078-1083", "certainty": "read" },
          "push.from": { "value": "screen", "source": "VC:936-943, the map's bottom edge", "certainty": "read" },
          "pop.to": { "value": "height", "source": "VC:1246-1251 before iOS 26; on it, picture", "certainty": \#
      "read" },
          "pop.motion": { "value": "animation", "source": "VC:1261-1266", "certainty": "read" },
          "pop.duration": { "value": 0.3125, "source": "VC:1261, 1.25 times the push's", "certainty": "read" },
          "pop.damping_ratio": { "value": 1, "source": "VC:1263", "certainty": "read" },
          "pop.initial_velocity": { "value": 0, "source": "VC:1261-1266", "certainty": "read" },
          "bar_in.motion": { "value": "animation", "source": "VC:2156-2162", "certainty": "read" },
          "bar_in.duration": { "value": 0.25, "source": "VC:2156", "certainty": "read" },
          "bar_in.damping_ratio": { "value": 1, "source": "VC:2156-2162", "certainty": "read" },
          "bar_in.initial_velocity": { "value": 0, "source": "VC:2156-2162", "certainty": "read" },
          "bar_in_beside_map.motion": { "value": "animation", "source": "VC:2156-2162", "certainty": "read" },
          "bar_in_beside_map.duration": { "value": 0.25, "source": "VC:2156", "certainty": "read" },
          "bar_in_beside_map.damping_ratio": { "value": 0.8, "source": "VC:2156-2162", "certainty": "read" },
          "bar_in_beside_map.initial_velocity": { "value": 0, "source": "VC:2156-2162", "certainty": "read" },
          "bar_out.motion": { "value": "animation", "source": "VC:2182-2187", "certainty": "read" },
          "bar_out.duration": { "value": 0.25, "source": "VC:2182", "certainty": "read" },
          "bar_out.damping_ratio": { "value": 0.8, "source": "VC:2182-2187", "certainty": "read" },
          "bar_out.initial_velocity": { "value": 0, "source": "VC:2182-2187", "certainty": "read" },
          "layout.beside_map": { "value": "automatic", "source": "VC:804-811", "certainty": "read" },
          "layout.compact_outer_only": { "value": true, "source": "VC:833-850", "certainty": "read" },
          "layout.bar": { "value": "under-status-bar", "source": "VC:2134-2141, XIB:252: cardTop = header.bottom + \#
      Y", "certainty": "read" },
          "drag.edge": { "value": "refusing", "source": "VC:1585-1596", "certainty": "read" },
          "handoff.rule": { "value": "overscroll", "source": "VC:1638-1701", "certainty": "read" },
          "handoff.to_card": { "value": true, "source": "VC:1638-1701", "certainty": "read" },
          "handoff.to_content": { "value": false, "source": "VC:1095, 1538: scrolling begins with the next touch", \#
      "certainty": "read" },
          "touch.cancel": { "value": "stay", "source": "VC:1610: only `ended` snaps", "certainty": "read" },
          "geometry.collapses_to_bottom": { "value": true, "source": "VC:682-687", "certainty": "read" },
          "fades.follow": { "value": "animation", "source": "VC:1528-1534, 1597-1607", "certainty": "read" },
          "dim.map_max": { "value": 0.25, "source": "VC:102, 743-746", "certainty": "read" },
          "snap.fixed_without_map": { "value": true, "source": "VC:889-890", "certainty": "read" },
          "command.header_tap": { "value": true, "source": "VC:1622-1629, 2234-2239", "certainty": "read" },
          "command.map_tap": { "value": true, "source": "VC:1632-1636, 2241-2247", "certainty": "read" },
          "command.voiceover": { "value": true, "source": "VC:600-603, 889-890", "certainty": "read" },
          "command.reduced_motion": { "value": "same", "source": "it isn't consulted anywhere", "certainty": "read" },
          "callbacks.interrupted": { "value": "scheduled", "source": "VC:1535-1541: finished isn't asked; UIKit's \#
      additive animations", "certainty": "guessed" },
          "callbacks.order": { "value": "tgcard", "source": "VC:886-1100 push, 1137-1290 pop, 1535-1541 snap", \#
      "certainty": "read" },
          "layout.rotation": { "value": "last-arrival", "source": "VC:570-598: previousCardPosition, set where \#
      transitions end", "certainty": "read" },
          "layout.restores_beside_map": { "value": false, "source": "VC:1192-1199", "certainty": "read" },
          "keyboard.avoidance": { "value": "none", "source": "it has no code for a keyboard", "certainty": "read" },
          "touch.stay_margin": { "value": 44, "source": "VC:654-669", "certainty": "read" },
          "command.pop_during_pop": { "value": false, "source": "VC:1143-1145", "certainty": "read" },
          "command.voiceover_moves": { "value": true, "source": "VC:889-890, 1192-1199", "certainty": "read" },
          "buttons.fade_on_tap": { "value": true, "source": "VC:1734-1745", "certainty": "read" },
          "dim.stack_max": { "value": 0.15, "source": "VC:1061, 1236", "certainty": "read" },
          "touch.drag_without_map": { "value": false, "source": "VC:1755-1761", "certainty": "read" },
          "command.close_key": { "value": false, "source": "VC:2511-2536: only for what presents the controller; a \#
      pop is back", "certainty": "read" }
        }
      }

      """#
    static let tgcard2018: StaticString = #"""
      {
        "about": "TGCardViewController before its \"fluid design\" of June 2019.",
        "extends": "tgcard-2.5.1",
        "references": [
          "before: the parent of commit 127daab, 2019-06-05."
        ],
        "remarks": [
          "layout.rotation: a pop wasn't an arrival then; here it is one."
        ],
        "set": {
          "dim.stack_max": { "value": 0.15, "source": "VC:1061, 1236: in every version", "certainty": "read" },
          "command.close_key": { "value": true, "source": "before 232d8dc, 2019-11-26, which made another key pop", \#
      "certainty": "read" },
          "geometry.extended_gap_home": { "value": 50, "source": "before: minMapSpace on every device; the other \#
      came in 2019", "certainty": "read" },
          "layout.restores_beside_map": { "value": true, "source": "before: a pop always gives the detent back", \#
      "certainty": "read" },
          "touch.stay_margin": { "value": 0, "source": "before: extended above peaking, peaking above the bottom, \#
      no margin", "certainty": "read" },
          "buttons.fade_on_tap": { "value": false, "source": "before: only a drag and its release fade them", \#
      "certainty": "read" },
          "command.pop_during_pop": { "value": true, "source": "before: a pop doesn't ask whether another one \#
      runs", "certainty": "read" },
          "command.voiceover_moves": { "value": false, "source": "before: VoiceOver only lets content scroll", \#
      "certainty": "read" },
          "snap.projection_time": { "value": 0.2, "source": "before: y + v/5", "certainty": "read" },
          "settle.motion": { "value": "curve", "source": "before", "certainty": "read" },
          "settle.curve": { "value": "ease-in-out", "source": "before", "certainty": "read" },
          "settle.duration_min": { "value": 0.25, "source": "before", "certainty": "read" },
          "push.duration": { "value": 0.4, "source": "before", "certainty": "read" },
          "push.from": { "value": "height", "source": "before: the bottom of the view that the cards lie in", \#
      "certainty": "read" },
          "pop.duration": { "value": 0.5, "source": "before, 1.25 times the push's", "certainty": "read" },
          "tap.motion": { "value": "animation", "source": "before", "certainty": "read" },
          "tap.duration": { "value": 0.35, "source": "before", "certainty": "read" },
          "tap.damping_ratio": { "value": 0.75, "source": "before", "certainty": "read" },
          "bar_in.duration": { "value": 0.35, "source": "before", "certainty": "read" },
          "bar_in.damping_ratio": { "value": 1, "source": "before: over the map", "certainty": "read" },
          "bar_in_beside_map.duration": { "value": 0.35, "source": "before", "certainty": "read" },
          "bar_in_beside_map.damping_ratio": { "value": 0.75, "source": "before", "certainty": "read" },
          "bar_out.duration": { "value": 0.35, "source": "before", "certainty": "read" },
          "bar_out.damping_ratio": { "value": 0.75, "source": "before", "certainty": "read" }
        }
      }

      """#
    static let tgcardReadme: StaticString = #"""
      {
        "about": "TripGo's card as the README of TGCardViewController specifies it.",
        "extends": "tgcard-2.5.1",
        "references": [
          "README: TripGo's specification; it wins where the code differs."
        ],
        "remarks": [
          "The README says that the card below darkens to 25 %; the code has 15 %.",
          "The README lets a card without a map snap back; the code doesn't let it be dragged."
        ],
        "set": {
          "dim.stack_max": { "value": 0.25, "source": "README: black, 0 to 25 %", "certainty": "documented" },
          "touch.drag_without_map": { "value": true, "source": "README: a card without a map snaps back", \#
      "certainty": "documented" },
          "command.close_key": { "value": true, "source": "README: pops the card or dismisses", "certainty": \#
      "documented" }
        }
      }

      """#
  }
}
