import CardExamples
import CardTestSupport
import Testing

@testable import CardTimeline

@Suite struct GoldenTrailTextTests {
  /// Every golden that the tool contains is the same after it is written and read.
  @Test(arguments: Seeds.every(3, of: BuiltInScenarios.goldenNames)) func whatIsWrittenIsRead(name: String) throws {
    let golden = try #require(BuiltInScenarios.golden(of: name))
    #expect(GoldenTrail(lines: Array(golden.text(named: name).utf8)) == golden)
  }

  /// A constant trail of more than 64 frames takes more than one mark, and a long line continues in the next.
  @Test func whatStaysIsShort() throws {
    var golden = GoldenTrail(frameCount: 200, digest: "0", trails: GoldenTrail.columns.map { _ in [] })
    for index in golden.trails.indices { golden.trails[index] = [UInt16](repeating: 65, count: 200) }
    golden.trails[1] = (0..<200).map { UInt16($0 * 20) }
    let text = golden.text(named: "a")
    #expect(text.hasPrefix("a 200 0\n phase 11.,.,.,.6\n card 000P0q"))
    #expect(text.split(separator: "\n").allSatisfy { $0.utf8.count < 112 })
    #expect(GoldenTrail(lines: Array(text.utf8)) == golden)
  }

  /// The text forms no words: it has no vowels, and none of two other letters.
  @Test func noWordIsMadeByChance() {
    let trails = (0..<64).flatMap { high in (0..<64).map { UInt16(high << 6 | $0) } }
    var golden = GoldenTrail(frameCount: trails.count, digest: "0", trails: [])
    golden.trails = GoldenTrail.columns.map { _ in trails }
    let characters = golden.text(named: "-").split(separator: "\n").filter { $0.hasPrefix("  ") }.joined()
    #expect(characters.count > 100_000)
    #expect(!characters.contains { "aeioubxAEIOUBX\"\\".contains($0) })
  }

  @Test func whatIsNoGoldenIsNone() throws {
    let text = try #require(BuiltInScenarios.golden(of: "slop")).text(named: "slop")
    func isOne(_ text: String) -> Bool { GoldenTrail(lines: Array(text.utf8)) != nil }
    #expect(isOne(text))
    #expect(!isOne(""))
    #expect(!isOne("slop 0\n"))
    #expect(!isOne("slop x 0\n"))
    #expect(!isOne(text + text))
    let lines = text.split(separator: "\n").map(String.init)
    #expect(!isOne(lines.dropLast().joined(separator: "\n")))
    let wrong = lines.map { $0.hasPrefix(" phase") ? " phase xx" : $0 }.joined(separator: "\n")
    #expect(!isOne(wrong))
    #expect(!isOne(lines.joined(separator: "\n") + "00"))
  }
}
