import CardModel
import CardText

/// Reads pointer, touch or mouse events of a web page: `type`, `timeStamp` in milliseconds, `pointerId`, `clientX` and
/// `clientY`, or for touches the list `changedTouches`; `coalesced` may hold the samples that an event stands for.
///
/// W3C Pointer Events, `getCoalescedEvents`; W3C Touch Events.
enum DOMEventReader {
  private static let times = ["timeStamp", "timestamp", "time", "time_ms", "t"]
  private static let ids = ["pointerId", "identifier", "id", "pointer"]
  private static let xs = ["clientX", "x", "pageX", "screenX"]
  private static let ys = ["clientY", "y", "pageY", "screenY"]

  static func read(_ measures: GestureImport.Measures, into log: inout TouchLog) throws(DiagnosticsError) {
    var gathered = log
    // A page that listens to several families is told of each finger by each of them: that of the first touch counts.
    var chosen: Family?
    try JSONRows.forEach(in: log.diagnostics) { event in
      if let type = event.member("type")?.string, let phase = phase(of: type), let family = Family(ofType: type) {
        if chosen == nil, phase == .began { chosen = family }
        if let chosen, family != chosen {
          gathered.remark("\(family.rawValue) events are left out: \(chosen.rawValue) events hold the same fingers")
          return gathered.ignore()
        }
      }
      read(event, measures.scale, into: &gathered)
    }
    log = gathered
  }

  /// The events by which a browser tells of fingers, of which one family is enough.
  private enum Family: String, CaseIterable {
    case pointer
    case touch
    case mouse

    /// Finds the family of a browser's event; nil: the word is a recorder's own.
    init?(ofType type: String) {
      guard let family = Family.allCases.first(where: { type.hasPrefix($0.rawValue) }) else { return nil }
      self = family
    }
  }

  private static func phase(of type: String) -> TouchPhase? {
    switch type {
    case "pointerdown", "touchstart", "mousedown", "down", "start", "began": .began
    case "pointermove", "pointerrawupdate", "touchmove", "mousemove", "move", "moved": .moved
    case "pointerup", "touchend", "mouseup", "up", "end", "ended": .ended
    case "pointercancel", "touchcancel", "cancel", "cancelled": .cancelled
    default: nil
    }
  }

  private static func read(_ event: JSONPlace, _ scale: Double, into log: inout TouchLog) {
    guard let type = event.member("type")?.string else {
      return report("expected an object with a \"type\", such as \"pointermove\"", event, log)
    }
    guard let phase = phase(of: type) else { return log.ignore() }
    guard let time = event.number(times) else { return report("expected a \"timeStamp\" in milliseconds", event, log) }
    if let touches = event.member("changedTouches") {
      for touch in touches.elements { add(phase, touch, at: time, scale, into: &log) }
      return
    }
    if let touches = event.member("touches") {
      return read(phase, touches, at: time, scale, into: &log)
    }
    if phase == .moved, let coalesced = event.member("coalesced") {
      for sample in coalesced.elements {
        add(phase, sample, of: event, at: sample.number(times) ?? time, scale, into: &log)
      }
    }
    add(phase, event, at: time, scale, into: &log)
  }

  /// Reads an event that lists the fingers on the screen and not those that changed: who is new comes down, and who is
  /// missing has lifted, where it was last. A list that misses nobody at a lift is that of the lifted fingers.
  private static func read(
    _ phase: TouchPhase, _ touches: JSONPlace, at milliseconds: Double, _ scale: Double, into log: inout TouchLog
  ) {
    let present = touches.elements.map(id)
    let lifted = log.fingers.filter { !present.contains($0.id) }
    let isLift = phase == .ended || phase == .cancelled
    guard !isLift || lifted.isEmpty else {
      for finger in lifted {
        log.add(
          phase, finger: finger.id, at: milliseconds * 1000, x: finger.x, y: finger.y, range: touches.range)
      }
      return
    }
    for touch in touches.elements {
      add(!isLift && log.isDown(id(touch)) ? .moved : phase, touch, at: milliseconds, scale, into: &log)
    }
  }

  private static func id(_ place: JSONPlace) -> Int64 {
    place.number(ids).flatMap { Int64(exactly: $0.rounded()) } ?? 0
  }

  private static func add(
    _ phase: TouchPhase, _ place: JSONPlace, of event: JSONPlace? = nil, at milliseconds: Double, _ scale: Double,
    into log: inout TouchLog
  ) {
    guard let x = place.number(xs), let y = place.number(ys) else {
      return report("expected numbers \"clientX\" and \"clientY\"", place, log)
    }
    let id = place.number(ids) ?? event?.number(ids) ?? 0
    log.add(
      phase, finger: Int64(exactly: id.rounded()) ?? 0, at: milliseconds * 1000, x: x * scale, y: y * scale,
      range: place.range)
  }

  /// Reports an error at an event or a touch.
  private static func report(_ message: String, _ place: JSONPlace, _ log: TouchLog) {
    log.diagnostics.error(message, at: place.range, path: place.path.text)
  }
}
