import CardModel
import CardSimulation
import Testing

/// A copy of a simulation is what a search tries one trial after the other with: it moves few bytes.
@Suite struct StateSizeTests {
  @Test func aSimulationIsSmall() {
    #expect(MemoryLayout<Simulation>.size <= 1_536)
    #expect(MemoryLayout<CardStack>.size <= 768)
  }
}
