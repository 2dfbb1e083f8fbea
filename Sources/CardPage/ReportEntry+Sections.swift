import CardText

extension ReportEntry {
  /// Writes what a report says of a timeline.
  ///
  /// - Parameters:
  ///   - other: The entry that it is shown beside; nil: it is shown alone.
  ///   - plotLimit: The most bytes of its plot.
  func write(_ index: Int, beside other: ReportEntry?, plotLimit: Int, to main: inout HTMLWriter) {
    main.element("article", ["id": "s\(index)", "class": "entry"]) { article in
      article.element("h2") { $0.element("bdi", [:], name) }
      if !about.isEmpty { article.element("p", [:], about) }
      if !origin.isEmpty { article.element("p", ["class": "soft"], origin) }
      if !sentence.isEmpty { article.element("p", ["class": "sentence"], sentence) }
      writeChecks(&article)
      writePlot(beside: other, limit: plotLimit, to: &article)
      article.element("div", ["class": "parts"]) { parts in
        writeEvents(&parts)
        writeTable("Metrics", "metrics", ["metric", "value"], metrics, to: &parts)
        writeTable("What differs from the preset", "settings", ["key", "here", "preset"], settings, to: &parts)
        writeCommands(&parts)
      }
    }
  }

  /// Writes the plot; beside another entry, the two over each other, with their difference in a sentence, and the own
  /// plot where there is room for both.
  private func writePlot(beside other: ReportEntry?, limit: Int, to article: inout HTMLWriter) {
    let own = plot.svg(limit: limit)
    guard let other else { return write(own, of: "Plot of \(name). \(sentence)", to: &article) { _ in } }
    let both = plot.svg(under: other.plot, limit: limit)
    let isHeld = held != nil || other.held != nil
    let difference = ReportComparison(timeline, other.timeline, isHeld: isHeld)?.sentence
    let words = "Plot of \(name), and of \(other.name) over it. \(difference ?? sentence)"
    write(both, of: words, to: &article) { figure in
      figure.element("figcaption") { caption in
        caption.text("A is ")
        caption.element("bdi", [:], name)
        caption.text(", B is ")
        caption.element("bdi", [:], other.name)
        caption.text(difference.map { ". " + $0 } ?? ".")
      }
    }
    if own.count + both.count <= limit { write(own, of: "Plot of \(name). \(sentence)", to: &article) { _ in } }
  }

  /// Writes a picture for paper and for readers without scripts.
  private func write(
    _ svg: [UInt8], of words: String, to article: inout HTMLWriter, caption: (inout HTMLWriter) -> Void
  ) {
    article.element("figure", ["class": "static"]) { figure in
      figure.picture(svg, of: words, width: Int(ReportEntry.plotWidth), height: ReportEntry.height(of: svg))
      caption(&figure)
    }
  }

  private func writeChecks(_ article: inout HTMLWriter) {
    if checks.isEmpty { return }
    article.element("ul", ["class": "checks"]) { list in
      for check in checks {
        list.element("li", ["class": check.isMet ? "ok" : "bad"], (check.isMet ? "✓ " : "✗ ") + check.words)
      }
    }
  }

  private static func instant(of event: ReportTimeline.Event) -> String {
    DecimalText.fixed(Double(event.microseconds) / 1000, decimals: 1) + " ms"
  }

  /// The number of events that the page shows without scripts. Content that tells of each frame's visible items has
  /// hundreds: a script lists the others, from the data.
  static let plainEvents = 150

  private func writeEvents(_ parts: inout HTMLWriter) {
    if timeline.events.isEmpty { return }
    parts.element("details", ["class": "events", "open": ""]) { details in
      let (listed, all) = (timeline.events.count, timeline.eventCount)
      details.element("summary", [:], listed < all ? "Events (the first \(listed) of \(all))" : "Events (\(all))")
      details.element("ol") { list in
        for event in timeline.events.prefix(ReportEntry.plainEvents) {
          list.element("li", ["data-at": "\(event.row) \(event.microseconds)"]) { item in
            item.element("small", [:], ReportEntry.instant(of: event))
            item.text(" ")
            item.element("code", [:], event.text)
          }
        }
      }
      let more = timeline.events.count - ReportEntry.plainEvents
      if more > 0 { details.element("p", ["class": "plain"], "\(more) more are listed where scripts run.") }
    }
  }

