import CardCommandLine
import CardPage
import CardScenario
import CardSettings
import CardText

extension Command {
  package static let playground = Command(
    name: "playground",
    overview: "Write a page in which a scenario's card can be touched.",
    discussion: """
      The page is one file that needs no other and no network, and opens by a double click. Drag, flick and tap the \
      card with a finger, a pen, the mouse or the keyboard; on the paper beside it its edge is the pen. Beside \
      both, or below them in a narrow window, stand why it went where it went and how little would have sent it \
      elsewhere, every setting with its meaning, and what to take home: the gesture, the session as a scenario, the \
      motion in the notation of a platform, a link.

      The page runs cardsim's own simulation, compiled for browsers: 'cardsim run' repeats a session that is taken \
      home to the same digest.

      A change of a setting shows at once what the last gesture would have done under it, and the paper draws it under \
      every preset. The scenario is any one, not only a built-in one; without one it is 'flick-up'.
      """,
    arguments: [PlaygroundCommand.scenario.spec],
    sections: [
      Section(title: "CONTENT", options: [PlaygroundCommand.title.spec, CommonOption.output.spec]),
      Section(
        title: "CHANGES TO THE SCENARIO",
        options: [PlaygroundCommand.preset.spec, ScenarioOptions.settings.spec, ScenarioOptions.device.spec]),
    ],
    examples: [
      Example(purpose: "A card to touch", line: "cardsim playground -o playground.html"),
      Example(
        purpose: "Your own card on a small phone",
        line: "cardsim show push-pop > mine.json && cardsim playground mine.json --device iphone-se-3 -o mine.html"),
      Example(
        purpose: "A preset with a softer spring to begin with",
        line: "cardsim playground push-pop --preset tgcard-2.5.1 --set settle.damping_ratio=0.6 -o soft.html"),
    ],
    body: .action(PlaygroundCommand.run))
}

/// `cardsim playground`.
enum PlaygroundCommand {
  static let scenario = Parameter.optionalArgument(
    "scenario", .scenario, "A built-in scenario's name, a JSON file, or '-'; \(usual) if left out.")
  static let usual = "flick-up"
  static let preset = CommonOption.preset("Begin under this preset, or preset file, with the scenario's own settings.")
  static let title = Parameter.option("title", "text", .anyText, "The title, in place of the scenario's name.")

  static func run(_ arguments: Arguments) throws(Failure) {
    try OutputEnding.refuse(
      arguments[CommonOption.output], unless: "A playground is written as HTML", [".html", ".htm"])
    let name = arguments[scenario] ?? usual
    let source = try ScenarioSource(named: name)
    var document = try source.whole()
    var presets = Preset.all
    if let preset = try arguments.preset(preset) {
      document.use(preset.preset)
      presets.insert(preset.preset, at: 0)
    }
    try ScenarioOptions.apply(arguments, to: &document)
    var page: PlaygroundPage
    do throws(DiagnosticsError) {
      page = try PlaygroundPage(document, name: ShellText.quoted(name), presets: presets)
    } catch {
      throw .diagnostics(error.text)
    }
    if let title = arguments[title] { page.title = title }
    page.options = options(arguments)
    page.version = ToolVersion.text
    try Output.to(arguments[CommonOption.output]) { output throws(Failure) in
      page.write(to: &output.buffer)
    }
  }

  /// The options that a command needs to make the same scenario.
  private static func options(_ arguments: Arguments) -> PlaygroundOptions {
    var options = PlaygroundOptions()
    options.preset = arguments.texts(of: preset.spec).last.map(ShellText.quoted)
    options.device = arguments.texts(of: ScenarioOptions.device.spec).last.map(ShellText.quoted)
    // The last value of a key counts.
    let texts = arguments.texts(of: ScenarioOptions.settings.spec)
    for (setting, text) in zip(arguments[ScenarioOptions.settings], texts) {
      options.settings.removeAll { $0.key == setting.key.name }
      options.settings.append(PlaygroundOptions.Setting(key: setting.key.name, word: ShellText.quoted(text)))
    }
    return options
  }
}
