import CardContent
import CardModel
import CardText

/// A card's content as it was written: a Spots document as its server sends it, or the cards of a CardParts list.
///
/// `ContentText+Kinds.swift` registers the kinds.
public struct ContentText: Hashable, Sendable {
  /// The content's sections, of one of the kinds.
  public var body: Body

  /// The members not used; they come from a server, and are carried along.
  public var carried: [JSONMember] = []

  /// An item as it was written.
  public struct ItemText: Hashable, Sendable {
    /// The identifier, if it can be a name in a column.
    public var name: String?

    /// Its own size, points; 0: its view's.
    public var width = 0.0, height = 0.0

    /// The kind of its view; nil: its component's.
    public var view: String?

    /// The number of copies of it.
    public var count = 1

    /// The members not used, and those of its size.
    public var carried: [JSONMember] = [], carriedInside: [JSONMember] = []

    /// Creates items of one size, each of its view's where no size is stated.
    ///
    /// - Parameters:
    ///   - name: The identifier, a name of letters, digits, _ and -; nil: it has none.
    ///   - width: The width, points; 0: its view's.
    ///   - height: The height, points; 0: its view's.
    ///   - view: The kind of its view; nil: its component's.
    ///   - count: The number of items.
    public init(
      name: String? = nil, width: Double = 0, height: Double = 0, view: String? = nil, count: Int = 1
    ) {
      (self.name, self.width, self.height, self.view, self.count) = (name, width, height, view, count)
    }
  }

  /// The keys of members not used, each once with its number of occurrences: the document's own first, then component
  /// by component those of each, and of its items.
  public var carriedKeys: [(path: String, count: Int)] {
    var keys: [(path: String, count: Int)] = []
    var indices: [String: Int] = [:]
    func note(_ members: [JSONMember], _ place: String) {
      for member in members {
        let path = place + SafeText.cut(member.key)
        if let index = indices[path] {
          keys[index].count += 1
        } else {
          indices[path] = keys.count
          keys.append((path, 1))
        }
      }
    }
    note(carried, "")
    for (members, place) in body.carriedInside { note(members, place) }
    return keys
  }
}
