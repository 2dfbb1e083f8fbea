import CardSim
import Testing

/// The instants at which inputs reach the model, and at which frames are shown.
@Suite struct ClockTests {
  // MARK: - Delivery

  /// Returns true if all events but arrivals happen at a frame's instant.
  static func isGathered(_ run: Run) -> Bool {
    run.rows.allSatisfy { row in
      row.events.allSatisfy { entry in
        if case .settled = entry.event { return true }
        return entry.instant == row.instant
      }
    }
  }

  @Test func inputsAreGatheredAtTheNextFrame() throws {
    #expect(Self.isGathered(try Run("gathered-input")))
    #expect(!Self.isGathered(try Run("gathered-input", ["clock.delivery": "immediate"])))
  }

  /// Returns true if a motion starts at its cause: the spring counts from the lift's own instant.
  static func startsAtTheLift(_ run: Run) throws -> Bool {
    let lift = Instant(ticks: run.scenario.inputs[try run.touch(.ended)].ticks)
    let (y, velocity) = (run.sample(at: lift).cardY, run.releases[0])
    let row = try #require(run.rows.first { $0.instant > lift })
    let expected = Oracle.spring(
      response: 0.4, dampingRatio: 0.8, displacement: y - Place.extended, velocity: velocity,
      at: row.instant.seconds(since: lift))
    return (row.sample.cardY - Place.extended).isNear(expected.position) && row.instant.seconds(since: lift) > 1e-3
  }

  @Test func immediateInputsActAtTheirOwnInstants() throws {
    #expect(try Self.startsAtTheLift(Run("flick-up")))
    #expect(try !Self.startsAtTheLift(Run("flick-up", ["clock.delivery": "frame"])))
    // The release velocity doesn't depend on the delivery: a swipe is generated for the samples that
    // the estimator reads.
    let (own, gathered) = (try Run("flick-up").releases, try Run("flick-up", ["clock.delivery": "frame"]).releases)
    #expect(own.count == 1)
    #expect(gathered.count == 1)
    #expect(own[0].isNear(gathered[0], 2e-6 * own[0].magnitude))
  }

  // MARK: - ProMotion

  static func changesItsRate(_ run: Run) -> Bool {
    zip(run.rows, run.rows.dropFirst()).allSatisfy { row, next in
      // The rate is 60 Hz until 100 ms, 120 Hz until 300 ms, and 80 Hz from there on.
      let period: Int64 = row.frame.ticks < 900_000 ? 150_000 : row.frame.ticks < 2_700_000 ? 75_000 : 112_500
      return next.frame.ticks - row.frame.ticks == period && next.frame.number == row.frame.number + 1
    }
  }

  @Test func aDisplayMayChangeItsRate() throws {
    let run = try Run("promotion")
    #expect(Self.changesItsRate(run))
    #expect(!Self.changesItsRate(try Run("promotion", fps: 120)))
    // A sample depends on its instant, not on the rate: of these instants the first are frames at 240 Hz as well, and
    // many of the last are frames at 80 Hz from the start.
    let fine = try Run("promotion", fps: 240).rows + Run("promotion", fps: 80).rows
    var compared = 0
    for row in run.rows {
      guard let same = fine.first(where: { $0.frame.ticks == row.frame.ticks }) else { continue }
      #expect(same.sample == row.sample)
      compared += 1
    }
    #expect(compared > run.rows.count / 2)
  }

  // MARK: - Dropped frames

  static func undropped(_ name: String) throws -> Run {
    try Run(name) { document in
      document.drops = FrameClock.Drops()
      document.inputs.removeAll { if case .drop = $0.action { true } else { false } }
    }
  }

  @Test func aDroppedFrameChangesNothingAfterIt() throws {
    let (run, whole) = (try Run("dropped-frames"), try Self.undropped("dropped-frames"))
    let missing = Set(whole.rows.map(\.frame.number)).subtracting(run.rows.map(\.frame.number))
    // The dropped frames are the named one, the three from 300 ms on, and some that the seed drew.
    #expect(missing.isSuperset(of: [3, 18, 19, 20]))
    #expect(missing.count > 6)
    for row in run.rows { #expect(whole.rows[Int(row.frame.number)].frame == row.frame) }
    // A dropped frame loses no event.
    #expect(run.entries == whole.entries)
    #expect(whole.rows.map(\.frame.number) == Array(0..<Int64(whole.rows.count)))
  }

  @Test func aSeedDrawsTheFrames() throws {
    func numbers(_ seed: UInt64, share: Double = 0.1) throws -> [Int64] {
      try Run("dropped-frames") { ($0.drops.seed, $0.drops.share) = (seed, share) }.rows.map(\.frame.number)
    }
    #expect(try numbers(7) == numbers(7))
    #expect(try numbers(7) != numbers(8))
    let none = try numbers(7, share: 0)
    #expect(none == Array(0..<none.last! + 1).filter { ![3, 18, 19, 20].contains($0) })
  }
}
