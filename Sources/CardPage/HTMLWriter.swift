import CardText

/// Writes HTML, element by element; text and attributes are escaped here.
struct HTMLWriter: ~Copyable {
  private var buffer: ByteBuffer

  /// Elements without content, which have no end tag.
  private static let voids: Set<String> = ["img", "meta", "hr", "br", "input", "link"]

  init() { buffer = ByteBuffer() }

  /// The bytes so far.
  var bytes: [UInt8] { buffer.bytes }

  /// Writes an element with text in it, on a line of its own.
  mutating func element(_ name: String, _ attributes: KeyValuePairs<String, String> = [:], _ text: String = "") {
    start(name, attributes)
    buffer.append(text: XMLText.content(text))
    end(name)
  }

  /// Writes an element; `body` writes what is in it.
  mutating func element(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:], _ body: (inout HTMLWriter) -> Void
  ) {
    start(name, attributes)
    body(&self)
    end(name)
  }

  /// Writes text.
  mutating func text(_ text: String) { buffer.append(text: XMLText.content(text)) }

  /// Writes a picture of an SVG document.
  mutating func picture(_ svg: [UInt8], of words: String, width: Int, height: Int) {
    buffer.append(text: "<img alt=\"\(XMLText.attribute(words))\" width=\"\(width)\" height=\"\(height)\" src='")
    buffer.append(bytes: PictureAddress.bytes(of: svg))
    buffer.append(literal: "'>\n")
  }

  /// Writes what a page carries, in signs as `PackedText` has them.
  mutating func carried(_ signs: [UInt8], id: String) {
    buffer.append(text: "<script type=\"text/plain\" id=\"\(id)\">")
    buffer.append(bytes: signs)
    buffer.append(literal: "</script>\n")
  }

  /// Writes bytes as they are: a page's own files, which a test holds to be free of anything that would end them.
  mutating func raw(_ bytes: [UInt8]) { buffer.append(bytes: bytes) }

  /// Writes text as it is: the page's own.
  mutating func raw(_ text: String) { buffer.append(text: text) }

  private mutating func start(_ name: String, _ attributes: KeyValuePairs<String, String>) {
    buffer.append(text: "<" + name)
    for (key, value) in attributes { buffer.append(text: " \(key)=\"\(XMLText.attribute(value))\"") }
    buffer.append(byte: UInt8(ascii: ">"))
  }

  private mutating func end(_ name: String) {
    if !HTMLWriter.voids.contains(name) { buffer.append(text: "</\(name)>") }
    // A line end between two words of one line would be a blank.
    if !["b", "i", "code", "span", "a", "q", "bdi", "small", "summary"].contains(name) {
      buffer.append(byte: UInt8(ascii: "\n"))
    }
  }
}
