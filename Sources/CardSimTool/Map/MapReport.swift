import CardCommandLine
import CardModel
import CardSimulation
import CardText
import CardTimeline
import CardTuning

/// The report of a snap map as text: a section for each question.
struct MapReport {
  /// The card's title.
  var title: String
  var readings: SnapMapReadings
  var example: MapExample

  /// The most findings of a kind that text shows.
  var limit: Int

  /// The name of the scenario, if there are several.
  var scenario: String?

  /// True if the card hands its momentum to its content at its top detent, which the map's motions leave out.
  var handsMomentum = false

  var system: SnapSystem { readings.system }

  func name(_ detent: Int) -> String { system.names[detent] }

  /// The whole report.
  var page: Page {
    let (places, velocities) = (readings.places, readings.velocities)
    let title =
      self.title + ": \(readings.rowCount == 1 ? "1 place" : "\(readings.rowCount) places")"
      + " from \(digits(places.lowerBound)) to \(digits(places.upperBound)) pt,"
      + " velocities from \(digits(velocities.lowerBound)) to \(digits(velocities.upperBound)) pt/s"
      + (system.committed.map { ", last decided \(name($0))" } ?? "")
    return Page(
      title: title, sections: [detents, rest, flips, deadBands, reversals, cliffs, effort] + momentum)
  }

  /// The remark that a card which reaches its top detent ends there.
  private var momentum: [Page.Section] {
    guard handsMomentum else { return [] }
    let stops = system.card.stops
    return [
      Page.Section(
        title: "Momentum",
        lines: [
          "A card that reaches \(name(stops.index(stops.count - 1))) hands its momentum to its content "
            + "(handoff.momentum): its motion ends there, sooner than the times above, and without overshoot.",
          "'cardsim explain' tells of a release where its content then comes to rest.",
        ])
    ]
  }

  private var detents: Page.Section {
    var table = DataTable(columns: Self.columns("detent", "y_pt", "model_y_pt", "releases_percent"), rows: [])
    for index in system.card.detents.indices.reversed() {
      let detent = system.card.detents[index]
      table.rows.append([
        .text(name(index) + Self.reach(of: detent)), Self.text(detent.y),
        Self.text(detent.modelY), .number(readings.shares[index] * 100, places: 1),
      ])
    }
    return Page.Section(title: "The detents, and the share of the releases that go there", table: table)
  }

  /// The note at a detent that no finger reaches.
  private static func reach(of detent: Detent) -> String {
    switch detent.reach {
    case .finger: ""
    case .command: " (commands only)"
    case .program: " (program only)"
    }
  }

  private var rest: Page.Section {
    var table = DataTable(
      columns: Self.columns("from_pt", "to_pt", "goes to", "direction", "nearest", "settles_ms", "takes_ms"), rows: [])
    for rest in readings.rests {
      table.rows.append([
        Self.text(rest.places.lowerBound), Self.text(rest.places.upperBound), .text(name(rest.target)),
        .text(rest.goesUp ? "up" : "down"), .text(rest.isNearest ? "yes" : "no, \(name(rest.nearest)) is"),
        .text(milliseconds(rest.settleTimes)),
        .text(rest.durations.map { milliseconds($0) } ?? "until it arrives"),
      ])
    }
    let share = ShortNumber.text(readings.notNearestShare * 100, decimals: 1)
    guard !table.rows.isEmpty else {
      return Page.Section(title: "Let go at rest", lines: ["A single place is no stretch."])
    }
    let line =
      readings.notNearestShare == 0
      ? "Every resting card goes to \(nearest)."
      : "\(share) % of the places don't go to \(nearest)."
    let jumps = readings.restJumps.map {
      "\(digits($0.y)) pt (\(milliseconds($0.before)) → \(milliseconds($0.after)) ms)"
    }
    return Page.Section(
      title: "Let go at rest", lines: [line], table: table,
      remarks: jumps.isEmpty ? [] : ["The settle time jumps at " + jumps.joined(separator: ", ") + "."])
  }

