import CardCommandLine
import CardPage
import CardScenario
import CardSimulation
import CardText

extension Command {
  package static let report = Command(
    name: "report",
    overview: "Write a page that shows timelines and plays them.",
    discussion: """
      The page is one file that needs no other and no network, and opens by a double click: verdicts, a player with \
      paper beside phone, every column at the cursor, events that jump, metrics, what differs from the preset, and \
      the commands that make it again. Two timelines lie over each other, with their difference as a lane and the \
      first frame that differs. Without scripts, and on paper, it has the plots and the tables.

      The sources are scenarios, which are run, and tables in CSV: timelines that 'cardsim run' wrote, or positions \
      over time that were recorded on a device, with columns such as time_ms and y_pt. With --against, each of them \
      is shown beside another scenario or table, or beside itself under another preset. --set and --preset change the \
      sources, and leave what they are shown beside as it is written; beside itself, a scenario has the same --device \
      and --fps.

      A device's log has its own clock, which is laid over that of the scenario that it is shown beside, as \
      'cardsim check --recording' does: the page tells the offset, and whether the log holds.
      """,
    arguments: [ReportCommand.sources.spec],
    sections: [
      Section(
        title: "CONTENT",
        options: [ReportCommand.against.spec, ReportCommand.title.spec, CommonOption.output.spec]),
      Section(
        title: "CHANGES TO SCENARIOS", options: [ReportCommand.presets.spec] + ScenarioOptions.specs),
      Section(title: "A RECORDING", options: ReportLog.specs),
    ],
    examples: [
      Example(purpose: "A card with every behaviour", line: "cardsim report tour -o tour.html"),
      Example(
        purpose: "A flick under three presets",
        line: "cardsim report flick-up --preset standard --preset tgcard-2.5.1 --preset sweetcurtain-0.2.5 "
          + "-o flick.html"
      ),
      Example(
        purpose: "A softer spring beside the usual one",
        line: "cardsim report flick-up --set settle.damping_ratio=0.6 --against flick-up -o softer.html"),
      Example(
        purpose: "A recording beside the scenario that describes it",
        line: "cardsim run flick-up --fps 120 --columns time_us,card_y_pt -o device.csv && "
          + "cardsim report flick-up --against device.csv -o device.html"),
    ],
    body: .action(ReportCommand.run))
}

/// `cardsim report`.
enum ReportCommand {
  static let sources = Parameter.repeatedArgument(
    "source", .scenario, "Scenarios' names, JSON files, folders of them, timelines and recordings in CSV, or '-'.")
  static let against = Parameter.option(
    "against", "name", .scenarioOrPreset,
    "Show each beside this scenario or table, or beside itself under this preset.")
  static let presets = RunCommand.presets
  static let title = Parameter.option("title", "text", .anyText, "The title, in place of the names.")

  static func run(_ arguments: Arguments) throws(Failure) {
    try OutputEnding.refuse(arguments[CommonOption.output], unless: "A report is written as HTML", [".html", ".htm"])
    let names = try ScenarioNames.all(arguments[sources])
    let against = arguments[Self.against]
    var makers = try ReportMaker(arguments, of: names + (against.map { [$0] } ?? []))
    for name in names { try makers.add(name) }
    if let against { try makers.compare(against: against) }
    try makers.finish()
    var page = ReportPage(title: arguments[title] ?? makers.title)
    page.entries = makers.entries
    page.command = "cardsim report " + makers.words.map { ShellText.quoted($0) }.joined(separator: " ")
    page.version = ToolVersion.text
    try Output.to(arguments[CommonOption.output]) { output throws(Failure) in
      page.write(to: &output.buffer)
    }
  }
}
