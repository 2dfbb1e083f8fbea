import CardContent
import CardText

extension JSONSchema {
  /// The parts of a content to which a scenario's schema refers.
  static let contentParts: [(name: String, schema: JSONSchema)] = [
    (
      "content",
      .either(.number(in: ScenarioDocument.contentHeights).described("Its height, points."), spots, partsList)
    ),
    ("component", component), ("items", .array(of: reference("item"))), ("item", item), ("size", size),
    ("insets", insets), ("views", views), ("feed", feed), ("margins", margins),
    ("parts", .array(of: reference("part"), count: ContentText.partCounts)), ("part", part),
  ]

  /// A length, points.
  private static let length = number(in: ContentText.lengths)

  /// An object as a server sends it: a null counts as missing, and unknown members are carried along.
  private static func served(_ properties: [Property]) -> JSONSchema {
    .object(properties.map { $0.orNull }, others: .anything)
  }

  // MARK: Spots

  /// A document of Spots.
  private static let spots = JSONSchema.object(
    [
      Property(
        "components", .array(of: reference("component"), count: ContentText.componentCounts),
        "The components, top down."),
      Property("cards", .nothing),
    ], required: ["components"], others: .anything
  ).described("A document of Spots.")

  private static let identity = [
    Property("identifier", .anything, "The name by which columns and inputs know it."),
    Property("kind", .string, "Its kind."), Property("type", .anything, "Its kind, as Spots' README calls it."),
  ]

  private static let component: JSONSchema = {
    let width = JSONSchema.either(
      .number(in: 0...0), .number(in: ContentText.spans),
      .string(matching: "^\(numberPattern)$").described("A number in quotation marks."))
    let inset = JSONSchema.number(in: ContentText.insets)
    let layout = served([
      Property("inset", reference("insets"), "The margins of the component, points."),
      Property("content-inset", reference("insets"), "The margins of its items, points."),
      Property("item-spacing", inset, "The gap between two items of a row, points."),
      Property("line-spacing", inset, "The gap between two rows, points."),
      Property(
        "items-per-row", .integer(in: ContentText.itemsPerRow), "The number of items in each column of a carousel."),
      Property("span", width, "The number of columns; 0: items have their own widths."),
      Property("dynamic-span", .bool, "True if there are no more columns than items."),
      Property("page-indicator", .words(["below", "overlay"]), "The place of a page indicator."),
      Property("header-mode", .words(["default", "sticky"]), "A header that stays in view while its component does."),
      Property("infinite-scrolling", .bool, "True for a carousel whose first item follows its last."),
      Property("show-empty-component", .bool, "True if header and footer show without items."),
    ])
    let meta = served([
      Property("headerHeight", length, "The header's height in Spots 1.9, points."),
      Property("paginate", .bool, "True for a carousel of Spots 1.9 that pages."),
      Property("pageIndicator", .bool, "True for a page indicator in Spots 1.9."),
    ])
    let interaction = served([
      Property("paginate", .words(["item", "page", "disabled"]), "How far a released carousel goes on.")
    ])
    let head = JSONSchema.either(
      .string.described("The kind of a view."),
      served([Property("size", reference("size"), "Its size."), Property("kind", .string, "The kind of its view.")]))
    return served(
      identity + [
        Property("span", width, "The number of columns; 0: items have their own widths."),
        Property("items", reference("items"), "The items, in order."), Property("layout", layout, "The layout."),
        Property("meta", meta, "What only Spots 1.9 reads."), Property("interaction", interaction, "The paging."),
        Property("header", head, "The header."), Property("footer", head, "The footer."),
      ])
  }()

  private static let item = served(
    identity + [
      Property("size", reference("size"), "Its size; that of its view if left out."),
      Property("repeat", .integer(in: ContentText.itemCounts), "The number of items like this one."),
    ])

  private static let size = served([
    Property("width", length, "The width, points."), Property("height", length, "The height, points."),
  ])

  private static let insets: JSONSchema = {
    let inset = JSONSchema.number(in: ContentText.insets)
    return .either(
      inset.described("All four, points."),
      served([
        Property("top", inset, "The top one, points."), Property("left", inset, "The left one, points."),
        Property("bottom", inset, "The bottom one, points."), Property("right", inset, "The right one, points."),
      ]))
  }()

  // MARK: Feeds

  private static let views = JSONSchema.map(of: .either(length.described("The height, points."), reference("size")))

  private static let feed: JSONSchema = {
    let arrival = JSONSchema.either(
      reference("items"),
      .object(
        [
          Property("component", .integer(in: ContentText.componentIndices), "The index of the component, from 0."),
          Property("items", reference("items"), "The items."),
        ], required: ["items"]))
    let arrivals = JSONSchema.array(of: arrival, count: ContentText.arrivalCounts)
    return .object([
      Property("rules", .words(ContentSystem.allCases.map { $0.name }), "The library and the version that shows it."),
      Property("views", reference("views"), "The sizes of views, by kind."),
      Property("kinds", .map(of: .words(FeedText.kindNames.map { $0.name })), "The app's own kinds of components."),
      Property("at_end", arrivals, "The items that arrive at the end of the content, time after time."),
      Property("at_beginning", arrivals, "The items that arrive at the beginning, time after time."),
      Property("on_refresh", arrivals, "The items that arrive after a pull to refresh, time after time."),
      Property("stretch_last", .bool, "True if the last component reaches down to the end of the room."),
    ])
  }()

