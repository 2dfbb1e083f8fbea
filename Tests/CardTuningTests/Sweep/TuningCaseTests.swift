import CardExamples
import CardMath
import CardScenario
import CardSettings
import CardSimulation
import CardTestSupport
import CardText
import Testing

@testable import CardTuning

@Suite struct TuningCaseTests {
  /// A trial that moves no cards or touches gives the metrics of the scenario with the same settings.
  @Test(arguments: Seeds.every(12, of: BuiltInScenarios.all.map(\.name), from: 4)) func aTrialIsTheScenarioItself(
    name: String
  )
    throws
  {
    let document = BuiltInScenarios.named(name)!.document
    let keys = ["settle.response", "settle.damping_ratio", "snap.resistance", "drag.rubber_band", "push.damping_ratio"]
      .compactMap(TuningKey.named)
    let one = try TuningCase(name: name, document: document, varying: keys)
    let workspace = one.workspace()
    for seed in 0..<3 {
      let values = keys.enumerated().map { index, key -> SettingValue in
        let share = Halton.coordinate(of: seed, dimension: index)
        return .number([0.2 + share, 0.4 + share / 2, 900 * share, 0.2 + share / 2, 0.5 + share / 2][index])
      }
      let trial = one.trial(keys, values, measuring: Metric.ofTimelines, in: workspace)
      var changed = document
      for (key, value) in zip(keys, values) { try key.set(value, in: &changed) }
      let scenario = try changed.scenario()
      var (simulation, metrics) = (scenario.simulation, Metrics())
      while try simulation.next() { metrics.add(simulation) }
      #expect(trial.numbers == Metric.ofTimelines.map { metrics.number($0) }, "\(values)")
      #expect(trial.target ?? "" == metrics.text(.target, names: scenario.names))
      #expect(trial.isPossible)
    }
  }

