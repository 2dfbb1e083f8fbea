import CardSim
import Testing

/// Content that gets higher or lower while the card is dragged, scrolled or handed over.
@Suite struct ChangingContentTests {
  /// Returns the number of frames in which card and content together moved further than the finger.
  static func jumps(_ run: Run) -> Int {
    zip(run.rows, run.rows.dropFirst()).count { row, next in
      guard row.isDrag, next.isDrag, let from = row.sample.touchY, let to = next.sample.touchY else { return false }
      let moved =
        (next.sample.cardY - row.sample.cardY).magnitude
        + (next.sample.scrollOffset - row.sample.scrollOffset).magnitude
      // Within a frame a finger may go there and back, by its jitter.
      return moved > (to - from).magnitude + 3
    }
  }

  @Test(arguments: ["content-grows", "content-changes-in-hand"])
  func nothingJumpsUnderAFinger(name: String) throws {
    let run = try Run(name, fps: 120)
    #expect(run.rows.count { $0.isDrag } > 100)
    #expect(Self.jumps(run) == 0)
  }

  /// The finger's travel = the card's + the content's + the overdrag, from each change to the next.
  @Test func theHandoffKeepsItsAccount() throws {
    let run = try Run("content-changes-in-hand", fps: 120) { document in
      guard case .path(var path, let placement) = document.inputs[0].action else { return }
      path.sampling = path.sampling.withoutJitter
      document.inputs[0].action = .path(path, placement)
    }
    let changes = run.entries.filter { if case .contentHeight = $0.event { true } else { false } }.map(\.instant)
    #expect(changes.count == 4)
    for (start, end) in zip([Instant.zero] + changes, changes + [Instant(ticks: .max)]) {
      let rows = run.rows(from: start, to: end).filter { $0.isDrag && $0.sample.overdrag == 0 }
      guard let first = rows.first, let fingerY = first.sample.touchY else { continue }
      let account = fingerY - first.sample.cardY + first.sample.scrollOffset
      for row in rows {
        let now = row.sample.touchY! - row.sample.cardY + row.sample.scrollOffset
        #expect(now.isNear(account, 1e-9), "\(row.instant)")
      }
    }
    // The drag is handed over to the content and, 600 ms later, back to the card.
    #expect(run.events.contains(.handoff(to: .content)))
    #expect(run.events.contains(.handoff(to: .card)))
  }

  @Test func whatFitsDoesNotScrollUntilItHasGrown() throws {
    let run = try Run("content-grows")
    let grown = try run.instant { if case .contentHeight = $0 { true } else { false } }
    let rows = run.rows(from: .zero, to: grown)
    #expect(rows.allSatisfy { $0.sample.scrollOffset == 0 })
    #expect(rows.contains { $0.sample.overdrag < -50 })
    let handoff = try run.instant { $0 == .handoff(to: .content) }
    #expect(handoff > grown)
    // The card stays where the finger had pulled it, and settles at its top after the lift.
    let held = run.rows(from: handoff).filter { $0.sample.phase == .scrolling }
    #expect(held.count > 10 && held.allSatisfy { $0.sample.cardY == held[0].sample.cardY })
    #expect(run.rows.last?.sample.cardY == Place.extended)
    #expect(run.rows.last!.sample.scrollOffset > 90)
    let small = try Run("content-grows") { $0.inputs.removeLast() }
    #expect(!small.events.contains(.handoff(to: .content)))
    #expect(small.rows.allSatisfy { $0.sample.scrollOffset == 0 })
  }

  /// An offset at rest is clamped at once; content that decelerates beyond the new end bounces back from there.
  @Test func anOffsetBeyondTheEndIsClamped() throws {
    let run = try Run("content-shrinks")
    func row(at milliseconds: Int64) -> Int { run.rows.firstIndex { $0.frame.ticks >= milliseconds * 9_000 }! }
    let shrunk = row(at: 700)
    #expect(run.rows[shrunk].sample.phase == .bouncing)
    let (before, after) = (run.rows[shrunk - 1].sample, run.rows[shrunk].sample)
    #expect(before.scrollOffset > 903)
    #expect(after.scrollOffset > before.scrollOffset)
    let start = run.rows[shrunk].instant
    for row in run.rows(from: start, to: Instant(ticks: 2_900 * 9_000)).prefix(60) {
      let expected = Oracle.spring(
        response: 0.575, dampingRatio: 1, displacement: after.scrollOffset - 903, velocity: after.scrollVelocity,
        at: row.instant.seconds(since: start))
      #expect(row.sample.scrollOffset.isNear(903 + expected.position, 1e-7))
    }
    for (milliseconds, range) in [(3_000, 423.0), (4_000, 0)] as [(Int64, Double)] {
      let index = row(at: milliseconds)
      #expect(run.rows[index - 1].sample.scrollOffset > range)
      #expect(run.rows[index].sample.scrollOffset == range)
      #expect(run.rows[index].sample.phase == .resting)
    }
  }
}
