import CardMath
import CardMotion
import CardTestSupport
import Testing

@testable import CardModel

@Suite struct DragTests {
  static let card = ElasticRange(low: 71, high: 734, lowEnd: .stop(room: 0), highEnd: .stop(room: 0))
  static let content = ElasticRange(low: 0, high: 900, lowEnd: .stop(room: 0), highEnd: .stop(room: 0))

  static func drag(
    _ owner: DragOwner, cardY: Double, offset: Double, fingerY: Double, edge: EdgeRule = .elastic
  ) -> Drag {
    Drag(
      origin: .slop, region: .content, owner: owner, cardY: cardY, offset: offset, fingerY: fingerY,
      cardRange: card, contentRange: content, edge: edge)
  }

  /// The card follows the finger inside the range, stops at an end, and follows again from where the finger left it.
  @Test func theCardGoesWithTheFinger() {
    var drag = Self.drag(.card, cardY: 390.5, offset: 0, fingerY: 420)
    for (finger, y, overdrag) in [
      (400.0, 370.5, 0.0), (80, 71, -20.5), (130, 100.5, 0), (800, 734, 36.5), (420, 390.5, 0),
    ] {
      drag.follow(finger)
      #expect(drag.displayed.isNear(y, 1e-12), "\(finger)")
      #expect(drag.overdrag.isNear(overdrag, 1e-12), "\(finger)")
      #expect(drag.slope == (overdrag == 0 ? 1 : 0))
      #expect(drag.mover == .card)
    }
  }

  /// The content's offset moves against the finger.
  @Test func theContentGoesAgainstIt() {
    var drag = Self.drag(.content, cardY: 71, offset: 100, fingerY: 500)
    drag.follow(450)
    #expect(drag.displayed == 150)
    #expect(drag.overdrag == 0)
    drag.follow(620)
    #expect(drag.displayed == 0)
    #expect(drag.overdrag == 20)
    #expect(drag.isPastLowEnd)
  }

  /// The card's position depends on the finger's position only, after many samples or one.
  @Test(arguments: Seeds.few)
  func onlyTheFingersPlaceCounts(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var drag = Self.drag(.card, cardY: 390.5, offset: 0, fingerY: 420)
    for _ in 0..<100 { drag.follow(random.next(from: -200, to: 1200)) }
    let end = random.next(from: -200, to: 1200)
    drag.follow(end)
    var direct = Self.drag(.card, cardY: 390.5, offset: 0, fingerY: 420)
    direct.follow(end)
    #expect(drag.displayed == direct.displayed, "seed \(seed)")
    #expect(drag.overdrag == direct.overdrag, "seed \(seed)")
  }

  /// SweetCurtain's shared handoff: the step that brings the content to its top also moves the card, in full.
  @Test func aSharedStepCountsForBoth() {
    var drag = Self.drag(.content, cardY: 71, offset: 30, fingerY: 500)
    var (y, offset) = (71.0, 30.0)
    drag.share(520, cardY: &y, offset: &offset)
    #expect(y == 71)
    #expect(offset == 10)
    #expect(drag.mover == .content)
    drag.share(545, cardY: &y, offset: &offset)
    #expect(y == 96)
    #expect(offset == 0)
    #expect(drag.mover == .card)
    // Up again: the card moves first, and the step that brings it to its top also scrolls the content, in full.
    drag.share(530, cardY: &y, offset: &offset)
    #expect(y == 81)
    #expect(offset == 0)
    drag.share(505, cardY: &y, offset: &offset)
    #expect(y == 71)
    #expect(offset == 25)
    #expect(drag.mover == .card)
    drag.share(495, cardY: &y, offset: &offset)
    #expect(y == 71)
    #expect(offset == 35)
    #expect(drag.mover == .content)
  }

  /// Content caught during a bounce stays where it was caught: it doesn't jump to its end.
  @Test func aSharedStepLeavesWhatWasCaughtWhereItIs() {
    var drag = Self.drag(.content, cardY: 71, offset: 940, fingerY: 500)
    var (y, offset) = (71.0, 940.0)
    drag.share(495, cardY: &y, offset: &offset)
    #expect(y == 71)
    #expect(offset == 940)
    drag.share(505, cardY: &y, offset: &offset)
    #expect(y == 71)
    #expect(offset == 930)
    // The same above its beginning: upward it scrolls from its offset, downward the card moves.
    drag = Self.drag(.content, cardY: 71, offset: -20, fingerY: 500)
    (y, offset) = (71, -20)
    drag.share(495, cardY: &y, offset: &offset)
    #expect(y == 71)
    #expect(offset == -15)
    drag.share(505, cardY: &y, offset: &offset)
    #expect(y == 81)
    #expect(offset == -15)
  }

  /// Under a stepwise edge the steps count, and their result shows.
  @Test func aStepwiseEdgeIsAsked() {
    let edge = EdgeRule.stepwise(.divided(by: 5))
    var drag = Self.drag(.card, cardY: 81, offset: 0, fingerY: 420, edge: edge)
    drag.follow(415)
    #expect(drag.displayed == 76)
    drag.follow(405)
    #expect(drag.displayed == 74)
    #expect(drag.slope == 1)
    drag.follow(385)
    #expect(drag.displayed == 70)
    #expect(drag.slope == 0.2)
    #expect(drag.overdrag < 0)
  }

  /// An offset kept during a drag of the card is limited to a range that shrinks.
  @Test func keptContentFitsIntoWhatThereIs() {
    func offset(after change: Bool) -> Double {
      var drag = Self.drag(.content, cardY: 96, offset: 30, fingerY: 500)
      if change {
        let range = ElasticRange(low: 0, high: 10, lowEnd: .stop(room: 0), highEnd: .stop(room: 0))
        drag.change(to: range, fingerY: 500, showing: 10, shift: nil)
      }
      var (y, offset) = (96.0, change ? 10.0 : 30)
      drag.share(495, cardY: &y, offset: &offset)
      #expect(y == 91)
      return offset
    }
    #expect(offset(after: false) == 30)
    #expect(offset(after: true) == 10)
  }
}
