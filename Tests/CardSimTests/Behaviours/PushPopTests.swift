import CardSettings
import CardSim
import Testing

/// Cards that come and go.
@Suite struct PushPopTests {
  static let push = (angularFrequency: Oracle.uikitAngle(dampingRatio: 0.75) / 0.25, dampingRatio: 0.75)
  // At ζ = 1 the angular frequency times the duration is the root y of (1 + y) e^(−y) = 0.001.
  static let pop = (angularFrequency: 9.233413476451586 / 0.3125, dampingRatio: 1.0)

  static func index(_ run: Run, push: Bool, _ number: Int = 0) throws -> Int {
    try run.input(number) {
      switch $0 {
      case .push: push
      case .pop: !push
      default: false
      }
    }
  }

  /// Returns true if progress and position follow the closed form of a spring from an input to the next one or to rest.
  static func follows(
    _ spring: (angularFrequency: Double, dampingRatio: Double), to target: Double, _ run: Run, from index: Int
  ) -> Bool {
    let (start, before, after) = run.sides(of: index)
    let end =
      index + 1 < run.scenario.inputs.count
      ? Instant(ticks: run.scenario.inputs[index + 1].ticks) : Instant(ticks: .max)
    let rows = run.rows(from: start, to: end).filter { $0.sample.transitionProgress != nil }
    let rate = rate(of: \.transitionProgress, run, at: start, until: index) ?? 0
    let origin = before.transitionProgress ?? 1 - target
    // A new card starts from below the screen, at rest; one that leaves starts with the card's position and velocity.
    let edge = before.transitionY ?? (target == 1 ? Place.screenHeight : before.cardY)
    let edgeRate =
      before.transitionY == nil
      ? target == 1 ? 0 : before.cardVelocity!
      : Self.rate(of: \.transitionY, run, at: start, until: index) ?? .nan
    return !rows.isEmpty
      && rows.allSatisfy { row in
        let time = row.instant.seconds(since: start)
        let progress = Oracle.spring(
          angularFrequency: spring.angularFrequency, dampingRatio: spring.dampingRatio, displacement: origin - target,
          velocity: rate, at: time)
        let y = Oracle.spring(
          angularFrequency: spring.angularFrequency, dampingRatio: spring.dampingRatio,
          displacement: before.cardY - after.modelY, velocity: before.cardVelocity!, at: time)
        let cardY = row.sample.cardY
        // A coming card moves to the top of the view that the stack's y moves, a leaving one to the
        // screen's bottom edge.
        let isComing = target == 1
        let inner = Oracle.spring(
          angularFrequency: spring.angularFrequency, dampingRatio: spring.dampingRatio,
          displacement: edge - (isComing ? before.cardY : Place.screenHeight),
          velocity: edgeRate - (isComing ? before.cardVelocity! : 0), at: time)
        let place = inner.position + (isComing ? cardY : Place.screenHeight)
        // A part that has arrived rests, while the other one may still move.
        return (row.sample.transitionProgress! - target).isNear(progress.position, 1e-8)
          && (cardY - after.modelY).isNear(y.position, cardY == after.modelY ? 0.0011 : 1e-8)
          && row.sample.transitionY!.isNear(place, edgeRate == 0 || before.transitionY == nil ? 0.0011 : 1e-4)
      }
  }

  /// Returns a number's rate of change, per second, just before an input, from its values 27, 18 and 9 µs before it
  /// and at it.
  static func rate(
    of number: (Sample) -> Double?, _ run: Run, at instant: Instant, until index: Int
  ) -> Double? {
    var player = Player(run.scenario)
    while player.next < index { player.deliver() }
    let h = 9e-6
    let samples = [3.0, 2, 1].map { number(player.read(at: instant.advanced(bySeconds: -$0 * h))) }
    guard let a = samples[0], let b = samples[1], let c = samples[2], let d = number(player.read(at: instant)) else {
      return nil
    }
    // The derivative at the right end of four samples.
    return (11 * d - 18 * c + 9 * b - 2 * a) / (6 * h)
  }

  // MARK: - The springs

