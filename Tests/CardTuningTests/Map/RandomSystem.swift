import CardMath
import CardModel
import CardMotion
import CardTuning

/// Random systems for maps: every snap rule and every motion, on cards with one to five detents.
struct RandomSystem {
  var random: SplitMix64

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  mutating func number(_ low: Double, _ high: Double) -> Double { random.next(from: low, to: high) }

  mutating func isTrue(_ share: Double = 0.5) -> Bool { random.nextUnit() < share }

  mutating func choice<Value>(_ values: [Value]) -> Value { values[Int(random.next(below: UInt64(values.count)))] }

  mutating func system() -> SnapSystem {
    let card = card()
    let names = card.detents.map { "d\($0.name)" }
    let committed = isTrue(0.3) ? Int(random.next(below: UInt64(card.detents.count))) : nil
    return SnapSystem(
      card: card, rules: rules(), screen: Screen(width: 393, height: 852, safeTop: 59, safeBottom: 34), names: names,
      committed: committed)
  }

  private mutating func card() -> Card {
    let count = 1 + Int(random.next(below: 5))
    var y = number(500, 800)
    var detents: [Detent] = []
    for index in 0..<Int32(count) {
      let isLowest = index == 0 && isTrue(0.3)
      detents.append(Detent(name: index, y: y, modelY: isLowest ? y + number(0, 100) : y))
      y -= choice([number(1, 30), number(30, 250)])
    }
    if count > 1, isTrue(0.3) { detents[0].reach = .command }
    // Now and then others that no finger reaches, at any rank.
    if count > 2, isTrue(0.3) { detents[1 + Int(random.next(below: UInt64(count - 1)))].reach = .program }
    return Card(
      name: 0, headerHeight: 84, contentHeight: 600, hasMap: isTrue(0.9), hasMapButtons: true, detents: detents,
      preferredDetent: nil)
  }

  private mutating func rules() -> Rules {
    var rules = Rules()
    rules.snap = snap()
    rules.motion.settle = motion()
    if isTrue(0.3) { rules.motion.dismiss = motion() }
    rules.motion.keepsReleaseVelocity = isTrue(0.8)
    rules.motion.edgeOvershootMax = choice([24, 0.1, number(0.1, 100), .infinity])
    rules.motion.innerOvershootMax = choice([44, number(0.1, 100), .infinity])
    rules.drag.rubberBandCoefficient = number(0.01, 1)
    rules.drag.topBounces = isTrue(0.8)
    rules.drag.bottomBounces = isTrue(0.8)
    if isTrue(0.2) { rules.drag.edge = .stepwise(.divided(by: number(1, 9))) }
    rules.fixesCardsWithoutMap = isTrue()
    return rules
  }

  mutating func snap() -> SnapRules {
    switch random.next(below: 6) {
    case 0:
      var rule = ProjectionSnap()
      rule.projectionTime = choice([0, 0.499, number(0, 1), number(-1, 0)])
      (rule.window, rule.innerFactor) = (number(0, 100), number(0, 4))
      return .projection(rule)
    case 1:
      var rule = StepSnap()
      rule.resistance = choice([0, 600, number(0, 3_000)])
      return .step(rule)
    case 2:
      var rule = HeightSnap()
      rule.threshold = choice([0, 500, number(0, 3_000)])
      return .height(rule)
    case 3:
      var rule = DismissalSnap()
      (rule.fractionToKeep, rule.velocityToDismiss) = (number(0, 1), choice([0, 250, number(0, 2_000)]))
      return .dismissal(rule)
    default:
      var rule = SwipeSnap()
      rule.resistance = choice([0, 600, number(0, 3_000)])
      rule.reachedDistance = choice([0, 22, number(0, 300)])
      rule.maxDetentsPerSwipe = Int(1 + random.next(below: 5))
      rule.skipVelocity = choice([2_000, 0, number(0, 3_000), .infinity])
      rule.projectionRatePerMillisecond = choice([0.998, 0.99, number(0.5, 0.9999)])
      return .swipe(rule)
    }
  }

  private mutating func motion() -> MotionRule {
    switch random.next(below: 8) {
    case 0:
      return .animation(
        SpringAnimation(duration: number(0.05, 1), dampingRatio: number(0.1, 1), relativeVelocity: number(-1, 4)))
    case 1:
      var pace = DistancePace()
      pace.shape = isTrue(0.3) ? .curve(.linear) : .spring(dampingRatio: number(0.1, 1))
      (pace.shortest, pace.longest) = choice([(0.4, 1.3), (0.05, 5)])
      pace.atRest = choice(DistancePace.AtRest.allCases)
      return .distanceOverSpeed(pace)
    case 2:
      var pace = SpeedPace()
      (pace.slowest, pace.fastest) = choice([(500, 2_500), (0, 800), (1_500, 300), (1_000, 1_000)])
      return .bySpeed(pace)
    case 3: return .curve(.linear, duration: number(0.01, 2))
    default: return .spring(Spring(response: number(0.02, 1.5), dampingRatio: choice([1, number(0.1, 3), 0.8])))
    }
  }

  /// Returns a y for a row: a detent's, one between, or one beyond the outer detents.
  mutating func y(of system: SnapSystem) -> Double {
    isTrue(0.2)
      ? choice(system.card.detents.map(\.y)) : number(system.travel.lowerBound - 80, system.travel.upperBound + 80)
  }

  /// Returns ascending velocities: even ones, some at random, and those at which the rules compare, with their
  /// neighbours.
  mutating func velocities(of system: SnapSystem) -> [Double] {
    let speed = choice([3_000.0, 400, 100_000])
    var velocities = (0...40).map { -speed + 2 * speed * Double($0) / 40 }
    for _ in 0..<20 { velocities.append(number(-speed, speed)) }
    var places: [Double] = [0]
    switch system.rules.snap {
    case .swipe(let rule): places += [rule.resistance, rule.skipVelocity]
    case .step(let rule): places.append(rule.resistance)
    case .height(let rule): places.append(rule.threshold)
    case .dismissal(let rule): places.append(rule.velocityToDismiss)
    case .projection: break
    }
    if case .bySpeed(let pace) = system.rules.motion.settle { places += [pace.slowest, pace.fastest] }
    for place in places where place.isFinite {
      for one in [place, -place] { velocities += [one.nextDown, one, one.nextUp] }
    }
    return velocities.sorted()
  }
}
