import CardSim
import Testing

/// Taps, keys and moves, also while something moves.
@Suite struct RetargetTests {
  static func commands(_ run: Run) -> [Int] {
    run.scenario.inputs.indices.filter {
      switch run.scenario.inputs[$0].input {
      case .tap, .key, .move: true
      default: false
      }
    }
  }

  /// Returns true if each command that meets a moving card leaves position and velocity as they are, the velocity to
  /// the bit, and the path from there is the spring's closed form.
  static func keepsTheMotion(_ run: Run) -> Bool {
    let commands = commands(run)
    return commands.indices.allSatisfy { number in
      let (start, before, after) = run.sides(of: commands[number])
      let next = number + 1 < commands.count ? run.sides(of: commands[number + 1]).instant : Instant(ticks: .max)
      let rows = run.rows(from: start, to: next).filter { $0.sample.phase == .settling }
      return after.cardY.isNear(before.cardY, 1e-12) && after.cardVelocity == before.cardVelocity
        && after.target != before.target
        && !rows.isEmpty
        && rows.allSatisfy { row in
          let expected = Oracle.spring(
            response: 0.4, dampingRatio: 0.8, displacement: before.cardY - after.modelY,
            velocity: before.cardVelocity!, at: row.instant.seconds(since: start))
          return (row.sample.cardY - after.modelY).isNear(expected.position)
            && row.sample.cardVelocity!.isNear(expected.velocity, 1e-7)
        }
    }
  }

  @Test func aCommandDuringAMotionKeepsPositionAndVelocity() throws {
    let run = try Run("retarget", ["motion.inner_overshoot_max": "none"], fps: 120)
    #expect(Self.keepsTheMotion(run))
    // One of the motions would overshoot the middle by far and is stiffened: it keeps its velocity, but not its spring.
    let limited = try Run("retarget", fps: 120)
    #expect(!Self.keepsTheMotion(limited))
    #expect(limited.events.count { if case .stiffened = $0 { true } else { false } } == 1)
    // Three of the four meet a fast card.
    let velocities = Self.commands(run).map { run.sides(of: $0).before.cardVelocity!.magnitude }
    #expect(velocities.count { $0 > 1_000 } == 3)
    #expect(run.events.count { if case .retarget = $0 { true } else { false } } == 3)
    func keeps(_ key: String, _ value: String) throws -> Bool {
      Self.keepsTheMotion(try Run("retarget", ["motion.inner_overshoot_max": "none", key: value], fps: 120))
    }
    #expect(try !keeps("motion.keep_retarget_velocity", "false"))
    #expect(try !keeps("tap.motion", "curve"))
    #expect(try !keeps("tap.damping_ratio", "0.9"))
  }

  /// Returns each velocity that was reported as lost, and the card's velocity just before that input,
  /// points per second.
  static func lost(_ run: Run) -> [(reported: Double, was: Double)] {
    let lost = run.entries.compactMap { entry -> (Instant, Double)? in
      if case .lostVelocity(let velocity) = entry.event { (entry.instant, velocity) } else { nil }
    }
    return lost.map { instant, velocity in
      let index = run.scenario.inputs.lastIndex { $0.ticks == instant.ticks }!
      return (velocity, run.sides(of: index).before.cardVelocity!)
    }
  }

  @Test func aCurveTellsTheVelocityThatItLost() throws {
    let run = try Run("curve-settle")
    let lost = Self.lost(run)
    #expect(lost.count == 2)
    #expect(lost.allSatisfy { $0.reported == $0.was && $0.reported < -500 })
    #expect(run.sides(of: Self.commands(run)[0]).after.cardY.isNear(run.sides(of: Self.commands(run)[0]).before.cardY))
    // Springs lose no velocity unless a setting drops it.
    #expect(try Self.lost(Run("curve-settle", ["settle.motion": "spring", "tap.motion": "spring"])).isEmpty)
    let dropped = try Self.lost(Run("retarget", ["motion.keep_retarget_velocity": "false"]))
    #expect(dropped.count == 3)
    #expect(dropped.allSatisfy { $0.reported == $0.was })
  }

  // MARK: - Targets of commands

  static func targets(_ run: Run) -> [String?] {
    commands(run).map { run.name(run.sides(of: $0).after.target) }
  }

