import Foundation
import Testing

/// The output of `cardsim content` for a layout: text, JSON and a table.
@Suite struct ContentReportTests {
  /// The keys of an object's text, in the order of the text; parsing would lose it.
  static func keys(_ text: String, indent: Int) -> [String] {
    let blanks = String(repeating: " ", count: indent) + "\""
    return text.split(separator: "\n").compactMap { line in
      line.hasPrefix(blanks) ? line.dropFirst(blanks.count).split(separator: "\"").first.map(String.init) : nil
    }
  }

  // MARK: - Text

  /// Two of the carousel's items share its width: (375 - 20) / 2 - 10 pt, rounded down.
  @Test func aPersonReadsADocument() throws {
    let result = try ContentCommandTests.run(
      "--view", "article=112", "--offset", "30", input: ContentCommandTests.components)
    #expect(
      result
        == Tool.Result(
          output: """
            spots-7.5, 375.00 pt wide, 667.00 pt high, scrolled by 30.00 pt
            content height 667.00 pt

            component  kind           y  frame y  frame height  sub-offset  height   width   shows
            top        carousel    0.00    30.00        170.00       30.00  200.00  365.00  170.00
            1          list      200.00   200.00        424.00        0.00  424.00  375.00  424.00

            item       x       y   width  height  shows
            lead   10.00   10.00  167.00  180.00   0.89
            0.1   187.00   10.00  167.00  180.00   0.89
            1.0     0.00   44.00  375.00  112.00   1.00
            1.1     0.00  156.00  375.00  112.00   1.00
            1.2     0.00  268.00  375.00  112.00   1.00
            1.3     0.00  380.00  375.00   44.00   1.00

            carried along unread: version, components[].items[].title (2)

            """, words: "", code: 0))
  }

  @Test func aPersonReadsAList() throws {
    let result = try ContentCommandTests.run("--offset=100.5", "--precision", "1", input: ContentCommandTests.cards)
    #expect(
      result
        == Tool.Result(
          output: """
            cardparts-4.0, 375.0 pt wide, 667.0 pt high, scrolled by 100.5 pt
            content height 839.0 pt, and 24.0 pt clear below it

            card        x      y  width  height  shows  covers
            balance  12.0    0.0  351.0    84.0    0.0     0.0
            news     24.0   96.0  327.0   731.0    0.9     1.0
            rest     12.0  839.0  351.0     0.0      -       -

            part          x     y  width  height  shows
            balance.0  15.0  14.0  321.0    20.0    0.0
            balance.1  15.0  49.0  321.0    18.0    0.0
            news.0     15.0  14.0  297.0   700.0    0.9

            """, words: "", code: 0))
  }

  @Test func anEmptyDocumentHasNoItems() throws {
    let spots = try ContentCommandTests.run(input: #"{"components": []}"#)
    #expect(spots.code == 0)
    #expect(spots.words.isEmpty)
    #expect(spots.output.hasPrefix("spots-7.5, "))
    #expect(!spots.output.contains("item "))
    let csv = try ContentCommandTests.run("--format", "csv", input: #"{"cards": []}"#)
    #expect(csv.output == "section,kind,item,x_pt,y_pt,width_pt,height_pt,visible_fraction\n")
    #expect(csv.code == 0)
  }

  // MARK: - JSON

  static let componentKeys = [
    "index", "kind", "name", "y_pt", "frame_y_pt", "frame_height_pt", "sub_offset_pt", "content_height_pt",
    "content_width_pt", "header_y_pt", "footer_y_pt", "visible_pt", "items",
  ]
  static let cardKeys = [
    "index", "name", "x_pt", "y_pt", "width_pt", "height_pt", "visible_fraction", "container_fraction", "parts",
  ]
  static let itemKeys = ["item", "x_pt", "y_pt", "width_pt", "height_pt"]

  @Test func aProgramReadsADocument() throws {
    let arguments = ["--view", "article=112", "--offset", "210"]
    let object = try ContentCommandTests.json(
      arguments[0], arguments[1], arguments[2], arguments[3], input: ContentCommandTests.components)
    #expect(
      Set(object.keys) == [
        "rules", "width_pt", "viewport_pt", "offset_pt", "content_height_pt", "components", "carried",
      ])
    #expect(object["rules"] as? String == "spots-7.5")
    #expect(ContentCommandTests.number(object, "width_pt") == 375)
    #expect(ContentCommandTests.number(object, "viewport_pt") == 667)
    #expect(ContentCommandTests.number(object, "offset_pt") == 210)
    // The content is 200 and 424 pt high, but at least as high as the viewport.
    #expect(ContentCommandTests.number(object, "content_height_pt") == 667)
    #expect(object["carried"] as? [String: Int] == ["version": 1, "components[].items[].title": 2])
    let components = try #require(object["components"] as? [[String: Any]])
    #expect(components.count == 2)
    for component in components { #expect(Set(component.keys) == Set(Self.componentKeys)) }
    let (first, second) = (components[0], components[1])
    #expect(first["kind"] as? String == "carousel")
    #expect(first["name"] as? String == "top")
    #expect(first["header_y_pt"] is NSNull)
    #expect(second["name"] is NSNull)
    #expect(ContentCommandTests.number(second, "index") == 1)
    // The carousel is scrolled away: its frame stays at the viewport's top with height 0.
    #expect(ContentCommandTests.number(first, "y_pt") == 0)
    #expect(ContentCommandTests.number(first, "frame_y_pt") == 210)
    #expect(ContentCommandTests.number(first, "sub_offset_pt") == 210)
    #expect(ContentCommandTests.number(first, "frame_height_pt") == 0)
    #expect(ContentCommandTests.number(first, "content_height_pt") == 200)
    #expect(ContentCommandTests.number(first, "content_width_pt") == 365)
    #expect(ContentCommandTests.number(first, "visible_pt") == 0)
    #expect(ContentCommandTests.number(second, "y_pt") == 200)
    #expect(ContentCommandTests.number(second, "frame_y_pt") == 210)
    #expect(ContentCommandTests.number(second, "frame_height_pt") == 414)
    #expect(ContentCommandTests.number(second, "sub_offset_pt") == 10)
    #expect(ContentCommandTests.number(second, "visible_pt") == 414)
    #expect(ContentCommandTests.number(second, "header_y_pt") == 200)
    let items = try #require(second["items"] as? [[String: Any]])
    #expect(items.map { $0["item"] as? String } == ["1.0", "1.1", "1.2", "1.3"])
    for item in items { #expect(Set(item.keys) == Set(Self.itemKeys)) }
    #expect(items.map { ContentCommandTests.number($0, "y_pt") } == [44, 156, 268, 380])
    #expect(items.map { ContentCommandTests.number($0, "height_pt") } == [112, 112, 112, 44])
    #expect(
      items.allSatisfy {
        ContentCommandTests.number($0, "x_pt") == 0 && ContentCommandTests.number($0, "width_pt") == 375
      })
  }

  @Test func aProgramReadsAList() throws {
    let object = try ContentCommandTests.json("--viewport", "500", input: ContentCommandTests.cards)
    #expect(
      Set(object.keys) == [
        "rules", "width_pt", "viewport_pt", "offset_pt", "content_height_pt", "bottom_inset_pt", "cards",
      ])
    #expect(object["rules"] as? String == "cardparts-4.0")
    #expect(ContentCommandTests.number(object, "bottom_inset_pt") == 24)
    #expect(ContentCommandTests.number(object, "content_height_pt") == 839)
    let cards = try #require(object["cards"] as? [[String: Any]])
    // The hidden card is left out, but its index isn't reused.
    #expect(cards.map { $0["name"] as? String } == ["balance", "news", "rest"])
    #expect(cards.map { ContentCommandTests.number($0, "index") } == [0, 2, 3])
    for card in cards { #expect(Set(card.keys) == Set(Self.cardKeys)) }
    #expect(cards.map { ContentCommandTests.number($0, "x_pt") } == [12, 24, 12])
    #expect(cards.map { ContentCommandTests.number($0, "y_pt") } == [0, 96, 839])
    #expect(cards.map { ContentCommandTests.number($0, "width_pt") } == [351, 327, 351])
    #expect(cards.map { ContentCommandTests.number($0, "height_pt") } == [84, 731, 0])
    // 404 of 731 pt show; a card without a height has no fraction.
    #expect(ContentCommandTests.number(cards[0], "visible_fraction") == 1)
    #expect(ContentCommandTests.number(cards[0], "container_fraction") == 0.168)
    #expect((ContentCommandTests.number(cards[1], "visible_fraction")! - 404.0 / 731).magnitude < 1e-12)
    #expect(ContentCommandTests.number(cards[1], "container_fraction") == 0.808)
    #expect(cards[2]["visible_fraction"] is NSNull)
    #expect(cards[2]["container_fraction"] is NSNull)
    let parts = try #require(cards[0]["parts"] as? [[String: Any]])
    for part in parts { #expect(Set(part.keys) == Set(Self.itemKeys)) }
    #expect(parts.map { $0["item"] as? String } == ["balance.0", "balance.1"])
    #expect(parts.map { ContentCommandTests.number($0, "y_pt") } == [14, 49])
    #expect((cards[2]["parts"] as? [Any])?.isEmpty == true)
  }

  /// JSON members have a fixed order, which people and simple programs rely on.
  @Test func membersHaveTheirOrder() throws {
    let spots = try ContentCommandTests.run("--format", "json", input: ContentCommandTests.components).output
    #expect(
      Self.keys(spots, indent: 2) == [
        "rules", "width_pt", "viewport_pt", "offset_pt", "content_height_pt", "components", "carried",
      ])
    #expect(Self.keys(spots, indent: 6) == Self.componentKeys + Self.componentKeys)
    #expect(Self.keys(spots, indent: 10).prefix(5) == Self.itemKeys[...])
    let parts = try ContentCommandTests.run("--format", "json", input: ContentCommandTests.cards).output
    #expect(
      Self.keys(parts, indent: 2) == [
        "rules", "width_pt", "viewport_pt", "offset_pt", "content_height_pt", "bottom_inset_pt", "cards",
      ])
    #expect(Self.keys(parts, indent: 6) == Self.cardKeys + Self.cardKeys + Self.cardKeys)
  }

  // MARK: - CSV

  @Test func aTableHasARowForEachItem() throws {
    #expect(
      try ContentCommandTests.run("--format", "csv", "--offset", "100", input: ContentCommandTests.components)
        == Tool.Result(
          output: """
            section,kind,item,x_pt,y_pt,width_pt,height_pt,visible_fraction
            0,carousel,lead,10.00,10.00,167.00,180.00,0.50
            0,carousel,0.1,187.00,10.00,167.00,180.00,0.50
            1,list,1.0,0.00,44.00,375.00,44.00,1.00
            1,list,1.1,0.00,88.00,375.00,44.00,1.00
            1,list,1.2,0.00,132.00,375.00,44.00,1.00
            1,list,1.3,0.00,176.00,375.00,44.00,1.00

            """, words: "", code: 0))
    #expect(
      try ContentCommandTests.run("--format", "csv", "--precision", "exact", input: ContentCommandTests.cards)
        == Tool.Result(
          output: """
            section,kind,item,x_pt,y_pt,width_pt,height_pt,visible_fraction
            0,card,balance.0,15,14,321,20,1
            0,card,balance.1,15,49,321,18,1
            2,card,news.0,15,14,297,700,0.7957142857142857

            """, words: "", code: 0))
  }

  /// Only the part of a carousel's content that lies in its width shows.
  @Test func whatIsScrolledAwaySidewaysDoesNotShow() throws {
    let items = #"[{"size": {"width": 200, "height": 50}, "repeat": 3}]"#
    let rows = try ContentCommandTests.run(
      "--format", "csv", "--width", "300", input: #"{"components": [{"kind": "carousel", "items": \#(items)}]}"#)
    let fractions = rows.output.split(separator: "\n").dropFirst().map { $0.split(separator: ",").last }
    #expect(fractions == ["1.00", "0.50", "0.00"])
  }

  /// An infinite carousel repeats two of its four items at each end, and begins with its first item.
  @Test func anInfiniteCarouselShowsItsFirstItem() throws {
    let items = #"[{"size": {"width": 200, "height": 50}, "repeat": 4}]"#
    let document =
      #"{"components": [{"kind": "carousel", "layout": {"infinite-scrolling": true}, "items": \#(items)}]}"#
    let rows = try ContentCommandTests.run("--format", "csv", "--width", "300", input: document).output.split(
      separator: "\n"
    )
    .dropFirst()
    let shown = rows.map { $0.split(separator: ",") }.map { "\($0[2]) \($0[7])" }
    #expect(
      shown == [
        "0.2.before 0.00", "0.3.before 0.00", "0.0 1.00", "0.1 0.50", "0.2 0.00", "0.3 0.00", "0.0.after 0.00",
        "0.1.after 0.00",
      ])
  }
}
