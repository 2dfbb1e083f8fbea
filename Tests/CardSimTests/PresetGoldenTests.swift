import CardSim
import CardTestSupport
import Testing

/// A card under a preset as `cardsim explain` lays it out, and its releases.
private struct Bench {
  let scenario: Scenario

  init(_ preset: String, on device: String = "iphone-15", header: Double = 84, content: Double = 0) throws {
    var document = ScenarioDocument(source: SourceText(name: "test", text: ""), name: "test")
    document.settings = try #require(Preset.named(preset)).settings
    document.screen = try #require(Device.named(device)).screen
    var card = ScenarioDocument.CardText(name: "card")
    (card.headerHeight, card.contentHeight) = (header, content)
    document.cards = [card]
    scenario = try document.scenario()
  }

  var rules: Rules { scenario.stack.rules }
  var card: Card { scenario.stack.topCard }

  func name(_ detent: Int) -> String { scenario.names[card.detents[detent].name] }

  /// The index of the detent that was decided last, by its name; the nearest if it has none.
  private func index(of committed: String?, nearestTo y: Double) throws -> Int {
    guard let committed else { return card.nearestDetent(to: y) }
    return try #require(card.detents.indices.first { name($0) == committed })
  }

  /// What decides, without what would have decided otherwise.
  func decision(_ y: Double, _ velocity: Double, from committed: String? = nil) throws -> SnapDecision {
    rules.decision(releasedAt: y, velocity: velocity, of: card, from: try index(of: committed, nearestTo: y))
  }

  func target(_ y: Double, _ velocity: Double, from committed: String? = nil) throws -> String {
    name(try decision(y, velocity, from: committed).target)
  }

  /// All of it.
  func release(_ y: Double, _ velocity: Double, from committed: String? = nil) throws -> ReleaseExplanation {
    ReleaseExplanation(
      releasedAtModelY: y, y: min(y, card.detents[card.lowestDetent].y), velocity: velocity, of: card,
      from: try index(of: committed, nearestTo: y), rules: rules)
  }
}

/// The spring of a motion that has one for itself, its duration, and its velocity in ways per second.
private func spring(of rule: MotionRule) -> SpringAnimation? {
  if case .animation(let animation) = rule { animation } else { nil }
}

/// The curve of a motion that is one, and its duration.
private func curve(of rule: MotionRule) -> (curve: TimingCurve, duration: Double)? {
  if case .curve(let curve, let duration) = rule { (curve, duration) } else { nil }
}

private func ease(_ x1: Double, _ x2: Double) -> TimingCurve {
  .cubicBezier(CubicBezier(x1: x1, y1: 0, x2: x2, y2: 1))
}

/// TGCardViewController's numbers (references, §1), each by the digits that stand there.
@Suite struct TGCardGoldenTests {
  static let all = ["tgcard-2.5.1", "tgcard-readme", "tgcard-2018"]
  static let fluid = ["tgcard-2.5.1", "tgcard-readme"]

  /// §1.1: device, H, extended, peak, what shows of it there, collapsed as it shows; for its controller that is H.
  @Test(arguments: all)
  func theGeometryTable(preset: String) throws {
    for (device, height, extended, peak, visible, collapsed) in [
      ("iphone-se-3", 667, 70, 298.5, 368.5, 583), ("iphone-15", 852, 71, 390.5, 461.5, 734),
      ("iphone-15-pro-max", 932, 71, 430.5, 501.5, 814),
    ] as [(String, Double, Double, Double, Double, Double)] {
      let bench = try Bench(preset, on: device)
      // Before, the gap was 50 pt on every device: 38 more with a home indicator, and half of that at half.
      let more = preset == "tgcard-2018" && device != "iphone-se-3" ? 38.0 : 0
      #expect(bench.card.detents.map(\.y) == [collapsed, peak - more / 2, extended + more], "\(device)")
      #expect(bench.card.detents.map(\.modelY) == [height, peak - more / 2, extended + more], "\(device)")
      #expect(height - peak == visible)
    }
  }

  /// §1.1: of a header lower than 0.66 of 44 pt, 29.04 pt show; of one as high, itself.
  @Test func theLeastThatShows() throws {
    for (header, shown) in [(0, 29.04), (16, 29.04), (29, 29.04), (29.05, 29.05), (84, 84)] as [(Double, Double)] {
      #expect(try Bench("tgcard-2.5.1", header: header).card.detents[0].y.isNear(852 - 34 - shown, 1e-12))
    }
  }

