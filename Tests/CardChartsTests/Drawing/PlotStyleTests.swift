import Testing

@testable import CardCharts

@Suite struct PlotStyleTests {
  @Test func sizesAreKeptWithinReason() {
    #expect(PlotStyle(width: 1).width == 320)
    #expect(PlotStyle(width: 1e9).width == 4_000)
    #expect(PlotStyle().width == 830)
    #expect(PlotStyle(height: -1).height == 1)
    #expect(PlotStyle().height == nil)
    #expect(PlotStyle().theme == .auto)
  }

  /// The automatic theme is the light one, and under a media query the dark one.
  @Test func automaticIsBoth() throws {
    let (light, dark) = (StyleSheet.css(.light), StyleSheet.css(.dark))
    let automatic = StyleSheet.css(.auto) { $0 ? ".extra{fill:white}\n" : ".extra{fill:black}\n" }
    let parts = automatic.split(separator: "@media (prefers-color-scheme: dark) {\n")
    try #require(parts.count == 2)
    #expect(parts[0] == light + ".extra{fill:black}\n")
    #expect(dark.hasSuffix(String(parts[1].dropLast("}\n".count).dropLast(".extra{fill:white}\n".count))))
    #expect(!light.contains("@media"))
    #expect(!light.contains("url(http"))
    #expect(light != dark)
    #expect(light.filter { $0 == "{" }.count == light.filter { $0 == "}" }.count)
  }
}
