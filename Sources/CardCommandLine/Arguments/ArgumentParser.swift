/// Parses a command line according to the table of commands.
///
/// Options may appear anywhere; `--name value`, `--name=value`, `-n value` and `-n=value` are equivalent; an option of
/// two values is followed by its second; letters of flags may be bundled; after `--` nothing is an option. Names can't
/// be abbreviated, so that a later version can add names.
package struct ArgumentParser {
  /// The request that the command line makes.
  package enum Request {
    case help([Command])
    case version
    case run(Arguments, @Sendable (Arguments) throws(Failure) -> Void)
  }

  /// The command found so far, after the commands it belongs to, the tool first.
  package private(set) var path: [Command]

  private var rest: ArraySlice<String>
  private var arguments = Arguments()
  private var positional: [String] = []

  /// Creates a parser of the command line after the tool's own name.
  package init(_ tool: Command, _ texts: some Sequence<String>) {
    path = [tool]
    rest = ArraySlice(texts)
  }

  /// Parses the whole command line.
  package mutating func parse() throws(Failure) -> Request {
    while true {
      let command = path[path.count - 1]
      switch command.body {
      case .group(let subcommands):
        if let request = try descend(into: subcommands) { return request }
      case .action(let action):
        if let request = try parseParameters(of: command) { return request }
        return .run(arguments, action)
      }
    }
  }

  // MARK: Commands

  /// Descends to a subcommand, or returns the request if it is complete without an action.
  private mutating func descend(into subcommands: [Command]) throws(Failure) -> Request? {
    guard let word = rest.popFirst() else { return .help(path) }
    switch word {
    case "-h", "--help": return .help(path)
    case "--version": return .version
    case "help": return try helpRequest()
    case _ where word.hasPrefix("-"):
      throw unknownOption(word, name: word, among: ["help", "version"])
    default:
      path.append(try subcommand(word, of: subcommands))
      return nil
    }
  }

  /// Returns the request of `help`: the help of the command that the following words name.
  private mutating func helpRequest() throws(Failure) -> Request {
    while let word = rest.popFirst() {
      if word == "-h" || word == "--help" { continue }
      path.append(try subcommand(word, of: path[path.count - 1].subcommands))
    }
    return .help(path)
  }

  private func subcommand(_ word: String, of subcommands: [Command]) throws(Failure) -> Command {
    if let command = subcommands.first(where: { $0.name == word }) { return command }
    if subcommands.isEmpty { throw .usage("Unexpected argument '\(word)'") }
    let nearest = Suggestion.text(for: word, among: subcommands.map(\.name))
    let isFile = word.hasSuffix(".json") && subcommands.contains { $0.name == "run" }
    throw .usage("Unknown subcommand '\(word)'" + (isFile ? ". Did you mean 'run \(word)'?" : nearest ?? ""))
  }

  // MARK: Parameters

  private mutating func parseParameters(of command: Command) throws(Failure) -> Request? {
    // A request for help is answered even if the rest of the command line is wrong.
    let visible = rest.prefix { $0 != "--" }
    if visible.contains("-h") || visible.contains("--help") { return .help(path) }
    if visible.contains("--version") { return .version }
    let options = command.options
    while let text = rest.popFirst() {
      if text == "--" {
        positional += rest
        rest = []
      } else if text.hasPrefix("--") {
        try parseLong(text, options)
      } else if looksLikeOption(text) {
        try parseShort(text, options)
        if arguments.has(.help) { return .help(path) }
      } else {
        positional.append(text)
      }
    }
    try assignPositional(command.arguments)
    for option in options where option.isRequired && !arguments.has(option) {
      throw .usage("Missing expected argument '\(option.synopsis)'", parameter: option)
    }
    try requireOneReader(command.arguments + options)
    try takeFormatOfEnding(options)
    return nil
  }

  /// Where no format is named, the ending of the output's file tells it: `table.csv` is no text.
  private mutating func takeFormatOfEnding(_ options: [ParameterSpec]) throws(Failure) {
    guard let format = options.first(where: { $0.isToldByEnding }), !arguments.has(format),
      let output = options.first(where: { $0.name == ParameterSpec.outputName }),
      let path = arguments.texts(of: output).first,
      let ending = Path.name(of: path).split(separator: ".", omittingEmptySubsequences: false).dropFirst().last
    else { return }
    let name = ArgumentParser.formats[ending.lowercased()] ?? ending.lowercased()
    if format.choices.contains(name) {
      arguments.add(name, for: format)
    } else if ArgumentParser.drawn.contains(name) || ArgumentParser.others.contains(name) {
      throw .usage(
        "'\(path)' has the ending of a file that isn't written here; --format is one of "
          + format.choices.joined(separator: ", "), parameter: output)
    }
  }

  /// The formats of the endings that have another name, without the full stop.
  private static let formats = ["pftrace": "perfetto"]

  /// The endings of pictures and pages, without the full stop.
  package static let drawn = ["svg", "html", "htm", "png", "jpg", "jpeg", "gif", "pdf", "webp"]

  /// The endings of tables and texts of other programs, without the full stop.
  private static let others = ["xlsx", "xls", "ods", "numbers", "tsv", "parquet", "xml", "yaml", "yml", "zip", "gz"]

  /// Refuses a second '-' among the files that the command reads: standard input can be read only once.
  private func requireOneReader(_ specs: [ParameterSpec]) throws(Failure) {
    let readers = specs.filter(\.readsFile).flatMap { spec in
      arguments.texts(of: spec).filter { $0 == "-" }.map { _ in spec.synopsis }
    }
    guard readers.count > 1 else { return }
    if readers[0] == readers[1] { throw InputFile.readTwice }
    throw .usage(
      "Standard input can't be both '\(readers[0])' and '\(readers[1])': it can be read only once. Please name a file "
        + "in place of one '-'")
  }

  /// `--name`, `--name value` or `--name=value`.
  private mutating func parseLong(_ text: String, _ options: [ParameterSpec]) throws(Failure) {
    let body = text.dropFirst(2)
    let parts = body.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let spec = options.first(where: { $0.name == name || $0.formerNames.contains(name) }) else {
      if let heir = options.first(where: { $0.replacedNames.contains(name) }) {
        throw .usage("The option '--\(name)' is called '--\(heir.name)' here", parameter: heir)
      }
      throw unknownOption("--" + name, name: name, among: options.map(\.name))
    }
    try take(spec, attached: parts.count == 2 ? String(parts[1]) : nil)
  }

  /// `-q`, `-qv`, `-o value`, `-qo value` or `-o=value`.
  private mutating func parseShort(_ text: String, _ options: [ParameterSpec]) throws(Failure) {
    let parts = text.dropFirst().split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let letters = Array(parts[0])
    for (index, letter) in letters.enumerated() {
      guard let spec = options.first(where: { $0.short == letter }) else {
        // Usually this is a long name with one dash missing.
        let name = String(parts[0])
        throw unknownOption(letters.count == 1 ? "-\(letter)" : text, name: name, among: options.map(\.name))
      }
      let isLast = index == letters.count - 1
      if spec.form == .option && !isLast {
        throw .usage("The option '-\(letter)' in '\(text)' takes a value, so it must come last", parameter: spec)
      }
      try take(spec, attached: isLast && parts.count == 2 ? String(parts[1]) : nil)
    }
  }

  /// Takes an option with the value attached to it or the next word, or a flag.
  private mutating func take(_ spec: ParameterSpec, attached: String?) throws(Failure) {
    if spec.form == .flag {
      if let attached {
        throw .usage("The option '\(spec.synopsis)' does not take any value, but '\(attached)' was specified")
      }
      arguments.add("", for: spec)
    } else if !spec.isRepeatable, arguments.has(spec) {
      throw givenTwice(spec)
    } else if let attached {
      try add(attached, for: spec)
      try takeSecond(of: spec)
    } else if let next = rest.first, !looksLikeOption(next) {
      rest.removeFirst()
      try add(next, for: spec)
      try takeSecond(of: spec)
    } else {
      // A word that begins with a minus may be an expression.
      let value = rest.first.flatMap { $0.hasPrefix("--") || $0.count < 3 ? nil : $0 }
      let hint = value.map { "; if '\($0)' is it, write --\(spec.name)=\($0)" } ?? ""
      throw .usage("Missing value for '\(spec.synopsis)'" + hint, parameter: spec)
    }
  }

  /// Takes the second value of an option that has two.
  private mutating func takeSecond(of spec: ParameterSpec) throws(Failure) {
    guard let second = spec.second else { return }
    guard let next = rest.first, !looksLikeOption(next) else {
      throw .usage("Missing <\(second.name)> for '\(spec.synopsis)'", parameter: spec)
    }
    rest.removeFirst()
    try add(next, for: spec, check: second.check)
  }

  private mutating func assignPositional(_ specs: [ParameterSpec]) throws(Failure) {
    var texts = positional[...]
    for spec in specs {
      guard let text = texts.popFirst() else {
        if spec.isRequired { throw .usage("Missing expected argument '\(spec.synopsis)'", parameter: spec) }
        return
      }
      try add(text, for: spec)
      while spec.isRepeatable, let text = texts.popFirst() { try add(text, for: spec) }
    }
    if texts.isEmpty { return }
    let list = texts.map { "'\($0)'" }.joined(separator: ", ")
    throw .usage(texts.count == 1 ? "Unexpected argument \(list)" : "\(texts.count) unexpected arguments: \(list)")
  }

  private mutating func add(_ text: String, for spec: ParameterSpec) throws(Failure) {
    try add(text, for: spec, check: spec.check)
  }

  private mutating func add(
    _ text: String, for spec: ParameterSpec, check: (String) throws(InvalidValue) -> Void
  ) throws(Failure) {
    do throws(InvalidValue) {
      try check(text)
    } catch {
      throw .usage("The value '\(text)' is invalid for '\(spec.synopsis)'\(error.ending)", parameter: spec)
    }
    arguments.add(text, for: spec)
  }

  // MARK: Texts

  /// Returns true if a text is an option rather than a value: `-` is standard input, and `-800` and `-.5,3` are
  /// numbers.
  private func looksLikeOption(_ text: String) -> Bool {
    guard text.hasPrefix("-"), text != "-" else { return false }
    let second = text.dropFirst().first { $0 != "." }
    return !(second?.isASCII == true && second?.isNumber == true) || text.hasPrefix("--")
  }

  /// Returns the failure of an option that the command doesn't have: it suggests one that it has, or else names the
  /// commands that have one of that name.
  private func unknownOption(_ text: String, name: String, among names: [String]) -> Failure {
    let bare = String(name.drop { $0 == "-" })
    if let nearest = Suggestion.text(for: bare, among: names, prefix: "--") {
      return .usage("Unknown option '\(text)'" + nearest)
    }
    let owners = text == "--" + bare ? commands { $0.name == bare } : []
    if owners.isEmpty { return .usage("Unknown option '\(text)'") }
    let verb = owners.count == 1 ? "has" : "have"
    return .usage("Unknown option '\(text)': of the commands, \(Suggestion.list(owners, joined: "and")) \(verb) it")
  }

  /// Returns the failure of an option of one value that is given again: either value would be lost without a word. It
  /// names the commands in which the option takes several.
  private func givenTwice(_ spec: ParameterSpec) -> Failure {
    let text = "The option '\(spec.synopsis)' is given twice, and takes one value"
    let owners = commands { $0.name == spec.name && $0.isRepeatable }
    if owners.isEmpty { return .usage(text, parameter: spec) }
    let verb = owners.count == 1 ? "takes" : "take"
    return .usage(text + ": \(Suggestion.list(owners, joined: "and")) \(verb) several", parameter: spec)
  }

  /// Returns the names of the commands that have such an option.
  private func commands(with isWanted: (ParameterSpec) -> Bool) -> [String] {
    CommandPlace(path: [path[0]]).all.filter { $0.command.options.contains(where: isWanted) }
      .map { $0.words.dropFirst().joined(separator: " ") }
  }
}
