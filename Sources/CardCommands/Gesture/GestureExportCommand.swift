import CardCommandLine
import CardScenario
import CardText

extension Command {
  static let gestureExport = Command(
    name: "export",
    overview: "Write a gesture so that another system replays the same finger.",
    discussion: """
      w3c is JSON for Appium, WebdriverIO and Selenium; getevent has the kernel's events of an Android panel; espresso \
      is a ViewAction in Kotlin. All three hold every sample, espresso those of one \
      finger. xctest and adb drag once, in a straight line at one speed. \
      What a notation can't hold is said on standard error.

      The gesture may be in any notation that 'cardsim gesture import' reads without further measures.
      """,
    arguments: [GestureExportCommand.file.spec],
    sections: .options(
      GestureExportCommand.target.spec, GestureImportCommand.screen.spec, GestureImportCommand.scale.spec,
      GestureImportCommand.quiet.spec, CommonOption.output.spec),
    examples: [
      Example(
        purpose: "A flick for a device, by Appium",
        line: "cardsim gesture make --from 200,500 --to 200,300 --duration 150ms --release-velocity -900 | "
          + "cardsim gesture export - --to w3c -o flick.json")
    ],
    body: .action(GestureExportCommand.run))
}

/// `cardsim gesture export`.
enum GestureExportCommand {
  static let file = Parameter.argument("file", .file, "The gesture, or '-' for standard input.")
  static let target = Parameter.requiredOption(
    "to", "notation", .name(GestureExport.Target.self), "The notation to write.")

  static func run(_ arguments: Arguments) throws(Failure) {
    if arguments.has(GestureImportCommand.screen.spec), arguments[target] != .getevent {
      throw .usage(
        "--screen is for the units of a touch panel: --to getevent", parameter: GestureImportCommand.screen.spec)
    }
    let file = try GestureFile(try InputFile(reading: arguments[Self.file]))
    let export: GestureExport
    do throws(GestureExport.Impossible) {
      export = try GestureExport(
        file.imported.gesture, to: arguments[target], scale: arguments[GestureImportCommand.scale],
        screen: arguments[GestureImportCommand.screen])
    } catch {
      throw .usage("\(file.name): \(error.message)", parameter: target.spec)
    }
    try Output.to(arguments[CommonOption.output]) { output throws(Failure) in
      output.write(export.text)
    }
    if !arguments[GestureImportCommand.quiet] {
      for note in file.imported.notes + export.notes { Terminal.say("Note: \(note)\n") }
    }
  }
}
