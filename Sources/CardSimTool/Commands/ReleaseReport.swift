import CardMath
import CardModel
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

  private func name(_ detent: Int) -> String { names[card.detents[detent].name] }

  /// The release as one JSON object.
  var json: String {
    JSONWriter.document { document in
      document.object { object in
        object.member("target", name(explanation.decision.target))
        object.member("target_y_pt", explanation.targetY)
        object.member("projected_y_pt", explanation.decision.projectedY)
        object.member("duration_s", explanation.duration)
        object.member("rule", explanation.decision.rule.name)
        object.member("response_s", explanation.spring?.response)
        object.member("damping_ratio", explanation.spring?.dampingRatio)
        object.member("initial_velocity", explanation.relativeVelocity)
        object.member("flip_velocity_pt_s", explanation.velocityFlip?.change)
        object.member("flip_distance_pt", explanation.distanceFlip?.change)
        object.member("flip_velocity_target", explanation.velocityFlip.map { name($0.target) })
        object.member("flip_distance_target", explanation.distanceFlip.map { name($0.target) })
        object.member("initial_velocity_pt_s", explanation.startVelocity + 0)
        object.member("threshold_pt_s", explanation.decision.threshold)
        object.member("window_from_pt", explanation.decision.window?.upperEdge)
        object.member("window_to_pt", explanation.decision.window?.lowerEdge)
        object.member("y_pt", y)
        object.member("velocity_pt_s", velocity)
        object.member("from", name(committed))
        object.member("time_us", time.map { Double($0.microseconds) })
      }
    }
  }

  /// The release as a table, with the reason in a sentence.
  var text: String {
    let decision = explanation.decision
    var rows: [[String]] = []
    if let time { rows.append(["released at", digits(Double(time.microseconds) / 1000) + " ms"]) }
    rows.append(["from", "y \(digits(y)) pt at \(digits(velocity)) pt/s, last decided \(name(committed))"])
    if let projected = decision.projectedY { rows.append(["projected", "y \(digits(projected)) pt"]) }
    if let threshold = decision.threshold { rows.append(["threshold", "\(digits(threshold)) pt/s"]) }
    if let window = decision.window {
      rows.append(["window", "y \(digits(window.upperEdge)) to \(digits(window.lowerEdge)) pt"])
    }
    rows.append(["goes to", "\(name(decision.target)), y \(digits(explanation.targetY)) pt"])
    rows.append(["because", decision.rule.reason])
    rows.append(["motion", motion])
    rows.append([
      "other velocity", flip(explanation.velocityFlip, unit: "pt/s", range: ReleaseExplanation.velocityRange),
    ])
    rows.append(["other place", flip(explanation.distanceFlip, unit: "pt", range: ReleaseExplanation.distanceRange)])
    return TextTable(rows: rows).text
  }

  private var motion: String {
    var text = "\(digits(explanation.duration)) s, "
    if let spring = explanation.spring {
      text += "a spring of response \(digits(spring.response)) s, damping ratio \(digits(spring.dampingRatio))"
      if explanation.isStiffened { text += " (stiffened)" }
    } else {
      text += "a curve"
    }
    return text + ", starting at \(digits(explanation.startVelocity + 0)) pt/s"
  }

  private func flip(_ flip: ReleaseExplanation.Flip?, unit: String, range: Double) -> String {
    guard let flip else { return "none within \(digits(range)) \(unit) goes elsewhere" }
    let sign = flip.change > 0 ? "+" : ""
    if flip.change.magnitude < 0.00005 {
      return "on the edge: the least \(flip.change > 0 ? "more" : "less") goes to \(name(flip.target))"
    }
    return "\(sign)\(digits(flip.change)) \(unit) goes to \(name(flip.target))"
  }

  private func digits(_ number: Double) -> String { ShortNumber.text(number) }
}
