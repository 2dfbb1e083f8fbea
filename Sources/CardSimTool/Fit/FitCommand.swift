import CardCommandLine
import CardCommands
import CardText
import CardTimeline
import CardTuning

extension Command {
  static let fit = Command(
    name: "fit",
    overview: "Tell which spring, deceleration or curve a recorded card follows.",
    discussion: """
      A recording is CSV with a column of times and a column of positions: a device's log, a card that was tracked \
      in a screen recording, or a timeline of 'cardsim run'. Other columns may stand beside them. Times may be those \
      of a clock, 14:03:01.250, 03:01.250 or 2026-11-26T14:03:01.250Z: they count from the first one. Lines above \
      the names that begin with # are left out. Every model is laid over the motion, and the one that explains it \
      best for the numbers it has (AICc) is named. ± is the interval that holds the true number in 95 of 100 \
      recordings; where it reaches farther to one side, ± is that side, and --format json has both ends. Of a card \
      that is sent from rest, whole points tell the start only to some milliseconds, and the initial velocity to \
      some hundred points per second. Duration and control points of a curve without a name stand in for each other, \
      and their ± holds less often.

      A motion is looked for between the rest before it and the rest after it; of several the one that goes farthest \
      is taken. If the columns touch_y_pt or phase tell of a finger, it begins at the first frame after the release, \
      and start and velocity are that frame's. If nothing tells of the finger and no model fits the whole, the part is \
      taken from which on a spring fits; if noise leaves that open, a warning says so. Up to a noise of half a point, \
      and with times in whole milliseconds, a flick's finger is told from its spring. A single sample that lies beside \
      its neighbours, as a frame that was shown twice, is left out with a warning, and where times are rounded or \
      uneven, fast samples count less. --since and --until cut by hand, on the recording's own clock.

      A spring needs 50 frames a second or more. Positions may be rounded to whole points: at 60 frames a second, \
      with the release known, and over 500 points, the response is then right to 0.6 % for 19 in 20 springs with \
      ratios from 0.5 to 1. Over fewer points it is less sure by as much, and so it is without the release, and near \
      1 and above, where a spring hardly overshoots: see the intervals.

      Of a motion with more than \(Thinning.limit) samples as many numbers are fitted: the means of neighbouring \
      samples if these have noise, else samples evenly spaced in time. The report says so.

      With --as, the recording is that of a whole card, touches and all, and the scenario describes it: the preset and \
      the settings are searched under which it moves as the recording does, the fewest that explain it, and what \
      remains is said. Tried are the snap rule's thresholds, the motions of settling, taps, pushes and pops, edges, \
      bounces, the grab, slop and scrolling, as far as they move anything in the scenario; the report names them. \
      'low' and 'high' are the interval of a number; of a threshold, and where the recording leaves a number open, \
      they are the values that explain the recording as well. --write makes a scenario of them, from which 'cardsim \
      check --recording' goes on. A recording is explained if it holds within --within, or if nothing but noise \
      remains, which has no pattern. One that is off by a twentieth of its travel at most, by the rms, is explained \
      in part: the scenario is written, and the exit code is 1. If nothing explains it, the exit code is 1, too, and \
      nothing is written. A scenario of a second takes some seconds, one of twelve up to a minute; then the search \
      ends, and says so.

      With --releases, a table of many releases tells the snap rule: from which speed on the direction decides, or how \
      far a release is projected. The policy 'step' needs a column 'from' with the detent before.
        y_pt,velocity_pt_s,detent
        300,-580,half
        300,-620,top
      """,
    arguments: [FitCommand.recordings.spec],
    sections: [
      Section(
        title: "THE RECORDING",
        options: RecordingOptions.columnSpecs + [
          FitCommand.since.spec, FitCommand.until.spec, FitCommand.model.spec,
        ]),
      Section(
        title: "RELEASES",
        options: [
          FitCommand.releases.spec, FitCommand.velocity.spec, FitCommand.detent.spec, FitCommand.detents.spec,
        ]),
      Section(title: "A WHOLE CARD", options: FitImitation.specs),
      Section(title: "OUTPUT", options: [FitCommand.format.spec, CommonOption.output.spec]),
    ],
    examples: [
      Example(
        purpose: "The spring of a card whose positions are rounded to whole points",
        line: "cardsim run flick-up --precision 0 | cardsim fit -"),
      Example(
        purpose: "The settings of an app's card; here a simulated one takes its place",
        line: "cardsim run flick-up --set settle.response=0.35 --columns time_us,card_y_pt --precision 2 -o log.csv && "
          + "cardsim fit log.csv --as flick-up --preset standard --write mine.json"),
      Example(
        purpose: "Two columns of a log by their names, as JSON",
        line: "cardsim spring --response 0.35 --damping-ratio 0.7 --samples 90 --format csv -o log.csv && "
          + "cardsim fit log.csv --time-column time_us --position-column value --format json"),
    ],
    body: .action(FitCommand.run))
}

