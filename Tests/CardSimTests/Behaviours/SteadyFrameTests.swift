import CardExamples
import CardSim
import CardTestSupport
import Testing

/// A frame that reads only the part that moves shows what a full read of the stack shows, to the bit.
@Suite struct SteadyFrameTests {
  static let names = BuiltInScenarios.all.map(\.name)

  @Test(arguments: Seeds.every(3, of: names))
  func everyFrameIsTheFullRead(name: String) throws {
    for hertz: Int64 in [60, 240] {
      var document = try #require(BuiltInScenarios.named(name)).document
      document.rates = [FrameClock.Rate(start: 0, hertz: hertz)]
      try compare(document.scenario().simulation, name)
    }
  }

  /// Under the presets of real systems the fades are animated, and touches are gathered at frames.
  @Test(arguments: Preset.all.map(\.name))
  func everyFrameIsTheFullReadUnderEachPreset(preset: String) throws {
    let preset = try #require(Preset.all.first { $0.name == preset })
    for name in ["flick-up", "push-pop", "interrupted", "scroll-momentum", "handoff"] {
      guard var document = BuiltInScenarios.named(name)?.document else { continue }
      document.use(preset)
      try compare(document.scenario().simulation, "\(name) under \(preset.name)")
    }
  }

  /// A restored simulation, and one that goes on in another's storage, know nothing of the frames before.
  @Test(arguments: ["flick-up", "push-pop", "scroll-bounce", "paging"])
  func aCopyGoesOnInFull(name: String) throws {
    let scenario = try #require(BuiltInScenarios.named(name)).document.scenario()
    var simulation = scenario.simulation
    var other = scenario.simulation
    var count = 0
    while try simulation.next() {
      count += 1
      guard count % 7 == 0 else { continue }
      other.become(simulation)
      var copy = simulation
      guard try copy.next() else { continue }
      #expect(try other.next())
      #expect(other.frame == copy.frame, "\(name), frame \(copy.frame.number)")
      let full = copy.stack.sample(at: Instant(ticks: copy.frame.ticks))
      #expect(copy.frame.sample.bits == full.bits, "\(name), frame \(copy.frame.number)")
    }
    #expect(count > 20)
  }

  private func compare(_ simulation: Simulation, _ name: String) throws {
    var simulation = simulation
    while try simulation.next() {
      let full = simulation.stack.sample(at: Instant(ticks: simulation.frame.ticks))
      guard simulation.frame.sample.bits == full.bits else {
        Issue.record("\(name), frame \(simulation.frame.number): \(simulation.frame.sample), in full \(full)")
        return
      }
    }
  }
}
