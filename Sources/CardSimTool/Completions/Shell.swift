/// A shell for which the tool writes a completion script.
enum Shell: String, CaseIterable, Sendable {
  case bash
  case zsh
  case fish

  /// Returns the completion script of a tool.
  func completions(of tool: Command) -> String {
    switch self {
    case .bash: BashCompletions(tool: tool).text
    case .zsh: ZshCompletions(tool: tool).text
    case .fish: FishCompletions(tool: tool).text
    }
  }
}
