import CardMath
import CardScenario
import CardSettings
import CardSimulation
import CardTestSupport
import CardText
import CardTimeline
import Testing

/// The words about a log of another spring, against the metrics, which are solved on the laws and read no samples.
@Suite struct RecordingFeelingsTests {
  /// A card that is let go: no finger before it tells the clock.
  static func document(set settings: String = "") throws -> ScenarioDocument {
    let text = """
      { "cards": [{ "name": "sheet", "header": 60, "content": 900, "detent": "mid",
          "detents": { "low": { "height": 96 }, "mid": 500, "top": { "from_safe_top": 31 } } }],
        "set": { "settle.response": 0.35, "settle.damping_ratio": 0.78\(settings) },
        "inputs": [{ "at": "300ms", "release": { "y": 500, "velocity": -1400, "to": "top" } }] }
      """
    return try ScenarioDocument.read(SourceText(name: "sheet.json", text: text), name: "sheet")
  }

  static func recording(of document: ScenarioDocument, startingAt start: Int64 = 0) throws -> Recording {
    var simulation = try document.scenario().simulation
    var samples: [Recording.Sample] = []
    while try simulation.next() {
      let time = simulation.frame.ticks / Instant.ticksPerMicrosecond
      let position = (simulation.frame.sample.cardY * 100).rounded() / 100
      samples.append(Recording.Sample(microseconds: start + time, position: position))
    }
    return Recording(samples: samples)
  }

  static func settleTime(_ document: ScenarioDocument) throws -> Double {
    var (simulation, metrics) = (try document.scenario().simulation, Metrics(of: [.settleTime]))
    try simulation.finish(addingTo: &metrics)
    return try #require(metrics.number(.settleTime))
  }

