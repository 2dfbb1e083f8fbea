import CardText

extension Generator {
  /// The kinds of views and the states that the documents name.
  static let views = ["cell", "tall", "wide"]
  static let states = ["none", "loading", "empty", "hasData", "other"]

  /// One to five cards.
  mutating func stack() -> JSONValue {
    .list((0..<draw.pick([1, 1, 2, 3, 5])).map { card("card\($0)") })
  }

  /// A length: mostly a usual one, sometimes an extreme one that the reader still accepts.
  private mutating func length(_ usual: ClosedRange<Double>, _ range: ClosedRange<Double>) -> JSONValue {
    .number(draw.chance(0.75) ? draw.number(usual).rounded() : draw.extreme(range))
  }

  private mutating func card(_ name: String) -> JSONValue {
    var card = JSONValue.object(["name": .text(name)])
    if draw.chance(0.5) { card["header"] = length(20...150, 0...1000) }
    addContent(to: &card)
    var own: [String] = []
    if draw.chance(0.3) {
      var detents = JSONValue.object([:])
      for number in 0..<draw.whole(1...5) {
        own.append("d\(number)")
        detents["d\(number)"] = detent()
      }
      if draw.chance(0.3) {
        own.append("gone")
        let reach = draw.pick(["", "finger", "command", "program"])
        detents["gone"] =
          reach.isEmpty ? .text("gone") : .object(["place": .text("gone"), "reach": .text(reach)])
        if reach.isEmpty, draw.chance(0.6) { card["dismissal"] = .text(draw.pick(Accepted.dismissals)) }
      }
      card["detents"] = detents
    }
    if draw.chance(0.5) { card["detent"] = .text(draw.pick(own.isEmpty ? ["collapsed", "peaking", "extended"] : own)) }
    if draw.chance(0.3) { addFades(to: &card, own.isEmpty ? ["collapsed", "peaking", "extended"] : own) }
    for key in draw.some(["map", "buttons", "floating"], 0.2) { card[key] = .flag(draw.chance(0.5)) }
    for key in draw.some(["bar", "page_header", "widget", "bottom", "accessory"], 0.15) {
      card[key] = length(10...100, 0...1000)
    }
    guard draw.chance(0.2) else { return card }
    let pages = (0..<draw.whole(1...4)).map { number in page("\(name)-\(number)") }
    card["pages"] = .list(pages)
    if draw.chance(0.4) { card["page"] = .whole(draw.whole(0...pages.count - 1)) }
    return card
  }

  /// A detent: its place in one of the ways to write it, and sometimes who reaches it.
  mutating func detent() -> JSONValue {
    var place: JSONValue
    switch draw.whole(0...8) {
    case 0...4: place = length(50...850, -10_000...10_000)
    case 5: place = .text(draw.chance(0.2) ? "content" : "\(draw.whole(1...100))%")
    case 6: place = .object(["height": length(20...800, 0.001...10_000)])
    case 7: place = .object(["fraction": .number(draw.number(0.01...1))])
    default: place = .object([draw.pick(["from_bottom", "from_safe_top"]): length(0...800, -10_000...10_000)])
    }
    guard draw.chance(0.25) else { return place }
    if place.members.isEmpty { place = .object(["place": place]) }
    place["reach"] = .text(draw.pick(Accepted.reaches))
    return place
  }

  private mutating func page(_ name: String) -> JSONValue {
    var page = JSONValue.object(["name": .text(name)])
    if draw.chance(0.3) { page["header"] = length(20...150, 0...1000) }
    addContent(to: &page)
    for key in draw.some(["own_map", "floating"], 0.2) { page[key] = .flag(draw.chance(0.5)) }
    for key in draw.some(["bottom", "accessory"], 0.15) { page[key] = length(10...100, 0...1000) }
    return page
  }

  private mutating func addContent(to card: inout JSONValue) {
    switch draw.whole(0...9) {
    case 0, 1: return
    case 2...4: card["content"] = length(0...3_000, 0...1_000_000)
    case 5...7:
      card["content"] = .object(["components": .list((0..<draw.whole(0...4)).map { _ in component() })])
      card["feed"] = feed()
    default:
      let name = card["name"]?.string ?? ""
      card["content"] = partsList(name)
      if draw.chance(0.4) { card["feed"] = .object(["rules": .text(draw.pick(Accepted.partsRules))]) }
    }
  }

  // MARK: - Spots

  /// Up to six items.
  mutating func items() -> JSONValue { .list((0..<draw.whole(0...6)).map { _ in item() }) }

  /// An item, or many equal ones.
  mutating func item() -> JSONValue {
    var item = JSONValue.object([:])
    if draw.chance(0.3) { item["identifier"] = .text("item\(draw.whole(0...20))") }
    if draw.chance(0.7) {
      item["size"] = .object(["width": length(20...400, 0...1_000_000), "height": length(20...300, 0...1_000_000)])
    }
    if draw.chance(0.4) { item["kind"] = .text(draw.pick(Self.views)) }
    if draw.chance(0.2) { item["repeat"] = .whole(draw.chance(0.97) ? draw.whole(0...60) : draw.whole(0...100_000)) }
    return item
  }

