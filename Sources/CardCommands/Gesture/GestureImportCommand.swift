import CardCommandLine
import CardScenario
import CardText

extension Command {
  static let gestureImport = Command(
    name: "import",
    overview: "Turn a finger that was recorded elsewhere into a gesture file.",
    discussion: """
      The notation is guessed, or named by --from: getevent ('adb shell getevent -lt' or '-t', after the ranges of \
      '-lp'), motionevent (Android's MotionEvent.toString() in logcat), w3c (WebDriver Actions), dom (pointer or touch \
      events as JSON, or a line each), flutter (packets of PointerData), csv (a table with time, x and y by name; \
      times are numbers or a clock's, as 14:03:01.250).

      The samples stay as they were: nothing is smoothed or resampled. Fingers are numbered anew, and times count from \
      the first touch. Standard error says what was found, and what was assumed.
      """,
    arguments: [GestureImportCommand.file.spec],
    sections: [
      Section(
        title: "THE RECORDING",
        options: [
          GestureImportCommand.from.spec, GestureImportCommand.screen.spec, GestureImportCommand.panel.spec,
          GestureImportCommand.scale.spec,
        ]),
      Section(
        title: "A TABLE'S COLUMNS",
        options: [
          RecordingOptions.time.spec, RecordingOptions.timeUnit.spec, GestureImportCommand.x.spec,
          GestureImportCommand.y.spec,
          GestureImportCommand.phase.spec, GestureImportCommand.pointer.spec,
        ]),
      Section(title: "OUTPUT", options: [GestureImportCommand.quiet.spec, CommonOption.output.spec]),
    ],
    examples: [
      Example(
        purpose: "A finger on an Android phone of 412 by 915 dp; here a made one takes the place of the recording",
        line: "cardsim gesture make --from 200,600 --to 200,300 --duration 150ms --release-velocity -900 | "
          + "cardsim gesture export - --to getevent --screen 412x915 -o events.txt && "
          + "cardsim gesture import events.txt --screen 412x915 -o thumb.csv && "
          + "cardsim run flick-up --gesture thumb.csv")
    ],
    body: .action(GestureImportCommand.run))
}

/// `cardsim gesture import`.
enum GestureImportCommand {
  static let file = Parameter.argument("file", .file, "The recording, or '-' for standard input.")
  static let from = Parameter.option(
    "from", "notation", .name(GestureFormat.self), "The notation of the recording; guessed if left out.")
  static let screen = Parameter.option(
    "screen", "WxH", .touchSize, "The screen that a touch panel covers, in points: 390x844.")
  static let panel = Parameter.option(
    "panel", "WxH", .touchSize, "The number of a touch panel's units; if left out, as 'getevent -lp' says.")
  static let scale = Parameter.option(
    "scale", "pt", .scale, default: "1",
    "Points in one unit of x and y: 1/3 for pixels of a 3× screen.")
  static let x = Parameter.option("x-column", "column", .text, "The column of x; found by its name if left out.")
  static let y = Parameter.option("y-column", "column", .text, "The column of y; found by its name if left out.")
  static let phase = Parameter.option(
    "phase-column", "column", .text, "The column of phases; found by its name if left out.")
  static let pointer = Parameter.option(
    "pointer-column", "column", .text, "The column of fingers; found by its name if left out.")
  static let quiet = Parameter.flag("quiet", short: "q", "Say nothing but errors.")

  static func run(_ arguments: Arguments) throws(Failure) {
    var measures = GestureImport.Measures()
    (measures.screen, measures.panel, measures.scale) = (arguments[screen], arguments[panel], arguments[scale])
    measures.columns.time = arguments[RecordingOptions.time]
    measures.columns.timeUnit = arguments[RecordingOptions.timeUnit]
    (measures.columns.x, measures.columns.y) = (arguments[x], arguments[y])
    (measures.columns.phase, measures.columns.pointer) = (arguments[phase], arguments[pointer])
    let file = try GestureFile(try InputFile(reading: arguments[Self.file]), as: arguments[from], measures: measures)
    try refuseOptions(arguments, beside: file)
    try Output.to(arguments[CommonOption.output]) { output throws(Failure) in
      output.buffer.append(bytes: file.imported.gesture.csv())
    }
    if !arguments[quiet] { Terminal.say(file.found) }
  }

  /// Refuses options of another notation: of a table its columns, and of a touch panel its size.
  private static func refuseOptions(_ arguments: Arguments, beside file: GestureFile) throws(Failure) {
    let format = file.imported.format
    let ofTables = [
      RecordingOptions.time.spec, RecordingOptions.timeUnit.spec, x.spec, y.spec, phase.spec, pointer.spec,
    ]
    let kinds: [(options: [ParameterSpec], format: GestureFormat, words: String)] = [
      (ofTables, .csv, "a table"), ([panel.spec, screen.spec], .getevent, "a touch panel's events"),
    ]
    for kind in kinds where kind.format != format {
      guard let option = kind.options.first(where: arguments.has) else { continue }
      throw .usage(
        "--\(option.name) is for \(kind.words), and '\(file.name)' is read as '\(format.rawValue)'", parameter: option)
    }
  }
}

extension ValueType where Value == GestureImport.Measures.Size {
  /// Parses a width and a height: `390x844`.
  static var touchSize: ValueType {
    ValueType { text throws(InvalidValue) in
      let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { CSSNumber.read(String($0)) }
      guard parts.count == 2, let width = parts[0], let height = parts[1], (1...1e6).contains(width),
        (1...1e6).contains(height)
      else { throw InvalidValue(ending: ": it must be two numbers from 1 on, such as 390x844") }
      return GestureImport.Measures.Size(width: width, height: height)
    }
  }
}
