import CardMath
import CardTestSupport
import CardTimeline
import Testing

@testable import CardTuning

@Suite struct MotionStretchTests {
  static func recording(_ positions: [Double], held: Range<Int> = 0..<0) -> Recording {
    Recording(
      samples: positions.enumerated().map { index, position in
        Recording.Sample(microseconds: Int64(index) * 16_667, position: position, isHeld: held.contains(index))
      })
  }

  static func rest(_ position: Double, _ count: Int) -> [Double] { Array(repeating: position, count: count) }

  @Test func aMotionLiesBetweenRests() throws {
    let recording = Self.recording(Self.rest(100, 40) + [110, 150, 190, 198] + Self.rest(200, 60))
    let stretch = try #require(MotionStretch(in: recording, part: recording.samples.indices))
    #expect(stretch.firstMoved == 40)
    #expect(stretch.lastMoved == 43)
    #expect(stretch.startsAtRest)
    #expect(stretch.isSettled)
    // The stretch includes a part of the rest on both sides, and not all of it.
    #expect((33...37).contains(stretch.samples.lowerBound))
    #expect((46...49).contains(stretch.samples.upperBound))
    #expect(stretch.motionCount == 1)
    #expect(!stretch.followsRelease)
  }

  /// A rest is a rest, wherever noise puts its first sample.
  @Test(arguments: [0.0, -3, 3, -20]) func aFirstSampleFarOffIsNoMotion(error: Double) throws {
    var random = SplitMix64(seed: 11)
    var positions = Self.rest(100, 25) + [112, 150, 188, 197] + Self.rest(200, 60)
    for index in positions.indices { positions[index] += 0.6 * (random.nextUnit() + random.nextUnit() - 1) }
    positions[0] += error
    let recording = Self.recording(positions)
    let stretch = try #require(MotionStretch(in: recording, part: recording.samples.indices))
    #expect(stretch.startsAtRest, "\(stretch)")
    #expect(stretch.firstMoved == 25, "\(stretch)")
  }

  @Test func theFarthestOfSeveralIsTaken() throws {
    let stretches: [[Double]] = [
      Self.rest(0, 40), [20, 50], Self.rest(60, 40), [100, 200, 280], Self.rest(300, 40), [290], Self.rest(285, 40),
    ]
    let recording = Self.recording(stretches.flatMap { $0 })
    let stretch = try #require(MotionStretch(in: recording, part: recording.samples.indices))
    #expect(stretch.firstMoved == 82)
    #expect(stretch.motionCount == 2)
    // With only a part of the recording, another stretch is found.
    let first = try #require(MotionStretch(in: recording, part: 0..<70))
    #expect(first.firstMoved == 40)
  }

  /// A spring creeps on by less than anybody sees: what follows it is another motion.
  @Test(arguments: [0.4, 0.6]) func aRestDoesntWaitForTheLastDecimals(gap: Double) throws {
    let spring = RandomMotion(response: 0.4, dampingRatio: 0.75, from: 700, to: 100, velocity: 0, start: 0.3)
    let back = 1.0 + gap
    let positions = (0..<180).map { index -> Double in
      let time = Double(index) / 60
      let other = RandomMotion(response: 0.5, dampingRatio: 0.7, from: 100, to: 300, velocity: 0, start: back)
      return ((time < back ? spring.position(at: time) : other.position(at: time)) * 1e4).rounded() / 1e4
    }
    let recording = Self.recording(positions)
    let stretch = try #require(MotionStretch(in: recording, part: recording.samples.indices))
    #expect(stretch.motionCount == 2, "\(stretch)")
    #expect((17...20).contains(stretch.firstMoved), "\(stretch)")
    #expect(stretch.isSettled, "\(stretch)")
  }

  @Test func aFingerEndsWhereItsTouchDoes() throws {
    let positions = Self.rest(400, 20) + [390, 370, 340, 300, 250, 200, 160, 130, 110] + Self.rest(100, 30)
    let recording = Self.recording(positions, held: 18..<23)
    let stretch = try #require(MotionStretch(in: recording, part: recording.samples.indices))
    #expect(stretch.samples.lowerBound == 23)
    #expect(stretch.followsRelease)
    #expect(!stretch.startsAtRest)
  }

  @Test func whatMovesFromTheStartHasNoRest() throws {
    let recording = Self.recording([0, 50, 80, 95, 99] + Self.rest(100, 10))
    let stretch = try #require(MotionStretch(in: recording, part: recording.samples.indices))
    #expect(!stretch.startsAtRest)
    #expect(stretch.samples.lowerBound == 0)
    #expect(stretch.isSettled)
  }

  @Test func whatMovesToTheEndHasNotSettled() throws {
    let recording = Self.recording(Self.rest(0, 10) + (1...20).map { Double($0 * 10) })
    let stretch = try #require(MotionStretch(in: recording, part: recording.samples.indices))
    #expect(!stretch.isSettled)
    #expect(stretch.samples.upperBound == 30)
  }

  @Test func restsAreNoMotion() {
    let still = Self.recording(Self.rest(5, 30))
    #expect(MotionStretch(in: still, part: still.samples.indices) == nil)
    #expect(MotionStretch(in: still, part: 3..<4) == nil)
  }

  /// A stretch is valid with any noise.
  @Test(arguments: Seeds.few) func noiseIsNoMotion(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<50 {
      let positions = (0..<Int(random.next(below: 80))).map { _ in
        random.next(below: 20) == 0 ? random.next(from: -30, to: 30) : random.next(from: -1, to: 1)
      }
      let recording = Self.recording(positions)
      guard let stretch = MotionStretch(in: recording, part: recording.samples.indices) else { continue }
      #expect(stretch.samples.contains(stretch.firstMoved), "seed \(seed)")
      #expect(stretch.samples.count >= 2, "seed \(seed)")
      #expect(recording.samples.indices.contains(stretch.samples.upperBound - 1), "seed \(seed)")
    }
  }

  /// Noise is not taken for a start: the first sample that counts as moved is near the true one.
  @Test(arguments: Seeds.few) func noiseIsNoStart(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let rise: [Double] = (1...20).map { 100 + Double($0) * 20 }
    let clean = Self.rest(100, 40) + rise + Self.rest(500, 40)
    let recording = Self.recording(clean.map { $0 + random.next(from: -1, to: 1) })
    let stretch = try #require(MotionStretch(in: recording, part: recording.samples.indices))
    #expect((39...41).contains(stretch.firstMoved), "seed \(seed)")
  }
}
