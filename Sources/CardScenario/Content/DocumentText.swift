import CardContent
import CardModel
import CardText
import CardTimeline

/// The text of a document of one kind of content.
///
/// Each kind conforms in a file of its own, and says only what it has: the rest has a default.
protocol DocumentText: Hashable, Sendable {
  /// The newest system that shows such a document: it is assumed if none is stated.
  var newestSystem: ContentSystem { get }

  /// The number of components or cards.
  var sectionCount: Int { get }

  /// The items of each section; nil for a kind without items.
  var itemLists: [[ContentText.ItemText]]? { get }

  /// The cards of a CardParts list; empty for the other kinds.
  var cards: [PartsText.CardText] { get }

  /// The members not used inside the sections, in order, each group with the path of its object.
  var carriedInside: [(members: [JSONMember], place: String)] { get }

  /// Returns the content as the model takes it.
  ///
  /// - Parameters:
  ///   - feed: The statements about it besides the document.
  ///   - system: The system whose rules apply; one that shows such a document.
  ///   - names: Assigns ids to names.
  func spec(_ feed: FeedText, in system: ContentSystem, names: inout Names) -> ContentSpec

  /// Returns a warning for each section of an unknown kind.
  ///
  /// - Parameter help: The place at which a kind can be declared.
  func kindWarnings(_ feed: FeedText, help: String) -> [String]

  /// Removes the identifiers of items that share one, and returns these identifiers with their counts, in the
  /// document's order.
  mutating func numberTwins() -> [(name: String, count: Int)]
}

extension DocumentText {
  var itemLists: [[ContentText.ItemText]]? { nil }
  var cards: [PartsText.CardText] { [] }
  var carriedInside: [(members: [JSONMember], place: String)] { [] }
  func kindWarnings(_ feed: FeedText, help: String) -> [String] { [] }
  mutating func numberTwins() -> [(name: String, count: Int)] { [] }
}
