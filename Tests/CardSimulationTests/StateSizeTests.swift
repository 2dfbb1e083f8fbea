import CardModel
import CardSimulation
import Testing

/// A search copies a simulation for each of its trials: a copy moves few bytes.
@Suite struct StateSizeTests {
  @Test func aSimulationIsSmall() {
    #expect(MemoryLayout<Simulation>.size <= 960)
    #expect(MemoryLayout<CardStack>.size <= 512)
  }

  /// A copy that goes on has all of this for itself: its frames, its inputs' place, its top card, its entries.
  @Test func aCopyThatGoesOnIsSmall() {
    #expect(MemoryLayout<Simulation>.size + Simulation.apartSize + CardStack.apartSize <= 1500)
  }

  /// These parts copies share until one of them changes that part: a touch, a push, a page.
  @Test func thePartsThatFewInputsChangeAreBounded() {
    let sizes = CardStack.sizesApart
    #expect(sizes.finger <= 896)
    #expect(sizes.fades <= 224)
    #expect(sizes.bars <= 1088)
    #expect(sizes.occasional <= 1152)
  }
}
