import CardCommandLine
import CardCommands
import CardDialects
import CardMotion
import CardText

extension Command {
  static let export = Command(
    name: "export",
    overview: "Write a motion for SwiftUI, UIKit, Android, the web and others, each with its error.",
    discussion: """
      Give a spring, a curve, a preset or a scenario. Of a preset it is the rule of one of its motions, --motion: code \
      in which the initial velocity is the gesture's own, a formula of the variables from, to and velocity, or a \
      duration that follows from them. Of a scenario it is the motion after its last release, or its last one \
      where nothing is released: the spring that ran, stiffened or not, from where it started and with the velocity \
      it had.

      The error is that of the text: what the target makes of the numbers as they are written, by its own law, against \
      the exact motion. In points it is the largest distance between the two at any time; in milliseconds the largest \
      shift in time at which the two pass a place, of the places at 1 % to 99 % of the distance. A target that can't \
      express a motion says so; without --target it is left out.

      A spring is 'spring(0.4, 0.8)', its response in seconds and its damping ratio, or has named parts: \
      'spring(duration: 0.4, bounce: 0.2)' as SwiftUI, which has '.snappy' too, 'spring(stiffness: 1500, dampingRatio: \
      0.5)' as Compose and Android's SpringForce, 'spring(mass: 1, stiffness: 247, damping: 25)' as Core Animation, \
      Flutter and the web. A curve is 'cubic-bezier(.32,.72,0,1)' or its four numbers, 'linear(0, 0.9 40%, 1)', \
      'steps(4)' or a name such as easeOutCubic, with --duration 400ms or that duration beside it: '400ms ease-out'.

      With a single --target, all of standard output can be pasted, and what there is to know goes to standard error.
      """,
    arguments: [ExportCommand.source.spec],
    sections: [
      Section(
        title: "THE MOTION",
        options: [
          ExportCommand.distance.spec, ExportCommand.velocity.spec, ExportCommand.duration.spec,
          ExportCommand.motion.spec, ExportCommand.preset.spec, ScenarioOptions.settings.spec,
        ]),
      Section(
        title: "OPTIONS",
        options: [
          ExportCommand.target.spec, ExportCommand.ios.spec, ExportCommand.digits.spec, ExportCommand.maxError.spec,
          ExportCommand.format.spec, CommonOption.output.spec,
        ]),
    ],
    examples: [
      Example(purpose: "A spring for everything that has springs or curves", line: "cardsim export 'spring(0.4, 0.8)'"),
      Example(
        purpose: "The same for the web, within a quarter of a point over a distance of 320",
        line: "cardsim export 'spring(0.4, 0.8)' --target css-linear --distance 320 --max-error 0.25"),
      Example(
        purpose: "The motion of a card after its release, for UIKit", line: "cardsim export flick-up --target uikit"),
      Example(
        purpose: "The rule of TripGo's card after a release, with the gesture's velocity",
        line: "cardsim export tgcard-2.5.1 --target uiview"),
      Example(
        purpose: "The same of the default card, for iOS 13 and later",
        line: "cardsim export standard --target uikit --target swiftui --ios 13"),
      Example(purpose: "An easing that designers write", line: "cardsim export easeOutCubic --duration 300ms"),
      Example(
        purpose: "The settling springs of two scenarios, a row each",
        line: "cardsim export flick-up flick-down --target compose --format csv"),
      Example(
        purpose: "A curve for Android, iOS and React Native",
        line: "cardsim export 'cubic-bezier(.32,.72,0,1)' --duration 500ms --target compose --target camedia "
          + "--target reanimated"),
    ],
    body: .action(ExportCommand.run))
}

/// `cardsim export`.
enum ExportCommand {
  static let source = Parameter.repeatedArgument(
    "source", .text.offering(.names(.curves, .presets, .scenarios, files: .all)),
    "spring(response, damping ratio), a curve as in 'cardsim curve', a preset's name, or a scenario: a built-in one's "
      + "name, a JSON file, a folder of them, or '-'; several are written one after the other.")
  static let target = Parameter.repeatedOption(
    "target", "target", .name(ExportTarget.self),
    "The target to write for; may be given more than once. If left out, all that can express it."
  ).formerly("to")
  static let distance = Parameter.option(
    "distance", "pt", .number(in: -1e6...1e6), default: "100",
    "The distance of a spring or a curve, positive towards larger values.")
  static let velocity = CommonOption.velocity(
    default: "0", "The initial velocity of a spring, positive downward, towards larger values.")
  static let duration = CommonOption.duration("The duration of a curve, such as 350ms or 0.35s.")
  static let motion = Parameter.option(
    "motion", "motion", .name(PresetMotion.self), "The motion of a preset; the one after a release if left out.")
  static let ios = Parameter.option(
    "ios", "version", .integer(in: 13...99),
    "The oldest iOS that the code runs on: from 17 on UIView.animate(springDuration:bounce:), below it SwiftUI's older "
      + "spelling; if left out, each target's usual form.")
  static let preset = CommonOption.preset(
    "Run the scenario under this preset, or preset file, with its own settings on top.")
  static let digits = Parameter.option(
    "digits", "n", .exportDigits, default: "6",
    "Significant digits of parameters, though none before the decimal point is dropped, or 'exact' for as many as read "
      + "back to the same bits."
  ).replacing("precision")
  static let maxError = Parameter.option(
    "max-error", "pt", .number(in: 0.001...1e6), default: "0.5",
    "The largest error of the straight lines of css-linear and keyframes: less takes more points."
  ).formerly("tolerance")
  static let format = CommonOption.format(
    "Format of the output; csv, jsonl and markdown have a row for each target.", isToldByEnding: false)

