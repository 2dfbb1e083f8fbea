import CardFormats
import CardModel
import CardSimulation

extension BenchmarkCase {
  /// Whole frames of a built-in scenario while it is in one phase: the function that `cardsim run` calls for each row.
  static func frames(_ name: String, of scenario: String, in phase: Phase, limitNanoseconds: Double? = nil)
    -> BenchmarkCase
  {
    BenchmarkCase(
      name: name, item: "frame of \(scenario)", limitNanoseconds: limitNanoseconds, isFreeOfAllocations: true,
      command: "cardsim run \(scenario) --fps \(hertz) --digest",
      digest: { timelineDigest(of: scenario) },
      makeWork: {
        let stretch = Stretch(of: builtIn(scenario).simulation, in: phase)
        return { items in
          var done = 0
          while done < items {
            var simulation = stretch.start
            for _ in 0..<stretch.frameCount { _ = next(&simulation) }
            done += stretch.frameCount
          }
          return done
        }
      })
  }

  /// Sixty frames of a settling card in a row, collected.
  static let timeline = BenchmarkCase(
    name: "60-frame timeline", item: "60 frames of flick-up", limitNanoseconds: nil, isFreeOfAllocations: false,
    command: nil,
    digest: { timelineDigest(of: "flick-up") },
    makeWork: {
      let stretch = Stretch(of: builtIn("flick-up").simulation, in: .settling)
      return { items in
        var frames: [Frame] = []
        frames.reserveCapacity(60)
        for _ in 0..<items {
          var simulation = stretch.start
          frames.removeAll(keepingCapacity: true)
          for _ in 0..<60 {
            if next(&simulation) { frames.append(simulation.frame) }
          }
        }
        return items
      }
    })

  /// The rate at which the frame cases run: four times as many frames in a phase as at 60 Hz.
  static let hertz: Int64 = 240

  /// The built-in scenario, at that rate.
  static func builtIn(_ name: String) -> Scenario {
    guard let entry = BuiltInScenarios.named(name) else { preconditionFailure("there is no scenario '\(name)'") }
    var document = entry.document
    document.rates = [FrameClock.Rate(start: 0, hertz: hertz)]
    do throws(DiagnosticsError) {
      return try document.scenario()
    } catch {
      preconditionFailure(error.text)
    }
  }

  /// The digest that `cardsim run --digest` prints.
  static func timelineDigest(of name: String) -> String {
    let scenario = builtIn(name)
    var simulation = scenario.simulation
    var digest = TimelineDigest(names: scenario.names)
    while next(&simulation) { digest.combine(simulation.frame, events: simulation.events) }
    return digest.text
  }

  /// Goes on to the next frame; a built-in scenario has none that fails.
  @inline(__always)
  static func next(_ simulation: inout Simulation) -> Bool {
    do throws(NonFiniteFrame) {
      return try simulation.next()
    } catch {
      preconditionFailure("frame \(error.number) isn't finite")
    }
  }
}

/// The frames of a simulation that are in one phase, in a row.
struct Stretch {
  /// The simulation just before the first of them.
  let start: Simulation

  /// How many they are.
  let frameCount: Int

  /// The longest stretch of a phase; there must be one.
  init(of simulation: Simulation, in phase: Phase) {
    var simulation = simulation
    var best: (start: Simulation, count: Int)?
    var begun: Simulation?
    var count = 0
    while BenchmarkCase.next(&simulation) {
      // A frame with events is no steady one: a stretch ends before it. The first steady frame is the start and isn't
      // counted, so that a copy of the start has no events that it would have to forget.
      guard simulation.frame.sample.phase == phase, simulation.events.entries.isEmpty else {
        begun = nil
        continue
      }
      guard let start = begun else {
        (begun, count) = (simulation, 0)
        continue
      }
      count += 1
      if count > best?.count ?? 0 { best = (start, count) }
    }
    guard let best else { preconditionFailure("no frame is \(phase)") }
    start = best.start
    frameCount = best.count
  }
}
