import CardExamples
import CardModel
import CardScenario
import CardSettings
import CardSimulation
import CardText
import CardTimeline

extension BenchmarkCase {
  /// One frame in each phase, under the rules of `standard`.
  static let phases: [BenchmarkCase] = [
    frames("frame, resting", of: "flick-up", in: .resting, at: 24_000, aimNanoseconds: 6),
    frames("frame, settling", of: "flick-up", in: .settling, aimNanoseconds: 16),
    heldFrames("frame, dragging", .onHeader, in: .dragging, aimNanoseconds: 34),
    heldFrames("frame, scrolling", .onContent, in: .scrolling, aimNanoseconds: 34),
    frames("frame, decelerating", of: "scroll-momentum", in: .decelerating),
    frames("frame, bouncing", of: "scroll-bounce", in: .bouncing),
    frames("frame, pushing", of: "push-pop", in: .pushing, aimNanoseconds: 30),
    frames("frame, popping", of: "push-pop", in: .popping),
    frames("frame, paging", of: "paging", in: .paging),
    timeline,
  ]

  /// A settling frame and a dragging frame under each preset other than `standard`.
  static let presets: [BenchmarkCase] = Preset.all.filter { $0.name != Preset.standard.name }.flatMap { preset in
    [
      frames("frame, settling, \(preset.name)", of: "flick-up", under: preset, in: .settling),
      heldFrames("frame, dragging, \(preset.name)", .onHeader, under: preset, in: .dragging),
    ]
  }

  /// Whole frames of a built-in scenario while a law drives them through one phase: the function that `cardsim run`
  /// calls for each row.
  ///
  /// The digest is of the timeline at 240 Hz, as a command prints it. The measured frames are of the same timeline at a
  /// finer rate, so that there are enough consecutive ones; a law costs the same at every instant.
  static func frames(
    _ name: String, of scenario: String, under preset: Preset? = nil, in phase: Phase, at hertz: Int64 = 4800,
    aimNanoseconds: Double? = nil
  ) -> BenchmarkCase {
    BenchmarkCase(
      name: name, item: "frame of \(scenario)", aimNanoseconds: aimNanoseconds,
      command: "cardsim run \(scenario)\(preset.map { " --preset \($0.name)" } ?? "") --fps \(Self.hertz) --digest",
      proof: { timelineProof(of: builtIn(scenario, under: preset)) },
      makeWork: { Stretch(of: builtIn(scenario, under: preset, at: hertz).simulation, in: phase).work },
      makeSteps: { Stretch(of: builtIn(scenario, under: preset, at: hertz).simulation, in: phase).steps },
      makeStages: { FrameStages(of: builtIn(scenario, under: preset, at: hertz), in: phase) })
  }

  /// The part on which a finger holds the card while it moves up and down.
  enum Hold {
    case onHeader
    case onContent
  }

  /// Whole frames at 240 Hz while a finger, sampled at 120 Hz, moves up and down for seconds.
  private static func heldFrames(
    _ name: String, _ hold: Hold, under preset: Preset? = nil, in phase: Phase, aimNanoseconds: Double? = nil
  ) -> BenchmarkCase {
    BenchmarkCase(
      name: name, item: "frame of a long drag", aimNanoseconds: aimNanoseconds,
      // Some presets report each step of the finger to the app: the log of a copy allocates once.
      isFreeOfAllocations: preset == nil,
      proof: { timelineProof(of: held(hold, under: preset)) },
      makeWork: { Stretch(of: held(hold, under: preset).simulation, in: phase, hasEvents: preset != nil).work },
      makeSteps: { Stretch(of: held(hold, under: preset).simulation, in: phase, hasEvents: preset != nil).steps },
      makeStages: { FrameStages(of: held(hold, under: preset), in: phase, hasEvents: preset != nil) })
  }

  /// A card over the map, and a finger on it that moves up and down at 350 points per second for seven seconds.
  private static func held(_ hold: Hold, under preset: Preset?) -> Scenario {
    let (detent, low, high) =
      switch hold {
      case .onHeader: ("peaking", 430, 110)
      case .onContent: ("extended", 700, 320)
      }
    // On content the finger stops short of its start, so that it never pulls the card down.
    let points = (0...8).map { leg in
      "[\"\(leg * 900)ms\", \(200 + leg % 2 * 6), \(leg % 2 == 1 ? high : leg == 0 ? low : low - 10)]"
    }
    var document = read(
      SourceText(
        name: "drag.json",
        text: """
          {
            "fps": \(hertz), "cards": [{ "name": "trips", "header": 84, "content": 1600, "detent": "\(detent)" }],
            "inputs": [{ "at": "100ms", "path": { "points": [\(points.joined(separator: ", "))], "seed": 30 } }]
          }
          """))
    if let preset { document.use(preset) }
    return scenario(of: document)
  }

  /// Sixty consecutive frames of a settling card, collected in an array.
  static let timeline = BenchmarkCase(
    name: "60-frame timeline", item: "60 frames of flick-up", aimNanoseconds: 1300, isFreeOfAllocations: false,
    proof: { timelineProof(of: builtIn("flick-up")) },
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

  /// The frame rate of the frame cases, in hertz: four times as many frames in a phase as at 60 Hz.
  static let hertz: Int64 = 240

  /// A built-in scenario, at that rate or another one.
  static func builtIn(_ name: String, under preset: Preset? = nil, at hertz: Int64 = hertz) -> Scenario {
    guard let entry = BuiltInScenarios.named(name) else { preconditionFailure("there is no scenario '\(name)'") }
    var document = entry.document
    if let preset { document.use(preset) }
    document.rates = [FrameClock.Rate(start: 0, hertz: hertz)]
    return scenario(of: document)
  }

  /// Parses a scenario of the benchmark's own, which has no mistakes.
  static func read(_ text: SourceText) -> ScenarioDocument {
    do throws(DiagnosticsError) {
      return try ScenarioDocument.read(text, name: text.name)
    } catch {
      preconditionFailure(error.text)
    }
  }

  /// Converts a document of the benchmark's own, which has no mistakes, into a scenario.
  static func scenario(of document: ScenarioDocument) -> Scenario {
    do throws(DiagnosticsError) {
      return try document.scenario()
    } catch {
      preconditionFailure(error.text)
    }
  }

  /// The digest that `cardsim run --digest` prints, and the number of frames that it covers.
  static func timelineProof(of scenario: Scenario) -> Proof {
    var simulation = scenario.simulation
    var digest = TimelineDigest(names: scenario.names)
    var frames = 0
    while next(&simulation) {
      digest.combine(simulation.frame, events: simulation.events)
      frames += 1
    }
    return Proof(digest: digest.text, frames: frames)
  }

  /// Advances to the next frame; none of a built-in scenario's frames fails.
  @inline(__always)
  static func next(_ simulation: inout Simulation) -> Bool {
    do throws(NonFiniteFrame) {
      return try simulation.next()
    } catch {
      preconditionFailure("frame \(error.number) isn't finite")
    }
  }
}
