import CardScenario
import CardSettings
import CardTestSupport
import CardTuning
import Testing

@Suite struct SnapRestTests {
  /// Both defects at their detents, 64, 420, 760 (TG-18, TG-19): windows of ±22, ±44, ±22; up 0.4 s, down 1.3 s.
  @Test func theDefectsOfTripGo() {
    let system = MapFixtures.defects
    let rests = SnapRest.all(of: system, over: system.travel)
    let bounds = rests.map(\.places.lowerBound) + [rests.last!.places.upperBound]
    for (found, expected) in zip(bounds, [64.0, 86, 242, 420, 464, 590, 760]) {
      #expect(found.isNear(expected, 1e-8), "\(bounds)")
    }
    #expect(rests.map(\.target) == [2, 1, 1, 1, 0, 0])
    #expect(rests.map(\.nearest) == [2, 2, 1, 1, 1, 0])
    let away = rests.filter { !$0.isNearest }.reduce(0) { $0 + $1.length }
    #expect((away / 696).isNear(0.405, 0.0005))
    for rest in rests { #expect(rest.durations == (rest.goesUp ? 0.4...0.4 : 1.3...1.3)) }
    #expect(rests.contains { $0.goesUp })
    #expect(rests.contains { !$0.goesUp })
  }

  /// On the default device: 71, 390.5 and 734; the controller's position of the last is 852.
  @Test func onTheDefaultDevice() throws {
    let system = try MapFixtures.system("tgcard-2.5.1")
    let rests = SnapRest.all(of: system, over: system.travel)
    let bounds = rests.map(\.places.lowerBound)
    for (found, expected) in zip(bounds, [71.0, 93, 230.75, 390.5, 434.5, 562.25]) {
      #expect(found.isNear(expected, 1e-8))
    }
    #expect(rests.map(\.isNearest) == [true, false, true, true, false, true])
    #expect(rests.map(\.goesUp) == [true, false, false, true, false, false])
    #expect(rests[1].settleTimes!.lowerBound > 1)
    #expect(rests[0].settleTimes!.upperBound < 0.4)
  }

  /// For any rules, a resting card within a stretch goes to the stretch's target, in its direction.
  @Test(arguments: Preset.all.map(\.name))
  func aStretchIsOneKind(preset: String) throws {
    let system = try MapFixtures.system(preset)
    let rests = SnapRest.all(of: system, over: system.travel)
    #expect(rests.reduce(0) { $0 + $1.length }.isNear(system.travel.upperBound - system.travel.lowerBound, 1e-6))
    for rest in rests {
      for step in 1..<20 {
        let y = rest.places.lowerBound + rest.length * Double(step) / 20
        #expect(system.target(y, 0) == rest.target, "\(preset) \(y)")
        #expect(system.nearest(to: y) == rest.nearest, "\(preset) \(y)")
        #expect((system.card.shownY(at: y) > system.card.detents[rest.target].y) == rest.goesUp)
        if let durations = rest.durations, let duration = system.landing(y, 0).duration {
          #expect(duration >= durations.lowerBound - 1e-12)
          #expect(duration <= durations.upperBound + 1e-12)
        }
      }
    }
  }

  /// The settle times are those of all releases of a stretch: a spring that swings settles the later with each swing,
  /// so that the last place isn't the one that takes longest.
  @Test(arguments: [0.3, 0.4, 0.5])
  func settleTimesAreThoseOfAllReleases(ratio: Double) throws {
    let scenario = try MapFixtures.scenario("standard")
    var settings = try #require(Preset.named("standard")).settings
    try #require(SettingKey.named("settle.damping_ratio")).set(.number(ratio), in: &settings)
    let card = scenario.stack.topCard
    let system = SnapSystem(
      card: card, rules: settings.rules, screen: scenario.stack.screen,
      names: card.detents.map { scenario.names[$0.name] })
    for rest in SnapRest.all(of: system, over: system.travel) {
      let found = try #require(rest.settleTimes)
      let times = (1..<2000).compactMap { part in
        system.landing(rest.places.lowerBound + rest.length * Double(part) / 2000, 0).settleTime
      }
      #expect(found.upperBound.isNear(try #require(times.max()), 0.002))
      #expect(found.lowerBound <= times.min() ?? 0)
    }
  }
}
