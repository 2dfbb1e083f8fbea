import CardSim
import CardTestSupport
import Testing

/// TGCardViewController's numbers (TG-1 to TG-16), each to its digits there.
@Suite struct TGCardGoldenTests {
  static let all = ["tgcard-2.5.1", "tgcard-readme", "tgcard-2018"]
  static let fluid = ["tgcard-2.5.1", "tgcard-readme"]

  /// Device, H, extended, peak, its visible height, displayed collapsed y (TG-2); the controller's collapsed y is H.
  @Test(arguments: all)
  func theGeometryTable(preset: String) throws {
    for (device, height, extended, peak, visible, collapsed) in [
      ("iphone-se-3", 667, 70, 298.5, 368.5, 583), ("iphone-15", 852, 71, 390.5, 461.5, 734),
      ("iphone-15-pro-max", 932, 71, 430.5, 501.5, 814),
    ] as [(String, Double, Double, Double, Double, Double)] {
      let bench = try Bench(preset, on: device)
      // In 2018 the gap was 50 pt on every device: 38 more with a home indicator, and half of that at half.
      let more = preset == "tgcard-2018" && device != "iphone-se-3" ? 38.0 : 0
      #expect(bench.card.detents.map(\.y) == [collapsed, peak - more / 2, extended + more], "\(device)")
      #expect(bench.card.detents.map(\.modelY) == [height, peak - more / 2, extended + more], "\(device)")
      #expect(height - peak == visible)
    }
  }

  /// A collapsed card shows its header, but at least 0.66 of 44 pt, 29.04 pt (TG-1).
  @Test func theLeastThatShows() throws {
    for (header, shown) in [(0, 29.04), (16, 29.04), (29, 29.04), (29.05, 29.05), (84, 84)] as [(Double, Double)] {
      #expect(try Bench("tgcard-2.5.1", header: header).card.detents[0].y.isNear(852 - 34 - shown, 1e-12))
    }
  }

