import CardCommandLine
import CardContent
import CardModel
import CardScenario
import CardText
import CardTimeline

/// The layout of a document, in the formats for people and programs.
struct ContentReport {
  /// The name of the document, if there are several.
  var document: String?

  private let layout: ContentLayout
  private let system: ContentSystem
  private let names: Names
  private let width: Double
  private let viewport: Double
  private let offset: Double

  /// The unread members that are carried along, each with the number of its occurrences.
  private let carried: [(path: String, count: Int)]

  /// The scrolled position of each section, in the layout's order.
  private let scrolled: [ScrolledSection]

  init(_ content: ContentText, _ text: FeedText, width: Double, viewport: Double, offset: Double) {
    var names = Names()
    var spec = content.spec(text, names: &names)
    layout = spec.body.laidOut(in: spec.system, width: width)
    system = spec.system
    carried = content.carriedKeys
    self.names = names
    (self.width, self.viewport, self.offset) = (width, viewport, offset)
    let layout = layout
    let (system, stretchesLast) = (spec.system, spec.body.stretchesLast)
    scrolled = layout.sections.indices.map {
      layout.scrolled($0, at: offset, viewport: viewport, system, stretchesLast: stretchesLast)
    }
  }

  private var contentHeight: Double { layout.contentHeight(viewport: viewport, system) }

  // MARK: - JSON

  /// The layout as one object: for Spots its components with their items, for CardParts its cards with their parts.
  func write(to writer: inout JSONWriter) {
    writer.object { object in
      if let document { object.member("document", document) }
      object.member("rules", system.name)
      object.member("width_pt", width)
      object.member("viewport_pt", viewport)
      object.member("offset_pt", offset)
      object.member("content_height_pt", contentHeight)
      if system.traits.nestsScrollViews {
        object.member("components") { list in
          list.array { list in
            for index in layout.sections.indices { list.element { component(index, to: &$0) } }
          }
        }
        object.member("carried") { members in
          members.object { members in
            for (path, count) in carried { members.member(path, count) }
          }
        }
      } else {
        object.member("bottom_inset_pt", layout.bottomInset)
        object.member("cards") { list in
          list.array { list in
            for index in layout.sections.indices { list.element { card(index, to: &$0) } }
          }
        }
      }
    }
  }

  private func component(_ index: Int, to writer: inout JSONWriter) {
    let (section, place) = (layout.sections[index], scrolled[index])
    writer.object { object in
      object.member("index", section.index)
      object.member("kind", section.kind.name)
      object.member("name", section.name.map { names[$0] })
      object.member("y_pt", section.y)
      object.member("frame_y_pt", place.frameY)
      object.member("frame_height_pt", place.frameHeight)
      object.member("sub_offset_pt", place.subOffset)
      object.member("content_height_pt", section.contentHeight)
      object.member("content_width_pt", section.contentWidth)
      object.member("header_y_pt", section.headerHeight > 0 ? layout.headerY(of: index, place) : nil)
      object.member("footer_y_pt", section.footerHeight > 0 ? layout.footerY(of: index, place) : nil)
      object.member("visible_pt", visibleHeight(of: index))
      object.member("items") { items(&$0, of: section) }
    }
  }

  private func card(_ index: Int, to writer: inout JSONWriter) {
    let section = layout.sections[index]
    let visibility = visibility(of: index)
    writer.object { object in
      object.member("index", section.index)
      object.member("name", section.name.map { names[$0] })
      object.member("x_pt", section.x)
      object.member("y_pt", section.y)
      object.member("width_pt", section.width)
      object.member("height_pt", section.extent)
      object.member("visible_fraction", visibility?.ratio)
      object.member("container_fraction", coverage(of: index))
      object.member("parts") { items(&$0, of: section) }
    }
  }

  private func items(_ writer: inout JSONWriter, of section: ContentLayout.Section) {
    writer.array { list in
      for index in section.items {
        let item = layout.items[index]
        list.element { element in
          element.object { object in
            object.member("item", name(of: index, in: section))
            object.member("x_pt", item.x)
            object.member("y_pt", item.y)
            object.member("width_pt", item.width)
            object.member("height_pt", item.height)
          }
        }
      }
    }
  }

  // MARK: - Text and CSV

