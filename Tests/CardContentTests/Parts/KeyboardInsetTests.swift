import CardContent
import Testing

/// A keyboard of 200 pt over a list of 600 (Parts-2): 400 pt stay visible.
@Suite struct KeyboardInsetTests {
  static func offset(
    _ responderY: Double, _ height: Double = 40, from offset: Double = 0, content: Double = 2000, overlap: Double = 200
  ) -> Double {
    let inset = KeyboardInset(
      overlap: overlap, responderY: responderY, responderHeight: height, offset: offset, viewport: 600,
      contentHeight: content)
    #expect(inset.overlap == overlap)
    return inset.offset
  }

  /// 10 pt below the responder count as well: at 350 + 40 + 10 = 400 it is just visible.
  @Test(
    arguments: [
      (0, 0, -10), (300, 0, 0), (350, 0, 0), (350.5, 0, 0.5), (351, 0, 1), (500, 0, 150), (500, 100, 150),
      (500, 149, 150),
      (500, 151, 151),
    ] as [(Double, Double, Double)])
  func whatIsHiddenIsScrolledUp(responderY: Double, from: Double, to: Double) {
    #expect(Self.offset(responderY, from: from) == to)
  }

  /// 10 pt above the responder count as well: from 310 on it is visible at an offset of 300.
  @Test(arguments: [(310, 300), (309, 299), (250, 240), (311, 300)] as [(Double, Double)])
  func whatIsAboveIsScrolledDown(responderY: Double, to: Double) {
    #expect(Self.offset(responderY, from: 300) == to)
  }

  /// The list scrolls no further than to content − 400, even if that is backward or above the top.
  @Test(arguments: [(2000, 150), (550, 150), (549, 149), (500, 100), (300, -100)] as [(Double, Double)])
  func noFurtherThanTheContentsEnd(content: Double, to: Double) {
    #expect(Self.offset(500, content: content) == to)
  }

  @Test func theEndHoldsItOnlyWhereItIsMoved() {
    #expect(Self.offset(300, from: 200, content: 500) == 200)
    #expect(Self.offset(150, from: 200, content: 500) == 140)
  }

  /// A responder taller than the visible part shows its end: 90 + 500 + 20 − 400.
  @Test func whatIsTallerShowsItsEnd() {
    #expect(Self.offset(100, 500) == 210)
    #expect(Self.offset(100, 500, from: 150) == 210)
  }

  @Test func withoutAKeyboardAllOfTheListIsInSight() {
    #expect(Self.offset(550, overlap: 0) == 0)
    #expect(Self.offset(551, overlap: 0) == 1)
  }

  /// A responder taller than the visible part that ends exactly at the keyboard isn't hidden below: 390 − 10 + 420 −
  /// 400 = 400. Its top is above the list, which scrolls to it.
  @Test func whatEndsAtTheKeyboardIsntHidden() {
    #expect(Self.offset(390, 400, from: 400) == 380)
    #expect(Self.offset(390, 400, from: 399) == 400)
  }
}
