import CardText

/// The columns of a table that are a recording's time and position, and their units.
public struct RecordingColumns: Hashable, Sendable {
  /// The unit of a column of times.
  public enum TimeUnit: String, Hashable, Sendable, CaseIterable {
    /// Nanoseconds.
    case ns
    /// Microseconds.
    case us
    /// Milliseconds.
    case ms
    /// Seconds.
    case s

    /// The microseconds in one unit.
    package var microseconds: Double {
      switch self {
      case .ns: 1e-3
      case .us: 1
      case .ms: 1e3
      case .s: 1e6
      }
    }

    /// The largest smaller unit in which samples that lie some microseconds apart in this one are no more than half a
    /// second apart, or else the smallest; nil for the smallest itself.
    fileprivate func finer(_ step: Double) -> TimeUnit? {
      let finer = TimeUnit.allCases.filter { $0.microseconds < microseconds }
      return finer.last { step * $0.microseconds / microseconds <= 5e5 } ?? finer.first
    }

    /// The question whether times that lie too near each other are in a larger unit; nil for the largest.
    package var coarserHelp: String? {
      let coarser = TimeUnit.allCases.filter { $0.microseconds > microseconds }.map { $0.rawValue }
      return coarser.isEmpty ? nil : "is the unit " + coarser.joined(separator: " or ") + "?"
    }

    /// All units, as an error lists them: `ns, us, ms or s`.
    package static var choices: String {
      let names = allCases.map { $0.rawValue }
      return names.dropLast().joined(separator: ", ") + " or " + names[names.count - 1]
    }
  }

  /// The column of times; nil: found by its name.
  public var time: String?

  /// The unit of the times; nil: derived from the column's name. Clock times, such as `14:03:01.250`, need none.
  public var timeUnit: TimeUnit?

  /// The column of positions; nil: found by its name.
  public var position: String?

  /// The name of the timeline's column that was recorded, which a column of positions has before all other names.
  package var recorded: String?

  /// Points in one unit of the positions, > 0: 1/3 for the pixels of a 3× screen; nil: they are in points, and a column
  /// whose name ends in `px` is refused.
  public var scale: Double?

  /// Creates columns with names; those without one are found in the table.
  public init(time: String? = nil, timeUnit: TimeUnit? = nil, position: String? = nil, scale: Double? = nil) {
    if let scale { precondition(scale > 0 && scale.isFinite, "positions can't be scaled by \(scale)") }
    (self.time, self.timeUnit, self.position, self.scale) = (time, timeUnit, position, scale)
  }

  /// Names of columns of times, likeliest first.
  package static let timeNames = [
    "time_us", "time_ms", "time_s", "time_ns", "t_us", "t_ms", "t_s", "t_ns", "t", "timestamp_us", "timestamp_ms",
    "timestamp_s", "timestamp_ns", "time", "timestamp", "seconds", "milliseconds", "nanoseconds",
  ]

  /// Names of columns of positions, likeliest first. A timeline's card comes before its finger.
  static let positionNames =
    ["card_y_pt", "card_y", "y_pt", "position_pt", "position", "y", "y_px", "position_px"] + edgeNames
    + ["value", "x_pt", "x", "x_px", "offset_pt", "offset", "scroll_offset_pt"]

  /// Names of a frame's top edge in UIKit, also within another object: `view.frame.minY`.
  private static let edgeNames = ["miny", "min_y", "originy", "origin_y", "origin.y", "frame.y"]

  /// Returns a column's name as the known ones are written: `Time (ms)` is `time_ms`, `Y [px]` is `y_px`, and `# t` is
  /// `t`, as tables begin that mark their header as a comment.
  package static func plain(_ name: String) -> String {
    var words = name.lowercased().split { " #()[]_\u{FEFF}".contains($0) }.map(String.init)
    if words.count > 1 {
      for index in words.indices { words[index] = units[words[index]] ?? words[index] }
    }
    return words.joined(separator: "_")
  }

