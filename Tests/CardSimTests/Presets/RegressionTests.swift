import CardSettings
import CardSim
import CardTestSupport
import Testing

/// Real bugs and quirks of the real systems (TG-20, SC-2, SC-4), each a built-in scenario.
@Suite struct RegressionTests {
  /// A drag that turns sideways later stays a drag and snaps.
  @Test func aMixedSwipeSnaps() throws {
    let run = try Run("mixed-swipe")
    let drag = run.drags[0]
    let touches = run.touches().map(\.touch)
    #expect(touches.last!.x - touches.first!.x > 200)
    #expect(drag.count > 15)
    #expect(!run.eventTexts.contains("ignored(sideways)"))
    #expect(run.eventTexts.contains("snap(extended)"))
    #expect(run.lastY == 71)
    #expect(run.lastDetent == "extended")
    // A finger that moves sideways from the start is ignored.
    let sideways = try Run("mixed-swipe") { document in
      if case .path(var path, let placement) = document.inputs[0].action {
        path.points.remove(at: 1)
        document.inputs[0].action = .path(path, placement)
      }
    }
    #expect(sideways.eventTexts.contains("ignored(sideways)"))
    #expect(sideways.drags.isEmpty)
  }

  /// After a push and a pop the card shows at its model position, with its content, and can be dragged.
  @Test(arguments: ["tgcard-2.5.1", "tgcard-2018", "tgcard-readme", "standard"])
  func modelAndPresentationMeetAgain(preset: String) throws {
    let run = try Run("model-after-pop") { $0.use(Preset.named(preset)!) }
    let popped = try run.instant { if case .popped = $0 { true } else { false } }
    let after = run.rows(from: popped).filter { $0.sample.phase == .resting }
    #expect(after.count > 2)
    for row in after {
      let peak = run.scenario.stack.topCard.detents[1].y
      #expect(row.sample.cardY == peak)
      #expect(row.sample.modelY == peak)
      #expect(row.sample.contentAlpha == 1)
    }
    #expect(run.drags.count == 1 && run.drags[0].last!.sample.cardY < 300)
  }

  /// A push over a collapsed card doesn't move that card: it is collapsed when it is uncovered.
  @Test(arguments: ["tgcard-2.5.1", "tgcard-2018", "standard"])
  func aPushLeavesACollapsedCardWhereItIs(preset: String) throws {
    let run = try Run("push-while-collapsed") { $0.use(Preset.named(preset)!) }
    let first = run.rows[0].sample
    #expect(run.name(first.target) == "collapsed")
    let pops = run.eventTexts.filter { $0.hasPrefix("popped") }.count
    #expect(pops > 0)
    #expect(run.eventTexts.contains { $0.hasPrefix("push(") })
    let back = try #require(run.rows.last { $0.sample.stackDepth == 1 && $0.sample.phase == .popping }).sample
    #expect(run.name(back.target) == "collapsed")
    #expect(back.modelY == first.modelY)
  }

  /// A pop while another card is leaving is ignored, and the next one isn't.
  @Test func aPopDuringAPopIsIgnored() throws {
    func pops(_ settings: KeyValuePairs<String, String>) throws -> [String] {
      try Run("double-pop-tgcard", settings).eventTexts.filter { $0.hasPrefix("pop(") || $0.hasPrefix("ignored") }
    }
    #expect(try pops([:]) == ["pop(service)", "ignored(transition)", "pop(stop)"])
    #expect(try pops(["command.pop_during_pop": "true"]) == ["pop(service)", "pop(stop)", "ignored(nothing)"])
  }

  /// A distance and a speed of 0 (0/0) give no NaN, and the policy sets the duration.
  @Test(arguments: [("shortest", 0.4), ("longest", 1.3)])
  func zeroOverZeroIsAPolicy(policy: String, duration: Double) throws {
    let run = try Run("rest-on-target", ["settle.at_rest": policy])
    let released = try #require(run.rows.last { $0.sample.phase == .dragging }).sample
    #expect(released.cardY == 390.5)
    #expect(run.releases == [0])
    let (start, end) = try TGCardTests.settle(run)
    #expect(end.seconds(since: start).isNear(duration, 1e-9))
    #expect(run.lastY == 390.5)
    #expect(run.rows.allSatisfy { $0.sample.cardY.isFinite && $0.sample.mapDim.isFinite })
  }

