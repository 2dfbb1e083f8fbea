import CardCommandLine
import CardDialects
import CardExamples
import CardMotion
import CardScenario
import CardSettings
import CardSimulation
import CardTimeline

extension Vocabulary {
  package static let scenarios = Vocabulary("scenarios") {
    BuiltInScenarios.all.map { Name(text: $0.name, meaning: $0.about) }
  }

  package static let presets = Vocabulary("presets") {
    Preset.names.compactMap(Preset.named).map { Name(text: $0.name, meaning: $0.summary) }
  }

  package static let devices = Vocabulary("devices") { Device.all.map { Name(text: $0.name, meaning: $0.title) } }

  package static let curves = Vocabulary("curves") {
    NamedCurve.allCases.map { Name(text: $0.name, meaning: CurveText.text(of: $0.curve)) }
      + Easing.allCases.map { Name(text: $0.name, meaning: ListCommand.text(of: $0.curve)) }
  }

  /// Columns, groups of them, and the channels of the built-in scenarios.
  package static let columns = Vocabulary("columns") {
    Column.groups.map { Name(text: $0.name, meaning: "\($0.columns.count) columns") }
      + [Name(text: ColumnChoice.channelGroup, meaning: "the scenario's own")]
      + Column.allCases.map { Name(text: $0.name, meaning: $0.meaning) } + channelNames
  }

  /// Detents' names, of the built-in scenarios and presets.
  package static let detents = Vocabulary("detents") { detentNames }

  package static let metrics = Vocabulary("metrics") {
    Metric.allCases.map { Name(text: $0.name, meaning: $0.meaning) }
  }

  /// The keys of `--set`, without their values.
  package static let keys = Vocabulary("keys", values: settings.kind) {
    SettingKey.all.map { Name(text: $0.name, meaning: $0.meaning) }
  }

  /// The values of the keys that take words: `motion.kind=spring`.
  package static let settings = Vocabulary("settings") {
    SettingKey.all.flatMap { key in words(of: key).map { Name(text: "\(key.name)=\($0)") } }
  }

  private static func words(of key: SettingKey) -> [String] {
    switch key.kind {
    case .number: []
    case .numberOrWord(_, _, _, let words): words.map { $0.name }
    case .flag: ["true", "false"]
    case .choice(let words, _, _): words.map { $0.name }
    case .curve: NamedCurve.allCases.map(\.name)
    }
  }

  /// The channels of the built-in scenarios, each with the scenario that has it first. A scenario of one's own often
  /// begins as a copy of one of them.
  private static var channelNames: [Name] {
    var names: [Name] = []
    for scenario in BuiltInScenarios.all {
      for channel in scenario.document.channels where !names.contains(where: { $0.text == channel.name }) {
        names.append(Name(text: channel.name, meaning: "a channel of the scenario \(scenario.name)"))
      }
    }
    return names
  }

  /// The detents of the presets and of the built-in scenarios.
  private static var detentNames: [Name] {
    var names: [Name] = []
    func add(_ detents: [String]) {
      for detent in detents where !names.contains(where: { $0.text == detent }) { names.append(Name(text: detent)) }
    }
    for preset in Preset.all { add(preset.settings.places.names) }
    for scenario in BuiltInScenarios.all {
      for card in scenario.document.cards { add((card.detents ?? []).map(\.name)) }
    }
    return names
  }
}
