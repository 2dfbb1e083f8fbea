import CardModel
import CardScenario
import CardTestSupport
import CardText
import Testing

/// Tables of touches as other programs write them.
@Suite struct TouchTableReaderTests {
  /// A clock's times are those of the gesture, whatever the column's name.
  @Test(arguments: ["time", "timestamp", "t"]) func aTablesTimesMayBeAClocks(name: String) throws {
    let clock = "23:59:59.9915,200,500\n23:59:59.999833,200,490\n00:00:00.008166,200,470\n"
    let imported = try GestureImport.reading("\(name),x,y\n" + clock)
    #expect(imported.gesture.samples.map(\.microseconds) == [0, 8333, 16_666, 16_666])
    let dated = try GestureImport.reading(
      "\(name);x;y\n2026-12-31T23:59:59,9915Z;200;500\n2026-12-31T23:59:59,999833Z;200;490\n"
        + "2027-01-01T00:00:00,008166Z;200;470\n")
    #expect(dated.gesture == imported.gesture)
  }

  /// A logger's comments above the names are no header.
  @Test(arguments: ["time_ms,x,y,phase", "time_us,phase,pointer,x_pt,y_pt"])
  func commentsStandAbove(header: String) throws {
    let rows = header.hasPrefix("time_ms") ? "0,1,2,began\n16,1,9,ended\n" : "0,began,0,1,2\n16000,ended,0,1,9\n"
    let imported = try GestureImport.reading("# MyLogger 1.2\n#iPhone\n\n\(header)\n\(rows)")
    #expect(try imported.gesture == GestureImport.reading("\(header)\n\(rows)").gesture)
    #expect(imported.gesture.samples.map(\.phase) == [.began, .ended])
  }

  /// A table that is said to be one may have the clock and the phases of this project's own file, and other columns.
  @Test(arguments: ["time_us,phase,pointer,x,y", "time_us,phase,pointer,x_pt,y_pt"])
  func aTableMayHaveTheNamesOfOnesOwnFile(header: String) throws {
    let text = "\(header)\n0,began,0,200,430\n8000,moved,0,200,420\n16000,ended,0,200,410\n"
    let source = SourceText(name: "log", text: text)
    let samples = try GestureImport(source, as: .csv).gesture.samples
    #expect(samples.map(\.y) == [430, 420, 410])
    #expect(samples.map(\.phase) == [.began, .moved, .ended])
    // Without that it is taken for one of this project's, and told what it lacks.
    let isOwn = header.hasSuffix("_pt")
    let error = thrown(DiagnosticsError.self) { try GestureImport(source) }
    #expect((error == nil) == isOwn)
  }

  /// Android's second finger has actions of its own.
  @Test(arguments: [("action_pointer_down", "ACTION_POINTER_UP"), ("5", "6"), ("261", "262")])
  func anAndroidTableHoldsTwoFingers(down: String, up: String) throws {
    let imported = try GestureImport.reading(
      "t_ms,id,x,y,action\n0,0,1,2,ACTION_DOWN\n5,1,5,6,\(down)\n9,1,5,7,ACTION_MOVE\n12,1,5,7,\(up)\n"
        + "15,0,1,3,ACTION_UP\n")
    #expect(imported.fingerCount == 2)
    #expect(imported.gesture.samples.map(\.phase) == [.began, .began, .moved, .ended, .ended])
  }

  /// Android and UIKit number the phases differently; a column's name, or the majority, tells which.
  @Test func bothNumberingsOfPhasesAreRead() throws {
    let android = try GestureImport.reading("time_s,x,y,action\n0,1,2,0\n0.01,1,3,2\n0.02,1,4,1\n")
    let uikit = try GestureImport.reading("time_s,x,y,phase\n0,1,2,0\n0.01,1,3,1\n0.02,1,4,3\n")
    let none = try GestureImport.reading("time_s,x,y\n0,1,2\n0.01,1,3\n0.02,1,4\n")
    #expect(android.gesture == uikit.gesture)
    #expect(android.gesture.samples.map(\.phase) == [.began, .moved, .ended])
    #expect(none.gesture.samples.map(\.phase) == [.began, .moved, .moved, .ended])
  }

