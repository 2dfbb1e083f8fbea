import CardModel
import CardText

/// Reads the events that an Android app wrote to its log by `MotionEvent.toString()`:
/// `MotionEvent { action=ACTION_MOVE, id[0]=0, x[0]=540.0, y[0]=1200.5, …, historySize=2, eventTime=1234567, … }`.
///
/// The text holds whole milliseconds, and not the samples of the event's history.
///
/// AOSP, frameworks/base, core/java/android/view/MotionEvent.java, `toString` and `actionToString`.
enum MotionEventReader {
  static func read(_ measures: GestureImport.Measures, into log: inout TouchLog) {
    var gathered = log
    LogLine.forEach(in: log.source) { line in
      guard let fields = Fields(line) else { return }
      event(fields, line.range, measures.scale, into: &gathered)
    }
    if measures.scale == 1 {
      gathered.remark("positions are taken for points; --scale 0.381 would take pixels of a screen of 420 dpi")
    }
    log = gathered
  }

  /// The fields between the braces.
  private struct Fields {
    private let bytes: [UInt8]
    private var ranges: [(key: Range<Int>, value: Range<Int>)] = []

    /// Finds the fields of a line; nil if it has no event.
    init?(_ line: LogLine) {
      bytes = line.bytes
      // The log's own words before the event may have braces, too.
      let text = line.bytes[line.range]
      guard let first = text.index(after: "MotionEvent {") ?? text.index(after: "MotionEvent{") else { return nil }
      let end = line.bytes[first..<line.range.upperBound].lastIndex(of: UInt8(ascii: "}")) ?? line.range.upperBound
      for field in line.bytes[first..<end].split(separator: UInt8(ascii: ",")) {
        guard let equals = field.firstIndex(of: UInt8(ascii: "=")) else { continue }
        let start = field.firstIndex(where: { $0 != 0x20 }) ?? field.startIndex
        let last = field.lastIndex(where: { $0 != 0x20 }) ?? equals
        ranges.append((start..<equals, equals + 1..<max(last, equals) + 1))
      }
    }

    func text(_ key: String) -> String? {
      ranges.first { bytes[$0.key].elementsEqual(key.utf8) }.map { String(decoding: bytes[$0.value], as: UTF8.self) }
    }

    func number(_ key: String) -> Double? { text(key).flatMap { DecimalText.number($0) } }

    /// The whole number of a field; nil if the field is missing or holds no such number.
    func integer(_ key: String) -> Int64? { number(key).flatMap { Int64(exactly: $0) } }
  }

  private static func event(_ fields: Fields, _ range: Range<Int>, _ scale: Double, into log: inout TouchLog) {
    guard let action = fields.text("action"), let time = fields.number("eventTime") else {
      return log.diagnostics.error(
        "expected action= and eventTime= between the braces", at: range,
        help: "the text is that of MotionEvent.toString(), in one line")
    }
    // ACTION_POINTER_DOWN(1) names the finger's index.
    let parts = action.split(separator: "(", maxSplits: 1, omittingEmptySubsequences: false)
    let index = parts.count > 1 ? Int(parts[1].prefix { $0 != ")" }) ?? 0 : 0
    let count = fields.text("pointerCount") == nil ? 1 : fields.integer("pointerCount") ?? 0
    if let history = fields.number("historySize"), history > 0 {
      log.remark("the events' history isn't in the log: the finger was sampled more often than this")
    }
    func add(_ phase: TouchPhase, _ index: Int, _ log: inout TouchLog) {
      guard let x = fields.number("x[\(index)]"), let y = fields.number("y[\(index)]") else {
        return log.diagnostics.error("expected x[\(index)]= and y[\(index)]= between the braces", at: range)
      }
      let finger = fields.integer("id[\(index)]") ?? Int64(index)
      // Within a view, a move of several fingers repeats those that rest.
      log.add(phase, finger: finger, at: time * 1000, x: x * scale, y: y * scale, range: range)
    }
    guard 1...32 ~= count else { return log.diagnostics.error("expected from 1 to 32 pointers", at: range) }
    switch String(parts[0]) {
    case "ACTION_DOWN", "ACTION_POINTER_DOWN":
      let finger = fields.integer("id[\(index)]") ?? Int64(index)
      // Each view that passes the event on may write it.
      if log.isDown(finger) { return log.repeated() }
      add(.began, index, &log)
    case "ACTION_MOVE": for index in 0..<Int(count) { add(.moved, index, &log) }
    case "ACTION_UP", "ACTION_POINTER_UP": add(.ended, index, &log)
    case "ACTION_CANCEL": for index in 0..<Int(count) { add(.cancelled, index, &log) }
    default: log.ignore()
    }
  }
}
