import CardModel
import CardScenario
import CardScenarioSupport
import CardSettings
import CardSimulation
import Testing

@Suite struct ScenarioReaderTests {
  // MARK: - Values

  @Test func theLeastIsOneCard() throws {
    let document = try document(#"{"cards": [{"name": "maps"}]}"#)
    #expect(document.name == "a")
    #expect(document.about.isEmpty)
    #expect(document.preset == "standard")
    #expect(document.settings == Settings())
    #expect(document.screen == Screen(width: 393, height: 852, safeTop: 59, safeBottom: 34))
    #expect(document.rates == [FrameClock.Rate(start: 0, hertz: 60)])
    #expect(document.drops == FrameClock.Drops())
    #expect(document.duration == nil)
    #expect(document.inputs.isEmpty)
    let card = try #require(document.cards.first)
    #expect((card.name, card.headerHeight, card.contentHeight) == ("maps", nil, 0))
    #expect(try document.scenario().stack.topCard.headerHeight == 84)
    #expect(card.hasMap)
    #expect(card.hasMapButtons)
    #expect(card.detent == nil)
    #expect(card.detents == nil)
  }

  @Test func everyKeyOfADocument() throws {
    let text = """
      {
        "name": "commute", "about": "What it shows.",
        "screen": { "width": 400, "height": 800, "safe_top": 20, "safe_bottom": 10 },
        "preset": "standard",
        "set": { "settle.response": 0.55, "touch.grab": false, "snap.resistance": "high", "settle.curve": "ease-in",
                 "motion.edge_overshoot_max": "none", "clock.delivery": "frame", "snap.max_detents": 2 },
        "cards": [
          { "name": "a", "header": 60, "content": 900.5, "map": false, "buttons": false, "detent": "half",
            "detents": { "full": 90, "tip": 700, "half": 400 } },
          { "name": "b" }
        ],
        "rates": [{ "from": "0ms", "fps": 24 }, { "from": "0.5s", "fps": 240 }],
        "drop": { "frames": [9, 3, 9], "share": 0.25, "seed": 12 },
        "duration": "2.5s",
        "inputs": [
          { "at": "0.1s", "tap": "header" }, { "at": "100ms", "tap": "map" }, { "at": "0ms", "key": "expand" },
          { "at": "1ms", "key": "collapse" }, { "at": "1us", "key": "back" }, { "at": "1ms", "push": "b" },
          { "at": "1ms", "push": "b", "animated": false }, { "at": "1ms", "pop": true },
          { "at": "1ms", "pop": true, "animated": false }, { "at": "1ms", "move": "tip" },
          { "at": "1ms", "move": "extended", "animated": false }, { "at": "1ms", "drop": 7 },
          { "at": "1ms", "gesture": "flick.csv" }, { "at": "1ms", "gesture": "flick.csv", "on": "map" },
          { "at": "1ms", "swipe": { "from": [1, 2], "to": [3.5, 400], "duration": "80ms", "velocity": -900, "seed": 3,
            "rate": 60, "jitter": false }, "on": "content" },
          { "at": "1ms", "path": { "points": [["0ms", 1, 2], ["2ms", 3, 4]], "lift_after": "50ms", "end": "cancelled",
            "pointer": 2, "seed": 5 } }
        ]
      }
      """
    let document = try document(text)
    #expect(document.name == "commute")
    #expect(document.about == "What it shows.")
    #expect(document.screen == Screen(width: 400, height: 800, safeTop: 20, safeBottom: 10))
    #expect(document.settings.settle.response == 0.55)
    #expect(!document.settings.base.touch.grabs)
    #expect(document.settings.snap.swipe.resistance == 900)
    #expect(document.settings.snap.swipe.maxDetentsPerSwipe == 2)
    #expect(document.settings.base.motion.edgeOvershootMax == .infinity)
    #expect(document.settings.delivery == .frame)
    let card = document.cards[0]
    #expect((card.headerHeight, card.contentHeight, card.detent) == (60, 900.5, "half"))
    #expect(!card.hasMap)
    #expect(!card.hasMapButtons)
    #expect(card.detents?.map(\.name) == ["full", "tip", "half"])
    #expect(document.rates == [.init(start: 0, hertz: 24), .init(start: 4_500_000, hertz: 240)])
    #expect(document.drops.numbers == [3, 9])
    #expect(document.drops.share == 0.25)
    #expect(document.drops.seed == 12)
    #expect(document.duration == 22_500_000)
    #expect(document.inputs.map(\.ticks) == [900_000, 900_000, 0, 9_000, 9] + Array(repeating: 9_000, count: 11))
    #expect(document.gestureFiles == ["flick.csv"])

    typealias Action = ScenarioDocument.Action
    let simple: [Action] = [
      .tap(.header), .tap(.map), .key(.expand), .key(.collapse), .key(.back), .push("b", animated: true),
      .push("b", animated: false), .pop(count: 1, animated: true), .pop(count: 1, animated: false),
      .move("tip", animated: true),
      .move("extended", animated: false), .drop(7), .gestureFile("flick.csv", .card), .gestureFile("flick.csv", .map),
    ]
    #expect(document.inputs.prefix(14).map(\.action) == simple)
    guard case .swipe(let swipe, .content) = document.inputs[14].action,
      case .path(let path, .absolute) = document.inputs[15].action
    else {
      Issue.record("the last two are a swipe on the content and a path where it is")
      return
    }
    #expect(swipe.from == GesturePoint(x: 1, y: 2))
    #expect(swipe.to == GesturePoint(x: 3.5, y: 400))
    #expect(swipe.microseconds == 80_000)
    #expect(swipe.releaseVelocity == -900)
    #expect(swipe.sampling.hertz == 60)
    #expect(swipe.sampling.seed == 3)
    #expect(swipe.sampling.jitterPoints == 0)
    #expect(path.points.map(\.microseconds) == [0, 2_000])
    #expect(path.points[1].x == 3)
    #expect(path.points[1].y == 4)
    #expect(path.liftAfterMicroseconds == 50_000)
    #expect(path.isCancelled)
    #expect(path.pointer == 2)
    #expect(path.sampling.seed == 5)
  }

  @Test func aDeviceIsAScreenByName() throws {
    for device in Device.all {
      #expect(try document("{\"device\": \"\(device.name)\", \"cards\": [{\"name\": \"a\"}]}").screen == device.screen)
    }
  }

  // MARK: - Mistakes

  static let mistakes: [(text: String, problems: [String])] = [
    // The document.
    ("[]", ["1:1 $ expected an object, found an empty array"]),
    (#"{"cards": [{"name": "a"}],}"#, [#"1:26 - expected another item after the comma, found "}" | remove the comma"#]),
    (#"{"crads": []}"#, [#"1:2 $.crads unknown key "crads" | did you mean "cards"?"#]),
    ("{}", [#"1:1 $ missing key "cards""#]),
    (
      #"{"cards": [{"name": "a"}], "cards": []}"#,
      [#"1:28 $.cards the key "cards" comes twice | the first is at line 1, column 2"#]
    ),
    (#"{"cards": []}"#, ["1:11 $.cards expected an array of 1 to 1000, found an empty array"]),
    (#"{"cards": {"name": "a"}}"#, ["1:11 $.cards expected an array of 1 to 1000, found an object"]),
    // The screen.
    (
      #"{"device": "iphone15", "cards": [{"name": "a"}]}"#,
      [
        #"1:12 $.device expected "iphone-se-3", "iphone-se-3-landscape", "iphone-13-mini", "#
          + #""iphone-13-mini-landscape", "iphone-13", "iphone-13-landscape" or one of 72 more, "#
          + #"found the text "iphone15" | did you mean "iphone-15"?"#
      ]
    ),
    (
      #"{"device": "iphone-15", "screen": {"width": 99, "hieght": 800}, "cards": [{"name": "a"}]}"#,
      [
        "1:35 $.screen expected either a device or a screen, found both | leave one of them out",
        "1:45 $.screen.width expected a number from 100 to 10000, found 99",
        #"1:49 $.screen.hieght unknown key "hieght" | did you mean "height"?"#,
      ]
    ),
    // Cards.
    (#"{"cards": [{}]}"#, [#"1:12 $.cards[0] missing key "name""#]),
    (
      #"{"cards": [{"name": "my card"}]}"#,
      [#"1:21 $.cards[0].name expected a name of letters, digits, _ and -, found the text "my card""#]
    ),
    (
      #"{"cards": [{"name": "a", "header": "84", "content": -1, "map": 1}]}"#,
      [
        #"1:36 $.cards[0].header expected a number from 0 to 1000, found the text "84" "#
          + "| write 84, without quotation marks",
        "1:53 $.cards[0].content expected a number from 0 to 1000000, found -1",
        "1:64 $.cards[0].map expected true or false, found 1",
      ]
    ),
    (
      #"{"cards": [{"name": "a"}, {"name": "a"}]}"#,
      [#"1:27 $.cards[1] two cards are called "a" | each card needs a name of its own"#]
    ),
    (
      #"{"cards": [{"name": "a", "detent": "peeking"}]}"#,
      [
        #"1:36 $.cards[0].detent expected "collapsed", "peaking" or "extended", found the text "peeking" "#
          + #"| did you mean "peaking"?"#
      ]
    ),
    (
      #"{"cards": [{"name": "a", "detents": {}}]}"#,
      ["1:37 $.cards[0].detents a card needs at least one detent"]
    ),
    (
      #"{"cards": [{"name": "a", "detents": {"a b": 1, "c": "low"}}]}"#,
      [
        #"1:38 $.cards[0].detents["a b"] a detent's name has 1 to 40 letters, digits, _ and -"#,
        "1:53 $.cards[0].detents.c expected a share of the screen's height such as \"50%\", \"content\" or \"gone\", "
          + "found the text \"low\"",
      ]
    ),
    (
      #"{"cards": [{"name": "a", "detents": {"x": 100, "y": 100}}]}"#,
      [
        #"1:12 $.cards[0] the detents "x" and "y" of the card "a" lie at the same place on the screen of 393 by 852 pt: y 100.0 "#
          + "| at least 0.01 pt between them"
      ]
    ),
    (
      #"{"cards": [{"name": "a", "header": 700}]}"#,
      [
        #"1:12 $.cards[0] on this screen, with this header, the detents of the card "a" aren't in order: "#
          + "collapsed at y 118.0, peaking at y 390.5, extended at y 71.0 "
          + #"| a lower header, a taller screen, other settings of "geometry", or detents of its own"#
      ]
    ),
    // Settings.
    (
      #"{"cards": [{"name": "a"}], "set": {"settle.respons": 0.4, "touch.slop": null, "touch.grab": "true"}}"#,
      [
        #"1:36 $.set["settle.respons"] unknown key "settle.respons" | did you mean "settle.response"?"#,
        #"1:73 $.set["touch.slop"] expected a number from 0 to 200, found null"#,
        #"1:93 $.set["touch.grab"] touch.grab takes true or false, found "true""#,
      ]
    ),
    (
      #"{"cards": [{"name": "a"}], "preset": "standart"}"#,
      [
        #"1:38 $.preset expected "standard", "tgcard-readme", "tgcard-2.5.1", "tgcard-2018", "sheet-alone", "#
          + #""sweetcurtain-0.2.5", "#
          + #""sweetcurtain-0.9" or "cardparts-sheet", or a preset file such as mine.json, "#
          + #"found the text "standart" | did you mean "standard"?"#
      ]
    ),
    // The clock.
    (
      #"{"cards": [{"name": "a"}], "fps": 23, "duration": 2}"#,
      [
        #"1:35 $.fps expected frames per second from 23.976 to 240, such as 60, 59.94 or "60000/1001", found 23"#,
        #"1:51 $.duration expected a duration with a unit, found 2 | write "2s" or "2ms""#,
      ]
    ),
    (
      #"{"cards": [{"name": "a"}], "fps": 60, "rates": [{"from": "1ms", "fps": 60}, {"from": "1ms", "fps": 90}]}"#,
      [
        "1:48 $.rates expected either fps or rates, found both | leave one of them out",
        #"1:49 $.rates[0] the first rate must hold from "0ms" on"#,
        "1:77 $.rates[1] this rate must begin after the one before it",
      ]
    ),
    (
      #"{"cards": [{"name": "a", "page_header": -1}, {"name": "b", "bar": 1001, "page_header": true}]}"#,
      [
        "1:41 $.cards[0].page_header expected a number from 0 to 1000, found -1",
        "1:67 $.cards[1].bar expected a number from 0 to 1000, found 1001",
        "1:88 $.cards[1].page_header expected a number from 0 to 1000, found true",
      ]
    ),
    (
      #"{"cards": [{"name": "a"}], "drop": {"share": 1, "frames": [-1, 0.5], "seed": -1}}"#,
      [
        "1:46 $.drop.share expected a number from 0 to 0.99, found 1",
        "1:60 $.drop.frames[0] expected a whole number from 0 to 1099511627776, found -1",
        "1:64 $.drop.frames[1] expected a whole number from 0 to 1099511627776, found 0.5",
        "1:78 $.drop.seed expected a whole number of at least 0, found -1",
      ]
    ),
  ]

  @Test(arguments: mistakes)
  func everyMistakeHasItsPlaceAndItsRemedy(mistake: (text: String, problems: [String])) {
    #expect(scenarioProblems(mistake.text) == mistake.problems)
  }

  /// A card that couldn't be read causes no second problem in the inputs that name it.
  @Test func oneMistakeIsToldOnce() {
    let text = #"""
      {
        "cards": [{ "name": "a" }, { "nmae": "b" }],
        "inputs": [{ "at": "1ms", "push": "b" }, { "at": "1ms", "move": "tip", "animated": false }]
      }
      """#
    #expect(scenarioProblems(text) == [#"2:32 $.cards[1].nmae unknown key "nmae" | did you mean "name"?"#])
  }

  @Test func allMistakesAreToldAtOnceInTheOrderOfTheirPlaces() {
    let text = """
      {
        "fps": 0,
        "cards": [
          { "name": "a", "header": -4 },
          { "name": "b", "hedaer": 84 }
        ],
        "set": { "snap.resistance": "fast" },
        "inputs": [
          { "at": "1ms", "tap": "roof" },
          { "at": "1m", "push": "b" }
        ]
      }
      """
    let problems = scenarioProblems(text)
    #expect(problems.map { $0.split(separator: " ")[0] } == ["2:10", "4:30", "5:20", "7:31", "9:27", "10:13"])
  }
}
