import CardModel
import CardText

/// Reads the kernel's events of an Android touch screen: the state of each slot changes axis by axis, and an axis that
/// keeps its value isn't written again; `SYN_REPORT` ends a sample of all fingers.
///
/// Linux, Documentation/input/multi-touch-protocol.rst, protocol B; the panel's range is scaled to the screen as
/// Android's InputReader does: (value − min) · screen / (max − min + 1).
struct GeteventReader {
  /// The axes that matter, with their numbers in `-t` and their names in `-lt`.
  private enum Axis: UInt32, CaseIterable {
    case slot = 0x2F
    case trackingID = 0x39
    case x = 0x35
    case y = 0x36

    var name: StaticString {
      switch self {
      case .slot: "ABS_MT_SLOT"
      case .trackingID: "ABS_MT_TRACKING_ID"
      case .x: "ABS_MT_POSITION_X"
      case .y: "ABS_MT_POSITION_Y"
      }
    }
  }

  /// The range of an axis, in units of the panel.
  private struct Extent {
    var min: Double
    var max: Double
  }

  /// One finger's state.
  private struct Slot {
    var number: Int64
    var isDown = false
    var wasDown = false
    var isMoved = false

    /// The kernel's number of the finger; nil: unknown.
    var trackingID: Int32?

    /// True if since the last report another finger came into the slot.
    var isReplaced = false

    var x: Double?
    var y: Double?

    /// The place at the last report.
    var last: (x: Double, y: Double)?
  }

  /// The extents that the file names, by their device.
  private var extents: [(device: String, axis: Axis, extent: Extent)] = []

  /// The device that the header's next lines describe.
  private var described = ""

  /// The device whose touches are read; nil before the first.
  private var device: String?

  /// The first event without a time, as 'getevent -l' writes them.
  private var untimed: Range<Int>?

  private var slots: [Slot] = [Slot(number: 0)]
  private var current = 0
  private let measures: GestureImport.Measures

  private init(_ measures: GestureImport.Measures) { self.measures = measures }

  /// Reads the recording of a log.
  static func read(_ measures: GestureImport.Measures, into log: inout TouchLog) {
    var reader = GeteventReader(measures)
    var gathered = log
    LogLine.forEach(in: log.source) { line in reader.read(line, into: &gathered) }
    if let untimed = reader.untimed, gathered.isEmpty, !gathered.diagnostics.hasErrors {
      gathered.diagnostics.error(
        "the events have no times", at: untimed, help: "record with 'adb shell getevent -lt', whose t adds them")
    }
    log = gathered
  }

  private mutating func read(_ line: LogLine, into log: inout TouchLog) {
    guard let first = line.words.first else { return }
    guard line.bytes[first.lowerBound] == UInt8(ascii: "[") else { return header(line) }
    guard let closing = line.bytes[line.range].firstIndex(of: UInt8(ascii: "]")),
      let stamp = DecimalText.number(trimmed(line.bytes, line.range.lowerBound + 1..<closing).replacedDash)
    else {
      return log.diagnostics.error(
        "expected a time in brackets", at: line.range, help: "record with 'adb shell getevent -lt'")
    }
    event(LogLine(line.bytes, closing + 1..<line.range.upperBound), at: stamp * 1e6, into: &log)
  }

  // MARK: The header

  /// Reads a line of `getevent -lp`: a device's path, or an axis with its range.
  private mutating func header(_ line: LogLine) {
    if untimed == nil, Self.isEvent(line) { untimed = line.range }
    if line.isWord(0, "add"), line.isWord(1, "device"), line.words.count >= 4 {
      described = line.text(3)
      return
    }
    guard let colon = line.words.indices.last(where: { line.isWord($0, ":") }), colon > 0,
      let axis = Self.axis(line, colon - 1), axis == .x || axis == .y,
      let min = Self.number(after: "min", line), let max = Self.number(after: "max", line), max > min
    else { return }
    extents.append((described, axis, Extent(min: min, max: max)))
  }

  /// True for an event without a time: a type, a code and a value, perhaps after a device.
  private static func isEvent(_ line: LogLine) -> Bool {
    let type = line.words.count - 3
    guard type == 0 || type == 1 && line.text(0).hasPrefix("/dev/") else { return false }
    return line.text(type).hasPrefix("EV_") || line.words[type...].map { $0.count } == [4, 4, 8]
  }

  /// Returns the axis that a word names or numbers.
  private static func axis(_ line: LogLine, _ word: Int) -> Axis? {
    if let named = Axis.allCases.first(where: { line.isWord(word, $0.name) }) { return named }
    return line.words[word].count == 4 ? UInt32(line.text(word), radix: 16).flatMap(Axis.init(rawValue:)) : nil
  }

  /// Returns the number after a word: `max 1079,`.
  private static func number(after word: StaticString, _ line: LogLine) -> Double? {
    guard let index = line.words.indices.first(where: { line.isWord($0, word) }), index + 1 < line.words.count else {
      return nil
    }
    var range = line.words[index + 1]
    if line.bytes[range.upperBound - 1] == UInt8(ascii: ",") { range = range.lowerBound..<range.upperBound - 1 }
    return DecimalText.integer(line.bytes, in: range).map { Double($0) }
  }

  // MARK: Events

