import CardModel

extension MotionSettings.Style: WordedChoice {
  var choice: SettingKey.Choice {
    switch self {
    case .spring:
      SettingKey.Choice(rawValue, "A spring of the response and the damping ratio, which moves until it rests.")
    case .uikit:
      SettingKey.Choice(
        rawValue,
        "UIKit's spring of the duration and the damping ratio, whose swing has shrunk to 0.001 at the duration; it "
          + "moves until it rests.",
        source: "UIKit: not documented; 0.001 is an assumption", .guessed)
    case .curve:
      SettingKey.Choice(rawValue, "A timing curve over the duration, whatever the velocity at its start.")
    case .animation:
      SettingKey.Choice(
        rawValue,
        "UIView.animate by a spring of the duration, the damping ratio and the initial velocity: it ends when its "
          + "time is over.",
        source: "UIKit: not documented; the spring is that of uikit", .guessed)
    }
  }
}

extension PaceSettings.Style: WordedChoice {
  var choice: SettingKey.Choice {
    switch self {
    case .fixed: SettingKey.Choice(rawValue, "The motion's own duration, or as long as its spring takes to rest.")
    case .distance:
      SettingKey.Choice(
        rawValue,
        "The distance to the target divided by the finger's speed, from settle.duration_min to settle.duration_max.",
        source: "TGCard VC:1507-1516")
    case .speed:
      SettingKey.Choice(
        rawValue,
        "The finger's speed makes the spring of settle.duration: the faster, the less damped and the faster at its "
          + "start; below settle.slowest a curve moves the card.",
        source: "SweetCurtain CC9:163-180")
    }
  }
}

extension DistancePace.AtRest: WordedChoice {
  var choice: SettingKey.Choice {
    switch self {
    case .shortest:
      SettingKey.Choice(
        "shortest", "Such a release takes settle.duration_min.", source: "TGCard VC:1513 divides 0 by 0", .guessed)
    case .longest: SettingKey.Choice("longest", "Such a release takes settle.duration_max.")
    }
  }
}

extension PushStart: WordedChoice {
  var choice: SettingKey.Choice {
    switch self {
    case .screenEdge:
      SettingKey.Choice("screen", "The card comes from the screen's bottom edge.", source: "TGCard VC:936-943")
    case .ownHeight:
      SettingKey.Choice(
        "height", "The card comes from its own height below the card that it covers.",
        source: "TGCard before June 2019")
    }
  }
}

extension PopEnd: WordedChoice {
  var choice: SettingKey.Choice {
    switch self {
    case .screenEdge: SettingKey.Choice("screen", "The card goes from where it is to the screen's bottom edge.")
    case .ownHeight:
      SettingKey.Choice(
        "height", "The card goes to its own height below the card that it uncovers.",
        source: "TGCard VC:1246-1251 before iOS 26")
    case .picture:
      SettingKey.Choice(
        "picture",
        "The card is gone at once, and a picture of it goes to 100 pt below its own height, from the screen's top.",
        source: "TGCard VC:1246-1251 on iOS 26")
    }
  }
}

extension Interruption: WordedChoice {
  var choice: SettingKey.Choice {
    switch self {
    case .fromPresentation: SettingKey.Choice("presentation", "The new motion starts where the card shows.")
    case .additive:
      SettingKey.Choice(
        "additive",
        "The new motion starts at the target of the old one, whose rest fades away on top of it.",
        source: "UIKit's additive animations", .guessed)
    }
  }
}

extension ReducedMotion: WordedChoice {
  var choice: SettingKey.Choice {
    switch self {
    case .same:
      SettingKey.Choice("same", "Motions stay as they are.", source: "TGCard, which consults the setting nowhere")
    case .calm:
      SettingKey.Choice(
        "calm", "No spring swings: each is critically damped, and none has an initial velocity of its own.")
    }
  }
}
