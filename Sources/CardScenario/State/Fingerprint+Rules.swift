import CardModel
import CardMotion

extension FingerprintWords {
  mutating func add(_ rules: Rules) {
    add(rules.touch)
    add(rules.drag)
    add(rules.snap)
    add(rules.motion)
    add(rules.scroll)
    add(rules.fade)
    add(rules.command)
    add(rules.fixesCardsWithoutMap)
    add(rules.paging)
    add(rules.feed)
    add(rules.callbacks.order)
  }

  private mutating func add(_ rules: TouchRules) {
    add(rules.slop, rules.stayMargin, rules.resumeDistance)
    add(rules.idleTicks)
    add(rules.locksAxis, rules.refusesDiagonal, rules.locksAxisOnContentOnly, rules.grabs, rules.dragsWithoutMap)
    add(rules.estimator)
    add(rules.cancel)
  }

  private mutating func add(_ rules: DragRules) {
    switch rules.edge {
    case .elastic: add(case: 0)
    case .stepwise(let edge):
      add(case: 1)
      add(edge)
    }
    add(rules.rubberBandCoefficient)
    add(rules.topBounce, rules.bottomBounce)
    add(rules.begin)
  }

  private mutating func add(_ edge: StepwiseEdge) {
    switch edge {
    case .refusing: add(case: 0)
    case .damped(let height, let weakening, let topBounces, let bottomBounces):
      add(case: 1)
      add(height, weakening)
      add(topBounces, bottomBounces)
    case .divided(let divisor):
      add(case: 2)
      add(divisor)
    }
  }

  private mutating func add(_ rules: SnapRules) {
    switch rules {
    case .swipe(let rule):
      add(case: 0)
      add(rule.resistance, rule.reachedDistance, rule.skipVelocity, rule.projectionRatePerMillisecond)
      add(rule.maxDetentsPerSwipe)
    case .projection(let rule):
      add(case: 1)
      add(rule.projectionTime, rule.window, rule.innerFactor)
    case .step(let rule):
      add(case: 2)
      add(rule.resistance)
    case .height(let rule):
      add(case: 3)
      add(rule.threshold)
    case .dismissal(let rule):
      add(case: 4)
      add(rule.fractionToKeep, rule.velocityToDismiss)
    }
  }

  private mutating func add(_ rules: MotionRules) {
    for rule in [
      rules.settle, rules.tap, rules.push, rules.pop, rules.fit, rules.barIn, rules.barInBesideMap, rules.barOut,
      rules.barFade,
    ] {
      add(rule)
    }
    add(rules.dismiss) { $0.add($1) }
    add(rules.keepsReleaseVelocity, rules.keepsRetargetVelocity)
    add(rules.interruption)
    add(rules.edgeOvershootMax, rules.innerOvershootMax)
    add(rules.pushStart)
    add(rules.popEnd)
  }

  private mutating func add(_ rule: MotionRule) {
    switch rule {
    case .spring(let spring):
      add(case: 0)
      add(spring)
    case .curve(let curve, let duration):
      add(case: 1)
      add(saved: curve)
      add(duration)
    case .animation(let animation):
      add(case: 2)
      add(animation.duration, animation.relativeVelocity)
      add(animation.spring)
    case .distanceOverSpeed(let pace):
      add(case: 3)
      add(pace)
    case .bySpeed(let pace):
      add(case: 4)
      add(pace.slowest, pace.fastest, pace.slowDuration, pace.duration, pace.dampingDrop, pace.velocityGain)
      add(saved: pace.slowCurve)
    }
  }

  private mutating func add(_ pace: DistancePace) {
    switch pace.shape {
    case .spring(let dampingRatio):
      add(case: 0)
      add(dampingRatio)
    case .curve(let curve):
      add(case: 1)
      add(saved: curve)
    }
    add(pace.shortest, pace.longest)
    add(pace.atRest)
  }

  private mutating func add(_ spring: Spring) {
    add(spring.angularFrequency, spring.dampingRatio)
  }

  private mutating func add(_ rules: ScrollRules) {
    add(rules.handsOverToContent, rules.handsOverToCard, rules.handsOverOnlyFromTop, rules.bounces)
    add(rules.momentum)
    add(rules.scrollsAtAnyDetent)
    add(rules.endDistance)
    add(rules.handoff)
    add(rules.decelerationRatePerMillisecond, rules.rubberBandCoefficient)
    add(rules.bounce)
  }

  private mutating func add(_ rules: FadeRules) {
    add(rules.stackDimMax, rules.mapDimMax, rules.mapButtonFraction)
    add(rules.fadesContent, rules.fadesButtonsOnTap)
    add(rules.source)
  }

  private mutating func add(_ rules: CommandRules) {
    add(rules.headerTapLeadsUp, rules.mapTapLeadsDown, rules.closeKeyPops, rules.popsDuringPop, rules.heedsVoiceOver)
    add(rules.voiceOverMovesCards)
    add(rules.reducedMotion)
  }

  private mutating func add(_ rules: PagingRules) {
    add(rules.gap, rules.flickVelocity, rules.rubberBandCoefficient)
    add(rules.settle)
    add(rules.jump)
  }

  private mutating func add(_ rules: FeedRules) {
    add(rules.fetchLatency, rules.refreshLatency, rules.refreshTrigger, rules.refreshHold, rules.refreshInsetFactor)
    for rule in [rules.carouselPage, rules.pagedViewJump, rules.keyboard] { add(rule) }
  }
}
