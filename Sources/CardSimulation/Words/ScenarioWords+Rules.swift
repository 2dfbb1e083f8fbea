import CardMath
import CardModel
import CardMotion

extension ScenarioWords {
  @inline(never)
  mutating func code(_ rules: inout Rules) {
    code(&rules.touch)
    code(&rules.drag)
    code(&rules.snap)
    code(&rules.motion)
    code(&rules.scroll)
    code(&rules.fade)
    code(&rules.command)
    code(&rules.fixesCardsWithoutMap)
    code(&rules.paging)
    code(&rules.feed)
    code(&rules.callbacks.order)
    code(&rules.callbacks.interrupted)
  }

  @inline(never)
  private mutating func code(_ rules: inout TouchRules) {
    code(length: &rules.slop)
    code(limit: &rules.stayMargin)
    code(length: &rules.resumeDistance)
    code(ticks: &rules.idleTicks)
    code(&rules.locksAxis)
    code(&rules.refusesDiagonal)
    code(&rules.locksAxisOnContentOnly)
    code(&rules.grabs)
    code(&rules.dragsWithoutMap)
    code(&rules.estimator)
    code(&rules.cancel)
  }

  @inline(never)
  private mutating func code(_ rules: inout DragRules) {
    switch code(case: rules.edge == .elastic ? 0 : 1, of: 2) {
    case 0: rules.edge = .elastic
    default:
      var edge = StepwiseEdge.refusing
      if case .stepwise(let own) = rules.edge { edge = own }
      code(&edge)
      rules.edge = .stepwise(edge)
    }
    code(band: &rules.rubberBandCoefficient)
    code(&rules.topBounces)
    code(&rules.bottomBounces)
    code(&rules.begin)
  }

  /// The coefficient of a rubber band, which can't be held where it yields nothing.
  private mutating func code(band coefficient: inout Double) { code(&coefficient, in: 1e-9...1e6) }

  /// A number by which a step of the finger is divided.
  private mutating func code(divisor: inout Double) { code(&divisor, in: 1e-3...1e9) }

  @inline(never)
  private mutating func code(_ edge: inout StepwiseEdge) {
    var (number, height, weakening, topBounces, bottomBounces, divisor) = (0, 1.0, 1.0, false, false, 1.0)
    switch edge {
    case .refusing: break
    case .damped(let a, let b, let c, let d): (number, height, weakening, topBounces, bottomBounces) = (1, a, b, c, d)
    case .divided(let a): (number, divisor) = (2, a)
    }
    switch code(case: number, of: 3) {
    case 0: edge = .refusing
    case 1:
      code(divisor: &height)
      code(divisor: &weakening)
      code(&topBounces)
      code(&bottomBounces)
      edge = .damped(height: height, weakening: weakening, topBounces: topBounces, bottomBounces: bottomBounces)
    default:
      code(divisor: &divisor)
      edge = .divided(by: divisor)
    }
  }

  @inline(never)
  private mutating func code(_ rules: inout SnapRules) {
    let number =
      switch rules {
      case .swipe: 0
      case .projection: 1
      case .step: 2
      case .height: 3
      case .dismissal: 4
      }
    switch code(case: number, of: 5) {
    case 0:
      var rule = SwipeSnap()
      if case .swipe(let own) = rules { rule = own }
      code(limit: &rule.resistance)
      code(limit: &rule.reachedDistance)
      code(limit: &rule.skipVelocity)
      code(&rule.projectionRatePerMillisecond, in: 1e-9...0.999999)
      code(&rule.maxDetentsPerSwipe, in: 0...Int(Int32.max))
      rules = .swipe(rule)
    case 1:
      var rule = ProjectionSnap()
      if case .projection(let own) = rules { rule = own }
      code(&rule.projectionTime)
      code(&rule.window)
      code(&rule.innerFactor)
      rules = .projection(rule)
    case 2:
      var rule = StepSnap()
      if case .step(let own) = rules { rule = own }
      code(limit: &rule.resistance)
      rules = .step(rule)
    case 3:
      var rule = HeightSnap()
      if case .height(let own) = rules { rule = own }
      code(limit: &rule.threshold)
      rules = .height(rule)
    default:
      var rule = DismissalSnap()
      if case .dismissal(let own) = rules { rule = own }
      code(&rule.fractionToKeep)
      code(&rule.velocityToDismiss)
      rules = .dismissal(rule)
    }
  }

