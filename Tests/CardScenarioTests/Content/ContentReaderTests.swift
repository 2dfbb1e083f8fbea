import CardContent
import CardTestSupport
import CardText
import Testing

@testable import CardScenario

@Suite struct ContentReaderTests {
  // MARK: - Components

  @Test func aComponentIsWhatIsWritten() throws {
    let components = try spots(
      """
      {"components": [
        {"identifier": "top", "kind": "carousel", "span": 2.5, "items": [{"kind": "article"}, {}],
         "header": {"size": {"height": 44}, "kind": "title"}, "footer": "line",
         "layout": {"item-spacing": 8}, "interaction": {"paginate": "page"}},
        {"items": [{}]}]}
      """)
    #expect(components.count == 2)
    let first = components[0]
    #expect(first.name == "top")
    #expect(first.kind == "carousel")
    #expect(first.span == 2.5)
    #expect(first.items.map(\.view) == ["article", nil])
    #expect(first.header.height == 44)
    #expect(first.header.view == "title")
    #expect(first.footer.height == nil)
    #expect(first.footer.view == "line")
    #expect(first.layout.itemSpacing == 8)
    #expect(first.pagination == .page)
    // A missing key leaves its property empty.
    let second = components[1]
    #expect(second.name == nil)
    #expect(second.kind.isEmpty)
    #expect(second.span == 0)
    #expect(second.header == ContentText.HeadText())
    #expect(second.footer == ContentText.HeadText())
    #expect(second.layout == SpotsComponent.Layout())
    #expect(second.pagination == .disabled)
    #expect(second.carried.isEmpty)
  }

