import CardModel
import CardSettings

/// The layouts that a scenario goes through. The whole scenario is known in advance, so each layout is computed before
/// anything moves.
struct LayoutPlan {
  /// The inputs of a layout's computation.
  struct Key: Hashable {
    /// The screen.
    var screen: ScreenText

    /// True if the bar that all cards share is shown.
    var showsBar: Bool

    /// The height of the keyboard for which cards make room, points; 0: there is none.
    var keyboard = 0.0

    /// The detents that inputs gave to cards in place of their own, by the cards' indices. Only looked up.
    var detents: [Int: [ScenarioDocument.DetentText]] = [:]
  }

  /// Each layout once, the first one first, with the index of the first input that leads to it; nil for the first
  /// layout.
  private(set) var keys: [(key: Key, input: Int?)]

  /// The layout that an input leads to, keyed by the input's index.
  private(set) var targets: [Int: Int] = [:]

  /// Visits the inputs of a document in order of time.
  init(_ document: ScenarioDocument) {
    var key = Key(screen: document.screenText, showsBar: false)
    keys = [(key, nil)]
    // Only looked up: its order means nothing.
    var known = [key: 0]
    // The screen before the last turn; a second turn leads back to it.
    var unturned: ScreenText?
    let inputs = document.inputs
    for index in inputs.indices.sorted(by: { (inputs[$0].ticks, $0) < (inputs[$1].ticks, $1) }) {
      switch inputs[index].action {
      case .rotate:
        (key.screen, unturned) = (unturned ?? key.screen.rotated, key.screen)
      case .resize(let screen):
        (key.screen, unturned) = (screen, nil)
      case .bar(let isShown):
        key.showsBar = isShown
      case .detents(let detents, let name, _):
        guard let card = document.cards.firstIndex(where: { $0.name == name }) else { continue }
        key.detents[card] = detents == document.cards[card].detents ? nil : detents
      case .content(let content):
        guard case .keyboard(let height, _, _) = content.change else { continue }
        key.keyboard = document.settings.layout.keyboardAvoidance == .none ? 0 : height
      default:
        continue
      }
      if known[key] == nil {
        known[key] = keys.count
        keys.append((key, index))
      }
      targets[index] = known[key]
    }
  }
}
