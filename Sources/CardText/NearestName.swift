/// Finds the name that a misspelt or shortened one probably stands for: "did you mean …?"
public enum NearestName {
  /// The candidate nearest to `name`, or nil if none is near enough to be meant.
  ///
  /// A candidate is near in one of eight ways, the nearest first:
  ///
  /// 1. It is the same name: case is ignored, and so are `-` and `_`. `easeInOut` equals `ease-in-out`.
  /// 2. It is the name and one character more: `row` for `rows`.
  /// 3. It begins with the name, as whole words: `card_y` for `card_y_pt`, `settle.damping` for `settle.damping_ratio`.
  /// 4. It is one edit away: `fsp` for `fps`.
  /// 5. It begins with the name: `damp` for `damping_ratio`.
  /// 6. It is two or three edits away, at most one for every three characters of the longer name.
  /// 7. It contains the name as whole words: `damping_ratio` for `settle.damping_ratio`.
  /// 8. It contains the name, of four characters or more: `ollaps` for `collapsed`.
  ///
  /// An edit inserts, deletes or replaces a character, or swaps two neighbours. Names have 3 to 64 bytes; a name of two
  /// is near to one that has its first byte and is one edit away, such as `rn` to `run`. Of equally near candidates,
  /// the first wins.
  public static func find(_ name: String, in candidates: [String]) -> String? {
    let wanted = Folded(name)
    guard (2...64).contains(wanted.bytes.count) else { return nil }
    var nearest: (name: String, rank: Int)?
    for candidate in candidates {
      let offered = Folded(candidate)
      guard (1...64).contains(offered.bytes.count), let rank = rank(of: offered, for: wanted) else { continue }
      if rank < nearest?.rank ?? .max { nearest = (candidate, rank) }
    }
    return nearest?.name
  }

  /// `did you mean "x"?`, or nil if no candidate is near.
  public static func question(_ name: String, in candidates: [String]) -> String? {
    find(name, in: candidates).map { "did you mean \"\($0)\"?" }
  }

  /// A name without case, `-` and `_`, and the places between its words.
  private struct Folded {
    var bytes: [UInt8] = []

    /// True at an offset where a word begins or ends; one more than the bytes.
    var isEdge: [Bool] = []

    init(_ name: String) {
      var isAfterSeparator = true
      for byte in name.utf8 {
        switch byte {
        case UInt8(ascii: "-"), UInt8(ascii: "_"):
          isAfterSeparator = true
        default:
          let isDot = byte == UInt8(ascii: ".")
          let isCapital = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
          isEdge.append(isAfterSeparator || isDot || isCapital)
          isAfterSeparator = isDot
          bytes.append(isCapital ? byte | 0x20 : byte)
        }
      }
      isEdge.append(true)
    }
  }

  /// The nearness of a candidate, 0 the nearest; nil: it isn't near.
  private static func rank(of offered: Folded, for wanted: Folded) -> Int? {
    let (long, short) = (offered.bytes, wanted.bytes)
    if long == short { return 0 }
    if short.count == 2 {
      return long.first == short.first && long.count <= 3 && distance(short, long) == 1 ? 3 : nil
    }
    let begins = long.count > short.count && long.starts(with: short)
    if begins, long.count == short.count + 1 { return 1 }
    if begins, offered.isEdge[short.count] { return 2 }
    let limit = min(3, max(short.count, long.count) / 3)
    let isAlike = Int((long.count - short.count).magnitude) <= limit
    let edits = isAlike ? distance(short, long) : .max
    if edits <= min(limit, 1) { return 3 }
    if begins { return 4 }
    if edits <= limit { return 3 + edits }
    return containment(of: short, in: offered)
  }

  /// The rank of a candidate that contains a name, not at its beginning; nil: it doesn't contain it.
  private static func containment(of short: [UInt8], in offered: Folded) -> Int? {
    let long = offered.bytes
    guard long.count > short.count else { return nil }
    var isInside = false
    for start in 1...(long.count - short.count) where long[start..<(start + short.count)].elementsEqual(short) {
      if offered.isEdge[start], offered.isEdge[start + short.count] { return 7 }
      isInside = true
    }
    return isInside && short.count >= 4 ? 8 : nil
  }

  /// Insertions, deletions, substitutions and swaps of neighbours that turn one into the other, each place edited once
  /// (optimal string alignment, the restricted Damerau–Levenshtein distance).
  private static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    // Three rows of the table: the current one, the one above and the one above that.
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in 0..<a.count {
      var row = [i + 1]
      for j in 0..<b.count {
        var best = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { best = min(best, beforeLast[j - 1] + 1) }
        row.append(best)
      }
      beforeLast = last
      last = row
    }
    return last[b.count]
  }
}