  /// The endings of the known names by other words for their units. Used only for lookups.
  private static let units = [
    "sec": "s", "second": "s", "seconds": "s", "msec": "ms", "millisecond": "ms", "milliseconds": "ms", "usec": "us",
    "µs": "us", "μs": "us", "microseconds": "us", "nsec": "ns", "nanoseconds": "ns", "points": "pt", "point": "pt",
    "pixel": "px", "pixels": "px",
  ]

  /// Returns a plain name of a position without its unit: `card_y` for `card_y_px`.
  private static func unitless(_ plain: String) -> String {
    plain.hasSuffix("_pt") || plain.hasSuffix("_px") ? String(plain.dropLast(3)) : plain
  }

  /// True if a plain name is a known one, but for its unit and the objects in which an edge lies.
  private static func isPosition(_ plain: String, _ known: String) -> Bool {
    let name = unitless(plain)
    return name == unitless(known) || edgeNames.contains(known) && name.hasSuffix("." + known)
  }

  /// True if columns are those of a gesture file: a finger's phase, number and place, and no card's.
  private static func isGesture(_ columns: [String]) -> Bool {
    ["phase", "pointer", "x_pt", "y_pt"].allSatisfy(columns.contains) && !columns.contains(Column.cardY.name)
  }

  /// True if some columns have known names of a time and of a position.
  static func areKnown(_ columns: [String]) -> Bool {
    let plain = columns.map(plain)
    return plain.contains { timeNames.contains($0) }
      && plain.contains { name in positionNames.contains { isPosition(name, $0) } }
  }

  /// Returns the unit in a column's name; nil if it has none.
  package static func unit(of name: String) -> TimeUnit? {
    let name = plain(name)
    return switch name {
    case "t", "seconds": .s
    case "milliseconds": .ms
    case "nanoseconds": .ns
    default:
      name.split(separator: "_").last.flatMap { TimeUnit(rawValue: String($0)) }
    }
  }

  /// The indices of the columns in a table.
  package struct Places {
    package var time: Int
    package var unit: TimeUnit
    package var position: Int
  }

