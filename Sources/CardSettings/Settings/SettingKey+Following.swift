extension SettingKey {
  /// The rules that follow from this setting.
  package var following: Settings.Following {
    switch group {
    // This one is asked for from the start: a card without a map appears where it stays.
    case "snap" where name == "snap.fixed_without_map": []
    case "settle": .release
    case "snap": .snap
    case "drag": .edge
    case "dim", "buttons", "fades", "handoff": []
    default: .all
    }
  }

  /// The name's part before the dot.
  package var group: Substring { name.prefix { $0 != "." } }
}
