import CardCommandLine
import Foundation

/// Runs the built tool as a user does, in its own process; its two outputs and its exit code are compared whole.
enum Tool {
  /// The outputs and the exit code of a run.
  struct Result: Equatable, CustomStringConvertible {
    /// The text on standard output.
    var output: String
    /// The text on standard error.
    var words: String
    /// The exit code; 128 plus the signal's number for a process that a signal ended, as in shells.
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

  /// Runs a shell command in which `cardsim` is the tool: for pipes, redirections and closed descriptors.
  static func shell(_ line: String, in folder: Folder? = nil) throws -> Result {
    let path = executable.deletingLastPathComponent().path
    let environment = ["PATH": path + ":/usr/bin:/bin"]
    let name = executable.lastPathComponent
    let alias = name == "cardsim" ? "" : "cardsim() { \(name) \"$@\"; }\n"
    return try launch(
      URL(fileURLWithPath: "/bin/sh"), ["-c", alias + line], input: nil, folder: folder, environment: environment)
  }

  /// Runs `cardsim` with a terminal of that width in columns as its standard output, and returns the terminal's text.
  static func onATerminal(
    _ arguments: String..., columns: UInt16, environment: [String: String]
  ) throws -> String {
    try onATerminal(arguments, columns: columns, environment: environment)
  }

  /// Runs `cardsim` with a terminal of that width in columns as its standard output, and returns the terminal's text.
  static func onATerminal(
    _ arguments: [String], columns: UInt16, environment: [String: String]
  ) throws -> String {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    return try TestTerminal(columns: columns).output(of: process)
  }

  /// Runs `cardsim` with a terminal as its standard input, output and error, in which a user types some keys.
  static func onATerminal(
    _ arguments: String..., typing keys: String, columns: UInt16 = 100, in folder: Folder
  ) throws -> String {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.environment = ["LANG": "C.UTF-8"]
    process.currentDirectoryURL = folder.url
    return try TestTerminal(columns: columns).output(of: process, typing: keys)
  }

  /// The tool in the folder of the test bundle: every build has both in one folder.
  static let executable: URL = {
    for argument in CommandLine.arguments {
      var url = URL(fileURLWithPath: argument)
      while url.path != "/" {
        if url.pathExtension == "xctest" {
          // Package.swift explains the second name.
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
    // Files instead of pipes: the process never waits for a reader, for any amount of output.
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

/// A temporary folder of a test, removed after the test.
final class Folder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("cardsim-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  /// A folder that holds what another one held, as ``files()`` tells: the tool makes some files, for many tests.
  convenience init(of files: [String: String]) throws {
    try self.init()
    for (path, text) in files {
      let file = url.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try write(text, to: path)
    }
  }

  /// The texts of all files in it and in the folders within it, by their paths.
  func files() throws -> [String: String] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: url.path)
    let names = paths.filter { path in !paths.contains { $0.hasPrefix(path + "/") } }
    return try Dictionary(uniqueKeysWithValues: names.map { ($0, try text(of: $0)) })
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// The path of a file in it.
  func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  /// The text of a file in it.
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
