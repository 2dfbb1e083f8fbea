import CardContent
import CardModel
import CardText
import CardTimeline

/// The kinds of content as text. This file registers them: no other file that reads text chooses between them.
extension ContentText {
  /// The content's sections, of one of the kinds.
  public enum Body: Hashable, Sendable {
    case spots([ComponentText])
    case cardParts(PartsText)
  }

  /// The kinds' readers, each with the key by which a document is recognized.
  static var readers: [(key: String, read: (ObjectReader) -> ContentText?)] {
    [("components", spots), ("cards", { PartsText(reading: $0).map { ContentText(body: .cardParts($0)) } })]
  }

  /// The kind of the document.
  public var kind: ContentKind {
    switch body {
    case .spots: .spots
    case .cardParts: .cardParts
    }
  }
}

extension InputKind {
  /// The kind of content that the input changes; nil: any, or it changes none.
  var contentKind: ContentKind? {
    switch self {
    case .append, .prepend, .insert, .update, .delete, .measure, .select, .scrollTo: .spots
    case .state, .choose: .cardParts
    default: nil
    }
  }
}

extension ContentKind {
  /// Its sections, in words.
  var sectionWords: String {
    switch self {
    case .spots: "components of Spots"
    case .cardParts: "lists of CardParts"
    }
  }
}

extension ContentSystem {
  /// The system's name in text.
  public var name: String {
    switch self {
    case .spots19: "spots-1.9"
    case .spots75: "spots-7.5"
    case .cardParts26: "cardparts-2.6"
    case .cardParts40: "cardparts-4.0"
    }
  }
}

extension ContentText.Body: DocumentText {
  var newestSystem: ContentSystem {
    switch self {
    case .spots(let text): text.newestSystem
    case .cardParts(let text): text.newestSystem
    }
  }

  var sectionCount: Int {
    switch self {
    case .spots(let text): text.sectionCount
    case .cardParts(let text): text.sectionCount
    }
  }

  var itemLists: [[ContentText.ItemText]]? {
    switch self {
    case .spots(let text): text.itemLists
    case .cardParts(let text): text.itemLists
    }
  }

  var cards: [PartsText.CardText] {
    switch self {
    case .spots(let text): text.cards
    case .cardParts(let text): text.cards
    }
  }

  var carriedInside: [(members: [JSONMember], place: String)] {
    switch self {
    case .spots(let text): text.carriedInside
    case .cardParts(let text): text.carriedInside
    }
  }

  func spec(_ feed: FeedText, in system: ContentSystem, names: inout Names) -> ContentSpec {
    switch self {
    case .spots(let text): text.spec(feed, in: system, names: &names)
    case .cardParts(let text): text.spec(feed, in: system, names: &names)
    }
  }

  func kindWarnings(_ feed: FeedText, help: String) -> [String] {
    switch self {
    case .spots(let text): text.kindWarnings(feed, help: help)
    case .cardParts(let text): text.kindWarnings(feed, help: help)
    }
  }

  mutating func numberTwins() -> [(name: String, count: Int)] {
    switch self {
    case .spots(var text):
      defer { self = .spots(text) }
      return text.numberTwins()
    case .cardParts(var text):
      defer { self = .cardParts(text) }
      return text.numberTwins()
    }
  }
}
