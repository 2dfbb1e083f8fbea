import CardScenario
import Testing

/// Fingers that come and go otherwise than a finger does.
@Suite struct TouchLogTests {
  /// A lift or a rest of a finger that isn't down is told with its line; a mouse that hovers isn't.
  @Test(
    arguments: [
      ("12,1,9,ended\n", 0, nil), ("20,1,9,ended\n", 1, "line 5 is left out: its finger isn't down"),
      (
        "20,1,9,stationary\n25,1,9,cancelled\n", 2,
        "2 samples of fingers that aren't down are left out, the first at line 5"
      ),
    ] as [(String, Int, String?)])
  func aLiftOfNoFingerIsTold(rows: String, count: Int, note: String?) throws {
    let imported = try GestureImport.reading("t_ms,x,y,phase\n5,1,2,began\n9,1,3,moved\n12,1,9,ended\n" + rows)
    #expect(imported.ignoredCount == count, "\(imported.summary)")
    #expect(imported.notes.filter { $0.contains("left out") } == [note].compactMap { $0 })
  }

  @Test func aFingerThatNeverLiftsIsLiftedAndTold() throws {
    let imported = try GestureImport.reading("t_ms,x,y,action\n5,1,2,0\n9,1,3,2\n")
    #expect(imported.gesture.samples.map(\.phase) == [.began, .moved, .ended])
    #expect(imported.notes.contains { $0.contains("a lift is added") })
  }
}
