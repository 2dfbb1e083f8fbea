import CardModel
import CardTestSupport
import Foundation
import Testing

@testable import CardCharts

@Suite struct FilmKeyboardTests {
  /// The rate of UIKit's keyboard: mass 3, stiffness 1000, damping 500, clipped to critical.
  private static let rate = (1000.0 / 3).squareRoot()

  /// It comes and goes by the closed form of a critically damped spring, and there is none before its first event.
  @Test func itGoesByItsSpring() throws {
    var keyboard = FilmKeyboard()
    keyboard.take(.push(card: 0), at: 0)
    #expect(keyboard.height(at: 1_000_000) == nil)
    keyboard.take(.keyboard(height: 336), at: 200_000)
    for time in stride(from: 0.0, through: 1, by: 0.05) {
      let height = try #require(keyboard.height(at: 200_000 + Int64((time * 1e6).rounded())))
      let wanted = 336 * (1 - (1 + Self.rate * time) * exp(-Self.rate * time))
      #expect((height - wanted).magnitude < 0.01, "after \(time) s")
    }
    keyboard.take(.keyboard(height: 0), at: 3_000_000)
    for time in stride(from: 0.0, through: 1, by: 0.05) {
      let height = try #require(keyboard.height(at: 3_000_000 + Int64((time * 1e6).rounded())))
      let wanted = 336 * (1 + Self.rate * time) * exp(-Self.rate * time)
      #expect((height - wanted).magnitude < 0.01, "after \(time) s")
    }
  }

  /// One that is called back on its way goes on from its height and its velocity.
  @Test func itTurnsSmoothly() throws {
    var keyboard = FilmKeyboard()
    keyboard.take(.keyboard(height: 336), at: 0)
    let (before, near) = (try #require(keyboard.height(at: 99_000)), try #require(keyboard.height(at: 100_000)))
    keyboard.take(.keyboard(height: 0), at: 100_000)
    let (here, after) = (try #require(keyboard.height(at: 100_000)), try #require(keyboard.height(at: 101_000)))
    #expect((here - near).magnitude < 1e-9)
    #expect(((after - here) - (near - before)).magnitude < 0.2, "the velocity goes on")
    #expect(try #require(keyboard.height(at: 2_000_000)).magnitude < 0.01)
  }

  /// A sheet that a keyboard lifts goes up in the keyboard's own time, and both are in the picture.
  @Test func aSheetRisesOnIt() throws {
    let film = try FilmTests.film("sheet-over-keyboard")
    #expect(film.frames.first { $0.time < 200_000 }?.keyboardY == nil)
    let rising = film.frames.filter { (200_000...1_400_000).contains($0.time) }
    let (start, end) = (try #require(rising.first), try #require(rising.last))
    let height = film.size.height
    for frame in rising {
      let keyboard = (height - (try #require(frame.keyboardY))) / 336
      let card = (start.cardY - frame.cardY) / (start.cardY - end.cardY)
      #expect((keyboard - card).magnitude < 0.01, "at \(frame.time) µs")
    }
    #expect(try #require(film.frames.last?.keyboardY) > height - 0.1)
    let shape = try #require(XMLShape.parse(film.svg()))
    let plates = shape.elements.filter { $0.attributes["fill"] == "url(#w0)" }
    #expect(plates.count == 1)
    let strip = try #require(XMLShape.parse(FilmStrip(film, count: 4).svg()))
    #expect(strip.elements.filter { $0.attributes["fill"] == "url(#w0)" }.count == 3, "the first frame has none yet")
    let other = try #require(XMLShape.parse(FilmTests.film("flick-up").svg()))
    #expect(!other.elements.contains { $0.attributes["id"] == "w0" })
  }

  /// A film that begins after the keyboard came shows it.
  @Test func aPartOfTheTimeHasIt() throws {
    let film = try FilmTests.film("sheet-over-keyboard", window: 1_000_000...1_200_000)
    #expect(try #require(film.frames.first?.keyboardY) < film.size.height - 335)
  }
}
