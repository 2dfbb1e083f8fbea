import CardMath
import CardModel
import CardScenario
import CardTestSupport
import CardText
import Testing

/// One gesture in every notation comes back as that notation holds it.
@Suite struct GestureImportTests {
  @Test(arguments: Seeds.few) func microsecondsComeBackToTheBit(seed: UInt64) throws {
    let random = RandomGesture(seed: seed)
    let gesture = random.gesture
    let panel = try GestureImport.reading(random.getevent) { measures in
      measures.panel = GestureImport.Measures.Size(width: 1560, height: 3376)
      measures.screen = GestureImport.Measures.Size(width: 390, height: 844)
    }
    #expect(panel.format == .getevent, "seed \(seed)")
    #expect(panel.gesture == gesture, "seed \(seed)")
    let pointers = try GestureImport.reading(random.pointerEvents)
    #expect(pointers.format == .dom, "seed \(seed)")
    #expect(pointers.gesture == gesture, "seed \(seed)")
    let touches = try GestureImport.reading(random.touchEvents)
    #expect(touches.format == .dom, "seed \(seed)")
    #expect(touches.gesture == gesture, "seed \(seed)")
    let flutter = try GestureImport.reading(random.flutter, scale: 0.25)
    #expect(flutter.format == .flutter, "seed \(seed)")
    #expect(flutter.gesture == gesture, "seed \(seed)")
    #expect(flutter.notes.contains { $0.contains("2.5 ms after it was taken") }, "\(flutter.notes)")
    let table = try GestureImport.reading(random.table)
    #expect(table.format == .csv, "seed \(seed)")
    #expect(table.gesture == gesture, "seed \(seed)")
    let own = try GestureImport.reading(String(decoding: gesture.csv(), as: UTF8.self))
    #expect(own.format == .csv, "seed \(seed)")
    #expect(own.gesture == gesture, "seed \(seed)")
  }

  @Test(arguments: Seeds.few) func millisecondsComeBackToTheBit(seed: UInt64) throws {
    let random = RandomGesture(seed: seed, isWholeMilliseconds: true)
    let gesture = random.gesture
    let events = try GestureImport.reading(random.motionEvents, scale: 0.25)
    #expect(events.format == .motionEvent, "seed \(seed)")
    // A move of one finger repeats those that rest, at the new time.
    let moved = events.gesture.samples.filter { sample in
      sample.phase != .moved || gesture.samples.contains(sample)
    }
    #expect(moved == gesture.samples, "seed \(seed)")
    #expect(events.clockGrain % 1000 == 0)
    #expect(events.notes.contains { $0.contains("whole milliseconds") || $0.contains("multiples") })
    let actions = try GestureExport(gesture, to: .w3c)
    #expect(actions.notes == [])
    let back = try GestureImport.reading(actions.text)
    #expect(back.format == .w3c, "seed \(seed)")
    #expect(back.gesture == gesture, "seed \(seed)")
  }