  private mutating func component() -> JSONValue {
    let kind = draw.pick(["list", "grid", "carousel", "carousel", "carousel", "view", "own"])
    var component = JSONValue.object(["kind": .text(kind), "items": items()])
    if draw.chance(0.3) { component["span"] = .number(draw.pick([0, 0.01, 1, 1.5, 2, 3, 10_000])) }
    for key in draw.some(["header", "footer"], 0.2) {
      component[key] =
        draw.chance(0.5)
        ? .text(draw.pick(Self.views)) : .object(["size": .object(["height": length(10...100, 0...1_000_000)])])
    }
    if draw.chance(0.5) {
      component["interaction"] = .object(["paginate": .text(draw.pick(["item", "page", "disabled"]))])
    }
    if draw.chance(0.2) {
      component["meta"] = .object([
        "headerHeight": length(0...100, 0...1_000_000), "paginate": .flag(draw.chance(0.5)),
        "pageIndicator": .flag(draw.chance(0.5)),
      ])
    }
    if draw.chance(0.5) { component["layout"] = layout() }
    return component
  }

  private mutating func layout() -> JSONValue {
    var layout = JSONValue.object([:])
    for key in draw.some(["inset", "content-inset"], 0.3) {
      layout[key] =
        draw.chance(0.3)
        ? length(0...40, -1000...10_000)
        : .object([
          "top": length(0...40, -1000...10_000), "left": length(0...40, -1000...10_000),
          "bottom": length(0...40, -1000...10_000), "right": length(0...40, -1000...10_000),
        ])
    }
    for key in draw.some(["item-spacing", "line-spacing"], 0.3) { layout[key] = length(0...40, -1000...10_000) }
    if draw.chance(0.2) { layout["items-per-row"] = .whole(draw.pick([1, 2, 3, 1000])) }
    if draw.chance(0.2) { layout["span"] = .number(draw.pick([0, 0.01, 1, 2, 10_000])) }
    for key in draw.some(["dynamic-span", "infinite-scrolling", "show-empty-component"], 0.3) {
      layout[key] = .flag(draw.chance(0.6))
    }
    if draw.chance(0.2) { layout["page-indicator"] = .text(draw.pick(["below", "overlay"])) }
    if draw.chance(0.2) { layout["header-mode"] = .text(draw.pick(["default", "sticky"])) }
    return layout
  }

  private mutating func feed() -> JSONValue {
    var feed = JSONValue.object([:])
    if draw.chance(0.5) { feed["rules"] = .text(draw.pick(Accepted.spotsRules)) }
    if draw.chance(0.6) {
      feed["views"] = .object([
        "cell": length(20...100, 0...1_000_000), "tall": length(20...600, 0...1_000_000),
        "wide": .object(["width": length(20...600, 0...1_000_000), "height": length(20...100, 0...1_000_000)]),
      ])
    }
    if draw.chance(0.5) { feed["kinds"] = .object(["own": .text(draw.pick(["list", "grid", "carousel"]))]) }
    for key in draw.some(["at_end", "at_beginning", "on_refresh"], 0.3) {
      feed[key] = .list(
        (0..<draw.whole(0...3)).map { _ in
          draw.chance(0.5) ? items() : .object(["component": .whole(draw.whole(0...2)), "items": items()])
        })
    }
    if draw.chance(0.2) { feed["stretch_last"] = .flag(true) }
    return feed
  }

  // MARK: - CardParts

  private mutating func partsList(_ owner: String) -> JSONValue {
    var list = JSONValue.object(["cards": .list((0..<draw.whole(0...4)).map { partsCard("\(owner)-part\($0)") })])
    if draw.chance(0.3) { list["theme"] = .text(draw.pick(["mint", "turbo"])) }
    if draw.chance(0.2) { list["tab_bar"] = .number(draw.extreme(0...1000)) }
    return list
  }

  private mutating func partsCard(_ name: String) -> JSONValue {
    var card = JSONValue.object(["name": .text(name)])
    let hasParts = draw.chance(0.6)
    if hasParts { card["parts"] = parts() }
    if draw.chance(0.5) {
      var states = JSONValue.object([:])
      for state in draw.some(Self.states, 0.5) where !(hasParts && state == "none") { states[state] = parts() }
      card["states"] = states
    }
    if draw.chance(0.3) { card["state"] = .text(draw.pick(Self.states)) }
    if draw.chance(0.15) { card["hidden"] = .flag(true) }
    if draw.chance(0.15) { card["no_top_bottom_margins"] = .flag(true) }
    if draw.chance(0.15) { card["custom_margin"] = .number(draw.extreme(0...1000)) }
    return card
  }

  private mutating func parts() -> JSONValue { .list((0..<draw.whole(0...4)).map { _ in part() }) }

  private mutating func part() -> JSONValue {
    let kind = draw.chance(0.4) ? "paged" : draw.pick(Accepted.parts)
    var part = JSONValue.object(["kind": .text(kind)])
    if kind == "table" {
      part["rows"] = .whole(draw.chance(0.97) ? draw.whole(0...50) : 100_000)
      if draw.chance(0.4) { part["row_height"] = length(20...100, 0...1_000_000) }
      if draw.chance(0.3) { part["footer"] = .flag(true) }
    } else {
      part["height"] = length(20...400, 0...1_000_000)
    }
    if kind == "paged" { part["pages"] = .whole(draw.pick([1, 2, 3, 5, 1000])) }
    if kind == "collection" {
      part["cells"] = .whole(draw.chance(0.97) ? draw.whole(0...50) : 100_000)
      if draw.chance(0.5) { part["cell_width"] = length(20...400, 0...1_000_000) }
      if draw.chance(0.5) { part["cell_spacing"] = length(0...40, 0...1000) }
    }
    if draw.chance(0.2) {
      part["margins"] =
        draw.chance(0.5)
        ? .number(draw.extreme(0...1000)) : .list((0..<4).map { _ in .number(draw.extreme(0...1000)) })
    }
    return part
  }
}
