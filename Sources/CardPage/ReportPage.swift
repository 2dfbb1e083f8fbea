import CardCharts
import CardSimulation
import CardText
import CardTimeline

/// A report: one document that shows timelines, one by one or beside each other, and needs nothing but itself.
///
/// It is written to be read: on paper and without scripts it has verdicts, plots and tables. With scripts it plays.
///
/// ```swift
/// var report = ReportPage(title: "A softer spring")
/// let preset = Preset.named(document.preset)
/// report.entries.append(try ReportEntry(scenario, document: document, name: "flick-up", preset: preset))
/// var buffer = ByteBuffer()
/// report.write(to: &buffer)
/// ```
public struct ReportPage: Sendable {
  /// The title.
  public var title: String

  /// The command that made the report, and the version of the tool that ran it; empty: nothing is said of it.
  public var command = "", version = ""

  /// The timelines.
  public var entries: [ReportEntry] = []

  /// Creates a report without timelines.
  public init(title: String) { self.title = title }

  /// Writes the page, in UTF-8.
  public func write(to buffer: inout ByteBuffer) {
    let writer = PageWriter(
      title: title, styles: ["page.css", "controls.css", "phone.css", "report.css"],
      scripts: [
        "ink.js", "lanes.js", "paper.js", "phone.js", "player.js", "rows.js", "keys.js", "compare.js", "elements.js",
        "desk.js", "report.js",
      ], data: data, bytes: entries.flatMap { $0.timeline.cells.bytes })
    writer.write(to: &buffer) { body in
      header(&body)
      body.element("main", ["id": "main"]) { main in
        // The player's place; its parts are made by the script, so that without one nothing is there that does nothing.
        main.element("div", ["id": "player", "hidden": ""])
        for (index, entry) in entries.enumerated() {
          let limit = entries.count == 1 ? ReportEntry.plotLimit.alone : ReportEntry.plotLimit.among
          entry.write(index, beside: beside(index).map { entries[$0] }, plotLimit: limit, to: &main)
        }
        glossary(&main)
      }
      footer(&body)
    }
  }

  private func header(_ body: inout HTMLWriter) {
    body.element("header") { header in
      header.element("h1") { $0.element("bdi", [:], title) }
      header.element("p", ["class": "verdict"], summary)
      guard entries.count > 1 else { return }
      header.element("nav", ["aria-label": "Timelines"]) { nav in
        for (index, entry) in entries.enumerated() {
          let verdict = entry.checks.isEmpty ? "" : entry.isPassed ? "ok" : "bad"
          nav.element("a", ["href": "#s\(index)", "class": verdict]) { link in
            link.text(entry.checks.isEmpty ? "" : entry.isPassed ? "✓ " : "✗ ")
            link.element("bdi", [:], entry.name)
          }
        }
      }
    }
  }

  /// The verdicts of all, in a line.
  var summary: String {
    let checked = entries.filter { !$0.checks.isEmpty }
    let count = entries.count == 1 ? "One timeline" : "\(entries.count) timelines"
    if checked.isEmpty { return count + "; nothing is expected of \(entries.count == 1 ? "it" : "them")." }
    let failed = checked.count { !$0.isPassed }
    if failed == 0, checked.count < entries.count {
      return "✓ \(count); something is expected of \(checked.count == 1 ? "one" : "\(checked.count)"), and it holds."
    }
    if failed == 0 { return "✓ \(count); all that was expected holds." }
    return "✗ \(count); \(failed == 1 ? "one doesn't" : "\(failed) don't") do what was expected."
  }

  private func footer(_ body: inout HTMLWriter) {
    body.element("footer") { footer in
      if !command.isEmpty {
        footer.element("p") { line in
          line.text("Made by ")
          line.element("code", [:], command)
        }
      }
      footer.element("p", [:], (version.isEmpty ? "" : version + ". ") + "y grows downward from the top of the screen.")
    }
  }

  /// The meanings of metrics and columns, once for all timelines.
  private func glossary(_ main: inout HTMLWriter) {
    var columns: [String] = []
    for name in entries.flatMap(\.timeline.cells.columns).map(\.name) where !columns.contains(name) {
      columns.append(name)
    }
    var known = Column.allCases.filter { columns.contains($0.name) }.map { ($0.name, $0.meaning) }
    if entries.contains(where: \.timeline.hasStepVelocities) {
      known.append((ReportLog.velocityColumn, ReportLog.velocityMeaning))
    }
    let measured = Set(entries.flatMap(\.metrics).map { $0.cells[0] })
    let metrics = Metric.ofTimelines.filter { measured.contains($0.name) }.map { ($0.name, $0.meaning) }
    main.element("details", ["class": "glossary"]) { details in
      details.element("summary", [:], "The meaning of each metric and column")
      for (title, words) in [("Metrics", metrics), ("Columns", known)] where !words.isEmpty {
        details.element("h3", [:], title)
        details.element("dl") { list in
          for (name, meaning) in words {
            list.element("dt", [:], name)
            list.element("dd", [:], meaning)
          }
        }
      }
    }
  }

  /// Returns the index of the entry that another one is shown beside at first: the one that it is held against, and of
  /// two the second beside the first; nil: it is shown alone.
  private func beside(_ index: Int) -> Int? {
    entries[index].against ?? (index == 0 && entries.count == 2 ? 1 : nil)
  }

  /// The data of the player.
  private var data: String {
    var place = 0
    var list: [String] = []
    for (index, entry) in entries.enumerated() {
      list.append(entry.data(cellsAt: place, beside: beside(index)))
      place += entry.timeline.cells.bytes.count
    }
    return "{\"band\":\(DecimalText.shortest(Metric.overshoot.band)),\"entries\":[\(list.joined(separator: ",\n"))]}"
  }
}
