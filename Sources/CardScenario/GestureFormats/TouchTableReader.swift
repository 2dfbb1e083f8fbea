import CardModel
import CardText
import CardTimeline

/// Reads any table of touches: a row for each sample, in the order of time.
struct TouchTableReader {
  private let table: TimelineTable
  private let diagnostics: Diagnostics
  private let time: Int
  private let unit: RecordingColumns.TimeUnit
  private let isUnitGiven: Bool
  private let x: Int
  private let y: Int
  private let phase: Int?
  private let pointer: Int?

  static func read(
    _ source: SourceText, _ measures: GestureImport.Measures, into log: inout TouchLog
  ) throws(DiagnosticsError) {
    let reader = try TouchTableReader(source, measures.columns, log.diagnostics)
    try reader.readRows(scale: measures.scale, into: &log)
  }

  private init(
    _ source: SourceText, _ columns: TouchColumns, _ diagnostics: Diagnostics
  ) throws(DiagnosticsError) {
    table = try TimelineTable(source, of: .recording)
    self.diagnostics = diagnostics
    let plain = table.columns.map(RecordingColumns.plain)
    let table = table
    func find(_ name: String?, _ known: [String], _ kind: String, isNeeded: Bool) -> Int? {
      if let name {
        if let index = table.index(of: name) { return index }
        diagnostics.error(
          "there is no column \(SafeText.quoted(name))", at: table.headerRange,
          help: NearestName.question(name, in: table.columns) ?? "the columns are "
            + RecordingColumns.list(table.columns))
        return nil
      }
      let found = known.lazy.compactMap { plain.firstIndex(of: $0) }.first
      if found == nil, isNeeded {
        diagnostics.error(
          "no column is known as \(kind)", at: table.headerRange,
          help: "'cardsim gesture import' takes its name with --\(kind)-column: the columns are "
            + RecordingColumns.list(table.columns))
      }
      return found
    }
    let time = find(columns.time, RecordingColumns.timeNames, "time", isNeeded: true)
    let x = find(columns.x, TouchColumns.xNames, "x", isNeeded: true)
    let y = find(columns.y, TouchColumns.yNames, "y", isNeeded: true)
    phase = find(columns.phase, TouchColumns.phaseNames, "phase", isNeeded: false)
    pointer = find(columns.pointer, TouchColumns.pointerNames, "pointer", isNeeded: false)
    let unit = time.flatMap {
      RecordingColumns.unit(
        ofTimesIn: $0, of: table, given: columns.timeUnit,
        help: "'cardsim gesture import' takes --time-unit " + RecordingColumns.TimeUnit.choices, diagnostics)
    }
    try diagnostics.throwErrors()
    guard let time, let unit, let x, let y else { preconditionFailure("a column that isn't found is an error") }
    (self.time, self.unit, self.x, self.y) = (time, unit, x, y)
    isUnitGiven = columns.timeUnit != nil
  }

  /// One row's values.
  private struct Row {
    var microseconds: Double
    var x: Double
    var y: Double
    var phase: String
    var pointer: Int64
    var range: Range<Int>
    var phaseRange: Range<Int>
  }

