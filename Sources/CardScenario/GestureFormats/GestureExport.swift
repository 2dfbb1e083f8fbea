import CardModel
import CardMotion
import CardSimulation
import CardText

/// A gesture in a notation in which another system replays it, and what that notation can't hold.
public struct GestureExport: Hashable, Sendable {
  /// A notation for replaying a gesture.
  public enum Target: String, Hashable, Sendable, CaseIterable {
    /// Actions of W3C WebDriver, for Appium, WebdriverIO and Selenium: every sample, in whole milliseconds.
    case w3c

    /// The kernel's events of a touch panel: every sample, in units of the panel.
    case getevent

    /// A drag by `XCUICoordinate`: its ends and its speed.
    case xctest

    /// An Espresso `ViewAction` in Kotlin: every sample of one finger, in whole milliseconds.
    case espresso

    /// A line for `adb shell input`: its ends and its duration.
    case adb
  }

  /// A gesture that a notation can't hold at all.
  public struct Impossible: Error, Hashable, Sendable, CustomStringConvertible {
    /// The reason, and what would do.
    public let message: String

    /// The reason, and what would do.
    public var description: String { message }
  }

  /// The number of units of the touch panel of an export to `getevent`, in each direction.
  static let panelUnits = 32_768.0

  /// The largest position that is written, in the units of the text.
  private static let farthest = 1e9

  /// The text.
  public let text: String

  /// The losses, as sentences.
  public let notes: [String]

  /// Writes a gesture.
  ///
  /// - Parameters:
  ///   - scale: Points in a unit of the positions, > 0, for those notations that count in pixels.
  ///   - screen: The screen that a panel covers, points.
  /// - Throws: ``Impossible`` if the notation holds one finger or one touch only, a measure is missing, or a position
  ///   in its units is beyond any screen.
  public init(
    _ gesture: Gesture, to target: Target, scale: Double = 1, screen: GestureImport.Measures.Size? = nil
  ) throws(Impossible) {
    precondition(scale > 0 && scale.isFinite, "positions can't be scaled by \(scale)")
    let places = gesture.samples.map { max($0.x.magnitude, $0.y.magnitude) }
    guard places.allSatisfy({ $0 / scale <= GestureExport.farthest }) else {
      throw Impossible(
        message: "with \(DecimalText.shortest(scale)) pt in a unit the positions are beyond any screen; "
          + "--scale 1/3 writes pixels of a 3× screen")
    }
    var notes: [String] = []
    if target == .w3c || target == .espresso, let note = GestureExport.costOfMilliseconds(to: gesture) {
      notes.append(note)
    }
    if target != .w3c, target != .getevent,
      gesture.samples.contains(where: { $0.pointer != gesture.samples[0].pointer })
    {
      throw Impossible(message: "\(target.rawValue) replays one finger, and there are several; w3c holds all of them")
    }
    let touchCount = gesture.samples.count { $0.phase == .began }
    if touchCount > 1, target == .xctest || target == .adb {
      throw Impossible(
        message: "\(target.rawValue) drags once, and there are \(touchCount) touches; w3c and espresso hold them all")
    }
    switch target {
    case .w3c: text = GestureExport.actions(gesture, scale)
    case .getevent:
      guard let screen else {
        throw Impossible(message: "a panel's units need the screen that it covers; --screen 390x844 names it")
      }
      text = GestureExport.events(gesture, screen)
      notes.append(
        "positions are rounded to a panel of \(Int(Self.panelUnits)) units in either direction; on a device "
          + "'sendevent' replays them, as root")
    case .xctest:
      let drag = StraightDrag(gesture)
      text = drag.text
      notes.append(
        "XCTest drags in a straight line at one speed, "
          + (drag.hold == 0 ? "that of the release" : "the mean one until the finger rests")
          + "; w3c, by Appium, has every sample")
    case .espresso: text = GestureExport.viewAction(gesture)
    case .adb:
      text = GestureExport.swipe(gesture, scale)
      notes.append("'input swipe' goes in a straight line at one speed; w3c and espresso have every sample")
      if scale == 1 { notes.append("positions are points; --scale 1/3 writes pixels of a 3× screen") }
    }
    self.notes = notes + GestureExport.losses(of: gesture, to: target, screen)
  }

  /// The time of a sample after the first, milliseconds.
  private static func milliseconds(_ sample: TouchSample, in gesture: Gesture) -> Int64 {
    (sample.microseconds - gesture.samples[0].microseconds + 500) / 1000
  }

