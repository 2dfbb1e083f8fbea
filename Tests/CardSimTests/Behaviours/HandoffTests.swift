import CardSim
import Testing

/// One finger moves the card, and then its content, and back.
@Suite struct HandoffTests {
  static func handoffs(_ run: Run) -> [DragOwner] {
    run.events.compactMap { if case .handoff(let owner) = $0 { owner } else { nil } }
  }

  // MARK: - Up

  /// Returns true if the card stands at its top while the content scrolls, and the content takes exactly the rest of
  /// the finger's travel.
  static func growsThenScrolls(_ run: Run) throws -> Bool {
    let (crossing, rest) = (try DragTests.crossingY(run), run.rows[0].sample)
    return run.drags[0].allSatisfy { row in
      let wanted = rest.cardY + row.sample.touchY! - crossing
      return row.sample.cardY.isNear(max(Place.extended, wanted))
        && row.sample.scrollOffset.isNear(rest.scrollOffset + max(0, Place.extended - wanted))
        && (row.sample.phase == .scrolling) == (wanted < Place.extended) && row.sample.overdrag == 0
    }
  }

  @Test func theCardGrowsToItsTopAndTheContentScrolls() throws {
    let run = try Run("scroll-handoff-up", fps: 240)
    #expect(try Self.growsThenScrolls(run))
    #expect(Self.handoffs(run) == [.content])
    #expect(run.drags[0].last!.sample.scrollOffset > 150)
    // After the release the content has the momentum, and the card stays.
    let lift = run.sides(of: try run.touch(.ended))
    #expect(lift.after.scrollVelocity.isNear(1_500, 1e-2))
    #expect(run.rows(from: lift.instant).allSatisfy { $0.sample.cardY == Place.extended })

    let off = try Run("scroll-handoff-up", ["handoff.to_content": "false"], fps: 240)
    #expect(try !Self.growsThenScrolls(off))
    #expect(Self.handoffs(off).isEmpty)
    #expect(off.rows.allSatisfy { $0.sample.scrollOffset == 0 })
    #expect(off.rows.contains { $0.sample.cardY < Place.extended - 10 })
  }

  // MARK: - Down

  /// Returns true if the content scrolls back first, and the card then goes down by the rest of the finger's travel.
  static func scrollsBackThenPulls(_ run: Run) throws -> Bool {
    let began = try run.touch(.began, 1)
    let rest = run.sides(of: began).before
    let touches = run.touches().filter { $0.index >= began }
    let crossing = try #require(Oracle.crossing(of: 10, touches.map(\.touch))).y
    let rows = run.rows(from: touches[0].instant, to: touches.last!.instant).filter(\.isDrag)
    return rest.scrollOffset > 100
      && rows.allSatisfy { row in
        let travel = row.sample.touchY! - crossing
        return row.sample.scrollOffset.isNear(max(0, rest.scrollOffset - travel))
          && row.sample.cardY.isNear(Place.extended + max(0, travel - rest.scrollOffset))
      }
  }

  @Test func theContentComesBackAndTheCardGoesDown() throws {
    let run = try Run("scroll-handoff-down", fps: 240)
    #expect(try Self.scrollsBackThenPulls(run))
    #expect(Self.handoffs(run) == [.card])
    let off = try Run("scroll-handoff-down", ["handoff.to_card": "false"], fps: 240)
    #expect(try !Self.scrollsBackThenPulls(off))
    #expect(off.rows.allSatisfy { $0.sample.cardY == Place.extended })
    // The content yields instead.
    #expect(off.rows.contains { $0.sample.scrollOffset < -50 })
  }

  /// Returns true if a card that is released below its top takes all the velocity and the content keeps none.
  static func cardTakesAll(_ run: Run) throws -> Bool {
    let lift = run.sides(of: try run.touch(.ended, 1))
    return lift.after.cardVelocity == run.releases.last && lift.after.scrollVelocity == 0
      && run.rows(from: lift.instant).allSatisfy { $0.sample.scrollOffset == 0 && $0.sample.scrollVelocity == 0 }
  }

  @Test func releasedBelowTheTopTheCardTakesTheVelocity() throws {
    #expect(try Self.cardTakesAll(Run("scroll-handoff-down")))
    #expect(try !Self.cardTakesAll(Run("scroll-handoff-down", ["handoff.to_card": "false"])))
    #expect(try !Self.cardTakesAll(Run("scroll-handoff-down", ["motion.keep_release_velocity": "false"])))
  }

  // MARK: - Both directions

