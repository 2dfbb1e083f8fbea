import CardScenario
import CardText
import Testing

@Suite struct RecordingTextTests {
  private static func text(_ scale: String) -> String {
    #"{"cards": [{"name": "a"}], "recording": {"file": "a.csv", "scale": \#(scale)}}"#
  }

  /// A scale is a number, or a fraction as on the command line.
  @Test(arguments: [("0.5", 0.5), (#""1/3""#, 1.0 / 3), (#""2/4""#, 0.5)])
  func aScale(text: String, scale: Double) throws {
    let document = try ScenarioDocument.read(SourceText(name: "a", text: Self.text(text)), name: "a")
    #expect(document.recordings.map(\.columns.scale) == [scale])
  }

  @Test(arguments: [#""0.5""#, #""1/0""#, #""1/3/3""#, #""0/3""#, #""a/b""#, "0"]) func noScale(text: String) {
    let problems = scenarioProblems(Self.text(text))
    #expect(problems.count == 1 && problems[0].contains("expected a number above 0"), "\(problems)")
  }
}
