import CardExamples
import CardMath
import CardModel
import CardScenario
import CardSimulation
import CardTestSupport
import CardText
import CardTimeline
import Testing

@Suite struct TimelineTextTests {
  static func scenario(_ name: String) throws -> Scenario {
    try #require(BuiltInScenarios.named(name)).document.scenario()
  }

  static func text(of scenario: Scenario) -> TimelineText {
    TimelineText(of: scenario.simulation, names: scenario.names, named: "now")
  }

  /// A simulation's text is what the writer of goldens writes: all columns, each number to the bit. It can be read
  /// again from its beginning, also while another reading is under way.
  @Test func aSimulationsRowsAreAGolden() throws {
    let scenario = try Self.scenario("tour")
    var writer = TimelineWriter(columns: Column.allCases, names: scenario.names, precision: .exact)
    var simulation = scenario.simulation
    var buffer = ByteBuffer()
    writer.appendHeader(to: &buffer)
    while try simulation.next() { writer.append(&simulation, to: &buffer) }
    let text = Self.text(of: scenario)
    let (one, other) = (try text.pieces(), try text.pieces())
    var (bytes, others): ([UInt8], [UInt8]) = ([], [])
    while try one(&bytes) { _ = try other(&others) }
    #expect(bytes == buffer.bytes)
    #expect(others == buffer.bytes)
    #expect(try text.bytes() == buffer.bytes)
    #expect(bytes.count > ByteBuffer.flushThreshold)
  }

  /// A text that is no timeline is an error of its contents.
  @Test func aTextWithoutRowsIsAnErrorOfItsContents() throws {
    do throws(DiagnosticsError) {
      _ = try TimelineTable(TimelineText(SourceText(name: "a", bytes: [])))
      Issue.record("no error")
    } catch {
      #expect(error.cause == .contents)
    }
  }

  /// A number that is read back has the bits that it had.
  @Test func rowsReadBackToTheBit() throws {
    let scenario = try Self.scenario("flick-up")
    var (simulation, positions) = (scenario.simulation, [Double]())
    while try simulation.next() { positions.append(simulation.frame.sample.cardY) }
    let table = try TimelineTable(Self.text(of: scenario))
    #expect(table.columns == Column.allCases.map(\.name))
    let column = try #require(table.index(of: "card_y_pt"))
    var rows = try table.rows()
    var read: [Double] = []
    while try rows.next() {
      if let number = rows.number(column) { read.append(number) }
    }
    #expect(read.map(\.bitPattern) == positions.map(\.bitPattern))
    #expect(positions.count > 10)
  }

  /// Two timelines have the same differences in pieces as in memory, wherever they differ.
  @Test(arguments: Seeds.few)
  func differencesDontDependOnPieces(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let bytes = try Self.text(of: Self.scenario("flick-up")).bytes()
    var lines = bytes.split(separator: UInt8(ascii: "\n")).map(Array.init)
    let whole = Self.joined(lines)
    for _ in 0...random.next(below: 4) {
      let place = 1 + Int(random.next(below: UInt64(lines.count - 1)))
      switch random.next(below: 3) {
      case 0: lines.remove(at: place)
      case 1: lines[place] += Array("1".utf8)
      default:
        // Another frame would stand out of its order.
        let cells = try #require(lines[place].firstIndex(of: UInt8(ascii: ",")))
        let others = lines[place][cells...].map { $0 == UInt8(ascii: "3") ? UInt8(ascii: "4") : $0 }
        lines[place] = lines[place][..<cells] + others
      }
    }
    let changed = Self.joined(lines)
    let expected = try Self.difference(.inPieces(whole, of: 1 << 30), .inPieces(changed, of: 1 << 30))
    let size = 1 + Int(random.next(below: 2_000))
    let found = try Self.difference(.inPieces(whole, of: size), .inPieces(changed, of: 2_001 - size))
    #expect(found == expected, "seed \(seed)")
    let inMemory = try TimelineDifference(TimelineTableTests.table(whole), against: TimelineTableTests.table(changed))
    #expect(inMemory.text(names: ("one", "other")) == expected, "seed \(seed)")
  }

  private static func joined(_ lines: [[UInt8]]) -> String {
    lines.map { String(decoding: $0, as: UTF8.self) + "\n" }.joined()
  }

  private static func difference(_ one: TimelineText, _ other: TimelineText) throws -> String {
    try TimelineDifference(TimelineTable(one), against: TimelineTable(other)).text(names: ("one", "other"))
  }
}
