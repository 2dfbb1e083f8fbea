import Testing

@testable import CardCharts

@Suite struct FilmStripTests {
  @Test func itsFramesAreEvenlySpaced() throws {
    let film = try FilmTests.film("tour")
    let frames = FilmStrip(film, count: 5).frames
    #expect(frames.first == film.frames.first)
    #expect(frames.last == film.frames.last)
    let length = Double(film.span.end - film.span.start)
    for (index, frame) in frames.enumerated() {
      let wanted = Double(film.span.start) + length * Double(index) / 4
      #expect((Double(frame.time) - wanted).magnitude <= 8_334, "frame \(index)")
    }
  }

  @Test(arguments: [2, 7, 24], [320.0, 830, 2_000])
  func itFits(count: Int, width: Double) throws {
    let strip = FilmStrip(try FilmTests.film("push-pop"), count: count)
    let shape = try #require(XMLShape.parse(strip.svg(PlotStyle(width: width))))
    #expect(shape.ofClass("bezel").count == count)
    let svg = strip.svg(PlotStyle(width: width))
    #expect(!svg.contains("animation"))
    #expect(!svg.contains("class=\"k"))
  }
}
