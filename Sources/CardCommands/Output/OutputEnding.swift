import CardCommandLine

/// The ending of an output's name, where a command writes one kind of file only.
enum OutputEnding {
  /// The endings that say what a file is.
  private static let telling = (ArgumentParser.drawn + ["csv", "jsonl", "md", "txt", "json"]).map { "." + $0 }

  /// Refuses a name that says of a file that it is of another kind than it is.
  ///
  /// - Parameters:
  ///   - output: The output's path; nil: standard output.
  ///   - kind: The kind of file, as a sentence begins: `A plot is written as SVG`.
  ///   - endings: The endings that it has, the usual one first.
  static func refuse(_ output: String?, unless kind: String, _ endings: [String]) throws(Failure) {
    guard let output, let ending = telling.first(where: { output.lowercased().hasSuffix($0) }),
      !endings.contains(ending)
    else { return }
    throw .usage(
      "\(kind), and '\(output)' says otherwise: name it '\(output.dropLast(ending.utf8.count))\(endings[0])'",
      parameter: CommonOption.output.spec)
  }
}