  /// Golden vectors: y, v, projected, target, rule, duration (TG-11); ω = 8.9943 / duration, by mpmath (UIKit-1).
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
      #expect(bench.name(release.decision.target) == target, "\(y) at \(velocity)")
      #expect(release.decision.rule == rule, "\(y) at \(velocity)")
      #expect(release.decision.projectedY!.isNear(projected, 1e-9))
      #expect(release.decision.threshold == nil)
      #expect(release.duration.isNear(duration, 1e-12), "\(y) at \(velocity): \(release.duration) s")
      #expect((release.flight.spring!.angularFrequency * duration).isNear(8.99429668929239748, 1e-9))
      // The spring has ζ 0.8 and nothing of the finger's velocity.
      #expect(release.flight.spring!.dampingRatio == 0.8)
      #expect(release.flight.startVelocity == 0)
      #expect(release.relativeVelocity == 0)
    }
  }

  /// Consequences of the rule (TG-9): from rest between half and the bottom a card always collapses, from rest
  /// between the top and half it always peaks, and one flick may skip half. A window contains its upper edge, not
  /// its lower one.
  @Test func whatFollowsFromTheRule() throws {
    let bench = try Bench("tgcard-2.5.1")
    for y in [434.5, 450, 562, 829] { #expect(try bench.target(y, 0) == "collapsed", "\(y)") }
    for y in [93, 100, 230, 346.4] { #expect(try bench.target(y, 0) == "peaking", "\(y)") }
    for y in [49, 71, 92.99] { #expect(try bench.target(y, 0) == "extended", "\(y)") }
    for y in [346.5, 434.49] { #expect(try bench.target(y, 0) == "peaking", "\(y)") }
    #expect(try bench.target(71, 2000) == "collapsed")
    #expect(try bench.target(852, -2000) == "extended")
    // A velocity of 0 counts as down; any velocity below it counts as up.
    #expect(try bench.target(500, -0.0) == "collapsed")
    #expect(try bench.target(500, -1e-9) == "peaking")
    #expect(try bench.target(200, -1e-9) == "extended")
  }

  /// The flips of a release by hand (TG-9): the distance to the edge of the window, or to a reversal of the finger.
  @Test func theFlips() throws {
    let bench = try Bench("tgcard-2.5.1")
    let resting = try bench.release(390.5, 0)
    // Either edge of half's window is 44 pt away, up to the resolution.
    #expect(resting.distanceFlip!.change.magnitude.isNear(44, 1e-8))
    #expect(resting.velocityFlip!.change.magnitude.isNear(44 / 0.499, 1e-8))
    let falling = try bench.release(500, 0)
    #expect(falling.distanceFlip!.change.isNear(434.5 - 500, 1e-8))
    #expect(falling.velocityFlip!.change.isNear(0, 1e-8))
    #expect(bench.name(falling.velocityFlip!.target) == "peaking")
  }

  /// Between the limits (TG-10) a duration is the distance over the speed, to the last bit, on any device.
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

  /// Before June 2019 (TG-4): a projection of y + v/5, a plain curve of 0.25 s to 1.3 s; the windows have
  /// the present ranges.
  @Test func beforeTheFluidDesign() throws {
    let bench = try Bench("tgcard-2018")
    for (y, velocity, projected, target, duration) in [
      (300, -200, 260, "extended", 191.0 / 200), (109, 2000, 509, "collapsed", 743.0 / 2000),
      (109, 700, 249, "peaking", 262.5 / 700), (130, -200, 90, "extended", 0.25), (371.5, 0, 371.5, "peaking", 0.25),
      (500, 0, 500, "collapsed", 1.3),
    ] as [(Double, Double, Double, String, Double)] {
      let release = try bench.release(y, velocity)
      #expect(bench.name(release.decision.target) == target, "\(y) at \(velocity)")
      #expect(release.decision.projectedY!.isNear(projected, 1e-9))
      #expect(release.duration.isNear(duration, 0.5e-4))
      #expect(release.flight.spring == nil)
      #expect(release.flight.startVelocity == 0)
    }
    guard case .distanceOverSpeed(let pace) = bench.rules.motion.settle else {
      Issue.record("the pace is \(bench.rules.motion.settle)")
      return
    }
    #expect(pace.shape == .curve(ease(0.42, 0.58)))
  }

  /// The animations of push, pop, tap and header: duration, ζ (TG-3), ω (UIKit-2).
  @Test(arguments: fluid)
  func theAnimations(preset: String) throws {
    let motion = try Bench(preset).rules.motion
    for (rule, duration, ratio, frequency) in [
      (motion.push, 0.25, 0.75, 37.5115), (motion.pop, 0.3125, 1, 29.5469), (motion.barIn, 0.25, 1, 36.9337),
      (motion.barInBesideMap, 0.25, 0.8, 35.9772), (motion.barOut, 0.25, 0.8, 35.9772),
    ] as [(MotionRule, Double, Double, Double)] {
      let animation = try #require(spring(of: rule), "\(rule)")
      #expect(animation.duration == duration)
      #expect(animation.relativeVelocity == 0)
      #expect(animation.spring.dampingRatio == ratio)
      #expect(animation.spring.angularFrequency.isNear(frequency, 0.51e-4))
    }
    let tap = try #require(curve(of: motion.tap))
    #expect(tap.curve == ease(0, 0.58))
    #expect(tap.duration == 0.25)
    #expect(!motion.keepsReleaseVelocity)
    #expect(motion.interruption == .additive)
    #expect(motion.edgeOvershootMax == .infinity)
  }

  /// Duration and ζ before June 2019 (TG-4): push .4/.75, pop .5/1, tap and header .35/.75, but a header that comes in
  /// over the map .35/1. ω is proportional to one over the duration.
  @Test func theAnimationsBefore() throws {
    let motion = try Bench("tgcard-2018").rules.motion
    for (rule, duration, ratio, frequency) in [
      (motion.push, 0.4, 0.75, 37.5115 * 0.25 / 0.4), (motion.pop, 0.5, 1, 29.5469 * 0.3125 / 0.5),
      (motion.tap, 0.35, 0.75, 37.5115 * 0.25 / 0.35), (motion.barIn, 0.35, 1, 36.9337 * 0.25 / 0.35),
      (motion.barInBesideMap, 0.35, 0.75, 37.5115 * 0.25 / 0.35), (motion.barOut, 0.35, 0.75, 37.5115 * 0.25 / 0.35),
    ] as [(MotionRule, Double, Double, Double)] {
      let animation = try #require(spring(of: rule), "\(rule)")
      #expect(animation.duration == duration)
      #expect(animation.relativeVelocity == 0)
      #expect(animation.spring.dampingRatio == ratio)
      #expect(animation.spring.angularFrequency.isNear(frequency, 1e-4))
    }
  }

  /// The stack dim goes to 0.15 in the code and to 0.25 in the README; the map dim to 0.25 (TG-15). The buttons are
  /// gone at y 294.65 (TG-13). The content's alpha is clamp((H − y)/(H − peak)), with H for the bottom (TG-8).
  @Test(arguments: zip(all, [0.15, 0.25, 0.15]))
  func theFades(preset: String, stackDim: Double) throws {
    let bench = try Bench(preset)
    #expect(bench.rules.fade.stackDimMax == stackDim)
    #expect(bench.rules.fade.source == .animation)
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

  /// In landscape half is no detent, and a gesture goes to one of the outer two (TG-16) by their windows and
  /// the finger's direction.
  @Test func inLandscapeThereAreTwoStops() throws {
    let bench = try Bench("tgcard-2.5.1", on: "iphone-15-landscape")
    #expect(bench.card.detents.indices.map(bench.name) == ["collapsed", "extended"])
    let (collapsed, extended) = (bench.card.detents[0], bench.card.detents[1])
    #expect(extended.y == 12)
    #expect(collapsed.modelY == 393)
    #expect(collapsed.y == 393 - 21 - 84)
    for y in [40.0, 150, 202.5, 300, 370.9] {
      #expect(try bench.target(y, 0) == "collapsed", "\(y)")
      #expect(try bench.target(y, -1) == "extended", "\(y)")
    }
    #expect(try bench.target(33.9, 0) == "extended")
    #expect(try bench.target(371, 0) == "collapsed")
    // A velocity of −44.1 projects by −44.1 · 0.499, just out of the bottom's window.
    #expect(try bench.target(393, -44) == "collapsed")
    #expect(try bench.target(393, -44.1) == "extended")
  }

  /// Hard stops keep the overdrag (TG-6); a cancelled touch snaps nothing (TG-7); content hands a drag over to the
  /// card, the card doesn't to the content (TG-12).
  @Test(arguments: all)
  func theTouch(preset: String) throws {
    let rules = try Bench(preset).rules
    #expect(rules.drag.edge == .stepwise(.refusing))
    #expect(rules.touch.cancel == .stay)
    #expect(rules.scroll.handsOverToCard)
    #expect(!rules.scroll.handsOverToContent)
    #expect(rules.scroll.handoff == .overscroll)
    #expect(rules.touch.dragsWithoutMap == (preset == "tgcard-readme"))
  }

  /// VC:2249-2255 and 1638-1701: a pull on content with a refresh control, at the top detent, is the content's alone.
  /// The header still drags the card, and without a refresh control the pull takes the card down.
  @Test(arguments: all)
  func aPullThatRefreshesLeavesTheCard(preset: String) throws {
    func run(from y: Int, refreshes: Bool) throws -> Run {
      let list = #"{"components": [{"kind": "list", "items": [{"size": {"height": 80}, "repeat": 30}]}]}"#
      let refresh = #""on_refresh": [{"items": [{"size": {"height": 80}, "repeat": 30}]}]"#
      return try Run(
        json: #"""
          {"preset": "\#(preset)", "device": "iphone-15",
           "cards": [{"name": "a", "detent": "extended", "content": \#(list),
             "feed": {"rules": "spots-7.5"\#(refreshes ? ", " + refresh : "")}}],
           "inputs": [{"at": "100ms", "path": {"points": [["0ms", 200, \#(y)], ["500ms", 203, \#(y + 300)]]}}]}
          """#)
    }
    let pulled = try run(from: 300, refreshes: true)
    #expect(pulled.rows.allSatisfy { $0.sample.cardY == pulled.rows[0].sample.cardY })
    #expect(pulled.eventTexts.contains("refresh"))
    let header = try run(from: 150, refreshes: true)
    #expect(header.rows.contains { $0.sample.cardY > 300 })
    #expect(!header.eventTexts.contains("refresh"))
    let plain = try run(from: 300, refreshes: false)
    #expect(plain.rows.contains { $0.sample.cardY > 150 })
  }
}
