import CardSettings
import CardSim
import Testing

/// The conditions that make a touch a drag: slop, axis, region and the first finger; and its velocity.
@Suite struct TouchTests {
  // MARK: - Slop

  /// Returns true if the card follows the finger from the exact point at which its path crosses ten points,
  /// and not before.
  static func countsFromTheSlop(_ run: Run, touch number: Int) throws -> Bool {
    let began = try run.touch(.began, number)
    let touches = run.touches().filter { $0.index >= began }.prefix(while: {
      $0.index == began || $0.touch.phase != .began
    })
    let crossing = Oracle.crossing(of: 10, touches.map(\.touch))
    let (start, end) = (touches.first!.instant, touches.last!.instant)
    let rest = run.sides(of: began).before.cardY
    return run.rows(from: start, to: end).allSatisfy { row in
      guard let crossing, row.isDrag else { return row.sample.cardY == rest }
      return (row.sample.cardY - rest).isNear(row.sample.touchY! - crossing.y)
    }
  }

  @Test func aFingerDragsFromTheSlopsCrossingOn() throws {
    let run = try Run("slop", fps: 240)
    #expect(try Self.countsFromTheSlop(run, touch: 0))
    #expect(try Self.countsFromTheSlop(run, touch: 1))
    // The first touch stays within the slop, the second leaves it.
    #expect(run.events.count { $0 == .touch(.header) } == 2)
    #expect(run.events.count { $0 == .drag } == 1)
    // The crossing lies between two samples of the finger, and not at one.
    let crossing = try #require(Oracle.crossing(of: 10, run.touches().suffix(while: .began).map(\.touch)))
    #expect(run.touches().allSatisfy { ($0.touch.y - crossing.y).magnitude > 1e-3 })

    let off = try Run("slop", ["touch.slop": "0"], fps: 240)
    #expect(try !Self.countsFromTheSlop(off, touch: 0))
    #expect(try !Self.countsFromTheSlop(off, touch: 1))
  }

  // MARK: - Axis

  static func neverMoves(_ run: Run) -> Bool {
    run.rows.allSatisfy { $0.sample.cardY == Place.peaking && $0.sample.phase == .resting }
  }

  @Test func aFingerThatGoesSidewaysIsNotOursUntilItLifts() throws {
    let run = try Run("sideways")
    #expect(Self.neverMoves(run))
    #expect(run.events == [.touch(.header), .ignored(.sideways)])
    // The finger moves far along the card's axis afterwards.
    #expect(run.touches().last!.touch.y < run.touches().first!.touch.y - 100)
    #expect(try !Self.neverMoves(Run("sideways", ["touch.axis_lock": "false"])))
  }

  @Test(arguments: [(30.0, true), (-30, true), (30.001, false)])
  func aTieIsOurs(sideways: Double, isOurs: Bool) throws {
    let points = "[[\"0ms\", 200, 430], [\"100ms\", \(200 + sideways), 400]]"
    let run = try Run(
      json: """
        { "cards": [{ "name": "a", "detent": "peaking" }],
          "inputs": [{ "at": "50ms", "path": { "points": \(points), "jitter": false } }] }
        """)
    #expect(run.events.contains(.drag) == isOurs)
  }

  // MARK: - Region

  @Test func theMapNeverDrags() throws {
    let run = try Run("map-touch")
    #expect(Self.neverMoves(run))
    #expect(run.events == [.touch(.map), .ignored(.map)])
    // The same finger drags on the header.
    let onHeader = try Run("map-touch") { document in
      document.inputs[0].action.place(on: .header)
    }
    #expect(!Self.neverMoves(onHeader))
  }

  // MARK: - The first finger

  @Test func theFirstFingerOwnsTheGesture() throws {
    let both = try Run("second-finger")
    let first = try Run("second-finger") { $0.inputs.remove(at: 1) }
    #expect(both.rows.map(\.frame) == first.rows.map(\.frame))
    #expect(both.events == first.events)
    // The second finger alone drags the card.
    let second = try Run("second-finger") { $0.inputs.remove(at: 0) }
    #expect(second.events.contains(.drag))
  }

  // MARK: - One event a frame

  /// Runs a finger that a digitiser of this rate samples; one sample always lies a millisecond before each
  /// frame at 60 Hz.
  static func sampled(_ hertz: Int, _ preset: Preset, _ settings: String = "") throws -> Run {
    let names = preset.settings.places.names
    return try Run(
      json: """
        { "preset": "\(preset.name)", "set": { \(settings) },
          "cards": [{ "name": "a", "content": 1600, "detent": "\(names[names.count / 2])" }],
          "inputs": [{ "at": "99ms", "on": "header", "path": {
            "points": [["0ms", 200, 500], ["150ms", 200, 380]], "rate": \(hertz), "jitter": false } }] }
        """)
  }

