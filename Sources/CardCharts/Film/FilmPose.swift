/// The numbers with which a phone is drawn, and the classes that move them; a still picture has no classes.
struct FilmPose {
  /// A part that comes and goes.
  struct Presence {
    var name = ""
    var isShown: Bool
  }

  private var parts: [(quantity: FilmQuantity, number: Double, name: String)] = []

  /// The distance of the map's buttons from where their quantity says, if that is the card's, points.
  let buttonsShift: Double

  /// The finger.
  let finger: Presence

  /// The card that is pushed or popped.
  let over: Presence

  /// Creates the pose of a frame, which doesn't move.
  init(_ frame: FilmFrame, pages: ClosedRange<Int>) {
    finger = Presence(isShown: frame.fingerY != nil)
    over = Presence(isShown: frame.overY != nil)
    buttonsShift = 0
    for quantity in FilmQuantity.all(pages: pages) {
      if let number = quantity.number(of: frame) { parts.append((quantity, number, "")) }
    }
  }

  /// Creates the pose of a film: the last frame's numbers, and the classes of all that moves.
  init(_ motion: FilmMotion) {
    func presence(_ part: FilmMotion.Part) -> Presence {
      Presence(name: motion.name(part), isShown: motion.steps(part)?.isShownAtEnd ?? false)
    }
    finger = presence(.finger)
    over = presence(.over)
    buttonsShift = motion.buttonsShift ?? 0
    for (quantity, track) in motion.tracks {
      let isShared = quantity == .buttons && motion.buttonsShift != nil
      parts.append((quantity, isShared ? motion.track(.card)?.last ?? 0 : track.last, motion.name(quantity)))
    }
  }

  /// Returns a number; nil: its part isn't there.
  func number(_ quantity: FilmQuantity) -> Double? { parts.first { $0.quantity == quantity }?.number }

  /// Starts the group of the part that a quantity moves or fades.
  func begin(_ quantity: FilmQuantity, into svg: inout SVGWriter) {
    let part = parts.first { $0.quantity == quantity }
    let (name, number) = (part?.name ?? "", part?.number ?? 0)
    switch quantity.effect {
    case .down: svg.beginGroup(class: name, y: number)
    case .up: svg.beginGroup(class: name, y: -number)
    case .left: svg.beginGroup(class: name, x: -number)
    case .alpha: svg.beginGroup(class: name, opacity: number)
    }
  }
}
