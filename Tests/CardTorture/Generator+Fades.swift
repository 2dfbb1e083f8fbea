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
}
