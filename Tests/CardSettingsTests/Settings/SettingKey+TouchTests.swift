import CardModel
import CardSettings
import Testing

@Suite struct SettingKeyTouchTests {
  static func settings(_ values: KeyValuePairs<String, String>) throws -> Settings {
    var settings = Settings()
    for (name, value) in values {
      try #require(SettingKey.named(name)).set(SettingValue(argument: value), in: &settings)
    }
    return settings
  }

  /// The names of a group's keys that are in force.
  static func inForce(_ group: String, _ values: KeyValuePairs<String, String>) throws -> Set<Substring> {
    let settings = try settings(values)
    return Set(
      SettingKey.all.filter { $0.name.hasPrefix(group + ".") && $0.isInForce(settings) }
        .map { $0.name.dropFirst(group.count + 1) })
  }

  @Test func theyReachWhatTheyAreFor() throws {
    let settings = try Self.settings([
      "touch.drag_without_map": "false", "touch.cancel": "stay", "drag.edge": "damped", "drag.damped_height": "60",
      "snap.policy": "step", "snap.resistance": "low", "touch.idle": "25",
    ])
    #expect(!settings.rules.touch.dragsWithoutMap)
    #expect(settings.rules.touch.cancel == .stay)
    #expect(settings.rules.touch.idleTicks == 225_000)
    #expect(
      settings.rules.drag.edge
        == .stepwise(.damped(height: 60, weakening: 2, topBounces: true, bottomBounces: true)))
    var step = StepSnap()
    step.resistance = 300
    #expect(settings.rules.snap == .step(step))
  }

  @Test func onlyWhatAPolicyAsksForIsInForce() throws {
    let policies: [(String, Set<Substring>)] = [
      ("swipe", ["policy", "resistance", "reached", "max_detents", "skip_velocity", "projection_rate"]),
      ("projection", ["policy", "projection_time", "window", "inner_window_factor"]),
      ("step", ["policy", "resistance"]), ("height", ["policy", "resistance"]),
      ("dismissal", ["policy", "keep_fraction", "dismiss_velocity"]),
    ]
    for (policy, keys) in policies {
      #expect(try Self.inForce("snap", ["snap.policy": policy]) == keys.union(["fixed_without_map"]))
    }
    let edges: [(String, Set<Substring>)] = [
      ("elastic", ["edge", "rubber_band", "top_bounce", "bottom_bounce"]), ("refusing", ["edge"]),
      ("damped", ["edge", "top_bounce", "bottom_bounce", "damped_height", "damped_weakening"]),
      ("divided", ["edge", "divisor"]),
    ]
    for (edge, keys) in edges { #expect(try Self.inForce("drag", ["drag.edge": edge]) == keys.union(["begin"])) }
  }
}
