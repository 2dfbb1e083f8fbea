import CardCommandLine
import CardText
import CardTimeline

/// The differences between two timelines, in the formats for people and programs.
struct DifferenceReport {
  var difference: TimelineDifference

  /// The names of the two timelines.
  var names: (one: String, other: String)

  /// True to have the bits of the first frame's numbers, too.
  var isVerbose = false

  /// True if the columns of only one side are simply those that 'run' leaves out by default.
  var leavesOutColumns = false

  /// The differences that a person would feel, in words; empty if nothing differs.
  var words: String

  func render(_ format: TableFormat) -> String {
    switch format {
    case .text:
      var shown = difference
      if leavesOutColumns { (shown.columnsOnlyInOne, shown.columnsOnlyInOther) = ([], []) }
      return shown.text(names: names, felt: words, isVerbose: isVerbose)
    case .json: return json
    case .csv, .jsonl, .markdown: return columns.render(format)
    }
  }

  /// The columns that differ, a row each, with the cells of the frame in which the numbers differ most.
  private var columns: DataTable {
    let names = ["column", "frames", "compared_frames", "largest", "largest_frame", "a", "b"]
    return DataTable(
      columns: names.map { DataTable.Column(key: $0, title: $0) },
      rows: difference.columns.map { column in
        // A column of words has its first difference, if that is in the first frame that differs at all.
        let cell = column.largest ?? difference.firstCells.first { $0.column == column.column }
        return [
          .text(column.column), .integer(column.count), .integer(difference.frameCount),
          (cell?.difference).map { .exact($0.magnitude) } ?? .empty, cell.map { Self.cell($0.frame) } ?? .empty,
          cell.map { Self.cell($0.one) } ?? .empty, cell.map { Self.cell($0.other) } ?? .empty,
        ]
      })
  }

  /// Returns a number as a number, and nothing as nothing.
  private static func cell(_ text: String) -> DataTable.Cell {
    if text.isEmpty { return .empty }
    if let whole = Int(text), "\(whole)" == text { return .integer(whole) }
    return DecimalText.number(text).map { .exact($0) } ?? .text(text)
  }

  private var json: String {
    JSONWriter.document { document in
      document.object { object in
        object.member("a", names.one)
        object.member("b", names.other)
        object.member("same", difference.isSame)
        object.member("compared_frames", difference.frameCount)
        object.member("first_frame", number(difference.firstCells.first?.frame))
        object.member("last_agreeing_frame", number(difference.lastAgreeing))
        object.member("columns") { columns.write(to: &$0) }
        for (key, surplus) in [("only_in_a", difference.onlyInOne), ("only_in_b", difference.onlyInOther)] {
          object.member(key) { value in
            value.object { object in
              object.member("frames", surplus.count)
              object.member("first_frame", number(surplus.first))
              object.member("columns") { list in
                let names = key == "only_in_a" ? difference.columnsOnlyInOne : difference.columnsOnlyInOther
                list.array { list in for name in names { list.element { $0.value(name) } } }
              }
              object.member("events") { list in
                let events = key == "only_in_a" ? difference.eventsOnlyInOne : difference.eventsOnlyInOther
                list.objects(of: events) { object, event in
                  object.member("frame", number(event.frame))
                  object.member("event", event.event)
                }
              }
            }
          }
        }
        object.member("to_the_hand", words.isEmpty ? nil : words)
      }
    }
  }

  private func number(_ frame: String?) -> Double? { frame.flatMap { DecimalText.number($0) } }
}