/// `cardsim fit`.
enum FitCommand {
  static let recordings = Parameter.repeatedArgument(
    "recording", .file, isRequired: false, "Recordings in CSV, or '-' for standard input.")
  static let format = CommonOption.format
  static let since = CommonOption.since("The first instant to look at, such as 800ms.")
  static let until = CommonOption.until("The last instant to look at.")
  static let model = Parameter.option(
    "model", "model", .name(FitModelChoice.self), default: "auto", "Lay only this model over the recording.")
  static let releases = Parameter.option(
    "releases", "file", .file, "Fit a snap rule to the releases in this table instead; '-' is standard input.")
  static let velocity = Parameter.option(
    "velocity-column", "column", .text, default: "velocity_pt_s",
    "The column of the finger's velocities, beside --releases."
  ).replacing("velocity")
  static let detent = Parameter.option(
    "detent-column", "column", .text, default: "detent", "The column of the detents' names, beside --releases."
  ).formerly("detent")
  static let detents = Parameter.option(
    "detents", "name=y,…", .detents,
    "The detents' places in points, beside --releases; needed unless there is a column target_y_pt.")

  static func run(_ arguments: Arguments) throws(Failure) {
    if let path = arguments[releases] {
      // The column of positions is one of releases, too.
      let columns = RecordingOptions.columnSpecs.filter { $0.name != RecordingOptions.position.spec.name }
      for spec in columns + [since.spec, until.spec, model.spec] where arguments.has(spec) {
        throw .usage("--\(spec.name) is for a recording, and --releases has none", parameter: spec)
      }
      if !arguments[recordings].isEmpty {
        throw .usage("Give recordings or --releases, not both", parameter: releases.spec)
      }
      return try fitReleases(path, arguments)
    }
    for spec in [velocity.spec, detent.spec, detents.spec] where arguments.has(spec) {
      throw .usage("--\(spec.name) is a part of --releases, and needs it", parameter: releases.spec)
    }
    if arguments[recordings].isEmpty {
      throw .usage("Missing a recording, or --releases", parameter: recordings.spec)
    }
    if let first = arguments[since], let last = arguments[until], last.microseconds <= first.microseconds {
      throw .usage("--until has to be later than --since", parameter: until.spec)
    }
    if let name = arguments[FitImitation.scenario] { return try FitImitation.run(arguments, as: name) }
    for spec in FitImitation.specs where arguments.has(spec) {
      throw .usage("--\(spec.name) is a part of --as, and needs it", parameter: FitImitation.scenario.spec)
    }
    try fitRecordings(arguments)
  }

  private static func fitRecordings(_ arguments: Arguments) throws(Failure) {
    let columns = RecordingOptions.columns(arguments)
    var reports: [FitReport] = []
    for path in arguments[recordings] {
      let input = try InputFile(reading: path)
      let reader: RecordingReader
      do throws(DiagnosticsError) {
        reader = try RecordingReader(SourceText(name: input.name, bytes: input.bytes), columns: columns)
        try reader.requireMotion()
      } catch {
        throw .diagnostics(error.text)
      }
      do throws(Fit.Failure) {
        let fit = try Fit(
          reader.recording, from: arguments[since]?.microseconds, until: arguments[until]?.microseconds,
          model: arguments[model].model)
        reports.append(FitReport(name: input.name, reader: reader, fit: fit))
      } catch {
        throw failure(error, reader, arguments)
      }
    }
    let several = reports.count > 1
    for report in reports {
      for warning in report.fit.warnings {
        Terminal.say("Warning: " + (several ? SafeText.escaped(report.name) + ": " : "") + warning.text + "\n")
      }
    }
    try Output.to(arguments[CommonOption.output]) { output throws(Failure) in
      let width = Terminal.tableWidth(arguments)
      let text = FitReport.render(reports, arguments[format], width: width)
      output.write(arguments[format] == .text ? TextLayout.fitted(lines: text, width: width) : text)
    }
  }

