import CardModel
import CardText

/// Reads Actions of W3C WebDriver: each source has a list of actions, and the nth of all lists happen in one tick,
/// which takes as long as the longest of them.
///
/// A move that takes time is carried out by the driver in steps of a frame along a straight line: a move longer than
/// 1/60 s has those steps here, too.
///
/// W3C WebDriver, 17 Actions: "dispatch tick actions", "perform a pointer move".
struct ActionsReader {
  /// One source of actions.
  private struct Source {
    var id: Int64
    var isPointer: Bool
    var actions: [JSONPlace]
    var x = 0.0
    var y = 0.0
  }

  /// The driver's step of a long move, microseconds.
  private static let step = 1e6 / 60

  static func read(_ measures: GestureImport.Measures, into log: inout TouchLog) throws(DiagnosticsError) {
    guard let root = JSONParser.place(log.diagnostics) else { return try log.diagnostics.throwErrors() }
    let list = root.member("actions") ?? root
    var sources: [Source] = []
    for (number, place) in list.elements.enumerated() {
      guard let actions = place.member("actions") else {
        place.error("expected an object with \"actions\"", help: "a source of actions, such as a finger")
        continue
      }
      sources.append(
        Source(
          id: Int64(number), isPointer: place.member("type")?.string == "pointer", actions: Array(actions.elements)))
    }
    try log.diagnostics.throwErrors()
    let ticks = sources.map { $0.actions.count }.max() ?? 0
    var time = 0.0
    for tick in 0..<ticks {
      var longest = 0.0
      for source in sources where tick < source.actions.count {
        let duration = source.actions[tick].member("duration")?.double ?? 0
        guard 0...3_600_000 ~= duration else {
          return source.actions[tick].error("expected a duration of 0 to 3,600,000 ms")
        }
        longest = max(longest, duration)
      }
      perform(tick, &sources, from: time, measures.scale, into: &log)
      time += longest * 1000
    }
  }

  /// Performs the actions of a tick that begins at a time: moves end when they have taken their time.
  private static func perform(
    _ tick: Int, _ sources: inout [Source], from start: Double, _ scale: Double, into log: inout TouchLog
  ) {
    var samples: [(time: Double, phase: TouchPhase, source: Int, x: Double, y: Double, range: Range<Int>)] = []
    for index in sources.indices where sources[index].isPointer && tick < sources[index].actions.count {
      let place = sources[index].actions[tick]
      switch place.member("type")?.string {
      case "pause": break
      case "pointerMove":
        let (x0, y0) = (sources[index].x, sources[index].y)
        guard let (x, y) = target(of: place, from: (x0, y0)) else { continue }
        let duration = (place.member("duration")?.double ?? 0) * 1000
        // The last step is the move's end, however near the one before it is.
        let steps = duration > 1.5 * step ? Int((duration / step).rounded(.up)) : 1
        for number in 1...steps {
          let fraction = number == steps ? 1 : Double(number) * step / duration
          samples.append(
            (
              start + fraction * duration, .moved, index, x0 + fraction * (x - x0), y0 + fraction * (y - y0),
              place.range
            ))
        }
        if steps > 1 { log.remark("moves longer than a frame have the steps in which a driver carries them out") }
        (sources[index].x, sources[index].y) = (x, y)
      case "pointerDown": samples.append((start, .began, index, sources[index].x, sources[index].y, place.range))
      case "pointerUp": samples.append((start, .ended, index, sources[index].x, sources[index].y, place.range))
      case "pointerCancel": samples.append((start, .cancelled, index, sources[index].x, sources[index].y, place.range))
      default:
        place.error("expected a type of action: pause, pointerMove, pointerDown, pointerUp or pointerCancel")
      }
    }
    for (_, sample) in samples.enumerated().sorted(by: { ($0.1.time, $0.0) < ($1.1.time, $1.0) }) {
      let id = sources[sample.source].id
      // Before a finger is down its moves only say where it will come down.
      if sample.phase == .moved, !log.isDown(id) { continue }
      log.add(
        sample.phase, finger: id, at: sample.time, x: sample.x * scale, y: sample.y * scale, range: sample.range)
    }
  }

  /// Returns where a move ends; nil after reporting an error.
  private static func target(of place: JSONPlace, from start: (Double, Double)) -> (Double, Double)? {
    guard let x = place.member("x")?.double, let y = place.member("y")?.double else {
      place.error("expected numbers \"x\" and \"y\"")
      return nil
    }
    switch place.member("origin")?.string ?? (place.member("origin") == nil ? "viewport" : "") {
    case "viewport": return (x, y)
    case "pointer": return (start.0 + x, start.1 + y)
    default:
      place.error("the origin is an element, whose place isn't in the file", help: "move from \"viewport\"")
      return nil
    }
  }
}
