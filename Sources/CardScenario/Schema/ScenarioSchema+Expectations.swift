import CardSimulation
import CardText
import CardTimeline

extension JSONSchema {
  /// An expectation: a metric, or a column at an instant, and its limits.
  static let expectation: JSONSchema = {
    let textMetrics = [Metric.target.name]
    let textColumns = Column.allCases.filter { !$0.isNumeric }.map { $0.name }
    let textRule = JSONSchema.rule([
      ("is", .string), ("within", .nothing), ("min", .nothing), ("max", .nothing),
    ])
    let numberRule = JSONSchema.rule([("is", .either(.number, .constant("")))])
    let metrics = Metric.allCases.map { (name: $0.name, meaning: $0.meaning) }
    let columns = Column.allCases.map { (name: $0.name, meaning: $0.meaning) }
    return .object([
      Property("metric", .words(metrics), "A quantity of the whole timeline."),
      Property(
        "column", .either(.words(columns), .name),
        "A column, or a channel, of the timeline, in the first frame at or after the instant."),
      Property("at", .either(duration, .constant("end")), "The instant at which the column is read, or the end."),
      Property("is", .either(.number, .string), "The number or the word; \"\" for an empty cell."),
      Property("within", .number(atLeast: 0), "How far from that number another one may be."),
      Property("min", .number, "The least number."), Property("max", .number, "The greatest number."),
    ]).matching([
      .exactlyOne(of: [.having("metric"), .having("column")]), .either(.having("is"), .having("min"), .having("max")),
      .when(.having("metric"), .rule([("at", .nothing)])), .when(.having("column"), .having("at")),
      .when(.having("within"), .having("is")), .when(.having("is"), .rule([("min", .nothing), ("max", .nothing)])),
      .when(.having("metric", in: textMetrics), textRule), .when(.having("column", in: textColumns), textRule),
      .when(.having("metric", in: metrics.map { $0.name }.filter { !textMetrics.contains($0) }), numberRule),
      .when(.having("column", in: columns.map { $0.name }.filter { !textColumns.contains($0) }), numberRule),
    ])
  }()

  /// An object of columns, each with the difference that is allowed.
  static let tolerances: JSONSchema = {
    let limit = JSONSchema.number(atLeast: 0)
    let tolerance = JSONSchema.either(
      limit,
      .object([
        Property("abs", limit, "The difference, in the column's unit."),
        Property("rel", .number(in: Tolerance.fractions), "The difference, as a part of the larger number."),
      ]))
    return .object(
      [Property(Tolerances.everyColumn, tolerance, "All columns that have no tolerance of their own.")]
        + Column.allCases.filter { $0.isNumeric }.map { Property($0.name, tolerance, $0.meaning) }, others: tolerance)
  }()
}
