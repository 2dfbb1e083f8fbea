/// A picture's `data:` address, by which a page carries it.
enum PictureAddress {
  /// Returns an SVG document as an address of itself, to stand as it is in an attribute in single quotation marks.
  static func bytes(of svg: [UInt8]) -> [UInt8] {
    var address = Array("data:image/svg+xml,".utf8)
    address.reserveCapacity(svg.count + svg.count / 8)
    for byte in svg {
      switch byte {
      case UInt8(ascii: "%"): address += "%25".utf8
      case UInt8(ascii: "#"): address += "%23".utf8
      // An address may hold neither; a browser drops line ends, and blanks at its end.
      case UInt8(ascii: "\n"): address += "%0A".utf8
      case UInt8(ascii: "&"): address += "&amp;".utf8
      case UInt8(ascii: "'"): address += "&#39;".utf8
      default: address.append(byte)
      }
    }
    return address
  }
}
