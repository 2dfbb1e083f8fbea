import CardText

extension RecordingColumns {
  /// The form of clock times, for an error.
  package static let clockHelp =
    "times are numbers that count from any start, such as 0.0167, or those of a clock, such as 14:03:01.250, 03:01.250 "
    + "or 2026-11-26T14:03:01.250Z"

  /// Returns the unit of a column of times: seconds if they are a clock's, else the given one, or that in its name; nil
  /// after reporting an error.
  package static func unit(
    ofTimesIn column: Int, of table: TimelineTable, given: TimeUnit?,
    help unitHelp: String = "say --time-unit " + TimeUnit.choices, _ diagnostics: Diagnostics
  ) -> TimeUnit? {
    switch table.clock(in: column) {
    case .clock: return .s
    case .flawed(let message, let help, let place):
      diagnostics.error(message, at: place, help: help)
      return nil
    case .none: break
    }
    if let unit = given ?? unit(of: table.columns[column]) { return unit }
    diagnostics.error(
      "the name \(SafeText.quoted(table.columns[column])) doesn't end in its unit",
      at: table.place(of: table.columnRanges[column]), help: unitHelp)
    return nil
  }
}

extension TimelineTable {
  /// A column's cells, as far as they are a clock's.
  enum Clock {
    /// They were clock times, and are seconds after the first one.
    case clock

    /// The first is like a clock's, and one of them, at a place in the file, can't be read as one.
    case flawed(message: String, help: String, place: Range<Int>)

    /// They aren't.
    case none
  }

  /// Returns a column's kind, by its first cell in the file.
  func clock(in column: Int) -> Clock {
    guard isInMemory else { return .none }
    do throws(DiagnosticsError) {
      var rows = try rows()
      var times: ClockTimes?
      var first = ""
      while try rows.next() {
        let range = rows.range(column)
        if range.isEmpty { continue }
        let place = place(of: range)
        let text = String(decoding: origin.source.bytes[place], as: UTF8.self)
        if times == nil {
          guard text.utf8.contains(UInt8(ascii: ":")) else { return .none }
          if rows.trimmedNumber(column) != nil { return .clock }
          first = rows.text(column)
        }
        guard let time = ClockTime(rows.bytes(column)), times?.take(time) != false else {
          let form = times == nil ? "" : " like \(SafeText.quoted(first)) in the first row"
          return .flawed(
            message: "expected a time\(form), found \(SafeText.quoted(fileText(of: column, in: rows)))",
            help: RecordingColumns.clockHelp, place: place)
        }
        var all = times ?? ClockTimes(from: time)
        guard let since = all.next(time) else {
          return .flawed(
            message: "only one of \(SafeText.quoted(first)) and \(SafeText.quoted(rows.text(column))) has a date",
            help: "write all times with their dates, or none", place: place)
        }
        if ClockText.seconds(since).utf8.count > range.count {
          return .flawed(
            message: "the time \(SafeText.quoted(rows.text(column))) has too few decimals to count from the first one",
            help: "write all times with as many decimals as \(first)", place: place)
        }
        times = all
      }
    } catch {
      // Whoever reads the rows tells about them.
    }
    return .none
  }
}
