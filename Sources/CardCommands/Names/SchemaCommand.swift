import CardCommandLine
import CardScenario

extension Command {
  package static let schema = Command(
    name: "schema",
    overview: "Print the JSON Schema of scenarios or presets, by which an editor completes and checks them.",
    discussion: """
      The schema (draft 2020-12) has every key with its meaning, its range and its units, and every word with its \
      meaning. Save it beside your files, and begin each of them with "$schema": "./cardsim.schema.json"; the \
      simulator ignores that line. 'cardsim validate' checks more: names that must exist, and numbers with a unit.
      """,
    arguments: [SchemaCommand.document.spec],
    sections: .options(CommonOption.output.spec),
    examples: [
      Example(purpose: "Let an editor complete and check scenarios", line: "cardsim schema > cardsim.schema.json"),
      Example(purpose: "The same for presets", line: "cardsim schema preset -o preset.schema.json"),
    ],
    body: .action(SchemaCommand.run))
}

/// `cardsim schema`.
enum SchemaCommand {
  static let document = Parameter.optionalArgument(
    "document", .name(DocumentSchema.self), "The kind of document; scenario if left out.")

  static func run(_ arguments: Arguments) throws(Failure) {
    try Output.to(arguments[CommonOption.output]) { output throws(Failure) in
      output.write((arguments[document] ?? .scenario).text)
    }
  }
}
