import CardCommandLine
import CardText

extension InputFile {
  /// The first byte that isn't white space, nor of a byte order mark; nil: there is none.
  var firstByte: UInt8? { InputFile.firstByte(of: bytes) }

  /// Returns the first byte of a text's beginning that isn't white space, nor of a byte order mark; nil: there is none.
  static func firstByte(of bytes: some Sequence<UInt8>) -> UInt8? {
    bytes.dropFirst(SourceText.markLength(of: bytes)).first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
  }

  /// True if it is rows in JSON: an array, or objects, a line each. A scenario is one object.
  var isRows: Bool {
    switch firstByte {
    case UInt8(ascii: "["): true
    case UInt8(ascii: "{"): JoinedLines(text).isJoined
    default: false
    }
  }
}
