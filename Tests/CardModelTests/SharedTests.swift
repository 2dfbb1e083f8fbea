import CardMath
import CardMotion
import Testing

@testable import CardModel

@Suite struct SharedTests {
  @Test func aCopyKeepsItsValue() {
    let one = Shared([1])
    var two = one
    two.value.append(2)
    #expect(one.value == [1])
    #expect(two.value == [1, 2])
    var three = two
    three.value = []
    #expect(two.value == [1, 2])
  }

  /// A copied stack runs by itself, whatever happens to the original.
  @Test func aCopiedStackIsItsOwn() {
    var hand = Hand()
    hand.touch(.began, 700, at: 0)
    for step in 1...5 { hand.touch(.moved, 700 - Double(step) * 30, at: Double(step) * 8) }
    let (kept, y) = (hand.stack, hand.sample(at: 40).cardY)
    hand.touch(.moved, 300, at: 48)
    hand.touch(.ended, 300, at: 56)
    #expect(kept.sample(at: Hand.instant(40)).cardY == y)
    #expect(kept.hold != hand.stack.hold)
    var other = kept
    var log = EventLog()
    other.step(
      .touch(Touch(phase: .cancelled, pointer: 0, x: 0, y: 550)), at: Hand.instant(48), sampledAt: 432_000, into: &log)
    #expect(kept.hold != other.hold)
    #expect(kept.sample(at: Hand.instant(40)).cardY == y)
  }
}
