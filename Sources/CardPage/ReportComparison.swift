import CardSimulation
import CardText
import CardTimeline

/// The difference between two timelines in a sentence, for readers without scripts. Where scripts run, `compare.js`
/// says the same, by the same rules.
struct ReportComparison {
  /// The difference.
  let sentence: String

  /// The most columns that the sentence names.
  private static let namesLimit = 4

  /// Compares two timelines, A and B. If both have their frames at the same instants, up to the end of the shorter one,
  /// every column that both have is compared; otherwise B's position is read between its rows at A's instants.
  ///
  /// - Parameter isHeld: True if one of the two is a recording that was held against the other: at other instants its
  ///   verdict says more. Nil then, and if one has no times.
  init?(_ one: ReportTimeline, _ other: ReportTimeline, isHeld: Bool) {
    guard let times = Self.instants(one), let otherTimes = Self.instants(other) else { return nil }
    let (frames, count) = (one.texts(of: .frame), min(times.count, otherTimes.count))
    let isPaired =
      (frames != nil && other.texts(of: .frame) != nil || times.count == otherTimes.count)
      && times[..<count] == otherTimes[..<count]
    if isHeld, !isPaired { return nil }
    let (positions, otherPositions) = (Self.positions(one), Self.positions(other))
    let differences = times.indices.map { row -> Double? in
      guard let position = positions[row] else { return nil }
      let there =
        isPaired
        ? (row < count ? otherPositions[row] : nil) : Self.position(at: times[row], otherTimes, otherPositions)
      return there.map { position - $0 }
    }
    let pairs = isPaired ? Self.pairs(one, other) : []
    let first =
      isPaired
      ? (0..<count).first { row in pairs.contains { Self.differ($0.one[row], $0.other[row]) } }
      : differences.firstIndex { ($0?.magnitude ?? 0) > Metric.overshoot.band }
    guard let first else {
      sentence =
        isPaired
        ? times.count == otherTimes.count
          ? "A and B are the same in every frame." : "A and B are the same up to the end of the shorter one."
        : differences.allSatisfy { $0 == nil }
          ? "No position of A and B can be compared: at no instant have both one."
          : "The positions of A and B are nowhere further apart than a person may notice."
      return
    }
    func instant(_ row: Int) -> String { DecimalText.fixed(Double(times[row]) / 1000, decimals: 1) + " ms" }
    let frame = frames.map { String(decoding: $0[first], as: UTF8.self) } ?? ""
    var text =
      frame.isEmpty
      ? "At \(instant(first)) they differ for the first time" : "Frame \(frame) is the first that differs"
    let names =
      isPaired
      ? pairs.filter { Self.differ($0.one[first], $0.other[first]) }.map(\.name) : [Column.cardY.name]
    text += ", in " + names.prefix(Self.namesLimit).joined(separator: ", ")
    if names.count > Self.namesLimit { text += " and \(names.count - Self.namesLimit) more" }
    // Of several rows that are as far apart the first counts.
    let most = differences.indices.reduce(into: (row: 0, distance: 0.0)) { most, row in
      if let distance = differences[row]?.magnitude, distance > most.distance { most = (row, distance) }
    }
    if most.distance > 0 {
      text += "; the positions"
      // Fades and fractions may differ long before the card does.
      if isPaired, let moved = differences.firstIndex(where: { ($0?.magnitude ?? 0) > 0 }), moved > first {
        text += " differ from \(instant(moved)) on, and"
      }
      text += " are furthest apart, \(DecimalText.fixed(most.distance, decimals: 2)) pt, at \(instant(most.row))"
    }
    sentence = text + "."
  }

  /// Returns the columns that both have. Velocities that a report works out follow from the positions.
  private static func pairs(
    _ one: ReportTimeline, _ other: ReportTimeline
  ) -> [(name: String, one: CellTexts, other: CellTexts)] {
    let hasSteps = one.hasStepVelocities || other.hasStepVelocities
    return zip(one.cells.columns, one.texts).compactMap { column, texts in
      if hasSteps, column.name == ReportLog.velocityColumn { return nil }
      return other.texts(of: column.name).map { (column.name, texts, $0) }
    }
  }

  /// Returns true if two cells differ: as numbers, or else as texts.
  private static func differ(_ one: ArraySlice<UInt8>, _ other: ArraySlice<UInt8>) -> Bool {
    if one == other { return false }
    guard let first = number(one), let second = number(other) else { return true }
    return first != second
  }

  private static func number(_ cell: ArraySlice<UInt8>) -> Double? {
    DecimalText.number(String(decoding: cell, as: UTF8.self))
  }

  private static func instants(_ timeline: ReportTimeline) -> [Int64]? {
    timeline.texts(of: .time).map { texts in (0..<texts.count).map { texts.units($0, places: 0) ?? 0 } }
  }

  private static func positions(_ timeline: ReportTimeline) -> [Double?] {
    guard let texts = timeline.texts(of: .cardY) else {
      return [Double?](repeating: nil, count: timeline.cells.rowCount)
    }
    return (0..<texts.count).map { number(texts[$0]) }
  }

  /// Returns the position at an instant, between two rows on the straight line; nil outside of the rows' time.
  private static func position(at time: Int64, _ times: [Int64], _ positions: [Double?]) -> Double? {
    guard let start = times.first, let end = times.last, start <= time, time <= end else { return nil }
    var (low, high) = (0, times.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if times[middle] <= time { low = middle } else { high = middle - 1 }
    }
    guard let place = positions[low] else { return nil }
    if low == times.count - 1 || times[low] == time { return place }
    guard let next = positions[low + 1] else { return nil }
    return place + Double(time - times[low]) / Double(times[low + 1] - times[low]) * (next - place)
  }
}
