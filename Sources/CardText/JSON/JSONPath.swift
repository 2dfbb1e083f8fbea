/// The path from a document's root to a value: `$.cards[0].header`.
///
/// It is built link by link while reading, and converted to text only for a message.
public struct JSONPath: Hashable, Sendable {
  private indirect enum Link: Hashable, Sendable {
    case root
    case key(Link, String)
    case element(Link, Int)
  }

  private var link: Link

  /// The document itself: `$`.
  public static let root = JSONPath(link: .root)

  /// The value of `name` in the object here.
  public func key(_ name: String) -> JSONPath {
    JSONPath(link: .key(link, name))
  }

  /// An element of the array here, from 0.
  public func element(_ index: Int) -> JSONPath {
    JSONPath(link: .element(link, index))
  }

  /// True for the document itself.
  package var isRoot: Bool { link == .root }

  /// The path as text. A key that isn't a plain name is in brackets: `$["my key"]`.
  public var text: String {
    var parts: [String] = []
    var rest = link
    while true {
      switch rest {
      case .root:
        return "$" + parts.reversed().joined()
      case .key(let parent, let name):
        parts.append(Self.isPlain(name) ? ".\(name)" : "[\(SafeText.quoted(name))]")
        rest = parent
      case .element(let parent, let index):
        parts.append("[\(index)]")
        rest = parent
      }
    }
  }

  private static func isPlain(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.count <= 40
      && name.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "$"):
          true
        default: false
        }
      }
  }
}
