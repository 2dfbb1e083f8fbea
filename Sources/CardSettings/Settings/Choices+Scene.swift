import CardModel
import CardSimulation

extension HandoffRule: WordedChoice {
  var choice: SettingKey.Choice {
    switch self {
    case .exact:
      SettingKey.Choice("exact", "One after the other, in points of the finger's travel: none is lost or counts twice.")
    case .overscroll:
      SettingKey.Choice(
        "overscroll",
        "The card goes down by the overscroll that the content's rubber band shows, and stays there when the content "
          + "is scrolled back. A pull that refreshes is the content's alone.",
        source: "TGCard VC:1638-1701, 2249-2255")
    case .shared:
      SettingKey.Choice(
        "shared",
        "Each step of the finger moves the card or the content, and both where one of them arrives at its top.",
        source: "SweetCurtain, allowScrollViewInCurtain")
    }
  }
}

extension MomentumRule: WordedChoice {
  var choice: SettingKey.Choice {
    switch self {
    case .lost:
      SettingKey.Choice(
        "lost", "The card settles by its spring and the content bounces, each for itself.",
        source: "UIKit's sheets, as people report it", .measured)
    case .handed:
      SettingKey.Choice(
        "handed",
        "A released card hands the velocity with which it reaches its top to its content, and content that slows down "
          + "and meets its own top hands its velocity to the card.",
        source: "Flutter draggable_scrollable_sheet.dart goBallistic; Compose Material 3 onPostFling")
    }
  }
}

extension FadeSource: WordedChoice {
  var choice: SettingKey.Choice {
    switch self {
    case .position: SettingKey.Choice("position", "They are functions of the card's position at all times.")
    case .animation:
      SettingKey.Choice(
        "animation",
        "Animations switch them; under a finger the content follows the position, the buttons do above the detent "
          + "below the top, and the map dim stays.",
        source: "TGCard VC:1528-1534, 1597-1607")
    case .previousEvent:
      SettingKey.Choice(
        "previous", "Animations switch them; under a finger they follow the card's position one event before.",
        source: "CardParts BS:437-481")
    }
  }
}

extension PlaceSettings.Style: WordedChoice {
  var choice: SettingKey.Choice {
    switch self {
    case .tripgo:
      SettingKey.Choice(
        rawValue, "TripGo's three, which follow from the screen and the header: collapsed, peaking and extended.",
        source: "TGCard VC:671-691")
    case .curtain:
      SettingKey.Choice(
        rawValue,
        "SweetCurtain 0.2's min, mid and max, parts of the height below the status bar, and hide for commands only.",
        source: "SweetCurtain CurtainHeightProvider.swift:31-55")
    case .heights:
      SettingKey.Choice(
        rawValue, "SweetCurtain 0.9's small, medium and large, which are heights.", source: "SweetCurtain D9")
    case .sheet:
      SettingKey.Choice(
        rawValue, "A sheet as high as its header and its content: dismissed and shown.",
        source: "CardParts BS:259-281")
    }
  }
}

extension LayoutRules.BesideMap: WordedChoice {
  var choice: SettingKey.Choice {
    switch self {
    case .automatic:
      SettingKey.Choice(
        "automatic", "The card stands beside the map where the screen's width is regular or its height compact.",
        source: "TGCard VC:804-811")
    case .never: SettingKey.Choice("never", "The card lies over the map on every screen.")
    }
  }
}

extension ResizeGoal: WordedChoice {
  var choice: SettingKey.Choice {
    switch self {
    case .target:
      SettingKey.Choice("target", "The card goes to the detent at which it rests, or to which it is moving.")
    case .lastArrival:
      SettingKey.Choice(
        "last-arrival", "The card goes to the detent at which a motion last ended.", source: "TGCard VC:570-598")
    }
  }
}

extension BarReach: WordedChoice {
  var choice: SettingKey.Choice {
    switch self {
    case .belowStatusBar:
      SettingKey.Choice(
        "below-status-bar", "The bar begins below the top safe area and moves the detents down by its height.")
    case .underStatusBar:
      SettingKey.Choice(
        "under-status-bar",
        "The bar begins at the screen's top and is higher by the top safe area; detents count from its bottom edge.",
        source: "TGCard VC:2134-2141, XIB:252")
    }
  }
}

extension KeyboardAvoidance: WordedChoice {
  var choice: SettingKey.Choice {
    switch self {
    case .lift:
      SettingKey.Choice(
        "lift",
        "The card rises by the keyboard's height above the bottom safe area, at most to an extended card's place, and "
          + "its content ends above the keyboard.",
        source: "UISheetPresentationController and SwiftUI's sheets, as people report it", .measured)
    case .inset:
      SettingKey.Choice(
        "inset", "The card stays, and its content ends above the keyboard.",
        source: "UIScrollView.contentInset; Android's imePadding", .documented)
    case .none: SettingKey.Choice("none", "The keyboard covers the card.")
    }
  }
}

extension CallbackOrder: WordedChoice {
  var choice: SettingKey.Choice {
    switch self {
    case .none: SettingKey.Choice("none", "No callbacks are reported.")
    case .tgcard:
      SettingKey.Choice(
        "tgcard", "Those of TGCardViewController 2.5.1.", source: "TGCard VC:886-1100, 1137-1290, 1535-1541")
    case .sweetcurtain:
      SettingKey.Choice("sweetcurtain", "Those of SweetCurtain 0.2.5.", source: "SweetCurtain CC:192-335")
    case .sweetcurtain09:
      SettingKey.Choice(
        "sweetcurtain-0.9", "Those of SweetCurtain 0.9, which reports the height only while a finger drags.",
        source: "SweetCurtain CC9:163-180")
    case .cardparts:
      SettingKey.Choice("cardparts", "Those of CardParts' bottom sheet 4.0.0.", source: "CardParts BS:437-481")
    }
  }
}

extension InterruptedEnd: WordedChoice {
  var choice: SettingKey.Choice {
    switch self {
    case .silent: SettingKey.Choice("silent", "A motion that is cut short reports no end.")
    case .scheduled:
      SettingKey.Choice(
        "scheduled", "Its end is reported at the instant at which it would have come, pushes and pops included.",
        source: "TGCard VC:1535-1541", .guessed)
    }
  }
}

extension Delivery: WordedChoice {
  var choice: SettingKey.Choice {
    switch self {
    case .immediate: SettingKey.Choice("immediate", "Each input reaches the model at its own instant.")
    case .frame:
      SettingKey.Choice(
        "frame",
        "Inputs wait for the next frame; of a finger's samples between two frames the last counts, and no touch or "
          + "lift is lost.",
        source: "UIKit, which delivers one event per frame", .documented)
    }
  }
}
