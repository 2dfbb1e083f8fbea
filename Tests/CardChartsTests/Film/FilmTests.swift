import CardExamples
import CardModel
import CardTestSupport
import Testing

@testable import CardCharts

@Suite struct FilmTests {
  /// Returns the film of a built-in scenario.
  static func film(_ name: String, window: ClosedRange<Int64>? = nil) throws -> Film {
    let scenario = try #require(BuiltInScenarios.named(name)).document.scenario()
    var simulation = scenario.simulation
    var film = Film(name)
    if let window { film.window = window }
    while try simulation.next() { film.add(&simulation, names: scenario.names) }
    return film
  }

  /// At each frame of each built-in scenario, the animations that the document has put every part that is seen within
  /// half a point of the timeline, and every alpha within 0.02.
  @Test(arguments: Seeds.every(6, of: BuiltInScenarios.all.map(\.name)))
  func itIsTheTimeline(name: String) throws {
    let film = try Self.film(name)
    let css = try FilmCSS(film.svg())
    let motion = FilmMotion(film)
    let start = film.frames[0].time
    for frame in film.frames {
      let seconds = Double(frame.time - start) / 1e6
      for quantity in FilmQuantity.all(pages: film.pages) {
        guard let number = quantity.number(of: frame) else { continue }
        let isShared = quantity == .buttons && motion.buttonsShift != nil
        let drawn = css.number(motion.name(quantity), at: seconds)
        // A part that doesn't move is drawn where it is in the last frame.
        let last = try #require(motion.track(isShared ? .card : quantity)?.last)
        let isReversed = [.up, .left].contains(quantity.effect)
        let found = (drawn.map { isReversed ? -$0 : $0 } ?? last) + (isShared ? motion.buttonsShift ?? 0 : 0)
        let limit = quantity.effect == .alpha ? 0.02 : 0.5
        #expect(
          (found - number).magnitude <= limit, "\(name): \(quantity) is \(found), not \(number), at \(frame.time) µs")
      }
      for (part, isShown) in [("sf", frame.fingerY != nil), ("so", frame.overY != nil)] {
        if let alpha = css.number(part, at: seconds) {
          #expect(alpha == (isShown ? 1 : 0), "\(name): \(part) at \(frame.time) µs")
        }
      }
      let shift = try #require(css.number("roll", at: seconds))
      let roll = try #require(css.number("roll", at: 0))
      let length = Double(film.span.end - start)
      let wanted = length == 0 ? 0 : roll * (1 - Double(frame.time - start) / length)
      if length > 0 { #expect((shift - wanted).magnitude <= 0.2, "\(name): the paper at \(frame.time) µs") }
    }
  }

  @Test(arguments: [("flick-up", 10_000), ("tour", 40_000), ("push-pop", 16_000)])
  func itIsSmall(name: String, limit: Int) throws {
    let count = try Self.film(name).svg().utf8.count
    #expect(count <= limit, "\(name): \(count) bytes")
  }

  /// It is well formed, without scripts and requests, and all that it refers to is in it.
  @Test(
    arguments: [
      "tour", "flick-up", "push-pop", "rotation", "paging", "spots-reach-end", "tgcard-flick", "sheet-over-keyboard",
    ])
  func itIsOneFile(name: String) throws {
    let film = try Self.film(name)
    for picture in [film.svg(), FilmStrip(film, count: 6).svg()] {
      let shape = try #require(XMLShape.parse(picture))
      #expect(shape.elements[0].name == "svg")
      #expect(shape.all("script").isEmpty)
      for word in ["href", "http:", "@import", "src=", "nan", "inf "] {
        #expect(!picture.replacing("http://www.w3.org/2000/svg", with: "").contains(word), "\(name) has \(word)")
      }
      let names = Set(shape.elements.compactMap { $0.attributes["id"] })
      for element in shape.elements {
        for key in ["clip-path", "fill"] {
          guard let value = element.attributes[key], value.hasPrefix("url(#") else { continue }
          #expect(names.contains(String(value.dropFirst(5).dropLast())), "\(name): \(value)")
        }
      }
    }
  }

  /// All motion is for readers who want it; without it, the picture is the last frame.
  @Test func itRests() throws {
    let film = try Self.film("tour")
    let svg = film.svg()
    let rule = try #require(svg.firstRange(of: "@media (prefers-reduced-motion:no-preference){"))
    #expect(!svg[..<rule.lowerBound].contains("animation"))
    let shape = try #require(XMLShape.parse(svg))
    let card = try #require(shape.ofClass("k0").first?.attributes["transform"])
    let last = try #require(film.frames.last)
    #expect(card == "translate(0 \(last.cardY))")
    #expect(shape.ofClass("roll")[0].attributes["transform"] == nil)
    #expect(shape.ofClass("sf")[0].attributes["opacity"] == "0")
  }

  @Test func itShowsAPart() throws {
    let film = try Self.film("tour", window: 3_000_000...4_000_000)
    #expect(film.frameCount == 61)
    #expect(film.span.start == 3_000_000)
    let css = try FilmCSS(film.svg())
    #expect(css.duration == 1 + Double(FilmClock.pause) / 1e6)
  }

  /// All detents of the first frame's screen are marked, also those at which the card never rests.
  @Test func allDetentsAreMarked() throws {
    let texts = try #require(XMLShape.parse(try Self.film("flick-up").svg())).texts("text")
    #expect(["collapsed", "peaking", "extended"].allSatisfy(texts.contains))
  }

  /// A card that is above the screen, or below it, draws neither over the title nor over the legend.
  @Test func itDrawsOnItsPaperOnly() throws {
    let film = try Self.film("flick-up")
    let shape = try #require(XMLShape.parse(film.svg()))
    let clips = ["v", "u"].compactMap { name in
      shape.elements.firstIndex { $0.name == "clipPath" && $0.attributes["id"] == name }.map { shape.elements[$0 + 1] }
    }
    try #require(clips.count == 2)
    let top = try #require(Double(clips[0].attributes["y"] ?? ""))
    let legend = shape.all("text").filter { $0.text == "card" }.compactMap { Double($0.attributes["y"] ?? "") }
    #expect(top > (legend.max() ?? .infinity))
    #expect(clips[1].attributes["y"] == "-9")
    let groups = shape.all("g").compactMap { $0.attributes["clip-path"] }
    #expect(groups.contains("url(#v)"))
    #expect(groups.contains("url(#u)"))
    let strip = try #require(XMLShape.parse(FilmStrip(film, count: 3).svg()))
    #expect(strip.all("g").last?.attributes["clip-path"] == "url(#w)")
  }

  @Test func aRotatedScreenIsAnotherStage() throws {
    let film = try Self.film("rotation")
    #expect(film.stages.count > 1)
    let shape = try #require(XMLShape.parse(film.svg()))
    #expect(shape.ofClass("s0").count == 1)
    #expect(shape.ofClass("s1").count == 1)
  }

  @Test(arguments: PlotTheme.allCases)
  func itHasAllThemes(theme: PlotTheme) throws {
    let svg = try Self.film("flick-up").svg(PlotStyle(theme: theme, width: 390))
    #expect(XMLShape.parse(svg)?.elements[0].attributes["width"] == "390")
    #expect(svg.contains("prefers-color-scheme") == (theme == .auto))
  }

  @Test func sameFramesSameBytes() throws {
    #expect(try Self.film("tour").svg() == Self.film("tour").svg())
  }
}
