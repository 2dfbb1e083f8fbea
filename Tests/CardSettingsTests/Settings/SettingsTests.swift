import CardModel
import CardMotion
import CardSettings
import CardSimulation
import Testing

@Suite struct SettingsTests {
  /// The preset `standard` equals the model's defaults.
  @Test func theStandardSettingsAreTheModelsRules() {
    #expect(Settings().rules == Rules())
  }

  @Test func aMotionIsWhatItsStyleSays() throws {
    var settings = Settings()
    settings.settle = MotionSettings(style: .uikit, response: 1, duration: 0.5, dampingRatio: 0.7)
    #expect(settings.rules.motion.settle == .spring(Spring(uikitDuration: 0.5, dampingRatio: 0.7)))
    settings.settle.style = .spring
    #expect(settings.rules.motion.settle == .spring(Spring(response: 1, dampingRatio: 0.7)))
    settings.settle.style = .curve
    settings.settle.curve = .linear
    #expect(settings.rules.motion.settle == .curve(.linear, duration: 0.5))
  }

  @Test func overdampedSpringsAreClippedWhereThatIsWanted() {
    var settings = Settings()
    settings.tap.dampingRatio = 3
    #expect(settings.rules.motion.tap == .spring(Spring(response: 0.4, dampingRatio: 3)))
    settings.clipsOverdamped = true
    #expect(settings.rules.motion.tap == .spring(Spring(response: 0.4, dampingRatio: 1)))
    #expect(settings.rules.motion.settle == .spring(Spring(response: 0.4, dampingRatio: 0.8)))
  }

  private struct Unexpected: Error {}

  @Test func everyPartReachesTheModel() throws {
    var settings = Settings()
    settings.base.touch.slop = 3
    settings.base.drag.topBounces = false
    settings.snap.swipe.resistance = 7
    settings.base.scroll.bounces = false
    settings.bounceResponse = 0.25
    settings.bounceDampingRatio = 0.5
    settings.base.fade.stackDimMax = 0.125
    settings.base.motion.keepsReleaseVelocity = false
    settings.base.motion.keepsRetargetVelocity = false
    settings.base.motion.edgeOvershootMax = 5
    let rules = settings.rules
    #expect(rules.touch.slop == 3)
    #expect(!rules.drag.topBounces)
    guard case .swipe(let swipe) = rules.snap else { throw Unexpected() }
    #expect(swipe.resistance == 7)
    #expect(!rules.scroll.bounces)
    #expect(rules.scroll.bounce == Spring(response: 0.25, dampingRatio: 0.5))
    #expect(rules.fade.stackDimMax == 0.125)
    #expect(rules.motion.edgeOvershootMax == 5)
    #expect(!rules.motion.keepsReleaseVelocity)
    #expect(!rules.motion.keepsRetargetVelocity)
  }
}
