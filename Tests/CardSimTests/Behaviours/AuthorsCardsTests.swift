import CardExamples
import CardModel
import CardScenario
import CardSimulation
import Testing

/// The cards of well-known systems in their authors' words: the same file on a small iPhone, an iPad, a Pixel and a
/// fold.
@Suite struct AuthorsCardsTests {
  static let names = [
    "apple-maps", "undimmed-sheet", "google-maps-sheet", "mini-player", "form-asks", "sheet-goes",
    "sheet-over-keyboard",
  ]
  static let devices = ["iphone-se-3", "ipad-pro-11", "pixel-9", "galaxy-z-fold-5-open"]

  /// Every finger hits the card, every detent that shows is on the screen, and the card comes to rest at one.
  @Test(arguments: names, devices)
  func theSameFileRunsOnAnyScreen(name: String, device: String) throws {
    var document = try #require(BuiltInScenarios.named(name)).document
    document.move(to: try #require(Device.named(device)))
    let scenario = try document.scenario()
    #expect(scenario.warnings.isEmpty)
    let screen = scenario.stack.layouts[0].screen
    #expect(screen == Device.named(device)?.screen)
    for card in scenario.stack.layouts[0].cards {
      for detent in card.detents where !detent.isGone { #expect(detent.y >= 0 && detent.y < screen.height) }
    }
    var simulation = scenario.simulation
    var fingers = 0
    while try simulation.next() {
      for entry in simulation.events {
        guard case .touch(let region) = entry.event else { continue }
        fingers += 1
        #expect(region != .map, "\(name) on \(device)")
      }
    }
    #expect(fingers > 0)
    #expect(simulation.frame.sample.isAtRest)
    #expect(simulation.stack.topCard.detents.contains { $0.y == simulation.frame.sample.cardY })
  }
}
