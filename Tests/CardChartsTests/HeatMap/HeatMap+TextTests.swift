import Testing

@testable import CardCharts

@Suite struct HeatMapTextTests {
  @Test func eachNameHasItsLetter() {
    #expect(HeatMap.letters(["extended", "peaking", "exit", "e", "e"]) == ["e", "p", "x", "a", "b"])
    #expect(Set(HeatMap.letters((0..<64).map { "\($0)" })).count == 64)
  }

  @Test(arguments: [40, 80]) func itFits(width: Int) {
    for map in [HeatMapTests.names(), HeatMapTests.numbers()] {
      let text = map.text(TextPlotStyle(width: width, isASCII: true))
      #expect(text.split(separator: "\n").allSatisfy { $0.count <= width })
      #expect(text.utf8.allSatisfy { $0 < 0x7F })
    }
    let names = HeatMapTests.names().text(TextPlotStyle(width: width))
    #expect(names.contains("e extended   p peaking   l <low>"))
    #expect(names.contains("│eeee"))
    #expect(names.contains("llll"))
    #expect(HeatMapTests.numbers().text(TextPlotStyle(width: width)).contains("settle, ms: 1 .:-=+*#%@ 599"))
  }
}
