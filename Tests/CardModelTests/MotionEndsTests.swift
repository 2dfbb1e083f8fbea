import CardMath
import CardMotion
import CardTestSupport
import Testing

@testable import CardModel

@Suite struct MotionEndsTests {
  typealias Name = Fixtures.Name

  static func end(_ milliseconds: Double, _ name: Name) -> MotionEnds.End {
    MotionEnds.End(
      instant: Hand.instant(milliseconds), moment: .snapEnd, detent: name.rawValue, arrival: name.rawValue)
  }

  static func hand(_ interrupted: InterruptedEnd, _ interruption: Interruption = .additive) -> Hand {
    var rules = Rules()
    (rules.callbacks.order, rules.callbacks.interrupted) = (.tgcard, interrupted)
    rules.motion.interruption = interruption
    rules.motion.tap = .animation(SpringAnimation(duration: 0.4, dampingRatio: 0.8))
    return Hand(rules, cards: [Fixtures.card(), Fixtures.card(.stop, preferred: 2)])
  }

  /// The instants, ms, and detents of all `didMove`.
  static func moves(_ hand: Hand) -> [String] {
    hand.log.entries.compactMap {
      guard case .callback(.didMove(let detent)) = $0.event, let name = Name(rawValue: detent) else { return nil }
      return "\(name) \($0.instant.seconds(since: .zero) * 1_000)"
    }
  }

  @Test func dueEndsComeInTheirOrderAndOnce() {
    var ends = MotionEnds(restingAt: Name.peaking.rawValue)
    #expect(ends.earliest == .distantFuture)
    for end in [Self.end(300, .extended), Self.end(100, .collapsed), Self.end(200, .peaking)] { ends.schedule(end) }
    #expect(ends.earliest == Hand.instant(100))
    #expect(ends.takeDue(by: Hand.instant(99)) == nil)
    #expect(ends.takeDue(by: Hand.instant(100)) == Self.end(100, .collapsed))
    #expect(ends.takeDue(by: Hand.instant(100)) == nil)
    #expect(ends.earliest == Hand.instant(200))
    #expect(ends.takeDue(by: Hand.instant(900)) == Self.end(300, .extended))
    #expect(ends.takeDue(by: Hand.instant(900)) == Self.end(200, .peaking))
    #expect(ends.takeDue(by: Hand.instant(900)) == nil)
    #expect(ends.earliest == .distantFuture)
    #expect(ends.arrived == Name.peaking.rawValue)
  }

  /// The second move cuts the first one short after 100 ms of 400.
  @Test(arguments: Interruption.allCases)
  func aMotionThatIsCutShortReportsItsScheduledEnd(interruption: Interruption) {
    for (interrupted, expected) in [
      (InterruptedEnd.scheduled, ["extended 400.0", "collapsed 500.0"]), (.silent, ["collapsed 500.0"]),
    ] {
      var hand = Self.hand(interrupted, interruption)
      hand.give(.move(detent: Name.extended.rawValue, animated: true), at: 0)
      hand.give(.move(detent: Name.collapsed.rawValue, animated: true), at: 100)
      _ = hand.sample(at: 3_000)
      #expect(Self.moves(hand) == expected)
    }
  }

  /// A card that is pushed meanwhile gets the end of the motion before it.
  @Test func theEndGoesToTheCardThatIsOnTopByThen() {
    var hand = Self.hand(.scheduled)
    hand.give(.move(detent: Name.collapsed.rawValue, animated: true), at: 0)
    hand.give(.push(card: 1, animated: false), at: 100)
    _ = hand.sample(at: 3_000)
    #expect(Self.moves(hand) == ["extended 100.0", "collapsed 400.0"])
    #expect(hand.stack.motionEnds.arrived == Name.collapsed.rawValue)
    #expect(hand.stack.isQuiet)
  }

  /// A motion to its end is reported by either rule at the same instant, after it has come to rest.
  @Test func aMotionThatEndsReportsItOnce() {
    var logs: [EventLog] = []
    for interrupted in InterruptedEnd.allCases {
      var hand = Self.hand(interrupted)
      hand.stroke(from: 400, to: 200, at: 0, until: 100)
      _ = hand.sample(at: 3_000)
      hand.give(.move(detent: Name.collapsed.rawValue, animated: true), at: 3_000)
      _ = hand.sample(at: 6_000)
      #expect(Self.moves(hand).count == 2)
      logs.append(hand.log)
    }
    #expect(logs[0].entries == logs[1].entries)
  }

  /// Each motion that a release or a command begins is scheduled to its own end, and reported exactly then, whatever
  /// comes between; nothing is scheduled where the rules are silent.
  @Test(arguments: Seeds.first(40, of: 100))
  func eachScheduledEndComesAtItsInstant(seed: UInt64) {
    var made = RandomStack(seed: seed)
    let base = made.stack()
    var rules = base.rules
    rules.callbacks.order = .tgcard
    let isScheduled = rules.callbacks.interrupted == .scheduled
    var stack = CardStack(screen: base.screen, rules: rules, cards: base.cards)
    var (log, ticks) = (EventLog(), Int64(0))
    for _ in 0..<150 {
      ticks += made.pause()
      let (now, waiting) = (Instant(ticks: ticks), stack.motionEnds.scheduled)
      log.removeAll()
      stack.advance(to: now, into: &log)
      for end in waiting where end.instant <= now {
        #expect(
          log.entries.contains {
            $0.event == .callback(.didMove(detent: end.detent)) && $0.instant.ticks == end.instant.ticks
          })
      }
      // A push or a pop that another one hides meanwhile has its end scheduled.
      var kept = waiting.filter { $0.instant > now }
      #expect(Array(stack.motionEnds.scheduled.prefix(kept.count)) == kept)
      for end in stack.motionEnds.scheduled.dropFirst(kept.count) {
        #expect(isScheduled)
        #expect(end.instant > now)
        #expect((end.moment == .pushEnd || end.moment == .popEnd))
      }
      kept = stack.motionEnds.scheduled
      stack.step(made.input(stack, y: stack.cardY(at: now)), at: now, sampledAt: ticks, into: &log)
      let added = Array(stack.motionEnds.scheduled.dropFirst(kept.count))
      #expect(Array(stack.motionEnds.scheduled.prefix(kept.count)) == kept)
      let isSent = log.entries.contains { entry in
        guard entry.instant.ticks == ticks else { return false }
        return switch entry.event {
        case .snap, .move, .resume: true
        default: false
        }
      }
      let sent = added.filter { $0.moment == .snapEnd || $0.moment == .moveEnd }
      if isSent, stack.position.isMoving, stack.position.start == now, isScheduled {
        #expect(sent.last?.instant == stack.position.end)
        #expect(sent.last?.detent == stack.top.target.name)
      }
      #expect(sent.count <= (isScheduled ? 1 : 0))
      // A push or a pop that is taken back, or hidden, keeps its end.
      for end in added where end.moment == .pushEnd || end.moment == .popEnd {
        #expect(isScheduled)
        #expect(end.instant > now)
      }
    }
  }
}
