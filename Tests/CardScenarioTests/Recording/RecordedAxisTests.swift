import CardExamples
import CardMath
import CardTestSupport
import CardText
import CardTimeline
import Testing

@testable import CardScenario

/// Recordings whose numbers have another origin, unit or direction: that is told, and the clocks are laid right.
@Suite struct RecordedAxisTests {
  private static func comparison(_ name: String, _ change: (Double) -> Double) throws -> RecordingComparison {
    var recording = try RecordingComparisonTests.recording(of: name, startingAt: 700_000)
    for index in recording.samples.indices {
      recording.samples[index].position = change(recording.samples[index].position)
    }
    return try RecordingComparison(of: recording, with: RecordingComparisonTests.scenario(name))
  }

  /// Whatever the shift, it is found to a hundredth of a point, and nothing is said of times.
  @Test(arguments: Seeds.first(3, of: 20)) func aShiftIsTold(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    for name in ["flick-up", "slow-drag", "edge-overshoot"] {
      let shift = (Double.random(in: 2...300, using: &generator) * 100).rounded() / 100
      for (shift, word) in [(shift, "lower"), (-shift, "higher")] {
        let comparison = try Self.comparison(name) { $0 + shift }
        let size = DecimalText.fixed(shift.magnitude, decimals: 2)
        #expect(comparison.feelings == ["lies \(size) pt \(word) throughout"], "seed \(seed), \(name)")
        #expect((comparison.offset + 0.7).magnitude < 5e-4, "seed \(seed), \(name): \(comparison.offset)")
        #expect(try #require(comparison.offsetMargin) < 1e-3, "seed \(seed), \(name)")
        #expect(!comparison.holds)
        #expect(comparison.outsideCount > 0)
        #expect(comparison.worst.lateness == nil)
        #expect((comparison.distance - shift.magnitude).magnitude < 4, "seed \(seed), \(name): \(comparison.distance)")
      }
    }
  }

  @Test(arguments: [
    (2.0, "goes 2 times as far", "scale of 1/2 "), (3, "goes 3 times as far", "scale of 1/3 "),
    (2.625, "goes 2.625 times as far", "scale of 1/2.625 "), (1 / 3.0, "goes 1/3 times as far", "scale of 3 "),
  ]) func anotherUnitIsTold(factor: Double, size: String, scale: String) throws {
    let comparison = try Self.comparison("flick-up") { $0 * factor }
    let feeling = try #require(comparison.feelings.first)
    #expect(comparison.feelings.count == 1, "\(feeling)")
    #expect(feeling.contains(size), "\(feeling)")
    #expect(feeling.contains(scale), "\(feeling)")
    #expect((comparison.offset + 0.7).magnitude < 5e-4, "\(comparison.offset)")
  }

  /// Pixels of a card that moves otherwise, too: both are told, in points.
  @Test func anotherUnitOfAnotherMotionIsTold() throws {
    var recording = try RecordingComparisonTests.recording(
      of: "flick-up", startingAt: 700_000, settings: ["settle.response": "0.45"])
    for index in recording.samples.indices { recording.samples[index].position *= 3 }
    let comparison = try RecordingComparison(of: recording, with: RecordingComparisonTests.scenario("flick-up"))
    #expect(comparison.feelings.first?.hasPrefix("goes 3 times as far") == true, "\(comparison.feelings)")
    let isLater = comparison.feelings.contains { $0.hasPrefix("settles ") && $0.hasSuffix(" later") }
    #expect(isLater, "\(comparison.feelings)")
    #expect(comparison.feelings.contains("ends at the same detent, extended"), "\(comparison.feelings)")
  }

  /// Whatever the axis, a card with another spring is told as it is on the scenario's own: its rests say which axis it
  /// is, and the clock is laid as without it.
  @Test(arguments: [(1.0, 30.0), (1, 2), (1, -75.5), (-1, 844), (3, 0), (0.5, 0)])
  func anotherAxisOfAnotherMotionIsTold(factor: Double, shift: Double) throws {
    let plain = try RecordingComparisonTests.recording(
      of: "flick-up", startingAt: 700_000, settings: ["settle.response": "0.35", "settle.damping_ratio": "0.7"])
    var recording = plain
    for index in plain.samples.indices {
      recording.samples[index].position = factor * plain.samples[index].position + shift
    }
    let scenario = try RecordingComparisonTests.scenario("flick-up")
    let one = try RecordingComparison(of: plain, with: scenario)
    let other = try RecordingComparison(of: recording, with: scenario)
    #expect(one.axisPhrase == nil, "\(one.feelings)")
    #expect(one.feelings.contains { $0.hasPrefix("settles ") }, "\(one.feelings)")
    #expect(other.axisPhrase == other.feelings.first, "\(other.feelings)")
    #expect(Array(other.feelings.dropFirst()) == one.feelings)
    #expect((other.offset - one.offset).magnitude < 1e-4, "\(other.offset), \(one.offset)")
  }

