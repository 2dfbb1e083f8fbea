import Testing

@testable import CardCharts

@Suite struct PanelTests {
  static func panel(isFlipped: Bool) -> Panel {
    Panel(
      x: 50, y: 20, width: 400, height: 100, across: Axis(0, 4, ticks: 4), upward: Axis(-10, 10, ticks: 4),
      isFlipped: isFlipped)
  }

  @Test func upIsUpUnlessFlipped() {
    #expect(Self.panel(isFlipped: false).place(y: 10) == 20)
    #expect(Self.panel(isFlipped: false).place(y: -10) == 120)
    #expect(Self.panel(isFlipped: true).place(y: 10) == 120)
    #expect(Self.panel(isFlipped: true).place(y: -5) == 45)
    #expect(Self.panel(isFlipped: true).place(x: 1) == 150)
  }

  @Test func everyTickHasItsLabel() throws {
    var svg = SVGWriter()
    svg.begin(width: 500, height: 200, title: "", description: "", style: "")
    let panel = Self.panel(isFlipped: false)
    panel.drawGrid(into: &svg)
    panel.drawEdges(into: &svg)
    panel.drawLabelsAcross(titles: ["time, s"], before: 500, into: &svg)
    svg.end()
    let shape = try #require(XMLShape.parse(svg.buffer.text))
    #expect(shape.texts("text") == ["−10", "−5", "0", "5", "10", "0", "1", "2", "3", "4", "time, s"])
    let lines = try #require(shape.ofClass("g").first?.attributes["d"])
    #expect(lines.filter { $0 == "M" }.count == 9)
    // The line of 0, and the two edges.
    #expect(shape.ofClass("x").map(\.name) == ["line", "path"])
    #expect(Panel.labelWidth(panel.upward) > TextMeasure.width("−10", size: 10))
  }

  /// Labels that would lie over each other are left out, and of the titles the first that fits is drawn.
  @Test func labelsLieApart() throws {
    var svg = SVGWriter()
    svg.begin(width: 500, height: 200, title: "", description: "", style: "")
    var panel = Self.panel(isFlipped: false)
    panel.across = Axis(1e12, 1e12 + 8, ticks: 8)
    let long = String(repeating: "m", count: 60)
    panel.drawLabelsAcross(titles: [long, "time, s", "time"], before: 500, into: &svg)
    panel.drawLabelsAcross(titles: [long, long + "n"], before: 500, into: &svg)
    svg.end()
    let texts = try #require(XMLShape.parse(svg.buffer.text)).texts("text")
    let labels = ["1000000000000", "1000000000002", "1000000000004", "1000000000006", "1000000000008"]
    #expect(texts == labels + ["time, s"] + labels + [long + "n"])
  }

  /// A long label at the end stays in the picture.
  @Test(arguments: [500.0, 452]) func noLabelIsCut(width: Double) throws {
    var svg = SVGWriter()
    svg.begin(width: width, height: 200, title: "", description: "", style: "")
    var panel = Self.panel(isFlipped: false)
    panel.across = Axis(0, 4_000_000, ticks: 4)
    panel.drawLabelsAcross(titles: ["time, s"], before: width, into: &svg)
    svg.end()
    let labels = try #require(XMLShape.parse(svg.buffer.text)).ofClass("s")
    #expect(labels.count == 5)
    for label in labels {
      let half = TextMeasure.width("4000000", size: 10) / 2
      let isEnd = label.attributes["class"] == "m s end"
      let x = try #require(label.attributes["x"].flatMap(Double.init))
      #expect(isEnd == (width < 500 && label == labels.last), "\(label)")
      #expect(x + (isEnd ? 0 : half) <= width)
    }
  }
}
