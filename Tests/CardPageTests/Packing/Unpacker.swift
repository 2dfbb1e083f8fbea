/// Reads what pages carry, to compare it with what was packed: after the LZMA SDK's specification, with groups of
/// probabilities of its own.
struct Unpacker {
  /// Why packed bytes can't be read.
  enum Flaw: Error, Equatable {
    case sign(UInt8), header, distance(Int), end
  }

  private var input: ArraySlice<UInt8>

  /// The bytes that were read after the last one.
  private var overrun = 0

  private var range = UInt32.max
  private var code = UInt32(0)

  private init(_ input: ArraySlice<UInt8>) throws {
    self.input = input
    guard self.input.popFirst() == 0 else { throw Flaw.header }
    for _ in 0..<4 { code = code << 8 | next() }
  }

  private mutating func next() -> UInt32 {
    if let byte = input.popFirst() { return UInt32(byte) }
    overrun += 1
    return 0
  }

  // MARK: Signs

  /// Returns the bytes of a text of signs, without the fill at its end.
  static func bytes(_ text: [UInt8]) throws -> [UInt8] {
    let digits = (32...126).map { UInt8($0) }.filter { ![34, 60].contains($0) }
    var values = [Int?](repeating: nil, count: 256)
    for (value, digit) in digits.enumerated() { values[Int(digit)] = value }
    var (bytes, bits, count): ([UInt8], Int, Int) = ([], 0, 0)
    func digit(_ place: Int) throws -> Int {
      guard let value = values[Int(text[place])] else { throw Flaw.sign(text[place]) }
      return value
    }
    let turn = try digit(0)
    for place in stride(from: 1 as Int, to: text.count - 1, by: 2) {
      let high = (try digit(place) - turn + digits.count) % digits.count
      let low = (try digit(place + 1) - turn + digits.count) % digits.count
      let value = high * digits.count + low
      // A pair is 13 bits, or 14 if those are worth no more than the pairs that 13 bits leave over.
      let isLong = value % 8192 < digits.count * digits.count - 8192
      (bits, count) = (bits + value << count, count + (isLong ? 14 : 13))
      while count >= 8 {
        bytes.append(UInt8(bits % 256))
        (bits, count) = (bits / 256, count - 8)
      }
    }
    return bytes
  }

  /// Returns what a text of signs packs.
  static func unpacked(signs: [UInt8]) throws -> [UInt8] { try unpacked(bytes(signs)) }

  // MARK: LZMA

  private struct Lengths {
    var (isNotShort, isLong): (UInt16, UInt16) = (1024, 1024)
    var short = [UInt16](repeating: 1024, count: 8), middle = [UInt16](repeating: 1024, count: 8)
    var long = [UInt16](repeating: 1024, count: 256)
  }

