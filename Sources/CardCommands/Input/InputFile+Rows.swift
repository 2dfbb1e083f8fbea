import CardCommandLine
import CardText

extension InputFile {
  /// The first byte that isn't white space, nor of a byte order mark; nil: there is none.
  var firstByte: UInt8? { SourceText.firstByte(of: bytes) }

  /// True if it is rows in JSON: an array, or objects, a line each. A scenario is one object.
  var isRows: Bool {
    switch firstByte {
    case UInt8(ascii: "["): true
    case UInt8(ascii: "{"): JoinedLines(text).isJoined
    default: false
    }
  }
}
