import CardMath
import CardModel
import CardScenarioSupport
import CardSimulation
import CardText
import CardTimeline
import Foundation
import Testing

@Suite struct EventTextTests {
  static let events: [(Event, String)] = [
    (.touch(.header), "touch(header)"), (.touch(.content), "touch(content)"), (.touch(.map), "touch(map)"),
    (.ignored(.map), "ignored(map)"), (.ignored(.sideways), "ignored(sideways)"),
    (.ignored(.transition), "ignored(transition)"), (.ignored(.moving), "ignored(moving)"),
    (.ignored(.taken), "ignored(taken)"), (.ignored(.nothing), "ignored(nothing)"), (.drag, "drag"), (.grab, "grab"),
    (.handoff(to: .card), "handoff(card)"), (.handoff(to: .content), "handoff(content)"),
    (.release(velocity: -812.4), "release(v=-812.40)"), (.release(velocity: -0.001), "release(v=0.00)"),
    (.cancel, "cancel"), (.snap(detent: 1), "snap(peaking)"), (.resume(detent: 2), "resume(extended)"),
    (.stiffened(response: 0.123, dampingRatio: 1), "stiffened(response=0.12 damping_ratio=1.00)"),
    (.move(detent: 0), "move(collapsed)"), (.retarget(velocity: 3.14159), "retarget(v=3.14)"),
    (.lostVelocity(0.125), "lostVelocity(v=0.12)"), (.push(card: 3), "push(b)"), (.pop(card: 3), "pop(b)"),
    (.pushed(card: 3), "pushed(b)"), (.popped(card: 3), "popped(b)"), (.settled(detent: 2), "settled(extended)"),
    (.decelerate(restOffset: 903), "decelerate(to=903.00)"), (.bounce(velocity: 12.5), "bounce(v=12.50)"),
    (.scrolled(offset: 0), "scrolled(to=0.00)"),
    (.layout(width: 852, height: 393.5), "layout(852x393.5)"), (.bar(height: 40), "bar(40)"),
    (.pageHeader(height: 80.5), "pageHeader(80.5)"),
    (.tap(.close), "tap(close)"), (.tap(.handle), "tap(handle)"), (.voiceOver(true), "voiceOver(on)"),
    (.voiceOver(false), "voiceOver(off)"), (.reduceMotion(true), "reduceMotion(on)"),
    (.reduceMotion(false), "reduceMotion(off)"), (.mapOverlays(true), "mapOverlays(on)"),
    (.mapOverlays(false), "mapOverlays(off)"), (.presented(card: 3), "presented(b)"),
    (.dismissed(card: 3), "dismissed(b)"), (.attemptedDismissal(card: 3), "attemptedDismissal(b)"),
    (.detents(card: 3), "detents(b)"),
    (.page(card: 3), "page(b)"), (.paged(card: 3), "paged(b)"),
    (.callback(.didMoveToPage(card: 3)), "didMoveToPage(b)"),
    (.callback(.willAppear(card: 3)), "willAppear(b)"), (.callback(.didAppear(card: 3)), "didAppear(b)"),
    (.callback(.willDisappear(card: 3)), "willDisappear(b)"), (.callback(.didDisappear(card: 3)), "didDisappear(b)"),
    (.callback(.didMove(detent: 1)), "didMove(peaking)"), (.callback(.didBuild(card: 3)), "didBuild(b)"),
    (.callback(.takeCharge(card: 3)), "takeCharge(b)"), (.callback(.cleanUp(card: 3)), "cleanUp(b)"),
    (.callback(.willBeginDragging), "willBeginDragging"), (.callback(.willEndDragging), "willEndDragging"),
    (.callback(.didDrag(heightCoefficient: 0.516)), "didDrag(0.52)"), (.callback(.didEndDragging), "didEndDragging"),
    (.callback(.didChange(detent: 2)), "didChange(extended)"), (.callback(.didShow), "didShow"),
    (.callback(.didChangeHeight(412)), "didChangeHeight(412.00)"), (.callback(.didDismiss), "didDismiss"),
  ]

  /// A timeline with one frame that has these events.
  static func text(_ events: [Event]) throws -> String {
    var names = Names()
    for name in ["collapsed", "peaking", "extended", "b"] { _ = names.id(of: name) }
    var log = EventLog()
    for event in events { log.record(event, at: .zero) }
    var simulation = try CardScenarioSupport.scenario(#"{"cards": [{"name": "a"}]}"#).simulation
    #expect(try simulation.next())
    var buffer = ByteBuffer()
    var writer = TimelineWriter(columns: [.events], names: names)
    writer.append(simulation.frame, events: log, scene: Scene(), to: &buffer)
    return String(buffer.text.dropLast())
  }

  @Test(arguments: events)
  func everyEventIsAWordAndWhatBelongsToIt(event: Event, text: String) throws {
    #expect(try Self.text([event]) == text)
    // The text needs no quotation marks in CSV, and no escapes in JSON.
    #expect(text.utf8.allSatisfy { $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: ";") })
  }

  @Test func severalAreJoined() throws {
    #expect(try Self.text([.drag, .cancel, .snap(detent: 1)]) == "drag;cancel;snap(peaking)")
    #expect(try Self.text([]).isEmpty)
  }

  /// The words are those with which the writer begins an event: the first literal of each of its cases.
  @Test func theWordsAreThoseOfTheWriter() throws {
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    var written: Set<String> = []
    for file in ["EventText.swift", "EventText+Content.swift"] {
      let path = folder.appendingPathComponent("Sources/CardTimeline/Timeline/" + file)
      let text = String(decoding: try Data(contentsOf: path), as: UTF8.self)
      // The names of targets, regions and owners, which stand in parentheses, come after the writer.
      let writer = text.components(separatedBy: "extension TapTarget")[0]
      for one in writer.components(separatedBy: "    case .").dropFirst() {
        let literals = one.components(separatedBy: "\"")
        guard literals.count > 2, one.contains("buffer") else { continue }
        for literal in literals.enumerated().filter({ $0.offset % 2 == 1 }).map(\.element)
        where literal.first?.isLetter == true && literal.count > 1 {
          written.insert(String(literal.prefix { $0 != "(" }))
        }
      }
    }
    #expect(written == Set(Event.words))
    #expect(Event.words.count == Set(Event.words).count)
  }

  @Test func everyNameIsFitForACell() {
    let names = Phase.allCases.map(\.name.description) + Region.allCases.map(\.name) + DragOwner.allCases.map(\.name)
    for name in names + IgnoredReason.allCases.map(\.name) { #expect(name.utf8.allSatisfy { (97...122).contains($0) }) }
    #expect(
      Phase.allCases.map(\.name.description) == [
        "resting", "dragging", "settling", "scrolling", "decelerating", "bouncing", "pushing", "popping", "paging",
      ])
  }
}