  /// §1.4: Y, v, projected, target, rule, duration; ω = 8.9943 / duration, from mpmath's root of UIKit's equation.
  @Test(arguments: fluid)
  func theGoldenVectors(preset: String) throws {
    let bench = try Bench(preset)
    for (y, velocity, projected, target, rule, duration) in [
      (390.5, 0, 390.5, "peaking", .window, 0.4), (500, 0, 500, "collapsed", .direction, 1.3),
      (300, -200, 200.2, "extended", .direction, 1.145), (300, 100, 349.9, "peaking", .window, 0.905),
      (734, -300, 584.3, "peaking", .direction, 343.5 / 300), (71, 700, 420.3, "peaking", .window, 319.5 / 700),
      (71, 2000, 1069, "collapsed", .direction, 0.4), (95, -1, 94.501, "extended", .direction, 1.3),
    ] as [(Double, Double, Double, String, SnapRule, Double)] {
      let release = try bench.release(y, velocity)
      #expect(bench.name(release.decision.target) == target && release.decision.rule == rule, "\(y) at \(velocity)")
      #expect(release.decision.projectedY!.isNear(projected, 1e-9) && release.decision.threshold == nil)
      #expect(release.duration.isNear(duration, 1e-12), "\(y) at \(velocity): \(release.duration) s")
      #expect((release.spring!.angularFrequency * duration).isNear(8.99429668929239748, 1e-9))
      // ζ 0.8, and nothing of the finger's velocity.
      #expect(release.spring!.dampingRatio == 0.8 && release.startVelocity == 0 && release.relativeVelocity == 0)
    }
  }