  /// Returns the layout as tables: the components or cards, and the items or parts in each.
  ///
  /// - Parameter width: The width that they have to fit, characters; nil: as wide as they are.
  func text(_ precision: Precision, width tableWidth: Int? = nil) -> String {
    func digits(_ number: Double?) -> String { number.map { self.digits($0, precision) } ?? "-" }
    var text = document.map { SafeText.escaped($0) + "\n" } ?? ""
    text +=
      "\(system.name), \(digits(width)) pt wide, \(digits(viewport)) pt high, scrolled by \(digits(offset)) pt\n"
    text += "content height \(digits(contentHeight)) pt"
    if layout.bottomInset > 0 { text += ", and \(digits(layout.bottomInset)) pt clear below it" }
    text += "\n\n"
    var rows: [[String]]
    if system.traits.nestsScrollViews {
      rows = [["component", "kind", "y", "frame y", "frame height", "sub-offset", "height", "width", "shows"]]
      for (index, section) in layout.sections.enumerated() {
        let place = scrolled[index]
        rows.append(
          [label(section), section.kind.name]
            + [
              section.y, place.frameY, place.frameHeight, place.subOffset, section.contentHeight, section.contentWidth,
              visibleHeight(of: index),
            ].map(digits))
      }
    } else {
      rows = [["card", "x", "y", "width", "height", "shows", "covers"]]
      for (index, section) in layout.sections.enumerated() {
        let visibility = visibility(of: index)
        rows.append(
          [label(section)]
            + [section.x, section.y, section.width, section.extent, visibility?.ratio, coverage(of: index)].map(digits)
        )
      }
    }
    text += aligned(rows, words: system.traits.nestsScrollViews ? 2 : 1, tableWidth)
    rows = [[system.traits.nestsScrollViews ? "item" : "part", "x", "y", "width", "height", "shows"]]
    for (index, section) in layout.sections.enumerated() {
      for place in section.items {
        let item = layout.items[place]
        rows.append(
          [name(of: place, in: section)]
            + [item.x, item.y, item.width, item.height, visibleFraction(of: item, in: index)].map(digits))
      }
    }
    if rows.count > 1 { text += "\n" + aligned(rows, words: 1, tableWidth) }
    if !carried.isEmpty {
      let keys = carried.map { $0.path + ($0.count > 1 ? " (\($0.count))" : "") }
      text += "\ncarried along unread: " + keys.joined(separator: ", ") + "\n"
    }
    return text
  }

  /// Returns the columns of the layout as a table, with the document's name if there are several.
  static func columns(isNamed: Bool) -> [String] {
    (isNamed ? ["document"] : [])
      + ["section", "kind", "item", "x_pt", "y_pt", "width_pt", "height_pt", "visible_fraction"]
  }

  /// Writes the layout as rows, one for each item or part with its position in the component or card.
  func write(to rows: inout TableRows, _ output: Output) throws(Failure) {
    for (index, section) in layout.sections.enumerated() {
      for place in section.items {
        let item = layout.items[place]
        let numbers = [item.x, item.y, item.width, item.height, visibleFraction(of: item, in: index)]
        var cells: [DataTable.Cell] = document.map { [.text($0)] } ?? []
        cells += [.integer(section.index), .text(section.kind.name), .text(name(of: place, in: section))]
        for number in numbers { cells.append(.number(number, places: 2)) }
        try rows.write(cells, to: output)
      }
    }
  }

  // MARK: - Visibility

  private func visibility(of index: Int) -> CardVisibility? {
    CardVisibility(
      y: layout.sections[index].y, height: layout.sections[index].extent, containerY: offset,
      containerHeight: viewport, in: system)
  }

  /// Returns the fraction of the list that a card covers; nil for 2.6, which reports only the card's own fraction.
  private func coverage(of index: Int) -> Double? {
    system == .cardParts26 ? nil : visibility(of: index)?.coverage
  }

  private func visibleHeight(of index: Int) -> Double {
    let place = scrolled[index]
    return max(0, min(place.frameY + place.frameHeight, offset + viewport) - max(place.frameY, offset))
  }

  /// Returns the visible fraction of an item, 0 … 1; for a carousel, at its initial scroll position.
  private func visibleFraction(of item: ContentLayout.Item, in index: Int) -> Double {
    guard item.height > 0 else { return 0 }
    let place = scrolled[index]
    let top = place.contentY + item.y
    let from = max(top, offset, place.frameY)
    let to = min(top + item.height, offset + viewport, place.frameY + place.frameHeight)
    let share = max(0, to - from) / item.height
    guard let strip = strip(of: index), !strip.items.isEmpty, item.width > 0 else { return share }
    let right = min(item.x + item.width, strip.startOffset + strip.width)
    return share * max(0, right - max(item.x, strip.startOffset)) / item.width
  }

  // MARK: - Names

  private func label(_ section: ContentLayout.Section) -> String {
    section.name.map { names[$0] } ?? "\(section.index)"
  }

  private func name(of index: Int, in section: ContentLayout.Section) -> String {
    let item = layout.items[index]
    let head = system.traits.nestsScrollViews ? "\(section.index)" : label(section)
    let name = item.name.map { names[$0] } ?? "\(head).\(item.number)"
    switch layout.kind(of: index, in: section, copies: strip(of: section.index)?.copyCount ?? 0) {
    case .before: return name + ".before"
    case .after: return name + ".after"
    case .item, .header, .footer, .card: return name
    }
  }

  /// Returns the strip of a section that scrolls sideways; nil if there is none.
  private func strip(of section: Int) -> Strip? {
    let index = layout.firstStrip(from: section)
    return index < layout.strips.count && layout.strips[index].section == section ? layout.strips[index] : nil
  }

  /// Returns rows in aligned columns; the first `words` columns are text, the others numbers.
  private func aligned(_ rows: [[String]], words: Int, _ width: Int?) -> String {
    let table = TextTable(rows: rows, rightAligned: Set(words..<(rows.first?.count ?? words)))
    return FittedTable(table: table, hasTitles: true).text(width: width)
  }

  private func digits(_ number: Double, _ precision: Precision) -> String {
    var buffer = ByteBuffer(capacity: 64)
    buffer.append(number, precision)
    return buffer.text
  }
}

extension ContentLayout.Kind {
  /// The name of the kind in the output.
  var name: String {
    switch self {
    case .list: "list"
    case .grid: "grid"
    case .carousel: "carousel"
    case .view: "view"
    case .card: "card"
    }
  }
}
