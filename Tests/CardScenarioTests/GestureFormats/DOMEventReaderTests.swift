import CardScenario
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
    #expect(imported.duplicateCount == 1 && imported.ignoredCount == 2)
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
    #expect(hovering.gesture == alone.gesture && hovering.ignoredCount == 1)
    let mouseAlone = try GestureImport.reading(mouse)
    #expect(!mouseAlone.notes.contains { $0.contains("left out") })
  }
}
