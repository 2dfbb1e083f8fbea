import CardScenario
import CardScenarioSupport
import CardSimulation
import Testing

@Suite struct FrameRateTextTests {
  /// A rate as it is written, its frames and their seconds, and the text that it has again.
  static let written: [(String, Int64, Int64, String)] = [
    ("60", 60, 1, "60"), ("24", 24, 1, "24"), ("240", 240, 1, "240"), ("59.94", 60_000, 1001, "60000/1001"),
    ("59.940", 60_000, 1001, "60000/1001"), ("29.97", 30_000, 1001, "30000/1001"),
    ("23.976", 24_000, 1001, "24000/1001"), ("23.98", 24_000, 1001, "24000/1001"),
    ("47.952", 48_000, 1001, "48000/1001"), ("47.95", 48_000, 1001, "48000/1001"),
    ("119.88", 120_000, 1001, "120000/1001"), ("239.76", 240_000, 1001, "240000/1001"), ("59.5", 119, 2, "59.5"),
    ("59.942", 29_971, 500, "59.942"), ("60000/1001", 60_000, 1001, "60000/1001"), ("100/3", 100, 3, "100/3"),
    // 59.94 is read as television's rate, so that exactly as many frames are a fraction.
    ("2997/50", 2997, 50, "2997/50"), ("120/2", 60, 1, "60"), ("24000/1001", 24_000, 1001, "24000/1001"),
  ]

  @Test(arguments: written)
  func isReadExactly(text: String, frames: Int64, seconds: Int64, again: String) throws {
    let rate = try #require(FrameRate(text: text))
    #expect((rate.frames, rate.seconds) == (frames, seconds))
    #expect(rate.text == again)
    #expect(FrameRate(text: rate.text) == rate)
  }

  @Test(arguments: [
    "", "fast", "0", "-60", "23", "23.9", "23.97", "241", "240.001", "60.0001", "60/", "/1", "60/0", "60/1/1", "1e9",
    "60.5/1", "24000/1002", "240001/1000", "99999999999/1", "60 fps", "inf",
  ])
  func anythingElseIsRefused(text: String) {
    #expect(FrameRate(text: text) == nil)
  }

  /// Each whole rate, and each of television's by two and by three decimals.
  @Test func everyRateOfTelevisionIsFound() {
    for whole in Int64(24)...240 {
      #expect(FrameRate(hertz: Double(whole)) == FrameRate(frames: whole))
      let exact = Double(whole * 1000) / 1001
      for scale in [100.0, 1000] {
        let shown = (exact * scale).rounded() / scale
        #expect(FrameRate(hertz: shown) == FrameRate(frames: whole * 1000, seconds: 1001), "\(shown)")
      }
    }
  }

  @Test(arguments: ["59.94", #""59.94""#, #""60000/1001""#])
  func aScenarioRunsAtIt(fps: String) throws {
    let scenario = try scenario(
      #"{"fps": \#(fps), "duration": "1s", "cards": [{"name": "a"}], "inputs": [{"at": "500ms", "move": "extended"}]}"#)
    #expect(scenario.clock.rates.map(\.frameRate) == [FrameRate(frames: 60_000, seconds: 1001)])
    var simulation = scenario.simulation
    var ticks: [Int64] = []
    while try simulation.next() { ticks.append(simulation.frame.ticks) }
    #expect(ticks == (0...59 as ClosedRange<Int64>).map { $0 * 150_150 })
  }
}