  /// Returns the columns' indices in a table.
  ///
  /// - Throws: `DiagnosticsError` if a named column is missing, no known one is found, or a time has no unit.
  package func places(in table: TimelineTable) throws(DiagnosticsError) -> Places {
    let diagnostics = Diagnostics(table.origin.source)
    if table.columns.count == 1, time == nil, position == nil {
      diagnostics.error(
        "the first line names one column only: is this a log, not a table?", at: table.place(of: table.headerRange),
        help: #"write lines such as print("\(t),\(y)") below a first line t,y"#)
      try diagnostics.throwErrors()
    }
    let words = table.columnsOfWords()
    let time = index(
      of: time, orOneOf: Self.timeNames, in: table, but: [], "time", "--time-column", diagnostics)
    let positionNames = (recorded.map { [$0] } ?? []) + Self.positionNames
    var position = index(
      of: position, orOneOf: positionNames, in: table, but: words, "position", "--position-column", diagnostics,
      isSure: time == nil)
    if position != nil, self.position == nil, Self.isGesture(table.columns) {
      diagnostics.error(
        "this is a gesture: its positions are a finger's, and no card's", at: table.place(of: table.headerRange),
        help: "'cardsim run SCENARIO --gesture FILE' plays it; --position-column y_pt takes them for a card's")
    }
    if let found = position.map({ table.columns[$0] }), self.position == nil, let recorded, found != recorded,
      Column.allCases.contains(where: { $0.name == found })
    {
      diagnostics.error(
        "there is no column \(SafeText.quoted(recorded))", at: table.place(of: table.headerRange),
        help: "--column \(found) compares the one that is here; --position-column \(found) takes it for \(recorded)")
    }
    // In a table of two columns, the one that isn't the time is the position, under any name.
    if position == nil, self.position == nil, let time {
      if table.columns.count == 2, !words.contains(1 - time) {
        position = 1 - time
      } else {
        report(missing: "position", option: "--position-column", in: table, diagnostics)
      }
    }
    let unit = time.flatMap { Self.unit(ofTimesIn: $0, of: table, given: timeUnit, diagnostics) }
    try diagnostics.throwErrors()
    guard let time, let position, let unit else { preconditionFailure("a column that isn't found is an error") }
    return Places(time: time, unit: unit, position: position)
  }

  /// Returns the index of the named column, or of the first of the known ones; nil after reporting an error.
  private func index(
    of name: String?, orOneOf known: [String], in table: TimelineTable, but words: Set<Int>, _ kind: String,
    _ option: String, _ diagnostics: Diagnostics, isSure: Bool = true
  ) -> Int? {
    if let name {
      if let index = table.index(of: name) { return index }
      diagnostics.error(
        "there is no column \(SafeText.quoted(name))", at: table.place(of: table.headerRange),
        help: NearestName.question(name, in: table.columns) ?? "the columns are " + Self.list(table.columns))
      return nil
    }
    let plain = table.columns.map(Self.plain)
    func place(but words: Set<Int>) -> Int? {
      func first(_ isNamed: (Int) -> Bool) -> Int? { plain.indices.first { !words.contains($0) && isNamed($0) } }
      // A name as it is known comes before one with another unit.
      return known.lazy.compactMap { name in first { table.columns[$0] == name } ?? first { plain[$0] == name } }.first
        ?? (kind == "position"
          ? known.lazy.compactMap { name in first { Self.isPosition(plain[$0], name) } }.first : nil)
    }
    // One of words that has a known name is the one that is told about.
    let found = place(but: words) ?? (words.isEmpty ? nil : place(but: []))
    if found == nil, isSure { report(missing: kind, option: option, in: table, diagnostics) }
    return found
  }

  private func report(missing kind: String, option: String, in table: TimelineTable, _ diagnostics: Diagnostics) {
    diagnostics.error(
      "no column is known as a \(kind)", at: table.place(of: table.headerRange),
      help: "name it with \(option): the columns are " + Self.list(table.columns))
  }

  /// Reports times in a unit that no recording has: samples that usually lie more than a second apart, or less than
  /// 200 µs. No screen and no log of one is that fast. Microseconds in a column's own name are believed unless no two
  /// samples lie 100 µs apart.
  ///
  /// - Parameters:
  ///   - times: The times, microseconds by that unit.
  ///   - isGiven: True if the command line names the unit, which is believed of slow samples.
  package static func check(
    _ unit: TimeUnit, ofTimesIn column: Int, of table: TimelineTable, _ times: [Double], isGiven: Bool,
    _ diagnostics: Diagnostics
  ) {
    // Several samples may have one time, and a thousand tell enough.
    let steps = zip(times.dropFirst(), times).prefix(1000).map { $0 - $1 }.filter { $0 > 0 }.sorted()
    guard !steps.isEmpty else { return }
    // The times of a clock have their unit.
    let isGiven = if case .clock = table.clock(in: column) { true } else { isGiven }
    let step = steps[steps.count / 2]
    let place = table.place(of: table.columnRanges[column])
    let lie = "the times in \(SafeText.quoted(table.columns[column])) lie"
    if step > Recording.longestInterval * 1e6, !isGiven, let finer = unit.finer(step) {
      diagnostics.error(
        "\(lie) \(DecimalText.fixed(step / 1e6, decimals: 1)) s apart", at: place,
        help: "say --time-unit \(finer), or --time-unit \(unit) if they do")
    } else if unit == .us && !isGiven ? steps[steps.count - 1] < 100 : step < 200 {
      let distance =
        step < 1
        ? "less than 1 µs apart"
        : DecimalText.fixed(step, decimals: 0) + " µs apart (\(DecimalText.fixed(1e6 / step, decimals: 0)) Hz)"
      diagnostics.error("\(lie) \(distance)", at: place, help: unit.coarserHelp)
    }
  }

  /// Returns the columns' names, the first 24 of them, for a message.
  package static func list(_ columns: [String]) -> String {
    let shown = columns.prefix(24).map { SafeText.cut($0) }.joined(separator: ", ")
    return columns.count > 24 ? shown + ", …" : shown
  }
}
