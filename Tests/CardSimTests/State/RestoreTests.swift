import CardExamples
import CardSettings
import CardSim
import CardTestSupport
import Testing

@testable import CardScenario

/// Every built-in scenario, saved at frames of every phase and restored: the rest is the same to the bit.
@Suite struct RestoreTests {
  /// A scenario's whole timeline: the state after every frame, as a copy that was never saved.
  struct Timeline {
    let scenario: Scenario
    var states: [SavedState] = []

    init(_ scenario: Scenario) throws {
      self.scenario = scenario
      var state = SavedState(simulation: scenario.simulation, outcome: Outcome())
      while try state.simulation.next() {
        state.outcome.add(
          state.simulation.frame, events: state.simulation.events, travel: state.simulation.travel)
        states.append(state)
      }
    }

    init(_ name: String) throws {
      try self.init(#require(BuiltInScenarios.named(name)).document.scenario())
    }

    /// Indices of some frames of each stretch in one phase: its first, one in the middle, its last; and of every frame
    /// with an event.
    var telling: [Int] {
      var indices: [Int] = []
      var start = 0
      for index in states.indices {
        let isLast = index + 1 == states.count || phase(index + 1) != phase(index)
        if !states[index].simulation.events.isEmpty { indices.append(index) }
        guard isLast else { continue }
        indices += [start, (start + index) / 2, index]
        start = index + 1
      }
      return Set(indices).sorted()
    }

    private func phase(_ index: Int) -> Phase { states[index].simulation.frame.sample.phase }

    /// Returns the state at an index, saved as a file and read from it; without a file, from the words that
    /// it would hold.
    func restored(_ index: Int, fromFile: Bool) throws -> SavedState {
      guard fromFile || Seeds.areAll else {
        var state = SavedState(simulation: scenario.simulation, outcome: Outcome())
        try state.restore(states[index].words(), nameCount: scenario.names.all.count)
        return state
      }
      let text = try states[index].text(of: scenario)
      return try SavedState.read(SourceText(name: "state.json", text: text), for: scenario)
    }
  }

  static func differences(_ a: Any, _ b: Any) -> [String] {
    CardTestSupport.differences(a, b, path: "state") { a, b in
      // Travels are compared by value: a solved one may equal one that isn't solved yet.
      if let a = a as? Travel, let b = b as? Travel { return a == b }
      // So are trackers: the place of the samples in the buffer and earlier reads don't count.
      guard let a = a as? VelocityTracker, let b = b as? VelocityTracker else { return nil }
      return a == b
    }
  }

  @Test(arguments: Seeds.every(5, of: BuiltInScenarios.all.map(\.name)))
  func theRestIsTheSame(name: String) throws {
    let whole = try Timeline(name)
    for (number, index) in Seeds.every(8, of: whole.telling).enumerated() {
      var state = try whole.restored(index, fromFile: number % 8 == 0)
      try #require(Self.differences(state, whole.states[index]).isEmpty, "at frame index \(index)")
      #expect(try state.words() == whole.states[index].words())
      for expected in whole.states[(index + 1)...] {
        let goesOn = try state.simulation.next()
        state.outcome.add(
          state.simulation.frame, events: state.simulation.events, travel: state.simulation.travel)
        guard goesOn, state.simulation.frame == expected.simulation.frame,
          state.simulation.events == expected.simulation.events
        else {
          Issue.record("frame \(expected.simulation.frame.number), saved at frame index \(index)")
          return
        }
      }
      #expect(try !state.simulation.next())
      #expect(whole.states.last?.outcome == state.outcome)
      // Equal numbers may differ in the sign of 0: the last state shows it.
      #expect(Self.differences(state.simulation.frame, whole.states.last!.simulation.frame).isEmpty)
    }
  }

  /// Every preset is restored, with changing rates and dropped frames, which have states of their own.
  @Test(
    arguments: Preset.all.map(\.name),
    Seeds.every(2, of: ["tour", "push-pop", "grab", "rubber-band", "scroll-handoff-both-ways"]))
  func everyPresetIsRestored(preset: String, name: String) throws {
    guard let entry = BuiltInScenarios.named(name), let preset = Preset.named(preset) else { return }
    var document = entry.document
    (document.preset, document.settings) = (preset.name, preset.settings)
    document.rates = [FrameClock.Rate(start: 0, hertz: 120), FrameClock.Rate(start: 4_000_000, hertz: 59)]
    document.drops.numbers = [3, 30, 31]
    (document.drops.share, document.drops.seed) = (0.1, 7)
    guard let scenario = try? document.scenario() else { return }
    let whole = try Timeline(scenario)
    for (number, index) in Seeds.every(6, of: whole.telling).enumerated() {
      var state = try whole.restored(index, fromFile: number % 8 == 0)
      try #require(Self.differences(state, whole.states[index]).isEmpty)
      for expected in whole.states[(index + 1)...].prefix(40) {
        let goesOn = try state.simulation.next()
        guard goesOn, state.simulation.frame == expected.simulation.frame else {
          Issue.record("frame \(expected.simulation.frame.number), saved at frame index \(index)")
          return
        }
      }
    }
  }

