/// The numbers with which a phone is drawn, and the classes that move them; a still picture has no classes.
struct FilmPose {
  /// A part that comes and goes.
  struct Presence {
    var name = ""
    var isShown: Bool
  }

  private let numbers: [FilmQuantity: Double]
  private let names: [FilmQuantity: String]

  /// The distance of the map's buttons from where their quantity says, if that is the card's, points.
  let buttonsShift: Double

  /// The finger.
  let finger: Presence

  /// The card that is pushed or popped.
  let over: Presence

  /// Creates the pose of a frame, which doesn't move.
  init(_ frame: FilmFrame, pages: ClosedRange<Int>) {
    numbers = FilmQuantity.all(pages: pages).reduce(into: [:]) { $0[$1] = $1.number(of: frame) }
    names = [:]
    finger = Presence(isShown: frame.fingerY != nil)
    over = Presence(isShown: frame.overY != nil)
    buttonsShift = 0
  }

  /// Creates the pose of a film: the last frame's numbers, and the classes of all that moves.
  init(_ motion: FilmMotion) {
    numbers = motion.tracks.reduce(into: [:]) { numbers, moved in
      let isShared = moved.quantity == .buttons && motion.buttonsShift != nil
      numbers[moved.quantity] = (isShared ? motion.track(.card) : moved.track)?.last
    }
    names = motion.tracks.reduce(into: [:]) { $0[$1.quantity] = motion.name($1.quantity) }
    func presence(_ part: FilmMotion.Part) -> Presence {
      Presence(name: motion.name(part), isShown: motion.steps(part)?.isShownAtEnd ?? false)
    }
    finger = presence(.finger)
    over = presence(.over)
    buttonsShift = motion.buttonsShift ?? 0
  }

  /// Returns a number; nil: its part isn't there.
  func number(_ quantity: FilmQuantity) -> Double? { numbers[quantity] }

  /// Starts the group of the part that a quantity moves or fades.
  func begin(_ quantity: FilmQuantity, into svg: inout SVGWriter) {
    let (name, number) = (names[quantity] ?? "", number(quantity) ?? 0)
    switch quantity.effect {
    case .down: svg.beginGroup(class: name, y: number)
    case .up: svg.beginGroup(class: name, y: -number)
    case .left: svg.beginGroup(class: name, x: -number)
    case .alpha: svg.beginGroup(class: name, opacity: number)
    }
  }
}