  /// Writes a table: names on the left, and a cell for each further head; a cell beyond those explains the name.
  private func writeTable(
    _ title: String, _ kind: String, _ heads: [String], _ rows: [Row], to parts: inout HTMLWriter
  ) {
    if rows.isEmpty { return }
    parts.element("details", ["class": kind, "open": ""]) { details in
      details.element("summary", [:], title)
      details.element("div", ["class": "scroll", "tabindex": "0", "role": "region", "aria-label": title]) { box in
        box.element("table") { table in
          table.element("thead") { head in
            head.element("tr") { row in
              for (index, head) in heads.enumerated() {
                row.element("th", ["scope": "col", "class": index == 0 ? "" : "n"], head)
              }
            }
          }
          table.element("tbody") { body in
            for row in rows { body.element("tr") { write(row, heads.count, to: &$0) } }
          }
        }
      }
    }
  }

  private func write(_ row: Row, _ count: Int, to line: inout HTMLWriter) {
    line.element("th", ["scope": "row"]) { name in
      name.text(row.cells[0])
      for meaning in row.cells.dropFirst(count) { name.element("small", [:], meaning) }
    }
    for cell in row.cells[..<count].dropFirst() { line.element("td", ["class": "n"], cell) }
  }

  private func writeCommands(_ parts: inout HTMLWriter) {
    if commands.isEmpty { return }
    parts.element("details", ["open": ""]) { details in
      details.element("summary", [:], "Make it again")
      for command in commands { details.element("pre", ["tabindex": "0"]) { $0.element("code", [:], command) } }
      if let digest {
        details.element("p") { line in
          line.text("Digest ")
          line.element("code", [:], digest)
          line.text(": the same on every machine.")
        }
      }
    }
  }

  /// Returns the height that an SVG document states, pixels.
  private static func height(of svg: [UInt8]) -> Int {
    let key = Array(" height=\"".utf8)
    guard let start = svg.indices.first(where: { svg[$0...].starts(with: key) }) else { return 480 }
    let digits = svg[(start + key.count)...].prefix { $0 &- 0x30 <= 9 }
    return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }

  /// The channels whose cells are numbers: a table may have words under any name.
  private var drawnChannels: [String] {
    channels.filter { name in timeline.cells.columns.contains { $0.name == name && $0.places != nil } }
  }

  /// Returns what the player needs, in JSON; `place` is that of the cells among the page's bytes, `other` the entry
  /// that is shown beside this one at first.
  func data(cellsAt place: Int, beside other: Int?) -> String {
    var json = ByteBuffer()
    func number(_ value: Double) -> String { DecimalText.shortest(value) }
    json.append(literal: "{\"name\":")
    json.append(jsonString: name)
    json.append(literal: ",\"sentence\":")
    json.append(jsonString: sentence)
    json.append(text: ",\"against\":\(other.map { "\($0)" } ?? "null"),")
    if let held { json.append(text: "\"held\":\(held),") }
    if timeline.hasStepVelocities { json.append(literal: "\"steps\":true,") }
    json.append(text: "\"rows\":\(timeline.cells.rowCount)")
    json.append(literal: ",\"channels\":[")
    for (index, channel) in drawnChannels.enumerated() {
      if index > 0 { json.append(literal: ",") }
      json.append(jsonString: channel)
    }
    json.append(literal: "]")
    json.append(text: ",\"phone\":" + JSONWriter.document { $0.object { phone.write(to: &$0) } })
    json.append(literal: ",\"detents\":[")
    for (index, guide) in timeline.guides.enumerated() {
      json.append(literal: index == 0 ? "{\"name\":" : ",{\"name\":")
      json.append(jsonString: guide.name)
      json.append(text: ",\"y\":\(number(guide.y))}")
    }
    json.append(literal: "],\"columns\":[")
    for (index, column) in timeline.cells.columns.enumerated() {
      json.append(literal: index == 0 ? "[" : ",[")
      json.append(jsonString: column.name)
      if let places = column.places {
        json.append(text: ",\(places)]")
        continue
      }
      json.append(literal: ",[")
      for (index, word) in column.words.enumerated() {
        if index > 0 { json.append(literal: ",") }
        json.append(jsonString: word)
      }
      json.append(literal: "]]")
    }
    json.append(text: "],\"cells\":\(place),\"events\":[")
    for (index, event) in timeline.events.dropFirst(ReportEntry.plainEvents).enumerated() {
      json.append(
        text: "\(index > 0 ? "," : "")[\(event.row),\(event.microseconds),\"\(ReportEntry.instant(of: event))\",")
      json.append(jsonString: event.text)
      json.append(literal: "]")
    }
    json.append(literal: "]}")
    return json.text
  }
}
