import CardSim
import CardTestSupport
import Testing

@testable import CardScenario

/// Random scenarios with documents in their cards, saved every few frames and restored: the rows after them are the
/// same to the bit, for anything that was held or moved there.
@Suite struct RestoreRandomTests {
  /// The visible part of a frame: its row, and the items inside the card.
  struct Seen: Hashable {
    let frame: Frame
    let events: EventLog
    let scene: Scene
    var items: [VisibleItem] = []

    init(_ simulation: inout Simulation) {
      (frame, events, scene) = (simulation.frame, simulation.events, simulation.scene)
      simulation.forEachVisibleItem { items.append($0) }
    }
  }

  @Test(arguments: Seeds.first(4, of: 20)) func theRestIsTheSame(seed: UInt64) throws {
    var random = RandomScenario(seed: seed)
    for number in 0..<3 {
      let text = random.text()
      let source = SourceText(name: "random.json", text: text)
      let scenario = try ScenarioDocument.read(source, name: "random").scenario()
      var state = SavedState(simulation: scenario.simulation, outcome: Outcome())
      var (seen, saved): ([Seen], [Int: [UInt64]]) = ([], [:])
      while try state.simulation.next() {
        seen.append(Seen(&state.simulation))
        if seen.count % 9 == 0 { saved[seen.count] = try state.words() }
      }
      for (count, words) in saved.sorted(by: { $0.key < $1.key }) {
        var copy = SavedState(simulation: scenario.simulation, outcome: Outcome())
        try copy.restore(words, nameCount: scenario.names.all.count)
        try #require(copy.words() == words, "scenario \(number) at \(count): \(text)")
        for expected in seen[count...].prefix(18) {
          let goesOn = try copy.simulation.next()
          let found = Seen(&copy.simulation)
          try #require(goesOn, "scenario \(number) at \(count): \(text)")
          try #require(found == expected, "scenario \(number) at \(count): \(text)")
        }
        // The saved words are the same to the last bit, signs of 0 included.
        if let later = saved[count + 18] { #expect(try copy.words() == later) }
      }
    }
  }

  /// The random scenarios reach the states that they are made for: strips are held beyond their ends, move by
  /// themselves, and lie in cards that come, go and turn their pages.
  @Test func theScenariosAreWorthIt() throws {
    var (held, moving, phases) = (0, 0, Set<Phase>())
    for random in Seeds.first(8, of: 20).map(RandomScenario.init) {
      var random = random
      let source = SourceText(name: "random.json", text: random.text())
      var simulation = try ScenarioDocument.read(source, name: "random").scenario().simulation
      while try simulation.next() {
        let sample = simulation.frame.sample
        phases.insert(sample.phase)
        guard sample.phase == .paging, let offset = simulation.scene.carouselOffset else { continue }
        if sample.touchY == nil { moving += 1 } else if offset < -1 { held += 1 }
      }
    }
    #expect(held > 100)
    #expect(moving > 300)
    #expect(phases.isSuperset(of: [.paging, .scrolling, .decelerating, .dragging, .settling, .pushing]))
  }
}
