import CardModel
import CardSimulation
import CardText

/// Writes frames as rows of text.
///
/// It appends to a buffer that the caller empties. It knows no files, and of all rows it stores only the last one,
/// since most cells have the same text as those above them.
public struct TimelineWriter: Sendable {
  /// The format of rows.
  public enum Format: String, Hashable, Sendable, CaseIterable {
    /// Comma-separated values: one header row, then a row for each frame. Only a cell of events needs quotation marks,
    /// and only if an event in it has a comma.
    case csv

    /// JSON Lines: an object for each frame; an empty cell is null, and no events are empty text.
    case jsonl
  }

  /// A first column that tells a run's rows apart from those of other runs, and its text in each of them.
  public struct Label: Hashable, Sendable {
    /// The column's name, such as `scenario` or `preset`.
    public var name: String

    /// The text in each row.
    public var text: String

    /// Creates a label.
    public init(_ name: String, _ text: String) { (self.name, self.text) = (name, text) }
  }

  /// The names of labels, which no column of a timeline has.
  public static let labelNames = ["scenario", "preset", "gesture"]

  private let columns: [TimelineColumn]
  private let format: Format
  private let labels: [Label]
  private let cells: CellText

  /// The columns up to the first channel.
  private var row: LastRow

  /// The channels, each with the columns that follow it up to the next one.
  private var rest: [Stretch] = []

  /// A channel's column, and the fixed ones after it.
  private struct Stretch: Sendable {
    /// The text before the channel's cell: a comma, the key of JSON.
    let key: String

    /// The channel's index among those of the scenario; nil: the scenario has none of that name.
    let channel: Int?

    /// The columns after it.
    var row: LastRow
  }

  /// True if a column shows a part of the scene; if none does, no scene is computed.
  private let needsScene: Bool

  /// True if all columns are read from the frame alone.
  private let isPlain: Bool

  /// Creates a writer of columns that every timeline can have.
  ///
  /// - Parameters:
  ///   - columns: The columns to write, in order.
  ///   - names: The scenario's names.
  ///   - format: The format of rows.
  ///   - precision: The precision of numbers.
  ///   - labels: The first columns, with the same text in each row.
  public init(
    columns: [Column] = Column.defaults, names: Names, format: Format = .csv, precision: Precision = .places(4),
    labels: [Label] = []
  ) {
    self.init(
      columns: columns.map { .fixed($0) }, channels: [], names: names, format: format, precision: precision,
      labels: labels)
  }

  /// Creates a writer of any columns.
  ///
  /// - Parameters:
  ///   - columns: The columns to write, in order; the cells of a channel that the scenario lacks are empty.
  ///   - channels: The names of the scenario's channels, in its order.
  ///   - names: The scenario's names.
  ///   - format: The format of rows.
  ///   - precision: The precision of numbers.
  ///   - labels: The first columns, with the same text in each row.
  public init(
    columns: [TimelineColumn], channels: [String], names: Names, format: Format = .csv,
    precision: Precision = .places(4), labels: [Label] = []
  ) {
    self.columns = columns
    self.format = format
    self.labels = labels
    needsScene = columns.contains { $0.isOfScene }
    cells = CellText(names: names, format: format, precision: precision)
    var start = ByteBuffer(capacity: 64)
    if format == .jsonl { start.append(byte: UInt8(ascii: "{")) }
    for (index, label) in labels.enumerated() {
      switch format {
      case .csv: start.append(cell: label.text)
      case .jsonl:
        start.append(jsonString: label.name)
        start.append(byte: UInt8(ascii: ":"))
        start.append(jsonString: label.text)
      }
      if index < labels.count - 1 || !columns.isEmpty { start.append(byte: UInt8(ascii: ",")) }
    }
    let end = format == .jsonl ? "}\n" : "\n"
    // The fixed columns before the first channel, between two, and after the last.
    var stretches: [[Column]] = [[]]
    var keys: [(text: String, channel: Int?)] = []
    for (index, column) in columns.enumerated() {
      switch column {
      case .fixed(let column): stretches[stretches.count - 1].append(column)
      case .channel(let name):
        let key = (index > 0 ? "," : "") + (format == .jsonl ? "\"\(name)\":" : "")
        keys.append((key, channels.firstIndex(of: name)))
        stretches.append([])
      }
    }
    isPlain = !needsScene && keys.isEmpty
    row = LastRow(stretches[0], format: format, start: start.text, end: keys.isEmpty ? end : "")
    for (index, key) in keys.enumerated() {
      let following = stretches[index + 1]
      rest.append(
        Stretch(
          key: key.text, channel: key.channel,
          row: LastRow(
            following, format: format, start: following.isEmpty ? "" : ",", end: index == keys.count - 1 ? end : "")))
    }
  }

  /// Appends the header: the columns' names for CSV, nothing for JSON Lines.
  public func appendHeader(to buffer: inout ByteBuffer) {
    guard format == .csv else { return }
    for (index, name) in (labels.map { $0.name } + columns.map { $0.name }).enumerated() {
      if index > 0 { buffer.append(byte: UInt8(ascii: ",")) }
      buffer.append(text: name)
    }
    buffer.append(byte: UInt8(ascii: "\n"))
  }

  /// Appends the row of a simulation's present frame. The simulation doesn't change: it is passed in place so that it
  /// isn't copied, as Swift copies a large value that is only lent.
  public mutating func append(_ simulation: inout Simulation, to buffer: inout ByteBuffer) {
    guard !isPlain else {
      simulation.withFrame { row.append($0, nil, events: $1, as: cells, to: &buffer) }
      return
    }
    var scene = Scene()
    if needsScene { simulation.readScene(into: &scene) }
    let channels = rest.isEmpty ? [] : simulation.channels
    simulation.withFrame { append($0, &scene, events: $1, channels, to: &buffer) }
  }

  /// Appends the row of a frame.
  ///
  /// - Parameters:
  ///   - scene: The frame's scene; evaluated only if a column shows a part of it.
  ///   - channels: The numbers of the scenario's channels in the frame; evaluated only if a column shows one.
  public mutating func append(
    _ frame: borrowing Frame, events: EventLog, scene: @autoclosure () -> Scene,
    channels: @autoclosure () -> [Double?] = [], to buffer: inout ByteBuffer
  ) {
    guard !isPlain else {
      withUnsafePointer(to: frame) { row.append($0, nil, events: events, as: cells, to: &buffer) }
      return
    }
    var scene = needsScene ? scene() : Scene()
    let channels = rest.isEmpty ? [] : channels()
    withUnsafePointer(to: frame) { append($0, &scene, events: events, channels, to: &buffer) }
  }

  private mutating func append(
    _ frame: UnsafePointer<Frame>, _ scene: UnsafePointer<Scene>, events: EventLog, _ channels: [Double?],
    to buffer: inout ByteBuffer
  ) {
    let scene = needsScene ? scene : nil
    row.append(frame, scene, events: events, as: cells, to: &buffer)
    for index in rest.indices {
      buffer.append(text: rest[index].key)
      let number = rest[index].channel.flatMap { $0 < channels.count ? channels[$0] : nil }
      cells.append(number.map { .number($0) } ?? .empty, events: events, to: &buffer)
      rest[index].row.append(frame, scene, events: events, as: cells, to: &buffer)
    }
  }

  /// Appends events in the form of a cell.
  package static func append(_ events: EventLog, names: Names, to buffer: inout ByteBuffer) {
    var isFirst = true
    for entry in events.entries {
      if !isFirst { buffer.append(byte: UInt8(ascii: ";")) }
      isFirst = false
      entry.event.append(to: &buffer, names: names)
    }
  }
}
