import CardText

/// The texts of preset files, by their paths: the reader knows no files, and asks for each text that it needs.
///
/// A path that a document names is relative to the folder of that document's own name. If the scenario
/// `SourceText(name: "scenarios/flick.json", …)` names `"mine.json"`, the reader asks for `scenarios/mine.json`, and if
/// that extends `"../base.json"`, for `scenarios/../base.json`.
///
/// ```swift
/// let presets = PresetFiles(["mine.json": #"{ "set": { "settle.response": 0.35 } }"#])
/// let document = try ScenarioDocument.read(source, name: "flick", presets: presets)
/// ```
public struct PresetFiles {
  /// The reason why there is no text at a path.
  public struct Missing: Error, Hashable, Sendable, CustomStringConvertible {
    /// The reason, as the end of a sentence: `there is no such file`.
    public let reason: String

    /// Creates the error.
    public init(reason: String) {
      self.reason = reason
    }

    /// The reason in a sentence.
    public var description: String { "a preset can't be read: \(reason)" }
  }

  /// Returns the bytes of the file at a path.
  let bytes: (String) throws(Missing) -> [UInt8]

  /// Files that a function reads.
  ///
  /// - Parameter bytes: Returns the bytes of the file at a path, which is asked for once for each text that names it.
  public init(_ bytes: @escaping (_ path: String) throws(Missing) -> [UInt8]) {
    self.bytes = bytes
  }

  /// Files in memory: a text for each path.
  public init(_ texts: [String: String]) {
    self.init { path throws(Missing) in
      guard let text = texts[path] else { throw Missing(reason: "there is no such file") }
      return Array(text.utf8)
    }
  }

  /// No files: only presets that come with the library can be named.
  public init() {
    self.init { _ throws(Missing) in throw Missing(reason: "this reader was given no preset files") }
  }

  // MARK: Paths

  /// True if a text is the path of a preset file rather than a preset's name: it ends in `.json` or has a slash.
  public static func isPath(_ text: String) -> Bool {
    // A system would take the part before a zero byte for the whole.
    if text.utf8.contains(0) { return false }
    return text.utf8.contains(UInt8(ascii: "/")) || text.utf8.suffix(5).elementsEqual(".json".utf8)
  }

  /// Returns the path that a text in a document means.
  ///
  /// - Parameter document: The document's own path.
  static func path(_ text: String, from document: String) -> String {
    if text.utf8.first == UInt8(ascii: "/") { return plain(text) }
    let folder = document.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(document[...$0]) } ?? ""
    return plain(folder + text)
  }

  /// Returns a path without steps that lead nowhere: `./a//b.json` is `a/b.json`. Steps up stay: the folder before one
  /// may be a link.
  static func plain(_ path: String) -> String {
    let steps = path.utf8.split(separator: UInt8(ascii: "/")).map { String(decoding: $0, as: UTF8.self) }
    return (path.utf8.first == UInt8(ascii: "/") ? "/" : "") + steps.filter { $0 != "." }.joined(separator: "/")
  }

  /// Returns the name of the preset in a file, unless its text has another: the file's name without `.json`, with a
  /// hyphen in place of each character that no name has.
  public static func title(of path: String) -> String {
    var name = path.utf8.split(separator: UInt8(ascii: "/")).last.map { Array($0) } ?? []
    if name.suffix(5).elementsEqual(".json".utf8) { name.removeLast(5) }
    let hyphen = UInt8(ascii: "-")
    let title = String(decoding: name, as: UTF8.self).unicodeScalars.map { scalar in
      scalar.isASCII && UInt8(truncatingIfNeeded: scalar.value).isOfPresetName
        ? UInt8(truncatingIfNeeded: scalar.value) : hyphen
    }
    return title.isEmpty ? "preset" : String(decoding: title, as: UTF8.self)
  }
}

extension UInt8 {
  /// True if a preset's name may contain this byte: letters, digits, `_`, `-` and, for versions, `.`.
  var isOfPresetName: Bool { isOfName || self == UInt8(ascii: ".") }
}
