import CardCommandLine
import CardCommands
import CardScenario
import CardSettings
import CardSimulation
import CardText
import CardTimeline
import CardTuning

/// The report of `cardsim map --diff`: the difference of two maps, for people and for programs.
struct MapDifferenceReport {
  var difference: SnapMapDifference

  /// The names of the two.
  var names: (one: String, other: String)

  /// The settings of the command line, which both have.
  var settings: [String] = []

  /// The most regions that text shows.
  var limit: Int

  /// Compares two maps, writes the difference, and fails if it exceeds `--fail-above`.
  static func run(_ arguments: Arguments, _ one: String, _ other: String) throws(Failure) {
    if arguments.has(CardOptions.preset.spec) {
      throw .usage("--diff names its presets itself", parameter: CardOptions.preset.spec)
    }
    let format = arguments[MapCommand.format]
    if format == .svg {
      throw .usage("A difference isn't drawn; draw each of the two maps", parameter: MapCommand.format.spec)
    }
    let names = try ScenarioNames.all(arguments[MapCommand.scenario])
    if names.count > 1 {
      throw .usage("--diff compares two maps of one scenario's card; name one", parameter: MapCommand.scenario.spec)
    }
    let first = try scenario(arguments, one, of: names.first)
    let second = try scenario(arguments, other, of: names.first)
    let map = try MapCommand.map(of: try MapCommand.system(arguments, of: first), arguments)
    let system = pairedSystem(of: second, with: map.system)
    let difference: SnapMapDifference
    do throws(SnapMapDifference.Mismatch) {
      difference = try SnapMapDifference(of: map, and: system)
    } catch {
      throw .badInput(
        "'\(one)' has \(error.one) detents that a finger reaches and '\(other)' has \(error.other): detents are paired "
          + "by their rank, so both need as many; maps of cards with the same detents can be compared.")
    }
    let report = MapDifferenceReport(
      difference: difference, names: (one, other),
      settings: MapCommand.settings(arguments), limit: arguments[MapCommand.limit])
    try Output.to(arguments[CommonOption.output]) { output throws(Failure) in
      switch format {
      case .text, .svg: output.write(report.page.text(width: Terminal.tableWidth(arguments)))
      case .markdown: output.write(report.page.markdown)
      case .csv: output.write(report.regions(atMost: .max).render(.csv))
      case .jsonl: output.write(report.regions(atMost: .max).render(.jsonl))
      case .json: output.write(report.json)
      }
    }
    if let most = arguments[MapCommand.failAbove], difference.share * 100 > most { throw .reported(exitCode: 1) }
  }

  /// Returns the system that a scenario begins with, its detent decided last of the same rank as another one's.
  private static func pairedSystem(of scenario: Scenario, with other: SnapSystem) -> SnapSystem {
    let card = scenario.stack.topCard
    var committed: Int?
    if let given = other.committed, other.card.stops.count == card.stops.count {
      committed = card.stops.index(max(0, other.card.stops.rank(of: given)))
    }
    return MapCommand.system(of: scenario, committed: committed)
  }

  /// Returns the scenario that one of the two names stands for: a preset, applied to the card of the other options, or
  /// a scenario.
  private static func scenario(_ arguments: Arguments, _ name: String, of given: String?) throws(Failure) -> Scenario {
    let isPreset = Preset.names.contains(name) || PresetFiles.isPath(name)
    if given != nil, !isPreset { throw noPreset(name) }
    let source: ScenarioSource
    switch try ScenarioOrPreset(named: name) {
    case .preset(let preset): return try CardOptions.scenario(arguments, named: given, under: preset)
    case .scenario(let scenario): source = scenario
    }
    if given != nil { throw noPreset(name) }
    return try source.prepared(arguments) { document throws(Failure) in
      try CardOptions.change(&document, arguments)
    }[0].scenario
  }

  private static func noPreset(_ name: String) -> Failure {
    .usage(
      "There is no preset '\(name)'"
        + (PresetSource.suggestion(for: name) ?? "; a scenario is compared under two presets"),
      parameter: MapCommand.diff.spec)
  }

  private func name(_ rank: Int, of system: SnapSystem) -> String { system.names[system.card.stops.index(rank)] }

  /// Returns a number rounded to a millionth: finer digits are bisection error.
  private func short(_ number: Double) -> DataTable.Cell { .short((number * 1e6).rounded() / 1e6 + 0) }

