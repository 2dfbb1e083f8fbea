import CardText

/// Reads a recording from two columns of numbers in a table; other columns may stand between them. A table may also be
/// an array of JSON objects, or an object in each line.
///
/// A column `touch_y_pt` or `phase`, as in a timeline of `cardsim run`, shows the samples during which a finger holds
/// the card: those with a number, and those that drag. Samples that equal the ones before are kept: a screen recording
/// has them while nothing moves. Times of a clock, such as `14:03:01.250`, or with a date, count from the first one,
/// also past midnight.
public struct RecordingReader: Sendable {
  /// The fewest samples that a fit needs.
  public static let sampleMin = 5

  /// The most samples that are read.
  public static let sampleLimit = 1_000_000

  /// The recording.
  public let recording: Recording

  /// The range of each sample's position in the text.
  public let places: [Range<Int>]

  /// The text.
  public let source: SourceText

  /// The name of the column of positions.
  public let positionColumn: String

  /// The range of that name in the text.
  private let headerPlace: Range<Int>

  /// The name of the column that tells when a finger holds the card, and the range of that name in the text; nil: none
  /// does.
  public let fingerColumn: (name: String, place: Range<Int>)?

  /// Reads the recording.
  ///
  /// - Throws: `DiagnosticsError` if a column is missing, a cell isn't a number, time decreases, or there is no sample.
  public init(_ source: SourceText, columns: RecordingColumns = RecordingColumns()) throws(DiagnosticsError) {
    // Places are those in the text without a mark.
    let source = source.withoutMark.withLineFeeds
    let file = try RecordingRows(source)
    let (table, chosen) = try Self.table(file, columns)
    let touch = table.index(of: "touch_y_pt").flatMap { $0 == chosen.position ? nil : $0 }
    let phase = table.index(of: "phase")
    let diagnostics = Diagnostics(source)
    let positions = table.columns[chosen.position]
    if columns.scale == nil, RecordingColumns.plain(positions).split(separator: "_").contains("px") {
      diagnostics.error(
        "the positions in \(SafeText.quoted(positions)) are pixels",
        at: table.place(of: table.columnRanges[chosen.position]),
        help: "say --scale 1/3 for a 3× screen, or --scale 1 if a pixel is a point")
      try diagnostics.throwErrors()
    }
    let scale = columns.scale ?? 1
    let rows = try RecordingSamples(of: table, chosen, touch: touch, phase: phase, scale: scale, diagnostics)
    let samples = rows.samples
    if samples.isEmpty {
      let end = source.bytes.count
      diagnostics.error("the recording has no samples", at: end..<end, help: "a row for each, below the header")
    } else if samples.count > 1, samples[0].microseconds == samples[samples.count - 1].microseconds {
      diagnostics.error("all samples have the same time", at: rows.places[0], help: chosen.unit.coarserHelp)
    }
    RecordingColumns.check(
      chosen.unit, ofTimesIn: chosen.time, of: table, samples.map { Double($0.microseconds) },
      isGiven: columns.timeUnit != nil, diagnostics)
    try diagnostics.throwErrors()
    var recording = Recording(samples: samples)
    recording.scale = scale
    self.recording = recording
    (places, self.source, positionColumn) = (rows.places, source, positions)
    headerPlace = table.place(of: table.columnRanges[chosen.position])
    fingerColumn = (touch ?? phase).map { (table.columns[$0], table.place(of: table.columnRanges[$0])) }
  }

  /// Throws unless a fit has something to go on: at least ``sampleMin`` samples, and one that lies elsewhere.
  public func requireMotion() throws(DiagnosticsError) {
    let (samples, diagnostics) = (recording.samples, Diagnostics(source))
    if samples.count < Self.sampleMin {
      diagnostics.error(
        "the recording has \(samples.count) sample\(samples.count == 1 ? "" : "s"), and a fit needs \(Self.sampleMin)",
        at: places[places.count - 1])
    } else if samples.allSatisfy({ $0.position == samples[0].position }) {
      diagnostics.error(
        "nothing moves: \(SafeText.quoted(positionColumn)) is \(DecimalText.shortest(samples[0].position)) in all "
          + "\(samples.count) samples", at: headerPlace, help: "another column may, see --position-column")
    }
    try diagnostics.throwErrors()
  }

  /// Returns the file's table, and the columns that are read.
  private static func table(
    _ file: RecordingRows, _ columns: RecordingColumns
  ) throws(DiagnosticsError) -> (TimelineTable, RecordingColumns.Places) {
    do throws(DiagnosticsError) {
      let table = try TimelineTable(file.table, of: .recording, from: file.origin)
      return (table, try columns.places(in: table))
    } catch {
      throw (file.origin.isReworded ? nil : HeaderLine.error(file.table)) ?? error
    }
  }
}
