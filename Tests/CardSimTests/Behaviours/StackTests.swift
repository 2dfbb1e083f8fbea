import CardSim
import Testing

/// Pops of several cards at a time or one after the other, and pushes during other motions.
@Suite struct StackTests {
  // MARK: - Several at once

  /// Returns true if the fourth card uncovers the second from below, and the third is never seen to leave.
  static func skipsOne(_ run: Run) throws -> Bool {
    let (start, before, after) = run.sides(of: try PushPopTests.index(run, push: false))
    let way = run.rows(from: start).filter { $0.sample.transitionProgress != nil }
    return before.stackDepth == 4 && after.stackDepth == 2 && after.cardY == before.cardY
      && after.transitionProgress == 1 && after.stackDim == before.stackDim
      && !way.isEmpty && way.allSatisfy { run.name($0.sample.card) == "stop" && $0.sample.phase == .popping }
      && run.lastY == Place.extended && run.lastDetent == "extended"
  }

  @Test func ofSeveralCardsOnlyTheTopOneIsSeenToLeave() throws {
    let run = try Run("pop-several")
    #expect(try Self.skipsOne(run))
    let index = try PushPopTests.index(run, push: false)
    let texts = run.eventTexts
    #expect(
      texts.suffix(5) == ["pop(vehicle)", "pop(service)", "popped(service)", "settled(extended)", "popped(vehicle)"])
    // The motion is that of a single pop.
    #expect(PushPopTests.follows(PushPopTests.pop, to: 0, run, from: index))
    for count in [1, 3] {
      #expect(try !Self.skipsOne(Run("pop-several") { $0.inputs[3].action = .pop(count: count, animated: true) }))
    }
    #expect(try !Self.skipsOne(Run("pop-several") { $0.inputs[3].action = .pop(count: 2, animated: false) }))
  }

  /// Returns true if the root is where it was, with its former scroll offset.
  static func leadsHome(_ run: Run) throws -> Bool {
    let offset = run.sides(of: try PushPopTests.index(run, push: true)).before.scrollOffset
    let last = try #require(run.rows.last).sample
    return offset > 100 && last.scrollOffset == offset && last.cardY == Place.extended && last.stackDepth == 1
      && run.name(last.card) == "trips" && last.stackDim == 0
  }

  @Test func theRootIsAsItWas() throws {
    let run = try Run("pop-to-root")
    #expect(try Self.leadsHome(run))
    #expect(run.eventTexts.filter { $0.hasPrefix("popped") } == ["popped(stop)", "popped(service)"])
    // Any count that is as large does the same; a smaller one leaves a card.
    #expect(try Self.leadsHome(Run("pop-to-root") { $0.inputs[3].action = .pop(count: 2, animated: true) }))
    #expect(try Self.leadsHome(Run("pop-to-root") { $0.inputs[3].action = .pop(count: 9, animated: false) }))
    #expect(try !Self.leadsHome(Run("pop-to-root") { $0.inputs[3].action = .pop(count: 1, animated: true) }))
  }

  // MARK: - One after the other

  @Test func theSecondPopGoesOnAsFastAsTheFirst() throws {
    func goesOn(_ run: Run) throws -> Bool {
      let (_, before, after) = run.sides(of: try PushPopTests.index(run, push: false, 1))
      return before.phase == .popping && (0.05...0.95).contains(before.transitionProgress!)
        && before.cardVelocity!.magnitude > 500 && after.cardVelocity == before.cardVelocity
        && after.cardY.isNear(before.cardY, 1e-12) && after.transitionProgress == 1 && after.stackDepth == 1
    }
    let run = try Run("double-pop")
    #expect(try goesOn(run))
    #expect(run.eventTexts.filter { $0.hasPrefix("popped") } == ["popped(service)", "popped(stop)"])
    #expect(run.lastY == Place.peaking)
    #expect(run.name(run.rows.last?.sample.card) == "trips")
    // Both cards lie above the root: its stack dim is the same just before and just after the second pop begins.
    let first = run.sides(of: try PushPopTests.index(run, push: false, 1)).before
    let second = run.sides(of: try PushPopTests.index(run, push: false, 1)).after
    #expect(second.stackDim == 0.25)
    #expect(first.stackDim == 0.25)
    #expect(try !goesOn(Run("double-pop", ["motion.keep_retarget_velocity": "false"])))
    #expect(try !goesOn(Run("double-pop", ["pop.motion": "curve"])))
  }

  // MARK: - During another motion

  @Test func aPushTakesASettlingCardOn() throws {
    func takesItOn(_ run: Run) throws -> Bool {
      let (_, before, after) = run.sides(of: try PushPopTests.index(run, push: true))
      return before.phase == .settling && before.cardVelocity! < -500 && after.cardVelocity == before.cardVelocity
        && after.cardY.isNear(before.cardY, 1e-12) && after.modelY == Place.extended && after.phase == .pushing
    }
    let run = try Run("push-while-settling")
    #expect(try takesItOn(run))
    // The card never arrived, but its detent is its former target.
    #expect(run.lastDetent == "peaking")
    #expect(run.lastY == Place.peaking)
    #expect(run.eventTexts.filter { $0.hasPrefix("settled") } == ["settled(extended)", "settled(peaking)"])
    #expect(try !takesItOn(Run("push-while-settling", ["motion.keep_retarget_velocity": "false"])))
  }

  /// A push over a collapsed card leaves it collapsed; in a real system the old card jumped to its middle detent.
  @Test func aPushOverACollapsedCardLeavesItCollapsed() throws {
    let run = try Run("push-while-collapsed")
    for number in [0, 1] {
      let covered = run.sides(of: try PushPopTests.index(run, push: true, number))
      #expect(covered.before.cardY == covered.after.cardY)
      #expect(covered.before.modelY == Place.collapsed)
      #expect(run.sides(of: try PushPopTests.index(run, push: false, number)).after.modelY == Place.collapsed)
    }
    // A card without a detent of its own comes to the place of the other one: only its transition moves.
    let second = run.sides(of: try PushPopTests.index(run, push: true, 1)).instant
    #expect(run.rows(from: second).allSatisfy { $0.sample.cardY == Place.collapsed })
    #expect(run.rows.contains { $0.sample.cardY == Place.extended })
    #expect(run.lastDetent == "collapsed")
    let other = try Run("push-while-collapsed") { $0.cards[0].detent = "peaking" }
    #expect(other.lastDetent == "peaking")
  }

  /// A card has one content, so that it can't lie on the stack twice; what is below keeps its own.
  @Test func aCardLiesOnTheStackOnce() throws {
    let run = try Run(
      json: """
        { "cards": [{ "name": "A", "content": 900 }, { "name": "B", "detent": "extended", "content": 3000 }],
          "inputs": [{ "at": "100ms", "push": "B" }, { "at": "1s", "scroll": { "offset": 500, "velocity": 0 } },
            { "at": "1500ms", "push": "B" }, { "at": "2s", "pop": true }] }
        """)
    #expect(run.eventTexts.filter { $0.hasPrefix("push(") } == ["push(B)"])
    #expect(run.eventTexts.contains("ignored(nothing)"))
    let still = run.rows(from: Instant(microseconds: 1_400_000), to: Instant(microseconds: 1_900_000))
    #expect(still.allSatisfy { $0.sample.stackDepth == 2 && $0.sample.scrollOffset == 500 })
    #expect(run.rows.last?.sample.stackDepth == 1)
  }
}
