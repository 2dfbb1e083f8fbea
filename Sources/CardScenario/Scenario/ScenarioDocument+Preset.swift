import CardModel
import CardSettings

extension ScenarioDocument {
  /// Switches the scenario to another preset, keeping the scenario's own settings on top.
  ///
  /// A detent that the preset's geometry doesn't have is translated by its rank: the lowest stays the lowest, the
  /// highest the highest, and one between them becomes one between them, or else the highest. A gesture begins on the
  /// same part of the card, and so does a tap at a point: it moves up or down by the difference of the card's positions
  /// at that time.
  public mutating func use(_ other: Preset) {
    guard other.name != preset || other.rules != presetRules else { return }
    let before = settings.places
    anchorTouches()
    (preset, presetRules, settings) = (other.name, other.rules, other.settings)
    for override in overrides {
      // The reader has accepted these values before: keys and their ranges don't depend on the preset.
      try? SettingKey.named(override.key)?.set(override.value, in: &settings)
    }
    acceptSettings()
    let after = settings.places
    func translated(_ name: String) -> String { after.name(for: name, of: before) }
    for index in cards.indices where cards[index].detents == nil {
      cards[index].detent = cards[index].detent.map(translated)
      cards[index].fades.rename(translated)
    }
    let own = Set(cards.flatMap { $0.detents?.map { $0.name } ?? [] } + laterDetentNames)
    for index in channels.indices { channels[index].rename { own.contains($0) ? $0 : translated($0) } }
    for index in inputs.indices {
      switch inputs[index].action {
      case .move(let name, let animated) where !own.contains(name):
        inputs[index].action = .move(translated(name), animated: animated)
      case .release(let modelY, let velocity, let name?) where !own.contains(name):
        inputs[index].action = .release(modelY: modelY, velocity: velocity, to: translated(name))
      default: break
      }
    }
  }

  /// Records the card's y at the start of each gesture with an absolute position, so that under another preset it
  /// begins on the same part of the card.
  mutating func anchorTouches() {
    guard let places = touchAnchors() else { return }
    for (index, cardY) in places where inputs[index].anchorY == nil { inputs[index].anchorY = cardY }
  }
}

extension PlaceSettings {
  /// Returns the detent of the same rank as one of other places; the name itself if these have it, or the others don't.
  package func name(for name: String, of other: PlaceSettings) -> String {
    let (before, after) = (other.reachableNames, reachableNames)
    guard !names.contains(name), let rank = before.firstIndex(of: name), !after.isEmpty else { return name }
    if rank == 0 { return after[0] }
    return rank == before.count - 1 ? after[after.count - 1] : after[min(rank, after.count - 1)]
  }

  /// The names of the detents that a finger reaches, lowest first.
  var reachableNames: [String] { style == .curtain ? Array(names.dropFirst()) : names }
}