  @Test(arguments: Seeds.few) func whatIsExportedComesBack(seed: UInt64) throws {
    let gesture = RandomGesture(seed: seed).gesture
    let screen = GestureImport.Measures.Size(width: 390, height: 844)
    let panel = try GestureImport.reading(try GestureExport(gesture, to: .getevent, screen: screen).text) {
      $0.screen = screen
    }
    #expect(panel.gesture.samples.count == gesture.samples.count, "seed \(seed)")
    for (one, other) in zip(panel.gesture.samples, gesture.samples) {
      #expect(
        one.microseconds == other.microseconds,
        "seed \(seed)")
      #expect(
        one.phase == other.phase,
        "seed \(seed)")
      #expect(
        one.pointer == other.pointer,
        "seed \(seed)")
      #expect((one.x - other.x).magnitude <= 390 / 65_536)
      #expect((one.y - other.y).magnitude <= 844 / 65_536.0 + 1e-9)
    }
    let actions = try GestureImport.reading(try GestureExport(gesture, to: .w3c, scale: 0.5).text, scale: 0.5)
    #expect(actions.gesture.samples.count == gesture.samples.count, "seed \(seed)")
    for (one, other) in zip(actions.gesture.samples, gesture.samples) {
      #expect((one.microseconds - other.microseconds).magnitude <= 500)
      #expect(one.x == other.x)
      #expect(one.y == other.y)
    }
  }

  /// `getevent -lt` as a phone writes it: names, a device, an axis that keeps its value left out, a header of ranges.
  @Test func anAxisThatStaysIsKept() throws {
    let text = """
      add device 3: /dev/input/event2
        name:     "touchpanel"
        events:
          ABS (0003): ABS_MT_SLOT           : value 0, min 0, max 9, fuzz 0, flat 0, resolution 0
                      ABS_MT_POSITION_X     : value 0, min 0, max 1079, fuzz 0, flat 0, resolution 0
                      ABS_MT_POSITION_Y     : value 0, min 0, max 2399, fuzz 0, flat 0, resolution 0
      [    500.100000] /dev/input/event5: EV_KEY       KEY_POWER            DOWN
      [    500.100000] /dev/input/event2: EV_ABS       ABS_MT_TRACKING_ID   00000012
      [    500.100000] /dev/input/event2: EV_KEY       BTN_TOUCH            DOWN
      [    500.100000] /dev/input/event2: EV_ABS       ABS_MT_POSITION_X    0000021c
      [    500.100000] /dev/input/event2: EV_ABS       ABS_MT_POSITION_Y    00000640
      [    500.100000] /dev/input/event2: EV_SYN       SYN_REPORT           00000000
      [    500.108321] /dev/input/event2: EV_ABS       ABS_MT_POSITION_Y    000005dc
      [    500.108321] /dev/input/event2: EV_SYN       SYN_REPORT           00000000
      [    500.116000] /dev/input/event2: EV_ABS       ABS_MT_TRACKING_ID   ffffffff
      [    500.116000] /dev/input/event2: EV_SYN       SYN_REPORT           00000000
      """
    let imported = try GestureImport.reading(text) { $0.screen = GestureImport.Measures.Size(width: 360, height: 800) }
    #expect(
      imported.gesture.samples == [
        TouchSample(microseconds: 0, phase: .began, x: 180, y: 533.3333333333334),
        TouchSample(microseconds: 8321, phase: .moved, x: 180, y: 500),
        TouchSample(microseconds: 16000, phase: .ended, x: 180, y: 500),
      ])
    #expect(imported.summary == "getevent, 1 finger, 3 samples in 16.0 ms, median gap 8.3 ms")
  }

  /// The notations are listed where none was named.
  @Test func noTouchTellsTheNotation() {
    let guessed = thrown(DiagnosticsError.self) { try GestureImport(SourceText(name: "a", text: "[]")) }
    #expect(
      guessed?.diagnostics.first?.help == "it was read as dom; --from names the notation: csv, getevent, "
        + "motionevent, w3c, dom, flutter")
    let named = thrown(DiagnosticsError.self) { try GestureImport(SourceText(name: "a", text: "[]"), as: .w3c) }
    #expect(named?.diagnostics.first?.help == "it was read as w3c, as --from says")
  }

  /// The step of a clock is told if there is more than one instant.
  @Test(
    arguments: [
      (
        "0,1,2,began\n10,1,3,moved\n30,1,4,ended",
        "all times are multiples of 10 ms; if that is the clock's step, a velocity over the 10.0 ms between two "
          + "samples may be off by 100 %"
      ),
      ("0,1,2,began\n7,1,3,ended", "the clock counts whole milliseconds"),
      ("0,1,2,began\n7.5,1,3,ended", nil), ("5,1,2,began\n5,1,2,ended", nil),
    ] as [(String, String?)])
  func theClocksStepIsTold(rows: String, note: String?) throws {
    let imported = try GestureImport.reading("time_ms,x_pt,y_pt,phase\n" + rows)
    #expect(imported.notes == [note].compactMap(\.self))
    // A finger that never lifts has one instant, too.
    #expect(try GestureImport.reading("time_ms,x_pt,y_pt,phase\n5,1,2,began\n").notes.count == 1)
  }

  /// A driver carries out a long move in steps of a frame; sources wait for each other in ticks.
  @Test func aLongMoveHasTheDriversSteps() throws {
    let text = """
      [{"type": "pointer", "id": "a", "actions": [
        {"type": "pointerMove", "duration": 0, "x": 100, "y": 500}, {"type": "pointerDown", "button": 0},
        {"type": "pointerMove", "duration": 50, "x": 100, "y": 200}, {"type": "pointerUp", "button": 0}]},
       {"type": "key", "id": "k", "actions": [
        {"type": "pause"}, {"type": "pause", "duration": 30}, {"type": "pause"}, {"type": "pause"}]}]
      """
    let imported = try GestureImport.reading(text)
    #expect(imported.gesture.samples.map(\.microseconds) == [0, 46_667, 63_333, 80_000, 80_000])
    #expect(imported.gesture.samples.map { $0.y.rounded() } == [500, 400, 300, 200, 200])
    #expect(imported.notes.contains { $0.contains("steps in which a driver") })
  }

  /// A mark that Windows' programs write first hides no notation.
  @Test func aByteOrderMarkHidesNothing() throws {
    let random = RandomGesture(seed: 5)
    let texts = [
      random.pointerEvents, random.table, try GestureExport(random.gesture, to: .w3c).text, random.flutter,
      String(decoding: random.gesture.csv(), as: UTF8.self),
    ]
    for text in texts {
      let (plain, marked) = (try GestureImport.reading(text), try GestureImport.reading("\u{FEFF}" + text))
      #expect(marked == plain)
    }
  }

  /// Lines may end as on the classic Mac, and a log may have columns of its own besides those of a gesture file.
  @Test func aGestureFileMayHaveOtherLinesAndColumns() throws {
    let text = String(decoding: RandomGesture(seed: 6).gesture.csv(), as: UTF8.self)
    let plain = try GestureImport.reading(text)
    let lines = text.split(separator: "\n")
    #expect(try GestureImport.reading(lines.joined(separator: "\r")) == plain)
    let forces = lines.enumerated().map { "\($1),\($0 == 0 ? "force" : "0.5")" }
    #expect(try GestureImport.reading(forces.joined(separator: "\n")).gesture == plain.gesture)
  }

  /// A gesture file that lost its first line, or has a wrong name in it, gets the errors of one.
  @Test(arguments: [
    ("0,began,0,190.5,430\n9,ended,0,190,-420\n", "add it as the first line"),
    ("time_us,phase,pointer,x_pt,z\n0,began,0,1,2\n", "unknown column \"z\""),
  ]) func aWrongHeaderIsNamed(text: String, problem: String) {
    let error = thrown(DiagnosticsError.self) { try GestureImport.reading(text) }
    #expect(error?.text.contains(problem) == true, "\(error?.text ?? "")")
  }

  @Test(arguments: [
    (
      "[ 1.0] EV_ABS ABS_MT_TRACKING_ID 00000001\n[ 1.0] EV_ABS ABS_MT_POSITION_X 00000001\n[ 1.0] EV_SYN SYN_REPORT 0",
      "y isn't known"
    ),
    ("time_ms,x,y\n5,1,2\n4,1,3\n", "time runs back, by 1000 µs"),
    ("time,x,y\n5,1,2\n", "doesn't end in its unit"),
    ("time,x,y\n03:1.2,1,2\n", "expected a time, found \"03:1.2\""),
    ("time_ms,x,y\nlate,1,2\n", "those of a clock, such as 14:03:01.250"),
    ("time_ms,a,b\n5,1,2\n", "no column is known as x"),
    ("time_ms,x,y,phase\n5,1,2,flying\n", "the phase \"flying\" isn't known"),
    ("[]", "there is no touch in it"),
    ("[{\"type\":\"pointerdown\"}]", "expected a \"timeStamp\""),
    (
      "{\"actions\":[{\"type\":\"pointer\",\"actions\":[{\"type\":\"pointerDown\"},{\"type\":\"fly\"}]}]}",
      "expected a type of action"
    ),
    (
      "{\"actions\":[{\"actions\":[]},{\"type\":\"pointer\",\"actions\":[{\"type\":\"pointerDown\"},{\"duration\":-1}]}]}",
      "expected a duration"
    ),
    ("time_s,x,y\n0,1,1\n1e305,2,2\n", "the time is out of range"),
    ("time_us,x,y\n0,1,1\n1e-310,2,2\n", "lie less than 1 µs apart"),
    (
      "[{\"ts\":1.7e308,\"events\":[{\"timeStamp\":-1.7e308,\"change\":4,\"physicalX\":1,\"physicalY\":2}]}]",
      "the time is out of range"
    ),
    ("MotionEvent { action=ACTION_DOWN }", "expected action= and eventTime="),
    ("MotionEvent { action=ACTION_DOWN, x[0]=1, y[0]=2, pointerCount=1e300, eventTime=5 }", "from 1 to 32 pointers"),
  ]) func aWrongLogIsNamed(text: String, problem: String) throws {
    let error = thrown(DiagnosticsError.self) {
      try GestureImport.reading(text) { $0.screen = GestureImport.Measures.Size(width: 390, height: 844) }
    }
    #expect(error?.text.contains(problem) == true, "\(error?.text ?? "")")
  }

  /// A step that no finger makes is a note, as it is a warning in a scenario.
  @Test func aStepThatIsTooFarIsNoted() throws {
    let far = try GestureImport.reading("t_us,x,y,phase\n0,1,600,began\n8333,1,59405,moved\n16666,1,580,ended\n")
    #expect(
      far.notes.contains { $0.hasPrefix("sample 2, 8333 us after the first, lies 58805.0 pt from the one before") })
    let near = try GestureImport.reading("t_us,x,y,phase\n0,1,600,began\n8333,1,594,moved\n16666,1,580,ended\n")
    #expect(near.notes.isEmpty, "\(near.notes)")
    let short = try GestureImport.reading(Gesture.csvHeader + "\n0,began,0,1,600\n8,moved,0,1,594\n16,ended,0,1,480\n")
    #expect(short.notes.contains { $0.hasPrefix("the whole gesture takes 16 us, which no finger does") })
  }

  /// A recorder's times count from the start of its device, which may be days ago; a gesture's count from its first
  /// sample.
  @Test func aRecordersClockIsItsOwn() throws {
    let times: [Int64] = [123_456_789_012, 123_456_797_345, 123_456_805_679]
    let lines = zip(times, ["began", "moved", "ended"]).map { "\($0),\($1),0,200,500" }
    let imported = try GestureImport.reading(([Gesture.csvHeader] + lines).joined(separator: "\n"))
    #expect(imported.gesture.samples.map(\.microseconds) == [0, 8333, 16_667])
    #expect(imported.summary == "csv, 1 finger, 3 samples in 16.7 ms, median gap 8.3 ms")
    // As it is, it can be played, too.
    var document = try ScenarioDocument.read(
      SourceText(name: "a", text: #"{"cards": [{"name": "a"}], "inputs": [{"at": "0s", "tap": [200, 500]}]}"#),
      name: "a")
    document.inputs[0].action = .gesture(try Gesture(csv: imported.gesture.csv(), name: "a"), .absolute)
    let early = try document.scenario().inputs
    let late = imported.gesture.samples.map { sample in
      var sample = sample
      sample.microseconds += times[0]
      return sample
    }
    document.inputs[0].action = .gesture(Gesture(samples: late), .absolute)
    #expect(try document.scenario().inputs == early)
  }

  /// A line without an action's name is skipped, a finger's number too large to be one is counted anew.
  @Test func fieldsOfAMotionEventMayHoldAnything() throws {
    func line(_ action: String, _ y: Int, _ time: Int) -> String {
      "MotionEvent { action=\(action), id[0]=1e300, x[0]=1, y[0]=\(y), pointerCount=1, eventTime=\(time) }\n"
    }
    let imported = try GestureImport.reading(
      line("ACTION_DOWN", 5, 1) + line("", 6, 2) + line("ACTION_MOVE", 7, 3) + line("ACTION_UP", 7, 4))
    #expect(imported.gesture.samples.map(\.y) == [5, 7, 7])
  }

  /// A tag of the log may have braces of its own before the event.
  @Test func anEventBeginsAfterItsName() throws {
    let lines = [("ACTION_DOWN", 5), ("ACTION_MOVE", 6), ("ACTION_UP", 7)].map { action, time in
      "D/V{1}: MotionEvent { action=\(action), id[0]=0, x[0]=1.0, y[0]=2.0, eventTime=\(time), pointerCount=1 }\n"
    }
    let imported = try GestureImport.reading(lines.joined())
    #expect(imported.gesture.samples.map(\.microseconds) == [0, 1000, 2000])
  }

  /// Samples of one time have no distance in which a velocity is off.
  @Test func samplesOfOneTimeAreRead() throws {
    let rows = "0,began,0,200,700\n0,moved,0,200,690\n0,moved,0,200,680\n16000,ended,0,200,680\n"
    let imported = try GestureImport.reading(Gesture.csvHeader + "\n" + rows)
    #expect(imported.medianGap == 0)
    #expect(imported.notes.contains { $0.contains("multiples of 10 ms") || $0.contains("whole milliseconds") })
  }

  /// No bytes crash the readers, whatever notation they are taken for.
  @Test(arguments: Seeds.first(3, of: 20)) func spoiltBytesAreReadOrRefused(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let gesture = RandomGesture(seed: seed)
    for text in [
      gesture.getevent, gesture.motionEvents, gesture.pointerEvents, gesture.touchEvents, gesture.flutter,
      gesture.table,
      (try? GestureExport(gesture.gesture, to: .w3c).text) ?? "",
    ] {
      for _ in 0..<Seeds.count(8, of: 40) {
        var bytes = Array(text.utf8)
        for _ in 0..<Int(random.next(from: 1, to: 6)) {
          let index = Int(random.next(from: 0, to: Double(bytes.count)))
          switch Int(random.next(from: 0, to: 4)) {
          case 0: bytes[index] = UInt8(random.next(from: 0, to: 255))
          case 1: bytes.removeSubrange(index..<min(bytes.count, index + Int(random.next(from: 1, to: 40))))
          case 2: bytes.insert(contentsOf: bytes[index...].prefix(Int(random.next(from: 1, to: 40))), at: index)
          default:
            // A value by another: nothing, or a number that no whole number, no time and no screen can hold.
            let values = ["", "-1", "1e300", "99999999999999999999", "-0.5", "null"]
            let isDelimiter = { (byte: UInt8) in " ,=:{}[]\n\"".utf8.contains(byte) }
            let start = bytes[index...].firstIndex { !isDelimiter($0) } ?? index
            let end = bytes[start...].firstIndex(where: isDelimiter) ?? bytes.count
            bytes.replaceSubrange(start..<end, with: Array(values[Int(random.next(from: 0, to: 6))].utf8))
          }
        }
        // As what it seems to be, and as any.
        let any = Int(random.next(from: 0, to: Double(GestureFormat.allCases.count)))
        for format in [nil, GestureFormat.allCases[any]] {
          var measures = GestureImport.Measures()
          measures.screen = GestureImport.Measures.Size(width: 390, height: 844)
          measures.panel = measures.screen
          guard
            let imported = try? GestureImport(SourceText(name: "spoilt", bytes: bytes), as: format, measures: measures)
          else { continue }
          // An accepted gesture is one that this project's own reader accepts.
          #expect(throws: Never.self) { try Gesture(csv: imported.gesture.csv(), name: "again") }
        }
      }
    }
  }
}
