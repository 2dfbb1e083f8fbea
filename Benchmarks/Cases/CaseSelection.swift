import CardText

extension BenchmarkCase {
  /// The error that no case matches the words.
  public struct NoSuchCase: Error, Hashable, Sendable {
    /// The words that were given.
    public var words: [String]

    /// The probable intention: a name, or a word of one.
    public var nearest: String?

    /// The message, a sentence without its full stop.
    public var message: String {
      let words = words.map { "'\($0)'" }.joined(separator: " and ")
      return "No case's name holds \(words)" + (nearest.map { ". Did you mean '\($0)'?" } ?? "")
    }
  }

  /// The cases that arguments select: all without arguments; those whose whole names were given, and those whose names
  /// contain every one of the other words.
  public static func selection(_ arguments: [String]) throws(NoSuchCase) -> [BenchmarkCase] {
    let names = Set(all.map(\.name))
    let whole = Set(arguments.filter(names.contains))
    let words = arguments.filter { !names.contains($0) }
    if words.isEmpty { return whole.isEmpty ? all : all.filter { whole.contains($0.name) } }
    let found = Set(all.map(\.name).filter { name in words.allSatisfy { name.holds($0) } })
    if found.isEmpty { throw NoSuchCase(words: words, nearest: nearest(words)) }
    return all.filter { found.contains($0.name) || whole.contains($0.name) }
  }

  private static func nearest(_ words: [String]) -> String? {
    if let name = NearestName.find(words.joined(separator: " "), in: all.map(\.name)) { return name }
    let known = all.flatMap { $0.name.split(whereSeparator: { $0 == " " || $0 == "," }).map(String.init) }
    guard let unknown = words.first(where: { word in !all.contains { $0.name.holds(word) } }) else { return nil }
    return NearestName.find(unknown, in: known)
  }
}

extension String {
  /// True if the text contains `word`. The library's own `contains` would link its regular expressions into the tool,
  /// which would then start more slowly.
  fileprivate func holds(_ word: String) -> Bool {
    let (text, word) = (Array(utf8), Array(word.utf8))
    guard text.count >= word.count else { return false }
    return (0...text.count - word.count).contains { text[$0..<$0 + word.count].elementsEqual(word) }
  }
}
