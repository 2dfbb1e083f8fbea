import CardModel
import CardSettings
import CardText
import CardTimeline

/// A channel as it was written: a number of the author's own, which becomes a column of the timeline.
///
/// ```
/// { "name": "artwork", "from": ["mini", 1], "to": ["full", 0] }
/// { "name": "background_scale", "at": { "mini": 1, "half": 0.98, "full": 0.93 }, "card": "player" }
/// { "name": "shadow", "follows": "card_y_pt", "lag": 3 }
/// ```
public struct ChannelText: Hashable, Sendable {
  /// The channel's name, which is also its column's.
  public var name: String

  /// The quantity from which its number follows.
  public var source: Source

  /// Creates a channel.
  public init(name: String, source: Source) { (self.name, self.source) = (name, source) }

  /// The quantity from which a channel's number follows, as it was written.
  public enum Source: Hashable, Sendable {
    /// The position of the top card, or of one card only: the number at each of some detents.
    case detents([DetentNumber], card: String?)

    /// Another column, by its name, as it was `lag` shown frames before.
    case follower(of: String, lag: Int)
  }

  /// The columns that a channel may follow besides other channels.
  static let followed: [(column: Column, number: Channel.Number)] = [
    (.cardY, .cardY), (.progress, .progress), (.stackDim, .stackDim), (.mapDim, .mapDim), (.mapButton, .mapButton),
    (.contentAlpha, .contentAlpha), (.scrollOffset, .scrollOffset), (.overdrag, .overdrag),
  ]

  /// The most channels of a scenario.
  static let limit = 100

  /// The most frames by which a channel lags.
  static let lagLimit = 1000

  /// Renames the detents.
  mutating func rename(_ translated: (String) -> String) {
    guard case .detents(let numbers, let card) = source else { return }
    source = .detents(numbers.renamed(translated), card: card)
  }
}

extension ScenarioDocument {
  /// Returns the channels for the model.
  func channels(names: inout Names) -> [Channel] {
    var result: [Channel] = []
    for channel in channels {
      let source: Channel.Source
      switch channel.source {
      case .detents(let numbers, let card):
        var id: Int32?
        if let card { id = names.id(of: card) }
        source = .detents(card: id, values: numbers.values(names: &names))
      case .follower(let name, let lag):
        if let number = ChannelText.followed.first(where: { $0.column.name == name })?.number {
          source = .follower(of: .number(number), lag: lag)
        } else {
          let index = channels.firstIndex { $0.name == name } ?? 0
          source = .follower(of: .channel(index), lag: lag)
        }
      }
      result.append(Channel(name: names.id(of: channel.name), source: source))
    }
    return result
  }

  /// Reads the channels.
  ///
  /// - Parameter cards: The cards; nil if they couldn't be read, so that any detent is accepted.
  mutating func readChannels(_ reader: ObjectReader, of cards: [CardText]?) {
    guard let place = reader.find("channels") else { return }
    let standard = settings.places.names
    var found: [ChannelText] = []
    let names = place.elements.compactMap { $0.member("name")?.string }
    let channel = JSONShape<ChannelText>.object { reader in
      let channel = ChannelText(reader, after: found, of: names, cards, standard)
      if let channel { found.append(channel) }
      return channel
    }
    channels = JSONShape.array(of: channel, count: 0...ChannelText.limit).value(at: place) ?? []
  }
}

