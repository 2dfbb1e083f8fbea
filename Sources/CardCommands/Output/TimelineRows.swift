import CardCommandLine
import CardScenario
import CardSimulation
import CardText
import CardTimeline

/// The rows of timelines, one after the other, in any format of a run.
struct TimelineRows: ~Copyable {
  /// The format; in text, every column has the width of its name, and at least that of a number.
  let format: RunFormat
  let columns: [TimelineColumn]
  let precision: Precision

  /// The picture that is shown in place of the rows; nil: the rows are written.
  var view: RunView?

  private var writer: TimelineWriter?
  private var trace: TraceWriter?
  private var line = ByteBuffer(capacity: 1_024)
  private var widths: [Int] = []
  private var isFirst = true

  init(columns: [TimelineColumn], format: RunFormat, precision: Precision) {
    (self.columns, self.format, self.precision) = (columns, format, precision)
  }

  /// Begins a timeline; the first one writes the header.
  ///
  /// - Parameter labels: The first columns, which tell the timelines apart: the same ones for all of them.
  mutating func begin(_ scenario: Scenario, labels: [TimelineWriter.Label], to output: Output) {
    if view != nil {
      let title = labels.map(\.text).joined(separator: " under ")
      view?.begin(title.isEmpty ? scenario.name : title, of: scenario)
      return
    }
    let names = scenario.names
    if format == .perfetto {
      trace?.appendEnd(to: &output.buffer)
      let name = labels.isEmpty ? scenario.name : labels.map(\.text).joined(separator: " under ")
      let trace = TraceWriter(
        columns: columns, channels: scenario.channelNames, names: names, title: "cardsim run " + name,
        firstTrack: self.trace?.nextTrack ?? 1)
      trace.appendTracks(to: &output.buffer)
      self.trace = trace
      return
    }
    let writer = TimelineWriter(
      columns: columns, channels: scenario.channelNames, names: names, format: format.isJSON ? .jsonl : .csv,
      precision: precision, labels: labels)
    let isFirstTimeline = self.writer == nil
    self.writer = writer
    guard isFirstTimeline else { return }
    switch format {
    case .csv: writer.appendHeader(to: &output.buffer)
    case .jsonl, .perfetto: break
    case .json: output.write("[")
    case .markdown:
      let titles = labels.map(\.name) + columns.map(\.name)
      output.write("| " + titles.joined(separator: " | ") + " |\n|" + titles.map { _ in " --- |" }.joined() + "\n")
    case .text:
      let titles = labels.map(\.name) + columns.map(\.name)
      widths = labels.map { -max($0.text.count, $0.name.count, 18) }
      widths += columns.map { !$0.isNumeric ? -max($0.name.count, 10) : max($0.name.count, 9) }
      appendText(titles, to: output)
    }
  }

  /// Writes the row of the current frame.
  mutating func append(_ simulation: inout Simulation, to output: Output) throws(Failure) {
    if view != nil {
      view?.add(&simulation)
      return
    }
    switch format {
    case .perfetto:
      trace?.append(&simulation, to: &output.buffer)
    case .csv, .jsonl:
      writer?.append(&simulation, to: &output.buffer)
    case .json:
      output.write(isFirst ? "\n  " : ",\n  ")
      line.removeAll()
      writer?.append(&simulation, to: &line)
      output.buffer.append(bytes: Array(line.bytes.dropLast()))
    case .markdown, .text:
      line.removeAll()
      writer?.append(&simulation, to: &line)
      let cells = TimelineRows.cells(of: line.bytes.dropLast())
      if format == .text {
        appendText(cells, to: output)
      } else {
        output.write("| " + cells.map(MarkdownText.literal).joined(separator: " | ") + " |\n")
      }
    }
    isFirst = false
    try output.endRow()
  }

  /// Writes the end of the table.
  mutating func end(_ output: Output) {
    if let view {
      view.write(to: output)
      return
    }
    trace?.appendEnd(to: &output.buffer)
    if format == .json { output.write(isFirst ? "]\n" : "\n]\n") }
  }

  private func appendText(_ cells: [String], to output: Output) {
    var text = ""
    for (cell, width) in zip(cells, widths) {
      let shown = cell.isEmpty ? "-" : cell
      let blanks = String(repeating: " ", count: max(0, Int(width.magnitude) - shown.count))
      text += (text.isEmpty ? "" : "  ") + (width < 0 ? shown + blanks : blanks + shown)
    }
    while text.last == " " { text.removeLast() }
    output.write(text + "\n")
  }

  /// Returns the cells of a row of CSV, without their quotation marks.
  static func cells(of row: some Sequence<UInt8>) -> [String] {
    var cells: [[UInt8]] = [[]]
    var isQuoted = false
    for byte in row {
      if byte == UInt8(ascii: "\"") {
        isQuoted.toggle()
      } else if byte == UInt8(ascii: ","), !isQuoted {
        cells.append([])
      } else {
        cells[cells.count - 1].append(byte)
      }
    }
    return cells.map { String(decoding: $0, as: UTF8.self) }
  }
}
