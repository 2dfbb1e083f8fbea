import CardMath
import CardModel
import CardMotion

extension ScenarioWords {
  mutating func code(_ rules: inout Rules) throws(StateError) {
    try code(&rules.touch)
    try code(&rules.drag)
    try code(&rules.snap)
    try code(&rules.motion)
    try code(&rules.scroll)
    try code(&rules.fade)
    try code(&rules.command)
    try code(&rules.fixesCardsWithoutMap)
    try code(&rules.paging)
    try code(&rules.feed)
    try code(&rules.callbacks.order)
  }

  private mutating func code(_ rules: inout TouchRules) throws(StateError) {
    try code(length: &rules.slop)
    try code(limit: &rules.stayMargin)
    try code(length: &rules.resumeDistance)
    try code(ticks: &rules.idleTicks)
    try code(&rules.locksAxis)
    try code(&rules.refusesDiagonal)
    try code(&rules.locksAxisOnContentOnly)
    try code(&rules.grabs)
    try code(&rules.dragsWithoutMap)
    try code(&rules.estimator)
    try code(&rules.cancel)
  }

  private mutating func code(_ rules: inout DragRules) throws(StateError) {
    switch try code(case: rules.edge == .elastic ? 0 : 1, of: 2) {
    case 0: rules.edge = .elastic
    default:
      var edge = StepwiseEdge.refusing
      if case .stepwise(let own) = rules.edge { edge = own }
      try code(&edge)
      rules.edge = .stepwise(edge)
    }
    try code(&rules.rubberBandCoefficient, in: 0...1e6)
    try code(&rules.topBounce)
    try code(&rules.bottomBounce)
    try code(&rules.begin)
  }

  private mutating func code(_ edge: inout StepwiseEdge) throws(StateError) {
    var (number, height, weakening, topBounces, bottomBounces, divisor) = (0, 1.0, 1.0, false, false, 1.0)
    switch edge {
    case .refusing: break
    case .damped(let a, let b, let c, let d): (number, height, weakening, topBounces, bottomBounces) = (1, a, b, c, d)
    case .divided(let a): (number, divisor) = (2, a)
    }
    switch try code(case: number, of: 3) {
    case 0: edge = .refusing
    case 1:
      try code(&height)
      try code(&weakening)
      try code(&topBounces)
      try code(&bottomBounces)
      edge = .damped(height: height, weakening: weakening, topBounces: topBounces, bottomBounces: bottomBounces)
    default:
      try code(&divisor)
      edge = .divided(by: divisor)
    }
  }

  private mutating func code(_ rules: inout SnapRules) throws(StateError) {
    let number =
      switch rules {
      case .swipe: 0
      case .projection: 1
      case .step: 2
      case .height: 3
      case .dismissal: 4
      }
    switch try code(case: number, of: 5) {
    case 0:
      var rule = SwipeSnap()
      if case .swipe(let own) = rules { rule = own }
      try code(limit: &rule.resistance)
      try code(limit: &rule.reachedDistance)
      try code(limit: &rule.skipVelocity)
      try code(&rule.projectionRatePerMillisecond, in: 0...0.999999)
      try code(&rule.maxDetentsPerSwipe, in: 0...Int(Int32.max))
      rules = .swipe(rule)
    case 1:
      var rule = ProjectionSnap()
      if case .projection(let own) = rules { rule = own }
      try code(&rule.projectionTime)
      try code(&rule.window)
      try code(&rule.innerFactor)
      rules = .projection(rule)
    case 2:
      var rule = StepSnap()
      if case .step(let own) = rules { rule = own }
      try code(limit: &rule.resistance)
      rules = .step(rule)
    case 3:
      var rule = HeightSnap()
      if case .height(let own) = rules { rule = own }
      try code(limit: &rule.threshold)
      rules = .height(rule)
    default:
      var rule = DismissalSnap()
      if case .dismissal(let own) = rules { rule = own }
      try code(&rule.fractionToKeep)
      try code(&rule.velocityToDismiss)
      rules = .dismissal(rule)
    }
  }

  private mutating func code(_ rules: inout MotionRules) throws(StateError) {
    try code(&rules.settle)
    try code(&rules.tap)
    try code(&rules.push)
    try code(&rules.pop)
    try code(&rules.fit)
    try code(&rules.barIn)
    try code(&rules.barInBesideMap)
    try code(&rules.barOut)
    try code(&rules.barFade)
    try code(&rules.dismiss, blank: rules.settle) { words, rule throws(StateError) in try words.code(&rule) }
    try code(&rules.keepsReleaseVelocity)
    try code(&rules.keepsRetargetVelocity)
    try code(&rules.interruption)
    try code(limit: &rules.edgeOvershootMax)
    try code(limit: &rules.innerOvershootMax)
    try code(&rules.pushStart)
    try code(&rules.popEnd)
  }

  /// The durations of motions, seconds.
  private static var durations: ClosedRange<Double> { 1e-6...1e6 }

