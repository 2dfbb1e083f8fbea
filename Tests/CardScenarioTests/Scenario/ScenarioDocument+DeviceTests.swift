import CardExamples
import CardModel
import CardScenario
import CardScenarioSupport
import CardSimulation
import CardTestSupport
import Testing

@Suite struct ScenarioDocumentDeviceTests {
  static let text = """
    { "cards": [{ "name": "a", "content": 1600, "detent": "half",
                  "detents": { "tip": { "height": 69 }, "half": 426, "full": { "from_safe_top": 18 } } }],
      "inputs": [{ "at": "100ms", "swipe": { "from": [190, 450], "to": [190, 330], "duration": "120ms",
                                             "velocity": -1400, "seed": 1 } }] }
    """

  static func document(on device: String, _ text: String = text) throws -> ScenarioDocument {
    var document = try CardScenarioSupport.document(text)
    document.move(to: Device.named(device)!)
    return document
  }

  /// A y keeps its share of the height, and the other places are counted on the new screen.
  @Test(arguments: ["iphone-se-3", "ipad-pro-11", "pixel-9", "galaxy-z-fold-5-open"])
  func detentsHaveTheirPlacesThere(device: String) throws {
    let screen = Device.named(device)!.screen
    let detents = try Self.document(on: device).scenario().stack.topCard.detents
    #expect(
      detents.map(\.y) == [screen.height - screen.safeBottom - 69, 426 * (screen.height / 852), screen.safeTop + 18])
  }

  /// The finger comes down on the same part of the card, and the card goes where it went.
  @Test(arguments: ["iphone-se-3", "ipad-pro-11", "pixel-9"])
  func theGestureBeginsOnTheSamePartOfTheCard(device: String) throws {
    func touches(_ document: ScenarioDocument) throws -> [Touch] {
      try document.scenario().inputs.compactMap { $0.touch }
    }
    let (before, after) = try (touches(CardScenarioSupport.document(Self.text)), touches(Self.document(on: device)))
    let shift = 426 * (Device.named(device)!.screen.height / 852) - 426
    #expect(before.count == after.count)
    #expect(zip(before, after).allSatisfy { ($1.y - $0.y).isNear(shift, 1e-9) && $0.x == $1.x })
    var simulation = try Self.document(on: device).scenario().simulation
    while try simulation.next() {}
    #expect(simulation.frame.sample.cardY == Device.named(device)!.screen.safeTop + 18)
  }

  @Test func itsOwnDeviceChangesNothing() throws {
    let document = try CardScenarioSupport.document(Self.text)
    #expect(try document.scenario().inputs == Self.document(on: "iphone-15").scenario().inputs)
    // Twice is once, and back is as before.
    var (twice, back) = try (Self.document(on: "pixel-9"), Self.document(on: "pixel-9"))
    twice.move(to: Device.named("pixel-9")!)
    #expect(try twice.scenario().stack.layouts == Self.document(on: "pixel-9").scenario().stack.layouts)
    back.move(to: Device.named("iphone-15")!)
    #expect(try back.scenario().stack.layouts == document.scenario().stack.layouts)
  }

  /// The size classes that a scenario states are those of its own screen.
  @Test func sizeClassesFollowTheDevice() throws {
    let text = #"{"screen": {"width": 400, "height": 900, "compact_height": true}, "cards": [{"name": "a"}]}"#
    #expect(try Self.document(on: "iphone-15", text).scenario().stack.topCard.detents.count == 3)
  }
}
