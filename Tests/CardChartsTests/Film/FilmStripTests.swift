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
    // No two words of a line lie over each other.
    for part in [" s", ""] {
      let line = svg.split(separator: "<text class=\"m").dropFirst().filter { text in
        let words = text.split(separator: ">")[1].split(separator: "<")[0]
        return (words.hasSuffix(" s") || words.hasSuffix(" ms")) == !part.isEmpty
      }
      let spans = line.map { text -> (from: Double, to: Double) in
        let words = String(text.split(separator: ">")[1].split(separator: "<")[0])
        let middle = Double(text.split(separator: "x=\"")[1].prefix { $0 != "\"" }) ?? .nan
        let half = TextMeasure.width(words, size: text.hasPrefix(" s ") ? 10 : 11) / 2
        return (middle - half, middle + half)
      }
      #expect(!spans.isEmpty)
      for (one, next) in zip(spans, spans.dropFirst()) { #expect(one.to <= next.from, "\(one), \(next)") }
    }
    #expect(!svg.contains("class=\"k"))
  }
}
