import CardText
import Testing

@testable import CardCharts

@Suite struct SVGWriterTests {
  static let hostile = "<script>alert('x')</script> & \"q\" ]]> \u{0}\u{1B}[31m\u{FFFE} λ🃏"
  static let seen = "<script>alert('x')</script> & \"q\" ]]> \u{FFFD}\u{FFFD}[31m\u{FFFD} λ🃏"

  @Test func hostileTextIsText() throws {
    var svg = SVGWriter()
    svg.begin(width: 100, height: 50, title: Self.hostile, description: Self.hostile, style: "text{fill:red}\n")
    svg.text(Self.hostile, 1, 2, class: Self.hostile, .middle, isUpright: true)
    svg.circle(1, 2, radius: 3, class: "a", tooltip: Self.hostile)
    svg.rect(x: 1, y: 2, width: 3, height: 4, class: "a", radius: 1, tooltip: "")
    svg.line(0, 0, 1, 1, class: "\"><x")
    svg.end()
    let shape = try #require(XMLShape.parse(svg.buffer.text))
    #expect(shape.elements.map(\.name).allSatisfy { $0 != "script" && $0 != "x" })
    #expect(shape.texts("title") == [Self.seen, Self.seen, ""])
    #expect(shape.texts("text") == [Self.seen])
    #expect(shape.elements[0].attributes["role"] == "img")
    #expect(shape.all("text")[0].attributes["class"] == Self.seen + " mid")
  }

  @Test(arguments: [
    (0, "0"), (-0.001, "0"), (12.5, "12.5"), (-0.25, "-0.25"), (7, "7"), (0.05, "0.05"), (99.999, "100"),
    (-3.07, "-3.07"),
  ])
  func coordinatesHaveTwoDecimalsAtMost(number: Double, text: String) {
    var buffer = ByteBuffer()
    buffer.append(coordinate: number)
    #expect(buffer.text == text)
  }
}