  /// Refuses options that none of the targets takes.
  private static func refuseIdle(_ arguments: Arguments) throws(Failure) {
    let wanted = arguments[target]
    let owners: [(option: ParameterSpec, targets: [ExportTarget])] = [
      (maxError.spec, [.keyframes, .cssLinear]), (ios.spec, [.swiftui, .uiview, .caspring]),
    ]
    for (option, targets) in owners where arguments.has(option) && !wanted.isEmpty {
      if wanted.contains(where: targets.contains) { continue }
      let names = targets.map(\.rawValue)
      throw .usage(
        "--\(option.name) is for \(names.dropLast().joined(separator: ", ")) and \(names[names.count - 1]), and "
          + "\(wanted.map(\.rawValue).joined(separator: ", ")) \(wanted.count == 1 ? "isn't one" : "aren't")",
        parameter: option)
    }
  }

  static func run(_ arguments: Arguments) throws(Failure) {
    try refuseIdle(arguments)
    let names = try ScenarioNames.all(arguments[source], except: ExportSource.isKnown)
    var reports: [ExportReport] = []
    for name in names {
      let source = try ExportSource(name, arguments)
      reports.append(
        try filled(ExportReport(source: source, isNamed: names.count > 1), arguments))
    }
    try Output.to(arguments[CommonOption.output]) { output throws(Failure) in
      switch arguments[format] {
      case .text: output.write(reports.map(\.text).joined(separator: "\n"))
      case .json: output.write(JSONWriter.document(ofAll: reports) { $0.write(to: &$1) })
      case .csv, .jsonl, .markdown: output.write(ExportReport.table(of: reports).render(arguments[format]))
      }
    }
    let words = reports.map(\.words).filter { !$0.isEmpty }.joined(separator: "\n")
    if arguments[format] == .text, !words.isEmpty { Terminal.say(words) }
  }

  /// Returns a report with its motion, written for the targets.
  private static func filled(_ empty: ExportReport, _ arguments: Arguments) throws(Failure) -> ExportReport {
    var report = empty
    let source = report.source
    var export = Export(source.motion, digits: arguments[digits], tolerance: arguments[maxError])
    export.ios = arguments[ios]
    var ruleExport = source.rule
    ruleExport?.digits = arguments[digits]
    ruleExport?.tolerance = arguments[maxError]
    ruleExport?.ios = arguments[ios]
    let wanted = arguments[target]
    for target in wanted.isEmpty ? ExportTarget.allCases : wanted
    where !report.snippets.contains(where: { $0.target == target }) {
      do throws(Export.Unexpressible) {
        if let ruleExport {
          report.snippets.append(try ruleExport.snippet(for: target))
        } else {
          report.snippets.append(try export.snippet(for: target))
        }
      } catch {
        guard wanted.isEmpty else {
          throw .badInput(
            "Can't write \(report.isNamed ? "the motion of '\(source.name)'" : "this motion") for \(target.rawValue): "
              + "\(error.reason)."
          )
        }
        report.leftOut.append((target, error.reason))
      }
    }
    if report.snippets.isEmpty, let first = report.leftOut.first {
      throw .badInput("No target can express this motion; \(first.target.rawValue), for one: \(first.reason).")
    }
    return report
  }
}

extension ValueType where Value == ExportDigits {
  /// A number of significant digits, or `exact`.
  static var exportDigits: ValueType {
    ValueType(completion: .words(["exact"])) { text throws(InvalidValue) in
      if text == "exact" { return .exact }
      guard let count = Int(text), (1...17).contains(count), !text.hasPrefix("+") else {
        throw InvalidValue(ending: ": it must be 'exact' or a number of significant digits from 1 to 17")
      }
      return .significant(count)
    }
  }
}