  @Test func aPushIsUIKitsSpring() throws {
    func isPush(_ run: Run) throws -> Bool {
      Self.follows(Self.push, to: 1, run, from: try Self.index(run, push: true))
    }
    let run = try Run("push-pop", fps: 120)
    #expect(try isPush(run))
    // The new card slides up from the screen's bottom edge.
    let start = run.sides(of: try Self.index(run, push: true)).after
    #expect(start.transitionProgress == 0)
    #expect(start.transitionY == Place.screenHeight)
    #expect(start.cardY == Place.peaking)
    #expect(start.phase == .pushing)
    #expect(start.stackDepth == 2)
    // The push overshoots, and its progress isn't clamped.
    #expect(run.rows.contains { ($0.sample.transitionProgress ?? 0) > 1.01 })
    #expect(try !isPush(Run("push-pop", ["push.duration": "0.26"], fps: 120)))
    #expect(try !isPush(Run("push-pop", ["push.damping_ratio": "0.8"], fps: 120)))
    #expect(try !isPush(Run("push-pop", ["push.motion": "spring"], fps: 120)))
    #expect(try !isPush(Run("push-pop", ["push.motion": "curve"], fps: 120)))
  }

  @Test func aPopIsUIKitsSpring() throws {
    func isPop(_ run: Run) throws -> Bool {
      Self.follows(Self.pop, to: 0, run, from: try Self.index(run, push: false))
    }
    let run = try Run("push-pop", fps: 120)
    #expect(try isPop(run))
    let start = run.sides(of: try Self.index(run, push: false)).after
    #expect(start.transitionProgress == 1)
    #expect(start.transitionY == Place.extended)
    #expect(start.phase == .popping)
    #expect(start.stackDepth == 1)
    #expect(run.name(start.card) == "trips")
    #expect(try !isPop(Run("push-pop", ["pop.duration": "0.3"], fps: 120)))
    #expect(try !isPop(Run("push-pop", ["pop.damping_ratio": "0.95"], fps: 120)))
    #expect(try !isPop(Run("push-pop", ["pop.motion": "curve"], fps: 120)))
  }

  /// UIKit's mapping by its definition: the envelope is a thousandth at the end of the duration.
  @Test func theMappingsNumbers() {
    let settings = Settings()
    guard case .spring(let push) = settings.rules.motion.push, case .spring(let pop) = settings.rules.motion.pop else {
      Issue.record("both are springs")
      return
    }
    #expect(push.angularFrequency.isNear(Self.push.angularFrequency, 1e-12))
    #expect(push.angularFrequency.isNear(37.51, 5e-3))
    #expect(pop.angularFrequency.isNear(Self.pop.angularFrequency, 1e-12))
    #expect(pop.angularFrequency.isNear(29.547, 5e-4))
    #expect(push.dampingRatio == 0.75)
    #expect(pop.dampingRatio == 1)
  }

  @Test func withoutAnimationItIsThereAtOnce() throws {
    let run = try Run("push-pop") { document in
      document.inputs[0].action = .push("stop", animated: false)
      document.inputs[1].action = .pop(count: 1, animated: false)
    }
    #expect(run.rows.allSatisfy { $0.sample.phase == .resting && $0.sample.transitionProgress == nil })
    #expect(run.eventTexts == ["push(stop)", "pushed(stop)", "pop(stop)", "popped(stop)"])
    #expect(run.rows[10].sample.cardY == Place.extended)
    #expect(run.rows[10].sample.stackDim == 0.25)
    #expect(run.lastY == Place.peaking)
  }

  // MARK: - The card below

  /// Returns true if the uncovered card is where it was before, for good.
  static func getsItsDetentBack(_ run: Run) -> Bool {
    run.lastY == Place.peaking && run.rows.last!.sample.modelY == Place.peaking
      && run.name(run.rows.last!.sample.card) == "trips" && run.rows.last!.sample.stackDepth == 1
  }

  @Test(arguments: ["push-pop", "pop-during-push", "push-during-drag", "stack-dim"])
  func theCardBelowGetsItsDetentBack(name: String) throws {
    let run = try Run(name)
    #expect(Self.getsItsDetentBack(run))
    // The upper card was at another place.
    #expect(run.rows.contains { $0.sample.modelY != Place.peaking && run.name($0.sample.card) == "stop" })
    // The card remembers its detent, no rule sets it: a card that was at another detent returns to that one.
    let other = try Run(name) { $0.cards[0].detent = "collapsed" }
    #expect(!Self.getsItsDetentBack(other))
  }

  @Test func theCardBelowGetsItsScrollOffsetBack() throws {
    let json = """
      { "cards": [{ "name": "a", "content": 1600, "detent": "extended" },
                  { "name": "b", "content": 1600, "detent": "extended" }],
        "inputs": [
          { "at": "0ms", "path": { "points": [["0ms", 200, 700], ["300ms", 200, 400]], "lift_after": "60ms" } },
          { "at": "500ms", "push": "b" }, { "at": "1500ms", "pop": true }] }
      """
    let run = try Run(json: json)
    let offset = run.sides(of: try Self.index(run, push: true)).before.scrollOffset
    #expect(offset > 200)
    #expect(run.sides(of: try Self.index(run, push: true)).after.scrollOffset == 0)
    #expect(run.rows.last!.sample.scrollOffset == offset)
  }

