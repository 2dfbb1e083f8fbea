import CardCommandLine
import CardMotion
import CardScenario
import CardText

/// The report of a gesture.
struct GestureReport {
  /// The gesture's name, if there are several.
  private let name: String?

  private let gesture: Gesture
  private let fingerCount: Int

  /// The times between the samples of the first finger until it lifts.
  private let gaps: Gesture.SampleGaps?

  /// The release velocity by every estimator; nil if the first finger's touch was cancelled.
  private let velocities: [(estimator: VelocityEstimator, velocity: Gesture.Velocity?)]

  /// Reports on a gesture.
  ///
  /// - Parameter name: Its name, if there are several.
  init(_ gesture: Gesture, name: String? = nil) {
    (self.name, self.gesture) = (name, gesture)
    fingerCount = Set(gesture.samples.map(\.pointer)).count
    gaps = gesture.sampleGaps
    velocities = VelocityEstimator.allCases.map { ($0, gesture.releaseVelocity(by: $0)) }
  }

  /// The report as text.
  var text: String {
    let (first, last) = (gesture.samples[0], gesture.samples[gesture.samples.count - 1])
    var rows = [
      ["samples", "\(gesture.samples.count), \(fingerCount) finger\(fingerCount == 1 ? "" : "s")"],
      ["duration", milliseconds(Double(gesture.durationMicroseconds))],
      ["first at", "x \(fixed(first.x)), y \(fixed(first.y)) pt"],
      ["last at", "x \(fixed(last.x)), y \(fixed(last.y)) pt"],
    ]
    if let gaps {
      let range = "\(milliseconds(Double(gaps.shortest))) to \(milliseconds(Double(gaps.longest)))"
      rows.append(["gaps", "median \(milliseconds(gaps.median)), from \(range)"])
    }
    let table = velocities.map { estimator, velocity in
      [estimator.name, velocity.map { fixed($0.x) } ?? "-", velocity.map { fixed($0.y) } ?? "-"]
    }
    let widths = (1...2).map { column in 1 + (table.map { $0[column].count }.max() ?? 0) }
    let velocityRows = table.map { row in
      ["  " + row[0], TextLayout.padLeft(row[1], to: widths[0]) + " " + TextLayout.padLeft(row[2], to: widths[1])]
    }
    if let name { rows.insert(["gesture", SafeText.escaped(name)], at: 0) }
    return TextTable(rows: rows).text + "release velocity, x and y in pt/s:\n" + TextTable(rows: velocityRows).text
  }

  /// The report as JSON.
  func write(to writer: inout JSONWriter) {
    let (first, last) = (gesture.samples[0], gesture.samples[gesture.samples.count - 1])
    writer.object { object in
      if let name { object.member("gesture", name) }
      object.member("samples", gesture.samples.count)
      object.member("fingers", fingerCount)
      object.member("duration_us", Int(gesture.durationMicroseconds))
      object.member("first_pt", [first.x, first.y])
      object.member("last_pt", [last.x, last.y])
      object.member("gap_us") { value in
        guard let gaps else { return value.value(nil as Double?) }
        value.object { object in
          object.member("median", gaps.median)
          object.member("min", Int(gaps.shortest))
          object.member("max", Int(gaps.longest))
        }
      }
      object.member("release_velocity_pt_s") { value in
        value.object { object in
          for (estimator, velocity) in velocities {
            object.member(estimator.name, velocity.map { [$0.x, $0.y] })
          }
        }
      }
    }
  }

  /// Returns reports as a table, a row each.
  static func table(of reports: [GestureReport]) -> DataTable {
    let rows = reports.map(\.members)
    return DataTable(
      columns: (rows.first ?? []).map { DataTable.Column(key: $0.0, title: $0.0) },
      rows: rows.map { row in row.map { $0.1 } })
  }

  /// The report as a row: a key and a cell for each column.
  private var members: [(String, DataTable.Cell)] {
    let (first, last) = (gesture.samples[0], gesture.samples[gesture.samples.count - 1])
    func number(_ number: Double?) -> DataTable.Cell { number.map { .exact($0) } ?? .empty }
    func whole(_ number: Int64?) -> DataTable.Cell { number.map { .integer(Int($0)) } ?? .empty }
    var members: [(String, DataTable.Cell)] = [
      ("samples", .integer(gesture.samples.count)), ("fingers", .integer(fingerCount)),
      ("duration_us", whole(gesture.durationMicroseconds)), ("first_x_pt", .exact(first.x)),
      ("first_y_pt", .exact(first.y)), ("last_x_pt", .exact(last.x)), ("last_y_pt", .exact(last.y)),
      ("gap_median_us", number(gaps?.median)), ("gap_min_us", whole(gaps?.shortest)),
      ("gap_max_us", whole(gaps?.longest)),
    ]
    for (estimator, velocity) in velocities {
      members.append((estimator.name + "_x_pt_s", number(velocity?.x)))
      members.append((estimator.name + "_y_pt_s", number(velocity?.y)))
    }
    if let name { members.insert(("gesture", .text(name)), at: 0) }
    return members
  }

  private func milliseconds(_ microseconds: Double) -> String {
    fixed(microseconds / 1000) + " ms"
  }

  private func fixed(_ number: Double) -> String { DecimalText.fixed(number, decimals: 2) }
}
