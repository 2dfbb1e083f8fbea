import CardModel
import Foundation
import Testing

@testable import CardCharts

@Suite struct TimelineDrawingTests {
  @Test func everyPartIsThere() throws {
    let plot = try TimelinePlotTests.plot("flick-up")
    let shape = try #require(XMLShape.parse(plot.svg(PlotStyle(theme: .light))))
    let texts = shape.texts("text")
    for name in [
      "position, pt", "velocity, pt/s", "fades, alpha", "time, ms", "finger", "card", "model", "extended", "peaking",
      "resting", "dragging", "settling", "release(v=-1400.00) snap(extended)", "map dim", "map button",
    ] {
      #expect(texts.contains(name), "\(name)")
    }
    #expect(shape.texts("title").contains("touch(header)"))
    #expect(shape.texts("title").contains("settling"))
    // The finger has one dot for each row with a finger.
    let finger = try #require(shape.all("path").last { $0.attributes["class"] == "d c1" })
    #expect(finger.attributes["d"]?.components(separatedBy: "h0").count == 9)
  }

  /// The card goes up in the plot as it goes up on the screen, exactly to the place of its number.
  @Test func positionIsDrawnDownward() throws {
    var plot = TimelinePlot(columns: [.cardY])
    for (index, y) in [100.0, 300, 200].enumerated() { plot.add(microseconds: Int64(index) * 1_000, values: [y]) }
    let drawing = TimelineDrawing(plot, PlotStyle())
    let panel = drawing.panels[0].panel
    #expect(panel.isFlipped)
    #expect(panel.place(y: 300) > panel.place(y: 100))
    let shape = try #require(XMLShape.parse(plot.svg()))
    let path = try #require(shape.ofClass("l").first)
    let points = SVGPathTests.points(path.attributes["d"] ?? "")
    #expect(points.map(\.1) == [100.0, 300, 200].map { Int((panel.place(y: $0) * 10).rounded()) })
  }

  @Test func severalTimelinesHaveTheirOwnLines() throws {
    let plot = try TimelinePlotTests.plot("flick-up", "tgcard-flick", "grab")
    let shape = try #require(XMLShape.parse(plot.svg()))
    #expect(["flick-up", "tgcard-flick", "grab"].allSatisfy(shape.texts("text").contains))
    for number in 0..<3 { #expect(shape.all("path").contains { $0.attributes["class"] == "l c\(number) n\(number)" }) }
  }

  @Test func hostileNamesAreText() throws {
    var plot = TimelinePlot(columns: [.cardY])
    plot.begin(SVGWriterTests.hostile)
    plot.add(microseconds: 0, values: [1], phase: .resting, target: "<b>", events: ["</title>&\"\u{1}"])
    plot.add(microseconds: 10, values: [2], phase: .resting, target: "<b>")
    let shape = try #require(XMLShape.parse(plot.svg()))
    #expect(shape.texts("text").contains("<b>"))
    #expect(shape.texts("title").contains("</title>&\"\u{FFFD}"))
    #expect(shape.texts("title")[0] == SVGWriterTests.seen)
  }
}
