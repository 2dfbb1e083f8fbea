import Testing

@testable import CardCharts

@Suite struct LegendTests {
  static let entries = ["card", "finger", "model"].map { Legend.Entry(sign: .line("l"), name: $0) }

  @Test func rowsAreBrokenWhereTheyMust() {
    let legend = Legend(entries: Self.entries)
    let all = Legend.width(of: Self.entries)
    #expect(legend.rows(width: all) == [Self.entries])
    #expect(legend.rows(width: all - 1).map(\.count) == [2, 1])
    #expect(legend.rows(width: 1).map(\.count) == [1, 1, 1])
    #expect(Legend(entries: []).rows(width: 1).isEmpty)
  }

  @Test func everySignIsDrawn() throws {
    let signs: [Legend.Sign] = [.line("l"), .dot("d"), .area("p"), .spot("f"), .none]
    var svg = SVGWriter()
    svg.begin(width: 500, height: 200, title: "", description: "", style: "")
    Legend.draw(signs.map { Legend.Entry(sign: $0, name: "\($0)") }, x: 0, y: 10, into: &svg)
    svg.end()
    let shape = try #require(XMLShape.parse(svg.buffer.text))
    let names: [String] = shape.elements.dropFirst(5).map(\.name).filter { $0 != "text" }
    #expect(names == ["line", "path", "rect", "circle"])
    #expect(shape.texts("text").count == 5)
    let starts = shape.all("text").compactMap { Double($0.attributes["x"] ?? "") }
    #expect(zip(starts, starts.dropFirst()).allSatisfy { $0 < $1 })
  }
}
