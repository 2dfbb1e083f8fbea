import CardScenario
import CardText
import Testing

@Suite struct ScenarioDocumentTouchesTests {
  /// The samples of fingers in a scenario go from began to ended, as those of a gesture file do.
  @Test(arguments: [
    (#"[[0, "moved", 0, 9, 9], [5, "ended", 0, 9, 9]]"#, "pointer 0 isn't down: expected began, found moved"),
    (#"[[0, "began", 0, 9, 9], [5, "began", 0, 9, 9], [9, "ended", 0, 9, 9]]"#, "pointer 0 began and is down already"),
    (#"[[0, "began", 0, 9, 9], [5, "ended", 0, 9, 9], [9, "moved", 0, 9, 9]]"#, "pointer 0 isn't down"),
  ])
  func touchesFollowOneAnother(touches: String, wanted: String) {
    let errors = KeyHintsTests.errors(
      #"{ "cards": [{ "name": "a" }], "inputs": [{ "at": "0s", "touches": \#(touches) }] }"#)
    #expect(errors.count == 1 && errors[0].hasPrefix(wanted), "\(errors)")
  }

  /// A finger that never lifts is told, but where a duration or frames end the timeline.
  @Test(arguments: [("", 1), (#""duration": "1s","#, 0), (#""frames_us": [0, 9000],"#, 0)])
  func aFingerThatStaysIsTold(members: String, count: Int) throws {
    let text =
      #"{ \#(members) "cards": [{ "name": "a" }], "inputs": [{ "at": "0s", "touches": [[0, "began", 0, 9, 800]] }] }"#
    let document = try ScenarioDocument.read(SourceText(name: "a.json", text: text), name: "a")
    let warnings = try document.scenario().warnings.filter { $0.message == "pointer 0 never lifts" }
    #expect(warnings.count == count)
  }

  /// A hand with more fingers than a screen follows is one error, not one for each finger.
  @Test func tooManyFingersAreOneError() {
    let began = (0..<40).map { #"[0, "began", \#($0), 9, \#(800 - $0)]"# }.joined(separator: ", ")
    let errors = KeyHintsTests.errors(
      #"{ "cards": [{ "name": "a" }], "inputs": [{ "at": "0s", "touches": [\#(began)] }] }"#)
    #expect(errors.count == 1 && errors[0].hasPrefix("more than 16 fingers are down at once"), "\(errors)")
  }
}
