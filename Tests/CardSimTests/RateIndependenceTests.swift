import CardExamples
import CardSettings
import CardSim
import CardTestSupport
import Testing

/// The state at an instant doesn't depend on the number of frames.
@Suite struct RateIndependenceTests {
  /// The scenarios with immediate inputs, at one rate: results in which frames take part differ on purpose.
  static let scenarios = BuiltInScenarios.all.filter { entry in
    let document = entry.document
    return document.settings.delivery == .immediate && document.rates.count == 1 && document.drops == FrameClock.Drops()
      && !document.inputs.contains { if case .drop = $0.action { true } else { false } }
      // Scroll views report their scrolling frame by frame, and lists ask for more then.
      && !document.cards.contains { $0.content != nil }
  }.map(\.name)

  /// Of the `standard` scenarios only those about the clock itself, and documents, are left out; the presets of real
  /// systems gather inputs at frames.
  @Test func hardlyAnyIsLeftOut() {
    let standard = BuiltInScenarios.all.filter { $0.document.preset == Preset.standard.name }
    #expect(
      Set(standard.filter { entry in !entry.document.cards.contains { $0.content != nil } }.map(\.name))
        .subtracting(Self.scenarios) == ["gathered-input", "promotion", "dropped-frames"])
  }

  /// Instants that rates share show the same to the bit, in every column but `frame` and `events`.
  @Test(arguments: Seeds.every(8, of: scenarios))
  func sharedInstantsShowTheSame(name: String) throws {
    let rates: [Int64] = [60, 120, 240, 24, 80, 144]
    let runs = try rates.map { try Run(name, fps: $0) }
    var seen: [Int64: (rate: Int64, sample: Sample)] = [:]
    var shared = 0
    for (rate, run) in zip(rates, runs) {
      for row in run.rows {
        guard let known = seen[row.frame.ticks] else {
          seen[row.frame.ticks] = (rate, row.sample)
          continue
        }
        shared += 1
        let isSame = row.sample.bits == known.sample.bits
        #expect(isSame, "at \(row.frame.ticks) ticks: \(rate) Hz shows \(row.sample), \(known.rate) Hz \(known.sample)")
        if !isSame { return }
      }
    }
    #expect(shared > runs[1].rows.count)
    // The same events happen at the same instants at every rate.
    for run in runs.dropFirst() { #expect(run.entries == runs[0].entries) }
  }

  /// The times of the card's arrival are solved, and no frame takes part in them: they are the same to the bit at every
  /// rate, and with frames dropped.
  @Test(arguments: Seeds.every(3, of: scenarios))
  func timesAreTheSame(name: String) throws {
    var document = try #require(BuiltInScenarios.named(name)).document
    var expected: [Metric: MetricValue] = [:]
    for hertz in [24, 60, 120, 240, -60] as [Int64] {
      document.rates = [FrameClock.Rate(start: 0, hertz: hertz.magnitude == 60 ? 60 : hertz)]
      if hertz < 0 {
        (document.drops.share, document.drops.seed) = (0.4, 3)
        document.drops.runs = [FrameClock.Drops.Run(start: 2_000_000, count: 20)]
      }
      var (simulation, metrics) = (try document.scenario().simulation, Metrics())
      while try simulation.next() { metrics.add(simulation) }
      for metric in [.settleTime, .timeToMost, .stillTime] as [Metric] {
        #expect(metrics[metric] == expected[metric] ?? metrics[metric], "\(metric) at \(hertz) Hz")
        expected[metric] = metrics[metric]
      }
    }
  }

  /// With inputs gathered at frames the state depends on the rate.
  @Test func gatheredInputsHangOnTheRate() throws {
    let (slow, fast) = (try Run("gathered-input", fps: 60), try Run("gathered-input", fps: 240))
    let differ = slow.rows.contains { row in
      fast.rows.contains { $0.frame.ticks == row.frame.ticks && $0.sample.bits != row.sample.bits }
    }
    #expect(differ)
  }

  /// Frames at odd rates, at any instants, show the law's state there.
  @Test(arguments: [29, 61, 97, 165, 239] as [Int64])
  func anyRateShowsTheSameLaw(hertz: Int64) throws {
    let run = try Run("flick-up", fps: hertz)
    var player = Player(run.scenario)
    for row in run.rows { #expect(player.sample(at: row.instant).bits == row.sample.bits) }
  }
}

/// A run is a function of its scenario, and the rest of a run one of its simulation: no other state is kept.
@Suite struct RepeatabilityTests {
  @Test(arguments: Seeds.every(6, of: BuiltInScenarios.all.map(\.name), from: 2))
  func twoRunsAreOne(name: String) throws {
    let (one, two) = (try Run(name), try Run(name))
    #expect(one.rows.map(\.sample.bits) == two.rows.map(\.sample.bits))
    #expect(one.rows.map(\.frame) == two.rows.map(\.frame))
    #expect(one.entries == two.entries)
  }

  /// A copy of a simulation at any frame goes on to the same bits.
  @Test(arguments: Seeds.every(12, of: BuiltInScenarios.all.map(\.name), from: 1))
  func aSavedSimulationGoesOnAlike(name: String) throws {
    var simulation = try #require(BuiltInScenarios.named(name)).document.scenario().simulation
    var (saved, frames, entries): ([Simulation], [Frame], [[EventLog.Entry]]) = ([], [], [])
    while try simulation.next() {
      // Each tenth frame is enough, and it isn't always at the same place of a phase.
      if frames.count % 10 == 3 { saved.append(simulation) }
      frames.append(simulation.frame)
      entries.append(simulation.events.entries)
    }
    for var copy in saved {
      var index = frames.firstIndex { $0.number == copy.frame.number }!
      while try copy.next() {
        index += 1
        guard copy.frame.sample.bits == frames[index].sample.bits, copy.events.entries == entries[index] else {
          Issue.record("frame \(copy.frame.number) differs after a restore")
          return
        }
      }
      #expect(index == frames.count - 1)
    }
  }

  /// Reading changes nothing: a stack that is read at other instants between the frames shows the same afterwards.
  @Test(arguments: ["tour", "retarget", "scroll-bounce", "pop-during-push"])
  func lookingChangesNothing(name: String) throws {
    let scenario = try #require(BuiltInScenarios.named(name)).document.scenario()
    var (quiet, curious) = (Player(scenario), Player(scenario))
    for frame in 0..<700 as Range<Int64> {
      for part in [5, 3, 1] as [Int64] {
        _ = curious.sample(at: Instant(ticks: frame * 150_000 + 100_000 - part * 21_003))
      }
      let instant = Instant(ticks: frame * 150_000 + 100_000)
      #expect(quiet.sample(at: instant).bits == curious.sample(at: instant).bits)
    }
  }
}

extension Sample {
  /// Every number of the sample by its bits, so that −0 isn't 0; names and phases as numbers.
  var bits: [UInt64?] {
    [
      UInt64(phase.rawValue), UInt64(bitPattern: Int64(card)), touchY?.bitPattern, cardY.bitPattern,
      cardVelocity?.bitPattern, modelY.bitPattern, target.map { UInt64(bitPattern: Int64($0)) }, progress.bitPattern,
      stackDim.bitPattern, mapDim.bitPattern, mapButton.bitPattern, contentAlpha.bitPattern, scrollOffset.bitPattern,
      scrollVelocity.bitPattern, overdrag.bitPattern, UInt64(stackDepth), transitionProgress?.bitPattern,
      transitionY?.bitPattern,
    ]
  }
}
