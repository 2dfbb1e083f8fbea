import CardMath
import CardTestSupport
import Testing

@testable import CardModel

/// Properties of every stack under random inputs. A failure names its seed.
@Suite struct CardStackTests {
  static let seeds = Seeds.first(60, of: 200)

  /// Runs a random stack through random inputs, by default 150, and passes the samples before and after each to `look`.
  static func live(
    seed: UInt64, inputs: Int = 150,
    _ look: (_ before: Sample, _ input: Input, _ after: Sample, _ stack: CardStack, _ now: Instant) -> Void
  ) -> (stack: CardStack, now: Instant, log: EventLog) {
    var random = RandomStack(seed: seed)
    var stack = random.stack()
    var log = EventLog()
    var now = Instant.zero
    for _ in 0..<inputs {
      now = Instant(ticks: now.ticks + random.pause())
      stack.advance(to: now, into: &log)
      let before = stack.sample(at: now)
      let input = random.input(stack, y: before.cardY)
      stack.step(input, at: now, sampledAt: now.ticks, into: &log)
      look(before, input, stack.sample(at: now), stack, now)
    }
    return (stack, now, log)
  }

  @Test(arguments: seeds)
  func everySampleIsFiniteAndInRange(seed: UInt64) {
    let life = Self.live(seed: seed) { before, _, after, stack, _ in
      for sample in [before, after] {
        let fade = stack.rules.fade
        // A spring animation may pass its target.
        let (mapDimMax, stackDimMax) = fade.source == .position ? (fade.mapDimMax, fade.stackDimMax) : (1, 1)
        let isFine =
          sample.isFinite && (0...stackDimMax).contains(sample.stackDim)
          && (0...mapDimMax).contains(sample.mapDim) && (0...1).contains(sample.mapButton)
          && (0...1).contains(sample.contentAlpha) && sample.stackDepth >= 1
          && (sample.transitionProgress == nil) == (sample.transitionY == nil)
          && (sample.phase == .dragging) == (sample.target == nil)
        #expect(isFine, "\(sample)")
      }
    }
    let instants = life.log.entries.map(\.instant)
    #expect(zip(instants, instants.dropFirst()).allSatisfy { $0 <= $1 })
  }

  /// After any inputs, once no finger is down, everything comes to rest exactly at its target.
  @Test(arguments: seeds)
  func everythingComesToRestOnADetent(seed: UInt64) {
    var (stack, now, log) = Self.live(seed: seed) { _, _, _, _, _ in }
    if let finger = stack.hold.finger {
      let lift = Touch(phase: .ended, pointer: finger.pointer, x: finger.x, y: finger.y)
      stack.step(.touch(lift), at: now, sampledAt: now.ticks, into: &log)
    }
    now = now.advanced(bySeconds: 600)
    stack.advance(to: now, into: &log)
    let sample = stack.sample(at: now)
    let detent = stack.topCard.detents[stack.targetDetent]
    #expect(sample.isAtRest)
    #expect(stack.nextEnd == .distantFuture)
    #expect(stack.transitions.isEmpty)
    // The rules of some real systems may leave a card between its detents.
    guard stack.rules.touch.cancel != .stay, stack.rules.scroll.handoff == .exact else { return }
    #expect(sample.cardY == detent.y + 0)
    #expect(sample.modelY == detent.modelY + 0)
    #expect(sample.target == detent.name)
    #expect(sample.cardVelocity == 0)
    #expect(sample.scrollVelocity == 0)
    #expect(sample.overdrag == 0)
    #expect((0...stack.shownCard.scrollRange(on: stack.screen)).contains(sample.scrollOffset))
    #expect(sample.stackDim == (sample.stackDepth > 1 ? stack.rules.fade.stackDimMax : 0))
  }

  /// No input moves the card at once, except a finger's own move and an input without animation.
  @Test(arguments: seeds)
  func noInputMakesTheCardJump(seed: UInt64) {
    // Each card has a reach of its own, at whose end it shows if it was thrown farther while another one was on top.
    var last: Reach?
    _ = Self.live(seed: seed) { before, input, after, stack, _ in
      defer { last = stack.reach }
      switch input {
      case .touch(let touch) where touch.phase == .began || touch.phase == .cancelled: break
      case .tap, .tapAt, .key, .scroll, .focus, .voiceOver, .reduceMotion, .mapOverlays: break
      case .page, .push(_, animated: true), .pop(_, animated: true), .move(_, animated: true): break
      case .present(_, animated: true), .dismiss(animated: true): break
      case .touch, .push, .pop, .swap, .move, .present, .dismiss, .release, .layout, .detents, .content: return
      case .keyboard: return
      }
      let (old, new) = (last ?? stack.reach, stack.reach)
      func shown(_ y: Double) -> Double { old.clamp(new.clamp(y)) }
      let isKept = (shown(after.cardY) - shown(before.cardY)).magnitude <= 1e-9 * max(1, before.cardY.magnitude)
      #expect(isKept, "\(input): \(before.cardY) → \(after.cardY)")
    }
  }

