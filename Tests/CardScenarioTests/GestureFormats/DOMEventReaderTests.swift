import CardScenario
import CardText
import Testing

/// Events of a web page: repeated, gathered, and told by more than one family.
@Suite struct DOMEventReaderTests {
  @Test func repetitionsAreMergedAndCounted() throws {
    let text = """
      {"type":"pointermove","timeStamp":1,"pointerId":1,"clientX":5,"clientY":5}
      {"type":"pointerdown","timeStamp":10,"pointerId":1,"clientX":10,"clientY":20}
      {"type":"pointermove","timeStamp":20,"pointerId":1,"clientX":10,"clientY":30,"coalesced":[
      """
    let lines = text.split(separator: "\n").map(String.init)
    let coalesced =
      lines[2] + #"{"timeStamp":15,"clientX":10,"clientY":25},{"timeStamp":20,"clientX":10,"clientY":30}]}"#
    let all = [
      lines[0], lines[1], coalesced, #"{"type":"click","timeStamp":30}"#,
      #"{"type":"pointerup","timeStamp":30,"pointerId":1,"clientX":10,"clientY":30}"#,
    ]
    let imported = try GestureImport.reading(all.joined(separator: "\n"))
    #expect(imported.gesture.samples.map(\.microseconds) == [0, 5000, 10_000, 20_000])
    #expect(imported.duplicateCount == 1)
    #expect(imported.ignoredCount == 2)
    #expect(imported.summary.hasSuffix("1 duplicate merged, 2 other entries left out"), "\(imported.summary)")
    #expect(!imported.notes.contains { $0.contains("left out") })
  }

  /// The same finger as pointer, touch and mouse events is one finger.
  @Test func oneFamilyOfEventsIsEnough() throws {
    func events(_ types: [String]) -> String {
      let times = [10, 20, 30]
      return zip(types, times).map { type, time in
        #"{"type":"\#(type)","timeStamp":\#(time),"pointerId":4,"clientX":10,"clientY":\#(20 + time)}"#
      }.joined(separator: "\n") + "\n"
    }
    let pointer = events(["pointerdown", "pointermove", "pointerup"])
    let mouse = events(["mousedown", "mousemove", "mouseup"])
    let both = try GestureImport.reading(pointer + mouse)
    let alone = try GestureImport.reading(pointer)
    #expect(both.gesture == alone.gesture)
    #expect(both.notes.contains("mouse events are left out: pointer events hold the same fingers"), "\(both.notes)")
    #expect(both.ignoredCount == 3)
    // A mouse that hovers before the touch is no finger.
    let hovering = try GestureImport.reading(
      #"{"type":"mousemove","timeStamp":1,"clientX":5,"clientY":5}"# + "\n" + pointer)
    #expect(hovering.gesture == alone.gesture)
    #expect(hovering.ignoredCount == 1)
    let mouseAlone = try GestureImport.reading(mouse)
    #expect(!mouseAlone.notes.contains { $0.contains("left out") })
  }

  /// An error quotes the file's own line, and no bracket of the array that its lines were read as.
  @Test func anErrorQuotesTheLine() throws {
    let lines = [
      #"{"type":"pointerdown","timeStamp":0,"clientX":10,"clientY":500}"#,
      #"{"type":"pointermove","timeStamp":16,"clientX":10}"#,
      #"{"type":"move","timeStamp":24,"x":1,"y":2,"coalesced":[{"x":1}]}"#,
      #"{"timeStamp":32,"clientX":10,"clientY":400}"#,
    ]
    do {
      _ = try GestureImport.reading(lines.joined(separator: "\n"))
      Issue.record("three faulty lines were read")
    } catch let error as DiagnosticsError {
      let quoted = error.diagnostics.map { $0.excerpt.before + $0.excerpt.marked + $0.excerpt.after }
      // Of a long line only the part before the place is cut.
      let whole = zip(lines.dropFirst(), quoted).map { $0.hasSuffix($1.drop { $0 == "…" }) }
      #expect(whole == [true, true, true], "\(quoted)")
      #expect(error.diagnostics.map { $0.line } == [2, 3, 4])
      #expect(error.diagnostics.map { $0.column } == [1, 56, 1])
      #expect(error.diagnostics.map { $0.path } == [nil, "$.coalesced[0]", nil])
    }
  }

  /// Events that list the fingers on the screen, and not those that changed: a lift is a finger that is missing, at the
  /// time of the event and where it was last.
  @Test func aFingerThatIsMissingHasLifted() throws {
    func event(_ type: String, _ time: Int, _ fingers: [(id: Int, y: Int)], _ list: String = "touches") -> String {
      let touches = fingers.map { #"{"identifier":\#($0.id),"clientX":10,"clientY":\#($0.y)}"# }.joined(separator: ",")
      return #"{"type":"touch\#(type)","timeStamp":\#(time),"\#(list)":[\#(touches)]}"# + "\n"
    }
    let present = [
      event("start", 100, [(0, 400)]), event("move", 120, [(0, 300)]), event("start", 130, [(0, 300), (1, 500)]),
      event("move", 150, [(0, 280), (1, 450)]), event("end", 400, [(1, 450)]), event("cancel", 500, []),
    ]
    let own = "changedTouches"
    let changed = [
      event("start", 100, [(0, 400)], own), event("move", 120, [(0, 300)], own), event("move", 130, [(0, 300)], own),
      event("start", 130, [(1, 500)], own), event("move", 150, [(0, 280), (1, 450)], own),
      event("end", 400, [(0, 280)], own),
      event("cancel", 500, [(1, 450)], own),
    ]
    let (one, other) = (try GestureImport.reading(present.joined()), try GestureImport.reading(changed.joined()))
    #expect(one.gesture == other.gesture)
    #expect(one.gesture.samples.map(\.phase).suffix(2) == [.ended, .cancelled])
    #expect(one.gesture.samples.map(\.microseconds).suffix(2) == [300_000, 400_000])
    #expect(one.notes == other.notes)
    // A list that misses nobody at a lift is of the lifted ones.
    let lifted = try GestureImport.reading(present[0] + present[1] + event("end", 400, [(0, 300)]))
    #expect(lifted.gesture.samples.last?.microseconds == 300_000)
    #expect(lifted.gesture.samples.last?.phase == .ended)
  }
}
