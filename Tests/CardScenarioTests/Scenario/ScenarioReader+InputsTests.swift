import CardScenario
import CardText
import Testing

@Suite struct ScenarioReaderInputsTests {
  /// Columns count from the start of the only input.
  static let inputMistakes: [(text: String, problems: [String])] = [
    (#"{"tap": "header"}"#, [#"0 $.inputs[0] missing key "at""#]),
    (
      #"{"at": 5, "tap": "header"}"#,
      [#"7 $.inputs[0].at expected a duration with a unit, found 5 | write "5s" or "5ms""#]
    ),
    (
      #"{"at": "1ms"}"#,
      [
        #"0 $.inputs[0] expected one of the keys "gesture", "swipe", "path", "touches", "release", "scroll", "tap", "#
          + #""key", "focus", "voiceover", "reduce_motion", "push", "pop", "swap", "move", "present", "dismiss", "detents", "page", "#
          + #""map_overlays", "rotate", "resize", "bar", "drop", "#
          + #""append", "prepend", "insert", "update", "delete", "measure", "state", "hide", "show", "keyboard", "slide", "#
          + #""select", "scroll_to", "choose""#
      ]
    ),
    (
      #"{"at": "1ms", "pop": true, "tap": "map"}"#,
      [#"21 $.inputs[0].pop expected only one of the keys "tap", "pop""#]
    ),
    (#"{"at": "1ms", "swip": {}, "on": "map"}"#, [#"14 $.inputs[0].swip unknown key "swip" | did you mean "swipe"?"#]),
    (
      #"{"at": "1ms", "tap": "heade"}"#,
      [
        #"21 $.inputs[0].tap expected "header", "content", "map", "close", "handle" or "bar", found the text "heade" "#
          + #"| did you mean "header"?"#
      ]
    ),
    (
      #"{"at": "1ms", "release": {"y": 1e5}}"#,
      ["31 $.inputs[0].release.y expected a number from -10000 to 10000, found 1e5"]
    ),
    (
      #"{"at": "1ms", "scroll": {"y": 3}}"#,
      [#"25 $.inputs[0].scroll.y unknown key "y" | known here: offset, velocity"#]
    ),
    (#"{"at": "1ms", "tap": [200]}"#, [#"21 $.inputs[0].tap expected an array of 2, found an array of 1"#]),
    (
      #"{"at": "1ms", "tap": true}"#,
      [
        #"21 $.inputs[0].tap expected "header", "content", "map", "close", "handle" or "bar" or an array of 2, "#
          + "found true"
      ]
    ),
    (#"{"at": "1ms", "voiceover": 1}"#, [#"27 $.inputs[0].voiceover expected true or false, found 1"#]),
    (
      #"{"at": "1ms", "focus": -1}"#,
      ["23 $.inputs[0].focus expected a number from 0 to 1000000, found -1"]
    ),
    (
      #"{"at": "1ms", "tap": "header", "animated": false}"#,
      [#"31 $.inputs[0].animated unknown key "animated""#]
    ),
    (
      #"{"at": "1ms", "key": "expnad"}"#,
      [
        #"21 $.inputs[0].key expected "expand", "collapse", "back", "close", "escape", "next_page", "previous_page", "#
          + #""row_above", "row_below", "first_row", "last_row", "activate_row" or "clear_row", found the text "#
          + #""expnad" | did you mean "expand"?"#
      ]
    ),
    (#"{"at": "1ms", "push": "c"}"#, [#"22 $.inputs[0].push expected "b", found the text "c""#]),
    (#"{"at": "1ms", "push": "a"}"#, [#"22 $.inputs[0].push expected "b", found the text "a""#]),
    (#"{"at": "1ms", "pop": false}"#, ["21 $.inputs[0].pop expected true, found false"]),
    (
      #"{"at": "1ms", "pop": 0}"#, ["21 $.inputs[0].pop expected a whole number from 1 to 1000, found 0"]
    ),
    (
      #"{"at": "1ms", "pop": "rot"}"#,
      [#"21 $.inputs[0].pop expected "root", found the text "rot" | did you mean "root"?"#]
    ),
    (
      #"{"at": "1ms", "move": "extendet"}"#,
      [
        #"22 $.inputs[0].move expected "collapsed", "peaking" or "extended", found the text "extendet" "#
          + #"| did you mean "extended"?"#
      ]
    ),
    (#"{"at": "1ms", "drop": 0}"#, ["22 $.inputs[0].drop expected a whole number from 1 to 100000, found 0"]),
    (
      #"{"at": "1ms", "swipe": {"from": [1], "to": [1, "2"], "duration": "0ms"}}"#,
      [
        #"23 $.inputs[0].swipe missing key "velocity""#,
        "32 $.inputs[0].swipe.from expected an array of 2, found an array of 1",
        #"47 $.inputs[0].swipe.to[1] expected a number from -10000 to 10000, found the text "2" "#
          + "| write 2, without quotation marks",
        #"65 $.inputs[0].swipe.duration expected a duration from 1ms to 60s, found the text "0ms""#,
      ]
    ),
    (
      #"{"at": "1ms", "swipe": {"from": [200, 500], "to": [200, 500], "duration": "90ms", "velocity": 100}}"#,
      [
        "0 $.inputs[0] a swipe needs two places, and its ends are the same "
          + "| use a tap, or a path that stays where it is"
      ]
    ),
    (
      #"{"at": "1ms", "path": {"points": [["5ms", 1, 2], ["5ms", 3, 4], [1, 2]], "end": "lifted", "pointer": 101}}"#,
      [
        #"64 $.inputs[0].path.points[2] expected an array of an instant, x and y, such as ["120ms", 200, 310], "#
          + "found an array of 2",
        #"80 $.inputs[0].path.end expected "ended" or "cancelled", found the text "lifted""#,
        "101 $.inputs[0].path.pointer expected a whole number from 0 to 100, found 101",
      ]
    ),
    (
      #"{"at": "1ms", "path": {"points": [["5ms", 1, 2], ["5ms", 3, 4]]}}"#,
      ["49 $.inputs[0].path.points[1] this point must come after the one before it"]
    ),
    (
      #"{"at": "1ms", "path": {"points": [["5ms", 1, 2]]}}"#,
      ["33 $.inputs[0].path.points expected an array of 2 to 10000, found an array of 1"]
    ),
  ]

  @Test(arguments: inputMistakes)
  func everyMistakenInputHasItsPlaceAndItsRemedy(mistake: (text: String, problems: [String])) {
    let column = withInputs("").utf8.count - 1
    let problems = mistake.problems.map { problem in
      let parts = problem.split(separator: " ", maxSplits: 1)
      return "1:\(column + Int(parts[0])!) \(parts[1])"
    }
    #expect(scenarioProblems(withInputs(mistake.text)) == problems)
  }

  @Test(arguments: [("true", 1), ("1", 1), ("2", 2), (#""root""#, Int.max)])
  func aPopSaysHowManyCardsGo(text: String, count: Int) throws {
    let source = SourceText(name: "s.json", text: withInputs(#"{"at": "1ms", "pop": \#(text), "animated": false}"#))
    let document = try ScenarioDocument.read(source, name: "s")
    #expect(document.inputs.map(\.action) == [.pop(count: count, animated: false)])
  }

  @Test func thereIsNoCardToPush() {
    let text = #"{"cards": [{"name": "a"}], "inputs": [{"at": "1ms", "push": "a"}]}"#
    #expect(
      scenarioProblems(text) == [
        #"1:61 $.inputs[0].push there is no card to push | add one to "cards"; the first is the root"#
      ])
  }
}
