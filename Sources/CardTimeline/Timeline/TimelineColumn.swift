import CardModel
import CardText

/// A column of a timeline: one that every timeline can have, or a channel of its scenario.
public enum TimelineColumn: Hashable, Sendable {
  /// A column that every timeline can have.
  case fixed(Column)

  /// A channel, by its name.
  case channel(String)

  /// The name in the header.
  public var name: String {
    switch self {
    case .fixed(let column): column.name
    case .channel(let name): name
    }
  }

  /// True if it shows a part of the scene, which is computed only if such a column is requested.
  public var isOfScene: Bool {
    switch self {
    case .fixed(let column): column.isOfScene
    case .channel: false
    }
  }

  /// True if its cells are numbers or empty; the cells of other columns are words.
  public var isNumeric: Bool {
    switch self {
    case .fixed(let column): column.isNumeric
    case .channel: true
    }
  }

  /// Returns every column of a timeline: the fixed ones, then its channels.
  public static func all(channels: [String]) -> [TimelineColumn] {
    Column.allCases.map { .fixed($0) } + channels.map { .channel($0) }
  }
}

extension CardStack {
  /// Returns the names of the channels, in their order.
  public func channelNames(_ names: Names) -> [String] { channels.map { names[$0.name] } }
}

/// Columns as a list of names: of columns, of groups and of channels, joined by commas.
///
/// The names of channels are the scenario's, so that the list becomes columns only once the scenario is known.
public struct ColumnChoice: Hashable, Sendable {
  /// The group of all channels.
  public static let channelGroup = "@channels"

  /// The list as it was written.
  public let text: String

  /// The names, in order.
  private let names: [String]

  /// Reads a list.
  ///
  /// - Throws: `UnknownName` about a name that is neither known nor a possible name of a channel.
  public init(_ text: String) throws(Column.UnknownName) {
    var names: [String] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      names.append(String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()))
    }
    (self.text, self.names) = (text, names)
    for name in names where !name.isName && !ColumnChoice.isGroup(name) {
      throw ColumnChoice.unknown(name, channels: [])
    }
  }

  private static func isGroup(_ name: String) -> Bool {
    name == channelGroup || Column.groups.contains { $0.name == name }
  }

  /// Returns the columns: each once, at its first mention.
  ///
  /// - Parameters:
  ///   - channels: The names of the channels: `@channels` stands for all of them, and `@all` for every column and them.
  ///   - others: The names of further columns, in no group.
  /// - Throws: `UnknownName` about the first name that is none of them.
  public func columns(
    channels: [String], others: [String] = []
  ) throws(Column.UnknownName) -> [TimelineColumn] {
    var columns: [TimelineColumn] = []
    for name in names {
      for column in try ColumnChoice.columns(name, channels, others) where !columns.contains(column) {
        columns.append(column)
      }
    }
    return columns
  }

  private static func columns(
    _ name: String, _ channels: [String], _ others: [String]
  ) throws(Column.UnknownName) -> [TimelineColumn] {
    if name == channelGroup { return channels.map { .channel($0) } }
    if name == "@all" { return TimelineColumn.all(channels: channels) }
    if let group = Column.groups.first(where: { $0.name == name }) { return group.columns.map { .fixed($0) } }
    if let column = Column.allCases.first(where: { $0.name == name }) { return [.fixed(column)] }
    if channels.contains(name) || others.contains(name) { return [.channel(name)] }
    throw unknown(name, channels: channels + others)
  }

  private static func unknown(_ name: String, channels: [String]) -> Column.UnknownName {
    let known = Column.allCases.map { $0.name } + channels + Column.groups.map { $0.name } + [channelGroup]
    return Column.UnknownName(found: name, nearest: NearestName.find(name, in: known))
  }
}

extension Column.UnknownName: CustomStringConvertible {
  /// The error in a sentence.
  public var description: String {
    "there is no column \(SafeText.quoted(found))" + (nearest.map { "; did you mean \"\($0)\"?" } ?? "")
  }
}
