import Foundation

/// The files of this repository.
enum Repository {
  /// A file: its path from the top, and its text.
  struct File {
    var path: String
    var text: String

    var name: String { path.split(separator: "/").last.map(String.init) ?? path }
    var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

    /// True if the text has these bytes somewhere. Searches by characters take a debug build a hundred times as long,
    /// and most files have none of what a rule forbids.
    func holds(_ bytes: String) -> Bool { Repository.holds(text, bytes) }
  }

  /// True if a text has these bytes somewhere.
  static func holds(_ text: some StringProtocol, _ bytes: String) -> Bool {
    var wanted = bytes
    return wanted.withUTF8 { wanted in
      text.utf8.withContiguousStorageIfAvailable { text in
        guard let start = text.baseAddress, let first = wanted.first else { return wanted.isEmpty }
        var (place, left) = (UnsafeRawPointer(start), text.count - wanted.count + 1)
        while left > 0, let found = memchr(place, Int32(first), left) {
          if memcmp(found, wanted.baseAddress!, wanted.count) == 0 { return true }
          left -= UnsafeRawPointer(found) - place + 1
          place = UnsafeRawPointer(found) + 1
        }
        return false
      }
    } ?? text.contains(bytes)
  }

  /// The top of the repository.
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The folders that hold the whole repository, except for a few files at the top.
  static let folders = ["Sources", "Tests", "Benchmarks", "Scripts", ".ci", ".github"]

  /// True if the path exists.
  static func has(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appendingPathComponent(path).path)
  }

  /// The text of a file.
  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The names in a folder, sorted.
  static func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent(folder).path).sorted()
  }

  /// Every file below these folders with one of these endings, sorted.
  static func files(below folders: [String], endings: [String]) throws -> [File] {
    var files: [File] = []
    for folder in folders {
      for path in try FileManager.default.subpathsOfDirectory(atPath: root.appendingPathComponent(folder).path).sorted()
      where endings.contains(where: path.hasSuffix) {
        files.append(File(path: folder + "/" + path, text: try text(folder + "/" + path)))
      }
    }
    return files
  }

  /// Every Swift file below these folders.
  static func swiftFiles(below folders: String...) throws -> [File] {
    try files(below: folders, endings: [".swift"])
  }

  /// All files that people wrote: code, scripts, scenarios and pages, but no tables. They are read once.
  static func written() throws -> [File] { try all.get() }

  private static let all = Result {
    var found = try files(below: folders, endings: [".swift", ".c", ".h", ".sh", ".py", ".json", ".md", ".yml"])
    // The digits of a compiled module may spell any word.
    found.removeAll { $0.name == "EngineModule.swift" }
    for path in ["README.md", "Package.swift", ".ci/run", ".gitignore", ".swift-format"] {
      found.append(File(path: path, text: try text(path)))
    }
    return found
  }

  /// The paths in backticks on a page that mean something in this repository.
  static func paths(namedIn page: String) -> [String] {
    let tops = folders.map { $0 + "/" } + folders
    // The text between two backticks on one line; a fenced block has no single backticks.
    return page.split(separator: "\n").flatMap { line in
      line.split(separator: "`", omittingEmptySubsequences: false).enumerated()
        .filter { $0.offset % 2 == 1 }
        .map { String($0.element) }
    }
    .filter { word in
      !word.contains(" ") && tops.contains { $0.hasSuffix("/") ? word.hasPrefix($0) : word == $0 }
    }
  }
}
