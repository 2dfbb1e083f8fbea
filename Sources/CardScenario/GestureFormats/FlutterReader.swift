import CardModel
import CardText

/// Reads packets of Flutter's `PointerData` as JSON: an array of `{"ts": µs, "events": [{"timeStamp": µs,
/// "change": 5, "device": 0, "physicalX": …, "physicalY": …}]}`, or the events alone. Numbers that are 0 may be
/// missing.
///
/// `ts` is when the app received the packet, `timeStamp` when the finger was sampled: the second counts.
///
/// Flutter, engine/lib/ui/pointer.dart, `PointerChange`: cancel, add, remove, hover, down, move, up.
enum FlutterReader {
  static func read(_ measures: GestureImport.Measures, into log: inout TouchLog) throws(DiagnosticsError) {
    var gathered = log
    var lags: [Double] = []
    try JSONRows.forEach(in: log.diagnostics) { packet in
      guard let events = packet.member("events") else { return read(packet, measures.scale, into: &gathered) }
      for event in events.elements {
        if let received = packet.member("ts")?.double, let time = event.member("timeStamp")?.double,
          TouchLog.isTime(received), TouchLog.isTime(time)
        {
          lags.append(received - time)
        }
        read(event, measures.scale, into: &gathered)
      }
    }
    lags.sort()
    if !lags.isEmpty {
      let median = DecimalText.fixed(lags[lags.count / 2] / 1000, decimals: 1)
      gathered.remark("the app received a sample \(median) ms after it was taken, by the median")
    }
    if measures.scale == 1 {
      gathered.remark("positions are taken for points; --scale 1/3 would take physical pixels of a ratio of 3")
    }
    log = gathered
  }

  private static func read(_ event: JSONPlace, _ scale: Double, into log: inout TouchLog) {
    let change = event.member("change")
    let phase: TouchPhase
    switch change?.string ?? change?.double.map({ DecimalText.shortest($0) }) ?? "0" {
    case "0", "cancel", "PointerChange.cancel": phase = .cancelled
    case "4", "down", "PointerChange.down": phase = .began
    case "5", "move", "PointerChange.move": phase = .moved
    case "6", "up", "PointerChange.up": phase = .ended
    default: return log.ignore()
    }
    guard event.kind == .object, let time = event.member("timeStamp")?.double else {
      return log.diagnostics.error(
        "expected an event with a \"timeStamp\" in microseconds", at: event.range, path: event.path.text)
    }
    let id = event.number(["pointerIdentifier", "device"]) ?? 0
    log.add(
      phase, finger: Int64(exactly: id.rounded()) ?? 0, at: time, x: (event.member("physicalX")?.double ?? 0) * scale,
      y: (event.member("physicalY")?.double ?? 0) * scale, range: event.range)
  }
}
