import CardExamples
import CardMath
import CardModel
import CardTimeline
import Foundation
import Testing

/// The model's version, which must change when a golden moves.
@Suite struct ModelVersionTests {
  static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Sources/CardModel/ModelVersion.swift").standardizedFileURL

  /// Returns the digest over goldens: of each its name, its number of frames and its timeline's digest.
  static func digest(of goldens: [(name: String, golden: GoldenTrail)]) -> UInt64 {
    var digest = Digest()
    for (name, golden) in goldens {
      digest.combine(utf8: name.utf8, count: name.utf8.count)
      digest.combine(Int64(golden.frameCount))
      digest.combine(utf8: golden.digest.utf8, count: golden.digest.utf8.count)
    }
    return digest.value
  }

  /// Returns a digest as a literal of the source.
  static func literal(_ digest: UInt64) -> String {
    let digits = String(digest, radix: 16)
    return "0x" + String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// Writes the digest into the source, in place of the present one.
  static func record(_ digest: UInt64) throws {
    let text = try String(contentsOf: file, encoding: .utf8)
    let line = "package static let goldens: UInt64 = "
    let fresh = text.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.contains(line) ? "  \(line)\(literal(digest))" : String($0)
    }
    try fresh.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
  }

  @Test(.disabled(if: GoldenTests.isRecording)) func belongsToTheGoldens() throws {
    let goldens = try BuiltInScenarios.goldenNames.map {
      (name: $0, golden: try #require(BuiltInScenarios.golden(of: $0)))
    }
    let found = Self.literal(Self.digest(of: goldens))
    let recorded = Self.literal(ModelVersion.goldens)
    #expect(
      found == recorded,
      """
      Sources/CardModel/ModelVersion.swift: the built-in goldens have the digest \(found), and version \
      \(ModelVersion.number) was recorded with \(recorded). If a golden moved, raise `number` to \
      \(ModelVersion.number + 1); in any case set `goldens` to \(found). Scripts/record.sh does both.
      """)
  }

  @Test func everyPartOfAGoldenCounts() throws {
    let name = try #require(BuiltInScenarios.goldenNames.first)
    let golden = try #require(BuiltInScenarios.golden(of: name))
    var (longer, other) = (golden, golden)
    longer.frameCount += 1
    other.digest = "0000000000000000"
    let digests = [
      Self.digest(of: [(name, golden)]), Self.digest(of: [("other", golden)]), Self.digest(of: [(name, longer)]),
      Self.digest(of: [(name, other)]), Self.digest(of: []), Self.digest(of: [(name, golden), (name, golden)]),
    ]
    #expect(Set(digests).count == digests.count)
    #expect(Self.literal(0xAB) == "0x00000000000000ab")
  }
}