  // MARK: CardParts

  private static let margins = JSONSchema.either(
    .number(in: ContentText.margins).described("All four, points."),
    .tuple(
      .number(in: ContentText.margins), .number(in: ContentText.margins), .number(in: ContentText.margins),
      .number(in: ContentText.margins)
    )
    .described("Top, left, bottom and right, points."))

  /// A list of CardParts.
  private static let partsList: JSONSchema = {
    let themes = ["mint", "turbo"]
    let margins = reference("margins")
    let theme = JSONSchema.object([
      Property("like", .words(themes), "The theme that has what this one hasn't."),
      Property("cell_margins", margins, "The margins of a cell."),
      Property("part_margins", margins, "The margins of a part."),
      Property("title_margins", margins, "The margins of a title."),
      Property("table_margins", margins, "The margins of a table."),
      Property("separator_margins", margins, "The margins of a separator."),
      Property("line_spacing", .number(in: ContentText.margins), "The gap between two lines, points."),
    ])
    let card = JSONSchema.object(
      [
        Property("name", .name, "The card's name, which no other card of the list has."),
        Property("parts", reference("parts"), "The parts, top down."),
        Property("states", .map(of: reference("parts"), keys: "^[A-Za-z0-9_-]{1,40}$"), "The parts, state by state."),
        Property("state", .name, "The state at the start."), Property("hidden", .bool, "True if it is hidden."),
        Property("editable", .bool, "True for a card with a button for editing."),
        Property("no_top_bottom_margins", .bool, "True if it has no margins at its top and bottom."),
        Property("custom_margin", .number(in: ContentText.margins), "The margin at its sides, points."),
      ], required: ["name"])
    return .object(
      [
        Property("cards", .array(of: card, count: ContentText.partsCardCounts), "The cards, top down."),
        Property("theme", .either(.words(themes), theme), "The theme: one of the library's, or the app's own."),
        Property("tab_bar", .number(in: ContentText.margins), "The height of a tab bar below the list, points."),
      ], required: ["cards"]
    ).described("A list of CardParts.")
  }()

  private static let part: JSONSchema = {
    let kinds = PartsText.CardText.kinds.map { $0.key }
    let selfMade = PartsText.CardText.kinds.filter { CardPart.standardHeight(of: $0.value) == nil }.map { $0.key }
    func only(_ keys: [String], for kinds: [String]) -> [JSONSchema] {
      keys.map { .when(.having($0), .having("kind", in: kinds)) }
    }
    let higher = JSONSchema.rule([("height", .nothing)])
    let properties = [
      Property("kind", .words(kinds), "The kind of part."), Property("height", length, "Its height, points."),
      Property("margins", reference("margins"), "Its margins; the theme's if left out."),
      Property(
        "rows", .either(.integer(in: ContentText.rowCounts), .array(of: length, count: ContentText.rowCounts)),
        "A table's rows: their number, or the height of each in points."),
      Property("row_height", length, "The height of a table's rows if they are alike, points."),
      Property("footer", .bool, "True for a table with a footer."),
      Property("parts", .array(of: reference("part"), count: ContentText.stackCounts), "A stack's parts."),
      Property("axis", .words(["horizontal", "vertical"]), "The direction of a stack."),
      Property("spacing", .number(in: ContentText.stackSpacings), "The gap between a stack's parts, points."),
      Property("pages", .integer(in: ContentText.pagedCounts), "The number of a paged view's pages."),
      Property("cells", .integer(in: ContentText.rowCounts), "The number of a collection's cells."),
      Property("cell_width", length, "The width of a collection's cells, points."),
      Property("cell_spacing", .number(in: ContentText.margins), "The gap between a collection's cells, points."),
      Property("button", .words(["none", "menu", "action"]), "The button in a title."),
    ]
    let stack = JSONSchema.having("kind", in: ["stack"]).matching([.having("parts")])
    return .object(properties, required: ["kind"]).matching(
      only(["rows", "row_height", "footer"], for: ["table"]) + only(["parts", "axis", "spacing"], for: ["stack"])
        + only(["pages"], for: ["paged"]) + only(["cells", "cell_width", "cell_spacing"], for: ["collection"])
        + only(["button"], for: ["title"]) + [
          .when(.having("kind", in: ["table"]), higher), .when(.having("kind", in: ["table"]), .having("rows")),
          .when(.having("kind", in: ["paged"]), .having("pages")), .when(stack, higher),
          .when(.having("axis"), .having("parts")), .when(.having("spacing"), .having("parts")),
          .when(.having("kind", in: selfMade.filter { $0 != "table" && $0 != "stack" }), .having("height")),
          .when(.having("kind", in: ["stack"]), .either(.having("parts"), .having("height"))),
        ])
  }()
}
