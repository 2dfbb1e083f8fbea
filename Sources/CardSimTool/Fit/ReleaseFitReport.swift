import CardCommandLine
import CardText
import CardTimeline
import CardTuning

/// The report of a fit of many releases, for people and for programs.
struct ReleaseFitReport {
  var fit: ReleaseFit
  var count: Int

  func render(_ format: TableFormat) -> String {
    switch format {
    case .text: text
    case .csv, .jsonl, .markdown:
      DataTable(
        columns: [
          "rule", "reached_pt", "window_pt", "speed_pt_s", "speed_pt_s_low", "speed_pt_s_high", "time_s", "time_s_low",
          "time_s_high", "misclassified", "releases", "misclassified_share", "skip_pt_s",
        ].map { DataTable.Column(key: $0, title: $0) }, rows: fit.candidates.map(row)
      ).render(format)
    case .json: json
    }
  }

  private func fixed(_ value: Double, _ quantity: ReleaseRule.Quantity?) -> String {
    DecimalText.fixed(value, decimals: quantity == .time ? 4 : 1)
  }

  private func unit(_ quantity: ReleaseRule.Quantity?) -> String {
    switch quantity {
    case .speed: " pt/s"
    case .time: " s"
    case nil: ""
    }
  }

  private func interval(_ candidate: ReleaseFit.Candidate) -> String {
    guard let low = candidate.low else { return "-" }
    let quantity = candidate.rule.quantity
    guard let high = candidate.high else { return "above \(fixed(low, quantity))\(unit(quantity))" }
    return "\(fixed(low, quantity)) to \(fixed(high, quantity))\(unit(quantity))"
  }

  private func meaning(_ rule: ReleaseRule) -> String {
    switch rule {
    case .nearest: "the nearest detent"
    case .swipe(let reached, let skip):
      "beyond this speed the next detent that isn't within \(DecimalText.shortest(reached)) pt"
        + (skip.map { ", from \(DecimalText.shortest($0)) pt/s on as far as it is projected" } ?? "")
    case .height: "from this speed on the next detent"
    case .step: "beyond this speed one step from the detent before"
    case .horizon: "the detent nearest to y + time · velocity"
    case .projection(let window):
      "y + time · velocity in a window of \(DecimalText.shortest(window)) pt, else the direction"
    }
  }

  private var text: String {
    let places = fit.detents.map { "\(SafeText.escaped($0.name)) at \(DecimalText.shortest($0.y))" }
    let table = TextTable(
      rows: [["rule", "wrong", "share", "number", "interval", "meaning"]]
        + fit.candidates.map { candidate in
          [
            candidate.rule.name, "\(candidate.wrongCount)",
            DecimalText.fixed(candidate.wrongShare * 100, decimals: 1) + " %",
            candidate.value.map { fixed($0, candidate.rule.quantity) } ?? "-", interval(candidate),
            meaning(candidate.rule),
          ]
        }, rightAligned: [1, 2, 3])
    return "\(count) releases to \(places.joined(separator: ", "))\n\n" + table.text + nextSteps
  }

  private var nextSteps: String {
    let best = fit.best
    guard let value = best.value, let quantity = best.rule.quantity else { return "" }
    let decimals = quantity == .time ? 1e4 : 10
    let number = DecimalText.shortest((value * decimals).rounded() / decimals)
    var lines: [String] = []
    if quantity == .time {
      lines.append(
        "UIScrollView's rate for this time: "
          + DecimalText.fixed(ReleaseFit.ratePerMillisecond(horizon: value), decimals: 5) + " per ms (as projected), "
          + DecimalText.fixed(ReleaseFit.decelerationPerMillisecond(horizon: value), decimals: 5)
          + " (as it comes to rest)")
    }
    guard let key = best.rule.settingKey else {
      let nearest = fit.candidates.first { $0.rule.settingKey != nil }.map { near in
        "; '\(near.rule.name)' comes nearest to it, and is wrong about \(near.wrongCount) of \(count)"
      }
      return "\n" + lines.joined() + "\nNo snap policy of cardsim's is this rule\(nearest ?? "").\n"
    }
    var settings = "--set snap.policy=\(best.rule.name) --set \(key)=\(number)"
    switch best.rule {
    case .swipe(let reached, let skip):
      settings +=
        " --set snap.reached=\(DecimalText.shortest(reached))"
        + " --set snap.skip_velocity=\(skip.map { DecimalText.shortest($0) } ?? "none")"
    case .projection(let window): settings += " --set snap.window=\(DecimalText.shortest(window))"
    default: break
    }
    lines += ["To go on:", "  cardsim run flick-up \(settings)"]
    return "\n" + lines.joined(separator: "\n") + "\n"
  }

  private func row(_ candidate: ReleaseFit.Candidate) -> [DataTable.Cell] {
    func cell(_ value: Double?) -> DataTable.Cell { value.map { .number($0, places: 4) } ?? .empty }
    let (reached, window, skip) = numbers(candidate.rule)
    let numbers = [candidate.value, candidate.low, candidate.high].map(cell)
    let none = [DataTable.Cell](repeating: .empty, count: 3)
    return [.text(candidate.rule.name), cell(reached), cell(window)]
      + (candidate.rule.quantity == .speed ? numbers : none) + (candidate.rule.quantity == .time ? numbers : none)
      + [
        .integer(candidate.wrongCount), .integer(candidate.count), .number(candidate.wrongShare, places: 4),
        cell(skip),
      ]
  }

  private func numbers(_ rule: ReleaseRule) -> (reached: Double?, window: Double?, skip: Double?) {
    switch rule {
    case .swipe(let reached, let skip): (reached, nil, skip)
    case .projection(let window): (nil, window, nil)
    case .nearest, .height, .step, .horizon: (nil, nil, nil)
    }
  }

  private var json: String {
    JSONWriter.document { document in
      document.object { object in
        object.member("best", fit.best.rule.name)
        object.member("releases", count)
        object.member("detents", objectsOf: fit.detents) { members, detent in
          members.member("name", detent.name)
          members.member("y_pt", detent.y)
        }
        object.member("rules") { $0.array(of: fit.candidates) { write($1, to: &$0) } }
        object.member("warnings", fit.warnings)
      }
    }
  }

  private func write(_ candidate: ReleaseFit.Candidate, to value: inout JSONWriter) {
    value.object { object in
      let (reached, window, skip) = numbers(candidate.rule)
      object.member("rule", candidate.rule.name)
      if let reached {
        object.member("reached_pt", reached)
        object.member("skip_pt_s", skip)
      }
      if let window { object.member("window_pt", window) }
      if let quantity = candidate.rule.quantity {
        let key = quantity == .speed ? "speed_pt_s" : "time_s"
        object.member(key, candidate.value)
        object.member(key + "_low", candidate.low)
        object.member(key + "_high", candidate.high)
        if quantity == .time, let time = candidate.value {
          object.member("projection_rate_per_ms", ReleaseFit.ratePerMillisecond(horizon: time))
          object.member("deceleration_rate_per_ms", ReleaseFit.decelerationPerMillisecond(horizon: time))
        }
      }
      object.member("misclassified", candidate.wrongCount)
      object.member("misclassified_share", candidate.wrongShare)
    }
  }
}
