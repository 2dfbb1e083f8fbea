import CardScenario
import CardText
import CardTimeline
import Testing

@Suite struct ExactRowsTests {
  /// All columns, with each number as the shortest text that reads back to the same bits.
  @Test func rowsReadBackToTheBit() throws {
    let text = #"{ "cards": [{ "name": "a" }], "inputs": [{ "at": "50ms", "move": "extended" }] }"#
    let document = try ScenarioDocument.read(SourceText(name: "a.json", bytes: Array(text.utf8)), name: "a")
    let scenario = try document.scenario()
    let rows = ExactRows(names: scenario.names)
    var simulation = scenario.simulation
    var places: [Double] = []
    while try simulation.next() {
      rows.add(&simulation)
      places.append(simulation.frame.sample.cardY)
    }
    let table = rows.table(named: "now")
    let header = String(decoding: rows.bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    let (found, expected) = (header.split(separator: ",").map(String.init), Column.allCases.map(\.name))
    #expect(found == expected)
    let column = try #require(table.index(of: "card_y_pt"))
    var (read, cursor): ([Double], _) = ([], table.rows)
    while try cursor.next() {
      if let number = cursor.number(column) { read.append(number) }
    }
    #expect(read == places)
    #expect(places.count > 10)
  }
}
