import CardContent
import Testing

@Suite struct InsetsTests {
  @Test func nothingIsSaidOfNothing() {
    #expect(Insets() == Insets(top: 0, left: 0, bottom: 0, right: 0))
    #expect(Insets().vertical == 0)
    #expect(Insets().horizontal == 0)
  }

  /// Each of the four insets counts separately: they are powers of two, so no other sum gives the same value.
  @Test func oppositeEdgesAreAdded() {
    let insets = Insets(top: 1, left: 2, bottom: 4, right: 8)
    #expect(insets.vertical == 5)
    #expect(insets.horizontal == 10)
    #expect(insets.top == 1)
    #expect(insets.left == 2)
    #expect(insets.bottom == 4)
    #expect(insets.right == 8)
    #expect(Insets(top: -3, bottom: 1).vertical == -2)
    #expect(Insets(left: -3, right: 1).horizontal == -2)
  }
}