  /// A card whose touch the system cancels stays where the finger left it, and the next finger finds it there.
  @Test func aCancelledPanIsLeftUnsnapped() throws {
    let run = try Run("cancelled-pan")
    let last = run.rows.last!.sample
    #expect(last.phase == .resting)
    #expect(last.cardY.isNear(250.5, 0.2))
    #expect(last.modelY == last.cardY)
    #expect(run.drags[0].last!.sample.cardY.isNear(last.cardY, 12))
    #expect(!run.eventTexts.contains { $0.hasPrefix("snap") || $0.hasPrefix("settled") })
    // VC:654-669: at 346.5 and above it counts as extended, though peaking is nearer; a tap on its title does nothing.
    func tapped(_ settings: KeyValuePairs<String, String>) throws -> Run {
      try Run(
        json: """
          { "preset": "tgcard-2.5.1", "cards": [{ "name": "a", "content": 1600, "detent": "peaking" }],
            "inputs": [
              { "at": "100ms", "path": { "points": [["0ms", 200, 430], ["400ms", 203, 280]], "end": "cancelled" } },
              { "at": "900ms", "tap": "header" }] }
          """, settings)
    }
    #expect(run.lastDetent == "extended")
    #expect((last.cardY - 71).magnitude > (390.5 - last.cardY).magnitude)
    #expect(try tapped([:]).eventTexts.last == "ignored(nothing)")
    #expect(try tapped([:]).lastY.isNear(250.5, 0.2))
    #expect(try tapped(["touch.stay_margin": "none"]).lastY == 71)
    #expect(try Run("cancelled-pan", ["touch.cancel": "nearest"]).lastDetent == "peaking")
    #expect(try Run("cancelled-pan", ["touch.cancel": "nearest"]).lastY == 390.5)
  }

  /// A finger that turns round within one event, past the place where the content began, leaves the card a residue.
  @Test func aFastReversalLeavesAResidue() throws {
    let run = try Run("inner-pan-residue")
    let last = run.rows.last!.sample
    #expect(last.phase == .resting)
    #expect(last.cardY > 71.5)
    #expect(last.cardY < 90)
    #expect(last.scrollOffset > 0)
    #expect(run.eventTexts.contains("handoff(card)"))
    #expect(!run.eventTexts.contains { $0.hasPrefix("snap") })
    let exact = try Run("inner-pan-residue", ["handoff.rule": "exact"])
    #expect(exact.lastY == 71)
  }

  /// A step of 150 pt gives 150 · (1 − 150/100)/2 = −37.5, in the wrong direction; two steps of 75 go the right one.
  @Test func aLongStepJumpsBackwards() throws {
    let run = try Run("rubber-jump")
    #expect(run.drags[0].last!.sample.cardY.isNear(217.6 + 37.5, 1e-9))
    let finer = try Run("rubber-jump") { document in
      if case .path(var path, let placement) = document.inputs[0].action {
        path.sampling.hertz = 240
        document.inputs[0].action = .path(path, placement)
      }
    }
    #expect(finer.drags[0].last!.sample.cardY < 217.6)
    #expect(try Run("rubber-jump", ["drag.edge": "elastic"]).drags[0].last!.sample.cardY < 217.6)
  }

  /// A flick up counts from the stored state at the bottom and goes to the middle, which lies below the card's place.
  @Test func aFlickAfterASlowDragGoesTheWrongWay() throws {
    func goesDown(_ run: Run) -> Bool {
      let released = run.drags[0].last!.sample
      return run.releases[0] < -600 && released.cardY < 300 && run.lastDetent == "mid" && run.lastY == 455.5
    }
    #expect(goesDown(try Run("flick-after-slow-drag")))
    for policy in ["swipe", "height", "projection"] {
      #expect(!goesDown(try Run("flick-after-slow-drag", ["snap.policy": policy])), "\(policy)")
    }
  }
}
