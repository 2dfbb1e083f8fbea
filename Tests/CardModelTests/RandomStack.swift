import CardMath
import CardMotion

@testable import CardModel

/// Random stacks, rules and inputs: everything that a scenario's text could ask for, and fingers in no valid order.
struct RandomStack {
  private var random: SplitMix64

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  mutating func isTrue(_ share: Double = 0.5) -> Bool { random.nextUnit() < share }

  mutating func number(_ low: Double, _ high: Double) -> Double { random.next(from: low, to: high) }

  mutating func choice<Value>(_ values: [Value]) -> Value { values[Int(random.next(below: UInt64(values.count)))] }

  // MARK: - Stacks

  mutating func stack() -> CardStack {
    let screen = Screen(
      width: number(200, 1300), height: number(300, 1300), safeTop: number(0, 60), safeBottom: number(0, 40))
    var cards = (0..<Int(1 + random.next(below: 4))).map { card(Int32($0), on: screen) }
    if isTrue(0.4) { cards = withPages(cards) }
    return CardStack(screen: screen, rules: rules(), cards: cards)
  }

  /// The same cards, one of them with pages, which follow all cards.
  private mutating func withPages(_ cards: [Card]) -> [Card] {
    let (index, count) = (Int(random.next(below: UInt64(cards.count))), Int(1 + random.next(below: 4)))
    func copy(_ name: Int32, _ parts: CardParts, header: Double, content: Double) -> Card {
      let card = cards[index]
      return Card(
        name: name, headerHeight: header, contentHeight: content, hasMap: card.hasMap,
        hasMapButtons: card.hasMapButtons, detents: card.detents, preferredDetent: card.preferredDetent, parts: parts)
    }
    var parts = cards[index].parts
    (parts.pages, parts.firstPage) = (cards.count..<cards.count + count, Int(random.next(below: UInt64(count))))
    var all = cards
    all[index] = copy(cards[index].name, parts, header: cards[index].headerHeight, content: 0)
    for page in 0..<Int32(count) {
      var parts = CardParts()
      parts.hasOwnMap = isTrue(0.3)
      all.append(copy(50 + page, parts, header: number(0, 150), content: choice([0, number(0, 3_000)])))
    }
    return all
  }

  private mutating func card(_ name: Int32, on screen: Screen) -> Card {
    // Detents may also lie off the screen; they only need to be apart.
    var y = number(0.5, 1.1) * screen.height
    var detents: [Detent] = []
    for index in 0..<Int32(1 + random.next(below: 5)) {
      detents.append(Detent(name: 100 + index, y: y))
      y -= number(1, 300)
    }
    // Now and then some that no finger reaches, but never all.
    if isTrue(0.3) {
      for index in detents.indices { detents[index].reach = choice(DetentReach.allCases) }
      detents[Int(random.next(below: UInt64(detents.count)))].reach = .finger
    }
    var asks = false
    if isTrue(0.3), let lowest = detents.first, lowest.y < screen.height {
      asks = isTrue(0.3)
      let reach = asks ? .program : choice(DetentReach.allCases)
      detents.insert(Detent(name: 90, y: screen.height, reach: reach, isGone: true), at: 0)
    }
    var parts = CardParts()
    if isTrue(0.2) { (parts.barHeight, parts.hasOwnBar) = (number(1, 80), isTrue()) }
    if isTrue(0.3) { parts.pageHeaderHeight = number(1, 80) }
    return Card(
      name: name, headerHeight: number(0, 150), contentHeight: choice([0, number(0, 3_000)]), hasMap: isTrue(0.8),
      hasMapButtons: isTrue(0.8), detents: detents,
      preferredDetent: isTrue() ? Int(random.next(below: UInt64(detents.count))) : nil, asksBeforeDismissal: asks,
      parts: parts)
  }

