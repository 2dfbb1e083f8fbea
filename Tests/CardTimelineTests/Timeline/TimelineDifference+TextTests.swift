import Testing

@Suite struct TimelineDifferenceTextTests {
  @Test func sameIsALine() throws {
    let same = try TimelineDifferenceTests.difference(TimelineDifferenceTests.one, TimelineDifferenceTests.one)
    #expect(same.text(names: ("a", "b")) == "no difference in 3 frames\n")
    let more = try TimelineDifferenceTests.difference("frame,y,z\n0,1,1\n", "frame,y\n0,1\n")
    #expect(more.text(names: ("a", "b")) == "no difference in 1 frame\n1 column only in a: z\n")
  }

  /// A table may have more digits than any number needs.
  @Test func digitsWithoutEndAreCompared() throws {
    let long = "frame,y\n0,1.1" + String(repeating: "0", count: 40) + "\n"
    let same = try TimelineDifferenceTests.difference(long, "frame,y\n0,1.10\n")
    #expect(same.text(names: ("a", "b")) == "no difference in 1 frame\n")
    let other = try TimelineDifferenceTests.difference(long, "frame,y\n0,1.2\n")
    #expect(other.text(names: ("a", "b")).contains("differs in 1 of 1 frame"))
  }

  @Test func whatDiffersIsToldToTheBit() throws {
    let difference = try TimelineDifferenceTests.difference(
      "frame,y,events\n0,1,\n1,2,x\n2,3,\n", "frame,y,events\n0,1,\n1,2.0000000000000004,\n2,5,\n3,6,z\n")
    #expect(
      difference.text(names: ("now", "then")) == """
        frame 1 is the first that differs, in y, events; frame 0 is the last that agrees; 1 frame only in then: 3

        frame 1
          y       2                 instead of  2.0000000000000004
                  4000000000000000              4000000000000001    1 unit in the last place
          events  x                 instead of  nothing

        columns
          y       differs in 2 of 3 frames  at most by 2, in frame 2
          events  differs in 1 of 3 frames

        events
          frame 1  x  only in now
          frame 3  z  only in then

        """)
  }

  /// An event that both have in another frame is one that moved, also into a frame that only one of them has.
  @Test func anEventThatMovedIsInBoth() throws {
    let difference = try TimelineDifferenceTests.difference(
      "frame,events\n0,\n1,settled(full)\n2,\n3,tap\n", "frame,events\n0,settled(full)\n1,\n2,grab\n")
    #expect(
      difference.text(names: ("a", "b")).hasSuffix(
        """

        events
          frame 1  settled(full)  frame 0 in b
          frame 3  tap            only in a
          frame 2  grab           only in b

        """))
  }

  @Test func manyEventsAreCounted() throws {
    let rows = (0..<5).map { "\($0),e\($0)\n" }.joined()
    let others = (0..<5).map { "\($0),\n" }.joined()
    let difference = try TimelineDifferenceTests.difference("frame,events\n" + rows, "frame,events\n" + others)
    let text = difference.text(names: ("a", "b"), limit: 3)
    #expect(text.contains("frame 2  e2  only in a\n"))
    #expect(!text.contains("e3"))
    #expect(text.hasSuffix("  and 2 more\n"))
    #expect(difference.headline(("a", "b")).hasPrefix("frame 0 is the first that differs, in events; none before it"))
  }

  /// A side of a few places is told of if its rounding may be a difference.
  @Test(
    arguments: [
      ("frame,y\n0,390.5\n1,71.0\n", "frame,y\n0,390.46\n1,71\n", "\na has at most one decimal, and up to 0.05 of a"),
      ("frame,y\n0,390.46\n1,71\n", "frame,y\n0,390.5\n1,71.0\n", "\nb has at most one decimal, and up to 0.05 of a"),
      ("frame,y\n0,391\n", "frame,y\n0,390.5\n", "\na has no decimals, and up to 0.5 of a difference may be"),
      // It differs by more, it isn't rounded, or both are alike.
      ("frame,y\n0,391\n", "frame,y\n0,380.25\n", nil), ("frame,y\n0,391.00\n", "frame,y\n0,390.6251\n", nil),
      ("frame,y\n0,391\n", "frame,y\n0,390\n", nil), ("frame,y,phase\n0,391,a\n", "frame,y,phase\n0,391.0,b\n", nil),
      ("frame,y\n0,1e-3\n", "frame,y\n0,0.00123\n", nil), ("frame,y\n0,\n", "frame,y\n0,1.234\n", nil),
    ] as [(String, String, String?)])
  func aFewPlacesAreTold(one: String, other: String, line: String?) throws {
    let text = try TimelineDifferenceTests.difference(one, other).text(names: ("a", "b"))
    #expect(text.contains("rounding") == (line != nil), "\(text)")
    if let line { #expect(text.contains(line), "\(text)") }
  }
}
