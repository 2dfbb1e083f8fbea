/// A shell for which the tool writes a completion script.
package enum Shell: String, CaseIterable, Sendable {
  case bash
  case zsh
  case fish

  /// Returns the completion script of a tool that has these kinds of names.
  package func completions(of tool: Command, _ vocabularies: [Vocabulary]) -> String {
    switch self {
    case .bash: BashCompletions(tool: tool, vocabularies: vocabularies).text
    case .zsh: ZshCompletions(tool: tool, vocabularies: vocabularies).text
    case .fish: FishCompletions(tool: tool, vocabularies: vocabularies).text
    }
  }
}
