import CardContent
import CardScenario
import CardScenarioSupport
import Testing

@Suite struct FeedReaderTests {
  static let list = #"{"components": [{"items": [{}]}]}"#

  /// A scenario whose only card has a content and a feed.
  static func text(_ feed: String, _ content: String = list) -> String {
    #"{"cards": [{"name": "a", "content": \#(content), "feed": \#(feed)}]}"#
  }

  static func feed(_ feed: String, _ content: String = list) throws -> FeedText {
    try document(text(feed, content)).cards[0].feed
  }

  @Test func aFeedIsWhatIsWritten() throws {
    let feed = try Self.feed(
      """
      {"rules": "spots-1.9", "stretch_last": true,
       "views": {"article": 112.5, "advert": {"width": 320, "height": 50}, "any kind": {"width": 5}},
       "kinds": {"a": "list", "b": "grid", "c": "carousel", "d": "view"},
       "at_end": [[{"repeat": 3}], {"component": 2, "items": [{"kind": "article"}, {}]}, []],
       "at_beginning": [{"items": []}], "on_refresh": []}
      """)
    #expect(feed.system == .spots19)
    #expect(feed.stretchesLast)
    #expect(
      feed.views == [
        FeedText.ViewText(kind: "article", height: 112.5), FeedText.ViewText(kind: "advert", width: 320, height: 50),
        FeedText.ViewText(kind: "any kind", width: 5, height: 0),
      ])
    #expect(feed.kinds.map(\.name) == ["a", "b", "c", "d"])
    #expect(feed.kinds.map(\.kind) == [.list, .grid, .carousel, .view])
    let atEnd = try #require(feed.atEnd)
    #expect(atEnd.map(\.component) == [0, 2, 0])
    #expect(atEnd.map(\.items.count) == [1, 2, 0])
    #expect(atEnd[0].items[0].count == 3 && atEnd[1].items[0].view == "article")
    #expect(feed.atBeginning?.map(\.component) == [0])
    #expect(feed.atBeginning?.map(\.items.count) == [0])
    // An empty list means that a refresh is possible and brings nothing.
    #expect(feed.onRefresh?.isEmpty == true)
  }

  @Test func whatIsNotSaidIsNot() throws {
    let feed = try Self.feed("{}")
    #expect(feed == FeedText())
    #expect(feed.system == nil)
    #expect(feed.views.isEmpty)
    #expect(feed.kinds.isEmpty)
    #expect(feed.atEnd == nil)
    #expect(feed.atBeginning == nil)
    #expect(feed.onRefresh == nil)
    #expect(!feed.stretchesLast)
    #expect(try document(#"{"cards": [{"name": "a", "content": \#(Self.list)}]}"#).cards[0].feed == FeedText())
  }

  @Test(
    arguments: [
      ("spots-1.9", list, ContentSystem.spots19), ("spots-7.5", list, .spots75),
      ("cardparts-2.6", #"{"cards": []}"#, .cardParts26), ("cardparts-4.0", #"{"cards": []}"#, .cardParts40),
    ])
  func rulesAreThoseOfASystemThatHasSuchDocuments(rules: String, content: String, system: ContentSystem) throws {
    #expect(try Self.feed(#"{"rules": "\#(rules)"}"#, content).system == system)
    let other = content == Self.list ? #"{"cards": []}"# : Self.list
    let problems = scenarioProblems(Self.text(#"{"rules": "\#(rules)"}"#, other))
    let fitting =
      content == Self.list ? #""cardparts-2.6" or "cardparts-4.0""# : #""spots-1.9" or "spots-7.5""#
    #expect(
      problems == [
        #"1:\#(Self.column(other) + 10) $.cards[0].feed.rules expected \#(fitting), found the text "\#(rules)""#
      ])
  }

  /// The column of the feed after a content.
  static func column(_ content: String) -> Int { content.utf8.count + 47 }

  /// Columns count from the start of the feed.
  static let mistakes: [(String, [String])] = [
    ("5", ["0 $.cards[0].feed expected an object, found 5"]),
    (
      #"{"rules": "spots-75", "viwes": {}}"#,
      [
        #"10 $.cards[0].feed.rules expected "spots-1.9" or "spots-7.5", found the text "spots-75" "#
          + #"| did you mean "spots-7.5"?"#,
        #"22 $.cards[0].feed.viwes unknown key "viwes" | did you mean "views"?"#,
      ]
    ),
    (
      #"{"latency": 5}"#,
      [
        #"1 $.cards[0].feed.latency unknown key "latency" "#
          + "| known here: rules, views, kinds, at_end, at_beginning, on_refresh, stretch_last"
      ]
    ),
    (
      #"{"views": {"a": -1, "b": "44", "c": {"heigth": 4}, "d": {"width": -1}}}"#,
      [
        "16 $.cards[0].feed.views.a expected a number from 0 to 1000000, found -1",
        #"25 $.cards[0].feed.views.b expected a number from 0 to 1000000 or an object, found the text "44" "#
          + "| write 44, without quotation marks",
        "66 $.cards[0].feed.views.d.width expected a number from 0 to 1000000, found -1",
      ]
    ),
    (
      #"{"kinds": {"advert": "lst", "b": 5}}"#,
      [
        #"21 $.cards[0].feed.kinds.advert expected "list", "grid", "carousel" or "view", found the text "lst" "#
          + #"| did you mean "list"?"#,
        #"33 $.cards[0].feed.kinds.b expected "list", "grid", "carousel" or "view", found 5 | write "5""#,
      ]
    ),
    (
      #"{"at_end": {}, "at_beginning": [5], "on_refresh": [{"component": -1}]}"#,
      [
        "11 $.cards[0].feed.at_end expected an array of 0 to 10000, found an object",
        "32 $.cards[0].feed.at_beginning[0] expected an array or an object, found 5",
        #"51 $.cards[0].feed.on_refresh[0] missing key "items""#,
        "65 $.cards[0].feed.on_refresh[0].component expected a whole number from 0 to 10000, found -1",
      ]
    ),
    (
      #"{"at_end": [[{"size": {"height": -1}}], {"items": [], "of": 1}], "stretch_last": 1}"#,
      [
        "33 $.cards[0].feed.at_end[0][0].size.height expected a number from 0 to 1000000, found -1",
        #"54 $.cards[0].feed.at_end[1].of unknown key "of" | known here: component, items"#,
        "81 $.cards[0].feed.stretch_last expected true or false, found 1",
      ]
    ),
  ]

  @Test(arguments: mistakes)
  func everyMistakeHasItsPlace(feed: String, problems: [String]) {
    let expected = problems.map { problem in
      let parts = problem.split(separator: " ", maxSplits: 1)
      return "1:\(Self.column(Self.list) + Int(parts[0])!) \(parts[1])"
    }
    #expect(scenarioProblems(Self.text(feed)) == expected)
  }

  /// No items arrive in a list of CardParts, and its parts state their own heights.
  @Test(arguments: ["views", "kinds", "at_end", "at_beginning", "on_refresh", "stretch_last"])
  func aListOfCardPartsHasRulesOnly(key: String) {
    let problems = scenarioProblems(Self.text(#"{"rules": "cardparts-4.0", "\#(key)": {}}"#, #"{"cards": []}"#))
    #expect(
      problems == [#"1:87 $.cards[0].feed.\#(key) unknown key "\#(key)" | known here: rules"#])
  }
}
