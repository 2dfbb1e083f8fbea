import CardContent
import CardText

extension PartsText {
  /// Reads the cards of a CardParts list, strictly: CardParts has no document format, so this one is the project's own.
  init?(reading reader: ObjectReader) {
    self.init()
    let card = JSONShape<Located<CardText>>.located(.object { CardText(reading: $0) })
    let cards = reader.required("cards", as: .array(of: card, count: ContentText.partsCardCounts))
    reader.read("theme", into: &theme, as: .either(Self.themes, Self.ownTheme))
    reader.read("tab_bar", into: &tabBarHeight, as: .number(in: ContentText.margins))
    guard let cards else { return nil }
    var names: Set<String> = []
    for card in cards where !names.insert(card.value.name).inserted {
      card.place.error("two cards are called \"\(card.value.name)\"", help: "each card needs a name of its own")
    }
    self.cards = cards.map { $0.value }
  }

  private static var themes: JSONShape<PartsTheme> { .oneOf(["mint": .mint, "turbo": .turbo]) }

  /// A theme of the app's own: members that it doesn't set come from the theme that it is like.
  private static var ownTheme: JSONShape<PartsTheme> {
    .object { reader in
      var theme = reader.optional("like", as: themes) ?? .mint
      let margins = CardText.marginsShape
      reader.read("cell_margins", into: &theme.cellMargins, as: margins)
      reader.read("part_margins", into: &theme.partMargins, as: margins)
      reader.read("title_margins", into: &theme.titleMargins, as: margins)
      reader.read("table_margins", into: &theme.tableMargins, as: margins)
      reader.read("separator_margins", into: &theme.separatorMargins, as: margins)
      reader.read("line_spacing", into: &theme.lineSpacing, as: .number(in: ContentText.margins))
      return theme
    }
  }
}

extension PartsText.CardText {
  fileprivate init?(reading reader: ObjectReader) {
    let name = reader.required("name", as: .name)
    self.init(name: name ?? "")
    let parts = reader.optional("parts", as: Self.parts)
    reader.read("state", into: &state, as: .name)
    reader.read("hidden", into: &isHidden, as: .bool)
    reader.read("editable", into: &isEditable, as: .bool)
    reader.read("no_top_bottom_margins", into: &hasNoVerticalMargins, as: .bool)
    sideMargin = reader.optional("custom_margin", as: .number(in: ContentText.margins))
    // Parts outside `states` belong to the first state, which has no name of its own in CardParts either.
    if let parts { states.append(PartsText.StateText(name: "none", parts: parts)) }
    states += reader.optional("states", as: Self.statesShape, default: [])
    if parts != nil, states.dropFirst().contains(where: { $0.name == "none" }) {
      reader.error("expected either parts or a state \"none\", found both", at: "states")
    }
    if let place = reader.find("state"), let warning = stateWarning(state) { place.warn(warning) }
    if name == nil { return nil }
  }

  /// An object of states, each with its parts: `{ "loading": [], "hasData": [ … ] }`.
  private static var statesShape: JSONShape<[PartsText.StateText]> {
    .object { reader in
      reader.keys.compactMap { key in
        guard key.isName else {
          reader.error("a state's name has only letters, digits, _ and -", atName: key)
          return nil
        }
        return reader.required(key, as: parts).map { PartsText.StateText(name: key, parts: $0) }
      }
    }
  }

  private static var parts: JSONShape<[CardPart]> { .array(of: part, count: ContentText.partCounts) }

  /// The kinds of parts; all parts as high as their own content are one kind to the layout.
  static let kinds: KeyValuePairs<String, CardPart.Kind> = [
    "text": .view, "image": .view, "button": .view, "label": .view, "icon": .view, "slider": .view, "switch": .view,
    "progress": .view, "text_field": .view, "stack": .view, "view": .view, "title": .title, "separator": .separator,
    "vertical_separator": .verticalSeparator, "spacer": .spacer, "bar": .bar, "histogram": .histogram, "table": .table,
    "collection": .collection, "paged": .paged,
  ]