  /// A moved finger moves card and content by no more than its own travel; a lift by no more than the finger's last
  /// move.
  @Test(arguments: seeds)
  func aFingerMovesNothingFurtherThanItself(seed: UInt64) {
    var finger = 0.0
    _ = Self.live(seed: seed) { before, input, after, stack, _ in
      guard stack.rules.keepsTravel else { return }
      guard case .touch(let touch) = input, touch.phase != .began else {
        if case .touch(let touch) = input { finger = touch.y }
        return
      }
      // Content that moves by itself during a drag of the card may take the finger over at its current offset.
      let travel = (after.touchY ?? touch.y) - (before.touchY ?? finger)
      let moved = (after.cardY - before.cardY).magnitude + (after.scrollOffset - before.scrollOffset).magnitude
      #expect(moved <= travel.magnitude + 1e-9 * max(1, travel.magnitude) + 1e-9, "\(touch): \(moved) of \(travel)")
      finger = touch.y
    }
  }

  /// Finger travel = card travel + content travel + the overdrag that the ends hold, in every run that grabs nothing
  /// past an end of zero width and whose content rests while the finger drags the card. If the pages turn under a held
  /// card, the count begins anew.
  @Test(arguments: seeds)
  func travelIsConserved(seed: UInt64) {
    var (balance, shown): (Double?, Int32) = (nil, 0)
    _ = Self.live(seed: seed) { _, _, after, stack, _ in
      if stack.shownCard.name != shown { balance = nil }
      shown = stack.shownCard.name
      guard stack.rules.keepsTravel, case .dragging = stack.hold, let touchY = after.touchY,
        !stack.content.motion.isMoving
      else {
        balance = nil
        return
      }
      func beyond(_ value: Double, _ low: Double, _ high: Double) -> Double { value - min(max(value, low), high) }
      let past =
        beyond(after.cardY, stack.top.highestY, stack.top.lowestY)
        - beyond(after.scrollOffset, stack.top.range.low, stack.top.range.high)
      let now = touchY - after.cardY + after.scrollOffset - (after.overdrag - past)
      if let balance { #expect((now - balance).magnitude <= 1e-8, "\(now) was \(balance)") }
      balance = now
    }
  }

  /// The number of times that a stack is advanced changes nothing, to the bit.
  @Test(arguments: seeds)
  func lookingChangesNothing(seed: UInt64) {
    var random = SplitMix64(seed: seed &+ 1_000)
    var made = RandomStack(seed: seed)
    var seldom = made.stack()
    var often = seldom
    var (log, otherLog) = (EventLog(), EventLog())
    var ticks: Int64 = 0
    for _ in 0..<100 {
      let pause = made.pause()
      var instants = (0..<3).map { _ in Instant(ticks: ticks + Int64(random.next(below: UInt64(pause) + 1))) }
      instants.sort()
      for instant in instants {
        often.advance(to: instant, into: &otherLog)
        _ = often.sample(at: instant)
      }
      ticks += pause
      let now = Instant(ticks: ticks)
      seldom.advance(to: now, into: &log)
      let input = made.input(seldom, y: seldom.cardY(at: now))
      seldom.step(input, at: now, sampledAt: ticks, into: &log)
      often.step(input, at: now, sampledAt: ticks, into: &otherLog)
      #expect(seldom.sample(at: now) == often.sample(at: now))
    }
    #expect(log == otherLog)
  }

  /// A stack is a value: a copy runs on exactly as the original does.
  @Test(arguments: seeds.prefix(Seeds.count(30, of: 50)))
  func aCopyLivesOnAlike(seed: UInt64) {
    var copies: [(stack: CardStack, inputs: Int)] = []
    var inputs: [(Instant, Input)] = []
    var samples: [Sample] = []
    _ = Self.live(seed: seed) { _, input, after, stack, now in
      inputs.append((now, input))
      samples.append(after)
      if inputs.count % 20 == 0 { copies.append((stack, inputs.count)) }
    }
    for (stack, count) in copies {
      var (stack, log) = (stack, EventLog())
      for index in count..<inputs.count {
        let (now, input) = inputs[index]
        stack.step(input, at: now, sampledAt: now.ticks, into: &log)
        #expect(stack.sample(at: now) == samples[index])
      }
    }
  }
}

extension Rules {
  /// True if card and content follow the finger's position. By the rules of some real systems they follow its steps, or
  /// the remainder of a motion.
  fileprivate var keepsTravel: Bool {
    drag.edge == .elastic && drag.begin != .waits && scroll.handoff == .exact
      && motion.interruption == .fromPresentation
  }
}
