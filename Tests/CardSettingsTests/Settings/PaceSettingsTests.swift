import CardModel
import CardMotion
import CardSettings
import Testing

@Suite struct PaceSettingsTests {
  @Test func aFixedPaceIsTheMotionsOwn() {
    var settings = Settings()
    settings.settle = MotionSettings(style: .curve, duration: 0.3, dampingRatio: 1, curve: .linear)
    #expect(settings.rules.motion.settle == .curve(.linear, duration: 0.3))
  }

  /// The pace `distance` takes the motion's damping ratio or curve, and the pace's own limits.
  @Test func aPaceByDistanceTakesTheMotionsShape() {
    var settings = Settings()
    settings.pace.style = .distance
    (settings.pace.distance.shortest, settings.pace.distance.longest) = (0.2, 0.9)
    settings.pace.distance.atRest = .longest
    settings.settle = MotionSettings(style: .animation, dampingRatio: 0.7, curve: .linear)
    var pace = DistancePace()
    (pace.shortest, pace.longest, pace.atRest) = (0.2, 0.9, .longest)
    pace.shape = .spring(dampingRatio: 0.7)
    #expect(settings.rules.motion.settle == .distanceOverSpeed(pace))
    settings.settle.style = .curve
    pace.shape = .curve(.linear)
    #expect(settings.rules.motion.settle == .distanceOverSpeed(pace))
    // A longest duration below the shortest counts as the shortest.
    settings.pace.distance.longest = 0.1
    pace.longest = 0.2
    #expect(settings.rules.motion.settle == .distanceOverSpeed(pace))
  }

  @Test func aPaceBySpeedTakesTheMotionsDuration() {
    var settings = Settings()
    settings.pace.style = .speed
    settings.pace.speed.dampingDrop = 0.2
    settings.settle.duration = 0.5
    var pace = SpeedPace()
    (pace.dampingDrop, pace.duration) = (0.2, 0.5)
    #expect(settings.rules.motion.settle == .bySpeed(pace))
  }

  @Test func aDismissalIsTheSameWithAnotherDuration() {
    var settings = Settings()
    #expect(settings.rules.motion.dismiss == nil)
    settings.settle = MotionSettings(style: .curve, duration: 0.3, dampingRatio: 1, curve: .linear)
    settings.pace.dismissDuration = 0.5
    #expect(settings.rules.motion.dismiss == .curve(.linear, duration: 0.5))
    #expect(settings.rules.motion.settle == .curve(.linear, duration: 0.3))
  }
}
