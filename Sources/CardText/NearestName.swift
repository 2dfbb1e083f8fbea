/// Finds the name that a misspelt one probably stands for: "did you mean …?"
public enum NearestName {
  /// The candidate nearest to `name`, or nil if none is near enough to be a typing error.
  ///
  /// Near means fewer than four edits and at most one for every three characters of the longer name; names have 3 to 64
  /// bytes. Case is ignored, and so are `-` and `_`: `easeInOut` equals `ease-in-out`. Of equally near candidates, the
  /// first wins.
  public static func find(_ name: String, in candidates: [String]) -> String? {
    let wanted = folded(name)
    guard (3...64).contains(wanted.count) else { return nil }
    var nearest: (name: String, distance: Int)?
    for candidate in candidates {
      let offered = folded(candidate)
      let limit = min(3, max(wanted.count, offered.count) / 3)
      guard offered.count <= 64, (offered.count - wanted.count).magnitude <= limit else { continue }
      let distance = distance(wanted, offered)
      if distance <= limit, distance < nearest?.distance ?? 4 { nearest = (candidate, distance) }
    }
    return nearest?.name
  }

  /// `did you mean "x"?`, or nil if no candidate is near.
  public static func question(_ name: String, in candidates: [String]) -> String? {
    find(name, in: candidates).map { "did you mean \"\($0)\"?" }
  }

  private static func folded(_ name: String) -> [UInt8] {
    name.utf8.compactMap { byte in
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
      case UInt8(ascii: "-"), UInt8(ascii: "_"): nil
      default: byte
      }
    }
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
