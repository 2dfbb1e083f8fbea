import CardDialects
import CardMath
import CardPage
import CardScenario
import CardSettings
import CardSimulation
import CardText
import CardTimeline
import CardTuning
import Testing

/// The library's errors, printed as a failing test prints them: a sentence that says what would do.
@Suite struct ErrorDescriptionTests {
  static func error(_ body: () throws -> Void) -> (any Error)? {
    do { try body() } catch { return error }
    return nil
  }

  static func printed(_ body: () throws -> Void) -> String { error(body).map { "\($0)" } ?? "no error" }

  @Test func aSettingSaysWhatItTakes() throws {
    var settings = Settings()
    let key = try #require(SettingKey.named("settle.damping_ratio"))
    let text = Self.printed { try key.set(.number(-1), in: &settings) }
    #expect(text.hasPrefix("settle.damping_ratio takes a number from 0.05 to 200"), "\(text)")
  }

  @Test func aWarningIsItsText() throws {
    let text = #"{ "cards": [{ "name": "a" }] }"#
    var document = try ScenarioDocument.read(SourceText(name: "a.json", text: text), name: "a")
    document.cards[0].detent = "no"
    let warning = try #require(try document.scenario().warnings.first)
    #expect("\(warning)" + "\n" == warning.text)
    #expect(warning.text.hasPrefix("a.json:1:"))
  }

  @Test func aMotionSaysWhyATargetCantHaveIt() {
    let error = Export.Unexpressible("it has no steps; use css-linear")
    #expect("\(error)" == "the target can't express the motion: it has no steps; use css-linear")
  }

  @Test func aFitSaysWhyThereIsNone() throws {
    let rows = (0..<30).map { "\($0 * 16),100\n" }.joined()
    let recording = try RecordingReader(SourceText(name: "a.csv", text: "time_ms,y\n" + rows)).recording
    #expect(Self.printed { _ = try Fit(recording) } == "no motion stands out in the 30 samples")
    #expect(Self.printed { _ = try Fit(recording, from: 900_000) } == "no sample lies between the instants")
  }

  @Test func anAxisSaysWhatIsWrong() {
    let text = Self.printed { _ = try Axis("settle.response=1:0:0.1") }
    #expect(text.first?.isLowercase == true, "\(text)")
    #expect(!text.contains("Flaw("), "\(text)")
  }

  @Test func aStateSaysWhatIsWrong() {
    let error = SavingError.impossible(StateError(reason: .contradiction, word: 3))
    #expect(
      "\(error)" == "the state of this simulation can't be written: values that contradict each other, at word 3")
    #expect("\(SavingError.size(9))".hasPrefix("the state takes 9 bytes, more than the "))
  }

  @Test func aColumnSaysWhichIsNear() {
    let text = Self.printed { _ = try ColumnChoice("card y_pt") }
    #expect(text.hasPrefix("there is no column \"card y_pt\""), "\(text)")
  }

  @Test func otherErrorsAreSentences() {
    let errors: [any Error] = [
      GestureSynthesisError.noDistance, NotationFlaw(range: 0..<0, message: "a sentence", help: "a help"),
      PresetFiles.Missing(reason: "there is no such file"), ReportError.tooLong,
    ]
    #expect(
      errors.map { "\($0)" } == [
        "a swipe needs two places, and its ends are the same; use a tap, or a path that stays where it is",
        "a sentence; a help", "a preset can't be read: there is no such file",
        "there are more frames than the 100000 that a report shows",
      ])
  }
}
