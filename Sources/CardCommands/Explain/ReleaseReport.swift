import CardCommandLine
import CardDialects
import CardMath
import CardModel
import CardMotion
import CardSimulation
import CardText
import CardTimeline

/// An explained release, in the formats for people and programs.
struct ReleaseReport {
  var explanation: ReleaseExplanation
  var y: Double
  var velocity: Double
  var card: Card
  var committed: Int
  var names: Names

  /// The instant of the release in a scenario; nil: there is none.
  var time: Instant?

  /// The name of the scenario, if there are several.
  var scenario: String?

  private func name(_ detent: Int) -> String { names[card.detents[detent].name] }

  /// The release as a row, with a key and a cell for each column.
  private var members: [(key: String, cell: DataTable.Cell)] {
    func number(_ number: Double?) -> DataTable.Cell { number.map { .exact($0) } ?? .empty }
    func text(_ text: String?) -> DataTable.Cell { text.map { .text($0) } ?? .empty }
    let decision = explanation.decision
    var members: [(key: String, cell: DataTable.Cell)] = [
      ("target", text(name(decision.target))), ("target_y_pt", number(explanation.flight.targetY)),
      ("projected_y_pt", number(decision.projectedY)), ("duration_s", number(explanation.duration)),
      ("rule", text(decision.rule.name)), ("response_s", number(explanation.flight.spring?.response)),
      ("damping_ratio", number(explanation.flight.spring?.dampingRatio)),
      ("initial_velocity", number(explanation.relativeVelocity)),
      ("flip_velocity_pt_s", number(explanation.velocityFlip?.change)),
      ("flip_distance_pt", number(explanation.distanceFlip?.change)),
      ("flip_velocity_target", text(explanation.velocityFlip.map { name($0.target) })),
      ("flip_distance_target", text(explanation.distanceFlip.map { name($0.target) })),
      ("initial_velocity_pt_s", number(explanation.flight.initialVelocity.map { $0 + 0 })),
      ("threshold_pt_s", number(decision.threshold)),
      ("window_from_pt", number(decision.window?.upperEdge)), ("window_to_pt", number(decision.window?.lowerEdge)),
      ("y_pt", number(y)), ("velocity_pt_s", number(velocity)), ("from", text(name(committed))),
      ("time_us", time.map { .integer(Int($0.microseconds)) } ?? .empty),
    ]
    let momentum = explanation.momentum
    members += [
      ("content_velocity_pt_s", number(momentum?.velocity)), ("content_rest_offset_pt", number(momentum?.restOffset)),
      ("settle_ms", number(explanation.settleTime.map { $0 * 1000 })),
    ]
    if let scenario { members.insert(("scenario", .text(scenario)), at: 0) }
    return members
  }

  /// Returns releases as a table, a row each.
  static func table(of reports: [ReleaseReport]) -> DataTable {
    let rows = reports.map(\.members)
    return DataTable(
      columns: (rows.first ?? []).map { DataTable.Column(key: $0.key, title: $0.key) },
      rows: rows.map { $0.map(\.cell) })
  }

  /// Returns the release as a table, with the reason in a sentence.
  ///
  /// - Parameter width: The width that it has to fit, characters; nil: as wide as it is.
  func text(width: Int? = nil) -> String {
    let decision = explanation.decision
    var rows: [[String]] = []
    if let scenario { rows.append(["scenario", scenario]) }
    if let time { rows.append(["released at", digits(Double(time.microseconds) / 1000) + " ms"]) }
    rows.append(["from", "y \(digits(y)) pt at \(digits(velocity)) pt/s, last decided \(name(committed))"])
    if let projected = decision.projectedY { rows.append(["projected", "y \(digits(projected)) pt"]) }
    if let threshold = decision.threshold { rows.append(["threshold", "\(digits(threshold)) pt/s"]) }
    if let window = decision.window {
      rows.append(["window", "y \(digits(window.upperEdge)) to \(digits(window.lowerEdge)) pt"])
    }
    rows.append(["goes to", "\(name(decision.target)), y \(digits(explanation.flight.targetY)) pt"])
    rows.append(["because", (explanation.isAttempt ? SnapRule.attemptWords : "") + decision.reason(at: velocity)])
    rows.append(["motion", motion])
    rows.append(["settles", settling])
    if let momentum = explanation.momentum {
      rows.append([
        "content",
        "goes on from the top detent at \(digits(momentum.velocity)) pt/s, and rests at offset "
          + "\(digits(momentum.restOffset)) pt",
      ])
    }
    rows.append([
      "other velocity",
      flip(
        explanation.velocityFlip, unit: "pt/s", range: ReleaseExplanation.velocityRange,
        any: (velocity < 0 ? "slower" : "faster downward", velocity > 0 ? "slower" : "faster upward")),
    ])
    rows.append([
      "other place",
      flip(
        explanation.distanceFlip, unit: "pt", range: ReleaseExplanation.distanceRange,
        any: ("lower", "higher"), where: beyondDetents),
    ])
    return FittedTable(table: TextTable(rows: rows), hasTitles: false).text(width: width)
  }

  private var motion: String {
    let flight = explanation.flight
    var text: String
    switch flight.timing {
    case .spring(let spring):
      text = "a spring of response \(digits(spring.response)) s, damping ratio \(digits(spring.dampingRatio))"
      if flight.isStiffened { text += " (stiffened)" }
    case .curve(let curve):
      let name =
        NamedCurve.allCases.first { $0.curve == curve }?.name ?? Easing.allCases.first { $0.curve == curve }?.name
      text = "the curve \(name ?? CurveText.text(of: curve))"
      if let duration = flight.duration { text += " in \(digits(duration)) s" }
    }
    return text + (flight.initialVelocity.map { ", starting at \(digits($0 + 0)) pt/s" } ?? ", starting vertically")
  }

  /// The two times that count as an end: the metric's, and the one at which the card stops.
  private var settling: String {
    if let momentum = explanation.momentum { return "at the top detent after \(digits(momentum.time)) s" }
    let near = explanation.settleTime.map {
      "within \(digits(Outcome.settledDistance)) pt and \(digits(Outcome.settledVelocity)) pt/s after \(digits($0)) s, "
    }
    return (near ?? "") + "at rest after \(digits(explanation.duration)) s"
  }

  /// The place of the changed position, if no detent lies beyond it; empty if one does.
  private var beyondDetents: String {
    switch explanation.distanceFlipPlace {
    case .amongDetents: ""
    case .belowLowest: ", below the lowest detent,"
    case .aboveHighest: ", above the highest detent,"
    }
  }

  /// Returns where the decision flips, with the change that leads there in parentheses.
  private func flip(
    _ flip: ReleaseExplanation.Flip?, unit: String, range: Double,
    any more: (down: String, up: String), where place: String = ""
  ) -> String {
    guard let flip else { return "none within \(digits(range)) \(unit) goes elsewhere" }
    let sign = flip.change > 0 ? "+" : ""
    if flip.change.magnitude < 0.00005 {
      return "on the edge: any \(flip.change > 0 ? more.down : more.up) goes to \(name(flip.target))"
    }
    let edge = flip.edge + 0
    let isRising = flip.change > 0
    let word = ShortNumber.liesBeyond(edge, rising: isRising) ? "beyond" : "at"
    // Each of the two numbers leads there, as it is shown.
    let (number, change) = (ShortNumber.edge(edge, rising: isRising), ShortNumber.edge(flip.change, rising: isRising))
    return "\(word) \(number) \(unit) (\(sign)\(change))\(place) it goes to \(name(flip.target))"
  }

  private func digits(_ number: Double) -> String { ShortNumber.text(number) }
}