  // MARK: - Turning round

  /// Returns true if position, velocity, progress and its rate continue unbroken at an input, and the path from there
  /// is the closed form that starts with them.
  static func turnsRound(_ run: Run, at index: Int, to target: Double) -> Bool {
    let (_, before, after) = run.sides(of: index)
    guard let progress = before.transitionProgress, (0.05...0.95).contains(progress) else { return false }
    return after.cardY.isNear(before.cardY, 1e-12) && after.cardVelocity == before.cardVelocity
      && after.transitionProgress!.isNear(progress, 1e-15) && after.transitionY!.isNear(before.transitionY!, 1e-12)
      && rate(of: \.transitionProgress, run, at: run.sides(of: index).instant, until: index)!.magnitude > 0.5
      && follows(target == 1 ? push : pop, to: target, run, from: index)
  }

  @Test func aPopDuringAPushTurnsRound() throws {
    func turns(_ run: Run) throws -> Bool { Self.turnsRound(run, at: try Self.index(run, push: false), to: 0) }
    let run = try Run("pop-during-push", fps: 240)
    #expect(try turns(run))
    #expect(
      run.eventTexts.filter { !$0.hasPrefix("retarget") } == [
        "push(stop)", "pop(stop)", "settled(peaking)", "popped(stop)",
      ])
    #expect(try !turns(Run("pop-during-push", ["motion.keep_retarget_velocity": "false"], fps: 240)))
    #expect(try !turns(Run("pop-during-push", ["pop.motion": "curve"], fps: 240)))
    // The curve loses two velocities, the card's and its transition's, and both are reported.
    let curve = try Run("pop-during-push", ["pop.motion": "curve"])
    #expect(curve.events.count { if case .lostVelocity = $0 { true } else { false } } == 2)
  }

  @Test func aPushDuringAPopTurnsRound() throws {
    func turns(_ run: Run) throws -> Bool { Self.turnsRound(run, at: try Self.index(run, push: true, 1), to: 1) }
    let run = try Run("push-during-pop", fps: 240)
    #expect(try turns(run))
    #expect(run.lastDetent == "extended")
    #expect(run.rows.last!.sample.stackDepth == 2)
    // The card that was leaving is the one that comes back.
    #expect(run.eventTexts.filter { $0 == "popped(stop)" }.isEmpty)
    #expect(try !turns(Run("push-during-pop", ["motion.keep_retarget_velocity": "false"], fps: 240)))
    #expect(try !turns(Run("push-during-pop", ["push.motion": "curve"], fps: 240)))
  }

  // MARK: - During a drag

  /// Returns true if the push takes the card at the finger's velocity, and the finger holds nothing until it lifts.
  static func takesTheCard(_ run: Run) throws -> Bool {
    let (start, before, after) = run.sides(of: try index(run, push: true))
    return before.phase == .dragging && after.cardY.isNear(before.cardY, 1e-12)
      && after.cardVelocity == before.cardVelocity
      && before.cardVelocity! < -100 && run.rows(from: start).allSatisfy { !$0.isDrag }
  }

  @Test func aPushDuringADragEndsTheHold() throws {
    let run = try Run("push-during-drag")
    #expect(try Self.takesTheCard(run))
    #expect(run.events.contains(.ignored(.taken)))
    #expect(run.releases.isEmpty)
    // The finger stays down for a while, and moves.
    let pushed = run.sides(of: try Self.index(run, push: true)).instant
    let held = run.rows(from: pushed).compactMap(\.sample.touchY)
    #expect(held.max()! - held.min()! > 200)
    #expect(try !Self.takesTheCard(Run("push-during-drag", ["motion.keep_retarget_velocity": "false"])))
    // Without the push the same finger drags until it lifts.
    #expect(try Run("push-during-drag") { $0.inputs.removeLast(2) }.releases.count == 1)
  }

  @Test func aTouchDuringAPushIsRefused() throws {
    let run = try Run(
      json: """
        { "cards": [{ "name": "a", "detent": "peaking" }, { "name": "b", "detent": "extended" }],
          "inputs": [{ "at": "0ms", "push": "b" },
                     { "at": "50ms", "path": { "points": [["0ms", 200, 400], ["300ms", 200, 700]] }, "on": "header" }] }
        """)
    #expect(run.events.contains(.ignored(.transition)))
    #expect(run.rows.allSatisfy { !$0.isDrag })
    #expect(run.lastDetent == "extended")
  }
}
