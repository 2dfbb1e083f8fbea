import CardMath
import CardText

extension BenchmarkCase {
  /// Numbers written as decimals: the fewest digits that read back to the same bits, and four places.
  static let numbers: [BenchmarkCase] = [
    written("exact number") { $0.append(shortest: $1) }.aimed(at: 40),
    written("number of four places") { $0.append(fixed: $1, decimals: 4) },
  ]

  /// The positions of a card between its detents, as no decimal has them: made of a root, which every machine rounds
  /// alike.
  private static let positions: [Double] = (0..<1024).map { 71 + 319.5 * (Double($0) / 1024).squareRoot() }

  @inline(__always)
  private static func written(
    _ name: String, _ write: @escaping @Sendable (inout ByteBuffer, Double) -> Void
  ) -> BenchmarkCase {
    BenchmarkCase(
      name: name, item: "number",
      proof: {
        var buffer = ByteBuffer()
        var digest = Digest()
        for position in positions {
          write(&buffer, position)
          buffer.append(byte: UInt8(ascii: "\n"))
        }
        digest.combine(utf8: buffer.bytes, count: buffer.count)
        return Proof(digest: digest.text, frames: 0)
      },
      makeWork: {
        let sheet = Sheet()
        return { items in
          for index in 0..<items {
            write(&sheet.buffer, positions[index & 1023])
            if sheet.buffer.isFull { sheet.buffer.removeAll() }
          }
          return items
        }
      },
      results: {
        positions.map { position in
          var buffer = ByteBuffer()
          write(&buffer, position)
          return buffer.text
        }
      })
  }
}
