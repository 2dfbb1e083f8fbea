/// The completion script for fish: lines of `complete`, each under the condition that the cursor is at its place.
package struct FishCompletions {
  /// The tool, with the table of its commands.
  package var tool: Command

  /// The kinds of names that it lists.
  package var vocabularies: [Vocabulary]

  /// The script.
  package var text: String {
    let places = CommandPlace(path: [tool]).all
    return """
      # fish completion of \(tool.name); written by '\(tool.name) completions fish'.

      \(vocabularies.map(nameFunction).joined(separator: "\n\n"))

      # True if an option, after its command, takes a value.
      function __cardsim_takes
          contains -- "$argv" \(takers(places).map { "'\($0)'" }.joined(separator: " \\\n        "))
      end

      # True if an option, after its command, takes two values.
      function __cardsim_takes_two
          contains -- "$argv" \(takers(places) { $0.second != nil }.map { "'\($0)'" }.joined(separator: " "))
      end

      # True if the words before the cursor name a group of commands, and nothing more.
      function __cardsim_groups
          contains -- "$argv" \(places.filter { !$0.subcommands.isEmpty }.map { "'\(key($0))'" }
        .joined(separator: " "))
      end

      \(FishCompletions.machine)

      complete -c \(tool.name) -f
      \(places.flatMap(lines).joined(separator: "\n"))

      """
  }

  /// The part of the script that is the same for every table.
  private static let machine = #"""
    # Prints the place of the cursor: the command without the tool; then the number of the positional argument, or an
    # option and the number of its value.
    function __cardsim_place
        set -l words (commandline -opc)
        set -l path
        set -e words[1]
        while set -q words[1]; and __cardsim_groups "$path"
            if test "$words[1]" = help
                # The commands of which help is wanted; a command that is no group has no more.
                set -e words[1]
                set path $path $words
                __cardsim_groups "$path"; and echo "$path help"
                return
            end
            set path $path $words[1]
            set -e words[1]
        end
        if __cardsim_groups "$path"
            echo "$path command"
            return
        end
        set -l pending
        set -l option
        set -l count 1
        set -l ended
        for word in $words
            if set -q pending[1]
                set -e pending[1]
            else if set -q ended[1]
                set count (math $count + 1)
            else if test "$word" = --
                set ended yes
            else if string match -qr '^-[^0-9.]' -- $word
                set option (string replace -r '=.*$' '' -- $word)
                # The last letter of a bundle may be an option with a value.
                string match -qr '^-[^-]' -- $option; and set option -(string sub -s -1 -- $option)
                set pending
                __cardsim_takes $path $option; and set pending 1
                __cardsim_takes_two $path $option; and set pending 1 2
                string match -qr '=' -- $word; and set -e pending[1]
            else
                set count (math $count + 1)
            end
        end
        if set -q pending[1]
            echo "$path $option $pending[1]"
        else
            echo "$path $count"
        end
    end

    # True if the cursor is at one of these places; a command alone is any argument of it.
    function __cardsim_at
        set -l now (__cardsim_place)
        for place in $argv
            test "$now" = "$place"; and return
            string match -qr -- '^'(string escape --style=regex -- $place)' [0-9]+$' $now; and return
        end
        return 1
    end

    # True if the cursor is anywhere after a command.
    function __cardsim_in
        string match -qr -- '^'(string escape --style=regex -- $argv)' (-|[0-9])' (__cardsim_place)
    end

    # Prints the names of a function, each after the names and commas that are already typed.
    function __cardsim_list
        set -l typed (string replace -r '^--[^=]*=' '' -- (commandline -ct))
        set -l before (string match -r '^.*,' -- $typed)
        for name in ($argv)
            echo -- "$before$name"
        end
    end

    # Prints the names of a function, each with an equals sign; after that the full texts of another one.
    function __cardsim_assignment
        if string match -qr '^[^=]*=' -- (string replace -r '^--[^=]*=' '' -- (commandline -ct))
            set -q argv[2]; and $argv[2]
        else
            $argv[1] | string replace -r '^[^\t]*' '$0='
        end
    end
    """#

  private func key(_ place: CommandPlace) -> String { place.words.dropFirst().joined(separator: " ") }

  /// The function that prints the names of a kind, with their meanings.
  private func nameFunction(_ vocabulary: Vocabulary) -> String {
    let rows = vocabulary.names().map { name in
      "        " + FishCompletions.quoted(name.text)
        + (name.meaning.isEmpty ? "" : "\\t" + FishCompletions.quoted(name.meaning))
    }
    return "function __cardsim_\(vocabulary.kind)\n    printf '%s\\n' \\\n"
      + rows.joined(separator: " \\\n") + "\nend"
  }

  /// The commands with each option that takes a value, in both spellings.
  private func takers(
    _ places: [CommandPlace], where isWanted: (ParameterSpec) -> Bool = { _ in true }
  ) -> [String] {
    places.flatMap { place in
      place.options.filter { $0.form == .option && isWanted($0) }.flatMap { spec in
        ["\(key(place)) --\(spec.name)"] + (spec.short.map { ["\(key(place)) -\($0)"] } ?? [])
      }
    }
  }

  // MARK: Lines

  /// The lines of a command: its subcommands, its arguments and its options.
  private func lines(_ place: CommandPlace) -> [String] {
    let key = key(place)
    let subcommands = place.command.subcommands.map { ($0.name, $0.overview) }
    let commands = (subcommands.isEmpty ? [] : subcommands + [("help", "Show help information.")]).map { name, about in
      line(
        "'\(key) command'" + (name == "help" ? "" : " '\(key) help'"), "-a \(name) -d " + FishCompletions.quoted(about))
    }
    let arguments = place.command.arguments.enumerated().map { index, spec in
      line(spec.isRepeatable ? "'\(key)'" : "'\(key) \(index + 1)'", offer(spec.completion))
    }
    let options = place.options.flatMap { spec in optionLines(spec, key, isGroup: !subcommands.isEmpty) }
    return ["", "# \(place.name)"] + commands + arguments + options
  }

  private func optionLines(_ spec: ParameterSpec, _ key: String, isGroup: Bool) -> [String] {
    let names = (spec.short.map { "-s \($0) " } ?? "") + "-l \(spec.name)"
    let value = spec.form == .option ? " -r " + offer(spec.completion) : ""
    let about = " -d " + FishCompletions.quoted(spec.help)
    let condition = isGroup ? "__cardsim_at '\(key) command'" : "__cardsim_in '\(key)'"
    let first = "complete -c \(tool.name) -n \(FishCompletions.quoted(condition)) \(names)\(value)\(about)"
    guard let second = spec.second else { return [first] }
    return [first, line("'\(key) --\(spec.name) 2'", offer(second.completion))]
  }

  private func line(_ places: String, _ rest: String) -> String {
    "complete -c \(tool.name) -n \(FishCompletions.quoted("__cardsim_at \(places)")) \(rest)"
  }

  /// The part of a line that says what is offered: `-f` suppresses files, `-F` brings them back.
  private func offer(_ completion: Completion) -> String {
    var parts: [String] = []
    let functions = completion.vocabularies.map { "__cardsim_\($0.kind)" }
    switch completion.form {
    case .list: parts.append("(__cardsim_list \(functions[0]))")
    case .assignment:
      let values = completion.vocabularies[0].values.map { " __cardsim_\($0)" } ?? ""
      parts.append("(__cardsim_assignment \(functions[0])\(values))")
    case .word: parts += completion.words + functions.map { "(\($0))" }
    }
    if completion.files == .folders { parts.append("(__fish_complete_directories (commandline -ct))") }
    let words = parts.isEmpty ? "" : " -a '\(parts.joined(separator: " "))'"
    return (completion.files == .all ? "-F" : "-f") + words
  }

  /// Returns a word in single quotation marks, in which fish knows two escapes.
  private static func quoted(_ text: String) -> String {
    "'" + text.replaced("\\", by: "\\\\").replaced("'", by: "\\'") + "'"
  }
}
