import CardModel
import CardSettings
import Testing

@Suite struct SnapSettingsTests {
  /// Each policy takes its own parameters; the settings keep those of the others.
  @Test func eachPolicyGetsItsOwn() {
    var settings = Settings()
    settings.snap.swipe.resistance = 450
    settings.snap.swipe.reachedDistance = 5
    settings.snap.swipe.maxDetentsPerSwipe = 3
    settings.snap.swipe.projectionRatePerMillisecond = 0.99
    settings.snap.projection.projectionTime = 0.2
    settings.snap.projection.window = 10
    settings.snap.projection.innerFactor = 3
    settings.snap.dismissal.fractionToKeep = 0.3
    settings.snap.dismissal.velocityToDismiss = 100
    var swipe = SwipeSnap()
    (swipe.resistance, swipe.reachedDistance, swipe.maxDetentsPerSwipe) = (450, 5, 3)
    swipe.projectionRatePerMillisecond = 0.99
    var projection = ProjectionSnap()
    (projection.projectionTime, projection.window, projection.innerFactor) = (0.2, 10, 3)
    var step = StepSnap()
    step.resistance = 450
    var height = HeightSnap()
    height.threshold = 450
    var dismissal = DismissalSnap()
    (dismissal.fractionToKeep, dismissal.velocityToDismiss) = (0.3, 100)
    let rules: [SnapSettings.Policy: SnapRules] = [
      .swipe: .swipe(swipe), .projection: .projection(projection), .step: .step(step), .height: .height(height),
      .dismissal: .dismissal(dismissal),
    ]
    for policy in SnapSettings.Policy.allCases {
      settings.snap.policy = policy
      #expect(settings.rules.snap == rules[policy])
    }
  }

  @Test func byThemselvesTheyAreTheModels() {
    #expect(Settings().rules.snap == .swipe(SwipeSnap()))
  }
}
