import CardModel
import CardScenario
import CardText
import Testing

/// The numbers that tables have for phases, and their times.
@Suite struct PhaseNumberingTests {
  static func read(_ text: String) throws -> GestureImport {
    try GestureImport(SourceText(name: "log", text: text), measures: GestureImport.Measures())
  }

  /// Returns a table of a flick whose rows have these phases, 8 ms apart.
  static func table(_ column: String, _ phases: [String]) -> String {
    let rows = phases.enumerated().map { "\($0 * 8),\($1),200,\(450 - 8 * $0)\n" }
    return "time_ms,\(column),x,y\n" + rows.joined()
  }

  static let tables: [(String, [String], String)] = [
    ("state", ["1", "2", "2", "2", "3"], "UIGestureRecognizer.State"),
    ("event", ["1", "2", "2", "4", "1", "2", "3"], "UIGestureRecognizer.State"),
    ("phase", ["0", "1", "1", "2", "3"], "UITouch.Phase"), ("state", ["0", "1", "1", "1", "3"], "UITouch.Phase"),
    ("state", ["1", "1", "1", "2", "3"], "UITouch.Phase"), ("action", ["0", "2", "2", "2", "1"], "MotionEvent"),
    ("event", ["0", "2", "2", "2", "1"], "MotionEvent"),
    // A touch that rests doesn't move, as all rows of this table do.
    ("phase", ["0", "2", "2", "2", "1"], "MotionEvent"), ("touch_phase", ["0", "2", "2", "1"], "MotionEvent"),
    ("phase", ["1", "2", "2", "3"], "UIGestureRecognizer.State"),
  ]

  /// In a column of UIKit's touches a 2 is a finger that rests, also next to fingers that move.
  @Test func aTouchThatRestsStaysOne() throws {
    let rows = ["0,0,0,10,500", "0,0,1,90,500", "8,2,0,10,500", "8,1,1,90,490", "16,2,0,10,500", "16,3,1,90,490"]
    let text = "time_ms,phase,finger,x,y\n" + (rows + ["24,3,0,10,500"]).joined(separator: "\n") + "\n"
    let found = try Self.read(text)
    #expect(found.gesture.samples.map(\.phase).filter { $0 == .stationary }.count == 2)
    #expect(found.notes.contains { $0.contains("UITouch.Phase") }, "\(found.notes)")
  }

  @Test(arguments: tables)
  func numbersAreRead(column: String, phases: [String], words: String) throws {
    let found = try Self.read(Self.table(column, phases))
    let samples = found.gesture.samples
    #expect(samples.first?.phase == .began)
    let isCancelled = phases[phases.count / 2] == "4"
    #expect(samples.last?.phase == .ended)
    #expect(samples.contains { $0.phase == .cancelled } == isCancelled)
    #expect(samples.count == phases.count)
    #expect(found.notes.contains { $0.contains("read as") && $0.contains(words) }, "\(found.notes)")
  }

  @Test func wordsSayNothing() throws {
    let found = try Self.read(Self.table("state", ["began", "changed", "changed", "ended"]))
    #expect(found.gesture.samples.map(\.phase) == [.began, .moved, .moved, .ended])
    #expect(!found.notes.contains { $0.contains("read as") })
  }

  /// A column `t` of milliseconds would be a finger that moves once in eight seconds; of two fingers, one's times count.
  @Test func aUnitThatNoFingerHasIsRefused() throws {
    let text = "t,x,y\n" + (0..<6).map { "\($0 * 8),200,\(450 - $0 * 9)\n" }.joined()
    do {
      _ = try Self.read(text)
      Issue.record("40 s were read")
    } catch let error as DiagnosticsError {
      let first = try #require(error.diagnostics.first)
      #expect(first.message == "the times in \"t\" lie 8.0 s apart")
      #expect(first.help?.contains("--time-unit ms") == true)
    }
    let two = (0..<6).flatMap { index in
      [0, 1].map { "\(index * 8).\($0),moved,\($0),200,\(450 - index * 9)\n" }
    }
    let found = try Self.read("time_ms,phase,finger,x,y\n" + two.joined())
    // Each finger is lifted after its last row.
    #expect(found.gesture.samples.count == 14)
  }
}