  @inline(never)
  private mutating func code(_ rules: inout MotionRules) {
    code(&rules.settle)
    code(&rules.tap)
    code(&rules.push)
    code(&rules.pop)
    code(&rules.fit)
    code(&rules.barIn)
    code(&rules.barInBesideMap)
    code(&rules.barOut)
    code(&rules.barFade)
    code(&rules.dismiss, blank: rules.settle) { words, rule in words.code(&rule) }
    code(&rules.keepsReleaseVelocity)
    code(&rules.keepsRetargetVelocity)
    code(&rules.interruption)
    code(limit: &rules.edgeOvershootMax)
    code(limit: &rules.innerOvershootMax)
    code(&rules.pushStart)
    code(&rules.popEnd)
  }

  /// The durations of motions, seconds.
  private static var durations: ClosedRange<Double> { 1e-6...1e6 }

  @inline(never)
  private mutating func code(_ rule: inout MotionRule) {
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
    switch code(case: number, of: 5) {
    case 0:
      code(&spring)
      rule = .spring(spring)
    case 1:
      code(saved: &curve)
      code(&duration, in: Self.durations)
      rule = .curve(curve, duration: duration)
    case 2:
      code(&duration, in: Self.durations)
      code(&velocity)
      code(&spring)
      rule = .animation(SpringAnimation(duration: duration, relativeVelocity: velocity, spring: spring))
    case 3:
      code(&distance)
      rule = .distanceOverSpeed(distance)
    default:
      code(&speed.slowest)
      code(&speed.fastest)
      code(&speed.slowDuration, in: Self.durations)
      code(&speed.duration, in: Self.durations)
      // A spring is damped even for the fastest finger.
      code(&speed.dampingDrop, in: 0...0.99)
      code(&speed.velocityGain, in: -1e6...1e6)
      code(saved: &speed.slowCurve)
      rule = .bySpeed(speed)
    }
  }

  @inline(never)
  private mutating func code(_ pace: inout DistancePace) {
    var (number, ratio, curve) = (0, 1.0, TimingCurve.linear)
    switch pace.shape {
    case .spring(let own): ratio = own
    case .curve(let own): (number, curve) = (1, own)
    }
    switch code(case: number, of: 2) {
    case 0:
      code(&ratio, in: 0.002...1e6)
      pace.shape = .spring(dampingRatio: ratio)
    default:
      code(saved: &curve)
      pace.shape = .curve(curve)
    }
    code(&pace.shortest, in: Self.durations)
    code(&pace.longest, in: Self.durations)
    code(&pace.atRest)
  }

  @inline(never)
  private mutating func code(_ spring: inout Spring) {
    var (frequency, ratio) = (spring.angularFrequency, spring.dampingRatio)
    code(&frequency, in: Spring.angularFrequencies)
    code(&ratio, in: Spring.dampingRatios)
    guard isMaking else { return }
    spring = Spring(angularFrequency: frequency, dampingRatio: ratio)
  }

  @inline(never)
  private mutating func code(_ rules: inout ScrollRules) {
    code(&rules.handsOverToContent)
    code(&rules.handsOverToCard)
    code(&rules.handsOverOnlyFromTop)
    code(&rules.bounces)
    code(&rules.momentum)
    code(&rules.scrollsAtAnyDetent)
    code(&rules.endDistance, in: 1e-9...1e9)
    code(&rules.handoff)
    code(&rules.decelerationRatePerMillisecond, in: 1e-9...0.999999)
    code(band: &rules.rubberBandCoefficient)
    code(&rules.bounce)
  }

  @inline(never)
  private mutating func code(_ rules: inout FadeRules) {
    code(&rules.stackDimMax)
    code(&rules.mapDimMax)
    code(&rules.mapButtonFraction)
    code(&rules.fadesContent)
    code(&rules.fadesButtonsOnTap)
    code(&rules.source)
  }

  @inline(never)
  private mutating func code(_ rules: inout CommandRules) {
    code(&rules.headerTapLeadsUp)
    code(&rules.mapTapLeadsDown)
    code(&rules.closeKeyPops)
    code(&rules.popsDuringPop)
    code(&rules.heedsVoiceOver)
    code(&rules.voiceOverMovesCards)
    code(&rules.reducedMotion)
  }

  @inline(never)
  private mutating func code(_ rules: inout PagingRules) {
    code(length: &rules.gap)
    code(&rules.flickVelocity)
    code(band: &rules.rubberBandCoefficient)
    code(&rules.settle)
    code(&rules.jump)
  }

  @inline(never)
  private mutating func code(_ rules: inout FeedRules) {
    code(&rules.fetchLatency, in: 0...1e6)
    code(&rules.refreshLatency, in: 0...1e6)
    code(&rules.refreshTrigger)
    code(&rules.refreshHold)
    code(&rules.refreshInsetFactor)
    code(&rules.carouselPage)
    code(&rules.pagedViewJump)
    code(&rules.keyboard)
  }
}
