import Testing

@testable import CardCharts

@Suite struct HeatMapSVGTests {
  @Test(arguments: PlotTheme.allCases) func itIsWellFormed(theme: PlotTheme) throws {
    for map in [HeatMapTests.names(), HeatMapTests.numbers()] {
      let svg = map.svg(PlotStyle(theme: theme))
      #expect(XMLShape.parse(svg) != nil)
      #expect(svg == map.svg(PlotStyle(theme: theme)))
    }
  }

  @Test func everyNameStandsInItsRegion() throws {
    let shape = try #require(XMLShape.parse(HeatMapTests.names().svg()))
    #expect(shape.ofClass("r").map(\.text) == ["extended", "peaking", "<low>"])
    #expect(shape.ofClass("crisp").count == 3)
    #expect(shape.all("pattern").count == 3)
    #expect(shape.texts("text").contains("velocity, pt/s"))
    #expect(shape.ofClass("e").count == 1)
  }

  @Test func numbersHaveABar() throws {
    let shape = try #require(XMLShape.parse(HeatMapTests.numbers().svg(PlotStyle(title: ""))))
    #expect(shape.all("rect").filter { $0.attributes["width"] == "14" }.count == HeatMap.levels)
    #expect(shape.texts("text").contains("settle, ms (blank: none)"))
    #expect(shape.all("pattern").isEmpty)
  }

  /// A map of a million cells is a small document, since it draws regions and not cells.
  @Test func aLargeMapIsSmall() {
    #expect(HeatMapTests.names(1_000, 1_000).svg().utf8.count < 200_000)
  }

  /// No two detents have the same colour and hatch, in the map and in its legend, as many as a map has.
  @Test(arguments: [8, 9, MapRowReader.nameLimit]) func noTwoDetentsLookAlike(count: Int) throws {
    let places = (0..<count).map(Double.init)
    let map = HeatMap(
      xs: places, ys: places, names: places.map { "d\($0)" }, cells: (0..<count * count).map { $0 % count })
    let shape = try #require(XMLShape.parse(map.svg(PlotStyle(theme: .light))))
    let marks = shape.all("path").filter { $0.attributes["class", default: ""].hasPrefix("h") }
    let looks = zip(shape.all("pattern"), marks).map { pattern, mark in
      [mark.attributes["class"], mark.attributes["d"], pattern.attributes["patternTransform"]]
    }
    #expect(looks.count == count)
    #expect(Set(looks).count == count)
    let isMany = count > Palette.light.count
    for index in places.indices {
      let areas = shape.ofClass("z\(index)")
      #expect(areas.map(\.name) == (isMany ? ["path", "rect"] : ["path"]), "\(index)")
    }
  }

  /// Every name of many has its colour in the legend, and no name reaches beyond the picture.
  @Test func manyNamesAreAllTold() throws {
    let names = (1...20).map { "a detent with a long name \($0)" }
    let places = (0..<20).map(Double.init)
    let map = HeatMap(xs: places, ys: places, names: names, cells: (0..<400).map { $0 % 20 })
    let shape = try #require(XMLShape.parse(map.svg()))
    #expect(names.allSatisfy(shape.texts("text").contains))
    let width = try #require(shape.all("svg").first?.attributes["width"].flatMap(Double.init))
    for label in shape.ofClass("r") {
      let x = try #require(label.attributes["x"].flatMap(Double.init))
      #expect(x + TextMeasure.width(label.text, size: 14.3) / 2 <= width, "\(label.text)")
    }
  }
}
