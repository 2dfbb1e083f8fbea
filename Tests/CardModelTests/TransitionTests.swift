import CardMath
import CardMotion
import CardTestSupport
import Testing

@testable import CardModel

/// The transitions against a plain array, which is searched and counted anew for each question.
@Suite struct TransitionTests {
  /// The array, and the rule by which transitions end: one after the other, the lowest that is due first.
  struct Plain {
    var all: [Transition] = []

    mutating func take(_ card: Int, _ direction: Transition.Direction) -> Transition? {
      let index =
        direction == .outgoing
        ? all.firstIndex { $0.card == card && $0.direction == direction }
        : all.lastIndex { $0.card == card && $0.direction == direction }
      return index.map { all.remove(at: $0) }
    }

    mutating func removeDue(by now: Instant) -> [Transition] {
      var ended: [Transition] = []
      while let due = all.firstIndex(where: { $0.progress.end <= now }) {
        let transition = all.remove(at: due)
        if transition.direction == .incoming {
          ended += all[..<due]
          all.removeSubrange(..<due)
        }
        ended.append(transition)
      }
      return ended
    }
  }

  static func transition(_ card: Int, _ direction: Transition.Direction, from start: Int64, lasting: Double)
    -> Transition
  {
    var progress = Segment(restingAt: direction == .incoming ? 0 : 1)
    progress.run(
      Motion(timing: .curve(.linear), start: .rest, duration: lasting), from: 0, velocity: 0, to: 1, within: .unit,
      at: Instant(ticks: start), arrival: .unit(of: 800))
    return Transition(card: card, direction: direction, progress: progress, path: TransitionPath(restingAt: 800))
  }

  @Test(arguments: Seeds.few)
  func theyAreAPlainArray(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var (fast, plain) = (Transitions(), Plain())
    var now: Int64 = 0
    for _ in 0..<400 {
      switch random.next(below: 8) {
      case 0, 1, 2, 3:
        let direction: Transition.Direction = random.next(below: 3) == 0 ? .outgoing : .incoming
        let lasting = Double(1 + random.next(below: 4)) / 8
        let added = Self.transition(Int(random.next(below: 6)), direction, from: now, lasting: lasting)
        fast.append(added)
        plain.all.append(added)
      case 4, 5:
        let card = Int(random.next(below: 6))
        let direction: Transition.Direction = random.next(below: 2) == 0 ? .outgoing : .incoming
        let blank = Self.transition(-1, .incoming, from: 0, lasting: 1)
        var taken = blank
        let isThere = fast.take(card, direction, to: &taken)
        let wanted = plain.take(card, direction)
        #expect(isThere == (wanted != nil), "seed \(seed)")
        #expect(taken == wanted ?? blank, "seed \(seed)")
      case 6:
        now += Int64(random.next(below: 4_000_000))
        // The stack asks for the only one first, once one is due.
        let isDue = fast.earliestEnd <= Instant(ticks: now)
        let only = isDue ? fast.removeOnly() : nil
        let isOnly = isDue && plain.all.count == 1
        #expect((only != nil) == isOnly, "seed \(seed)")
        let ended = plain.removeDue(by: Instant(ticks: now))
        if let only {
          #expect(only == ended[0].end, "seed \(seed)")
        } else {
          #expect(fast.removeDue(by: Instant(ticks: now)) == ended, "seed \(seed)")
        }
      default:
        guard random.next(below: 10) == 0 else { continue }
        #expect(fast.removeAll() == plain.all, "seed \(seed)")
        plain.all = []
      }
      #expect(fast.all == plain.all, "seed \(seed)")
      #expect(fast.isEmpty == plain.all.isEmpty, "seed \(seed)")
      if let last = plain.all.last { #expect(fast.front == last, "seed \(seed)") }
      #expect(fast.earliestEnd == plain.all.map(\.progress.end).min() ?? .distantFuture, "seed \(seed)")
      #expect(fast.latestEnd == plain.all.map(\.progress.end).max(), "seed \(seed)")
    }
  }
}
