import CardSim
import CardTestSupport
import Testing

/// TGCardViewController: its released code, its README, and the code before its fluid design (TG-1 to TG-17).
@Suite struct TGCardTests {
  static func seconds(_ row: Run.Row, since start: Instant) -> Double { row.instant.seconds(since: start) }

  /// Returns the instants at which the first release starts its settle, and at which the card arrives.
  static func settle(_ run: Run) throws -> (start: Instant, end: Instant) {
    let start = try run.instant { if case .snap = $0 { true } else { false } }
    let end = try #require(
      run.entries.first { if case .settled = $0.event, $0.instant > start { true } else { false } }
    ).instant
    return (start, end)
  }

  /// Returns true if the shown card goes from the release to the target on UIKit's spring of ζ 0.8 from rest,
  /// in this time.
  static func goesBySpring(_ run: Run, from y: Double, to target: Double, in duration: Double) throws -> Bool {
    let (start, end) = try settle(run)
    let angle = Oracle.uikitAngle(dampingRatio: 0.8) / duration
    let rows = run.rows(from: start, to: end)
    return end.seconds(since: start).isNear(duration, 1e-9) && rows.count > 10
      && rows.allSatisfy { row in
        let state = Oracle.spring(
          angularFrequency: angle, dampingRatio: 0.8, displacement: y - target, velocity: 0,
          at: row.instant.seconds(since: start))
        return row.sample.cardY.isNear(target + state.position, 1e-6)
      }
  }

  /// A card at rest between its detents falls, for 1.3 s: 0 counts as down, and a distance over a speed of 0 gives
  /// the longest duration.
  @Test func atRestItFallsAndTakesLong() throws {
    func falls(_ run: Run) throws -> Bool {
      let y = try #require(run.rows.last { $0.sample.phase == .dragging }).sample.cardY
      // Half is 100 pt away, and the displayed bottom 243.
      let isFall =
        run.releases == [0] && (y - 390.5).magnitude < (y - 734).magnitude && run.lastDetent == "collapsed"
        && run.lastY == 734 && run.rows.last!.sample.modelY == 852
      return try isFall && Self.goesBySpring(run, from: y, to: 734, in: 1.3)
    }
    #expect(try falls(Run("tgcard-rest-falls")))
    #expect(try !falls(Run("tgcard-rest-falls", ["snap.policy": "swipe"])))
    #expect(try !falls(Run("tgcard-rest-falls", ["settle.duration_max": "1"])))
    #expect(try !falls(Run("tgcard-rest-falls", ["snap.window": "60"])))
  }

  /// The distance over the speed is below the least, 0.4 s; nothing of the finger's 900 pt/s is left in the motion.
  @Test func aFlickDropsItsVelocity() throws {
    func drops(_ run: Run, _ duration: Double) throws -> Bool {
      let y = try #require(run.rows.last { $0.sample.phase == .dragging }).sample
      let release = run.releases[0]
      let (start, _) = try Self.settle(run)
      let first = run.rows(from: start)[0].sample
      let isDropped =
        release.isNear(-900, 1e-3) && y.cardVelocity! < -500 && first.cardVelocity == 0
        && run.lastDetent == "extended"
      return try isDropped && Self.goesBySpring(run, from: first.cardY, to: 71, in: duration)
    }
    #expect(try drops(Run("tgcard-flick"), 0.4))
    #expect(try !drops(Run("tgcard-flick", ["settle.duration_min": "0.3"]), 0.4))
    #expect(try !drops(Run("tgcard-flick", ["settle.damping_ratio": "0.9"]), 0.4))
    #expect(try !drops(Run("tgcard-flick", ["settle.pace": "fixed"]), 0.4))
    // A slower flick takes its distance over its speed: 219.5 pt at 350 pt/s, by the projection's windows.
    let slow = try Run("tgcard-flick") { document in
      if case .swipe(var swipe, let placement) = document.inputs[0].action {
        (swipe.releaseVelocity, swipe.microseconds) = (-350, 400_000)
        document.inputs[0].action = .swipe(swipe, placement)
      }
    }
    let y = try #require(slow.rows(from: Self.settle(slow).start).first).sample.cardY
    let speed = slow.releases[0].magnitude
    #expect(speed.isNear(350, 0.01))
    #expect(slow.lastDetent == "extended")
    #expect(try Self.goesBySpring(slow, from: y, to: 71, in: (y - 71) / speed))
  }

  /// Before 2019 the same flick takes a curve of at least 0.25 s.
  @Test func theSameFlickBeforeTheFluidDesign() throws {
    let run = try Run("tgcard-2018-flick", fps: 120)
    let (start, end) = try Self.settle(run)
    let from = run.rows(from: start)[0].sample.cardY
    #expect(end.seconds(since: start).isNear(max(0.25, (from - 109) / 900), 1e-9))
    // Ease-in-out is symmetric: half of the distance at half of the time.
    let half = try #require(run.rows.first { $0.frame.ticks >= (start.ticks + end.ticks) / 2 }).sample
    #expect(half.cardY.isNear(109 + (from - 109) / 2, 1e-6))
    #expect(run.lastY == 109)
    #expect(try Self.settle(Run("tgcard-flick")).end > end)
  }

  /// Beyond its top the card stays in place, a step short of it, until the finger is back where it left the card.
  @Test func beyondItsTopItStands() throws {
    func stands(_ run: Run) -> Bool {
      let drag = run.drags[0]
      // The place at which the card stands while the finger is further up than the card can go.
      let out = drag.filter { $0.sample.touchY! < 90 }
      let high = out.first?.sample.cardY ?? 0
      let still = out.filter { $0.sample.cardY == high && $0.sample.overdrag < 0 }
      // The finger is at its former place on the card once it is back.
      let grip = drag[3].sample.touchY! - drag[3].sample.cardY
      let back = drag.last!.sample
      return high >= 71 && high < 90 && still.count > 7 && still.count == out.count
        && (back.touchY! - back.cardY).isNear(grip, 1e-9)
    }
    #expect(stands(try Run("tgcard-hard-stop")))
    #expect(!stands(try Run("tgcard-hard-stop", ["drag.edge": "elastic"])))
    #expect(!stands(try Run("tgcard-hard-stop", ["drag.edge": "damped"])))
  }

  /// Content that a finger pulls beyond its top takes the card along by its rubber band; a drag up ends at the top.
  @Test func onlyScrollingHandsOver() throws {
    func handsOver(_ run: Run) -> Bool {
      let (up, down) = (run.drags[0], run.drags[1])
      let stopsAtTop = up.allSatisfy { $0.sample.scrollOffset == 0 && $0.sample.cardY >= 71 }
      let pulled = down.filter { $0.sample.cardY > 71 }
      // The finger's travel beyond the content's top, from the displacement d of the card: f⁻¹(d) = d/(c (1 − d/697)).
      let travel = pulled.map { row in
        let shown = row.sample.cardY - 71
        return (finger: row.sample.touchY!, pulled: shown / (0.55 * (1 - shown / 697)))
      }
      let isBand = zip(travel, travel.dropFirst()).allSatisfy {
        ($1.finger - $0.finger).isNear($1.pulled - $0.pulled, 1e-6)
      }
      return stopsAtTop && travel.count > 10 && isBand && down.allSatisfy { $0.sample.mapButton == 0 }
        && run.lastDetent == "peaking"
    }
    #expect(handsOver(try Run("tgcard-scroll-to-drag")))
    #expect(!handsOver(try Run("tgcard-scroll-to-drag", ["handoff.rule": "exact"])))
    #expect(!handsOver(try Run("tgcard-scroll-to-drag", ["scroll.rubber_band": "0.5"])))
    #expect(!handsOver(try Run("tgcard-scroll-to-drag", ["handoff.to_card": "false"])))
  }

  /// During the drag the map dim stays, and the buttons are gone at y 294.65; the dim comes with the snap.
  @Test func fadesAreSwitchedInAnimations() throws {
    func isSwitched(_ run: Run) throws -> Bool {
      let drag = run.drags[0].map(\.sample)
      let (start, end) = try Self.settle(run)
      let settle = run.rows(from: start, to: end).map(\.sample)
      return drag.allSatisfy { $0.mapDim == 0 && $0.contentAlpha == 1 }
        && drag.allSatisfy { $0.mapButton.isNear(1 - min(1, (390.5 - $0.cardY) / (390.5 - 294.65)), 1e-12) }
        && drag.contains { $0.cardY < 294.65 } && drag.contains { $0.cardY > 294.65 && $0.mapButton < 0.1 }
        && settle.contains { $0.mapDim > 0.05 && $0.mapDim < 0.2 } && run.rows.contains { $0.sample.mapDim == 0.25 }
        && run.rows.last!.sample.mapDim == 0 && run.rows.last!.sample.mapButton == 1
    }
    #expect(try isSwitched(Run("tgcard-fades")))
    #expect(try !isSwitched(Run("tgcard-fades", ["fades.follow": "position"])))
    #expect(try !isSwitched(Run("tgcard-fades", ["buttons.fade_fraction": "0.4"])))
    #expect(try !isSwitched(Run("tgcard-fades", ["dim.map_max": "0.2"])))
  }

  /// The stack dim goes to 0.15 in the code, to 0.25 in the README, by the push's spring.
  @Test(arguments: [("tgcard-push-dim", 0.15), ("tgcard-readme-push-dim", 0.25)])
  func theCardBelowDarkens(name: String, most: Double) throws {
    let run = try Run(name, fps: 120)
    let pushing = run.rows.filter { $0.sample.phase == .pushing }.map(\.sample)
    #expect(pushing.count > 20 && pushing[0].stackDim == 0)
    for sample in pushing {
      #expect(sample.stackDim.isNear(most * max(0, sample.transitionProgress!), 1e-12))
    }
    // UIKit's alpha overshoots with its spring: by 2.84 % of its distance at ζ 0.75, of which a frame shows nearly all.
    let highest = run.rows.map(\.sample.stackDim).max()!
    #expect(highest <= most * 1.0284)
    #expect(highest > most * 1.027)
    #expect(run.rows.last!.sample.stackDim == 0)
    let other = try Run(name, ["dim.stack_max": "0.2"])
    #expect(other.rows.map(\.sample.stackDim).max()!.isNear(0.2 * 1.028, 0.0003))
    // The push takes 0.25 s, the pop 0.3125 s.
    let ends = try ["pushed(stop)", "popped(stop)"].map { text in
      try #require(run.rows.first { row in Run.texts(of: row, run).contains(text) }).frame.ticks
    }
    // They end on the first frame at 120 Hz after 0.35 s and after 1.0125 s.
    #expect(ends == [3_150_000, 9_150_000] as [Int64])
  }

  /// A pushed card's content has its alpha before the animation begins, and an uncovered card's goes by the pop from its
  /// own, not from that of the card above it (TG-22).
  @Test func eachContentHasItsOwnAlpha() throws {
    let run = try Run("callbacks-tgcard")
    func alphas(_ phase: Phase) -> Set<Double> {
      Set(run.rows.filter { $0.sample.phase == phase }.map(\.sample.contentAlpha))
    }
    #expect(alphas(.pushing) == [1])
    #expect(alphas(.popping) == [0])
  }

  /// A push takes the card from a finger that had dragged it halfway to collapsed. The pop brings its content back from
  /// that alpha by its own spring (TG-22).
  @Test func aPopGoesOnFromTheAlphaOfThePush() throws {
    let run = try Run(
      json: #"""
        {"preset": "tgcard-2.5.1", "cards": [{"name": "a", "detent": "peaking"}, {"name": "b", "detent": "extended"}],
         "inputs": [{"at": "100ms", "path": {"points": [["0ms", 200, 430], ["600ms", 200, 700]]}},
                    {"at": "500ms", "push": "b"}, {"at": "1200ms", "pop": true}]}
        """#)
    let dragged = try #require(run.rows.last { $0.sample.phase == .dragging }?.sample.contentAlpha)
    #expect(run.rows.filter { $0.sample.phase == .pushing }.allSatisfy { $0.sample.contentAlpha == 1 })
    let popping = run.rows.filter { $0.sample.phase == .popping }.map(\.sample)
    #expect(popping.count > 15)
    // The finger moves the card by 7.5 pt of the 461.5 in a frame, and the push finds it up to two frames later.
    let held = 1 + (popping[0].contentAlpha - 1) / popping[0].transitionProgress!
    #expect(held > dragged - 15.1 / 461.5)
    #expect(held <= dragged)
    #expect(held > 0.3)
    #expect(held < 0.7)
    for sample in popping {
      #expect(sample.contentAlpha.isNear(1 + (held - 1) * sample.transitionProgress!, 1e-9))
    }
    #expect(run.rows.last!.sample.contentAlpha == 1)
  }

  /// The model position of a collapsed card is the bottom edge, 118 pt below its displayed place.
  @Test func aCollapsedCardIsElsewhereForItsController() throws {
    func isElsewhere(_ run: Run) -> Bool {
      let rest = run.rows.filter { $0.sample.phase == .resting && run.name($0.sample.target) == "collapsed" }
      let drag = run.drags[0]
      return rest.count > 20 && rest.allSatisfy { $0.sample.modelY == 852 && $0.sample.cardY == 734 }
        // A grabbed card counts from its displayed place: no gap opens under the finger.
        && drag.allSatisfy { $0.sample.modelY == $0.sample.cardY && $0.sample.cardY <= 734 }
        && drag[0].sample.cardY > 715
    }
    #expect(isElsewhere(try Run("tgcard-collapsed")))
    #expect(!isElsewhere(try Run("tgcard-collapsed", ["geometry.collapses_to_bottom": "false"])))
  }
}

extension Run {
  /// Returns the events before a frame as text.
  static func texts(of row: Row, _ run: Run) -> [String] {
    var writer = TimelineWriter(columns: [.events], names: run.scenario.names)
    var buffer = ByteBuffer(capacity: 256)
    var log = EventLog()
    for entry in row.events { log.record(entry.event, at: entry.instant) }
    writer.append(row.frame, events: log, scene: Scene(), to: &buffer)
    return buffer.text.dropLast().split(separator: ";").map(String.init)
  }
}
