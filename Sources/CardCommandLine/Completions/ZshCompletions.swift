/// The completion script for zsh: a file of its `fpath` that defines a function for each command, by `_arguments`.
package struct ZshCompletions {
  /// The tool, with the table of its commands.
  package var tool: Command

  /// The kinds of names that it lists.
  package var vocabularies: [Vocabulary]

  /// The script.
  package var text: String {
    let functions = CommandPlace(path: [tool]).all.map(function)
    return """
      #compdef \(tool.name)
      # zsh completion of \(tool.name); written by '\(tool.name) completions zsh'.

      \(vocabularies.map(nameFunction).joined(separator: "\n\n"))

      \(ZshCompletions.helpers)

      \(functions.joined(separator: "\n\n"))

      # Zsh runs this file as the function when it is first needed; a file that is sourced only announces it.
      if [[ ${funcstack[1]} == _cardsim ]]; then
        _cardsim "$@"
      else
        compdef _cardsim \(tool.name)
      fi

      """
  }

  /// The functions that offer values which `_arguments` has no action for.
  private static let helpers = #"""
    # Offers the names of some kinds, and files.
    _cardsim_any() {
      local -a kinds
      local kind
      for kind; do
        case $kind in
        files) kinds+=('files:file:_files') ;;
        *) kinds+=("$kind:${kind%s}:_cardsim_names_$kind") ;;
        esac
      done
      _alternative $kinds
    }

    # Offers the names of a kind, several of them joined by commas.
    _cardsim_list() {
      compset -P '*,'
      _cardsim_names_$1 -qS ,
    }

    # Offers the names of a kind with an equals sign; after that the full texts of another kind, if there is one.
    _cardsim_assignment() {
      if [[ $PREFIX != *=* ]]; then
        _cardsim_names_$1 -S =
      elif [[ -n $2 ]]; then
        _cardsim_names_$2
      else
        _message value
      fi
    }

    # Offers words; those that end in an equals sign are continued.
    _cardsim_words() {
      local -a open=(${(M)@:#*=}) whole=(${@:#*=})
      (( $#open )) && compadd -S '' -a open
      (( $#whole )) && compadd -a whole
    }
    """#

  /// The function that offers the names of a kind, with their meanings.
  private func nameFunction(_ vocabulary: Vocabulary) -> String {
    let rows = vocabulary.names().map { name in
      let text = name.text.replaced(":", by: "\\:")
      return "    " + ZshCompletions.quoted(name.meaning.isEmpty ? text : "\(text):\(name.meaning)")
    }
    let kind = vocabulary.kind
    return """
      _cardsim_names_\(kind)() {
        local -a names=(
      \(rows.joined(separator: "\n"))
        )
        _describe -t \(kind) \(kind.dropLast()) names "$@"
      }
      """
  }

  // MARK: Commands

  private func functionName(_ place: CommandPlace) -> String {
    place.path.count == 1
      ? "_cardsim" : "_cardsim_command_" + place.words.dropFirst().joined(separator: "_").replaced("-", by: "_")
  }

  /// The function of a command: its subcommands, or its options and arguments.
  private func function(_ place: CommandPlace) -> String {
    let specs = place.options.map(option) + place.command.arguments.enumerated().map { argument($1, $0 + 1) }
    let own = specs.map { " \\\n" + $0 }.joined()
    if place.subcommands.isEmpty {
      // There is nothing more to say after 'help' and such a command.
      return "\(functionName(place))() {\n  [[ $1 == help ]] && return 1\n  _arguments -s -S\(own)\n}"
    }
    let words = place.command.subcommands.map { ZshCompletions.quoted("\($0.name):\($0.overview)") }
    let cases = place.subcommands.map { "  \($0.command.name)) \(functionName($0)) \"$@\" ;;" }
    return """
      \(functionName(place))() {
        local -a commands=(
          \(words.joined(separator: "\n    "))
          'help:Show help information.'
        )
        if (( CURRENT == 2 )) && [[ $1 == help ]]; then
          commands=(${commands:#help:*})
          _describe -t commands command commands
          return
        elif (( CURRENT == 2 )); then
          _arguments -s -S\(own.replaced("\n", by: "\n    ")) \\
            '1:command:{_describe -t commands command commands}'
          return
        fi
        local command=${words[2]}
        shift words
        (( CURRENT-- ))
        case $command in
        help) \(functionName(place)) help ;;
      \(cases.joined(separator: "\n"))
        *) _message 'no such command' ;;
        esac
      }
      """
  }

  private func option(_ spec: ParameterSpec) -> String {
    let names = ["--\(spec.name)"] + (spec.short.map { ["-\($0)"] } ?? [])
    let excluded = spec.name == ParameterSpec.help.name || spec.name == ParameterSpec.version.name
    // Zsh replaces the braces by one text for each name.
    let head =
      spec.isRepeatable ? "*" : excluded ? "(- *)" : names.count > 1 ? "(\(names.joined(separator: " ")))" : ""
    let sign = spec.form == .option ? "=" : ""
    let spelled = names.map { $0 + sign }
    let list = spelled.count > 1 ? "'{\(spelled.joined(separator: ","))}'" : spelled[0]
    let value = spec.form == .option ? part(spec.valueName, spec.completion) : ""
    let second = spec.second.map { part($0.name, $0.completion) } ?? ""
    return "    '\(head)\(list)[\(ZshCompletions.escaped(spec.help))]\(value)\(second)'"
  }

  private func argument(_ spec: ParameterSpec, _ number: Int) -> String {
    let head = spec.isRepeatable ? "*" : "\(number)\(spec.isRequired ? "" : ":")"
    return "    '\(head)\(part(spec.name, spec.completion))'"
  }

  /// The message and the action of a value.
  private func part(_ name: String, _ completion: Completion) -> String {
    ":\(ZshCompletions.escaped(name)):\(action(completion))"
  }

  private func action(_ completion: Completion) -> String {
    let names = completion.vocabularies.map(\.kind)
    if completion.words.contains(where: { $0.hasSuffix("=") }) {
      return " _cardsim_words \(completion.words.joined(separator: " "))"
    }
    if !completion.words.isEmpty { return "(\(completion.words.joined(separator: " ")))" }
    switch completion.form {
    case .list: return " _cardsim_list \(names[0])"
    case .assignment:
      let values = completion.vocabularies[0].values.map { " \($0)" } ?? ""
      return " _cardsim_assignment \(names[0])\(values)"
    case .word: break
    }
    switch (completion.files, names.isEmpty) {
    case (.none, true): return " "
    case (.all, true): return "_files"
    case (.folders, _): return "_files -/"
    case (let files, false): return " _cardsim_any \((names + (files == .all ? ["files"] : [])).joined(separator: " "))"
    }
  }

  // MARK: Text

  /// Returns a text of a specification that stands in single quotation marks.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text {
      if "\\[]:".contains(character) { escaped += "\\" }
      escaped += character == "'" ? "'\\''" : String(character)
    }
    return escaped
  }

  /// Returns a word in single quotation marks.
  private static func quoted(_ text: String) -> String {
    "'" + text.replaced("'", by: "'\\''") + "'"
  }
}