  @Test func bothWaysWithinOneGesture() throws {
    let run = try Run("scroll-handoff-both-ways", fps: 240)
    #expect(Self.handoffs(run) == [.content, .card])
    #expect(try Self.growsThenScrolls(run))
    // The path back is the path up: the finger ends below its start, and so does the card.
    #expect(run.drags[0].last!.sample.cardY > Place.peaking)
    let noContent = try Run("scroll-handoff-both-ways", ["handoff.to_content": "false"], fps: 240)
    #expect(try !Self.growsThenScrolls(noContent))
    let noCard = try Run("scroll-handoff-both-ways", ["handoff.to_card": "false"], fps: 240)
    #expect(try !Self.growsThenScrolls(noCard))
    #expect(Self.handoffs(noCard) == [.content])
  }

  /// The crossing may lie between any two samples of the finger: even with a sample every 100 ms no travel is lost.
  @Test(arguments: [10.0, 17, 60, 120, 1000])
  func theCrossingIsSplitHoweverCoarseTheSamples(hertz: Double) throws {
    let run = try Run("scroll-handoff-both-ways", fps: 240) { document in
      if case .path(var path, let placement) = document.inputs[0].action {
        path.sampling.hertz = hertz
        document.inputs[0].action = .path(path, placement)
      }
    }
    #expect(try Self.growsThenScrolls(run))
    #expect(Self.handoffs(run) == [.content, .card])
  }

  // MARK: - Lower down

  /// Returns true if the content keeps its offset from the second touch on, while the card moves with the finger.
  static func keepsItsOffset(_ run: Run) throws -> Bool {
    let began = run.sides(of: try run.touch(.began, 1))
    let rows = run.rows(from: began.instant)
    return began.before.scrollOffset > 100 && rows.allSatisfy { $0.sample.scrollOffset == began.before.scrollOffset }
      && rows.contains { $0.sample.cardY < began.before.cardY - 50 }
  }

  @Test func lowerDownTheContentKeepsItsOffsetAndEveryPullMovesTheCard() throws {
    let run = try Run("scroll-keeps-offset")
    #expect(try Self.keepsItsOffset(run))
    #expect(run.eventTexts.contains("touch(content)"))
    // At the top the same pull scrolls the content.
    #expect(try !Self.keepsItsOffset(Run("scroll-keeps-offset") { $0.inputs.remove(at: 1) }))
  }

  /// Content goes on from the offset that it kept once the card is back at its top.
  @Test func backAtTheTopItScrollsOnFromThere() throws {
    let run = try Run("scroll-keeps-offset", fps: 240) { document in
      if case .swipe(var swipe, let placement) = document.inputs[2].action {
        (swipe.to.y, swipe.releaseVelocity) = (300, -1_600)
        document.inputs[2].action = .swipe(swipe, placement)
      }
    }
    #expect(Self.handoffs(run) == [.content])
    let drag = try #require(run.drags.last)
    let kept = run.sides(of: try run.touch(.began, 1)).before.scrollOffset
    #expect(drag.allSatisfy { run.balance($0.sample).isNear(run.balance(drag[0].sample)) })
    #expect(drag.last!.sample.scrollOffset > kept + 50)
    #expect(drag.allSatisfy { $0.sample.scrollOffset >= kept })
  }

  @Test func contentThatFitsDoesNotScroll() throws {
    func scrolls(_ run: Run) -> Bool { run.rows.contains { $0.sample.scrollOffset != 0 } }
    let run = try Run("content-fits")
    #expect(!scrolls(run))
    #expect(Self.handoffs(run).isEmpty)
    #expect(run.eventTexts.filter { $0 == "touch(content)" }.count == 2)
    // The first pull goes up beyond the top, the second takes the card down.
    #expect(run.drags.map { $0.last!.sample.cardY < Place.extended } == [true, false])
    #expect(scrolls(try Run("content-fits") { $0.cards[0].contentHeight = 1_600 }))
  }

  /// SweetCurtain's scroll view moves the card to its top and scrolls on. The card then gets a target, too: it isn't
  /// left at its top with the detent from which it came as its target. A finger that moves up sends it one state up
  /// from the committed one; a finger that scrolls back, or that the system cancels, leaves it at the nearest.
  @Test(arguments: [("mid", "-800", "max"), ("mid", "0", "max"), ("min", "-800", "mid"), ("min", "0", "max")])
  func aCardThatTheContentsPanLedToItsTopIsDecided(start: String, velocity: String, target: String) throws {
    let run = try Run(
      json: """
        {"preset": "sweetcurtain-0.2.5", "set": {"handoff.rule": "shared"},
         "cards": [{"name": "trips", "content": 3000, "detent": "\(start)"}],
         "inputs": [{"at": "0us", "on": "content",
           "swipe": {"from": [0, 840], "to": [0, 0], "duration": "200ms", "velocity": \(velocity)}}]}
        """)
    let last = try #require(run.rows.last)
    let name = try #require(last.sample.target)
    #expect(run.scenario.names[name] == target)
    #expect(last.sample.modelY == last.sample.cardY)
    #expect(run.eventTexts.contains("snap(\(target))"))
    #expect(run.eventTexts.last { $0.hasPrefix("settled") } == "settled(\(target))")
  }
}
