/// A small reader of HTML: enough to see that every element ends where it should.
enum HTMLCheck {
  private static let voids: Set<String> = ["img", "meta", "hr", "br", "input", "link"]

  /// Returns the first flaw of a document; nil if each element ends, in the right order, and each attribute is quoted.
  static func flaw(in page: String) -> String? {
    var open: [String] = []
    var flaw: String?
    read(page) { name, isEnd in
      if flaw != nil || voids.contains(name) { return }
      if !isEnd {
        open.append(name)
      } else if open.popLast() != name {
        flaw = "</\(name)> ends nothing"
      }
    } failing: {
      flaw = flaw ?? $0
    }
    return flaw ?? open.last.map { "<\($0)> has no end" }
  }

  /// Returns the number of elements of a name.
  static func count(of name: String, in page: String) -> Int {
    var count = 0
    read(page) { found, isEnd in
      if found == name, !isEnd { count += 1 }
    } failing: { _ in
    }
    return count
  }

  private static func read(_ page: String, _ tag: (String, Bool) -> Void, failing: (String) -> Void) {
    let bytes = Array(page.utf8)
    var index = 0
    func find(_ text: String, from start: Int) -> Int? {
      let wanted = Array(text.utf8)
      guard start + wanted.count <= bytes.count else { return nil }
      var index = start
      while index <= bytes.count - wanted.count {
        if bytes[index] == wanted[0], bytes[index..<index + wanted.count].elementsEqual(wanted) { return index }
        index += 1
      }
      return nil
    }
    while let start = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
      index = start + 1
      guard index < bytes.count, bytes[index] != UInt8(ascii: "!") else { continue }
      let isEnd = bytes[index] == UInt8(ascii: "/")
      if isEnd { index += 1 }
      let nameStart = index
      while index < bytes.count, isLetter(bytes[index]) { index += 1 }
      let name = String(decoding: bytes[nameStart..<index], as: UTF8.self)
      if name.isEmpty { return failing("a < begins no element") }
      var quote: UInt8?
      while index < bytes.count, quote != nil || bytes[index] != UInt8(ascii: ">") {
        if let open = quote {
          if bytes[index] == open { quote = nil }
        } else if bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'") {
          quote = bytes[index]
        } else if bytes[index] == UInt8(ascii: "<") {
          return failing("a < within <\(name)")
        }
        index += 1
      }
      if index == bytes.count { return failing("<\(name) never closes") }
      index += 1
      tag(name, isEnd)
      // The inside of these is text up to their end.
      if !isEnd, name == "script" || name == "style" {
        guard let end = find("</\(name)", from: index) else { return failing("<\(name)> has no end") }
        index = end
      }
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a") <= byte | 0x20 && byte | 0x20 <= UInt8(ascii: "z") || byte &- 0x30 <= 9
  }
}
