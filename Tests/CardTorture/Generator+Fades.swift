import CardText

extension Generator {
  /// Adds dims and fades to a card with these detents. Another preset may have others: then the reader refuses them.
  mutating func addFades(to card: inout JSONValue, _ detents: [String]) {
    var fades = JSONValue.object([:])
    for key in draw.some(["map_buttons", "content"], 0.5) { fades[key] = alphas(detents) }
    switch draw.whole(0...3) {
    case 0: card["largest_undimmed_detent"] = .text(draw.pick(detents))
    case 1: card["modal"] = .flag(true)
    case 2: fades["map_dim"] = alphas(detents)
    default: break
    }
    if !fades.members.isEmpty { card["fades"] = fades }
  }

  private mutating func alphas(_ detents: [String]) -> JSONValue {
    var alphas = JSONValue.object([draw.pick(detents): .number(draw.extreme(0...1))])
    for detent in draw.some(detents, 0.5) { alphas[detent] = .number(draw.extreme(0...1)) }
    return alphas
  }

  /// Adds channels, most of them by detents that a card has, some that follow others.
  mutating func addChannels(to document: inout JSONValue) {
    var channels: [JSONValue] = []
    var names = ["card_y_pt", "progress", "map_dim_alpha", "scroll_offset_pt", "stack_dim_alpha"]
    for number in 0..<draw.whole(1...4) {
      let name = "channel\(number)"
      if detents.count > 1, draw.chance(0.6) {
        var numbers = JSONValue.object([:])
        let first = draw.pick(detents)
        for detent in [first, draw.pick(detents.filter { $0 != first })] + draw.some(detents, 0.3) {
          numbers[detent] = .number(draw.extreme(-1_000_000...1_000_000))
        }
        channels.append(.object(["name": .text(name), "at": numbers]))
      } else {
        channels.append(
          .object([
            "name": .text(name), "follows": .text(draw.pick(names)),
            "lag": .whole(draw.chance(0.9) ? draw.whole(1...10) : 1000),
          ]))
      }
      names.append(name)
    }
    document["channels"] = .list(channels)
  }
}