  /// Returns the regions as rows.
  private func regions(atMost limit: Int) -> DataTable {
    var table = DataTable(
      columns: [
        ("from", "from"), ("to", "to"), ("share_percent", "share_percent"), ("y_from_pt", "y from_pt"),
        ("y_to_pt", "to_pt"), ("velocity_from_pt_s", "velocity from, pt/s"), ("velocity_to_pt_s", "to, pt/s"),
      ].map { DataTable.Column(key: $0.0, title: $0.1) }, rows: [])
    for region in difference.regions.prefix(limit) {
      table.rows.append([
        .text(name(region.from, of: difference.one)), .text(name(region.to, of: difference.other)),
        .number(region.share * 100, places: 2), short(region.places.lowerBound), short(region.places.upperBound),
        .short(region.velocities.lowerBound + 0), .short(region.velocities.upperBound + 0),
      ])
    }
    return table
  }

  /// True if paired detents have the same names.
  private var areNamedAlike: Bool {
    difference.one.reachable.count == difference.other.reachable.count
      && zip(difference.one.reachable, difference.other.reachable).allSatisfy {
        difference.one.names[$0] == difference.other.names[$1]
      }
  }

  /// The report as text and tables.
  var page: Page {
    let share = ShortNumber.text(difference.share * 100, decimals: 2)
    let resting = ShortNumber.text(difference.restingShare * 100, decimals: 2)
    var lines = ["\(share) % of the releases go to another detent; of those at rest \(resting) %."]
    if !areNamedAlike {
      let pairs = zip(difference.one.reachable, difference.other.reachable).map {
        "\(difference.one.names[$0]) and \(difference.other.names[$1])"
      }
      lines.append("Paired by their rank: \(pairs.joined(separator: ", ")).")
    }
    let (places, velocities) = (difference.places, difference.velocities)
    lines.append(
      "Releases from \(digits(places.lowerBound)) to \(digits(places.upperBound)) pt, "
        + "\(digits(velocities.lowerBound)) to \(digits(velocities.upperBound)) pt/s.")
    let regions = regions(atMost: limit)
    let left = difference.regions.count - regions.rows.count
    var motion: [String] = []
    if let change = difference.settleChange, change.before != change.after {
      motion.append(
        "The largest change of the settle time: \(milliseconds(change.before)) → \(milliseconds(change.after)) ms, "
          + "released at \(digits(change.y)) pt with \(digits(change.velocity)) pt/s.")
    }
    if let change = difference.overshootChange, change.before != change.after {
      motion.append(
        "The largest change of the overshoot: \(tenths(change.before)) → \(tenths(change.after)) pt, "
          + "released at \(digits(change.y)) pt with \(digits(change.velocity)) pt/s.")
    }
    return Page(
      title: "\(names.one) against \(names.other)"
        + (settings.isEmpty ? "" : ", both with \(settings.joined(separator: ", "))"),
      sections: [
        Page.Section(
          title: "Another detent", lines: lines, table: regions.rows.isEmpty ? nil : regions,
          remarks: left > 0 ? ["and \(left) more; --limit shows them"] : []),
        Page.Section(
          title: "The same detent, another motion", lines: motion.isEmpty ? ["There is no such release."] : motion),
      ])
  }

  /// The report as JSON.
  var json: String {
    JSONWriter.document { document in
      document.object { object in
        object.member("a", names.one)
        object.member("b", names.other)
        object.member("share", difference.share)
        object.member("share_at_rest", difference.restingShare)
        object.member("regions") { list in
          list.objects(of: difference.regions) { object, region in
            object.member("from", name(region.from, of: difference.one))
            object.member("to", name(region.to, of: difference.other))
            object.member("share", region.share)
            object.member("y_pt", [region.places.lowerBound, region.places.upperBound])
            object.member("velocity_pt_s", [region.velocities.lowerBound + 0, region.velocities.upperBound + 0])
          }
        }
        for (key, change, scale) in [
          ("settle_ms", difference.settleChange, 1000.0), ("overshoot_pt", difference.overshootChange, 1),
        ] {
          object.member(key) { value in
            guard let change else { return value.value(nil as Double?) }
            value.object { object in
              object.member("y_pt", change.y)
              object.member("velocity_pt_s", change.velocity + 0)
              object.member("a", change.before * scale)
              object.member("b", change.after * scale)
            }
          }
        }
      }
    }
  }

  private func digits(_ number: Double) -> String { ShortNumber.text(number) }
  private func tenths(_ number: Double) -> String { ShortNumber.text(number, decimals: 1) }
  private func milliseconds(_ time: Double) -> String { DecimalText.fixed(time * 1000, decimals: 0) }
}
