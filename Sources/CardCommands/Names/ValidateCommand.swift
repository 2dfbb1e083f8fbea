import CardCommandLine
import CardModel
import CardScenario
import CardSettings
import CardText
import CardTimeline

extension Command {
  package static let validate = Command(
    name: "validate",
    overview: "Check scenarios and presets.",
    discussion: """
      All that is wrong with a file is told at once, each with its line, its column, its path in the document and \
      what would do. Of a correct file it says which settings have no effect, and whether the timeline depends on \
      the display's rate; of a scenario also the places of each card's detents on its first screen, highest first, and \
      the inputs that find nothing to do when it runs: a detent that the card hasn't then, an item beyond the content. \
      With --strict, a file with a warning or such an input is wrong. With --format each file is a row, also those \
      that are wrong, whose errors go to standard error. The exit code is 0 if all are fine, 65 if a file is wrong, \
      and 66 if one can't be read.
      """,
    arguments: [ValidateCommand.scenarios.spec],
    sections: .options(ValidateCommand.strict.spec, ValidateCommand.format.spec, CommonOption.output.spec),
    examples: [
      Example(purpose: "Before a commit", line: "cardsim validate flick-up push-pop"),
      Example(purpose: "The same for a program", line: "cardsim validate flick-up tgcard-2.5.1 --format jsonl"),
    ],
    body: .action(ValidateCommand.run))
}

/// `cardsim validate`.
enum ValidateCommand {
  static let scenarios = Parameter.repeatedArgument(
    "scenario", .scenario, "Built-in scenarios' names, JSON files of scenarios or presets, folders of them, or '-'.")

  static let strict = Parameter.flag("strict", "Fail on warnings, and on inputs that find nothing to do.")

  static let format = CommonOption.format("Format of the verdicts.")

  static func run(_ arguments: Arguments) throws(Failure) {
    var exitCode: Int32 = 0
    let names = try ScenarioNames.all(arguments[scenarios], withPresets: true)
    let format = arguments[format]
    let width = Terminal.tableWidth(arguments)
    // All files are read first: only then is it known which ones the output may not be.
    var verdicts: [(name: String, verdict: String, summary: String, places: [String])] = []
    for name in names {
      do throws(Failure) {
        let (summary, places) = try check(name, isStrict: arguments[strict])
        verdicts.append((name, fine, summary, places))
      } catch {
        error.say()
        exitCode = max(exitCode, error.exitCode)
        let line = error.message(for: [], colored: false).prefix { $0 != "\n" }
        verdicts.append((name, error.exitCode == 66 ? "unreadable" : "wrong", String(line), []))
      }
    }
    try Output.to(arguments[CommonOption.output]) { output throws(Failure) in
      if format == .text {
        for (name, verdict, summary, places) in verdicts where verdict == fine {
          for line in ["\(SafeText.escaped(name)): fine, " + summary] + places {
            output.write(TextLayout.fitted(line, width: width) + "\n")
          }
        }
        return
      }
      var rows = TableRows(columns: ["source", "verdict", "summary"], format: format, precision: .exact)
      rows.begin(output)
      for (name, verdict, summary, _) in verdicts {
        try rows.write([.text(name), .text(verdict), .text(summary)], to: output)
      }
      rows.end(output)
    }
    if exitCode != 0 { throw .reported(exitCode: exitCode) }
  }

  /// The verdict on a file that is right.
  private static let fine = "fine"

