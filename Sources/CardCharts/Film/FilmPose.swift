/// The numbers with which a phone is drawn, and the classes that move them; a still picture has no classes.
struct FilmPose {
  /// A part that comes and goes.
  struct Presence {
    var name = ""
    var isShown: Bool
  }

  private let numbers: [Double?]
  private let names: [String]

  /// The distance of the map's buttons from where their quantity says, if that is the card's, points.
  let buttonsShift: Double

  /// The finger.
  let finger: Presence

  /// The card that is pushed or popped.
  let over: Presence

  /// Creates the pose of a frame, which doesn't move.
  init(_ frame: FilmFrame) {
    numbers = FilmQuantity.allCases.map { $0.number(of: frame) }
    names = Array(repeating: "", count: numbers.count)
    finger = Presence(isShown: frame.fingerY != nil)
    over = Presence(isShown: frame.overY != nil)
    buttonsShift = 0
  }

  /// Creates the pose of a film: the last frame's numbers, and the classes of all that moves.
  init(_ motion: FilmMotion) {
    numbers = FilmQuantity.allCases.map { quantity in
      motion.track(quantity == .buttons && motion.buttonsShift != nil ? .card : quantity)?.last
    }
    names = FilmQuantity.allCases.map { motion.name($0) }
    func presence(_ part: FilmMotion.Part) -> Presence {
      Presence(name: motion.name(part), isShown: motion.steps(part)?.isShownAtEnd ?? false)
    }
    finger = presence(.finger)
    over = presence(.over)
    buttonsShift = motion.buttonsShift ?? 0
  }

  /// Returns a number; nil: its part isn't there.
  func number(_ quantity: FilmQuantity) -> Double? { numbers[quantity.rawValue] }

  /// Starts the group of the part that a quantity moves or fades.
  func begin(_ quantity: FilmQuantity, into svg: inout SVGWriter) {
    let (name, number) = (names[quantity.rawValue], number(quantity) ?? 0)
    switch quantity.effect {
    case .down: svg.beginGroup(class: name, y: number)
    case .up: svg.beginGroup(class: name, y: -number)
    case .left: svg.beginGroup(class: name, x: -number)
    case .alpha: svg.beginGroup(class: name, opacity: number)
    }
  }
}