  /// Returns what bytes pack that `xz --format=lzma` could have written, with `lp` and `pb` of 0.
  static func unpacked(_ packed: [UInt8]) throws -> [UInt8] {
    guard packed.count >= 18, packed[0] < 9 else { throw Flaw.header }
    let size = (5..<13).reversed().reduce(UInt64(0)) { $0 << 8 | UInt64(packed[$1]) }
    let context = Int(packed[0])
    var coder = try Unpacker(packed[13...])
    var bytes: [UInt8] = []
    var isMatch = [UInt16](repeating: 1024, count: 12)
    var (isRepeat, isNotFirst, isNotSecond, isNotThird, isLong) = (isMatch, isMatch, isMatch, isMatch, isMatch)
    var literals = [[UInt16]](repeating: Array(repeating: 1024, count: 0x300), count: 1 << context)
    var slots = [[UInt16]](repeating: Array(repeating: 1024, count: 64), count: 4)
    var near = [[UInt16]](repeating: Array(repeating: 1024, count: 32), count: 14)
    var far = [UInt16](repeating: 1024, count: 16)
    var (matches, repeats) = (Lengths(), Lengths())
    var (state, distances) = (0, [1, 1, 1, 1])
    while bytes.count < size {
      if coder.overrun > 8 { throw Flaw.end }
      if coder.bit(&isMatch[state]) == 0 {
        var literal = literals[bytes.last.map { Int($0) >> (8 - context) } ?? 0]
        let expected = state >= 7 ? Int(bytes[bytes.count - distances[0]]) : nil
        bytes.append(coder.literal(&literal, expected: expected))
        literals[bytes.count == 1 ? 0 : Int(bytes[bytes.count - 2]) >> (8 - context)] = literal
        state = [0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 4, 5][state]
        continue
      }
      var count = 1
      if coder.bit(&isRepeat[state]) == 0 {
        count = coder.length(&matches)
        let slot = coder.tree(&slots[min(count - 2, 3)], bits: 6)
        var distance = slot
        if slot >= 4 {
          let bits = slot >> 1 - 1
          distance = (2 | slot & 1) << bits
          if slot < 14 {
            distance += coder.reversed(&near[slot], bits: bits)
          } else {
            distance += coder.plain(bits - 4) << 4
            distance += coder.reversed(&far, bits: 4)
          }
        }
        distances = [distance + 1] + distances[..<3]
        state = state < 7 ? 7 : 10
      } else if coder.bit(&isNotFirst[state]) == 0 {
        let isOne = coder.bit(&isLong[state]) == 0
        if !isOne { count = coder.length(&repeats) }
        state = isOne ? (state < 7 ? 9 : 11) : (state < 7 ? 8 : 11)
      } else {
        let index = coder.bit(&isNotSecond[state]) == 0 ? 1 : coder.bit(&isNotThird[state]) == 0 ? 2 : 3
        distances.insert(distances.remove(at: index), at: 0)
        count = coder.length(&repeats)
        state = state < 7 ? 8 : 11
      }
      guard distances[0] <= bytes.count else { throw Flaw.distance(distances[0]) }
      for _ in 0..<count { bytes.append(bytes[bytes.count - distances[0]]) }
    }
    return bytes
  }

  private mutating func normalize() {
    if range >= 1 << 24 { return }
    range <<= 8
    code = code << 8 | next()
  }

  private mutating func bit(_ probability: inout UInt16) -> Int {
    normalize()
    let bound = range >> 11 * UInt32(probability)
    if code < bound {
      range = bound
      probability += (2048 - probability) >> 5
      return 0
    }
    range -= bound
    code -= bound
    probability -= probability >> 5
    return 1
  }

  private mutating func plain(_ count: Int) -> Int {
    var value = 0
    for _ in 0..<count {
      normalize()
      range >>= 1
      let isOne = code >= range
      if isOne { code -= range }
      value = value << 1 | (isOne ? 1 : 0)
    }
    return value
  }

  private mutating func tree(_ probabilities: inout [UInt16], bits: Int) -> Int {
    var node = 1
    for _ in 0..<bits { node = node << 1 | bit(&probabilities[node]) }
    return node - 1 << bits
  }

  private mutating func reversed(_ probabilities: inout [UInt16], bits: Int) -> Int {
    var (node, value) = (1, 0)
    for place in 0..<bits {
      let bit = bit(&probabilities[node])
      node = node << 1 | bit
      value |= bit << place
    }
    return value
  }

  private mutating func literal(_ probabilities: inout [UInt16], expected: Int?) -> UInt8 {
    var (node, isExpected) = (1, expected != nil)
    for place in (0..<8).reversed() {
      let wanted = (expected ?? 0) >> place & 1
      let found = bit(&probabilities[isExpected ? (1 + wanted) << 8 + node : node])
      node = node << 1 | found
      if found != wanted { isExpected = false }
    }
    return UInt8(node & 255)
  }

  private mutating func length(_ lengths: inout Lengths) -> Int {
    if bit(&lengths.isNotShort) == 0 { return 2 + tree(&lengths.short, bits: 3) }
    if bit(&lengths.isLong) == 0 { return 10 + tree(&lengths.middle, bits: 3) }
    return 18 + tree(&lengths.long, bits: 8)
  }
}
