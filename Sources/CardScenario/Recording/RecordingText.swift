import CardText
import CardTimeline

/// A recording that a scenario names, or the command line: an app's log, its columns, and how far it may be from the
/// scenario.
///
/// ```json
/// "recording": "card.csv"
/// "recording": { "file": "log.csv", "time": "t", "time_unit": "s", "position": "y", "tolerance_ms": 2 }
/// ```
public struct RecordingText: Hashable, Sendable {
  /// The path of the log, in a scenario from its own folder.
  public var file: String

  /// The columns of the log that are its times and positions.
  public var columns = RecordingColumns()

  /// The timeline's column that was recorded.
  public var column = Column.cardY

  /// The rule by which the log's clock is laid over the scenario's.
  public var alignment = RecordingAlignment.solve

  /// The allowed differences.
  public var tolerance = RecordingComparison.Tolerance()

  /// The path's range in the source.
  public var range = 0..<0

  /// Creates a recording with the usual columns and tolerances.
  public init(file: String) { self.file = file }

  /// The columns by which it is read: one with the name of the timeline's column comes first.
  package var readColumns: RecordingColumns {
    var columns = columns
    columns.recorded = column.name
    return columns
  }

  /// The largest tolerances, points and milliseconds.
  public static let pointsLimit = 10_000.0, millisecondsLimit = 10_000.0

  /// The distances by which a recording of a column may differ, in its unit: of a part from 0 to 1 at most half of it,
  /// since within 1 lies whatever is recorded.
  package static func distances(of column: Column) -> ClosedRange<Double> {
    0...(RecordedQuantity(of: column).grain < 1 ? 0.5 : pointsLimit)
  }

  /// The unit of a column's numbers: `pt`, `pt/s`; empty: they have none.
  package static func unit(of column: Column) -> String {
    String(RecordedQuantity(of: column).unit.dropFirst())
  }

  /// The columns of a timeline that can be recorded.
  public static let recordable = Column.allCases.filter { $0.isNumeric && $0 != .frame && $0 != .time }

  /// A path, or an object with it.
  private static var one: JSONShape<RecordingText> {
    .either(
      JSONShape(expected: "a path", kinds: .string) { place in
        place.string.map { text in
          var recording = RecordingText(file: text)
          recording.range = place.range
          return recording
        }
      },
      .object { reader in
        let file = reader.required("file", as: .located(.string))
        var recording = RecordingText(file: file?.value ?? "")
        recording.range = file?.place.range ?? 0..<0
        recording.columns.time = reader.optional("time", as: .string)
        recording.columns.timeUnit = reader.optional("time_unit", as: .oneOf(RecordingColumns.TimeUnit.self))
        recording.columns.position = reader.optional("position", as: .string)
        recording.columns.scale = reader.optional("scale", as: scale)
        reader.read("column", into: &recording.column, as: .oneOf(recordable.map { (name: $0.name, value: $0) }))
        recording.tolerance = .standard(of: recording.column)
        reader.read("align", into: &recording.alignment, as: .oneOf(RecordingAlignment.self))
        reader.read("tolerance_pt", into: &recording.tolerance.points, as: .number(in: distances(of: recording.column)))
        reader.read("tolerance_ms", into: &recording.tolerance.milliseconds, as: .number(in: 0...millisecondsLimit))
        return file == nil ? nil : recording
      })
  }

  /// The largest scale.
  package static let scaleLimit = 1e6

  /// Returns the scale that a fraction of two numbers stands for, such as `1/3`; nil: it is none, or out of range.
  package static func scale(ofFraction text: String) -> Double? {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { DecimalText.number(String($0)) }
    // A whole of 0 or less gives no scale.
    guard parts.count == 2, numbers.count == 2, numbers[1] > 0, case let scale = numbers[0] / numbers[1] else {
      return nil
    }
    return scale > 0 && scale <= scaleLimit ? scale : nil
  }

  /// Points in one unit of the positions: a number, or a fraction of two as a text, such as "1/3".
  private static var scale: JSONShape<Double> {
    .either(
      .number(above: 0, upTo: scaleLimit),
      JSONShape(expected: "a fraction such as \"1/3\"", kinds: .string) { place in
        if let scale = scale(ofFraction: place.string ?? "") { return scale }
        place.mismatch(expected: "a number above 0, up to \(DecimalText.shortest(scaleLimit)), or a fraction")
        return nil
      })
  }

  /// One recording, or several.
  static var shape: JSONShape<[RecordingText]> { .either(one.map { [$0] }, .array(of: one, count: 1...100)) }
}

extension JSONSchema {
  /// A recording, or several.
  static let recording: JSONSchema = {
    let columns = RecordingText.recordable.map { (name: $0.name, meaning: $0.meaning) }
    let one = JSONSchema.either(
      .string,
      .object(
        [
          Property("file", .string, "The path of the log, from the scenario's folder."),
          Property("time", .string, "Its column of times; found by its name if left out."),
          Property(
            "time_unit", .words(RecordingColumns.TimeUnit.allCases.map { $0.rawValue }),
            "The unit of times; by the column's name if left out."),
          Property("position", .string, "Its column of positions; found by its name if left out."),
          Property(
            "scale",
            .either(.number(above: 0, upTo: RecordingText.scaleLimit), .string(matching: #"^[0-9.]+/[0-9.]+$"#)),
            "Points in one unit of the positions; \"1/3\" for the pixels of a 3× screen."),
          Property("column", .words(columns).standard(Column.cardY.name), "The timeline's column that was recorded."),
          Property(
            "align",
            .words(RecordingAlignment.allCases.map { ($0.rawValue, $0.meaning) })
              .standard(RecordingAlignment.solve.rawValue), "The rule by which its clock is laid over the scenario's."),
          Property(
            "tolerance_pt", .number(in: 0...RecordingText.pointsLimit),
            "The allowed difference in place, points; of a number from 0 to 1 in its own measure, at most 0.5."),
          Property(
            "tolerance_ms", .number(in: 0...RecordingText.millisecondsLimit),
            "The allowed difference in time, milliseconds."),
        ], required: ["file"]))
    return .either(one, .array(of: one, count: 1...100))
  }()
}
