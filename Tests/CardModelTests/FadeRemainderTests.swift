import CardMath
import CardMotion
import CardTestSupport
import Testing

@testable import CardModel

/// Alphas that follow the card's position, as its detents move by themselves.
@Suite struct FadeRemainderTests {
  /// The three alphas of a sample.
  static func alphas(_ sample: Sample) -> [Double] { [sample.mapDim, sample.mapButton, sample.contentAlpha] }

  /// The alphas of a position by the rules alone, with the stack's present detents.
  static func byPosition(_ stack: CardStack, y: Double) -> [Double] {
    let values = Fades(stack.rules.fade, card: stack.topCard).values(at: y, of: stack.topCard)
    return [values.mapDim, values.mapButton, values.content]
  }

  // MARK: - The remainder alone

  /// The jump is undone at its instant, and the remainder decays by the motion: a critically damped spring's
  /// (1 + ωt) · e^−ωt.
  @Test func itDecaysByTheMotion() {
    var remainder = FadeRemainder()
    let spring = Spring(response: 0.34414, dampingRatio: 1)
    let motion = Motion(timing: .spring(spring), start: .given, duration: nil)
    let (shown, values) = (AnimatedFadesTests.values(0.2, 0.1, 1), AnimatedFadesTests.values(0.05, 0.9, 0.25))
    remainder.begin(from: shown, shift: 0, y: 300, by: motion, at: Hand.instant(100)) { _ in values }
    #expect(remainder.isRunning)
    let omega = 2 * Double.pi / 0.34414
    for time in stride(from: 0.0, through: 500, by: 25) {
      let rest = (1 + omega * time / 1000) * Elementary.exp(-omega * time / 1000)
      let found = remainder.added(to: values, at: Hand.instant(100 + time))
      #expect(found.mapDim.isNear(0.05 + 0.15 * rest, 1e-9), "\(time)")
      #expect(found.mapButton.isNear(0.9 - 0.8 * rest, 1e-9), "\(time)")
      #expect(found.content.isNear(0.25 + 0.75 * rest, 1e-9), "\(time)")
    }
    remainder.endWhatIsDue(by: Hand.instant(3000))
    #expect(!remainder.isRunning)
    #expect(remainder.end == .distantFuture)
    #expect(remainder.added(to: values, at: Hand.instant(3000)) == values)
  }

  /// Alphas stay between 0 and 1, wherever a spring swings and a finger takes the card.
  @Test func alphasStayAlphas() {
    var remainder = FadeRemainder()
    let motion = Motion(
      timing: .spring(Spring(response: 0.4, dampingRatio: 0.2)), start: .given, duration: nil)
    remainder.begin(from: AnimatedFadesTests.values(0, 1, 1), shift: 0, y: 300, by: motion, at: Hand.instant(0)) { _ in
      AnimatedFadesTests.values(0.25, 0, 0)
    }
    for time in stride(from: 0.0, through: 1000, by: 10) {
      for values in [AnimatedFadesTests.values(0.25, 1, 1), AnimatedFadesTests.values(0, 0, 0)] {
        let sum = remainder.added(to: values, at: Hand.instant(time))
        #expect([sum.mapDim, sum.mapButton, sum.content].allSatisfy { (0...1).contains($0) }, "\(time)")
      }
    }
  }

  /// Detents that move without effect on an alpha leave nothing behind.
  @Test func thereIsNoneOfNoChange() {
    var remainder = FadeRemainder()
    let values = AnimatedFadesTests.values(0.25, 0, 1)
    let motion = WrittenMotion.keyboard.rule.motion(from: 0, to: 1, fingerVelocity: 0)
    remainder.begin(from: values, shift: 40, y: 300, by: motion, at: Hand.instant(0)) { _ in values }
    #expect(!remainder.isRunning)
  }

  // MARK: - A keyboard

  /// A card that rises on a keyboard and comes back keeps its alphas on the way: by its new detents, it would be near the
  /// lowest as the keyboard comes, and near the top as it goes.
  @Test func aContentStaysWholeOverAKeyboard() {
    var hand = CardStackKeyboardTests.hand()
    let start = Self.alphas(hand.sample(at: 100))
    #expect(start == [0, 1, 1])
    for (index, begin) in [(1, 100.0), (0, 2000)] {
      hand.give(CardStackKeyboardTests.input(index), at: begin)
      for time in stride(from: 0.0, through: 1500, by: 10) {
        let alphas = Self.alphas(hand.sample(at: begin + time))
        #expect(zip(alphas, start).allSatisfy { $0.isNear($1, 1e-4) }, "\(alphas) at \(begin + time)")
      }
    }
    #expect(hand.stack.isQuiet)
  }