  /// A part of a curve is set after the whole, in whichever order the keys are given: both orders have the same trials,
  /// and each coordinate its own.
  @Test func aPartIsSetAfterItsWhole() throws {
    let document = BuiltInScenarios.named("flick-up")!.document
    let keys = try ["settle.motion", "settle.curve", "settle.curve.x1"].map { try #require(TuningKey.named($0)) }
    func times(_ order: [Int], _ x1: Double) throws -> (trial: [Double?], curve: String) {
      let (keys, all) = (
        order.map { keys[$0] }, [.text("curve"), .text("easeOutCubic"), .number(x1)] as [SettingValue]
      )
      let values = order.map { all[$0] }
      let one = try TuningCase(name: "", document: document, varying: keys)
      let trial = one.trial(keys, values, measuring: [.timeToMost], in: one.workspace())
      let changed = try one.changed(keys, values)
      return (trial.numbers, try #require(SettingKey.named("settle.curve")).value(in: changed.settings))
    }
    let (whole, part) = (try times([0, 1, 2], 0.05), try times([2, 1, 0], 0.05))
    #expect(whole.trial == part.trial)
    #expect(whole.curve == part.curve)
    #expect(try times([2, 0, 1], 0.9).trial != part.trial)
  }

  /// A trial that begins at the start has the scenario's contents, changes and channels: its first input shows the
  /// keyboard, which stands among the changes.
  @Test func aTrialKeepsAllButTheRules() throws {
    let text = """
      { "cards": [{ "name": "root", "detents": { "low": { "height": 120 }, "full": 71 } }],
        "inputs": [{ "at": "0ms", "keyboard": 336 }] }
      """
    let document = try ScenarioDocument.read(SourceText(name: "keyboard.json", text: text), name: "keyboard")
    let key = try #require(TuningKey.named("drag.rubber_band"))
    let one = try TuningCase(name: "keyboard", document: document, varying: [key])
    let trial = one.trial([key], [.number(0.5)], measuring: Metric.ofTimelines, in: one.workspace())
    var (simulation, metrics) = (try document.scenario().simulation, Metrics())
    while try simulation.next() { metrics.add(simulation) }
    #expect(trial.isPossible)
    #expect(trial.numbers == Metric.ofTimelines.map { metrics.number($0) })
  }

  /// For any keys a trial has the metrics of the whole scenario with these settings, to the bit: most of the keys of a
  /// release begin where the card is sent, the others at the start.
  @Test(arguments: Seeds.first(12, of: 600)) func aTrialIsTheWholeOne(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    func choice<Value>(_ values: [Value]) -> Value { values[Int(random.next(below: UInt64(values.count)))] }
    let name = choice(BuiltInScenarios.all.map(\.name))
    let document = BuiltInScenarios.named(name)!.document
    let sent = TuningKey.allNames.filter {
      $0.hasPrefix("settle.") || $0.hasPrefix("snap.") || $0.hasPrefix("motion.")
    }
    var keys: [TuningKey] = []
    for _ in 0...random.next(below: 3) {
      let key = try #require(TuningKey.named(choice(random.nextUnit() < 0.6 ? sent : TuningKey.allNames)))
      if !keys.contains(key) { keys.append(key) }
    }
    let metrics = Metric.ofTimelines + [.flickEffort, .skipVelocity]
    guard let one = try? TuningCase(name: name, document: document, varying: keys) else { return }
    let workspace = one.workspace()
    for _ in 0..<2 {
      let values = keys.map { key -> SettingValue in
        if let range = key.range {
          let (share, most) = (random.nextUnit(), min(range.upperBound, max(range.lowerBound + 1, 900)))
          let number = range.lowerBound + (most - range.lowerBound) * share * share
          return .number(key.isWhole ? number.rounded() : number)
        }
        guard let kind = SettingKey.named(key.name)?.kind else { return .flag(true) }
        switch kind {
        case .flag: return .flag(random.nextUnit() < 0.5)
        case .choice(let words, _, _): return .text(choice(words.map(\.name)))
        case .curve: return .text(choice(["linear", "ease", "cubic-bezier(0.3, 0.2, 0.3, 1.6)"]))
        case .number, .numberOrWord: return .number(1)
        }
      }
      let reported = "seed \(seed), \(name): \(keys.map(\.name)) \(values)"
      let trial = one.trial(keys, values, measuring: metrics, in: workspace)
      guard let changed = try? one.changed(keys, values), let scenario = try? changed.scenario() else {
        #expect(!trial.isPossible, "\(reported)")
        continue
      }
      var (simulation, measured) = (scenario.simulation, Metrics(of: metrics))
      while try simulation.next() { measured.add(simulation) }
      #expect(trial.numbers == metrics.map { measured.number($0) }, "\(reported)")
      #expect(trial.target ?? "" == measured.text(.target, names: scenario.names), "\(reported)")
    }
  }

  /// If a key moves cards or fingers, they are placed again.
  @Test func whatMovesCardsIsPlacedAnew() throws {
    let document = BuiltInScenarios.named("flick-up")!.document
    for (name, value) in [("touch.estimator", SettingValue.text("impulse")), ("fps", .number(120))] {
      let key = try #require(TuningKey.named(name))
      let one = try TuningCase(name: "", document: document, varying: [key])
      let trial = one.trial([key], [value], measuring: [.frames, .releaseVelocity], in: one.workspace())
      var changed = document
      try key.set(value, in: &changed)
      var (simulation, metrics) = (try changed.scenario().simulation, Metrics())
      while try simulation.next() { metrics.add(simulation) }
      #expect(trial.numbers == [metrics.number(.frames), metrics.number(.releaseVelocity)])
    }
  }

  @Test func whatMakesNoCardIsNotPossible() throws {
    let document = BuiltInScenarios.named("flick-up")!.document
    let keys = SettingKey.all.filter { $0.name.hasPrefix("geometry.") && $0.unit == "pt" }.compactMap {
      TuningKey.named($0.name)
    }
    let one = try TuningCase(name: "", document: document, varying: keys)
    let values = keys.map { SettingValue.number($0.range!.upperBound) }
    let trial = one.trial(keys, values, measuring: [.settleTime], in: one.workspace())
    #expect(trial == Trial(metricCount: 1))
    #expect(!trial.isPossible)
  }

  @Test func severalCasesAreSummed() {
    func trial(_ numbers: [Double?], _ target: String?) -> Trial {
      Trial(numbers: numbers, target: target, isPossible: true)
    }
    let trials = [trial([1, -4, nil], "a"), trial([2, -8, 3], "a"), trial([6, -9, 3], "b")]
    #expect(Trial(trials[...], by: .mean) == trial([3, -7, nil], nil))
    #expect(Trial(trials[...], by: .worst) == trial([6, -4, nil], nil))
    #expect(Trial(trials[0..<2], by: .worst).target == "a")
    #expect(Trial(trials[1...1], by: .mean) == trials[1])
    #expect(Summary.mean.of([]) == nil)
  }
}
