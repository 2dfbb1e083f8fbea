import CardCommandLine
import CardModel
import CardScenario
import CardText

extension Command {
  static let gestureInfo = Command(
    name: "info",
    overview: "Say how a gesture was sampled, and how fast the finger was when it lifted.",
    discussion: """
      The release velocity is that of the first finger, by each of the rules that systems use, which differ by far. \
      The lift's position is no sample, and a finger without a sample for 40 ms has velocity 0. A cancelled touch has \
      none.
      """,
    arguments: [GestureInfoCommand.file.spec],
    sections: .options(GestureInfoCommand.format.spec, CommonOption.output.spec),
    examples: [
      Example(
        purpose: "Is this finger fast enough for a flick?",
        line: "cardsim gesture make --from 200,500 --to 200,300 --duration 150ms --release-velocity -900 | "
          + "cardsim gesture info -")
    ],
    body: .action(GestureInfoCommand.run))
}

/// `cardsim gesture info`.
enum GestureInfoCommand {
  static let file = Parameter.repeatedArgument(
    "file", .file, "Gestures in CSV or another notation, folders of them, or '-' for standard input.")
  static let format = CommonOption.format

  static func run(_ arguments: Arguments) throws(Failure) {
    let names = try ScenarioNames.gestures(arguments[file])
    var reports: [GestureReport] = []
    let screen = Device.standard.screen
    for name in names {
      let file = try GestureFile(try InputFile(reading: name), covering: screen)
      if file.imported.format == .getevent {
        let size = "\(DecimalText.shortest(screen.width)) by \(DecimalText.shortest(screen.height))"
        Terminal.say(
          "Note: \(file.name): its touch panel is taken to cover a screen of \(size) points; 'cardsim gesture import' "
            + "takes others\n")
      }
      for note in file.imported.notes { Terminal.say("Note: \(names.count > 1 ? file.name + ": " : "")\(note)\n") }
      reports.append(GestureReport(file.imported.gesture, name: names.count > 1 ? name : nil))
    }
    try Output.to(arguments[CommonOption.output]) { output throws(Failure) in
      switch arguments[format] {
      case .text: output.write(reports.map(\.text).joined(separator: "\n"))
      case .json: output.write(JSONWriter.document(ofAll: reports) { $0.write(to: &$1) })
      case .csv, .jsonl, .markdown: output.write(GestureReport.table(of: reports).render(arguments[format]))
      }
    }
  }
}
