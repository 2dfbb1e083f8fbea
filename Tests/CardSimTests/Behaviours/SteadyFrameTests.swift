import CardExamples
import CardSettings
import CardSim
import CardTestSupport
import Testing

/// A frame that reads only the part that moves shows what a full read of the stack shows, to the bit.
@Suite struct SteadyFrameTests {
  static let names = BuiltInScenarios.all.map(\.name)

  @Test(arguments: Seeds.every(6, of: names, from: 4))
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

  /// A finger that has caught a card doesn't stop the fades that an animation switches: they go on between its samples,
  /// also after a touch that was taken away left the card where it was.
  @Test(arguments: ["animation", "previous"], ["nearest", "stay", "release"])
  func fadesGoOnUnderAFingerThatCaughtTheCard(follow: String, cancel: String) throws {
    for path in ["[[\"0ms\", 200, 330], [\"600ms\", 202, 327]]", "[[\"0ms\", 200, 600], [\"600ms\", 202, 500]]"] {
      let text = """
        {
          "set": { "fades.follow": "\(follow)", "touch.grab": true, "touch.cancel": "\(cancel)" },
          "cards": [{ "name": "trips", "header": 84, "content": 1600, "detent": "peaking" }],
          "inputs": [
            { "at": "100ms", "swipe": { "from": [190, 430], "to": [196, 310], "duration": "120ms", "velocity": -1400 } },
            { "at": "240ms", "path": { "points": \(path), "rate": 10, "jitter": false } },
            { "at": "2s", "move": "collapsed" },
            { "at": "2100ms", "path": { "points": [["0ms", 200, 500], ["50ms", 200, 500]], "end": "cancelled" } }
          ]
        }
        """
      for hertz: Int64 in [60, 240] {
        var document = try ScenarioDocument.read(SourceText(name: "caught.json", text: text), name: "caught")
        document.rates = [FrameClock.Rate(start: 0, hertz: hertz)]
        try compare(document.scenario().simulation, "\(follow), \(cancel)")
      }
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