  /// The README's documents have `type`; the parser reads `kind` (Spots-1).
  @Test(
    arguments: [
      (#""kind": "list""#, "list"), (#""type": "grid""#, "grid"), (#""type": "grid", "kind": "list""#, "list"),
      (#""kind": "list", "type": "grid""#, "list"), (#""kind": "advert""#, "advert"), (#""title": "list""#, ""),
    ])
  func kindAndTypeAreOneThing(member: String, kind: String) throws {
    let component = try component(member)
    #expect(component.kind == kind)
    #expect(component.carried.map(\.key) == (member.contains("title") ? ["title"] : []))
  }

  /// An item's `type` names its view too, as in the documents of Spots' README.
  @Test(arguments: [#""kind": "article""#, #""type": "article""#, #""type": "x", "kind": "article""#])
  func anItemsTypeNamesItsView(member: String) throws {
    let items = try spots(#"{"components": [{"type": "list", "items": [{\#(member)}]}]}"#)[0].items
    #expect(items.map(\.view) == ["article"])
    #expect(items[0].carried.isEmpty)
  }

  @Test(
    arguments: [
      ("2", 2), (#""2""#, 2), ("2.5", 2.5), (#""2.5""#, 2.5), (#""1e1""#, 10), ("0.5", 0.5), ("10000", 10_000),
      (#""10000""#, 10_000),
    ])
  func aSpanIsANumberInQuotationMarksOrWithout(text: String, span: Double) throws {
    #expect(try component(#""span": \#(text)"#).span == span)
    #expect(try component(#""layout": {"span": \#(text)}"#).span == span)
    // Spots 7.5 reads the span in the layout.
    #expect(try component(#""span": 7, "layout": {"span": \#(text)}"#).span == span)
  }

  // MARK: - Layout

  static func layout(_ change: (inout SpotsComponent.Layout) -> Void) -> SpotsComponent.Layout {
    var layout = SpotsComponent.Layout()
    change(&layout)
    return layout
  }

  static let layouts: [(String, SpotsComponent.Layout)] = [
    ("", layout { _ in }),
    (#""inset": 12"#, layout { $0.inset = Insets(top: 12, left: 12, bottom: 12, right: 12) }),
    (#""inset": -1000"#, layout { $0.inset = Insets(top: -1000, left: -1000, bottom: -1000, right: -1000) }),
    (
      #""inset": {"top": 1, "left": 2, "bottom": 3, "right": 10000}"#,
      layout { $0.inset = Insets(top: 1, left: 2, bottom: 3, right: 10_000) }
    ),
    (#""inset": {"left": 2}"#, layout { $0.inset = Insets(left: 2) }),
    (
      #""content-inset": {"top": 1, "left": 2, "bottom": 3, "right": 4}"#,
      layout { $0.contentInset = Insets(top: 1, left: 2, bottom: 3, right: 4) }
    ),
    (#""content-inset": 5"#, layout { $0.contentInset = Insets(top: 5, left: 5, bottom: 5, right: 5) }),
    (#""item-spacing": 8.5"#, layout { $0.itemSpacing = 8.5 }),
    (#""line-spacing": -4"#, layout { $0.lineSpacing = -4 }),
    (#""items-per-row": 1000"#, layout { $0.itemsPerRow = 1000 }),
    (#""dynamic-span": true"#, layout { $0.hasDynamicSpan = true }),
    (#""page-indicator": "below""#, layout { $0.pageIndicator = .below }),
    (#""page-indicator": "overlay""#, layout { $0.pageIndicator = .overlay }),
    (#""header-mode": "sticky""#, layout { $0.hasStickyHeader = true }),
    (#""header-mode": "default""#, layout { _ in }),
    (#""infinite-scrolling": true"#, layout { $0.isInfinite = true }),
    (#""show-empty-component": true"#, layout { $0.showsEmpty = true }),
  ]

  @Test(arguments: layouts)
  func everyKeyOfALayoutIsRead(text: String, layout: SpotsComponent.Layout) throws {
    let component = try component(#""layout": {\#(text)}"#)
    #expect(component.layout == layout)
    #expect(component.span == 0)
  }

  // MARK: - Keys that differ by version

  @Test func metaIsWhatOldVersionsRead() throws {
    let component = try component(#""meta": {"headerHeight": 44, "paginate": true, "pageIndicator": true}"#)
    #expect(component.meta.headerHeight == 44)
    #expect(component.meta.paginates)
    #expect(component.meta.hasPageIndicator)
    // It changes no property that new versions read.
    #expect(component.header == ContentText.HeadText())
    #expect(component.pagination == .disabled)
    #expect(component.layout.pageIndicator == .none)
    let plain = try self.component(#""meta": {"paginate": false, "pageIndicator": false, "x": 1}"#)
    #expect(plain.meta == ContentText.MetaText())
    #expect(plain.carriedInside.map(\.key) == ["meta.x"])
  }

  @Test(
    arguments: [
      ("item", SpotsComponent.Pagination.item), ("page", .page), ("disabled", .disabled),
    ])
  func anInteractionSaysWhereACarouselRests(text: String, pagination: SpotsComponent.Pagination) throws {
    #expect(
      try component(#""interaction": {"paginate": "\#(text)", "scroll-direction": "x"}"#).pagination == pagination)
  }

  @Test(
    arguments: [
      (#""title""#, nil, "title"), (#""""#, nil, nil), (#"{"kind": "title"}"#, nil, "title"), ("{}", nil, nil),
      (#"{"size": {"height": 44}}"#, 44, nil),
      (#"{"size": {"width": 320, "height": 44.5}, "kind": "title", "text": "x"}"#, 44.5, "title"),
    ] as [(String, Double?, String?)])
  func aHeaderAndAFooterAreItemsOrKindsOfViews(text: String, height: Double?, view: String?) throws {
    let header = try component(#""header": \#(text)"#)
    #expect(header.header.height == height)
    #expect(header.header.view == view)
    #expect(header.footer == ContentText.HeadText())
    let footer = try component(#""footer": \#(text)"#)
    #expect(footer.footer.height == height)
    #expect(footer.footer.view == view)
    #expect(footer.header == ContentText.HeadText())
  }

  /// A width alone leaves the height to the view.
  @Test func aHeadersSizeMayLackItsHeight() throws {
    let component = try component(#""header": {"size": {"width": 320}, "kind": "title"}"#)
    #expect(component.header == ContentText.HeadText(height: nil, view: "title"))
  }

  // MARK: - Items

  @Test func anItemIsWhatIsWritten() throws {
    let items = try component(
      """
      "items": [{"identifier": "lead", "size": {"width": 320, "height": 180.5}, "kind": "article"},
                {"size": {"height": 1000000}, "repeat": 3}, {"size": {"width": 7}}, {"kind": ""}, {"repeat": 0}]
      """
    ).items
    #expect(items.map(\.name) == ["lead", nil, nil, nil, nil])
    #expect(items.map(\.width) == [320, 0, 7, 0, 0])
    #expect(items.map(\.height) == [180.5, 1_000_000, 0, 0, 0])
    #expect(items.map(\.view) == ["article", nil, nil, nil, nil])
    #expect(items.map(\.count) == [1, 3, 1, 1, 0])
  }

  static let names: [(String, String)] = [
    (#""lead""#, "lead"), (#""A-z_09""#, "A-z_09"), ("12", "12"), ("-7", "-7"), (#""\#(name(40))""#, name(40)),
  ]

  @Test(arguments: names)
  func anIdentifierIsAName(text: String, name: String) throws {
    let component = try component(#""identifier": \#(text), "items": [{"identifier": \#(text)}]"#)
    #expect(component.name == name)
    #expect(component.items[0].name == name)
    #expect(component.carried.isEmpty && component.items[0].carried.isEmpty)
  }

  static func name(_ count: Int) -> String { String(repeating: "x", count: count) }

  static let noNames: [String] = [
    #""a b""#, #""a,b""#, #""Größe""#, #""""#, #""\#(name(41))""#, #""a.b""#, "1.5", "null", "true", "[1]",
    #"{"id": 1}"#,
  ]

  /// Columns have no quotation marks: an identifier that needs them is carried, and the element has its number as name.
  @Test(arguments: noNames)
  func anIdentifierThatCannotStandInAColumnIsCarried(text: String) throws {
    let component = try component(#""identifier": \#(text), "items": [{"identifier": \#(text)}]"#)
    #expect(component.name == nil)
    #expect(component.items[0].name == nil)
    #expect(component.carried.map(\.key) == ["identifier"])
    #expect(component.items[0].carried.map(\.key) == ["identifier"])
  }

  /// A server writes null for a missing value: the property is empty, and the key is carried.
  @Test func nullIsNothing() throws {
    let keys = ["kind", "type", "span", "layout", "meta", "interaction", "header", "footer", "identifier"]
    let members = keys.map { "\"\($0)\": null" }.joined(separator: ", ")
    let component = try component(members + #", "items": [{"kind": null, "size": null, "repeat": null}, {}]"#)
    #expect(component.carried.map(\.key) == keys)
    #expect(component.items[0].carried.map(\.key) == ["kind", "size", "repeat"])
    var (bare, item) = (component, component.items[0])
    (bare.carried, bare.items, item.carried) = ([], [], [])
    #expect(bare == ContentText.ComponentText())
    #expect(item == component.items[1])
    let inside = try self.component(
      #""layout": {"inset": {"top": null, "left": 3}, "span": null}, "meta": {"headerHeight": null}, "kind": "grid""#)
    #expect(inside.layout.inset == Insets(left: 3))
    #expect(inside.span == 0)
    #expect(inside.meta.headerHeight == nil)
    // A component without items is a component; a document without components is none.
    #expect(try self.component(#""items": null"#).items.isEmpty)
    #expect(contentProblems(#"{"components": null}"#).count == 1)
    #expect(try self.component(#""kind": "", "type": "grid""#).kind == "grid")
  }

  @Test func whatNobodyReadsIsCarried() throws {
    let text = """
      {"version": 2, "components": [
        {"title": "News", "items": [{"title": "One", "action": "open:1", "meta": {"a": 1}}, {}],
         "amountOfItemsToCache": 5}],
       "ads": null}
      """
    let content = try contentText(text)
    #expect(content.carried.map(\.key) == ["version", "ads"])
    let component = try #require(spots(text).first)
    #expect(component.carried.map(\.key) == ["title", "amountOfItemsToCache"])
    #expect(component.items.map { $0.carried.map(\.key) } == [["title", "action", "meta"], []])
    // Carried values stay as written.
    #expect(component.carried[0].value.kind == .string("News"))
    #expect(content.carried[1].value.kind == .null)
    let member = JSONMember(key: "a", keyRange: 0..<0, value: JSONValue(.number(1, isInteger: true), at: 0..<0))
    #expect(component.items[0].carried[2].value.placeless.kind == .object([member]))
  }

  // MARK: - Size

  @Test func twentyThousandItemsWillDo() throws {
    let items = Array(repeating: "{}", count: 20_000).joined(separator: ",")
    #expect(try component(#""items": [\#(items)]"#).items.count == 20_000)
  }

  @Test func aMillionItemsAreTheMost() throws {
    func problems(_ counts: Int...) -> [String] {
      let components = counts.map { #"{"items": [{"repeat": \#($0)}]}"# }.joined(separator: ", ")
      return contentProblems(#"{"components": [\#(components)]}"#)
    }
    #expect(problems(1_000_000).isEmpty)
    #expect(problems(999_999, 1).isEmpty)
    let one = problems(999_999, 2)
    #expect(one == ["error 1:16 $.components a document has at most 1000000 items, found 1000001"])
    #expect(problems(600_000, 600_000).map { $0.suffix(7) } == ["1200000"])
    #expect(
      problems(1_000_001) == [
        "error 1:39 $.components[0].items[0].repeat expected a whole number from 0 to 1000000, found 1000001"
      ])
  }

  @Test func tenThousandComponentsAreTheMost() throws {
    func text(_ count: Int) -> String {
      #"{"components": [\#(Array(repeating: #"{"items":[{}]}"#, count: count).joined(separator: ","))]}"#
    }
    #expect(try spots(text(10_000)).count == 10_000)
    #expect(
      contentProblems(text(10_001)) == [
        "error 1:16 $.components expected an array of 0 to 10000, found an array of 10001"
      ])
  }

  /// The only component, from its members, with one item if they name none.
  func component(_ members: String) throws -> ContentText.ComponentText {
    let items = members.contains("\"items\"") ? "" : #", "items": [{}]"#
    return try #require(spots(#"{"components": [{\#(members)\#(items)}]}"#).first)
  }

  /// An interaction without pagination leaves a carousel as it is.
  @Test func anInteractionMaySaySomethingElse() throws {
    let component = try component(#""interaction": {"scrolls-to-top": true}"#)
    #expect(component.pagination == .disabled)
    #expect(component.carriedInside.map(\.key) == ["interaction.scrolls-to-top"])
    #expect(try self.component(#""interaction": {}"#).pagination == .disabled)
  }
}
