import CardMath
import CardTestSupport
import Testing

@testable import CardModel

@Suite struct CardStackCallbacksTests {
  typealias Name = Fixtures.Name

  static func hand(_ order: CallbackOrder, _ change: (inout Rules) -> Void = { _ in }) -> Hand {
    var rules = Rules()
    rules.callbacks.order = order
    change(&rules)
    return Hand(rules, cards: [Fixtures.card(), Fixtures.card(.stop, preferred: 2), Fixtures.card(.service)])
  }

  static func callbacks(_ log: EventLog) -> [Callback] {
    log.entries.compactMap { if case .callback(let callback) = $0.event { callback } else { nil } }
  }

  // MARK: - Pushes and pops

  @Test func aPushAndAPopWithoutAnimationTellTheSame() {
    for animated in [true, false] {
      var hand = Self.hand(.tgcard)
      let (trips, stop) = (Name.trips.rawValue, Name.stop.rawValue)
      hand.give(.push(card: 1, animated: animated), at: 0)
      _ = hand.sample(at: 3_000)
      #expect(
        Self.callbacks(hand.log) == [
          .willDisappear(card: trips), .didBuild(card: stop), .willAppear(card: stop), .cleanUp(card: trips),
          .takeCharge(card: stop), .didDisappear(card: trips), .didAppear(card: stop),
          .didMove(detent: Name.extended.rawValue),
        ])
      hand.log.removeAll()
      hand.give(.pop(animated: animated), at: 3_000)
      _ = hand.sample(at: 6_000)
      #expect(
        Self.callbacks(hand.log) == [
          .willAppear(card: trips), .willDisappear(card: stop), .cleanUp(card: stop), .takeCharge(card: trips),
          .didDisappear(card: stop), .didAppear(card: trips), .didMove(detent: Name.peaking.rawValue),
        ])
    }
  }

  /// If several cards are popped at once, those in between get no callbacks: they weren't visible and won't be.
  @Test func ofSeveralOnlyTheOutermostAreTold() {
    var hand = Self.hand(.tgcard)
    hand.give(.push(card: 1, animated: false), at: 0)
    hand.give(.push(card: 2, animated: false), at: 10)
    hand.log.removeAll()
    hand.give(.pop(count: .max, animated: true), at: 20)
    _ = hand.sample(at: 3_000)
    let (trips, service) = (Name.trips.rawValue, Name.service.rawValue)
    #expect(
      Self.callbacks(hand.log) == [
        .willAppear(card: trips), .willDisappear(card: service), .cleanUp(card: service), .takeCharge(card: trips),
        .didDisappear(card: service), .didAppear(card: trips), .didMove(detent: Name.peaking.rawValue),
      ])
  }

  /// The end of a pop reports the card that it uncovered, even if another card has been pushed over it meanwhile.
  @Test func anEndTellsOfItsOwnPair() {
    var hand = Self.hand(.tgcard)
    hand.give(.push(card: 1, animated: false), at: 0)
    hand.give(.pop(animated: true), at: 10)
    hand.give(.push(card: 2, animated: true), at: 60)
    _ = hand.sample(at: 3_000)
    let reported = Self.callbacks(hand.log)
    let (trips, stop, service) = (Name.trips.rawValue, Name.stop.rawValue, Name.service.rawValue)
    let ends = reported.filter {
      switch $0 {
      case .didAppear, .didDisappear: true
      default: false
      }
    }
    #expect(
      ends.suffix(4) == [
        .didDisappear(card: stop), .didAppear(card: trips), .didDisappear(card: trips), .didAppear(card: service),
      ])
  }

  @Test func aCardWithoutAMapHasNoManager() {
    let mapless = Card(
      name: Name.stop.rawValue, headerHeight: 84, contentHeight: 0, hasMap: false, hasMapButtons: false,
      detents: Fixtures.card().detents, preferredDetent: 2)
    var rules = Rules()
    rules.callbacks.order = .tgcard
    var hand = Hand(rules, cards: [Fixtures.card(), mapless])
    hand.give(.push(card: 1, animated: true), at: 0)
    let reported = Self.callbacks(hand.log)
    #expect(reported.contains(.cleanUp(card: Name.trips.rawValue)))
    #expect(!reported.contains(.takeCharge(card: Name.stop.rawValue)))
  }

  // MARK: - Arrivals

  /// A push reports one arrival, as its card is in place, regardless of the position's motion; a snap and a move report
  /// their own.
  @Test func aPushTellsOneArrival() {
    var hand = Self.hand(.tgcard)
    hand.give(.push(card: 1, animated: true), at: 0)
    _ = hand.sample(at: 3_000)
    func moves(_ hand: Hand) -> [Callback] {
      Self.callbacks(hand.log).filter { if case .didMove = $0 { true } else { false } }
    }
    #expect(moves(hand) == [.didMove(detent: Name.extended.rawValue)])
    hand.give(.tap(.map), at: 3_000)
    _ = hand.sample(at: 6_000)
    #expect(moves(hand).count == 2)
    #expect(moves(hand).last == .didMove(detent: Name.peaking.rawValue))
    hand.give(.move(detent: Name.collapsed.rawValue, animated: false), at: 6_000)
    #expect(moves(hand).last == .didMove(detent: Name.collapsed.rawValue))
    hand.stroke(from: 760, to: 500, at: 7_000, until: 7_200)
    _ = hand.sample(at: 12_000)
    #expect(moves(hand).count == 4)
  }

  // MARK: - Drags

  /// The reported height is a fraction of the 852 − 59 pt below the status bar of the fixtures' screen.
  @Test func theHeightIsAPartOfWhatIsBelowTheStatusBar() {
    var hand = Self.hand(.sweetcurtain)
    hand.give(.move(detent: Name.extended.rawValue, animated: true), at: 0)
    guard case .didDrag(let part)? = Self.callbacks(hand.log).first else {
      Issue.record("a move tells the height")
      return
    }
    #expect((part - 781.0 / 793.0).magnitude < 1e-12)
  }

  /// A finger reports heights only while it moves the card.
  @Test func fingersThatScrollDragNothing() {
    var hand = Self.hand(.sweetcurtain)
    hand.give(.move(detent: Name.extended.rawValue, animated: false), at: 0)
    hand.log.removeAll()
    hand.stroke(from: 600, to: 400, at: 10, until: 300)
    #expect(Self.callbacks(hand.log) == [.willBeginDragging, .willEndDragging, .didEndDragging])
  }

  @Test func aSheetIsToldWhenItIsGone() {
    var hand = Self.hand(.cardparts)
    hand.give(.move(detent: Name.collapsed.rawValue, animated: true), at: 0)
    #expect(Self.callbacks(hand.log).isEmpty)
    _ = hand.sample(at: 3_000)
    #expect(Self.callbacks(hand.log) == [.didDismiss])
    hand.give(.move(detent: Name.peaking.rawValue, animated: true), at: 3_000)
    _ = hand.sample(at: 6_000)
    #expect(Self.callbacks(hand.log) == [.didDismiss, .didShow])
    hand.stroke(from: 400, to: 440, at: 6_000, until: 6_300)
    let reported = Self.callbacks(hand.log)
    // On release the sheet reports at once the height to which it returns.
    #expect(reported.last == .didChangeHeight(461.5))
    #expect(reported.count > 20)
    _ = hand.sample(at: 9_000)
    #expect(Self.callbacks(hand.log) == reported)
  }

  // MARK: - Random inputs

  /// Each drag that begins ends exactly once, and its callbacks are in order. SweetCurtain tells no end of a list's pan
  /// that is taken away: there, a cancelled drag ends in silence.
  @Test(arguments: Seeds.first(40, of: 100))
  func everyDragThatBeganEnds(seed: UInt64) {
    var made = RandomStack(seed: seed)
    let base = made.stack()
    var rules = base.rules
    rules.callbacks.order = .sweetcurtain
    var stack = CardStack(screen: base.screen, rules: rules, cards: base.cards)
    var (log, ticks) = (EventLog(), Int64(0))
    for _ in 0..<150 {
      ticks += made.pause()
      let now = Instant(ticks: ticks)
      stack.advance(to: now, into: &log)
      stack.step(made.input(stack, y: stack.cardY(at: now)), at: now, sampledAt: ticks, into: &log)
    }
    var drags = Drags(mayEndInSilence: rules.scroll.handoff == .shared)
    for entry in log.entries { drags.follow(entry.event) }
    let isDragged = if case .dragging = stack.hold { true } else { false }
    #expect(drags.faults.isEmpty, "\(drags.faults)")
    #expect(drags.isOpen == isDragged)
  }

  /// Follows the callbacks of drags through a log, and collects those that are out of order.
  struct Drags {
    private enum Phase { case none, begun, ending }

    /// True if a cancelled drag may end without a callback.
    let mayEndInSilence: Bool
    private(set) var faults: [Event] = []
    private var phase = Phase.none
    private var isCancelled = false

    init(mayEndInSilence: Bool) { self.mayEndInSilence = mayEndInSilence }

    /// True while a drag that has begun still needs its end.
    var isOpen: Bool { phase != .none && !isCancelled }

    mutating func follow(_ event: Event) {
      switch (phase, event) {
      case (.begun, .cancel): isCancelled = mayEndInSilence
      case (.none, .callback(.willBeginDragging)): phase = .begun
      case (.begun, .callback(.willBeginDragging)) where isCancelled: isCancelled = false
      case (.begun, .callback(.willEndDragging)): phase = .ending
      case (.ending, .callback(.didEndDragging)): (phase, isCancelled) = (.none, false)
      case (_, .callback(.willBeginDragging)), (_, .callback(.willEndDragging)), (_, .callback(.didEndDragging)):
        faults.append(event)
      default: break
      }
    }
  }

  /// Callbacks don't affect the simulation.
  @Test(arguments: Seeds.first(12, of: 40), CallbackOrder.allCases)
  func tellingChangesNothing(seed: UInt64, order: CallbackOrder) {
    var made = RandomStack(seed: seed)
    let base = made.stack()
    func stack(_ order: CallbackOrder) -> CardStack {
      var rules = base.rules
      rules.callbacks.order = order
      return CardStack(screen: base.screen, rules: rules, cards: base.cards)
    }
    var (quiet, loud) = (stack(.none), stack(order))
    var (log, otherLog, ticks) = (EventLog(), EventLog(), Int64(0))
    for _ in 0..<100 {
      ticks += made.pause()
      let now = Instant(ticks: ticks)
      quiet.advance(to: now, into: &log)
      let input = made.input(quiet, y: quiet.cardY(at: now))
      quiet.step(input, at: now, sampledAt: ticks, into: &log)
      loud.step(input, at: now, sampledAt: ticks, into: &otherLog)
      #expect(quiet.sample(at: now) == loud.sample(at: now))
    }
    let rest = otherLog.entries.filter { if case .callback = $0.event { false } else { true } }
    #expect(log.entries == rest)
  }
}
