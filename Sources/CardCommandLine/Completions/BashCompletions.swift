/// The completion script for bash. It works in bash 3.2, which macOS has, and needs no other script.
///
/// Readline splits words at the characters of `COMP_WORDBREAKS`, among them `=`, `:` and `@`, and replaces only what
/// follows the last of them, with the `@`. So the script puts the words together again, and returns candidates without
/// the part before.
package struct BashCompletions {
  /// The tool, with the table of its commands.
  package var tool: Command

  /// The kinds of names that it lists.
  package var vocabularies: [Vocabulary]

  /// The script.
  package var text: String {
    let places = CommandPlace(path: [tool]).all
    return """
      # bash completion of \(tool.name), for bash 3.2 and newer; written by '\(tool.name) completions bash'.

      \(vocabularies.map { "_cardsim_\($0.kind)='\($0.names().map(\.text).joined(separator: " "))'" }
        .joined(separator: "\n"))

      # Sets commands and options to those of a command, which is named without the tool.
      _cardsim_command() {
        commands='' options=''
        case $1 in
      \(places.map(commandCase).joined(separator: "\n"))
        esac
      }

      # Sets takes to the number of values that an option takes, and words, values, files and form to what is offered
      # for the first one. $1 is the command and the option; the command, the option and 2 for its second value; or
      # the command and the number of a positional argument.
      _cardsim_value() {
        takes=1 words='' values='' files='' form=''
        case $1 in
      \(valueCases(places).joined(separator: "\n"))
        *) takes=0 ;;
        esac
      }

      \(BashCompletions.machine)
      """
  }

  /// The case of a command: its subcommands and its options.
  private func commandCase(_ place: CommandPlace) -> String {
    let subcommands = place.command.subcommands.map(\.name)
    let commands = subcommands.isEmpty ? "" : "commands='\((subcommands + ["help"]).joined(separator: " "))' "
    let options = place.options.map { (spec: ParameterSpec) in
      "--\(spec.name)" + (spec.short.map { " -\($0)" } ?? "")
    }
    return "  '\(key(place))') \(commands)options='\(options.joined(separator: " "))' ;;"
  }

  private func key(_ place: CommandPlace) -> String { place.words.dropFirst().joined(separator: " ") }

  // MARK: Values

  /// The cases of all values, those with the same offer together.
  private func valueCases(_ places: [CommandPlace]) -> [String] {
    var patterns: [String: [String]] = [:]
    var order: [String] = []
    func add(_ pattern: String, _ offer: String) {
      if patterns[offer] == nil { order.append(offer) }
      patterns[offer, default: []].append(pattern)
    }
    for place in places {
      let key = key(place)
      for spec in place.options where spec.form == .option {
        let offer = (spec.second == nil ? "" : "takes=2 ") + assignments(spec.completion)
        let names = ["--\(spec.name)"] + (spec.short.map { ["-\($0)"] } ?? [])
        for name in names {
          add("'\(key) \(name)'", offer)
          if let second = spec.second { add("'\(key) \(name) 2'", assignments(second.completion)) }
        }
      }
      for (index, spec) in place.command.arguments.enumerated() {
        add(spec.isRepeatable ? "'\(key) '[0-9]*" : "'\(key) \(index + 1)'", assignments(spec.completion))
      }
    }
    return order.map { offer in
      "  " + (patterns[offer] ?? []).joined(separator: " | \\\n    ") + ")\n    \(offer.isEmpty ? ":" : offer) ;;"
    }
  }

  /// The assignments of what is offered, for a case.
  private func assignments(_ completion: Completion) -> String {
    var parts: [String] = []
    let names = completion.vocabularies.map { "$_cardsim_\($0.kind)" }
    if !completion.words.isEmpty {
      parts.append("words='\(completion.words.joined(separator: " "))'")
    } else if !names.isEmpty {
      parts.append("words=\"\(names.joined(separator: " "))\"")
    }
    if let values = completion.vocabularies.first?.values { parts.append("values=$_cardsim_\(values)") }
    switch completion.files {
    case .none: break
    case .all: parts.append("files=file")
    case .folders: parts.append("files=directory")
    }
    switch completion.form {
    case .word: break
    case .list: parts.append("form=list")
    case .assignment: parts.append("form=assignment")
    }
    return parts.joined(separator: " ")
  }
}