  /// Returns the reason why nothing could be fitted, with its place in the recording.
  private static func failure(_ error: Fit.Failure, _ reader: RecordingReader, _ arguments: Arguments) -> Failure {
    let places = reader.places
    let (message, range, help): (String, Range<Int>, String)
    switch error {
    case .empty:
      let samples = reader.recording.samples
      func text(_ sample: Recording.Sample) -> String {
        DecimalText.fixed(Double(sample.microseconds) / 1000, decimals: 1) + " ms"
      }
      message = "no sample lies between --since and --until"
      range = places[0]
      help = "the recording goes from \(text(samples[0])) to \(text(samples[samples.count - 1]))"
    case .constant(let part):
      if let finger = reader.fingerColumn, reader.recording.samples[part].allSatisfy({ $0.isHeld }) {
        let column = SafeText.quoted(finger.name)
        let message = "a finger holds the card in all \(part.count) samples: \(column) tells of no release"
        let help = "leave the cell empty where no finger touches the card; 0 is a place, too"
        return .diagnostics(Diagnostic(message, in: reader.source, at: finger.place, help: help).text)
      }
      message = "no motion stands out in the \(part.count) samples from here on"
      range = places[part.lowerBound]
      help = "another column may, see --position-column, or another part, see --since and --until"
    case .tooFewSamples(let part, let needed):
      message = "\(part.count) samples from here on are too few for a fit, which needs \(needed) at least"
      range = places[part.lowerBound]
      help = "--since and --until say which part is looked at"
    }
    return .diagnostics(Diagnostic(message, in: reader.source, at: range, help: help).text)
  }

  private static func fitReleases(_ path: String, _ arguments: Arguments) throws(Failure) {
    let input = try InputFile(reading: path)
    var columns = ReleaseReader.Columns(velocity: arguments[velocity], detent: arguments[detent])
    if let position = arguments[RecordingOptions.position] { columns.position = position }
    let reader: ReleaseReader
    do throws(DiagnosticsError) {
      reader = try ReleaseReader(
        SourceText(name: input.name, bytes: input.bytes), columns: columns, detents: arguments[detents] ?? [])
    } catch {
      throw .diagnostics(error.text)
    }
    let fit = ReleaseFit(reader.releases, detents: reader.detents)
    for warning in fit.warnings { Terminal.say("Warning: " + warning + "\n") }
    try Output.to(arguments[CommonOption.output]) { output throws(Failure) in
      let text = ReleaseFitReport(fit: fit, count: reader.releases.count).render(arguments[format])
      output.write(
        arguments[format] == .text ? TextLayout.fitted(lines: text, width: Terminal.tableWidth(arguments)) : text)
    }
  }
}

/// The models that can be requested.
enum FitModelChoice: String, CaseIterable, Sendable {
  case auto, spring, critical, deceleration, curve

  /// The model; nil: all.
  var model: FitModel? { FitModel(rawValue: rawValue) }
}

extension ValueType where Value == [NamedDetent] {
  /// Parses detents' names and y: `top=71,half=390.5`.
  static var detents: ValueType {
    ValueType { text throws(InvalidValue) in
      var detents: [NamedDetent] = []
      for part in text.split(separator: ",", omittingEmptySubsequences: false) {
        let halves = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard halves.count == 2, !halves[0].isEmpty, let y = CSSNumber.read(String(halves[1])), y.magnitude <= 1e6
        else {
          throw InvalidValue(ending: ": '\(part)' isn't name=y, a detent and its place in points")
        }
        let name = String(halves[0])
        if let other = detents.first(where: { $0.name == name || $0.y == y }) {
          throw InvalidValue(
            ending: other.name == name ? ": '\(name)' comes twice" : ": '\(name)' lies where '\(other.name)' does")
        }
        detents.append(NamedDetent(name: name, y: y))
      }
      if detents.count < 2 { throw InvalidValue(ending: ": one detent tells no rule, there must be two at least") }
      return detents
    }
  }
}
