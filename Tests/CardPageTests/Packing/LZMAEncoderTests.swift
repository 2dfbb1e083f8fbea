import CardMath
import CardTestSupport
import Testing

@testable import CardPage

/// Packed bytes are unpacked to the same ones, by a reader that follows the format's specification alone.
@Suite struct LZMAEncoderTests {
  /// Texts as Python's `lzma` writes them, with the number of bytes in place of "unknown": the reader is right.
  @Test func theReaderReadsWhatOthersWrite() throws {
    let cards =
      "0300100000350000000000000000308849938c277883676504653c2cf504aa5f76e6865e1490634adebb4d4daf1e5ce6eeffe1780800"
    let text = "a card, a card, a card over a map; a map under a card"
    #expect(try Unpacker.unpacked(Self.bytes(cards)) == Array(text.utf8))
    let numbers =
      "0000100000ec0100000000000000000054e82a601c696d6e8c1905d9969ea30e5900cfb355f613add12b53edc6b3394c255d30fb27c739"
      + "c14f23e9a1b093c3f309ba89cd97d8aaa75eae1759a9d12962fbf4e76737540f4fcfcd6499cf32b051265a37386c879a185e663d50b5"
      + "6322db70043880cbf1bd62490a8bf64e68f70ed3ffff52f7a000"
    let counted = (0..<64).map { UInt8($0) }
    let wanted = counted + counted.reversed() + [UInt8](repeating: 0, count: 300) + counted
    #expect(try Unpacker.unpacked(Self.bytes(numbers)) == wanted)
  }

  static func bytes(_ hexadecimal: String) -> [UInt8] {
    let digits = hexadecimal.compactMap(\.hexDigitValue)
    return stride(from: 0 as Int, to: digits.count, by: 2).map { (index: Int) -> UInt8 in
      UInt8(16 * digits[index] + digits[index + 1])
    }
  }

  /// Texts at the edges of the format: its shortest and longest matches, its nearest and farthest distances.
  static let edges: [(name: String, bytes: [UInt8])] = [
    ("nothing", []), ("a byte", [0]), ("two alike", [7, 7]), ("255 alone", [255]),
    ("all bytes", (0...255).map { UInt8($0) }), ("272 alike", Array(repeating: 9, count: 272)),
    ("273 alike", Array(repeating: 9, count: 273)), ("274 alike", Array(repeating: 9, count: 274)),
    ("1,000 alike", Array(repeating: 255, count: 1000)),
    ("a word from far away", Array("far away".utf8) + noise(70_000, seed: 3) + Array("far away".utf8)),
    ("four distances in turn", distances()),
  ]

  static func noise(_ count: Int, seed: UInt64) -> [UInt8] {
    var random = SplitMix64(seed: seed)
    return (0..<count).map { _ in UInt8(truncatingIfNeeded: random.next()) }
  }

  private static func distances() -> [UInt8] {
    let words = ["kestrel", "sparrow", "goldfinch", "wren"].map { Array($0.utf8) }
    var bytes: [UInt8] = []
    for index in 0..<200 { bytes += words[index * index / 3 % 4] + [UInt8(index)] }
    return bytes
  }

  @Test(arguments: edges.map(\.name)) func edgesComeBack(name: String) throws {
    let bytes = try #require(Self.edges.first { $0.name == name }).bytes
    #expect(try Unpacker.unpacked(LZMAEncoder.packed(bytes)) == bytes, "\(name)")
    if bytes.count > 2000 { return }
    #expect(try Unpacker.unpacked(LZMAEncoder.packed(bytes, effort: .thorough)) == bytes, "\(name)")
  }

  /// Text of pieces of itself with changed bytes between them, as programs and tables have it.
  static func text(_ random: inout SplitMix64) -> [UInt8] {
    var bytes: [UInt8] = []
    let (count, letters) = (1 + Int(random.next() % 3000), 1 + random.next() % 256)
    while bytes.count < count {
      switch random.next() % 4 {
      case 0: bytes.append(UInt8(random.next() % letters))
      case 1: for _ in 0..<random.next() % 12 { bytes.append(UInt8(random.next() % letters)) }
      default:
        if bytes.isEmpty { continue }
        let distance = 1 + Int(random.next() % UInt64(bytes.count))
        for _ in 0..<2 + random.next() % 400 { bytes.append(bytes[bytes.count - distance]) }
      }
    }
    return bytes
  }

  @Test(arguments: Seeds.few) func anyBytesComeBack(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<3 {
      let bytes = Self.text(&random)
      let (bits, isThorough) = (Int(random.next() % 9), random.next() % 2 == 0)
      let packed = LZMAEncoder.packed(bytes, previousBits: bits, effort: isThorough ? .thorough : .quick)
      #expect(try Unpacker.unpacked(packed) == bytes, "seed \(seed), \(bits) bits")
      #expect(packed.count <= bytes.count + bytes.count / 50 + 40, "seed \(seed)")
    }
  }

  /// As short as what `xz --format=lzma --lzma1=preset=9e,lc=3,lp=0,pb=0` writes.
  @Test func textIsPackedAsWellAsByOthers() {
    var text = ""
    for row in 0..<600 {
      text += "\(row),\(row * row % 977),\(row % 3 > 0 ? "dragging" : "settling"),\(row * 7919 % 10007)\n"
    }
    #expect(text.utf8.count == 12950)
    #expect(LZMAEncoder.packed(Array(text.utf8), effort: .thorough).count <= 3277)
    #expect(LZMAEncoder.packed(Self.noise(2000, seed: 11)).count <= 2060)
  }
}