  /// §1.4, what follows from it: from rest between half and the bottom it always collapses, from rest between the top
  /// and half it always peaks, and one flick may skip half. Each edge belongs to the window above which it lies.
  @Test func whatFollowsFromTheRule() throws {
    let bench = try Bench("tgcard-2.5.1")
    for y in [434.5, 450, 562, 829] { #expect(try bench.target(y, 0) == "collapsed", "\(y)") }
    for y in [93, 100, 230, 346.4] { #expect(try bench.target(y, 0) == "peaking", "\(y)") }
    for y in [49, 71, 92.99] { #expect(try bench.target(y, 0) == "extended", "\(y)") }
    for y in [346.5, 434.49] { #expect(try bench.target(y, 0) == "peaking", "\(y)") }
    #expect(try bench.target(71, 2000) == "collapsed" && bench.target(852, -2000) == "extended")
    // 0 is down; the least less is up.
    #expect(try bench.target(500, -0.0) == "collapsed" && bench.target(500, -1e-9) == "peaking")
    #expect(try bench.target(200, -1e-9) == "extended")
  }

  /// §1.4: the flips of a release by hand: how far it is to the edge of the window, or to where the finger turns round.
  @Test func theFlips() throws {
    let bench = try Bench("tgcard-2.5.1")
    let resting = try bench.release(390.5, 0)
    // 44 pt to either edge of half's window, but for the resolution.
    #expect(resting.distanceFlip!.change.magnitude.isNear(44, 1e-8))
    #expect(resting.velocityFlip!.change.magnitude.isNear(44 / 0.499, 1e-8))
    let falling = try bench.release(500, 0)
    #expect(falling.distanceFlip!.change.isNear(434.5 - 500, 1e-8))
    #expect(falling.velocityFlip!.change.isNear(0, 1e-8) && bench.name(falling.velocityFlip!.target) == "peaking")
  }

  /// §1.4 between the limits: the way over the speed to the last bit, whatever the device.
  @Test(arguments: ["iphone-se-3", "iphone-15", "iphone-15-pro-max"])
  func theWayOverTheSpeed(device: String) throws {
    let bench = try Bench("tgcard-2.5.1", on: device)
    var between = 0
    for y in stride(from: 80.0, to: bench.card.detents[0].modelY, by: 13.25) {
      for velocity in stride(from: -1200.0, through: 1200, by: 97) where velocity != 0 {
        let target = try bench.decision(y, velocity).target
        let motion = bench.rules.motion.release(from: y, to: target, of: bench.card, fingerVelocity: velocity)
        let raw = (bench.card.detents[target].modelY - y) / velocity
        let duration = raw < 0.4 ? 0.4 : raw > 1.3 ? 1.3 : raw
        if duration == raw { between += 1 }
        #expect(motion.duration == duration, "\(y) at \(velocity)")
      }
    }
    #expect(between > 200)
  }

  /// §1.2, before June 2019: y + v/5, a plain curve of 0.25 s to 1.3 s; ranges of the windows as now.
  @Test func beforeTheFluidDesign() throws {
    let bench = try Bench("tgcard-2018")
    for (y, velocity, projected, target, duration) in [
      (300, -200, 260, "extended", 191.0 / 200), (109, 2000, 509, "collapsed", 743.0 / 2000),
      (109, 700, 249, "peaking", 262.5 / 700), (130, -200, 90, "extended", 0.25), (371.5, 0, 371.5, "peaking", 0.25),
      (500, 0, 500, "collapsed", 1.3),
    ] as [(Double, Double, Double, String, Double)] {
      let release = try bench.release(y, velocity)
      #expect(bench.name(release.decision.target) == target, "\(y) at \(velocity)")
      #expect(release.decision.projectedY!.isNear(projected, 1e-9) && release.duration.isNear(duration, 0.5e-4))
      #expect(release.spring == nil && release.startVelocity == 0)
    }
    guard case .distanceOverSpeed(let pace) = bench.rules.motion.settle else {
      Issue.record("the pace is \(bench.rules.motion.settle)")
      return
    }
    #expect(pace.shape == .curve(ease(0.42, 0.58)))
  }

  /// §1.2 and §3.1: push, pop, tap, header: duration, ζ, ω.
  @Test(arguments: fluid)
  func theAnimations(preset: String) throws {
    let motion = try Bench(preset).rules.motion
    for (rule, duration, ratio, frequency) in [
      (motion.push, 0.25, 0.75, 37.5115), (motion.pop, 0.3125, 1, 29.5469), (motion.barIn, 0.25, 1, 36.9337),
      (motion.barInBesideMap, 0.25, 0.8, 35.9772), (motion.barOut, 0.25, 0.8, 35.9772),
    ] as [(MotionRule, Double, Double, Double)] {
      let animation = try #require(spring(of: rule), "\(rule)")
      #expect(animation.duration == duration && animation.relativeVelocity == 0)
      #expect(animation.spring.dampingRatio == ratio && animation.spring.angularFrequency.isNear(frequency, 0.51e-4))
    }
    let tap = try #require(curve(of: motion.tap))
    #expect(tap.curve == ease(0, 0.58) && tap.duration == 0.25)
    #expect(!motion.keepsReleaseVelocity && motion.interruption == .additive && motion.edgeOvershootMax == .infinity)
  }

  /// §1.2, before: push .4/.75, pop .5/1, tap and header .35/.75, but a header that comes in over the map .35/1. ω goes
  /// by one over the duration.
  @Test func theAnimationsBefore() throws {
    let motion = try Bench("tgcard-2018").rules.motion
    for (rule, duration, ratio, frequency) in [
      (motion.push, 0.4, 0.75, 37.5115 * 0.25 / 0.4), (motion.pop, 0.5, 1, 29.5469 * 0.3125 / 0.5),
      (motion.tap, 0.35, 0.75, 37.5115 * 0.25 / 0.35), (motion.barIn, 0.35, 1, 36.9337 * 0.25 / 0.35),
      (motion.barInBesideMap, 0.35, 0.75, 37.5115 * 0.25 / 0.35), (motion.barOut, 0.35, 0.75, 37.5115 * 0.25 / 0.35),
    ] as [(MotionRule, Double, Double, Double)] {
      let animation = try #require(spring(of: rule), "\(rule)")
      #expect(animation.duration == duration && animation.relativeVelocity == 0)
      #expect(animation.spring.dampingRatio == ratio && animation.spring.angularFrequency.isNear(frequency, 1e-4))
    }
  }

  /// §0: the card below darkens to 0.15 in the code and to 0.25 in the README; the map to 0.25. §1.6: the buttons are
  /// gone at y 294.65. §1.3: the content is clamp((H − y)/(H − peak)), with H for the bottom.
  @Test(arguments: zip(all, [0.15, 0.25, 0.15]))
  func theFades(preset: String, stackDim: Double) throws {
    let bench = try Bench(preset)
    #expect(bench.rules.fade.stackDimMax == stackDim && bench.rules.fade.source == .animation)
    let fades = Fades(bench.rules.fade, card: bench.card)
    let (peak, extended) = preset == "tgcard-2018" ? (371.5, 109.0) : (390.5, 71)
    let part = 0.3 * (peak - extended)
    #expect(fades.mapDim(at: extended) == 0.25)
    #expect(fades.mapDim(at: peak) == 0)
    #expect(fades.mapButton(at: peak - part - 0.01) == 0)
    #expect(fades.mapButton(at: peak - part + 0.01).isNear(0.01 / part, 1e-9))
    #expect(fades.mapButton(at: peak) == 1)
    #expect(fades.mapButton(at: peak - part / 2).isNear(0.5, 1e-12))
    #expect(fades.content(at: 852) == 0)
    #expect(fades.content(at: 734).isNear(118 / (852 - peak), 1e-15))
    #expect(fades.content(at: peak) == 1)
    #expect(fades.content(at: (852 + peak) / 2).isNear(0.5, 1e-15))
    if preset != "tgcard-2018" { #expect((peak - part).isNear(294.65, 1e-9)) }
  }

  /// §1.9: in landscape half is no stop, and a gesture has the outer two: their windows and the finger's direction.
  @Test func inLandscapeThereAreTwoStops() throws {
    let bench = try Bench("tgcard-2.5.1", on: "iphone-15-landscape")
    #expect(bench.card.detents.indices.map(bench.name) == ["collapsed", "extended"])
    let (collapsed, extended) = (bench.card.detents[0], bench.card.detents[1])
    #expect(extended.y == 12 && collapsed.modelY == 393 && collapsed.y == 393 - 21 - 84)
    for y in [40.0, 150, 202.5, 300, 370.9] {
      #expect(try bench.target(y, 0) == "collapsed" && bench.target(y, -1) == "extended", "\(y)")
    }
    #expect(try bench.target(33.9, 0) == "extended" && bench.target(371, 0) == "collapsed")
    // −44.1 · 0.499: just out of the bottom's window.
    #expect(try bench.target(393, -44) == "collapsed" && bench.target(393, -44.1) == "extended")
  }

  /// §1.3: hard stops that remember; a cancelled finger snaps nothing; content hands over, the card doesn't.
  @Test(arguments: all)
  func theTouch(preset: String) throws {
    let rules = try Bench(preset).rules
    #expect(rules.drag.edge == .stepwise(.refusing) && rules.touch.cancel == .stay)
    #expect(rules.scroll.handsOverToCard && !rules.scroll.handsOverToContent && rules.scroll.handoff == .overscroll)
    #expect(rules.touch.dragsWithoutMap == (preset == "tgcard-readme"))
  }
}

/// SweetCurtain's numbers (references, §2).
@Suite struct SweetCurtainGoldenTests {
  /// §2.1: .2, .5 and .8 of what is below the status bar: of 793 pt 158.6, 396.5 and 634.4; and hidden.
  @Test(arguments: zip(["iphone-15", "iphone-se-3"], [(852.0, 793.0), (667, 647)]))
  func itsHeights(device: String, heights: (screen: Double, scene: Double)) throws {
    let bench = try Bench("sweetcurtain-0.2.5", on: device)
    #expect(bench.card.detents.indices.map(bench.name) == ["hide", "min", "mid", "max"])
    for (detent, part) in zip(bench.card.detents, [0, 0.2, 0.5, 0.8]) {
      #expect(detent.y.isNear(heights.screen - heights.scene * part, 1e-9) && detent.modelY == detent.y)
    }
    if device == "iphone-15" {
      for (detent, height) in zip(bench.card.detents, [0, 158.6, 396.5, 634.4]) {
        #expect((852 - detent.y).isNear(height, 1e-9))
      }
    }
  }

  /// §2.2: stored, up, down; wherever the curtain is, and however fast beyond 600.
  @Test(arguments: [("min", "mid", "min"), ("mid", "max", "min"), ("max", "max", "mid"), ("hide", "hide", "hide")])
  func theTable(stored: String, up: String, down: String) throws {
    let bench = try Bench("sweetcurtain-0.2.5")
    for y in [693.4, 600, 455.5, 300, 217.6, 120] {
      for speed in [600.001, 900, 8000] {
        #expect(try bench.target(y, -speed, from: stored) == up && bench.target(y, speed, from: stored) == down)
      }
      // −T ≤ v ≤ T is calm, both ends of it: then the nearest.
      let nearest = bench.name(bench.card.nearestDetent(to: y))
      #expect(nearest != "hide")
      for velocity in [-600.0, -1, 0, 1, 600] {
        let decision = try bench.decision(y, velocity, from: stored)
        #expect(bench.name(decision.target) == nearest && decision.rule == .nearest)
        #expect(decision.threshold == 600 && decision.projectedY == nil)
      }
    }
  }

  /// §2.2's quirk: slowly from min to almost max and flicked up, it goes *down* to mid, and flips where it is calm.
  @Test func theQuirk() throws {
    let bench = try Bench("sweetcurtain-0.2.5")
    let release = try bench.release(230, -900, from: "min")
    #expect(bench.name(release.decision.target) == "mid" && release.targetY > 230)
    #expect(release.velocityFlip!.change.isNear(300, 1e-8) && bench.name(release.velocityFlip!.target) == "max")
    #expect(release.distanceFlip == nil)
    #expect(try bench.target(680, 900, from: "max") == "mid")
  }

  /// §2.3 and §3.1: always 0.4 s, ζ 0.8 and 3 ways a second; a flick, a calm release and the program have the same.
  @Test func itsSpring() throws {
    let bench = try Bench("sweetcurtain-0.2.5")
    for (y, velocity) in [(230.0, -900.0), (500, 0), (455.5, 2000), (690, -100)] {
      let release = try bench.release(y, velocity)
      #expect(release.duration == 0.4 && release.spring!.angularFrequency.isNear(21.8987805304744837, 1e-12))
      #expect(release.spring!.dampingRatio == 0.8 && release.relativeVelocity == 3 && !release.isStiffened)
      #expect(release.startVelocity.isNear(3 * (release.targetY - y), 1e-9))
    }
    #expect(bench.rules.motion.tap == bench.rules.motion.settle && bench.rules.motion.dismiss == nil)
  }

  /// §2.4: a height of 100, a weakening of 2, both ends; §2.6: nothing darkens and nothing fades.
  @Test func itsEdgeAndItsFades() throws {
    let bench = try Bench("sweetcurtain-0.2.5")
    #expect(
      bench.rules.drag.edge == .stepwise(.damped(height: 100, weakening: 2, topBounces: true, bottomBounces: true)))
    let fades = Fades(bench.rules.fade, card: bench.card)
    for y in stride(from: 100.0, through: 852, by: 47) {
      #expect(fades.mapDim(at: y) == 0 && fades.mapButton(at: y) == 1 && fades.content(at: y) == 1)
    }
    #expect(bench.rules.fade.stackDimMax == 0)
  }

  /// §2.7: the next state from where it is; calm below 500, where the middles between the states decide.
  @Test func theRewritesTargets() throws {
    let bench = try Bench("sweetcurtain-0.9")
    #expect(bench.card.detents.map { 852 - $0.y } == [160, 400, 640])
    for (height, up, calm, down) in [
      (170, "medium", "small", "small"), (279.9, "medium", "small", "small"), (280, "medium", "medium", "small"),
      (399.9, "medium", "medium", "small"), (400, "large", "medium", "small"), (400.1, "large", "medium", "medium"),
      (520, "large", "medium", "medium"), (520.1, "large", "large", "medium"), (640, "large", "large", "medium"),
    ] as [(Double, String, String, String)] {
      for stored in ["small", "medium", "large"] {
        let y = 852 - height
        #expect(try bench.target(y, -500, from: stored) == up && bench.target(y, 500, from: stored) == down)
        #expect(try bench.target(y, -499.999, from: stored) == calm && bench.target(y, 499.999, from: stored) == calm)
      }
    }
  }

  /// §2.7: at 500 .92/.06, at 2500 .6/.3 and no more beyond; below 500 a curve of 0.2 s. ω by mpmath, as UIKit's
  /// equation has it for 0.3 s: the root beyond ζω = v₀.
  @Test func theRewritesSprings() throws {
    let bench = try Bench("sweetcurtain-0.9")
    for (speed, ratio, relative, frequency) in [
      (500, 0.92, 0.06, 28.1114229832821439), (1000, 0.84, 0.12, 29.1265597887327293),
      (1500, 0.76, 0.18, 30.9497271849221056), (2500, 0.6, 0.3, 36.7019795292380174),
      (2500.1, 0.6, 0.3, 36.7019795292380174), (9000, 0.6, 0.3, 36.7019795292380174),
    ] as [(Double, Double, Double, Double)] {
      for sign in [-1.0, 1] {
        let release = try bench.release(500, sign * speed)
        #expect(release.spring!.dampingRatio.isNear(ratio, 1e-15) && release.relativeVelocity!.isNear(relative, 1e-15))
        #expect(release.spring!.angularFrequency.isNear(frequency, 1e-9) && release.duration == 0.3, "\(speed)")
      }
    }
    for velocity in [-499.999, 0, 499.999] {
      let release = try bench.release(500, velocity)
      #expect(release.spring == nil && release.duration == 0.2 && release.startVelocity == 0)
    }
    #expect(try #require(curve(of: bench.rules.motion.tap)).curve == ease(0, 0.58))
  }
}

/// CardParts' bottom sheet (references, A2.6): 84 + 382 pt and a safe area of 34, 500 pt in all.
@Suite struct CardPartsGoldenTests {
  /// `-c > 0.4 · sheetH && vy < 250`, both strict; up or gone, and no flick rescues.
  @Test func itStaysOrGoes() throws {
    let bench = try Bench("cardparts-sheet", content: 382)
    #expect(bench.card.detents.map(\.y) == [852, 352] && [0, 1].map(bench.name) == ["dismissed", "shown"])
    #expect(try bench.target(652, 0) == "dismissed" && bench.target(651.999, 0) == "shown")
    #expect(try bench.target(352, 250) == "dismissed" && bench.target(352, 249.999) == "shown")
    for velocity in [-9000.0, -250, 0] { #expect(try bench.target(652, velocity) == "dismissed") }
    #expect(try bench.target(320, 0) == "shown" && bench.target(852, -300) == "dismissed")
    let release = try bench.release(600, 0)
    #expect(release.distanceFlip!.change.isNear(52, 1e-8) && release.velocityFlip!.change.isNear(250, 1e-8))
    #expect(release.decision.rule == .kept && release.decision.threshold == 250)
  }

  /// Back in 0.25 s, away in 0.5, ζ 1 and one way a second, whatever the finger's: ω 36.82 and 18.36, by mpmath to
  /// more digits.
  @Test func itsSprings() throws {
    let bench = try Bench("cardparts-sheet", content: 382)
    for (y, velocity, duration, frequency) in [
      (400, 200, 0.25, 36.8236916861916071), (400, -3000, 0.25, 36.8236916861916071),
      (700, 0, 0.5, 18.3551313361462463), (400, 300, 0.5, 18.3551313361462463),
    ] as [(Double, Double, Double, Double)] {
      let release = try bench.release(y, velocity)
      #expect(release.duration == duration && release.spring!.angularFrequency.isNear(frequency, 1e-12))
      #expect(release.spring!.dampingRatio == 1 && release.relativeVelocity == 1)
      #expect(release.startVelocity == release.targetY - y)
    }
    let tap = try #require(spring(of: bench.rules.motion.tap))
    #expect(tap.duration == 0.5 && tap.relativeVelocity == 1 && tap.spring.dampingRatio == 1)
  }

  /// The overlay is at most 0.5 and one event late; a pull up is divided by 5; nothing is handed over.
  @Test func itsOverlayAndItsEdge() throws {
    let bench = try Bench("cardparts-sheet", content: 382)
    let fades = Fades(bench.rules.fade, card: bench.card)
    for (y, alpha) in [(852, 0), (727, 0.125), (602, 0.25), (352, 0.5), (320, 0.5)] as [(Double, Double)] {
      #expect(fades.mapDim(at: y).isNear(alpha, 1e-15))
    }
    #expect(bench.rules.fade.source == .previousEvent)
    #expect(bench.rules.drag.edge == .stepwise(.divided(by: 5)))
    #expect(!bench.rules.scroll.handsOverToCard && !bench.rules.scroll.handsOverToContent)
  }
}
