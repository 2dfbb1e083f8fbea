import CardText

extension TimelineDifference {
  /// Returns all differences, for a person: the first frame with each number's decimals and bits, then each column's
  /// largest difference, then the changed events.
  ///
  /// - Parameters:
  ///   - names: The names of the two timelines.
  ///   - felt: What a person would feel of it, which comes first.
  ///   - isVerbose: True to have the first frame's bits, too, and the numbers' distance in units in the last place.
  ///   - limit: The number of events shown of each; the others are counted.
  public func text(
    names: (one: String, other: String), felt: String = "", isVerbose: Bool = true, limit: Int = 20
  ) -> String {
    var text = ""
    if isSame {
      text += "no difference in \(Self.count(frameCount, "frame"))\n"
    } else {
      text += felt.isEmpty ? "" : felt + "\n"
      text += headline(names) + "\n" + details(names: names, isVerbose: isVerbose, limit: limit)
      text += rounding(names.one, fewPlaces.one) + rounding(names.other, fewPlaces.other)
    }
    text +=
      Self.list(columnsOnlyInOne, "only in \(names.one)") + Self.list(columnsOnlyInOther, "only in \(names.other)")
    return text
  }

  /// Returns the differences beyond the headline: the first frame's numbers, the columns, the events.
  public func details(names: (one: String, other: String), isVerbose: Bool = true, limit: Int = 20) -> String {
    firstCellsText(isVerbose: isVerbose) + columnsText + eventsText(names, limit)
  }

  /// Returns the first differing frame, in a line: `frame 12 is the first that differs, in card_y_pt; 11 is the last
  /// that agrees`.
  public func headline(_ names: (one: String, other: String)) -> String {
    var parts: [String] = []
    if let first = firstCells.first {
      let columns = firstCells.map { $0.column }.joined(separator: ", ")
      let agreeing = lastAgreeing.map { "; frame \($0) is the last that agrees" } ?? "; none before it agrees"
      parts.append("frame \(first.frame) is the first that differs, in \(columns)\(agreeing)")
    }
    for (surplus, name) in [(onlyInOne, names.one), (onlyInOther, names.other)] {
      guard let first = surplus.first else { continue }
      let count = Self.count(surplus.count, "frame")
      parts.append("\(count) only in \(name)\(surplus.count == 1 ? "" : ", the first of them"): \(first)")
    }
    return parts.joined(separator: "; ")
  }

  private func firstCellsText(isVerbose: Bool) -> String {
    guard let first = firstCells.first else { return "" }
    var rows: [[String]] = []
    for cell in firstCells {
      rows.append([cell.column, Self.shown(cell.one), "instead of", Self.shown(cell.other), ""])
      guard isVerbose, let numbers = cell.numbers else { continue }
      let units = numbers.unitsInTheLastPlace
      rows.append([
        "", numbers.one.bitPattern.hexadecimal, "", numbers.other.bitPattern.hexadecimal,
        Self.count(units, "unit") + " in the last place",
      ])
    }
    return "\nframe \(first.frame)\n" + TextTable(rows: rows, indent: 2).text
  }

  /// Returns the sentence about a timeline that was written with few places, if that may be a difference; else nothing.
  private func rounding(_ name: String, _ places: Int?) -> String {
    guard let places else { return "" }
    let most = places == 0 ? 0.5 : 0.05
    let isRounding = columns.contains { ($0.largest?.difference?.magnitude ?? .infinity) <= most }
    guard isRounding else { return "" }
    return "\n\(name) has \(places == 0 ? "no decimals" : "at most one decimal"), and up to "
      + "\(DecimalText.shortest(most)) of a difference may be its rounding: write it with two places or more, or allow "
      + "--tolerance '*=\(DecimalText.shortest(most))'\n"
  }

  private var columnsText: String {
    if columns.isEmpty { return "" }
    let rows = columns.map { column -> [String] in
      let frames = "differs in \(column.count) of \(Self.count(frameCount, "frame"))"
      guard let largest = column.largest, let difference = largest.difference else {
        return [column.column, frames, ""]
      }
      let most = DecimalText.shortest(difference.magnitude)
      return [column.column, frames, "at most by \(most), in frame \(largest.frame)"]
    }
    return "\ncolumns\n" + TextTable(rows: rows, indent: 2).text
  }

  private func eventsText(_ names: (one: String, other: String), _ limit: Int) -> String {
    if eventsOnlyInOne.isEmpty, eventsOnlyInOther.isEmpty { return "" }
    // An event that comes in both, but in another frame, is one that moved: the first of a name with the first.
    var places = [String: ArraySlice<Int>]()
    for (index, other) in eventsOnlyInOther.enumerated() { places[other.event, default: []].append(index) }
    var hasMoved = [Bool](repeating: false, count: eventsOnlyInOther.count)
    let own = eventsOnlyInOne.map { own -> [String] in
      let index = places[own.event]?.popFirst()
      if let index { hasMoved[index] = true }
      let place = index.map { "frame \(eventsOnlyInOther[$0].frame) in \(names.other)" }
      return ["frame \(own.frame)", own.event, place ?? "only in \(names.one)"]
    }
    let others = zip(eventsOnlyInOther, hasMoved).filter { !$1 }.map { other, _ in
      ["frame \(other.frame)", other.event, "only in \(names.other)"]
    }
    let rows = own.prefix(limit) + others.prefix(limit)
    let omitted = own.count + others.count - rows.count
    return "\nevents\n" + TextTable(rows: Array(rows), indent: 2).text + (omitted > 0 ? "  and \(omitted) more\n" : "")
  }

  private static func list(_ columns: [String], _ place: String) -> String {
    columns.isEmpty ? "" : "\(count(columns.count, "column")) \(place): \(columns.joined(separator: ", "))\n"
  }

  private static func shown(_ cell: String) -> String { cell.isEmpty ? "nothing" : SafeText.escaped(cell) }

  private static func count(_ number: some BinaryInteger, _ word: String) -> String {
    "\(number) \(word)\(number == 1 ? "" : "s")"
  }
}
