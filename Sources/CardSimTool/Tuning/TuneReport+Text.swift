import CardCommandLine
import CardDialects
import CardScenario
import CardSettings
import CardText
import CardTuning

extension TuneReport {
  /// The report for people.
  var text: String {
    var rows: [[String]] = [["", "now", isFeasible ? "best" : "nearest", "change"]]
    for quantity in quantities {
      rows.append([
        quantity.name, quantity.now.words, quantity.best.words,
        TuneReport.change(from: quantity.now, to: quantity.best),
      ])
    }
    var text = TextTable(rows: rows, rightAligned: [1, 2, 3]).text + "\n"
    let count = search.points.count
    if isFeasible {
      text += "the best of \(count) point\(count == 1 ? "" : "s")\n"
    } else if reasons.isEmpty, constraints.isEmpty {
      text += "the score has no value at any of \(count) points, so that none is best\n"
    } else if reasons.isEmpty {
      text += "no point of \(count) fulfils all constraints; this is the nearest\n"
    } else {
      text += "no point of \(count) can be judged; this is the nearest\n" + reasons.map { "  \($0)\n" }.joined()
    }
    for clash in findings.clashes where reasons.isEmpty {
      let names = clash.map { constraints[$0].text }
      let all = names.joined(separator: " and ")
      text +=
        names.count == 1
        ? "  no point that was tried fulfils \(all)\n" : "  these clash, though each can be fulfilled: \(all)\n"
    }
    if !fulfilling.isEmpty {
      let point = fulfilling.map { "\($0.name)=\($0.value.text)" }.joined(separator: ", ")
      text += "  a point that fulfils all was found when only that was sought: \(point)\n"
      text += "  a larger --budget looks for the best of them\n"
    }
    for (index, constraint) in constraints.enumerated() where best.evaluation.violations[index] != 0 {
      let violation = best.evaluation.violations[index].flatMap { $0 }.map { number in
        number < 0.00005
          ? "less than 0.0001; a band of values is easier to meet" : DecimalText.fixed(number, decimals: 4)
      }
      let isOfNumbers = if case .numbers = constraint.subject { true } else { false }
      text += "  broken: \(constraint.text)" + (isOfNumbers ? violation.map { ", by \($0)" } ?? "" : "") + "\n"
    }
    text += broken.map { "  breaks \($0)\n" }.joined()
    if !broken.isEmpty, !constraints.contains(where: { $0.subject == .expectations }) {
      text += "  '--subject-to expect' has the search keep what the scenarios expect\n"
    }
    for binding in findings.bindings {
      text += "  binds: \(constraints[binding.constraint].text); the best point that was tried without it scores "
      text += "\(ShortNumber.text(binding.scoreWithout))\n"
    }
    for (axis, influence) in zip(search.axes, findings.influences) {
      switch influence {
      case .matters: break
      case .dead: text += "  \(TuneReport.dead(axis))\n"
      case .single: text += "  \(axis.key.name) has one value only: no other was tried\n"
      case .irrelevant where !isFeasible && constraints.isEmpty: break
      case .irrelevant: text += "  \(axis.key.name) changes neither the score nor any constraint\n"
      }
    }
    for (index, (axis, value)) in zip(search.axes, best.values).enumerated() {
      if findings.influences[index] == .matters, let end = TuneReport.end(of: axis, at: value) {
        text += "  \(axis.key.name) lies at the \(end) end of the bounds that you gave\n"
      }
    }
    for (axis, value) in zip(search.axes, before?.values ?? []) {
      guard case .span(let low, let high) = axis.continuous.values, case .number(let now) = value,
        now < low || now > high
      else { continue }
      text += "  \(axis.key.name) is \(DecimalText.shortest(now)) now, outside the bounds that you gave\n"
    }
    // The present point needs no taking home, and one that breaks a constraint isn't wanted there.
    let live = findings.influences.indices.filter { findings.influences[$0] != .dead }
    let isNew = isFeasible && live.contains { best.values[$0] != before?.values[$0] }
    if isNew, !motions.isEmpty, let stiffened {
      text += "  the spring was stiffened\(stiffened.place), so that it doesn't overshoot too far: "
      text += "\(stiffened.spring) ran\n"
    }
    text += "\nto see it again\(isNew ? ", and to take it home" : ""):\n  \(command)\n"
    if isNew { text += exports.map { "  \($0)\n" }.joined() }
    // An export is of the motion alone.
    if isNew { text += takeHome }
    return text
  }

  /// The most motions whose commands are shown.
  private static let motionLimit = 6

