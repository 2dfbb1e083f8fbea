import Foundation

/// The built tool, run as a user runs it: a process of its own, whose two outputs and ending are compared whole.
enum Tool {
  /// How a run ended and what it left.
  struct Result: Equatable, CustomStringConvertible {
    /// What standard output got.
    var output: String
    /// What standard error got.
    var words: String
    /// The exit code; 128 and the signal's number for a process that a signal ended, as shells count.
    var code: Int32

    var description: String { "[\(code)]\n--- output\n\(output)--- words\n\(words)---" }
  }

  /// Runs `cardsim` with these arguments.
  static func run(
    _ arguments: String..., input: String? = nil, in folder: Folder? = nil, environment: [String: String] = [:]
  ) throws -> Result {
    try launch(executable, arguments, input: input, folder: folder, environment: environment)
  }

  /// Runs `cardsim` with these arguments.
  static func run(
    _ arguments: [String], in folder: Folder? = nil, environment: [String: String] = [:]
  ) throws -> Result {
    try launch(executable, arguments, input: nil, folder: folder, environment: environment)
  }

  /// Runs a line of shell, in which `cardsim` is the tool: for pipes, redirections and closed descriptors.
  static func shell(_ line: String, in folder: Folder? = nil) throws -> Result {
    let path = executable.deletingLastPathComponent().path
    let environment = ["PATH": path + ":/usr/bin:/bin"]
    let name = executable.lastPathComponent
    let alias = name == "cardsim" ? "" : "cardsim() { \(name) \"$@\"; }\n"
    return try launch(
      URL(fileURLWithPath: "/bin/sh"), ["-c", alias + line], input: nil, folder: folder, environment: environment)
  }

  /// Runs `cardsim` with standard output on a terminal of that many columns: what the terminal got.
  static func onATerminal(
    _ arguments: String..., columns: UInt16, environment: [String: String]
  ) throws -> String {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    return try TestTerminal(columns: columns).output(of: process)
  }

  /// The tool beside the test bundle: wherever the package was built, that is where both of them are.
  static let executable: URL = {
    for argument in CommandLine.arguments {
      var url = URL(fileURLWithPath: argument)
      while url.path != "/" {
        if url.pathExtension == "xctest" {
          // Package.swift says where the tool has the second name.
          let paths = ["cardsim", "cardsim-tool"].map { url.deletingLastPathComponent().appendingPathComponent($0) }
          return paths.first { FileManager.default.isExecutableFile(atPath: $0.path) } ?? paths[0]
        }
        url.deleteLastPathComponent()
      }
    }
    preconditionFailure("no test bundle in \(CommandLine.arguments)")
  }()

  private static func launch(
    _ program: URL, _ arguments: [String], input: String?, folder: Folder?, environment: [String: String]
  ) throws -> Result {
    // Files rather than pipes: nothing waits for anything, however much is written.
    let outputs = try Folder()
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.environment = ["PATH": "/usr/bin:/bin"].merging(environment) { _, new in new }
    if let folder { process.currentDirectoryURL = folder.url }
    process.standardInput = try input.map { try outputs.reading("input", containing: $0) } ?? FileHandle.nullDevice
    process.standardOutput = try outputs.writing("output")
    process.standardError = try outputs.writing("words")
    try process.run()
    process.waitUntilExit()
    let code =
      process.terminationReason == .uncaughtSignal ? 128 + process.terminationStatus : process.terminationStatus
    return Result(output: try outputs.text(of: "output"), words: try outputs.text(of: "words"), code: code)
  }
}

/// A folder of a test's own, which goes when the test has ended.
final class Folder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("cardsim-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// The path of a file in it.
  func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  /// What stands in a file of it.
  func text(of name: String) throws -> String {
    String(decoding: try Data(contentsOf: url.appendingPathComponent(name)), as: UTF8.self)
  }

  /// Writes a file into it.
  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: url.appendingPathComponent(name))
  }

  /// The names of all files in it, in order.
  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
  }

  /// The permission bits of a file.
  func mode(of name: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path(name))[.posixPermissions] as? Int
  }

  fileprivate func reading(_ name: String, containing text: String) throws -> FileHandle {
    try write(text, to: name)
    return try FileHandle(forReadingFrom: url.appendingPathComponent(name))
  }

  fileprivate func writing(_ name: String) throws -> FileHandle {
    try write("", to: name)
    return try FileHandle(forWritingTo: url.appendingPathComponent(name))
  }
}
