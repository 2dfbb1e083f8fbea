import CardModel
import CardMotion
import CardSettings
import Testing

@Suite struct MotionSettingsTests {
  @Test func eachStyleTakesItsOwnParameters() {
    var settings = Settings()
    settings.push = MotionSettings(style: .spring, response: 0.5, duration: 0.3, dampingRatio: 0.6, curve: .linear)
    settings.push.initialVelocity = 2
    let rules: [MotionSettings.Style: MotionRule] = [
      .spring: .spring(Spring(response: 0.5, dampingRatio: 0.6)),
      .uikit: .spring(Spring(uikitDuration: 0.3, dampingRatio: 0.6)),
      .curve: .curve(.linear, duration: 0.3),
      .animation: .animation(SpringAnimation(duration: 0.3, dampingRatio: 0.6, relativeVelocity: 2)),
    ]
    for style in MotionSettings.Style.allCases {
      settings.push.style = style
      #expect(settings.rules.motion.push == rules[style])
    }
  }

  @Test func whatIsLeftOutIsUIKitsEaseOut() {
    let motion = MotionSettings(style: .curve, dampingRatio: 1)
    #expect(motion.curve == .cubicBezier(CubicBezier(x1: 0, y1: 0, x2: 0.58, y2: 1)))
    #expect(motion.duration == 0.25)
    #expect(motion.response == 0.4)
    #expect(motion.initialVelocity == 0)
  }
}
