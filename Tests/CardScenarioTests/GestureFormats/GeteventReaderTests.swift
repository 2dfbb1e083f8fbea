import CardModel
import CardScenario
import CardTestSupport
import CardText
import Testing

/// The kernel's events beyond those of one finger that comes and goes.
@Suite struct GeteventReaderTests {
  private static let panel = """
    add device 3: /dev/input/event2
      ABS (0003): ABS_MT_POSITION_X     : value 0, min 0, max 999, fuzz 0, flat 0, resolution 0
                  ABS_MT_POSITION_Y     : value 0, min 0, max 999, fuzz 0, flat 0, resolution 0

    """

  private static func read(events: String, as format: GestureFormat? = nil) throws(DiagnosticsError) -> GestureImport {
    var measures = GestureImport.Measures()
    measures.screen = GestureImport.Measures.Size(width: 1000, height: 1000)
    return try GestureImport(SourceText(name: "log", text: panel + events), as: format, measures: measures)
  }

  /// A slot whose number changes has another finger (protocol B): the first lifts where it was, and the second comes
  /// down elsewhere, at one instant; also if the first was said to be gone within the report.
  @Test(arguments: ["", "[ 1.02] EV_ABS ABS_MT_TRACKING_ID ffffffff\n"])
  func anotherFingerInASlotIsALiftAndATouch(gone: String) throws {
    let imported = try Self.read(
      events: """
        [ 1.00] EV_ABS ABS_MT_TRACKING_ID 00000012
        [ 1.00] EV_ABS ABS_MT_POSITION_X 00000064
        [ 1.00] EV_ABS ABS_MT_POSITION_Y 000000c8
        [ 1.00] EV_SYN SYN_REPORT 00000000
        [ 1.01] EV_ABS ABS_MT_POSITION_Y 000000c0
        [ 1.01] EV_SYN SYN_REPORT 00000000
        \(gone)[ 1.02] EV_ABS ABS_MT_TRACKING_ID 00000013
        [ 1.02] EV_ABS ABS_MT_POSITION_Y 00000258
        [ 1.02] EV_SYN SYN_REPORT 00000000
        [ 1.03] EV_ABS ABS_MT_TRACKING_ID ffffffff
        [ 1.03] EV_SYN SYN_REPORT 00000000
        """)
    #expect(
      imported.gesture.samples == [
        TouchSample(microseconds: 0, phase: .began, x: 100, y: 200),
        TouchSample(microseconds: 10_000, phase: .moved, x: 100, y: 192),
        TouchSample(microseconds: 20_000, phase: .ended, x: 100, y: 192),
        TouchSample(microseconds: 20_000, phase: .began, x: 100, y: 600),
        TouchSample(microseconds: 30_000, phase: .ended, x: 100, y: 600),
      ])
    #expect(imported.notes.contains("a finger took the place of another without a lift"))
  }

  /// `getevent -ltr` adds the rate of reports, which says nothing of the finger.
  @Test func aRateIsPassedOver() throws {
    let lines = [
      "[ 1.00] /dev/input/event2: EV_ABS ABS_MT_TRACKING_ID 00000012",
      "[ 1.00] /dev/input/event2: EV_ABS ABS_MT_POSITION_X 00000064",
      "[ 1.00] /dev/input/event2: EV_ABS ABS_MT_POSITION_Y 000000c8",
      "[ 1.00] /dev/input/event2: EV_SYN SYN_REPORT 00000000",
      "[ 1.01] /dev/input/event2: EV_ABS ABS_MT_TRACKING_ID ffffffff",
      "[ 1.01] /dev/input/event2: EV_SYN SYN_REPORT 00000000",
    ]
    let rated = lines.map { $0.contains("SYN_REPORT") ? $0 + "             rate 120" : $0 }
    let plain = try Self.read(events: lines.joined(separator: "\n")).gesture
    #expect(plain.samples.count == 2)
    #expect(try Self.read(events: rated.joined(separator: "\n")).gesture == plain)
    let bare = rated.map { $0.replacing("/dev/input/event2: ", with: "") }
    #expect(try Self.read(events: bare.joined(separator: "\n")).gesture == plain)
  }

  /// Without `-t` the events have no times, which is told at the first of them.
  @Test(arguments: [
    ("/dev/input/event2: EV_ABS       ABS_MT_TRACKING_ID   00000012\n", 4),
    ("/dev/input/event2: 0003 0039 00000012\n", 4), ("EV_KEY BTN_TOUCH DOWN\nEV_SYN SYN_REPORT 00000000\n", 4),
  ])
  func eventsWithoutTimesAreTold(events: String, line: Int) throws {
    for format in [nil, GestureFormat.getevent] {
      let error = thrown(DiagnosticsError.self) { () throws(DiagnosticsError) in
        try Self.read(events: events + events, as: format)
      }
      #expect(error?.diagnostics.map(\.message) == ["the events have no times"])
      #expect(error?.diagnostics.first?.line == line)
      #expect(error?.diagnostics.first?.help?.contains("getevent -lt") == true)
    }
    #expect(GestureFormat(guessing: Array("/dev/input/event2: 0003 0039 00000012".utf8)) == .getevent)
  }
}
