import CardSim
import CardTestSupport
import Testing

/// Decisions at exact thresholds, at which one source compares strictly and another one doesn't. Each place is tested
/// itself and with its neighbours among all numbers.
@Suite struct TieTests {
  /// Returns a number and its two neighbours.
  static func around(_ number: Double) -> [Double] { [number.nextDown, number, number.nextUp] }

  static func stack(_ preset: String, _ card: String = #"{ "name": "a", "content": 400 }"#) throws -> CardStack {
    try Run(json: #"{ "preset": "\#(preset)", "cards": [\#(card)], "inputs": [] }"#).scenario.stack
  }

  static func targets(_ stack: CardStack, _ releases: [(y: Double, velocity: Double)], from committed: Int = 1) -> [Int]
  {
    releases.map {
      stack.rules.decision(releasedAt: $0.y, velocity: $0.velocity, of: stack.topCard, from: committed).target
    }
  }

  /// VC:1463-1475: windows contain their upper edge and not their lower one. A finger at rest counts as going down.
  @Test func tripGosWindowsAreHalfOpen() throws {
    let stack = try Self.stack("tgcard-2.5.1")
    func resting(_ y: Double) -> [Int] { Self.targets(stack, Self.around(y).map { ($0, 0) }) }
    #expect(resting(71 - 22) == [1, 2, 2])
    #expect(resting(71 + 22) == [2, 1, 1])
    #expect(resting(390.5 - 44) == [1, 1, 1])
    #expect(resting(390.5 + 44) == [1, 0, 0])
    #expect(resting(852 - 22) == [0, 0, 0])
    // A finger that goes up has the same edges: the target is extended only strictly above half's window.
    func rising(_ y: Double) -> [Int] { Self.targets(stack, Self.around(y).map { ($0 + 0.499, -1) }) }
    #expect(rising(390.5 - 44).first == 2)
    #expect(rising(390.5 - 44).last == 1)
    #expect(rising(390.5 + 44) == [1, 1, 1])
  }

  /// CC:232-248: a velocity is calm up to the resistance itself. Of two equally near states the lower one
  /// is the target.
  @Test func aCalmCurtainGoesToTheNearest() throws {
    let stack = try Self.stack("sweetcurtain-0.2.5")
    let (min, mid) = (stack.topCard.detents[1].y, stack.topCard.detents[2].y)
    let fast = Self.around(600).map { (mid, -$0) }
    #expect(Self.targets(stack, fast, from: 2) == [2, 2, 3])
    #expect(Self.targets(stack, Self.around(600).map { (mid, $0) }, from: 2) == [2, 2, 1])
    #expect(Self.targets(stack, [((min + mid) / 2, 0)]) == [1])
  }

  /// D9:80-95: a velocity is fast from the threshold itself on; from a detent, up goes beyond it and down below it;
  /// half of the distance to the middle one counts as the middle one.
  @Test func theRewritesHeights() throws {
    let stack = try Self.stack("sweetcurtain-0.9")
    let places = stack.topCard.detents.map(\.y)
    #expect(Self.targets(stack, Self.around(500).map { (places[0], -$0) }) == [0, 1, 1])
    #expect(Self.targets(stack, [(places[1], -500), (places[1], 500)]) == [2, 0])
    #expect(Self.targets(stack, Self.around((places[0] + places[1]) / 2).map { ($0, 0) }) == [1, 1, 0])
    #expect(Self.targets(stack, Self.around((places[1] + places[2]) / 2).map { ($0, 0) }) == [2, 1, 1])
  }

  /// BS:437-481: a sheet stays with more than the fraction, and slower than the speed; at either itself it goes.
  @Test func theSheetGoesAtTheEdge() throws {
    let stack = try Self.stack("cardparts-sheet", #"{ "name": "a", "header": 0, "content": 466 }"#)
    let y = 852 - 200.0
    #expect(stack.topCard.detents[1].y == 352)
    #expect(Self.targets(stack, Self.around(y).map { ($0, 0) }) == [1, 0, 0])
    #expect(Self.targets(stack, Self.around(250).map { (352, $0) }) == [1, 0, 0])
  }
}
