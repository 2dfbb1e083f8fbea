import CardMath
import CardMotion
import CardTestSupport
import Testing

@testable import CardModel

/// A stack that was saved and restored, compared with one that wasn't.
@Suite struct CardStackStateTests {
  /// All eighty, always: with thirty, two planted mistakes went unnoticed.
  static let seeds = Seeds.first(30, of: 80)

  static func words(_ stack: CardStack, at now: Instant) throws(StateError) -> [UInt64] {
    var (copy, archive) = (stack, StateArchive())
    archive.now = now
    try archive.code(&copy)
    return archive.words
  }

  /// Restores saved words into the stack in its initial state.
  static func restored(_ words: [UInt64], into stack: CardStack, at now: Instant) throws(StateError) -> CardStack {
    var stack = CardStack(screen: stack.screen, rules: stack.rules, cards: stack.cards)
    var archive = StateArchive(words: words)
    archive.now = now
    try archive.code(&stack)
    try archive.finish()
    return stack
  }

  /// The differences between two stacks. A tracker's sample buffer may be filled from another index on; only the
  /// samples that it uses count.
  static func differences(_ a: CardStack, _ b: CardStack) -> [String] {
    CardTestSupport.differences(a, b, path: "stack") { a, b in
      guard let a = a as? VelocityTracker, let b = b as? VelocityTracker else { return nil }
      return a == b
    }
  }

  /// A random run of a stack: the stack and the instant after each input, the inputs, and the log.
  static func life(seed: UInt64) -> (steps: [(stack: CardStack, now: Instant)], inputs: [Input], log: EventLog) {
    var steps: [(stack: CardStack, now: Instant)] = []
    var inputs: [Input] = []
    let life = CardStackTests.live(seed: seed) { _, input, _, stack, now in
      inputs.append(input)
      steps.append((stack, now))
    }
    return (steps, inputs, life.log)
  }

  /// Every stored property is restored, in every state of every run, and codes to the same words again.
  @Test(arguments: seeds)
  func everyStoredPropertyComesBack(seed: UInt64) throws {
    for (stack, now) in Seeds.every(6, of: Self.life(seed: seed).steps, from: Int(seed % 6)) {
      let words = try Self.words(stack, at: now)
      let restored = try Self.restored(words, into: stack, at: now)
      try #require(Self.differences(restored, stack).isEmpty)
      #expect(try Self.words(restored, at: now) == words)
    }
  }

  /// The rest of a run is the same to the bit, at whatever point it was saved.
  @Test(arguments: seeds)
  func theRestOfALifeIsTheSame(seed: UInt64) throws {
    let (steps, inputs, log) = Self.life(seed: seed)
    var random = SplitMix64(seed: seed &+ 5_000)
    for _ in 0..<Seeds.count(4, of: 8) {
      let saved = Int(random.next(below: UInt64(steps.count)))
      // The save may also fall between two inputs, during a motion.
      var (stack, now) = steps[saved]
      var late = EventLog()
      if saved + 1 < steps.count {
        let pause = steps[saved + 1].now.ticks - now.ticks
        now = Instant(ticks: now.ticks + Int64(random.next(below: UInt64(pause) + 1)))
        stack.advance(to: now, into: &late)
      }
      stack = try Self.restored(Self.words(stack, at: now), into: stack, at: now)
      for index in steps.indices.dropFirst(saved + 1) {
        let expected = steps[index].stack
        let instant = steps[index].now
        stack.step(inputs[index], at: instant, sampledAt: instant.ticks, into: &late)
        let (a, b) = (stack.sample(at: instant), expected.sample(at: instant))
        #expect(CardTestSupport.differences(a, b).isEmpty, "input \(index), saved after \(saved)")
      }
      #expect(log.suffix(late.count).elementsEqual(late))
    }
  }

  // MARK: - Refused states

  static let now = Instant(ticks: 1_000_000)

  /// Returns the error from restoring a changed stack; nil if the change is accepted.
  static func error(_ stack: CardStack, _ change: (inout CardStack) -> Void) -> StateError? {
    var wrong = stack
    change(&wrong)
    do throws(StateError) {
      _ = try Self.restored(Self.words(wrong, at: now), into: stack, at: now)
      return nil
    } catch {
      return error
    }
  }

  static var moving: CardStack {
    var stack = CardStack(screen: Fixtures.screen, rules: Rules(), cards: [Fixtures.card()])
    var log = EventLog()
    stack.step(.tap(.header), at: Instant(ticks: 900_000), sampledAt: 900_000, into: &log)
    return stack
  }

