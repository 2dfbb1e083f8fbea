import CardCommandLine
import CardCommands
import CardModel

/// The tool `cardsim`: parse, run, report.
@main
enum CardSimTool {
  static func main() {
    FileDescriptor.reserveStandardDescriptors()
    Interruption.prepare()
    var parser = ArgumentParser(.cardsim, CommandLine.arguments.dropFirst())
    do throws(Failure) {
      try requireName(in: CommandLine.arguments)
      try requireText(CommandLine.unsafeArgv, count: Int(CommandLine.argc))
      switch try parser.parse() {
      case .help(let path):
        try Output.to(nil) { output throws(Failure) in
          output.write(HelpText(path: path).render(width: Terminal.width))
        }
      case .version:
        try Output.to(nil) { output throws(Failure) in
          output.write("cardsim \(ToolVersion.number)\nmodel \(ModelVersion.number)\n")
        }
      case .run(let arguments, let action):
        try action(arguments)
      }
    } catch {
      error.say(for: parser.path)
      endProcess(error.exitCode)
    }
  }

  /// Throws if the command line lacks even the tool's name: Swift reads it from `/proc` on Linux, and returns nothing
  /// if that isn't mounted. Help and exit code 0 would be the wrong answer to a `check` whose arguments were lost.
  static func requireName(in commandLine: [String]) throws(Failure) {
    if commandLine.isEmpty { throw .unknownArguments }
  }

  /// Throws if an argument isn't UTF-8: Swift would replace a part of it, and a file of another name would be read or
  /// written.
  static func requireText(_ arguments: UnsafePointer<UnsafeMutablePointer<CChar>?>, count: Int) throws(Failure) {
    for index in 0..<count {
      guard let argument = arguments[index], String(validatingCString: argument) == nil else { continue }
      throw .usage("The argument '\(String(cString: argument))' isn't UTF-8. Please rename the file.")
    }
  }
}
