import CardModel
import CardSettings
import Testing

@Suite struct SettingKeyMotionTests {
  static let pace: Set<Substring> = ["motion", "pace"]

  @Test func eachStyleAsksForItsOwn() throws {
    let styles: [(String, Set<Substring>)] = [
      ("spring", ["response", "damping_ratio"]), ("uikit", ["duration", "damping_ratio"]),
      ("curve", ["duration", "curve"]), ("animation", ["duration", "damping_ratio", "initial_velocity"]),
    ]
    for (style, keys) in styles {
      #expect(try SettingKeyTouchTests.inForce("tap", ["tap.motion": style]) == keys.union(["motion"]))
      #expect(
        try SettingKeyTouchTests.inForce("settle", ["settle.motion": style])
          == keys.union(Self.pace).union(style == "spring" ? [] : ["dismiss_duration"]))
    }
  }

  /// If the duration is computed from distance and speed, the motion's own duration has no effect.
  @Test func aPaceTakesTheDurationOver() throws {
    let distance: Set<Substring> = ["duration_min", "duration_max", "at_rest"]
    #expect(
      try SettingKeyTouchTests.inForce("settle", ["settle.motion": "animation", "settle.pace": "distance"])
        == Self.pace.union(distance).union(["damping_ratio"]))
    #expect(
      try SettingKeyTouchTests.inForce("settle", ["settle.motion": "curve", "settle.pace": "distance"])
        == Self.pace.union(distance).union(["curve"]))
    #expect(
      try SettingKeyTouchTests.inForce("settle", ["settle.motion": "animation", "settle.pace": "speed"])
        == Self.pace.union([
          "duration", "dismiss_duration", "slowest", "fastest", "slow_duration", "damping_drop", "velocity_gain",
        ]))
  }

  /// A dismissal's own duration changes the motion exactly if its key is in force.
  @Test(arguments: MotionSettings.Style.allCases, PaceSettings.Style.allCases)
  func aDismissalsDurationMeansSomethingWhereItIsInForce(style: MotionSettings.Style, pace: PaceSettings.Style) {
    var settings = Settings()
    (settings.settle.style, settings.pace.style) = (style, pace)
    settings.pace.dismissDuration = 0.7
    let isInForce = SettingKey.named("settle.dismiss_duration")!.isInForce(settings)
    #expect(isInForce == (settings.rules.motion.dismiss != settings.rules.motion.settle))
  }

  /// The key for the finger's place in a handoff to the card has no effect if there is no such handoff.
  @Test func whereNothingIsHandedOverNothingIsAsked() throws {
    let all: Set<Substring> = ["rule", "to_content", "to_card", "only_from_top", "momentum"]
    #expect(try SettingKeyTouchTests.inForce("handoff", [:]) == all)
    #expect(
      try SettingKeyTouchTests.inForce("handoff", ["handoff.to_card": "false"]) == all.filter { $0 != "only_from_top" })
    #expect(try SettingKeyTouchTests.inForce("handoff", ["handoff.rule": "shared"]) == ["rule"])
  }

  @Test func theyReachWhatTheyAreFor() throws {
    let settings = try SettingKeyTouchTests.settings([
      "settle.pace": "distance", "settle.at_rest": "longest", "motion.interruption": "additive",
      "motion.edge_overshoot_max": "none", "settle.dismiss_duration": "0.5",
    ])
    var pace = DistancePace()
    pace.atRest = .longest
    #expect(settings.rules.motion.settle == .distanceOverSpeed(pace))
    #expect(settings.rules.motion.dismiss != nil)
    #expect(settings.rules.motion.interruption == .additive)
    #expect(settings.rules.motion.edgeOvershootMax == .infinity)
  }
}
