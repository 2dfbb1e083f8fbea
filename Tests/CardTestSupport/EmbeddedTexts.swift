import Foundation

/// Files of a folder of the package, and the Swift file that repeats their texts.
///
/// A suite compares the two, and with `CARDSIM_RECORD=1` writes the Swift file anew from the files.
public struct EmbeddedTexts: Sendable {
  /// The folder of the files.
  public let folder: URL

  /// The Swift file.
  public let source: URL

  /// The name of the suite that records them.
  public let suite: String

  /// The type that the Swift file extends, and the folder's path in the package.
  public let type: String, path: String

  /// The endings of the files' names. If there is one alone, the members' names lack it.
  public let endings: [String]

  /// The texts of a folder of the package.
  ///
  /// - Parameters:
  ///   - path: The folder's path.
  ///   - source: The path of the Swift file.
  public init(
    of path: String, in source: String, extending type: String, recordedBy suite: String,
    endings: [String] = [".json"]
  ) {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    folder = root.appendingPathComponent(path)
    self.source = root.appendingPathComponent(source)
    (self.type, self.path, self.suite, self.endings) = (type, path, suite, endings)
  }

  /// True if the files are to be written anew.
  public static var isRecording: Bool { ProcessInfo.processInfo.environment["CARDSIM_RECORD"] == "1" }

  /// The names of the files, sorted.
  public func files() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { name in endings.contains { name.hasSuffix($0) } }.sorted()
  }

  /// The bytes of a file.
  public func bytes(of file: String) throws -> [UInt8] {
    Array(try Data(contentsOf: folder.appendingPathComponent(file)))
  }

  /// Returns the name of a file as Swift writes names: `flick-up` is `flickUp`, `tgcard-2.5.1` is `tgcard251`.
  public static func member(_ name: Substring) -> String {
    let words = name.split(separator: "-").map { $0.filter { $0 != "." } }
    return words[0] + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// Returns the member of a file: `flick-up.json` is `flickUp`, `page.css` among other endings `pageCss`.
  func member(ofFile file: String) -> String {
    if endings.count == 1 { return Self.member(file.dropLast(endings[0].count)) }
    return Self.member(file.replacingOccurrences(of: ".", with: "-")[...])
  }

  /// Returns a line in pieces that fit into the code's lines: the literal goes on after a `\#`.
  public static func pieces(_ line: Substring) -> [String] {
    var (pieces, rest): ([String], Substring) = ([], line)
    while rest.count > 112, let blank = rest.prefix(110).lastIndex(of: " ") {
      pieces.append(rest[...blank] + "\\#")
      rest = rest[rest.index(after: blank)...]
    }
    return pieces + [String(rest)]
  }

  /// Returns the Swift file with the texts of all files.
  public func text() throws -> String {
    var lines = [
      "// Written by `CARDSIM_RECORD=1 swift test --filter \(suite)`; not to be edited by hand.", "",
      "extension \(type) {", "  /// The files of `\(path)`, as the program brings them with it.", "  enum Texts {",
    ]
    for file in try files() {
      let text = String(decoding: try bytes(of: file), as: UTF8.self)
      lines.append("    static let \(member(ofFile: file)): StaticString = #\"\"\"")
      for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        lines += Self.pieces(line).map { $0.isEmpty ? "" : "      " + $0 }
      }
      lines.append("      \"\"\"#")
    }
    return (lines + ["  }", "}", ""]).joined(separator: "\n")
  }

  /// The text of the Swift file as it is.
  public func written() throws -> String { try String(contentsOf: source, encoding: .utf8) }

  /// Writes the Swift file anew; returns the number of texts in it.
  public func record() throws -> Int {
    try text().write(to: source, atomically: true, encoding: .utf8)
    return try files().count
  }
}
