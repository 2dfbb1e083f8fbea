import CardFormats

extension Command {
  static let validate = Command(
    name: "validate",
    overview: "Check scenarios without running them.",
    discussion: """
      All that is wrong with a file is told at once, each with its line, its column, its path in the document and what \
      would do. The exit code is 65 if a file is wrong, and 0 if all are fine.
      """,
    arguments: [ValidateCommand.scenarios.spec],
    examples: [Example(purpose: "Before a commit", line: "cardsim validate flick-up push-pop")],
    body: .action(ValidateCommand.run))
}

/// `cardsim validate`.
enum ValidateCommand {
  static let scenarios = Parameter.repeatedArgument(
    "scenario", .text, "Built-in scenarios' names, JSON files, or '-'.")

  static func run(_ arguments: Arguments) throws(Failure) {
    var wrong: [String] = []
    try Output.to(nil) { output throws(Failure) in
      for name in arguments[scenarios] {
        do throws(Failure) {
          let source = try ScenarioSource(named: name)
          let (scenario, _) = try source.scenario(from: source.document)
          for warning in scenario.warnings { Terminal.say(warning.text) }
          let (cards, inputs) = (scenario.stack.cards.count, scenario.inputs.count)
          output.write(
            "\(name): fine, \(cards) card\(cards == 1 ? "" : "s"), \(inputs) input\(inputs == 1 ? "" : "s")\n")
        } catch {
          guard case .diagnostics(let text) = error else { throw error }
          wrong.append(text)
        }
      }
    }
    if !wrong.isEmpty { throw .diagnostics(wrong.joined(separator: "\n")) }
  }
}
