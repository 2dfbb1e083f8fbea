import CardModel

/// The layouts that a scenario goes through: a scenario is known from its start to its end, so that each of them can be
/// worked out before anything moves.
struct LayoutPlan {
  /// What decides a layout.
  struct Key: Hashable {
    /// The screen.
    var screen: ScreenText

    /// Whether the bar shows that all cards share.
    var showsBar: Bool
  }

  /// Each layout once, the first one first, and where in the document it is asked for: the index of an input; nil for
  /// the first.
  private(set) var keys: [(key: Key, input: Int?)]

  /// The layout that an input leads to, at the input's index.
  private(set) var targets: [Int: Int] = [:]

  /// Goes through the inputs of a document in the order of time.
  init(_ document: ScenarioDocument) {
    var key = Key(screen: document.screenText, showsBar: false)
    keys = [(key, nil)]
    // A second turn leads back to what the first one came from.
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
      default:
        continue
      }
      if let known = keys.firstIndex(where: { $0.key == key }) {
        targets[index] = known
      } else {
        targets[index] = keys.count
        keys.append((key, index))
      }
    }
  }
}