  @Test func aStackThatMovesIsRestored() throws {
    #expect(Self.error(Self.moving) { _ in } == nil)
  }

  @Test func whatEndedBeforeIsRefused() throws {
    let error = Self.error(Self.moving) { stack in
      stack.position.run(.curve(.linear), from: 0, to: 100, for: 0.001)
    }
    #expect(error?.reason == .instant)
  }

  @Test func whatBeganLaterIsRefused() throws {
    let error = Self.error(Self.moving) { stack in
      stack.position.run(.curve(.linear), from: 0, to: 100, for: 1, at: Instant(ticks: 1_000_001))
    }
    #expect(error?.reason == .instant)
  }

  @Test func aCardThatThereIsNotIsRefused() throws {
    let entry = Self.error(Self.moving) { stack in
      stack.transitions.front = Transition(
        card: 1, direction: .incoming, progress: Segment(restingAt: 0), path: TransitionPath(restingAt: 852))
    }
    #expect(entry?.reason == .number)
    var words = try Self.words(Self.moving, at: Self.now)
    words[2] = 1
    #expect(throws: StateError(reason: .number, word: 2)) {
      _ = try Self.restored(words, into: Self.moving, at: Self.now)
    }
    (words[2], words[3]) = (0, 3)
    #expect(throws: StateError(reason: .number, word: 3)) {
      _ = try Self.restored(words, into: Self.moving, at: Self.now)
    }
    words[1] = 0
    #expect(throws: StateError(reason: .count, word: 1)) {
      _ = try Self.restored(words, into: Self.moving, at: Self.now)
    }
    words[0] = 1
    #expect(throws: StateError(reason: .number, word: 0)) {
      _ = try Self.restored(words, into: Self.moving, at: Self.now)
    }
  }

  /// A page header belongs to an existing card and is never shared.
  @Test func whatIsNoCardsPageHeaderIsRefused() {
    let stack = CardStack(screen: Fixtures.screen, rules: Rules(), cards: [CardStackBarTests.card(.trips, header: 80)])
    #expect(Self.error(stack) { _ in } == nil)
    let other = Self.error(stack) { $0.header.jump(to: .own(card: 1), height: 80) }
    #expect(other?.reason == .number)
    let bar = Self.error(stack) { $0.bar.jump(to: .own(card: 1), height: 80) }
    #expect(bar?.reason == .number)
    let shared = Self.error(stack) { $0.header.jump(to: .shared(number: 0), height: 80) }
    #expect(shared?.reason == .contradiction)
  }

  /// Damaged words are refused, or give a stack that runs on; they never crash it.
  @Test(arguments: seeds)
  func whateverTheWordsSayNothingBreaks(seed: UInt64) throws {
    let (steps, inputs, _) = Self.life(seed: seed)
    var random = SplitMix64(seed: seed &+ 9_000)
    var (accepted, refused) = (0, 0)
    for _ in 0..<Seeds.count(20, of: 40) {
      let index = Int(random.next(below: UInt64(steps.count)))
      let (stack, now) = steps[index]
      var words = try Self.words(stack, at: now)
      for _ in 0...random.next(below: 3) { Self.damage(&words, with: &random) }
      guard var hostile = try? Self.restored(words, into: stack, at: now) else {
        refused += 1
        continue
      }
      accepted += 1
      var log = EventLog()
      var sample = Sample()
      for index in index + 1..<min(steps.count, index + 20) {
        let instant = steps[index].now
        hostile.step(inputs[index], at: instant, sampledAt: instant.ticks, into: &log)
        _ = hostile.read(at: instant, into: &sample)
      }
      hostile.advance(to: steps[index].now.advanced(bySeconds: 1e4), into: &log)
    }
    // Most words count: some are refused, and a place that is another place runs on.
    #expect(accepted > 0, "seed \(seed): \(refused) refused")
    #expect(refused > 0, "seed \(seed): \(accepted) accepted")
  }

  private static func damage(_ words: inout [UInt64], with random: inout SplitMix64) {
    let index = Int(random.next(below: UInt64(words.count)))
    switch random.next(below: 6) {
    case 0: words[index] = random.next()
    case 1: words[index] ^= 1 << random.next(below: 64)
    case 2: words[index] = random.next(below: 5)
    case 3: words[index] = random.next(from: -1e3, to: 1e3).bitPattern
    case 4: words[index] = [1e30, -1e30, 1e-300, 0, 1e9][Int(random.next(below: 5))].bitPattern
    default: words.swapAt(index, Int(random.next(below: UInt64(words.count))))
    }
  }
}
