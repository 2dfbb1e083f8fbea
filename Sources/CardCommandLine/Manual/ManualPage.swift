/// The manual page of the tool: all that its help says, from the same table, in one page.
package struct ManualPage {
  /// The tool, with the table of its commands.
  package var tool: Command

  /// The tool's version.
  package var version: String

  /// The day of the version, `2026-11-22`.
  package var date: String

  package init(tool: Command, version: String, date: String) {
    (self.tool, self.version, self.date) = (tool, version, date)
  }

  /// The page in roff.
  package var text: String {
    var page = Roff()
    let places = CommandPlace(path: [tool]).all
    page.comment("Written by '\(tool.name) man'.")
    page.macro(
      "TH", tool.name.uppercased(), "1", date, Roff.quoted("\(tool.name) \(version)"), Roff.quoted("CardSim"))
    // Nothing is hyphenated, so that an option is never broken, and lines aren't stretched.
    page.macro("nh")
    page.macro("ad", "l")
    page.macro("SH", "NAME")
    page.fill("\(tool.name) - \(summary)")
    synopsis(places, in: &page)
    page.macro("SH", "DESCRIPTION")
    page.fill(tool.overview)
    page.paragraphs(tool.discussion)
    page.macro("SH", "OPTIONS")
    options(places[0], in: &page)
    page.macro("SH", "COMMANDS")
    for place in places.dropFirst() { command(place, in: &page) }
    page.macro("SH", "EXIT STATUS")
    for status in ExitStatus.all { entry(Roff.bold("\(status.code)"), capitalized(status.reason) + ".", in: &page) }
    page.macro("SH", "ENVIRONMENT")
    for variable in EnvironmentVariable.all { entry(Roff.bold(variable.name), variable.meaning, in: &page) }
    page.macro("SH", "EXAMPLES")
    for (index, example) in places.flatMap(\.command.examples).enumerated() {
      if index > 0 { page.macro("PP") }
      page.fill("\(example.purpose):")
      page.macro("PP")
      page.macro("EX")
      page.styled(Roff.escaped("    \(example.line)"))
      page.macro("EE")
    }
    page.macro("SH", "SEE ALSO")
    page.styled("\(Roff.bold("\(tool.name) help")) \(Roff.italic("command")) has this page command by command.")
    page.styled("The guides, from a first card to continuous integration, are in the folder")
    page.styled("\(Roff.italic("Sources/CardSim/CardSim.docc")) of the source code.")
    return page.text
  }

  /// The overview without its capital and its full stop, as the line under NAME has it.
  private var summary: String {
    tool.overview.prefix(1).lowercased() + tool.overview.dropFirst().prefix { $0 != "." }
  }

  private func capitalized(_ words: String) -> String { words.prefix(1).uppercased() + words.dropFirst() }

  // MARK: Commands

  /// A line for each command that does something.
  private func synopsis(_ places: [CommandPlace], in page: inout Roff) {
    page.macro("SH", "SYNOPSIS")
    for (index, place) in places.filter({ $0.command.subcommands.isEmpty }).enumerated() {
      if index > 0 { page.macro("br") }
      page.styled(call(place))
    }
  }

  /// A command as it is typed, with its arguments and required options.
  private func call(_ place: CommandPlace) -> String {
    let required = place.options.filter(\.isRequired)
    let rest = required.count == place.options.count ? [] : ["[\(Roff.italic("options"))]"]
    return ([Roff.bold(place.name)] + (place.command.arguments + required).map(usage) + rest).joined(separator: " ")
  }

  private func usage(_ spec: ParameterSpec) -> String {
    let text = spelling(spec) + (spec.isRepeatable ? " ..." : "")
    return spec.isRequired ? text : "[\(text)]"
  }

  /// An argument or an option as it is typed, its names in bold and its values in italics.
  private func spelling(_ spec: ParameterSpec) -> String {
    switch spec.form {
    case .argument: Roff.italic(spec.name)
    case .flag: Roff.bold("--\(spec.name)")
    case .option:
      Roff.bold("--\(spec.name)") + " " + Roff.italic(spec.valueName)
        + (spec.second.map { " " + Roff.italic($0.name) } ?? "")
    }
  }

  private func command(_ place: CommandPlace, in page: inout Roff) {
    page.macro("SS", Roff.quoted(place.words.dropFirst().joined(separator: " ")))
    if place.command.subcommands.isEmpty {
      page.styled(call(place))
      page.macro("PP")
    }
    page.fill(place.command.overview)
    page.paragraphs(place.command.discussion)
    for spec in place.command.arguments { entry(spelling(spec), spec.annotatedHelp, in: &page) }
    options(place, in: &page)
  }

  /// The options of a command, under the titles of their sections if these say more than that they are options.
  private func options(_ place: CommandPlace, in page: inout Roff) {
    for section in place.sections {
      if section.title != "OPTIONS" {
        page.macro("PP")
        page.styled(Roff.bold(capitalized(section.title.lowercased()) + ":"))
      }
      for spec in section.options {
        entry((spec.short.map { Roff.bold("-\($0)") + ", " } ?? "") + spelling(spec), spec.annotatedHelp, in: &page)
      }
    }
  }

  /// A term, and indented below it its meaning.
  private func entry(_ term: String, _ meaning: String, in page: inout Roff) {
    page.macro("TP")
    page.styled(term)
    page.fill(meaning)
  }
}