  private mutating func code(_ rule: inout MotionRule) throws(StateError) {
    var number = 0
    var spring = Spring(angularFrequency: 1, dampingRatio: 1)
    var (curve, duration, velocity) = (TimingCurve.linear, 1.0, 0.0)
    var (distance, speed) = (DistancePace(), SpeedPace())
    switch rule {
    case .spring(let own): spring = own
    case .curve(let own, let time): (number, curve, duration) = (1, own, time)
    case .animation(let own): (number, duration, velocity, spring) = (2, own.duration, own.relativeVelocity, own.spring)
    case .distanceOverSpeed(let own): (number, distance) = (3, own)
    case .bySpeed(let own): (number, speed) = (4, own)
    }
    switch try code(case: number, of: 5) {
    case 0:
      try code(&spring)
      rule = .spring(spring)
    case 1:
      try code(saved: &curve)
      try code(&duration, in: Self.durations)
      rule = .curve(curve, duration: duration)
    case 2:
      try code(&duration, in: Self.durations)
      try code(&velocity)
      try code(&spring)
      rule = .animation(SpringAnimation(duration: duration, relativeVelocity: velocity, spring: spring))
    case 3:
      try code(&distance)
      rule = .distanceOverSpeed(distance)
    default:
      try code(&speed.slowest)
      try code(&speed.fastest)
      try code(&speed.slowDuration, in: Self.durations)
      try code(&speed.duration, in: Self.durations)
      // A spring is damped even for the fastest finger.
      try code(&speed.dampingDrop, in: 0...0.99)
      try code(&speed.velocityGain, in: -1e6...1e6)
      try code(saved: &speed.slowCurve)
      rule = .bySpeed(speed)
    }
  }

  private mutating func code(_ pace: inout DistancePace) throws(StateError) {
    var (number, ratio, curve) = (0, 1.0, TimingCurve.linear)
    switch pace.shape {
    case .spring(let own): ratio = own
    case .curve(let own): (number, curve) = (1, own)
    }
    switch try code(case: number, of: 2) {
    case 0:
      try code(&ratio, in: 0.002...1e6)
      pace.shape = .spring(dampingRatio: ratio)
    default:
      try code(saved: &curve)
      pace.shape = .curve(curve)
    }
    try code(&pace.shortest, in: Self.durations)
    try code(&pace.longest, in: Self.durations)
    try code(&pace.atRest)
  }

  private mutating func code(_ spring: inout Spring) throws(StateError) {
    var (frequency, ratio) = (spring.angularFrequency, spring.dampingRatio)
    try code(&frequency, in: Spring.angularFrequencies)
    try code(&ratio, in: Spring.dampingRatios)
    spring = Spring(angularFrequency: frequency, dampingRatio: ratio)
  }

  private mutating func code(_ rules: inout ScrollRules) throws(StateError) {
    try code(&rules.handsOverToContent)
    try code(&rules.handsOverToCard)
    try code(&rules.handsOverOnlyFromTop)
    try code(&rules.bounces)
    try code(&rules.momentum)
    try code(&rules.scrollsAtAnyDetent)
    try code(&rules.endDistance, in: 1e-9...1e9)
    try code(&rules.handoff)
    try code(&rules.decelerationRatePerMillisecond, in: 1e-9...0.999999)
    try code(&rules.rubberBandCoefficient, in: 0...1e6)
    try code(&rules.bounce)
  }

  private mutating func code(_ rules: inout FadeRules) throws(StateError) {
    try code(&rules.stackDimMax)
    try code(&rules.mapDimMax)
    try code(&rules.mapButtonFraction)
    try code(&rules.fadesContent)
    try code(&rules.fadesButtonsOnTap)
    try code(&rules.source)
  }

  private mutating func code(_ rules: inout CommandRules) throws(StateError) {
    try code(&rules.headerTapLeadsUp)
    try code(&rules.mapTapLeadsDown)
    try code(&rules.closeKeyPops)
    try code(&rules.popsDuringPop)
    try code(&rules.heedsVoiceOver)
    try code(&rules.voiceOverMovesCards)
    try code(&rules.reducedMotion)
  }

  private mutating func code(_ rules: inout PagingRules) throws(StateError) {
    try code(length: &rules.gap)
    try code(&rules.flickVelocity)
    try code(&rules.rubberBandCoefficient, in: 0...1e6)
    try code(&rules.settle)
    try code(&rules.jump)
  }

  private mutating func code(_ rules: inout FeedRules) throws(StateError) {
    try code(&rules.fetchLatency, in: 0...1e6)
    try code(&rules.refreshLatency, in: 0...1e6)
    try code(&rules.refreshTrigger)
    try code(&rules.refreshHold)
    try code(&rules.refreshInsetFactor)
    try code(&rules.carouselPage)
    try code(&rules.pagedViewJump)
    try code(&rules.keyboard)
  }
}