  private static var part: JSONShape<CardPart> {
    .object { reader in
      let kind = reader.required("kind", as: .oneOf(kinds))
      let height = reader.optional("height", as: ContentText.lengthShape)
      let margins = reader.optional("margins", as: marginsShape)
      guard let kind else {
        _ = reader.carry()
        return nil
      }
      var part: CardPart
      if kind == .table {
        part = table(reader)
        if height != nil { reader.error("a table is as high as its rows", at: "height", help: "leave it out") }
      } else if reader.peek("kind")?.string == "stack", reader.peek("parts") != nil {
        part = stack(reader)
        if height != nil { reader.error("a stack is as high as its parts", at: "height", help: "leave it out") }
      } else {
        let standard = CardPart.standardHeight(of: kind)
        if standard == nil, !reader.has("height") { reader.errorAtOpening("missing key \"height\"") }
        part = CardPart(kind: kind, height: height ?? standard ?? 0)
      }
      if kind == .paged {
        part.count = reader.required("pages", as: JSONShape<Int>.integer(in: ContentText.pagedCounts)) ?? 1
      }
      if kind == .collection {
        part.count = reader.optional("cells", as: JSONShape<Int>.integer(in: ContentText.rowCounts), default: 0)
        reader.read("cell_width", into: &part.cellWidth, as: ContentText.lengthShape)
        reader.read("cell_spacing", into: &part.cellSpacing, as: .number(in: ContentText.margins))
      }
      if kind == .title {
        reader.read("button", into: &part.button, as: .oneOf(["none": .none, "menu": .menu, "action": .action]))
      }
      part.margins = margins
      return part
    }
  }

  /// Reads a table's rows: their number, if all are alike, or the height of each, in points.
  private static func table(_ reader: ObjectReader) -> CardPart {
    enum Rows {
      case alike(Int)
      case each([Double])
    }
    let rows = reader.required(
      "rows",
      as: JSONShape<Rows>.either(
        JSONShape<Int>.integer(in: ContentText.rowCounts).map { .alike($0) },
        JSONShape<[Double]>.array(of: ContentText.lengthShape, count: ContentText.rowCounts).map { .each($0) }))
    let rowHeight = reader.optional("row_height", as: ContentText.lengthShape)
    let hasFooter = reader.optional("footer", as: .bool, default: false)
    switch rows ?? .alike(0) {
    case .alike(let count):
      return .table(rows: count, rowHeight: rowHeight ?? CardPart.rowHeight, hasFooter: hasFooter)
    case .each(let heights):
      if rowHeight != nil {
        reader.error("each row has a height of its own", at: "row_height", help: "leave it out")
      }
      return .table(rowHeights: heights, hasFooter: hasFooter)
    }
  }

  /// Reads a stack and its parts, which may be stacks. Parts that scroll sideways can't be in a stack here.
  private static func stack(_ reader: ObjectReader) -> CardPart {
    let parts = reader.required("parts", as: .array(of: .located(part), count: ContentText.stackCounts)) ?? []
    for part in parts where part.value.kind == .paged || part.value.kind == .collection {
      part.place.error("a part that scrolls sideways can't be in a stack", help: "let it be a part of the card")
    }
    let axis = reader.optional("axis", as: .oneOf(["horizontal": CardPart.Axis.horizontal, "vertical": .vertical]))
    let spacing = reader.optional("spacing", as: JSONShape<Double>.number(in: ContentText.stackSpacings), default: 0)
    return .stack(parts.map { $0.value }, along: axis ?? .horizontal, spacing: spacing)
  }

  /// Margins, points: one number for all, or top, left, bottom and right.
  fileprivate static var marginsShape: JSONShape<Insets> {
    let length = JSONShape<Double>.number(in: ContentText.margins)
    return .either(
      length.map { Insets(top: $0, left: $0, bottom: $0, right: $0) },
      JSONShape<[Double]>.array(of: length, count: 4...4).map {
        Insets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3])
      })
  }
}