  /// Reads an event: its device, if several are recorded, its type, its code, and its value; `getevent -r` adds the
  /// rate of reports.
  private mutating func event(_ whole: LogLine, at microseconds: Double, into log: inout TouchLog) {
    let count = whole.words.count
    let isRated = count >= 5 && whole.isWord(count - 2, "rate")
    let line = isRated ? LogLine(whole.bytes, whole.range.lowerBound..<whole.words[count - 3].upperBound) : whole
    guard line.words.count >= 3 else {
      return log.diagnostics.error(
        "expected a type, a code and a value", at: line.range, help: "record with 'adb shell getevent -lt'")
    }
    let isNamed = line.words.count >= 4
    let name = isNamed ? line.text(0) : ""
    let (type, code) = (line.words.count - 3, line.words.count - 2)
    let isReport = line.isWord(code, "SYN_REPORT") || (line.isWord(type, "0000") && line.isWord(code, "0000"))
    if isReport {
      if device == name { report(line.range, at: microseconds, into: &log) }
      return
    }
    if line.isWord(code, "SYN_MT_REPORT") || (line.isWord(type, "0000") && line.isWord(code, "0002")) {
      return log.diagnostics.error(
        "the panel reports fingers without slots", at: line.range,
        help: "only the kernel's protocol B, that of all phones of this decade, is read")
    }
    guard line.isWord(type, "EV_ABS") || line.isWord(type, "0003"), let axis = Self.axis(line, code) else { return }
    if device == nil { device = name }
    guard device == name else { return log.ignore() }
    guard let value = UInt32(line.text(code + 1), radix: 16).map({ Int32(bitPattern: $0) }) else {
      return log.diagnostics.error("expected a value of eight hexadecimal digits", at: line.words[code + 1])
    }
    switch axis {
    case .slot: select(Int64(value))
    case .trackingID:
      slots[current].isDown = value >= 0
      // Another number in a slot is both a lift and a touch.
      if value >= 0, slots[current].wasDown, slots[current].trackingID != value {
        slots[current].isReplaced = true
        log.remark("a finger took the place of another without a lift")
      }
      if value >= 0 { slots[current].trackingID = value }
    case .x: (slots[current].x, slots[current].isMoved) = (Double(value), true)
    case .y: (slots[current].y, slots[current].isMoved) = (Double(value), true)
    }
    if axis == .x || axis == .y, !slots[current].isDown, !slots[current].wasDown {
      slots[current].isDown = true
      log.remark("the recording begins while a finger is down: its first sample counts as the touch")
    }
  }

  private mutating func select(_ number: Int64) {
    if let index = slots.firstIndex(where: { $0.number == number }) {
      current = index
    } else {
      slots.append(Slot(number: number))
      current = slots.count - 1
    }
  }

  /// Adds the sample that a report ends.
  private mutating func report(_ range: Range<Int>, at microseconds: Double, into log: inout TouchLog) {
    for index in slots.indices {
      let slot = slots[index]
      defer {
        slots[index].wasDown = slot.isDown
        (slots[index].isMoved, slots[index].isReplaced) = (false, false)
      }
      guard slot.isDown || slot.wasDown, slot.isMoved || slot.isReplaced || slot.isDown != slot.wasDown else {
        continue
      }
      guard let x = slot.x, let y = slot.y else {
        log.diagnostics.error(
          "the finger's \(slot.x == nil ? "x" : "y") isn't known: the panel repeats no axis that keeps its value",
          at: range, help: "touch the screen elsewhere once before the gesture, so that both axes change")
        continue
      }
      guard let (px, py) = point(x, y, range, log) else { return }
      var phase: TouchPhase = slot.isDown ? (slot.wasDown ? .moved : .began) : .ended
      if slot.isReplaced, let last = slot.last, let (lastX, lastY) = point(last.x, last.y, range, log) {
        log.add(.ended, finger: slot.number, at: microseconds, x: lastX, y: lastY, range: range)
        // One that came and went within the report was nowhere.
        guard slot.isDown else { continue }
        phase = .began
      }
      log.add(phase, finger: slot.number, at: microseconds, x: px, y: py, range: range)
      slots[index].last = (x, y)
    }
  }

  /// Returns a place in points.
  private func point(_ x: Double, _ y: Double, _ range: Range<Int>, _ log: TouchLog) -> (Double, Double)? {
    guard let screen = measures.screen else {
      if !log.diagnostics.hasErrors {
        log.diagnostics.error(
          "the panel's units say nothing of points", at: range,
          help: "--screen 390x844 names the screen that the panel covers, in points")
      }
      return nil
    }
    func extent(_ axis: Axis, _ size: Double?) -> Extent? {
      if let size { return Extent(min: 0, max: size - 1) }
      let own = extents.first { $0.axis == axis && $0.device + ":" == device || $0.axis == axis && $0.device == device }
      return (own ?? extents.last { $0.axis == axis })?.extent
    }
    guard let across = extent(.x, measures.panel?.width), let down = extent(.y, measures.panel?.height) else {
      if !log.diagnostics.hasErrors {
        log.diagnostics.error(
          "the panel's range isn't known", at: range,
          help: "put the lines of 'adb shell getevent -lp' before the events, or say --panel 1080x2400")
      }
      return nil
    }
    return (
      (x - across.min) * screen.width / (across.max - across.min + 1),
      (y - down.min) * screen.height / (down.max - down.min + 1)
    )
  }

  /// The text of a range without its blanks.
  private func trimmed(_ bytes: [UInt8], _ range: Range<Int>) -> String {
    String(decoding: bytes[range].filter { $0 != 0x20 }, as: UTF8.self)
  }
}

extension String {
  /// Old kernels write `72345-123456` for seconds and microseconds.
  fileprivate var replacedDash: String {
    String(decoding: utf8.map { $0 == UInt8(ascii: "-") ? UInt8(ascii: ".") : $0 }, as: UTF8.self)
  }
}