  /// The commands that export the motions; those of several cases say which.
  private var exports: [String] {
    let caseCount = search.evaluator.cases.count
    if caseCount == 1, !motions.isEmpty, let stiffened { return [stiffened.command] }
    let commands = motions.prefix(Self.motionLimit).map { motion in
      let cases = motion.cases.map { SafeText.escaped($0) }.joined(separator: ", ")
      return "cardsim export \(ShellText.quoted(motion.text)) --target swiftui"
        + (motion.cases.count < caseCount ? "  # \(cases)" : "")
    }
    let rest = motions.count - commands.count
    return commands + (rest > 0 ? ["and \(rest) more, one for each of the other cases"] : [])
  }

  /// The members by which a scenario's or a preset's file moves as the best point does, a line each; empty if a key
  /// isn't one of theirs.
  private var takeHome: String {
    guard let members, !members.isEmpty || preset != nil else { return "" }
    let settings = "\"set\": { \(members) }\n"
    guard let preset else { return "  in a scenario or a preset: " + settings }
    var name = ByteBuffer()
    name.append(jsonString: preset)
    return "  in a scenario: \"preset\": \(name.text), \(settings)"
      + "  in a preset: \"extends\": \(name.text), \(settings)"
  }

  /// Returns the end of its bounds at which a number lies; nil: in between, or at a limit of the key itself.
  private static func end(of axis: Axis, at value: SettingValue) -> String? {
    guard case .number(let number) = value, case .span(let low, let high) = axis.continuous.values, low < high,
      let range = axis.key.range
    else { return nil }
    if number == low, low > range.lowerBound { return "lower" }
    return number == high && high < range.upperBound ? "upper" : nil
  }

  /// Returns a scenario's motion after a release, in the syntax of export; nil: it is neither a spring nor a curve, or
  /// its time follows from the velocity.
  static func motion(of document: ScenarioDocument) -> String? {
    let settle = document.settings.settle
    guard document.settings.pace.style == .fixed else { return nil }
    switch settle.style {
    case .spring:
      return "spring(\(DecimalText.shortest(settle.response)), \(DecimalText.shortest(settle.dampingRatio)))"
    case .curve:
      let milliseconds = DecimalText.shortest((settle.duration * 1e6).rounded() / 1e3)
      return "\(CurveText.text(of: settle.curve)) \(milliseconds)ms"
    default: return nil
    }
  }

  /// The given settings and the best point's as members of a scenario's `set`; nil: a key is none of those.
  private var members: String? {
    var members: [String] = []
    func add(_ name: String, _ value: SettingValue) {
      var text = value.text
      if case .text = value { text = "\"\(text)\"" }
      members.append("\"\(name)\": \(text)")
    }
    let varied = search.axes.indices.filter { findings.influences[$0] != .dead }.map { index in
      (search.axes[index].key.name, best.values[index])
    }
    // A curve of which a coordinate is varied is written with that.
    func hasVariedCoordinate(_ name: String) -> Bool { varied.contains { $0.0.hasPrefix(name + ".") } }
    for (name, value) in given where !hasVariedCoordinate(name) { add(name, value) }
    var curves: Set<String> = []
    for (name, value) in varied where !hasVariedCoordinate(name) {
      if SettingKey.named(name) != nil {
        add(name, value)
        continue
      }
      // A coordinate of a curve's control points: the file has the curve.
      let owner = String(name.prefix(upTo: name.lastIndex(of: ".") ?? name.startIndex))
      guard let key = SettingKey.named(owner), let settings = document?.settings else { return nil }
      if curves.insert(owner).inserted { add(owner, .text(key.value(in: settings))) }
    }
    return members.joined(separator: ", ")
  }

  private static func number(_ cell: DataTable.Cell) -> Double? {
    switch cell {
    case .number(let number, _), .exact(let number), .short(let number): number
    case .integer(let number): Double(number)
    case .text, .empty: nil
    }
  }

  private static func change(from now: DataTable.Cell, to best: DataTable.Cell) -> String {
    guard let now = number(now), let best = number(best) else { return "" }
    if now == best { return "same" }
    let (sign, difference) = (best > now ? "+" : "-", (best - now).magnitude)
    if now == 0 { return sign + DecimalText.fixed(difference, decimals: 4) }
    return sign + DecimalText.fixed(difference / now.magnitude * 100, decimals: 1) + " %"
  }

  /// The sentence about an axis that changes nothing.
  static func dead(_ axis: Axis) -> String { "dead knob: \(axis.key.name) changes nothing that is measured" }
}