  @Test(arguments: [0.6, 0.66, 0.7, 0.72, 0.85, 0.9, 1], [0.32, 0.37, 0.45])
  func theTimeOfSettlingIsThatOfTheMetric(ratio: Double, response: Double) throws {
    let usual = try Self.document()
    var other = usual
    try other.set(#require(SettingKey.named("settle.response")), to: .number(response))
    try other.set(#require(SettingKey.named("settle.damping_ratio")), to: .number(ratio))
    let recording = try Self.recording(of: other, startingAt: 4_711_000)
    let difference = try Self.settleTime(other) - Self.settleTime(usual)
    let comparison = try RecordingComparison(of: recording, with: usual.scenario())
    let told = comparison.feelings.first { $0.hasPrefix("settles ") }
    let parts = told?.split(separator: " ") ?? []
    let size = parts.count == 4 ? Double(parts[1]) ?? .nan : 0
    let number = parts.last == "later" ? size : -size
    // Samples are 16.7 ms apart, and the clocks are laid by the first of them.
    #expect(number.isNear(difference, 8), "\(comparison.feelings), \(difference)")
    #expect(comparison.offset.isNear(-4.711, 0.004), "\(comparison.offset)")
  }

  /// Two drags at any rate: a finger that takes the card up slowly ends the rest before it, and isn't part of it.
  @Test(arguments: [60, 90, 120]) func theFirstOfTwoDragsIsTold(fps: Int) throws {
    let text = """
      { "fps": \(fps),
        "cards": [{ "name": "stops", "header": 64, "content": 1500, "detent": "peek",
          "detents": { "peek": { "height": 80 }, "half": "50%", "full": { "from_safe_top": 10 } } }],
        "inputs": [
          { "at": "200ms", "on": "header",
            "swipe": { "from": [196, 760], "to": [196, 600], "duration": "150ms", "velocity": -900 } },
          { "at": "4s", "on": "header",
            "swipe": { "from": [196, 450], "to": [196, 300], "duration": "150ms", "velocity": -1200 } }] }
      """
    let usual = try ScenarioDocument.read(SourceText(name: "two.json", text: text), name: "two")
    var other = usual
    try other.set(#require(SettingKey.named("settle.response")), to: .number(0.42))
    let comparison = try RecordingComparison(of: Self.recording(of: other), with: usual.scenario())
    let settles = try #require(comparison.feelings.first)
    #expect(["20", "21", "22"].contains { settles == "settles \($0) ms later" }, "\(comparison.feelings)")
    #expect(comparison.feelings.contains("ends at the same detent, half"), "\(comparison.feelings)")
    let words = try #require(comparison.feelings.last).split(separator: " ")
    let instant = try #require(Double(words[words.count - 2]))
    #expect((600..<1000).contains(instant), "\(comparison.feelings)")
  }

  /// Noise that a log usually has moves the instant of settling by more than a person would want to be told: the sign
  /// of what is told is right, and the size is within 20 ms.
  @Test func noiseDoesNotTellWhenACardSettles() throws {
    let usual = try Self.document()
    var other = usual
    try other.set(#require(SettingKey.named("settle.response")), to: .number(0.33))
    let difference = try Self.settleTime(other) - Self.settleTime(usual)
    let plain = try Self.recording(of: other)
    for noise in [0.02, 0.05, 0.1, 0.2] {
      for seed in 1...UInt64(Seeds.count(4, of: 20)) {
        var (recording, random) = (plain, SplitMix64(seed: seed))
        for index in recording.samples.indices {
          recording.samples[index].position += noise * random.nextNearlyNormal()
        }
        let comparison = try RecordingComparison(of: Recording(samples: recording.samples), with: usual.scenario())
        guard let told = comparison.feelings.first(where: { $0.hasPrefix("settles ") }) else { continue }
        let size = Double(told.split(separator: " ")[1]) ?? .nan
        let number = told.hasSuffix("later") ? size : -size
        #expect(number.isNear(difference, 22), "noise \(noise), seed \(seed): \(told), \(difference)")
      }
    }
  }

  /// Times in another unit are told at once: hours would be searched for the clock's offset.
  @Test(arguments: [1000, 1_000_000] as [Int64]) func timesInAnotherUnitAreTold(factor: Int64) throws {
    // A finger before the release: the place at which the card starts lies nowhere near the later ones.
    var recording = try RecordingComparisonTests.recording(of: "flick-up")
    for index in recording.samples.indices { recording.samples[index].microseconds *= factor }
    let scenario = try RecordingComparisonTests.scenario("flick-up")
    for alignment in [RecordingAlignment.solve, .start] {
      let comparison = try RecordingComparison(of: recording, with: scenario, alignment: alignment)
      #expect(comparison.failure.hasSuffix("is its time in another unit?"), "\(comparison.failure)")
    }
  }

  /// A tap after a drag: the drag, which is the same, isn't the motion that is told, however fast the finger is.
  @Test(arguments: [0.5, 0.55, 0.6]) func theMotionThatDiffersIsTold(response: Double) throws {
    let text = """
      { "device": "iphone-15", "fps": 120, "cards": [{ "name": "stops", "header": 60, "content": 1400,
          "detents": { "peek": { "height": 96 }, "mid": "45%", "top": { "from_safe_top": 12 } }, "detent": "mid" }],
        "set": { "settle.response": 0.42, "settle.damping_ratio": 0.75 },
        "inputs": [
          { "at": "100ms", "on": "header",
            "swipe": { "from": [190, 480], "to": [193, 380], "duration": "110ms", "velocity": -1300 } },
          { "at": "1500ms", "on": "header",
            "path": { "points": [["0ms", 200, 90], ["500ms", 204, 460], ["650ms", 204, 470]] } },
          { "at": "3s", "tap": "header" }] }
      """
    let usual = try ScenarioDocument.read(SourceText(name: "stops.json", text: text), name: "stops")
    var other = usual
    try other.set(#require(SettingKey.named("tap.response")), to: .number(response))
    let comparison = try RecordingComparison(of: Self.recording(of: other), with: usual.scenario())
    let difference = try Self.settleTime(other) - Self.settleTime(usual)
    let told = try #require(comparison.feelings.first)
    #expect(told.hasPrefix("settles "), "\(comparison.feelings)")
    #expect(told.hasSuffix(" later"), "\(comparison.feelings)")
    #expect(try #require(Double(told.split(separator: " ")[1])).isNear(difference, 4), "\(told), \(difference)")
  }

  /// A few wrong samples, wherever they are, move no clock and are told as such.
  @Test(arguments: 18...40) func aWrongSampleMovesNoClock(index: Int) throws {
    let usual = try Self.document()
    var recording = try Self.recording(of: usual)
    for (wrong, error) in [(index, 60.0), (index + 9, -117), (index + 21, 25)] {
      recording.samples[wrong].position += error
      let comparison = try RecordingComparison(of: Recording(samples: recording.samples), with: usual.scenario())
      #expect(comparison.offset.isNear(0, 1e-4))
      #expect(comparison.feelings.isEmpty)
      #expect(!comparison.holds)
      #expect(comparison.failure.contains("samples lie") || comparison.failure.contains("one of its"))
    }
  }

  /// A log of zeros doesn't show that the map is dimmed, and isn't one that is rounded to whole numbers.
  @Test func anAlphaThatStandsStillIsNone() throws {
    let usual = try Self.document()
    let samples = (0..<80).map { Recording.Sample(microseconds: Int64($0) * 16_667, position: 0) }
    let comparison = try RecordingComparison(
      of: Recording(samples: samples), with: usual.scenario(), column: .mapDim)
    #expect(!comparison.holds, "\(comparison.words)")
    #expect(comparison.feelings == ["doesn't move"], "\(comparison.words)")
  }
}
