/// The kinds of inputs: the key that says what an input does, and the keys that may stand beside it.
///
/// The reader and the schema go through all of them, so that neither knows one that the other doesn't.
enum InputKind: String, CaseIterable {
  // Fingers.
  case gesture, swipe, path, touches, release, scroll, tap

  // The user's other commands.
  case key, focus, voiceover
  case reduceMotion = "reduce_motion"

  // The program's.
  case push, pop, swap, move, present, dismiss, detents, page
  case mapOverlays = "map_overlays"
  case rotate, resize, bar

  // The display's.
  case drop

  // Changes of a content.
  case append, prepend, insert, update, delete, measure, state, hide, show, keyboard, slide, select
  case scrollTo = "scroll_to"
  case choose

  /// The keys of the kinds.
  static let names = allCases.map { $0.rawValue }

  /// A key beside that of the kind.
  enum Companion: String, CaseIterable {
    case on, animated, card, of, index, responder
  }

  /// The keys that may stand beside this one, besides `at`.
  var companions: [Companion] {
    switch self {
    case .gesture, .swipe, .path, .touches: [.on]
    case .push, .pop, .swap, .move, .present, .dismiss, .page, .mapOverlays: [.animated]
    case .detents: [.animated, .card]
    case .insert, .update, .delete: [.card, .of, .index]
    case .append, .prepend, .state, .select, .scrollTo: [.card, .of]
    case .slide: [.card, .of, .animated]
    case .measure, .hide, .show, .choose: [.card]
    case .keyboard: [.card, .responder]
    case .release, .scroll, .tap, .key, .focus, .voiceover, .reduceMotion, .rotate, .resize, .bar, .drop: []
    }
  }

  /// True if a key may stand beside this one.
  func takes(_ companion: Companion) -> Bool { companions.contains(companion) }

  /// The place at which a finger begins that names none: a recorded one on the card, another one where it says.
  var placement: Placement { self == .gesture ? .card : .absolute }

  /// The companions without which the kind means nothing.
  var neededCompanions: [Companion] { companions.filter { $0 == .index } }
}
