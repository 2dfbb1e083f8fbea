import CardModel
import CardSimulation
import Testing

/// A search copies a simulation for each of its trials: a copy moves few bytes.
@Suite struct StateSizeTests {
  @Test func aSimulationIsSmall() {
    #expect(MemoryLayout<Simulation>.size <= 960)
    #expect(MemoryLayout<CardStack>.size <= 512)
  }

  /// A copy shares the rest until one of the two changes; the first change copies it.
  @Test func thePartThatCopiesShareIsBounded() {
    #expect(CardStack.apartSize <= 4200)
  }
}