  /// The sentence about times that aren't whole milliseconds, with the change of the release velocity; nil: all are.
  private static func costOfMilliseconds(to gesture: Gesture) -> String? {
    var rounded = gesture
    for index in rounded.samples.indices {
      rounded.samples[index].microseconds = milliseconds(gesture.samples[index], in: gesture) * 1000
    }
    if rounded == gesture.fromZero { return nil }
    let note = "times are rounded to whole milliseconds"
    guard let before = gesture.releaseVelocity(by: .uiPan), let after = rounded.releaseVelocity(by: .uiPan) else {
      return note
    }
    let isLevel = before.x.magnitude > before.y.magnitude
    let (old, new) = (
      DecimalText.fixed(isLevel ? before.x : before.y, decimals: 1),
      DecimalText.fixed(isLevel ? after.x : after.y, decimals: 1)
    )
    return note + (old == new ? "" : ", which makes a release of \(old) pt/s, by UIKit's pan, one of \(new)")
  }

  private static func number(_ number: Double) -> String { DecimalText.shortest((number * 10_000).rounded() / 10_000) }

  // MARK: W3C

  /// A sample is a tick in which all fingers wait, one in which one of them moves, and one in which it comes or goes.
  private static func actions(_ gesture: Gesture, _ scale: Double) -> String {
    var pointers: [Int32] = []
    for sample in gesture.samples where !pointers.contains(sample.pointer) { pointers.append(sample.pointer) }
    var lists = Array(repeating: [String](), count: pointers.count)
    func tick(_ acting: Int, _ action: String) {
      for index in lists.indices {
        lists[index].append(index == acting ? action : #"{"type": "pause", "duration": 0}"#)
      }
    }
    var time: Int64 = 0
    var places = Array(repeating: (x: Double.infinity, y: Double.infinity), count: pointers.count)
    for sample in gesture.samples {
      let acting = pointers.firstIndex(of: sample.pointer) ?? 0
      let now = milliseconds(sample, in: gesture)
      if now > time { tick(acting, #"{"type": "pause", "duration": \#(now - time)}"#) }
      time = now
      // A lift where the finger was already is no move.
      let isLift = sample.phase == .ended || sample.phase == .cancelled
      if !isLift || places[acting] != (sample.x, sample.y) {
        tick(
          acting,
          #"{"type": "pointerMove", "duration": 0, "origin": "viewport", "#
            + #""x": \#(number(sample.x / scale)), "y": \#(number(sample.y / scale))}"#)
      }
      places[acting] = (sample.x, sample.y)
      switch sample.phase {
      case .began: tick(acting, #"{"type": "pointerDown", "button": 0}"#)
      case .ended: tick(acting, #"{"type": "pointerUp", "button": 0}"#)
      case .cancelled: tick(acting, #"{"type": "pointerCancel"}"#)
      case .moved, .stationary: break
      }
    }
    let sources = zip(pointers, lists).map { pointer, list in
      "    {\"type\": \"pointer\", \"id\": \"finger\(pointer)\", \"parameters\": {\"pointerType\": \"touch\"}, "
        + "\"actions\": [\n      " + list.joined(separator: ",\n      ") + "\n    ]}"
    }
    return "{\n  \"actions\": [\n" + sources.joined(separator: ",\n") + "\n  ]\n}\n"
  }

  // MARK: The kernel's events

  private static func events(_ gesture: Gesture, _ screen: GestureImport.Measures.Size) -> String {
    var text = "add device 1: /dev/input/event1\n  name:     \"written by cardsim\"\n  events:\n"
    for axis in ["ABS_MT_POSITION_X", "ABS_MT_POSITION_Y"] {
      text += "    ABS (0003): \(axis) : value 0, min 0, max \(Int(panelUnits) - 1), fuzz 0, flat 0, resolution 0\n"
    }
    func event(_ time: String, _ type: String, _ code: String, _ value: Int64) {
      let digits = String(UInt32(truncatingIfNeeded: value), radix: 16)
      let zeros = String(repeating: "0", count: 8 - digits.utf8.count)
      text += "[\(time)] /dev/input/event1: \(type)       \(code)    \(zeros)\(digits)\n"
    }
    func units(_ place: Double, of length: Double) -> Int64 {
      Int64(min(max(unit(of: place, on: length), 0), panelUnits - 1))
    }
    var tracking: Int64 = 0
    var last: [(pointer: Int32, x: Int64, y: Int64)] = []
    for sample in gesture.samples {
      let micros = sample.microseconds - gesture.samples[0].microseconds
      let fraction = String(micros % 1_000_000)
      let time =
        String(1000 + micros / 1_000_000) + "." + String(repeating: "0", count: 6 - fraction.utf8.count) + fraction
      event(time, "EV_ABS", "ABS_MT_SLOT", Int64(sample.pointer))
      if sample.phase == .began {
        event(time, "EV_ABS", "ABS_MT_TRACKING_ID", tracking)
        tracking += 1
      }
      let (x, y) = (units(sample.x, of: screen.width), units(sample.y, of: screen.height))
      // The kernel leaves out what stays.
      let index = last.firstIndex { $0.pointer == sample.pointer }
      let before = index.map { last[$0] }
      if before?.x != x { event(time, "EV_ABS", "ABS_MT_POSITION_X", x) }
      if before?.y != y { event(time, "EV_ABS", "ABS_MT_POSITION_Y", y) }
      if let index { last[index] = (sample.pointer, x, y) } else { last.append((sample.pointer, x, y)) }
      if sample.phase == .ended || sample.phase == .cancelled { event(time, "EV_ABS", "ABS_MT_TRACKING_ID", -1) }
      event(time, "EV_SYN", "SYN_REPORT", 0)
    }
    return text
  }

  // MARK: Drivers

  /// A drag by `XCUICoordinate`. XCTest knows one speed, and a rest before the finger lifts.
  private struct StraightDrag {
    /// The shortest rest, seconds, after which UIKit doesn't report the drag's speed for the release.
    static let shortestHold = 0.1

    /// The distance, points, within which a finger counts as resting.
    static let restDistance = 0.5

    private let first: TouchSample
    private let last: TouchSample

    /// Points per second.
    private let pace: Double

    /// The rest before the lift, seconds; 0: the finger is let go in motion.
    let hold: Double

    /// Finds the speed of a finger: UIKit's at its release, and the mean one of a finger that rests then.
    init(_ gesture: Gesture) {
      let samples = gesture.samples
      let (first, last) = (samples[0], samples[samples.count - 1])
      let velocity = gesture.releaseVelocity(by: .uiPan) ?? Gesture.Velocity(x: 0, y: 0)
      let speed = StraightDrag.length(velocity.x, velocity.y)
      (self.first, self.last) = (first, last)
      guard speed < VelocityLedger.slowestFinger else {
        (pace, hold) = (speed, 0)
        return
      }
      func isApart(_ sample: TouchSample, from other: TouchSample) -> Bool {
        StraightDrag.length(sample.x - other.x, sample.y - other.y) > StraightDrag.restDistance
      }
      // It moves from the last sample at its start to the first one at its end.
      let start = samples.firstIndex { isApart($0, from: first) }.map { max(0, $0 - 1) } ?? 0
      let end = samples.lastIndex { isApart($0, from: last) }.map { $0 + 1 } ?? samples.count - 1
      let (from, to) = (samples[start], samples[end])
      let seconds = Double(to.microseconds - from.microseconds) / 1e6
      pace = seconds > 0 ? StraightDrag.length(to.x - from.x, to.y - from.y) / seconds : 0
      hold = max(StraightDrag.shortestHold, Double(last.microseconds - to.microseconds) / 1e6)
    }

    private static func length(_ x: Double, _ y: Double) -> Double { (x * x + y * y).squareRoot() }

    var text: String {
      """
      let origin = app.coordinate(withNormalizedOffset: .zero)
      let start = origin.withOffset(CGVector(dx: \(number(first.x)), dy: \(number(first.y))))
      let end = origin.withOffset(CGVector(dx: \(number(last.x)), dy: \(number(last.y))))
      start.press(
        forDuration: 0, thenDragTo: end, withVelocity: XCUIGestureVelocity(rawValue: \(number(max(pace.rounded(), 1)))),
        thenHoldForDuration: \(number(hold)))

      """
    }
  }

  private static func viewAction(_ gesture: Gesture) -> String {
    let rows = gesture.samples.map { sample in
      let action =
        switch sample.phase {
        case .began: "ACTION_DOWN"
        case .moved, .stationary: "ACTION_MOVE"
        case .ended: "ACTION_UP"
        case .cancelled: "ACTION_CANCEL"
        }
      return "    Sample(\(milliseconds(sample, in: gesture)), MotionEvent.\(action), "
        + "\(number(sample.x))f, \(number(sample.y))f)"
    }
    return """
      /** Replays a recorded finger, in dp from the window's top left. */
      class RecordedFinger : ViewAction {
        private data class Sample(val millis: Long, val action: Int, val x: Float, val y: Float)

        private val samples = listOf(
      \(rows.joined(separator: ",\n"))
        )

        override fun getConstraints() = isDisplayed()

        override fun getDescription() = "replay a recorded finger"

        override fun perform(controller: UiController, view: View) {
          val density = view.resources.displayMetrics.density
          val start = SystemClock.uptimeMillis()
          var down = start
          controller.injectMotionEventSequence(samples.map {
            if (it.action == MotionEvent.ACTION_DOWN) down = start + it.millis
            MotionEvent.obtain(down, start + it.millis, it.action, it.x * density, it.y * density, 0)
          })
        }
      }

      """
  }

  private static func swipe(_ gesture: Gesture, _ scale: Double) -> String {
    let (first, last) = (gesture.samples[0], gesture.samples[gesture.samples.count - 1])
    func pixels(_ place: Double) -> String { DecimalText.shortest((place / scale).rounded()) }
    return "adb shell input touchscreen swipe \(pixels(first.x)) \(pixels(first.y)) \(pixels(last.x)) "
      + "\(pixels(last.y)) \(milliseconds(last, in: gesture))\n"
  }
}
