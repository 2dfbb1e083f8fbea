import CardTestSupport
import CardText
import Testing

@testable import CardCharts

@Suite struct MapRowReaderTests {
  static func map(_ text: String, value: String? = nil) throws(DiagnosticsError) -> HeatMap? {
    var map: HeatMap?
    var reader: MapRowReader?
    var isRead = false
    try Rows.forEach(text) { rows, index throws(DiagnosticsError) in
      if index == 0 {
        reader = try MapRowReader(header: rows, value: value)
      } else {
        try reader?.add(rows)
      }
      // Any row may be the last one of the text.
      var copy = reader
      map = try? copy?.finish(rows, title: "a")
      isRead = true
    }
    return isRead ? map : nil
  }

  static func text(_ columns: Int, _ rows: Int) -> String {
    var text = "y_pt,velocity_pt_s,detent,settle_ms\n"
    for row in 0..<rows {
      for column in 0..<columns {
        text += "\(row),\(column * 10 - 50),\(column < row ? "a" : "b"),\(column == 0 ? "" : "\(row + column)")\n"
      }
    }
    return text
  }

  @Test func aGridIsReadWhole() throws {
    let map = try #require(try Self.map(Self.text(5, 3)))
    #expect(map.xs == [-50, -40, -30, -20, -10])
    #expect(map.ys == [0, 1, 2])
    #expect(map.classes == [0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 1, 0, 0, 0])
    #expect(map.title == "a")
    let numbers = try #require(try Self.map(Self.text(5, 3), value: "settle_ms"))
    #expect(numbers.range == 1...6)
    #expect(numbers.classes[0] == -1)
    #expect(try Self.map("y_pt,velocity_pt_s,detent\n") == nil)
  }

  @Test func aLargeGridIsThinned() throws {
    var reader: MapRowReader?
    var map: HeatMap?
    let text = Self.text(700, 500)
    try Rows.forEach(text) { rows, index throws(DiagnosticsError) in
      if index == 0 { reader = try MapRowReader(header: rows) } else { try reader?.add(rows) }
      if index == 350_000 { map = try reader?.finish(rows, title: "") }
    }
    let read = try #require(map)
    #expect(read.xs.count == 350 && read.ys.count == 250 && read.xs[1] == -30 && read.ys[249] == 498)
    for (row, y) in read.ys.enumerated() {
      for column in stride(from: 0, to: 350, by: 31) {
        #expect(read.classes[row * 350 + column] == (Double(column * 2) < y ? 1 : 0))
      }
    }
  }

  static let head = "y_pt,velocity_pt_s,detent\n0,0,a\n0,1,b\n"

  static let flaws: [(String, String)] = [
    ("y_pt,detent\n", "1:1 there is no column \"velocity_pt_s\""),
    (head + "0,0.5,a\n", "4:3 velocities don't ascend"),
    (head + "1,0,a\n1,2,a\n", "5:3 the map isn't a full grid: expected 1 here"),
    (head + "1,0,a\n1,1,a\n1,2,a\n", "6:3 the map isn't a full grid: expected another position here"),
    (head + "1,0,a\n2,0,a\n", "5:1 the map isn't a full grid: the position before has 1 velocities, the first one 2"),
    (head + "-1,0,a\n", "4:1 positions don't ascend"),
    (head + ",0,a\n", "4:1 expected a position"),
    (head + "1,x,a\n", "4:3 expected a number, found \"x\""),
    (
      "scenario,y_pt,velocity_pt_s,detent\na,0,0,x\na,1,0,x\nb,2,0,x\n",
      "4:1 here the map of \"b\" begins, and one map is drawn"
    ),
  ]

  @Test(arguments: flaws)
  func flawsHaveTheirPlaces(text: String, problem: String) {
    #expect(Rows.problem { () throws(DiagnosticsError) in _ = try Self.map(text) } == problem)
  }

  @Test func aGridMustEndWhole() throws {
    try Rows.forEach(Self.head + "1,0,a\n") { rows, index throws(DiagnosticsError) in
      guard index == 3 else { return }
      var reader = try MapRowReaderTests.reader(Self.head + "1,0,a\n")
      #expect(throws: DiagnosticsError.self) { _ = try reader.finish(rows, title: "") }
    }
  }

  static func reader(_ text: String) throws(DiagnosticsError) -> MapRowReader {
    var reader: MapRowReader?
    try Rows.forEach(text) { rows, index throws(DiagnosticsError) in
      if index == 0 { reader = try MapRowReader(header: rows) } else { try reader?.add(rows) }
    }
    return reader!
  }

  @Test(arguments: Seeds.few) func hostileMapsAreDrawnOrRefused(seed: UInt64) throws {
    var table = HostileTable(seed: seed)
    for _ in 0..<Seeds.count(20, of: 60) {
      // A detent may have any name, which is drawn; a number that isn't finite is never drawn.
      let text = table.spoiled(Self.text(4, 3))
      Rows.draw(text, seed) { () throws(DiagnosticsError) in try Self.map(text, value: "settle_ms") }
    }
  }
}