  /// Reads a scenario with its gestures and recordings completely, or a preset and what it extends; returns a summary
  /// of its content, and a line of places for each card.
  private static func check(_ name: String, isStrict: Bool) throws(Failure) -> (summary: String, places: [String]) {
    let source: ScenarioSource
    switch try ScenarioOrPreset(named: name) {
    case .preset(let source): return (summary(of: source.preset), [])
    case .scenario(let scenario): source = scenario
    }
    let scenario = try source.scenario(from: source.document)
    for text in source.document.recordings {
      _ = try source.reading("the recording", at: text.range) { () throws(Failure) in
        try RecordingFile.read(text, in: source.folder)
      }
    }
    for warning in scenario.warnings { Terminal.say(warning.text) }
    let reasons = scenario.reasonsForNoEffect
    let idle = scenario.idleInputs
    for number in idle.prefix(idleLimit) {
      let input = source.document.inputs[number]
      Terminal.say(
        Diagnostic(
          "this input finds nothing to do when it comes", severity: .warning, in: source.document.source,
          at: input.range, path: input.path.text
        ).text)
    }
    let faults = [
      (scenario.warnings.count, "a warning", "warnings"),
      (idle.count, "an input that finds nothing to do", "inputs that find nothing to do"),
    ].filter { $0.0 > 0 }.map { $0.0 == 1 ? $0.1 : "\($0.0) \($0.2)" }
    if isStrict, !faults.isEmpty {
      throw .badInput("'\(name)' has \(faults.joined(separator: " and ")), which --strict refuses")
    }
    let (cards, inputs) = (source.document.cards.count, source.document.inputs.count)
    let counts = "\(cards) card\(cards == 1 ? "" : "s"), \(inputs) input\(inputs == 1 ? "" : "s")"
    let nothing = reasons.isEmpty ? remark(onIdle: idle) : ["nothing happens: " + reasons.sentence]
    let summary = ([counts] + remarks(on: source.document) + nothing).joined(separator: "; ")
    return (summary, zip(source.document.cards, scenario.stack.layout.cards).map { places($0, $1, scenario.names) })
  }

  /// The most inputs that find nothing to do that are named.
  private static let idleLimit = 6

  /// Returns the remark on inputs that find nothing to do.
  private static func remark(onIdle numbers: [Int]) -> [String] {
    if numbers.isEmpty { return [] }
    let (shown, rest) = (numbers.prefix(idleLimit).map { "\($0)" }, numbers.count - idleLimit)
    let list = shown.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    return [numbers.count == 1 ? "input \(list) finds nothing to do" : "inputs \(list) find nothing to do"]
  }

  /// Returns a card's detents and their places on the first screen, the highest first.
  private static func places(_ text: ScenarioDocument.CardText, _ card: Card, _ names: Names) -> String {
    "  places of \(SafeText.quoted(text.name)): "
      + card.detents.reversed().map { detent in
        "\(names[detent.name]) " + (detent.isGone ? "gone" : "y \(ShortNumber.text(detent.y))")
      }.joined(separator: ", ")
  }

  /// Returns a summary of a preset: how many rules it has, and those that mean nothing beside the others.
  private static func summary(of preset: Preset) -> String {
    let count = preset.rules.count
    let idle = preset.rules.filter { SettingKey.named($0.key)?.isInForce(preset.settings) == false }.map(\.key)
    return "a preset, \(count) rule\(count == 1 ? "" : "s") beside those of \(Preset.names[0])"
      + (idle.isEmpty ? "" : "; of no effect beside the others: " + idle.joined(separator: ", "))
  }

  /// Returns remarks on rules that are valid but may surprise.
  private static func remarks(on document: ScenarioDocument) -> [String] {
    var remarks: [String] = []
    let settings = document.settings
    let pace = settings.pace
    if pace.style == .distance {
      remarks.append(
        "a release at rest on its target takes 0/0 s, for which settle.at_rest has the \(pace.distance.atRest) motion")
    }
    let asksByFrames = document.cards.contains { card in
      card.content != nil || card.pages.contains { $0.content != nil }
    }
    let causes =
      (settings.dependsOnRate ? [settings.rateKeys.joined(separator: ", ")] : [])
      + (asksByFrames ? ["contents that look at each frame"] : [])
      + document.channels.compactMap { channel in
        guard case .follower(_, let lag) = channel.source, lag > 0 else { return nil }
        return "the channel \(SafeText.quoted(channel.name)), which lags by frames"
      }
    if !causes.isEmpty {
      remarks.append("the timeline depends on the display's rate, by " + causes.joined(separator: " and by "))
    }
    return remarks
  }
}
