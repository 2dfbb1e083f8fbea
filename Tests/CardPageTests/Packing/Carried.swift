import Testing

/// What a page carries, unpacked: its programs, its data as JSON, and bytes.
struct Carried {
  let programs: [UInt8], data: [UInt8], bytes: [UInt8]

  init(in page: String) throws {
    let start = try #require(page.range(of: "id=\"carried\">"))
    let end = try #require(page.range(of: "</script>", range: start.upperBound..<page.endIndex))
    let parts = try Unpacker.unpacked(signs: Array(page[start.upperBound..<end.lowerBound].utf8))
      .split(separator: 0, maxSplits: 2, omittingEmptySubsequences: false)
    try #require(parts.count == 3)
    (programs, data, bytes) = (Array(parts[0]), Array(parts[1]), Array(parts[2]))
  }
}
