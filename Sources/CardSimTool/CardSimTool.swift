/// The tool `cardsim`: parse, run, report.
@main
enum CardSimTool {
  static func main() {
    FileDescriptor.reserveStandardDescriptors()
    Interruption.prepare()
    var parser = ArgumentParser(.cardsim, CommandLine.arguments.dropFirst())
    do throws(Failure) {
      switch try parser.parse() {
      case .help(let path):
        try Output.to(nil) { output throws(Failure) in
          output.write(HelpText(path: path).render(width: Terminal.width))
        }
      case .version:
        try Output.to(nil) { output throws(Failure) in
          output.write("cardsim \(version)\n")
        }
      case .run(let arguments, let action):
        try action(arguments)
      }
    } catch {
      Terminal.say(error.message(for: parser.path, colored: Terminal.allowsColor))
      endProcess(error.exitCode)
    }
  }

  /// The version of the tool and of the numbers it prints.
  static let version = "0.1.0"
}