  /// Under a finger the remainder goes on, and the alphas follow the finger; after it they are those of the position.
  @Test func aFingerIsFollowed() {
    var hand = CardStackKeyboardTests.hand()
    hand.stroke(from: 420, to: 450, at: 0, until: 200, lifts: false)
    let before = Self.alphas(hand.sample(at: 200))
    hand.give(CardStackKeyboardTests.input(1), at: 200)
    #expect(Self.alphas(hand.sample(at: 200)) == before)
    let there = hand.sample(at: 260)
    hand.touch(.moved, 435, at: 260)
    let moved = hand.sample(at: 260)
    // The content's ramp is 432 − 88.5 long.
    #expect(there.contentAlpha > 0.1)
    #expect(moved.cardY < there.cardY - 10)
    #expect((moved.contentAlpha - there.contentAlpha).isNear((there.cardY - moved.cardY) / 343.5, 1e-9))
    let end = hand.sample(at: 3000)
    #expect(end.phase == .dragging)
    #expect(Self.alphas(end) == Self.byPosition(hand.stack, y: end.cardY))
  }

  // MARK: - At any instant

  /// Whatever moves the detents, and whenever: no alpha jumps, except by a change without an animation of a card at
  /// rest; and once all is quiet, the alphas are those of the position.
  @Test(arguments: Seeds.few)
  func noAlphaJumps(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var hand = CardStackDetentsTests.hand()
    var time = 0.0
    for _ in 0..<12 {
      time += Double(random.next(below: 700))
      if random.next(below: 3) == 0 {
        let from = 300 + Double(random.next(below: 300))
        let to = from + Double(random.next(below: 400)) - 200
        hand.stroke(from: from, to: to, at: time, until: time + 96)
        time += 96 + Double(random.next(below: 200))
      }
      let before = hand.sample(at: time)
      hand.give(CardStackDetentsTests.input(Int(random.next(below: 7))), at: time)
      let after = hand.sample(at: time)
      for (old, new) in zip(Self.alphas(before), Self.alphas(after)) {
        #expect(old.isNear(new, 1e-12), "seed \(seed), at \(time) ms")
      }
    }
    let end = hand.sample(at: time + 20_000)
    #expect(hand.stack.isQuiet)
    #expect(Self.alphas(end) == Self.byPosition(hand.stack, y: end.cardY), "seed \(seed)")
  }

  /// A new size of the screen and a change without an animation are there at once, with their alphas.
  @Test func aChangeAtOnceLeavesNothing() {
    var hand = CardStackDetentsTests.hand()
    hand.give(CardStackDetentsTests.input(1), at: 0)
    _ = hand.sample(at: 5000)
    hand.give(CardStackDetentsTests.input(6, animated: false), at: 5000)
    let sample = hand.sample(at: 5000)
    #expect(!hand.stack.fadeRemainder.isRunning)
    #expect(Self.alphas(sample) == Self.byPosition(hand.stack, y: sample.cardY))
  }

  /// A state that is saved under way goes on to the same bits.
  @Test func itIsSavedAndRestored() throws {
    var hand = CardStackKeyboardTests.hand()
    hand.give(CardStackKeyboardTests.input(1), at: 100)
    _ = hand.sample(at: 180)
    #expect(hand.stack.fadeRemainder.isRunning)
    var archive = StateArchive()
    archive.now = Hand.instant(180)
    var saved = hand.stack
    try archive.code(&saved)
    var restored = CardStackKeyboardTests.hand()
    var reader = StateArchive(words: archive.words)
    reader.now = Hand.instant(180)
    try reader.code(&restored.stack)
    try reader.finish()
    for time in stride(from: 180.0, through: 1200, by: 20) {
      #expect(Self.alphas(restored.sample(at: time)) == Self.alphas(hand.sample(at: time)), "\(time)")
    }
  }
}
