import CardCharts
import CardText

/// Joins the files of a page: its style and its programs, in a fixed order, into one document that needs no other.
///
/// The files are plain CSS and JavaScript, in `Sources/CardPage/Page`. A page leaves out comments that are lines of
/// their own, and carries its programs and data packed: it is sent as a file, and whoever wants to read its programs
/// finds them there.
struct PageWriter {
  /// The document's language and title.
  var title: String

  /// The names of the style sheets and of the programs, in their order.
  var styles: [String], scripts: [String]

  /// The names of style sheets for what the programs show alone: they are carried packed, too.
  var scriptStyles: [String] = []

  /// The data of the programs, as JSON; and bytes to which that may point.
  var data: String, bytes: [UInt8] = []

  /// The effort with which all of it is packed.
  var effort = LZMAEncoder.Effort.quick

  /// Writes a document; `body` writes what it shows.
  func write(to buffer: inout ByteBuffer, _ body: (inout HTMLWriter) -> Void) {
    var page = HTMLWriter()
    page.raw("<!DOCTYPE html>\n")
    page.element("html", ["lang": "en"]) { html in
      html.element("head") { head in
        head.element("meta", ["charset": "utf-8"])
        head.element("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"])
        // Nothing is fetched: what isn't in the file doesn't exist.
        head.element(
          "meta",
          [
            "http-equiv": "Content-Security-Policy",
            "content": "default-src 'none'; script-src 'unsafe-inline' 'wasm-unsafe-eval'; style-src 'unsafe-inline'; "
              + "img-src data: blob:",
          ])
        head.element("meta", ["name": "referrer", "content": "no-referrer"])
        head.element("title", [:], title)
        head.element("style") { style in
          style.raw(PageColors.css)
          for name in styles { style.raw(PageWriter.tightStyle(PageWriter.file(name))) }
        }
      }
      html.element("body") { inside in
        body(&inside)
        inside.carried(PackedText.text(carried, effort: effort), id: "carried")
        inside.element("script") { script in
          script.raw("'use strict';\n")
          for name in ["unpack.js", "open.js"] { script.raw(PageWriter.tight(PageWriter.file(name))) }
        }
      }
    }
    buffer.append(bytes: page.bytes)
  }

  /// The things that the page carries: programs, their style and data, each with a 0 after it, and bytes.
  private var carried: [UInt8] {
    var carried = Array("'use strict';\n".utf8)
    for name in scripts { carried += PageWriter.tight(PageWriter.file(name)) }
    carried.append(0)
    for name in scriptStyles { carried += PageWriter.tightStyle(PageWriter.file(name)).utf8 }
    carried.append(0)
    carried += PageWriter.joined(data).utf8
    carried.append(0)
    return carried + bytes
  }

  /// Returns JSON without its line ends and the blanks after them: none stands within a text.
  private static func joined(_ json: String) -> String {
    var joined = ""
    for line in json.split(separator: "\n") { joined += line.drop { $0 == " " } }
    return joined
  }

  /// The signs of a program that need no blank beside them.
  private static let signs = Set("=+-*<>?:,;(){}[]&|!".utf8)

  /// Returns a program without the blanks beside its signs. A line with a template, a slash or a double quote stays as
  /// it is, and so does whatever stands between single quotes.
  static func tight(_ program: String) -> [UInt8] {
    var tight: [UInt8] = []
    for line in Array(program.utf8).split(separator: UInt8(ascii: "\n")) {
      let isLeft = line.contains { $0 == UInt8(ascii: "`") || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\"") }
      var isQuoted = false
      for index in line.indices {
        let byte = line[index]
        if byte == UInt8(ascii: "'") { isQuoted.toggle() }
        if !isLeft, !isQuoted, byte == UInt8(ascii: " "), index > line.startIndex, index + 1 < line.endIndex {
          let (before, after) = (line[index - 1], line[index + 1])
          // Of two pluses, or two minuses, one sign would become.
          let isSignOfTwo = before == after && (before == UInt8(ascii: "+") || before == UInt8(ascii: "-"))
          if !isSignOfTwo, signs.contains(before) || signs.contains(after) { continue }
        }
        tight.append(byte)
      }
      tight.append(UInt8(ascii: "\n"))
    }
    return tight
  }

  /// Returns a style sheet without the blanks and line ends beside its signs; whatever stands between quotes stays.
  static func tightStyle(_ style: String) -> String {
    let signs = Set("{};,>".utf8)
    var tight: [UInt8] = []
    var quote: UInt8?
    let bytes = Array(style.utf8)
    for (index, byte) in bytes.enumerated() {
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") {
        // A colon before a blank is a property's; one after it is a selector's.
        let (before, after) = (tight.last ?? 0, index + 1 < bytes.count ? bytes[index + 1] : UInt8(ascii: "}"))
        if signs.contains(before) || before == UInt8(ascii: ":") || signs.contains(after) { continue }
      }
      tight.append(byte)
    }
    return String(decoding: tight, as: UTF8.self)
  }

  /// Returns the text of a page's file, without its comments.
  static func file(_ name: String) -> String {
    guard let file = PageFiles.all.first(where: { $0.name == name }) else { preconditionFailure("no file \(name)") }
    var text = ""
    var isComment = false
    for line in file.text.split(separator: "\n", omittingEmptySubsequences: true) {
      let words = line.drop { $0 == " " }
      if words.hasPrefix("/*") { isComment = true }
      if !isComment, !words.hasPrefix("//"), words != "'use strict';" { text += words + "\n" }
      if words.hasSuffix("*/") { isComment = false }
    }
    return text
  }
}
