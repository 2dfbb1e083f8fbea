import CardContent
import CardModel
import CardScenarioSupport
import CardTimeline
import Testing

@Suite struct FeedTextTests {
  /// The content as the model has it, and the names that have ids in it.
  static func feed(_ content: String, _ feed: String = "{}") throws -> (feed: ContentSpec, names: Names) {
    let card = try document(#"{"cards": [{"name": "a", "content": \#(content), "feed": \#(feed)}]}"#).cards[0]
    var names = Names()
    let result = try #require(card.content).spec(card.feed, names: &names)
    return (result, names)
  }

  static func spots(_ components: String, _ feed: String = "{}") throws -> (document: SpotsDocument, names: Names) {
    let (feed, names) = try Self.feed(#"{"components": [\#(components)]}"#, feed)
    guard case .spots(let document) = feed.body else {
      Issue.record("no components")
      return (SpotsDocument(components: []), names)
    }
    return (document, names)
  }

  // MARK: - Spots

  /// The default kinds of both versions (Spots-1). The document declares the app's own kinds.
  @Test(
    arguments: [
      ("list", "spots-7.5", SpotsComponent.Kind.list), ("grid", "spots-7.5", .grid),
      ("carousel", "spots-7.5", .carousel), ("view", "spots-7.5", .list), ("", "spots-7.5", .list),
      ("advert", "spots-7.5", .list), ("list", "spots-1.9", .list), ("grid", "spots-1.9", .grid),
      ("carousel", "spots-1.9", .carousel), ("view", "spots-1.9", .view), ("", "spots-1.9", .grid),
      ("advert", "spots-1.9", .grid), ("Carousel", "spots-1.9", .grid), ("own", "spots-1.9", .carousel),
      ("own", "spots-7.5", .carousel), ("row", "spots-7.5", .view),
    ])
  func aComponentIsOfTheKindThatItsSystemTakesItFor(
    name: String, rules: String, kind: SpotsComponent.Kind
  ) throws {
    let feed = #"{"rules": "\#(rules)", "kinds": {"own": "carousel", "row": "view"}}"#
    let document = try Self.spots(#"{"kind": "\#(name)", "items": [{}]}"#, feed).document
    #expect(document.components.map(\.kind) == [kind])
  }

  /// An app may register another kind under one of Spots' own names.
  @Test func theAppsOwnKindsGoFirst() throws {
    let document = try Self.spots(#"{"kind": "list", "items": [{}]}"#, #"{"kinds": {"list": "grid"}}"#).document
    #expect(document.components[0].kind == .grid)
  }

  @Test func aComponentIsTakenOver() throws {
    let (document, names) = try Self.spots(
      """
      {"identifier": "top", "span": 2, "layout": {"inset": 5, "items-per-row": 3}, "interaction": {"paginate": "item"},
       "header": {"size": {"height": 44}}, "footer": {"size": {"height": 7}},
       "items": [{"identifier": "lead", "size": {"width": 30, "height": 20}, "kind": "article"}, {"repeat": 3}, {}]}
      """, #"{"stretch_last": true}"#)
    let component = document.components[0]
    #expect(component.name.map { names[$0] } == "top")
    #expect(component.span == 2)
    #expect(component.pagination == .item)
    #expect(component.layout.inset.left == 5)
    #expect(component.layout.itemsPerRow == 3)
    #expect(component.headerHeight == 44)
    #expect(component.footerHeight == 7)
    #expect(component.items.map(\.number) == [0, 1, 2, 3, 4])
    #expect(component.items.map { $0.name.map { names[$0] } } == ["lead", nil, nil, nil, nil])
    #expect(component.items.map { $0.view.map { names[$0] } } == ["article", nil, nil, nil, nil])
    #expect(component.items[0].width == 30)
    #expect(component.items[0].height == 20)
    #expect(component.items[1].height == 0)
    #expect(document.stretchesLast)
    #expect(try !Self.spots(#"{"items": [{}]}"#).document.stretchesLast)
  }

  /// Each version reads its own keys; the other version's keys change nothing.
  @Test func eachVersionReadsItsOwnKeys() throws {
    let own = #"{"header": {"size": {"height": 30}}, "interaction": {"paginate": "page"}, "items": [{}],"#
    let both =
      own
      + #""layout": {"page-indicator": "overlay"},"#
      + #""meta": {"headerHeight": 44, "paginate": true, "pageIndicator": true}}"#
    func component(_ text: String, _ rules: String) throws -> SpotsComponent {
      try Self.spots(text, #"{"rules": "\#(rules)"}"#).document.components[0]
    }
    let old = try component(both, "spots-1.9")
    #expect(old.headerHeight == 44)
    #expect(old.pagination == .item)
    #expect(old.layout.pageIndicator == .below)
    let new = try component(both, "spots-7.5")
    #expect(new.headerHeight == 30)
    #expect(new.pagination == .page)
    #expect(new.layout.pageIndicator == .overlay)
    // Without meta, the new keys give the values that an app sets in code.
    let code = try component(own + #""span": 1}"#, "spots-1.9")
    #expect(code.headerHeight == 30)
    #expect(code.pagination == .page)
  }

  /// Each repetition of an item has the item's name and size.
  @Test func anItemIsThereAsOftenAsItSays() throws {
    let (document, _) = try Self.spots(
      #"{"items": [{"identifier": "x", "repeat": 2, "size": {"height": 9}}, {"repeat": 0}, {"identifier": "y"}]}"#)
    let items = document.components[0].items
    #expect(items.map(\.height) == [9, 9, 0])
    #expect(items[0].name == items[1].name)
    #expect(items[1].name != items[2].name)
  }

  @Test(
    arguments: [
      (#"{"size": {"height": 30}, "kind": "title"}"#, 30), (#"{"kind": "title"}"#, 44), (#""title""#, 44),
      (#""unknown""#, 0), ("{}", 0),
    ])
  func aHeaderIsAsHighAsItSaysOrItsView(text: String, height: Double) throws {
    let document = try Self.spots(
      #"{"header": \#(text), "items": [{}]}, {"footer": \#(text), "items": [{}]}"#, #"{"views": {"title": 44}}"#
    ).document
    #expect(document.components.map(\.headerHeight) == [height, 0])
    #expect(document.components.map(\.footerHeight) == [0, height])
  }

  /// Views, items and components with the same name share an id.
  @Test func whatViewsMeasureIsTakenOver() throws {
    let (document, names) = try Self.spots(
      #"{"items": [{"kind": "advert"}, {"kind": "article"}]}"#,
      #"{"views": {"article": 112, "advert": {"width": 320, "height": 50}}}"#)
    #expect(document.views.map { names[$0.view] } == ["article", "advert"])
    #expect(document.views.map(\.width) == [0, 320])
    #expect(document.views.map(\.height) == [112, 50])
    #expect(document.components[0].items.map(\.view) == [document.views[1].view, document.views[0].view])
  }

  @Test func whatArrivesIsTakenOver() throws {
    let (feed, names) = try Self.feed(
      #"{"components": [{"items": [{}]}, {"items": [{}]}]}"#,
      """
      {"rules": "spots-1.9", "at_end": [{"component": 1, "items": [{"identifier": "x"}, {"identifier": "y"}]}, []],
       "at_beginning": [[{"size": {"height": 7}}]], "on_refresh": []}
      """)
    #expect(feed.system == .spots19)
    #expect(feed.atEnd?.map(\.component) == [1, 0])
    #expect(feed.atEnd?.map(\.items.count) == [2, 0])
    #expect(feed.atEnd?[0].items.map { $0.name.map { names[$0] } } == ["x", "y"])
    #expect(feed.atBeginning?.map(\.component) == [0])
    #expect(feed.atBeginning?[0].items.map(\.height) == [7])
    #expect(feed.onRefresh == [])
    // A document without components fetches nothing.
    let none = try Self.feed(#"{"components": []}"#).feed
    #expect(none.atEnd == nil)
    #expect(none.atBeginning == nil)
    #expect(none.onRefresh == nil)
  }

  // MARK: - CardParts

  @Test func aCardIsTakenOver() throws {
    let (feed, names) = try Self.feed(
      """
      {"theme": "turbo", "tab_bar": 49, "cards": [
        {"name": "balance", "state": "b", "parts": [{"kind": "bar"}], "hidden": true, "no_top_bottom_margins": true,
         "custom_margin": 24, "states": {"b": [{"kind": "text", "height": 5, "margins": 1}], "c": []}},
        {"name": "news"}]}
      """)
    guard case .cardParts(let document) = feed.body else {
      Issue.record("no cards")
      return
    }
    #expect(document.theme == .turbo)
    #expect(document.tabBarHeight == 49)
    let (first, second) = (document.cards[0], document.cards[1])
    #expect(document.cards.map { names[$0.name] } == ["balance", "news"])
    #expect(first.states.map { names[$0.name] } == ["none", "b", "c"])
    #expect(names[first.state] == "b")
    #expect(names[second.state] == "none")
    #expect(first.parts == [CardPart(kind: .view, height: 5, margins: Insets(top: 1, left: 1, bottom: 1, right: 1))])
    #expect(first.isHidden)
    #expect(first.hasNoVerticalMargins)
    #expect(first.sideMargin == 24)
    #expect(!second.isHidden)
    #expect(!second.hasNoVerticalMargins)
    #expect(second.sideMargin == nil)
    #expect(second.states.isEmpty)
  }

  // MARK: - Systems

  @Test(
    arguments: [
      (#"{"components": []}"#, "{}", ContentSystem.spots75),
      (#"{"components": []}"#, #"{"rules": "spots-1.9"}"#, .spots19), (#"{"cards": []}"#, "{}", .cardParts40),
      (#"{"cards": []}"#, #"{"rules": "cardparts-2.6"}"#, .cardParts26),
    ])
  func theNewestVersionsRulesHoldUnlessOthersAreNamed(content: String, feed: String, system: ContentSystem) throws {
    #expect(try Self.feed(content, feed).feed.system == system)
  }

  @Test func everySystemHasItsName() {
    #expect(ContentSystem.allCases.map(\.name) == ["spots-1.9", "spots-7.5", "cardparts-2.6", "cardparts-4.0"])
  }
}
