import CardSim
import Testing

/// The tour has every behaviour in it, with little rest between them.
@Suite struct TourTests {
  static func run() throws -> Run { try Run("tour") }

  /// All phases but paging: pages have scenarios of their own.
  static let phases: [Phase] = Phase.allCases.filter { $0 != .paging }

  @Test(arguments: phases)
  func hasEveryPhase(phase: Phase) throws {
    #expect(try Self.run().rows.contains { $0.sample.phase == phase })
  }

  /// The events of the tour, in order; others may lie between two of them.
  static let story = [
    "drag", "release(v=-171", "snap(collapsed)",  // a slow drag falls back
    "release(v=-1500.00)", "snap(peaking)",  // a flick
    "grab", "resume(peaking)",  // a grab
    "touch(content)", "handoff(content)", "release(v=0.00)",  // up and on into the content
    "release(v=-1300.00)", "decelerate(to=403.00)", "bounce(v=7",  // momentum
    "grab", "handoff(card)", "snap(peaking)",  // content stopped, and down again
    "move(extended)", "move(peaking)", "retarget(v=-12", "settled(peaking)",  // tap and key
    "drag", "release(v=0.00)", "snap(extended)",  // the rubber band
    "push(stop)", "pushed(stop)", "push(service)", "pop(service)", "retarget(v=-6", "popped(service)",
    "drag", "snap(collapsed)", "pop(stop)", "settled(extended)", "popped(stop)",  // the card below as it was
    "move(peaking)", "settled(peaking)",
  ]

  @Test func tellsItsStory() throws {
    var events = try Self.run().eventTexts[...]
    for chapter in Self.story {
      let index = events.firstIndex { $0.hasPrefix(chapter) }
      #expect(index != nil, "\(chapter) is missing, or too early")
      events = events[((index ?? events.startIndex - 1) + 1)...]
    }
    #expect(events.isEmpty)
  }

  @Test func goesBeyondItsRangeAndBack() throws {
    let run = try Self.run()
    #expect(run.rows.contains { $0.sample.phase == .dragging && $0.sample.overdrag < -50 })
    #expect(run.rows.contains { $0.sample.phase == .scrolling && $0.sample.overdrag != 0 })
  }

  @Test func warnsOfNothingAndHardlyWaits() throws {
    let run = try Self.run()
    #expect(run.scenario.warnings.isEmpty)
    #expect(run.rows.count < 800)
    // At most one of twelve seconds is at rest with no finger down.
    #expect(run.rows.count { $0.sample.isAtRest } < 60)
  }
}
