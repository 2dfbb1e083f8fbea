import CardScenario
import Testing

@Suite struct GestureFormatTests {
  @Test(arguments: [
    ("[  72345.123456] EV_ABS ABS_MT_SLOT 0", GestureFormat.getevent),
    ("[72345-123456] 0003 002f 00000000", .getevent),
    ("add device 1: /dev/input/event1", .getevent),
    ("D Touch: MotionEvent { action=ACTION_DOWN", .motionEvent),
    (##"{"actions": [{"actions": [{"type": "pointerMove", "x": 1}"##, .w3c),
    (#"[{"ts": 1, "events": [{"physicalX": 2}]}]"#, .flutter),
    (#"[{"type": "touchstart"}]"#, .dom),
    ("[1]", .dom),
    ("time_us,phase,pointer,x_pt,y_pt", .csv),
    ("", .csv),
  ]) func itIsGuessed(text: String, format: GestureFormat) {
    #expect(GestureFormat(guessing: Array(text.utf8)) == format, "\(text)")
  }

  /// Beside scenarios, only what shows itself is a gesture.
  @Test(
    arguments: [
      ("[  72345.123456] EV_ABS ABS_MT_SLOT 0", .getevent), ("/dev/input/event1: EV_ABS ABS_MT_SLOT 0", .getevent),
      ("D Touch: MotionEvent { action=ACTION_DOWN", .motionEvent),
      (##"{"actions": [{"actions": [{"type": "pointerMove", "x": 1}"##, .w3c),
      (#"[{"ts": 1, "events": [{"physicalX": 2}]}]"#, .flutter), (#"[{"type": "touchstart"}]"#, .dom),
      (#"{"type":"down","t":0,"x":1,"y":2}"#, .dom), (#"{"cards": [{"name": "a"}], "type": "down"}"#, nil),
      (#"{"cards": [{"name": "pointerMove"}], "about": "pointerDown"}"#, nil),
      (#"{"extends": "standard", "set": {}}"#, nil), ("[1]", nil), ("time_us,phase,pointer,x_pt,y_pt", nil), ("", nil),
      (#"{"cards": [{"name": "pointerMove", "about": "\"pointerMove\""}]}"#, nil),
    ] as [(String, GestureFormat?)]) func itIsShown(text: String, format: GestureFormat?)
  {
    #expect(GestureFormat(shownBy: Array(text.utf8)) == format, "\(text)")
  }
}
