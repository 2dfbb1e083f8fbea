import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A document as an XML parser that isn't ours reads it; nil if it isn't well-formed.
final class XMLShape: NSObject, XMLParserDelegate {
  /// An element with its name, its attributes and its text.
  struct Element: Equatable {
    var name: String
    var attributes: [String: String]
    var text = ""
  }

  /// All elements, in the order in which they begin.
  private(set) var elements: [Element] = []
  private var open: [Int] = []

  static func parse(_ text: String) -> XMLShape? {
    let shape = XMLShape()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = shape
    return parser.parse() ? shape : nil
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    open.append(elements.count)
    elements.append(Element(name: name, attributes: attributes))
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    open.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    if let last = open.last { elements[last].text += text }
  }

  /// Returns the elements of a name.
  func all(_ name: String) -> [Element] { elements.filter { $0.name == name } }

  /// Returns the texts of all elements of a name.
  func texts(_ name: String) -> [String] { all(name).map(\.text) }

  /// Returns the elements of a class.
  func ofClass(_ name: String) -> [Element] {
    elements.filter { ($0.attributes["class"] ?? "").split(separator: " ").contains(Substring(name)) }
  }
}
