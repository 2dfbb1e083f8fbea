import CardMath
import CardModel
import CardScenario
import CardText

/// A synthetic gesture of one or two fingers, and its text in the notations of others, written without the code that
/// reads them.
struct RandomGesture {
  let gesture: Gesture

  /// Whole microseconds, or whole milliseconds; whole quarters of a point, which every notation holds.
  init(seed: UInt64, isWholeMilliseconds: Bool = false) {
    var random = SplitMix64(seed: seed)
    func quarter(_ random: inout SplitMix64, below limit: Double) -> Double {
      (random.next(from: 0, to: limit) * 4).rounded() / 4
    }
    var samples: [TouchSample] = []
    var time: Int64 = 0
    func step(_ random: inout SplitMix64) -> Int64 {
      Int64(random.next(from: 1, to: 20)) * 1000 + (isWholeMilliseconds ? 0 : Int64(random.next(from: 0, to: 999)))
    }
    var places = [(20.0, 600.0), (200.0, 700.0)]
    let count = seed % 2 == 0 ? 2 : 1
    for finger in 0..<count {
      samples.append(
        TouchSample(
          microseconds: time, phase: .began, pointer: Int32(finger), x: places[finger].0, y: places[finger].1))
      time += step(&random)
    }
    for _ in 0..<30 {
      let finger = Int(random.next(from: 0, to: Double(count)))
      places[finger] = (quarter(&random, below: 380), quarter(&random, below: 830))
      samples.append(
        TouchSample(
          microseconds: time, phase: .moved, pointer: Int32(finger), x: places[finger].0, y: places[finger].1))
      time += step(&random)
    }
    for finger in 0..<count {
      samples.append(
        TouchSample(
          microseconds: time, phase: .ended, pointer: Int32(finger), x: places[finger].0, y: places[finger].1))
      time += step(&random)
    }
    gesture = Gesture(samples: samples)
  }

  /// The clock of a device that has run for a day.
  private static let boot: Int64 = 86_400_000_000

  /// `adb shell getevent -t` of a panel of four units to the point, without names.
  var getevent: String {
    var text = ""
    for sample in gesture.samples {
      let time = Self.boot + sample.microseconds
      let micros = String(time % 1_000_000)
      let stamp = "[\(time / 1_000_000).\(String(repeating: "0", count: 6 - micros.count))\(micros)]"
      func event(_ type: String, _ code: String, _ value: Int) {
        let digits = String(UInt32(bitPattern: Int32(value)), radix: 16)
        text += "\(stamp) \(type) \(code) \(String(repeating: "0", count: 8 - digits.count))\(digits)\n"
      }
      event("0003", "002f", Int(sample.pointer))
      if sample.phase == .began { event("0003", "0039", 40 + Int(sample.pointer)) }
      event("0003", "0035", Int(sample.x * 4))
      event("0003", "0036", Int(sample.y * 4))
      event("0003", "003a", 77)
      if sample.phase == .ended { event("0003", "0039", -1) }
      event("0000", "0000", 0)
    }
    return text
  }

  /// The lines of a log, each event with all fingers that are down, at four pixels to the point.
  var motionEvents: String {
    var text = ""
    var down: [(finger: Int32, x: Double, y: Double)] = []
    for sample in gesture.samples {
      if sample.phase == .began { down.append((sample.pointer, sample.x, sample.y)) }
      let index = down.firstIndex { $0.finger == sample.pointer }!
      down[index] = (sample.pointer, sample.x, sample.y)
      let isOnly = down.count == 1
      let action =
        switch sample.phase {
        case .began: isOnly ? "ACTION_DOWN" : "ACTION_POINTER_DOWN(\(index))"
        case .ended: isOnly ? "ACTION_UP" : "ACTION_POINTER_UP(\(index))"
        default: "ACTION_MOVE"
        }
      var fields = ["action=\(action)", "actionButton=0"]
      for (place, finger) in down.enumerated() {
        fields += ["id[\(place)]=\(finger.finger)", "x[\(place)]=\(finger.x * 4)", "y[\(place)]=\(finger.y * 4)"]
        fields.append("toolType[\(place)]=TOOL_TYPE_FINGER")
      }
      let time = (Self.boot + sample.microseconds) / 1000
      fields += ["pointerCount=\(down.count)", "historySize=0", "eventTime=\(time)", "downTime=1", "source=0x1002"]
      text += "11-24 08:00:00.000  1234  1234 D Touch   : MotionEvent { \(fields.joined(separator: ", ")) }\n"
      if sample.phase == .ended { down.remove(at: index) }
    }
    return text
  }

  /// Pointer events of a page, a line each.
  var pointerEvents: String {
    gesture.samples.map { sample in
      let type = sample.phase == .began ? "pointerdown" : sample.phase == .moved ? "pointermove" : "pointerup"
      return #"{"type":"\#(type)","timeStamp":\#(1000 + Double(sample.microseconds) / 1000),"#
        + #""pointerId":\#(sample.pointer + 7),"clientX":\#(sample.x),"clientY":\#(sample.y),"isPrimary":true}"# + "\n"
    }.joined()
  }

  /// Touch events of a page, as an array.
  var touchEvents: String {
    let events = gesture.samples.map { sample in
      let type = sample.phase == .began ? "touchstart" : sample.phase == .moved ? "touchmove" : "touchend"
      return #"{"type":"\#(type)","timeStamp":\#(Double(sample.microseconds) / 1000),"changedTouches":"#
        + #"[{"identifier":\#(sample.pointer),"clientX":\#(sample.x),"clientY":\#(sample.y)}]}"#
    }
    return "[" + events.joined(separator: ",\n") + "]"
  }

  /// Packets of Flutter, at four physical pixels to the point; what is 0 is left out.
  var flutter: String {
    let packets = gesture.samples.map { sample in
      let change = sample.phase == .began ? 4 : sample.phase == .moved ? 5 : 6
      var fields = [#""timeStamp":\#(Self.boot + sample.microseconds)"#, #""change":\#(change)"#]
      if sample.pointer != 0 { fields.append(#""device":\#(sample.pointer)"#) }
      if sample.x != 0 { fields.append(#""physicalX":\#(sample.x * 4)"#) }
      fields.append(#""physicalY":\#(sample.y * 4)"#)
      return #"{"ts":\#(Self.boot + sample.microseconds + 2500),"events":[{\#(fields.joined(separator: ","))}]}"#
    }
    return "[" + packets.joined(separator: ",") + "]"
  }

  /// A table of somebody's own: nanoseconds, UIKit's numbers of phases, other names, in other places.
  var table: String {
    var text = "Touch_ID,timestamp_ns,force,locationY,locationX,phase\n"
    for sample in gesture.samples {
      let phase = sample.phase == .began ? 0 : sample.phase == .moved ? 1 : 3
      text += "f\(sample.pointer),\((Self.boot + sample.microseconds) * 1000),0.5,\(sample.y),\(sample.x),\(phase)\n"
    }
    return text
  }
}