extension ChannelText {
  /// Reads a channel.
  ///
  /// - Parameters:
  ///   - others: The channels before it.
  ///   - names: The names of all channels.
  ///   - cards: The cards; nil if they couldn't be read.
  ///   - standard: The names of the detents of a card without detents of its own.
  fileprivate init?(
    _ reader: ObjectReader, after others: [ChannelText], of names: [String],
    _ cards: [ScenarioDocument.CardText]?, _ standard: [String]
  ) {
    let name = reader.required("name", as: .located(.name))
    if let name, let flaw = ChannelText.flaw(of: name.value, after: others) {
      name.place.error(flaw, help: "each column of a timeline has a name of its own")
    }
    let kind = reader.only(of: ["from", "at", "follows"])
    var source: Source?
    if kind == "follows" {
      source = ChannelText.follower(reader, after: others, of: names)
    } else {
      let card = reader.optional("card", as: cards.map { .oneOf($0.map { ($0.name, $0.name) }) } ?? .name)
      let owners = cards.map { cards in card == nil ? cards : cards.filter { $0.name == card } }
      var detents: [String]?
      if let owners {
        var seen: Set<String> = []
        detents = owners.flatMap { $0.detents?.map { $0.name } ?? standard }.filter { seen.insert($0).inserted }
      }
      source = ChannelText.detents(
        kind, reader, detents, card.map { "the card \"\($0)\" has no detent" } ?? "no card has a detent"
      )
      .map { .detents($0, card: card) }
    }
    // The keys of an unknown kind of channel are unknown, too, so these aren't reported.
    if kind == nil { for key in ["to", "lag"] { _ = reader.has(key) } }
    guard let name, let source else { return nil }
    (self.name, self.source) = (name.value, source)
  }

  /// Returns the reason for which a channel can't have a name; nil: it can.
  static func flaw(of name: String, after others: some Sequence<ChannelText>) -> String? {
    if others.contains(where: { $0.name == name }) { return "two channels are called \"\(name)\"" }
    if Column.allCases.contains(where: { $0.name == name }) { return "every timeline has a column \"\(name)\"" }
    if reserved.contains(name) { return "tables have a column \"\(name)\" that means something else" }
    if DecimalText.number(name) != nil { return "\"\(name)\" is a number, and no name of a column" }
    return nil
  }

  /// The names of columns that other tables have.
  private static let reserved = TimelineWriter.labelNames + ["y_pt"]

  private static func follower(
    _ reader: ObjectReader, after others: [ChannelText], of all: [String]
  ) -> Source? {
    let names = followed.map { $0.column.name } + others.map { $0.name }
    if let place = reader.peek("follows"), let name = place.string, !names.contains(name), all.contains(name) {
      place.error(
        "a channel follows one above it, and \(SafeText.quoted(name)) isn't",
        help: "write \(SafeText.quoted(name)) before it")
      _ = reader.has("follows")
      _ = reader.optional("lag", as: .integer(in: 1...lagLimit))
      return nil
    }
    let followed = reader.required("follows", as: .oneOf(names.map { ($0, $0) }))
    let lag = reader.required("lag", as: .integer(in: 1...lagLimit))
    guard let followed, let lag else { return nil }
    return .follower(of: followed, lag: lag)
  }

  private static var limits: JSONShape<Double> { .number(in: ScenarioDocument.channelNumbers) }

  private static func detents(
    _ kind: String?, _ reader: ObjectReader, _ known: [String]?, _ lack: String
  ) -> [DetentNumber]? {
    if kind == "at" {
      return reader.required("at", as: [DetentNumber].shape(at: known, lack, as: limits, atLeast: 2))
    }
    guard kind == "from" else { return nil }
    let pair = JSONShape<Located<DetentNumber>>.located(pair(known, lack))
    let (from, to) = (reader.required("from", as: pair), reader.required("to", as: pair))
    guard let from, let to else { return nil }
    if from.value.detent == to.value.detent {
      to.place.error("a channel goes from one detent to another, found \"\(to.value.detent)\" twice")
      return nil
    }
    return [from.value, to.value]
  }

  /// The shape of a detent and a number: `["mini", 1]`.
  private static func pair(_ known: [String]?, _ lack: String) -> JSONShape<DetentNumber> {
    let expected = "a detent and a number, such as [\"\(known?.last ?? "full")\", 1]"
    return JSONShape(expected: expected, kinds: .array) { place in
      var elements = place.elements
      guard elements.count == 2, let first = elements.next(), let second = elements.next() else {
        place.mismatch(expected: expected)
        return nil
      }
      let detent = JSONShape<String>.string.value(at: first)
      let value = limits.value(at: second)
      guard let detent, let value else { return nil }
      if let known, !known.contains(detent) {
        first.error(
          "\(lack) \(SafeText.quoted(detent))",
          help: NearestName.question(detent, in: known) ?? "there are " + known.joined(separator: ", "))
        return nil
      }
      return DetentNumber(detent, value)
    }
  }
}