  @Test func anotherDirectionIsTold() throws {
    let comparison = try Self.comparison("flick-up") { 844 - $0 }
    #expect(comparison.feelings == ["counts in the other direction"])
    #expect((comparison.offset + 0.7).magnitude < 5e-4, "\(comparison.offset)")
  }

  /// Pixels that are counted from another view's edge, or upward: the shape alone tells that.
  @Test(arguments: [
    (3.0, 177.0, "goes 3 times as far", "a scale of 1/3 mends, and then lies 59.00 pt lower throughout"),
    (2, -40, "goes 2 times as far", "a scale of 1/2 mends, and then lies 20.00 pt higher throughout"),
    (-3, 2556, "counts in the other direction, and goes 3 times as far", "a scale of 1/3 mends"),
  ]) func anotherUnitFromAnotherEdgeIsTold(factor: Double, shift: Double, one: String, other: String) throws {
    let phrase = "\(one): it has another unit, which \(other)"
    for name in ["flick-up", "slow-drag"] {
      let comparison = try Self.comparison(name) { $0 * factor + shift }
      #expect(comparison.feelings == [phrase], "\(name): \(comparison.feelings)")
      #expect((comparison.offset + 0.7).magnitude < 5e-4, "\(name): \(comparison.offset)")
    }
  }

  /// A factor without a reason is another motion: it goes elsewhere.
  @Test(arguments: [(1.1, 0.0), (1.7, 40)]) func anotherMotionIsNoUnit(factor: Double, shift: Double) throws {
    let comparison = try Self.comparison("flick-up") { $0 * factor + shift }
    #expect(comparison.feelings.contains { $0.hasPrefix("rests ") }, "\(comparison.feelings)")
  }

  /// A difference within the tolerance stays one of the clock, as it was solved.
  @Test func aSmallShiftHolds() throws {
    #expect(try Self.comparison("flick-up") { $0 + 0.4 }.holds)
  }

  /// The fit is the least-squares line through the samples, of which only those count where the path has numbers.
  @Test func theFitIsTheLeastSquaresLine() {
    let path = ScenarioPath(times: [0, 1, 2, 3, 4], values: [0, 1, 4, 2, .nan])
    let fit = RecordedAxis.fit(0, [0, 1, 2, 3, 4], [3, 5, 11, 7.5, 100], path)
    // By hand: means 1.75 and 6.625, products 17.625, squares 8.75.
    #expect((fit.factor - 17.625 / 8.75).magnitude < 1e-12)
    #expect(fit.value == 6.625)
    #expect(fit.expected == 1.75)
    let line = zip([0.0, 1, 4, 2], [3, 5, 11, 7.5]).map { $1 - fit.value - fit.factor * ($0 - fit.expected) }
    let rest = line.map { $0 * $0 }.reduce(0, +)
    #expect((fit.rest - rest - RecordingOffset.missing).magnitude < 1e-8)
  }

  /// Words and sizes are those of the column's unit.
  @Test func wordsHaveTheColumnsUnit() throws {
    let scenario = try RecordingComparisonTests.scenario("flick-up")
    func comparison(_ column: Column, _ change: (Double) -> Double) throws -> RecordingComparison {
      let path = try ScenarioPath(scenario, column: column)
      let samples = stride(from: 0, to: path.times.count, by: 8).map {
        Recording.Sample(microseconds: Int64((path.times[$0] * 1e6).rounded()), position: change(path.values[$0]))
      }
      return try RecordingComparison(of: Recording(samples: samples), with: scenario, column: column)
    }
    #expect(try comparison(.mapDim) { $0 }.holds && comparison(.cardVelocity) { $0 }.holds)
    let dim = try comparison(.mapDim) { $0 * 1.2 }
    #expect(!dim.holds, "\(dim.words)")
    #expect(dim.feelings.first == "rests 0.050 more", "\(dim.words)")
    #expect(dim.words.contains("farther than 0.01 and 1 ms"), "\(dim.words)")
    #expect(!dim.words.contains(" pt"), "\(dim.words)")
    let velocity = try comparison(.cardVelocity) { $0 * 1.2 }
    #expect(!velocity.holds, "\(velocity.words)")
    #expect(velocity.feelings.isEmpty, "\(velocity.words)")
    #expect(velocity.words.contains(" pt/s less"), "\(velocity.words)")
  }
}