  private mutating func rules() -> Rules {
    var rules = Rules()
    if isTrue(0.3) { return rules }
    rules.touch.slop = choice([0, 10, number(0, 60)])
    rules.touch.locksAxis = isTrue()
    rules.touch.estimator = choice(VelocityEstimator.allCases)
    rules.touch.idleTicks = Int64(number(0, 1e6))
    rules.touch.grabs = isTrue(0.8)
    rules.touch.resumeDistance = choice([0, 10, 200])
    rules.drag.rubberBandCoefficient = number(0.01, 1)
    rules.drag.topBounces = isTrue()
    rules.drag.bottomBounces = isTrue()
    rules.snap = snap()
    if isTrue(0.3) { rules.drag.edge = .stepwise(stepwiseEdge()) }
    rules.touch.cancel = choice(CancelRule.allCases)
    rules.touch.dragsWithoutMap = isTrue(0.8)
    rules.motion.interruption = choice(Interruption.allCases)
    rules.scroll.handoff = choice(HandoffRule.allCases)
    rules.scroll.handsOverOnlyFromTop = isTrue(0.2)
    rules.scroll.momentum = isTrue(0.3) ? .handed : .lost
    rules.fade.source = choice(FadeSource.allCases)
    if isTrue(0.2) { rules.motion.dismiss = motion() }
    rules.motion.settle = motion()
    rules.motion.tap = motion()
    rules.motion.push = motion()
    rules.motion.pop = motion()
    rules.motion.keepsReleaseVelocity = isTrue(0.8)
    rules.motion.keepsRetargetVelocity = isTrue(0.8)
    rules.motion.edgeOvershootMax = choice([24, 0.1, number(0.1, 100), .infinity])
    rules.scroll.handsOverToContent = isTrue(0.8)
    rules.scroll.handsOverToCard = isTrue(0.8)
    rules.scroll.decelerationRatePerMillisecond = number(0.9, 0.999)
    rules.scroll.bounce = Spring(response: number(0.05, 2), dampingRatio: number(0.1, 2))
    rules.scroll.rubberBandCoefficient = number(0.01, 1)
    rules.scroll.bounces = isTrue(0.8)
    rules.fade.stackDimMax = number(0, 1)
    rules.fade.mapDimMax = number(0, 1)
    rules.fade.mapButtonFraction = choice([0, 0.3, 1])
    rules.fade.fadesContent = isTrue()
    rules.callbacks.order = choice(CallbackOrder.allCases)
    rules.callbacks.interrupted = choice(InterruptedEnd.allCases)
    rules.paging.gap = choice([0, 5, number(0, 50)])
    rules.paging.flickVelocity = choice([0, 100, number(0, 2_000)])
    rules.paging.rubberBandCoefficient = number(0.01, 1)
    (rules.paging.settle, rules.paging.jump) = (motion(), motion())
    return rules
  }

  private mutating func snap() -> SnapRules {
    switch random.next(below: 6) {
    case 0:
      var rule = ProjectionSnap()
      (rule.projectionTime, rule.window, rule.innerFactor) = (number(0, 1), number(0, 100), number(0, 4))
      return .projection(rule)
    case 1:
      var rule = StepSnap()
      rule.resistance = choice([0, 600, number(0, 5_000)])
      return .step(rule)
    case 2:
      var rule = HeightSnap()
      rule.threshold = choice([0, 500, number(0, 5_000)])
      return .height(rule)
    case 3:
      var rule = DismissalSnap()
      (rule.fractionToKeep, rule.velocityToDismiss) = (number(0, 1), number(0, 2_000))
      return .dismissal(rule)
    default:
      var rule = SwipeSnap()
      rule.resistance = choice([0, 600, number(0, 5_000)])
      rule.reachedDistance = choice([0, 22, number(0, 400)])
      rule.maxDetentsPerSwipe = Int(1 + random.next(below: 5))
      rule.projectionRatePerMillisecond = number(0.5, 0.9999)
      return .swipe(rule)
    }
  }

  private mutating func stepwiseEdge() -> StepwiseEdge {
    switch random.next(below: 3) {
    case 0: .refusing
    case 1: .damped(height: number(10, 300), weakening: number(1, 9), topBounces: isTrue(), bottomBounces: isTrue())
    default: .divided(by: number(1, 9))
    }
  }

