import CardModel
import CardScenario
import CardText
import Testing

@testable import CardCharts

@Suite struct FilmContentTests {
  /// Three pages, of which two are scrolled, and a card that goes over them, is scrolled and goes.
  private static let week = """
    {
      "cards": [
        {
          "name": "week", "header": 84, "detent": "extended",
          "pages": [
            { "name": "monday", "content": 1600 }, { "name": "tuesday", "content": 1200 },
            { "name": "wednesday", "content": 900 }
          ]
        },
        { "name": "stop", "header": 84, "content": 2000 }
      ],
      "inputs": [
        { "at": "100ms", "on": "content",
          "path": { "points": [["0ms", 200, 600], ["300ms", 200, 400]], "lift_after": "200ms" } },
        { "at": "2000ms", "key": "next_page" },
        { "at": "3000ms", "on": "content",
          "path": { "points": [["0ms", 200, 600], ["300ms", 200, 530]], "lift_after": "200ms" } },
        { "at": "5000ms", "push": "stop" },
        { "at": "6000ms", "on": "content",
          "path": { "points": [["0ms", 200, 600], ["300ms", 200, 500]], "lift_after": "200ms" } },
        { "at": "8000ms", "pop": true },
        { "at": "9000ms", "key": "previous_page" }
      ]
    }
    """

  private static func film(_ text: String) throws -> Film {
    let scenario = try ScenarioDocument.read(SourceText(name: "week.json", text: text), name: "week").scenario()
    var simulation = scenario.simulation
    var film = Film("week")
    while try simulation.next() { film.add(&simulation, names: scenario.names) }
    return film
  }

  /// Returns the first frame at an instant or after it.
  private static func frame(of film: Film, at milliseconds: Int64) throws -> FilmFrame {
    try #require(film.frames.first { $0.time >= milliseconds * 1_000 }, "no frame at \(milliseconds) ms")
  }

  /// While pages turn, each keeps its own offset: the one that leaves, and the one that comes.
  @Test func eachPageKeepsItsOffset() throws {
    let film = try Self.film(Self.week)
    #expect(film.pages == 0...1)
    let first = try #require(Self.frame(of: film, at: 1_900).content.scrolls.first)
    #expect(first > 100)
    let turning = try Self.frame(of: film, at: 2_150).content
    #expect(turning.page > 0 && turning.page < 1)
    #expect(turning.scrolls == [first])
    let both = try Self.frame(of: film, at: 4_900).content
    #expect(both.page == 1)
    #expect(both.scrolls.count == 2)
    #expect(both.scrolls[0] == first)
    #expect(both.scrolls[1] > 10)
    let back = try Self.frame(of: film, at: 9_150).content
    #expect(back.page > 0 && back.page < 1)
    #expect(back.scrolls == both.scrolls)
  }

  /// A card stays as it was while another goes over it, and the other one goes as it was.
  @Test func bothCardsKeepTheirs() throws {
    let film = try Self.film(Self.week)
    let before = try Self.frame(of: film, at: 4_900).content
    let pushing = try Self.frame(of: film, at: 5_150)
    #expect(pushing.overY != nil)
    #expect(pushing.content == before)
    #expect(pushing.overContent == FilmContent())
    let stop = try Self.frame(of: film, at: 7_900)
    #expect(stop.overContent == nil)
    #expect(stop.content.page == 0)
    #expect(try #require(stop.content.scrolls.first) > 50)
    let popping = try Self.frame(of: film, at: 8_100)
    #expect(popping.overY != nil)
    #expect(popping.content == before)
    #expect(popping.overContent == stop.content)
  }

  /// The animations show all that at each frame. Where another card is the one that stays, nothing slides.
  @Test func theAnimationsShowIt() throws {
    let film = try Self.film(Self.week)
    let css = try FilmCSS(film.svg())
    let motion = FilmMotion(film)
    for quantity in [FilmQuantity.scroll(.staying, page: 0), .scroll(.staying, page: 1), .page(.staying)] {
      for frame in film.frames {
        guard let number = quantity.number(of: frame) else { continue }
        let drawn = try #require(css.number(motion.name(quantity), at: Double(frame.time) / 1e6))
        #expect((drawn + number).magnitude <= 0.5, "\(quantity) at \(frame.time) µs")
      }
    }
    let popped = try #require(film.frames.firstIndex { $0.time >= 8_000_000 && $0.overY != nil })
    let (last, first) = (film.frames[popped - 1], film.frames[popped])
    let middle = Double(last.time + first.time) / 2e6
    let shift = try #require(css.number(motion.name(.page(.staying)), at: middle))
    #expect(shift == 0, "until the first frame of the pop the card without pages is drawn")
    #expect(first.content.page == 1)
  }

  /// A page far beyond the first ones is drawn, and only pages that are seen.
  @Test func theTenthPageIsDrawn() throws {
    let pages = (0..<12).map { "{ \"name\": \"p\($0)\", \"content\": 900 }" }.joined(separator: ", ")
    let text = """
      {
        "cards": [{ "name": "book", "header": 84, "detent": "extended", "pages": [\(pages)] }],
        "inputs": [{ "at": "100ms", "page": 9, "animated": false }, { "at": "1000ms", "key": "next_page" }]
      }
      """
    let film = try Self.film(text)
    #expect(film.pages == 0...10)
    let shape = try #require(XMLShape.parse(film.svg()))
    let last = try #require(film.frames.last)
    #expect(last.content.page == 10)
    #expect(shape.elements.contains { $0.attributes["transform"] == "translate(\(10 * Int(last.pageStride)) 84)" })
  }
}
