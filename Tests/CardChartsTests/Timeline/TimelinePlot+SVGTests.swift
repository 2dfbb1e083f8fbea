import Testing

@testable import CardCharts

@Suite struct TimelinePlotSVGTests {
  @Test(arguments: ["tour", "flick-up", "tgcard-flick", "spots-reach-end", "rotation", "paging", "cards-keyboard"])
  func itIsWellFormed(name: String) throws {
    let plot = try TimelinePlotTests.plot(name)
    for theme in PlotTheme.allCases {
      let svg = plot.svg(PlotStyle(theme: theme))
      let shape = try #require(XMLShape.parse(svg))
      #expect(shape.elements[0].name == "svg")
      #expect(shape.elements[0].attributes["width"] == "830")
      #expect(shape.texts("title")[0] == name)
      #expect(shape.texts("desc")[0].contains(" of \(name) over "))
      #expect(svg.contains("@media") == (theme == .auto))
      #expect(!svg.contains("href"))
      #expect(!svg.contains("nan"))
    }
  }

  @Test func sameRowsSameBytes() throws {
    #expect(try TimelinePlotTests.plot("tour").svg() == TimelinePlotTests.plot("tour").svg())
  }

  /// No text is drawn beyond the page.
  @Test(arguments: [320, 830, 2_000]) func allIsOnThePage(width: Double) throws {
    let plot = try TimelinePlotTests.plot("tour")
    let shape = try #require(XMLShape.parse(plot.svg(PlotStyle(theme: .light, width: width))))
    let height = try #require(Double(shape.elements[0].attributes["height"] ?? ""))
    for text in shape.all("text") {
      let size = (text.attributes["class"] ?? "").contains("h") ? 14.0 : 10
      let x = try #require(Double(text.attributes["x"] ?? ""))
      let y = try #require(Double(text.attributes["y"] ?? ""))
      let length = TextMeasure.width(text.text, size: size)
      let name = text.attributes["class"] ?? ""
      let start = name.contains("mid") ? x - length / 2 : name.contains("end") ? x - length : x
      #expect(start >= -1, "\(text.text)")
      #expect(start + length <= width + 12, "\(text.text)")
      #expect(y > 0, "\(text.text)")
      #expect(y < height, "\(text.text)")
    }
  }

  /// On a narrow page a legend takes more rows, and every line keeps its name.
  @Test(arguments: [320, 420, 830]) func everyLineHasItsName(width: Double) throws {
    let shape = try #require(XMLShape.parse(try TimelinePlotTests.plot("tour").svg(PlotStyle(width: width))))
    let names = ["finger", "card", "model", "card that comes or goes", "stack dim", "map dim", "map button", "content"]
    #expect(names.allSatisfy(shape.texts("text").contains))
  }

  @Test func heightIsAskedForOrFollows() throws {
    let plot = try TimelinePlotTests.plot("tour")
    func height(_ asked: Double?) throws -> Double {
      let shape = try #require(XMLShape.parse(plot.svg(PlotStyle(height: asked))))
      return try #require(Double(shape.elements[0].attributes["height"] ?? ""))
    }
    #expect(try (height(nil) > 700))
    #expect(try height(1_600) == 1_600)
    #expect(try height(100) > 300)
  }

  @Test func theTitleIsTheStyles() throws {
    let plot = try TimelinePlotTests.plot("flick-up")
    #expect(XMLShape.parse(plot.svg(PlotStyle(title: "A < B")))?.texts("text").contains("A < B") == true)
    #expect(XMLShape.parse(plot.svg(PlotStyle(title: "")))?.ofClass("h").isEmpty == true)
  }
}