  /// The detent that is the nearest to a place, in words.
  private var nearest: String {
    let isAll = system.card.detents.allSatisfy { $0.reach == .finger }
    return "the nearest detent" + (isAll ? "" : " that a finger reaches")
  }

  private var flips: Page.Section {
    var table = DataTable(columns: Self.columns("y_pt", "place", "goes to, by velocity_pt_s"), rows: [])
    for row in readings.rows {
      let place = system.card.detents.firstIndex { $0.modelY == row.y }.map(name) ?? "halfway"
      var words = name(row.first)
      for boundary in row.boundaries { words += " | \(threshold(boundary)) | \(name(boundary.after))" }
      table.rows.append([Self.text(row.y), .text(place), .text(words)])
    }
    return Page.Section(
      title: "The velocities at which the target changes",
      lines: [
        "From the fastest upward to the fastest downward.",
        "A number between two is the first of the latter; with a > it is the last of the former.",
      ],
      table: table)
  }

  private var deadBands: Page.Section {
    var table = DataTable(
      columns: Self.columns("dead band", "y_pt", "a resting card", "a flick", "changes nothing up to, pt/s"), rows: [])
    for (word, band) in [("narrowest", readings.narrowest), ("widest", readings.widest)] {
      guard let band else { continue }
      table.rows.append([
        .text(word), Self.text(band.y), .text("goes to \(name(band.target))"), .text(band.flicksUp ? "up" : "down"),
        .text(band.speed.map(digits) ?? "any speed"),
      ])
    }
    return Page.Section(
      title: "Dead bands: flicks against the motion of a resting card that change nothing",
      lines: table.rows.isEmpty ? ["There are none."] : [], table: table.rows.isEmpty ? nil : table)
  }

  private var reversals: Page.Section {
    var table = DataTable(
      columns: Self.columns("from_pt", "to_pt", "y_pt", "velocity_pt_s", "below", "from it on", "see"), rows: [])
    for reversal in readings.reversals.prefix(limit) {
      table.rows.append([
        Self.text(reversal.places.lowerBound), Self.text(reversal.places.upperBound), Self.text(reversal.y),
        Self.text(reversal.velocity), .text(name(reversal.lower)), .text(name(reversal.higher)),
        .text(
          example.line(y: reversal.y, velocity: reversal.example, from: reversal.departure.map(name))),
      ])
    }
    return Page.Section(
      title: "Wrong direction: a faster downward release goes to a higher detent, or a faster upward one to a lower",
      lines: table.rows.isEmpty ? ["Nowhere: the target is monotone in the velocity."] : [],
      table: table.rows.isEmpty ? nil : table, remarks: rest(of: readings.reversals.count))
  }

  private var cliffs: Page.Section {
    var table = DataTable(
      columns: Self.columns(
        "y_pt", "velocity_pt_s", "goes to", "settles_ms", "takes_ms", "overshoot_pt", "because", "from_pt", "to_pt",
        "see"),
      rows: [])
    for cliff in readings.cliffs.prefix(limit) {
      let (before, after) = (cliff.before, cliff.after)
      table.rows.append([
        Self.text(cliff.y), Self.text(cliff.velocity),
        .text(before.target == after.target ? name(after.target) : "\(name(before.target)) → \(name(after.target))"),
        .text("\(milliseconds(before.settleTime)) → \(milliseconds(after.settleTime))"),
        .text(
          before.duration == nil && after.duration == nil
            ? "-" : "\(arrival(before.duration)) → \(arrival(after.duration))"),
        .text("\(tenths(before.overshoot)) → \(tenths(after.overshoot))"), .text(cliff.cause.words),
        Self.text(cliff.places.lowerBound), Self.text(cliff.places.upperBound),
        .text(example.line(y: cliff.y, velocity: cliff.example, from: cliff.departure.map(name))),
      ])
    }
    let threshold = readings.threshold
    return Page.Section(
      title: "Cliffs: a step of 1 pt/s changes the settle time by more than \(digits(threshold.time * 1000)) ms, "
        + "or the overshoot by more than \(digits(threshold.overshoot)) pt",
      lines: table.rows.isEmpty ? ["None."] : [], table: table.rows.isEmpty ? nil : table,
      remarks: rest(of: readings.cliffs.count))
  }