  static func dragCount(_ run: Run) -> Int {
    run.events.count { if case .callback(.didDrag) = $0 { true } else { false } }
  }

  /// The presets that gather a frame's samples.
  static let gatheringPresets: [String] = Preset.all.filter { $0.settings.delivery == .frame }.map(\.name)

  /// UIKit hands its recognisers one event a frame: the digitiser's rate changes nothing.
  @Test(arguments: gatheringPresets)
  func theDigitisersRateChangesNothing(preset: String) throws {
    let preset = try #require(Preset.named(preset))
    let runs = try [60, 120, 240].map { try Self.sampled($0, preset) }
    #expect(runs[0].events.contains(.drag))
    for run in runs.dropFirst() {
      #expect(run.scenario.inputs.count > runs[0].scenario.inputs.count)
      #expect(run.rows.map(\.sample.bits) == runs[0].rows.map(\.sample.bits))
      #expect(run.entries == runs[0].entries)
    }
    // An estimator that reads coalesced touches has more samples to read, and the card is dragged alike.
    let others = try [60, 240].map { try Self.sampled($0, preset, #""touch.estimator": "lsq2""#) }
    #expect(others[0].drags.first?.map(\.sample.cardY) == others[1].drags.first?.map(\.sample.cardY))
  }

  /// An app gets one drag callback a frame at any rate of the digitiser; the event that begins the pan moves nothing.
  @Test func anAppIsToldOfADragOnceAFrame() throws {
    let preset = try #require(Preset.named("sweetcurtain-0.2.5"))
    let counts = try [60, 120, 240].map { Self.dragCount(try Self.sampled($0, preset)) }
    #expect(counts == [8, 8, 8])
    // Each sample that is delivered at its own instant counts.
    let all = try [60, 120, 240].map { try Self.sampled($0, preset, #""clock.delivery": "immediate""#) }
    #expect(Set(all.map(Self.dragCount)).count == 3)
  }

  // MARK: - Velocity

  static func liftsStill(_ run: Run) -> Bool {
    run.releases == [0]
  }

  @Test func aFingerThatRestsBeforeItLiftsHasNoVelocity() throws {
    let run = try Run("hold-then-lift")
    #expect(Self.liftsStill(run))
    #expect(run.lastDetent == "peaking")
    // The finger was fast until it rested, as the velocity column shows.
    #expect(run.rows.contains { $0.sample.cardVelocity! < -1_000 })
    let off = try Run("hold-then-lift", ["touch.idle": "10000"])
    #expect(!Self.liftsStill(off))
    #expect(off.lastDetent == "extended")
  }

  @Test func theEstimatorMeasuresTheRelease() throws {
    for estimator in VelocityEstimator.allCases {
      let run = try Run("content-fade", ["touch.estimator": estimator.name])
      let gesture = Gesture(
        samples: run.touches().map {
          TouchSample(microseconds: $0.instant.microseconds, phase: $0.touch.phase, x: $0.touch.x, y: $0.touch.y)
        })
      let velocity = try #require(gesture.releaseVelocity(by: estimator))
      #expect(run.releases == [velocity.y], "\(estimator.name)")
    }
    let usual = try Run("content-fade").releases
    #expect(try usual == Run("content-fade", ["touch.estimator": "uipan"]).releases)
    #expect(try usual != Run("content-fade", ["touch.estimator": "last-two"]).releases)
  }
}

extension Array where Element == (index: Int, instant: Instant, touch: Touch) {
  /// Returns the elements from the last one in a phase on.
  fileprivate func suffix(while phase: TouchPhase) -> ArraySlice<Element> {
    self[(lastIndex { $0.touch.phase == phase } ?? 0)...]
  }
}

extension ScenarioDocument.Action {
  /// Places a gesture on another part of the screen.
  fileprivate mutating func place(on placement: Placement) {
    switch self {
    case .path(let path, _): self = .path(path, placement)
    case .swipe(let swipe, _): self = .swipe(swipe, placement)
    case .gesture(let gesture, _): self = .gesture(gesture, placement)
    case .gestureFile(let file, _): self = .gestureFile(file, placement)
    default: break
    }
  }
}