  private mutating func motion() -> MotionRule {
    switch random.next(below: 8) {
    case 5:
      return .animation(
        SpringAnimation(duration: number(0.05, 1), dampingRatio: number(0.1, 1), relativeVelocity: number(-1, 4)))
    case 6:
      var pace = DistancePace()
      pace.shape = isTrue() ? .curve(.linear) : .spring(dampingRatio: number(0.1, 1))
      return .distanceOverSpeed(pace)
    case 7: return .bySpeed(SpeedPace())
    case 0, 1: return .spring(Spring(response: number(0.02, 1.5), dampingRatio: number(0.1, 3)))
    case 2: return .spring(Spring(uikitDuration: number(0.05, 1), dampingRatio: number(0.1, 1)))
    case 3: return .curve(.linear, duration: number(0.01, 2))
    default:
      let curve = CubicBezier(x1: number(0, 1), y1: number(-1, 2), x2: number(0, 1), y2: number(-1, 2))
      return .curve(.cubicBezier(curve), duration: number(0.01, 2))
    }
  }

  // MARK: - Inputs

  /// The time until the next input, ticks: often none at all, mostly about a sample's interval, sometimes seconds.
  mutating func pause() -> Int64 {
    switch random.next(below: 10) {
    case 0: 0
    case 1: Int64(random.next(below: 3))
    case 2: Int64(number(0, 2e7))
    default: Int64(number(9_000, 150_000))
    }
  }

  /// Returns the next input for a stack in a state. Fingers come down, move far, pause, lift and vanish, even without
  /// having come down.
  mutating func input(_ stack: CardStack, y: Double) -> Input {
    switch random.next(below: 40) {
    case 0: return isTrue() ? .tap(choice(TapTarget.allCases)) : .tapAt(x: number(-20, 420), y: number(-50, 900))
    case 1: return .key(choice(Key.allCases))
    case 2, 3:
      let count = stack.cards.count - stack.cards.reduce(0) { $0 + $1.parts.pages.count }
      return .push(card: Int(random.next(below: UInt64(count))), animated: isTrue(0.9))
    case 8: return .page(Int(random.next(below: 5)), animated: isTrue())
    case 4, 5: return .pop(count: choice([1, 1, 2, 3, Int.max]), animated: isTrue(0.9))
    case 7:
      return choice([
        .voiceOver(isTrue()), .reduceMotion(isTrue()), .focus(offset: number(0, 2000)),
        .mapOverlays(isTrue(0.7), animated: isTrue(0.8)),
        .release(
          modelY: isTrue() ? number(-100, 1000) : nil, velocity: number(-4000, 4000),
          detent: isTrue() ? 100 + Int32(random.next(below: 6)) : nil),
        .scroll(offset: isTrue() ? number(-200, 3000) : nil, velocity: number(-4000, 4000)),
      ])
    case 9: return isTrue() ? .present(detent: nil, animated: isTrue(0.8)) : .dismiss(animated: isTrue(0.8))
    case 6: return .move(detent: 100 + Int32(random.next(below: 6)), animated: isTrue())
    default: return .touch(touch(stack, y: y))
    }
  }

  private mutating func touch(_ stack: CardStack, y: Double) -> Touch {
    let phase: TouchPhase
    let pointer: Int32
    if case .free = stack.hold {
      phase = choice([.began, .began, .began, .moved, .ended])
      pointer = Int32(random.next(below: 2))
    } else {
      phase = choice(
        [.moved, .moved, .moved, .moved, .moved, .moved, .moved, .stationary, .began, .ended, .cancelled])
      pointer = isTrue(0.9) ? stack.hold.finger?.pointer ?? 0 : 1
    }
    let last = stack.hold.finger?.y ?? y + number(-40, 400)
    return Touch(
      phase: phase, pointer: pointer, x: number(0, 400),
      y: isTrue(0.05) ? number(-2_000, 3_000) : last + choice([0, number(-20, 20), number(-150, 150)]))
  }
}