  @Test func tapsAndKeysGoOneDetentFurther() throws {
    let run = try Run("taps")
    #expect(Self.targets(run) == ["peaking", "extended", "peaking", "collapsed", "peaking"])
    // Each command meets a card at rest, and the next one comes after it rests again.
    #expect(run.events.count { if case .settled = $0 { true } else { false } } == 5)
    #expect(!run.events.contains { if case .retarget = $0 { true } else { false } })
  }

  /// A tap counts from the target detent: counted from the card's place, the second tap of two would lead nowhere new.
  @Test func tapsReadTheTargetDetent() throws {
    let run = try Run("retarget")
    #expect(Self.targets(run) == ["peaking", "extended", "collapsed", "peaking"])
    let second = run.sides(of: Self.commands(run)[1])
    // The card is still nearer to the lower detent.
    #expect(second.before.cardY > (Place.collapsed + Place.peaking) / 2)
  }

  @Test func whatLeadsNowhereIsSaid() throws {
    let run = try Run(
      json: """
        { "cards": [{ "name": "a", "detent": "extended" }],
          "inputs": [{ "at": "0ms", "tap": "header" }, { "at": "10ms", "key": "expand" }, { "at": "20ms", "pop": true },
                     { "at": "30ms", "key": "back" }, { "at": "40ms", "move": "peaking", "animated": false },
                     { "at": "50ms", "tap": "map" }, { "at": "60ms", "move": "collapsed", "animated": false },
                     { "at": "70ms", "key": "collapse" }] }
        """)
    #expect(
      run.eventTexts == [
        "ignored(nothing)", "ignored(nothing)", "ignored(nothing)", "ignored(nothing)", "move(peaking)",
        "settled(peaking)", "ignored(nothing)", "move(collapsed)", "settled(collapsed)", "ignored(nothing)",
      ])
  }

  // MARK: - Without animation

  /// Returns true if a move without animation is immediate for a card at rest, and a moving card goes on from
  /// where it is.
  static func jumpsOnlyFromRest(_ run: Run) -> Bool {
    commands(run).allSatisfy { index in
      guard case .move(_, animated: false) = run.scenario.inputs[index].input else { return true }
      let (_, before, after) = run.sides(of: index)
      return before.phase == .resting
        ? after.cardY == after.modelY && after.phase == .resting
        : after.cardY.isNear(before.cardY, 1e-12) && after.cardVelocity == before.cardVelocity
          && after.phase == .settling
    }
  }

  @Test func aMoveWithoutAnimationJumpsOnlyFromRest() throws {
    let run = try Run("programmatic-move")
    #expect(Self.jumpsOnlyFromRest(run))
    #expect(run.rows[6].sample.cardY == Place.extended)
    #expect(run.rows[5].sample.cardY == Place.peaking)
    #expect(!Self.jumpsOnlyFromRest(try Run("programmatic-move", ["motion.keep_retarget_velocity": "false"])))
    // A move with animation isn't immediate.
    let animated = try Run("programmatic-move") { $0.inputs[0].action = .move("extended", animated: true) }
    #expect(animated.rows[6].sample.cardY == Place.peaking)
  }

  /// A move takes the card from the finger at the finger's velocity, and the finger holds nothing until it lifts.
  @Test func aMoveDuringADragEndsTheHold() throws {
    let json = """
      { "cards": [{ "name": "a", "detent": "peaking" }],
        "inputs": [
          { "at": "0ms", "path": { "points": [["0ms", 200, 430], ["200ms", 200, 230], ["600ms", 200, 700]], "seed": 3 } },
          { "at": "150ms", "move": "collapsed" }] }
      """
    func takesTheCard(_ run: Run) throws -> Bool {
      let (start, before, after) = run.sides(of: Self.commands(run)[0])
      return before.phase == .dragging && after.cardY.isNear(before.cardY, 1e-12)
        && after.cardVelocity == before.cardVelocity
        && run.rows(from: start).allSatisfy { !$0.isDrag }
    }
    let run = try Run(json: json)
    #expect(try takesTheCard(run))
    #expect(run.events.contains(.ignored(.taken)))
    #expect(run.lastDetent == "collapsed")
    #expect(run.releases.isEmpty)
    #expect(try !takesTheCard(Run(json: json, ["motion.keep_retarget_velocity": "false"])))
  }
}