  /// Changes of the ground are restored: a rotated screen has other detents than the one on which a finger released the
  /// card; views with a new measure have other widths and headers; a state that makes content shorter has another
  /// motion end; a carousel that is held beyond its end stays there.
  @Test(arguments: [
    #"""
    {"cards": [{"name": "a", "detent": "extended"}], "inputs": [
      {"at": "50ms", "path": {"points": [["0ms", 190, 200], ["100ms", 190, 840]]}},
      {"at": "155ms", "rotate": true}]}
    """#,
    #"""
    {"cards": [{"name": "a", "content": {"components": [
        {"kind": "list", "header": "h", "items": [{"kind": "a"}, {"repeat": 12}]},
        {"kind": "grid", "items": [{"kind": "b", "repeat": 7}]}]}, "feed": {"views": {"b": {"width": 50, "height": 60}, "h": 40}}}],
      "inputs": [
        {"at": "50ms", "measure": {"h": 90}}, {"at": "60ms", "measure": {"b": {"width": 70, "height": 60}}},
        {"at": "400ms", "path": {"points": [["0ms", 190, 500], ["100ms", 190, 200]]}}]}
    """#,
    #"""
    {"cards": [{"name": "a", "detent": "extended", "content": {"cards": [
        {"name": "b", "states": {"ready": [{"kind": "title", "height": 900}]}, "state": "ready"},
        {"name": "c", "parts": [{"kind": "view", "height": 900}]}]}}],
      "inputs": [
        {"at": "50ms", "path": {"points": [["0ms", 190, 500], ["100ms", 190, 200]]}},
        {"at": "400ms", "state": "none"}]}
    """#,
    #"""
    {"cards": [{"name": "a", "detent": "extended", "content": {"components": [
        {"kind": "carousel", "items": [{"size": {"width": 200, "height": 120}, "repeat": 5}]}]}}],
      "inputs": [{"at": "100ms", "path": {"points": [["0ms", 119, 200], ["400ms", 332, 200]], "lift_after": "500ms"}}]}
    """#,
    // An item a thousand screens high beside an empty carousel, and beside an item without a size.
    #"""
    {"fps": 240, "cards": [{"name": "a", "detent": "extended", "content": {"components": [
        {"kind": "carousel", "items": [], "interaction": {"paginate": "page"}},
        {"kind": "carousel", "items": [{"size": {"height": 1000000, "width": 200}}],
          "layout": {"span": 0.5, "item-spacing": 10}}]}}],
      "inputs": [
        {"at": "100ms", "path": {"points": [["0ms", 261, 214], ["400ms", 10, 230], ["450ms", 203, 149]]},
          "on": "content"},
        {"at": "600ms", "path": {"points": [["0ms", 228, 721], ["400ms", 278, 852]]}, "on": "content"}]}
    """#,
    #"""
    {"fps": 240, "cards": [{"name": "a", "detent": "extended", "content": {"components": [
        {"kind": "carousel", "interaction": {"paginate": "item"},
          "items": [{"size": {"width": 0, "height": 0}}, {"size": {"height": 1000000, "width": 100}}]}]}}],
      "inputs": [
        {"at": "100ms", "path": {"points": [["0ms", 305, 94], ["100ms", 112, 20], ["200ms", 205, 74]]},
          "on": "content"},
        {"at": "400ms", "path": {"points": [["0ms", 373, 76], ["50ms", 325, 10]]}, "on": "content"}]}
    """#,
  ])
  func whatChangesTheGroundIsRestored(text: String) throws {
    let scenario = try ScenarioDocument.read(SourceText(name: "ground.json", text: text), name: "ground").scenario()
    let whole = try Timeline(scenario)
    // In a long timeline some of the frames are enough: a difference lasted for dozens of frames in a row.
    let stride = max(1, whole.states.count / Seeds.count(15, of: 150))
    for index in whole.states.indices where index % stride == 0 {
      var state = try whole.restored(index, fromFile: index % (8 * stride) == 0)
      try #require(Self.differences(state, whole.states[index]).isEmpty, "at frame index \(index)")
      for expected in whole.states[(index + 1)...] {
        let goesOn = try state.simulation.next()
        guard goesOn, state.simulation.frame == expected.simulation.frame else {
          Issue.record("frame \(expected.simulation.frame.number), saved at frame index \(index)")
          return
        }
      }
    }
  }

  /// A state before the first frame and one after the last are restored, too.
  @Test func theEndsAreRestoredToo() throws {
    let scenario = try #require(BuiltInScenarios.named("flick-up")).document.scenario()
    var first = SavedState(simulation: scenario.simulation, outcome: Outcome())
    var copy = SavedState(simulation: scenario.simulation, outcome: Outcome())
    try copy.restore(first.words())
    #expect(Self.differences(copy, first).isEmpty)
    while try first.simulation.next() {}
    try copy.restore(first.words())
    #expect(Self.differences(copy, first).isEmpty)
    #expect(try !copy.simulation.next())
  }

  /// Arbitrary words are refused or simulated, and break nothing.
  @Test(arguments: Seeds.few) func hostileWordsBreakNothing(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let names = BuiltInScenarios.all.map(\.name)
    let whole = try Timeline(names[Int(random.next(below: UInt64(names.count)))])
    var (accepted, refused) = (0, 0)
    for _ in 0..<60 {
      let index = Int(random.next(below: UInt64(whole.states.count)))
      var words = try whole.states[index].words()
      let place = Int(random.next(below: UInt64(random.next(below: 2) == 0 ? 20 : words.count)))
      switch random.next(below: 4) {
      case 0: words[place] = random.next()
      case 1: words[place] ^= 1 << random.next(below: 64)
      case 2: words[place] = random.next(below: 300)
      default: words[place] = random.next(from: -1e4, to: 1e4).bitPattern
      }
      var state = SavedState(simulation: whole.scenario.simulation, outcome: Outcome())
      guard (try? state.restore(words)) != nil else {
        refused += 1
        continue
      }
      accepted += 1
      for _ in 0..<200 {
        guard (try? state.simulation.next()) == true else { break }
        state.outcome.add(
          state.simulation.frame, events: state.simulation.events, travel: state.simulation.travel)
      }
    }
    #expect(accepted > 0, "seed \(seed): \(refused) refused")
    #expect(refused > 0, "seed \(seed): \(accepted) accepted")
  }
}
