import Testing

/// The load of a page, unpacked: its programs, their style, its data as JSON, and bytes.
struct Carried {
  let programs: [UInt8], style: [UInt8], data: [UInt8], bytes: [UInt8]

  init(in page: String) throws {
    let start = try #require(page.range(of: "id=\"carried\">"))
    let end = try #require(page.range(of: "</script>", range: start.upperBound..<page.endIndex))
    let parts = try Unpacker.unpacked(signs: Array(page[start.upperBound..<end.lowerBound].utf8))
      .split(separator: 0, maxSplits: 3, omittingEmptySubsequences: false)
    try #require(parts.count == 4)
    (programs, style) = (Array(parts[0]), Array(parts[1]))
    (data, bytes) = (Array(parts[2]), Array(parts[3]))
  }
}