  private func readRows(scale: Double, into log: inout TouchLog) throws(DiagnosticsError) {
    let name = table.columns[time]
    if !isUnitGiven, unit == .s, RecordingColumns.plain(name) == "t" {
      log.remark("the times in \(SafeText.quoted(name)) are taken for seconds; --time-unit says otherwise")
    }
    var rows: [Row] = []
    var lines = try table.rows()
    var pointers: [String: Int64] = [:]
    while try lines.next() {
      func number(_ column: Int, _ kind: String, help: String? = nil) -> Double? {
        if let number = lines.trimmedNumber(column) { return number }
        let text = lines.text(column)
        diagnostics.error(
          "expected \(kind), found " + (text.isEmpty ? "nothing" : SafeText.quoted(text)), at: lines.range(column),
          help: help)
        return nil
      }
      guard let time = number(time, "a time", help: RecordingColumns.clockHelp), let x = number(x, "a position"),
        let y = number(y, "a position")
      else { continue }
      let microseconds = time * unit.microseconds
      guard TouchLog.isTime(microseconds) else {
        TouchLog.reportTime(diagnostics, at: lines.range(self.time))
        continue
      }
      let finger = pointer.map { lines.trimmedText($0) } ?? ""
      let fingerNumber = pointers[finger] ?? Int64(pointers.count)
      pointers[finger] = fingerNumber
      rows.append(
        Row(
          microseconds: microseconds, x: x * scale, y: y * scale,
          phase: phase.map { lines.trimmedText($0) } ?? "", pointer: fingerNumber,
          range: lines.range(self.time), phaseRange: lines.range(phase ?? self.time)))
    }
    try diagnostics.throwRowErrors()
    RecordingColumns.check(
      unit, ofTimesIn: time, of: table, rows.filter { $0.pointer == 0 }.map { $0.microseconds }, isGiven: isUnitGiven,
      diagnostics)
    try diagnostics.throwErrors()
    let numbering = PhaseNumbering.of(
      rows.map { $0.phase }, moving: moving(rows), column: phase.map { table.columns[$0] })
    if phase != nil { reportUnknown(rows, numbering) }
    if phase == nil { addWithoutPhases(rows, into: &log) } else { add(rows, numbering, into: &log) }
    let names = [x, y].map { table.columns[$0] }
    if scale == 1, names.contains(where: { RecordingColumns.plain($0).split(separator: "_").contains("px") }) {
      let quoted = names.map { SafeText.quoted($0) }.joined(separator: " and ")
      log.remark(
        "positions in \(quoted) are taken for points; 'cardsim gesture import --scale 1/3' takes pixels of a 3× screen")
    }
    if let phase, rows.contains(where: { PhaseNumbering.isNumber($0.phase) }) {
      log.remark("the numbers in \(SafeText.quoted(table.columns[phase])) are read as \(numbering.words)")
    }
  }

  /// Returns for each row whether its finger is elsewhere than in that finger's row before.
  private func moving(_ rows: [Row]) -> [Bool] {
    var last: [Int64: Row] = [:]
    return rows.map { row in
      let before = last.updateValue(row, forKey: row.pointer)
      return before.map { ($0.x, $0.y) != (row.x, row.y) } ?? false
    }
  }

  /// Adds the rows of a table that says the phase of each.
  private func add(_ rows: [Row], _ numbering: PhaseNumbering, into log: inout TouchLog) {
    for row in rows {
      guard let phase = numbering.phase(of: row.phase) else { continue }
      // Tables of phases often leave out the one that a first row stands for.
      let isFirst = phase == .moved && !log.isDown(row.pointer)
      if isFirst { log.remark("a finger that moves before it came down comes down there") }
      add(row, isFirst ? .began : phase, into: &log)
    }
  }

  /// Adds the rows of a table without a column of phases.
  private func addWithoutPhases(_ rows: [Row], into log: inout TouchLog) {
    let fingers = rows.reduce(into: 0) { $0 = max($0, Int($1.pointer) + 1) }
    var left = Array(repeating: 0, count: fingers)
    for row in rows { left[Int(row.pointer)] += 1 }
    var began = Array(repeating: false, count: fingers)
    for row in rows {
      let finger = Int(row.pointer)
      add(row, began[finger] ? .moved : .began, into: &log)
      (began[finger], left[finger]) = (true, left[finger] - 1)
      // A lift's place is no sample of the velocity, and each row of a table is one.
      if left[finger] == 0 { log.lift(row.pointer) }
    }
    log.remark("no column says the phase: each finger comes down at its first row, and lifts after its last, there")
  }

  /// Reports each phase that isn't known once, where it first stands.
  private func reportUnknown(_ rows: [Row], _ numbering: PhaseNumbering) {
    var unknown: [(row: Row, count: Int)] = []
    for row in rows where numbering.phase(of: row.phase) == nil {
      if let index = unknown.firstIndex(where: { $0.row.phase == row.phase }) {
        unknown[index].count += 1
      } else {
        unknown.append((row, 1))
      }
    }
    for (row, count) in unknown {
      let more = count == 1 ? "" : ", in this row and \(count - 1) more"
      diagnostics.error(
        (row.phase.isEmpty ? "expected a phase, found nothing" : "the phase \(SafeText.quoted(row.phase)) isn't known")
          + more, at: row.phaseRange, help: PhaseNumbering.help)
    }
  }

  private func add(_ row: Row, _ phase: TouchPhase, into log: inout TouchLog) {
    log.add(phase, finger: row.pointer, at: row.microseconds, x: row.x, y: row.y, range: row.range)
  }
}
