import CardDialects
import CardExamples
import CardMotion
import CardScenario
import CardText

extension Command {
  static let list = Command(
    name: "list",
    overview: "List the built-in scenarios, the presets, the devices and the named curves.",
    arguments: [ListCommand.kind.spec],
    sections: .options(CommonOption.output.spec),
    examples: [
      Example(purpose: "Everything there is", line: "cardsim list"),
      Example(purpose: "The scenarios, each named for the behaviour it shows", line: "cardsim list scenarios"),
    ],
    body: .action(ListCommand.run))
}

/// `cardsim list`.
enum ListCommand {
  /// The kinds that can be listed.
  enum Kind: String, CaseIterable, Sendable {
    case scenarios
    case presets
    case devices
    case curves
  }

  static let kind = Parameter.optionalArgument("what", .name(Kind.self), "The kind to list; all of them if left out.")

  static func run(_ arguments: Arguments) throws(Failure) {
    try Output.to(arguments[CommonOption.output]) { output throws(Failure) in
      let kinds = arguments[kind].map { [$0] } ?? Kind.allCases
      for (index, kind) in kinds.enumerated() {
        if index > 0 { output.write("\n") }
        if kinds.count > 1 { output.write("\(kind.rawValue.uppercased()):\n") }
        output.write(TextTable(rows: rows(kind), indent: kinds.count > 1 ? 2 : 0).text)
      }
    }
  }

  private static func rows(_ kind: Kind) -> [[String]] {
    switch kind {
    case .scenarios:
      BuiltInScenarios.all.map { [$0.name, $0.about] }
    case .presets:
      Preset.all.map {
        [$0.name, $0.summary + ($0.settings.dependsOnRate ? " Depends on the display's rate." : "")]
      }
    case .devices:
      Device.all.map { device in
        let screen = device.screen
        return [
          device.name, "\(Int(screen.width)) × \(Int(screen.height)) pt",
          "safe \(Int(screen.safeTop)) / \(Int(screen.safeBottom))", device.title,
        ]
      }
    case .curves:
      NamedCurve.allCases.map { [$0.name, CurveText.text(of: $0.curve)] }
    }
  }
}
