/// Finds earlier places of the bytes that stand at a place: for each length the nearest.
struct MatchFinder {
  /// An earlier place: the distance back to it, and the number of equal bytes.
  struct Match {
    var length: Int, distance: Int
  }

  private let bytes: [UInt8]

  /// The most places that are looked at, and a length that needs no better.
  private let tries: Int, enough: Int

  /// The latest place of each pair of bytes, and of each hash of three; -1: none.
  private var pairs: [Int32], triples: [Int32]

  /// For each place, the place before it with the same hash.
  private var earlier: [Int32]

  /// The next place.
  private(set) var place = 0

  /// The matches at the place last asked for, longer and farther one by one.
  private(set) var matches: [Match] = []

  init(_ bytes: [UInt8], tries: Int, enough: Int) {
    (self.bytes, self.tries, self.enough) = (bytes, tries, enough)
    pairs = Array(repeating: -1, count: 1 << 16)
    triples = Array(repeating: -1, count: 1 << 16)
    earlier = Array(repeating: -1, count: bytes.count)
  }

  /// Returns the number of equal bytes at `place` and `distance` before it, at most `limit`.
  @inline(__always)
  func length(at place: Int, distance: Int, limit: Int) -> Int {
    bytes.withUnsafeBufferPointer { bytes in
      var length = 0
      while length < limit, bytes[place + length] == bytes[place + length - distance] { length += 1 }
      return length
    }
  }

  /// Goes past the next place, and finds its matches.
  mutating func advance() {
    matches.removeAll(keepingCapacity: true)
    let limit = min(LZMAModel.lengths.upperBound, bytes.count - place)
    guard limit >= 3 else {
      place += 1
      return
    }
    var longest = 1
    let (pair, triple) = enter()
    if pair >= 0 {
      longest = length(at: place, distance: place - pair, limit: limit)
      matches.append(Match(length: longest, distance: place - pair))
    }
    var (candidate, left) = (triple, tries)
    while candidate >= 0, left > 0, longest < min(enough, limit) {
      if bytes[candidate + longest] == bytes[place + longest] {
        let length = length(at: place, distance: place - candidate, limit: limit)
        if length > longest {
          matches.append(Match(length: length, distance: place - candidate))
          longest = length
        }
      }
      candidate = Int(earlier[candidate])
      left -= 1
    }
    place += 1
  }

  /// Goes past the next places without looking for their matches.
  mutating func skip(_ count: Int) {
    for _ in 0..<count {
      if place + 3 <= bytes.count { _ = enter() }
      place += 1
    }
  }

  /// Takes note of the next place; returns the latest places of its pair and of its hash.
  private mutating func enter() -> (pair: Int, triple: Int) {
    let two = Int(bytes[place]) | Int(bytes[place + 1]) << 8
    let three = UInt32(two) | UInt32(bytes[place + 2]) << 16
    let hash = Int((three &* 0x9E37_79B1) >> 16)
    let found = (Int(pairs[two]), Int(triples[hash]))
    earlier[place] = triples[hash]
    (pairs[two], triples[hash]) = (Int32(place), Int32(place))
    return found
  }
}