  private var effort: Page.Section {
    var table = DataTable(
      columns: Self.columns(
        ["from", "to"] + FlickEffort.speeds.map { "at \(digits($0)) pt/s" } + ["skips it from, pt/s"]), rows: [])
    for index in readings.efforts[0].indices {
      let first = readings.efforts[0][index]
      let goesUp = first.to > first.from
      let skip = readings.skips.first { $0.from == first.from && $0.goesUp == goesUp }
      table.rows.append(
        [.text(name(first.from)), .text(name(first.to))]
          + readings.efforts.map { .text($0[index].distance.map { tenths($0) + " pt" } ?? "never") }
          + [.text(skip.map { $0.speed.map(digits) ?? "never" } ?? "-")])
    }
    let percent = ShortNumber.text(readings.flipProbability * 100, decimals: 1)
    let isOfOne = readings.system.committed != nil
    return Page.Section(
      title: "Effort: how far to drag before a flick is sure to go on, and how fast to flick to skip the next detent",
      table: table.rows.isEmpty ? nil : table,
      remarks: [
        "A finger's jitter sends \(percent) % of the releases up to 1000 pt/s to another detent"
          + (isOfOne ? ", where the detent decided last is the nearest." : ".")
      ])
  }

  private func rest(of count: Int) -> [String] {
    count > limit ? ["and \(count - limit) more; --limit shows them"] : []
  }

  // MARK: Numbers

  func digits(_ number: Double) -> String { ShortNumber.text(number) }
  private func tenths(_ number: Double) -> String { ShortNumber.text(number, decimals: 1) }

  /// Returns the velocity at which a target changes: `> 600` if the number itself still belongs to the target before.
  private func threshold(_ boundary: SnapBoundary) -> String {
    (ShortNumber.liesBeyond(boundary.position, rising: true) ? "> " : "")
      + ShortNumber.edge(boundary.position, rising: true)
  }

  private func milliseconds(_ time: Double?) -> String {
    time.map { DecimalText.fixed($0 * 1000, decimals: 0) } ?? "never"
  }

  private func arrival(_ duration: Double?) -> String { duration == nil ? "arrival" : milliseconds(duration) }

  private func milliseconds(_ times: ClosedRange<Double>?) -> String {
    guard let times else { return "never" }
    let (low, high) = (milliseconds(times.lowerBound), milliseconds(times.upperBound))
    return low == high ? low : "\(low) to \(high)"
  }

  /// Returns a number rounded to a millionth: finer digits are bisection error.
  private static func text(_ number: Double) -> DataTable.Cell { .short((number * 1e6).rounded() / 1e6 + 0) }

  private static func columns(_ titles: String...) -> [DataTable.Column] { columns(titles) }

  private static func columns(_ titles: [String]) -> [DataTable.Column] {
    titles.map { DataTable.Column(key: $0, title: $0) }
  }
}

extension SnapCliff {
  /// A velocity just past the cliff, in tenths of a point per second; for a slope, the velocity itself.
  var example: Double {
    if cause == .slope { return velocity }
    // A boundary on a tenth may still belong to the target before it, so the next tenth is taken.
    let tenths = velocity * 10
    return (tenths == tenths.rounded() ? tenths : tenths.rounded(.down) + 1) / 10 + 0
  }
}

extension SnapCliff.Cause {
  /// The cause in words.
  var words: String {
    switch self {
    case .target: "another detent"
    case .motion: "another motion"
    case .band: "a swing leaves the settled band"
    case .slope: "steep, no jump"
    }
  }

  /// The cause as programs read it.
  var name: String {
    switch self {
    case .target: "target"
    case .motion: "motion"
    case .band: "settled_band"
    case .slope: "slope"
    }
  }
}
