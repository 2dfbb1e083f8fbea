/// A golden trail as text: a line `name frames digest`, then a line for each column, indented by a blank: its name, and
/// two characters for each frame whose cell differs from that of the frame before; `.` and a character stand for one to
/// 64 frames without a change. A line indented by two blanks continues the one above.
///
/// The characters are digits, marks and consonants, so that no word appears in them by chance when someone searches for
/// one.
extension GoldenTrail {
  private static let digits = Array("0123456789CDFGHJKLMNPQRSTVWYZcdfghjklmnpqrstvwyz+-*:;!@#$%&^~_|,".utf8)
  private static let still = UInt8(ascii: ".")

  /// The most characters of a trail in a line.
  private static let lineLength = 90

  /// Returns the lines of a golden.
  public func text(named name: String) -> String {
    var text = "\(name) \(frameCount) \(digest)\n"
    for (column, trail) in zip(GoldenTrail.columns, trails) {
      text += " \(column.name)"
      var rest = GoldenTrail.characters(trail)[...]
      var isFirst = true
      while !rest.isEmpty {
        text += (isFirst ? " " : "\n  ") + String(decoding: rest.prefix(GoldenTrail.lineLength), as: UTF8.self)
        rest = rest.dropFirst(GoldenTrail.lineLength)
        isFirst = false
      }
      text += "\n"
    }
    return text
  }

  private static func characters(_ trail: [UInt16]) -> [UInt8] {
    var characters: [UInt8] = []
    var unchanged = 0
    func rest() -> [UInt8] {
      var (left, rest) = (unchanged, [UInt8]())
      while left > 0 {
        let count = min(left, 64)
        rest += [still, digits[count - 1]]
        left -= count
      }
      return rest
    }
    for (index, bits) in trail.enumerated() {
      if index > 0, bits == trail[index - 1] {
        unchanged += 1
        continue
      }
      characters += rest()
      unchanged = 0
      characters += [digits[Int(bits >> 6)], digits[Int(bits & 63)]]
    }
    return characters + rest()
  }

  private static func trail(_ characters: ArraySlice<UInt8>) -> [UInt16]? {
    var trail: [UInt16] = []
    var index = characters.startIndex
    while index + 1 < characters.endIndex {
      guard let second = digits.firstIndex(of: characters[index + 1]) else { return nil }
      if characters[index] == still {
        guard let last = trail.last else { return nil }
        trail += [UInt16](repeating: last, count: second + 1)
      } else {
        guard let first = digits.firstIndex(of: characters[index]) else { return nil }
        trail.append(UInt16(first << 6 | second))
      }
      index += 2
    }
    return index == characters.endIndex ? trail : nil
  }

  /// Reads the lines of one golden; nil if they aren't one.
  public init?(lines text: some Collection<UInt8>) {
    var characters: [[UInt8]] = []
    var head: [String] = []
    for line in text.split(separator: UInt8(ascii: "\n")) {
      let words = line.split(separator: UInt8(ascii: " "))
      if line.first != UInt8(ascii: " ") {
        guard head.isEmpty else { return nil }
        head = words.map { String(decoding: $0, as: UTF8.self) }
      } else if words.count == 2 {
        characters.append(Array(words[1]))
      } else if let last = characters.indices.last, let word = words.first {
        characters[last] += word
      }
    }
    guard head.count == 3, let count = Int(head[1]) else { return nil }
    let trails = characters.compactMap { GoldenTrail.trail($0[...]) }
    guard trails.count == GoldenTrail.columns.count, trails.allSatisfy({ $0.count == count }) else { return nil }
    self.init(frameCount: count, digest: head[2], trails: trails)
  }
}
