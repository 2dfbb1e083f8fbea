import CardFormats
import CardModel
import Testing

@Suite struct SettingKeyMotionTests {
  static let pace: Set<Substring> = ["motion", "pace", "dismiss_duration"]

  @Test func eachStyleAsksForItsOwn() throws {
    let styles: [(String, Set<Substring>)] = [
      ("spring", ["response", "damping_ratio"]), ("uikit", ["duration", "damping_ratio"]),
      ("curve", ["duration", "curve"]), ("animation", ["duration", "damping_ratio", "initial_velocity"]),
    ]
    for (style, keys) in styles {
      #expect(try SettingKeyTouchTests.inForce("tap", ["tap.motion": style]) == keys.union(["motion"]))
      #expect(try SettingKeyTouchTests.inForce("settle", ["settle.motion": style]) == keys.union(Self.pace))
    }
  }

  /// Where the duration goes by way and speed, the motion's own means nothing.
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
        == Self.pace.union(["duration", "slowest", "fastest", "slow_duration", "damping_drop", "velocity_gain"]))
  }

  @Test func theyReachWhatTheyAreFor() throws {
    let settings = try SettingKeyTouchTests.settings([
      "settle.pace": "distance", "settle.at_rest": "longest", "motion.interruption": "additive",
      "motion.edge_overshoot_max": "none", "settle.dismiss_duration": "0.5",
    ])
    var pace = DistancePace()
    pace.atRest = .longest
    #expect(settings.rules.motion.settle == .distanceOverSpeed(pace) && settings.rules.motion.dismiss != nil)
    #expect(settings.rules.motion.interruption == .additive && settings.rules.motion.edgeOvershootMax == .infinity)
  }
}