  /// Each row of a table without phases is a sample of the velocity: a lift that took the last one's place would leave
  /// it out.
  @Test func aTableWithoutPhasesKeepsTheVelocity() throws {
    let rows = (0...12).map { index in
      "\(10 * index),200,\(DecimalText.fixed(600 - 0.05 * Double(index * (24 - index)), decimals: 4))"
    }
    let imported = try GestureImport.reading("time_ms,x,y\n" + rows.joined(separator: "\n") + "\n")
    let samples = imported.gesture.samples
    #expect(samples.count == 14 && samples[13].y == samples[12].y && samples[13].microseconds == 120_000)
    // It slows down to 0.05 pt in the last 10 ms; without the last sample it would go at 0.15 in 10.
    let velocity = try #require(imported.gesture.releaseVelocity(by: .lastTwo))
    #expect((velocity.y + 5).magnitude < 0.01, "\(velocity)")
    let fingers = try GestureImport.reading("time_ms,x,y,finger\n0,1,2,a\n5,9,2,b\n10,1,3,a\n15,9,4,b\n20,9,5,b\n")
    #expect(fingers.gesture.samples.map(\.phase) == [.began, .began, .moved, .ended, .moved, .moved, .ended])
    #expect(fingers.gesture.samples.map(\.pointer) == [0, 1, 0, 0, 1, 1, 1])
    let touch = try GestureImport.reading("time_ms,x,y\n3,1,2\n")
    #expect(touch.gesture.samples.map(\.phase) == [.began, .ended])
  }

  /// Blanks around a phase or a finger, and lines without any text, are no part of a touch.
  @Test func blanksAreNoTouches() throws {
    let plain = try GestureImport.reading(
      "t_ms,state,id,x,y\n0,began,7,100,600\n8,changed,7,100,590\n24,ended,7,100,590\n")
    let spaced = try GestureImport.reading(
      "t_ms, state ,id,x,y\n\n0, began ,7,100,600\n\n8,changed, 7,100,590\n\n\n24,ended,7 ,100,590\n\n")
    #expect(spaced.gesture.samples == plain.gesture.samples)
    #expect(plain.gesture.samples.count == 3)
  }

  /// A finger that moves before it came down comes down there, which is told; one that is down for hours isn't a finger.
  @Test func aFingerComesDownAndLifts() throws {
    let late = try GestureImport.reading("t_us,x,y,phase\n0,1,600,moved\n8333,1,594,moved\n16666,1,580,ended\n")
    #expect(late.gesture.samples.map(\.phase) == [.began, .moved, .ended])
    #expect(late.remarks == ["a finger that moves before it came down comes down there"])
    let clock = "time,x,y,phase\n14:03:01.250,1,600,began\n14:03:01.300,1,594,moved\n00:00:00.001,1,580,ended\n"
    let error = try #require(thrown(DiagnosticsError.self) { try GestureImport.reading(clock) })
    #expect(error.text.contains("a finger is down for more than an hour between two entries"), "\(error.text)")
    let night = try GestureImport.reading("time,x,y,phase\n23:59:59.990,1,600,began\n00:00:00.010,1,580,ended\n")
    #expect(night.gesture.durationMicroseconds == 20_000)
  }

  /// The lift that follows a finger's last row repeats no error of it.
  @Test func anErrorOfTheLastRowIsToldOnce() throws {
    do {
      _ = try GestureImport.reading("time_ms,x,y\n0,10,500\n16,10,480\n33,10,1e9\n")
      Issue.record("a finger beyond any screen was read")
    } catch let error as DiagnosticsError {
      #expect(error.diagnostics.map { "\($0.line):\($0.column)" } == ["4:1"])
    }
  }

  /// Each name is a finger of its own; they are told apart in one pass.
  @Test func aTableMayNameManyFingers() throws {
    let names = (0..<20_000).map { "finger-\($0)" }
    let rows = names.enumerated().map { "\($0),10,500,\($1)\n\($0),10,490,\($1)\n" }
    let gesture = try GestureImport.reading("time_ms,x,y,id\n" + rows.joined()).gesture
    #expect(gesture.samples.count == 3 * names.count)
    #expect(gesture.samples.count { $0.phase == .began } == names.count)
    #expect(gesture.samples.count { $0.phase == .ended } == names.count)
  }

  /// A phase that isn't known is told once, where it first stands, with the number of its rows.
  @Test func anUnknownPhaseIsToldOnce() throws {
    let text = "t_ms,state,x,y\n0,began,1,2\n8,hover,1,3\n16,hover,1,4\n24,,1,5\n32,hover,1,6\n40,ended,1,7\n"
    let error = try #require(thrown(DiagnosticsError.self) { try GestureImport.reading(text) })
    let places = error.diagnostics.map { "\($0.line):\($0.column) \($0.message)" }
    #expect(
      places == [
        "3:3 the phase \"hover\" isn't known, in this row and 2 more", "5:4 expected a phase, found nothing",
      ])
  }

  /// The number after the errors that are shown is that of all others.
  @Test func allMistakesOfATableAreCounted() {
    let rows = (0..<100).map { "x\($0),1,2\n" }.joined()
    let error = thrown(DiagnosticsError.self) { try GestureImport.reading("time_ms,x,y\n" + rows) }
    #expect(error?.diagnostics.count == 5)
    #expect(error?.omittedCount == 95)
  }
}
