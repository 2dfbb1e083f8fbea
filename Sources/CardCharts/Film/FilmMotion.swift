/// All that moves in a film: a track for each quantity, steps for the parts that come and go, and the CSS of both.
struct FilmMotion {
  /// A part that isn't always there.
  enum Part: Hashable {
    case finger
    case over
    case stage(Int)

    /// The name of its keyframes.
    var name: String {
      switch self {
      case .finger: "sf"
      case .over: "so"
      case .stage(let index): "s\(index)"
      }
    }
  }

  let clock: FilmClock

  /// The quantities that some frame has, each with its track.
  let tracks: [(quantity: FilmQuantity, track: FilmTrack)]

  /// The distance of the map's buttons from the card, if it is the same wherever they are seen: then they share its
  /// keyframes. Nil: they go by themselves.
  let buttonsShift: Double?

  private let parts: [(part: Part, steps: FilmSteps)]

  init(_ film: Film) {
    let clock = FilmClock(film.span)
    self.clock = clock
    tracks = FilmQuantity.all(pages: film.pages).compactMap { quantity in
      FilmTrack(quantity, of: film.frames, clock).map { (quantity, $0) }
    }
    var parts: [(part: Part, steps: FilmSteps)] = [
      (.finger, FilmSteps(film.frames, clock) { $0.fingerY != nil }),
      (.over, FilmSteps(film.frames, clock) { $0.overY != nil }),
    ]
    for index in film.stages.indices {
      parts.append((.stage(index), FilmSteps(film.frames, clock) { $0.stage == index }))
    }
    self.parts = parts
    let distances = film.frames.compactMap { frame in
      FilmQuantity.buttons.number(of: frame).map { $0 - frame.cardY }
    }
    let isFixed = (distances.max() ?? 0) - (distances.min() ?? 0) < 1e-6
    buttonsShift = isFixed ? distances.first : nil
  }

  /// Returns the track of a quantity; nil: no frame has it.
  func track(_ quantity: FilmQuantity) -> FilmTrack? { tracks.first { $0.quantity == quantity }?.track }

  /// Returns the steps of a part.
  func steps(_ part: Part) -> FilmSteps? { parts.first { $0.part == part }?.steps }

  /// Returns the class that moves a quantity's part; empty: it doesn't move.
  func name(_ quantity: FilmQuantity) -> String {
    if quantity == .buttons, buttonsShift != nil { return name(.card) }
    guard let place = tracks.firstIndex(where: { $0.quantity == quantity }), tracks[place].track.isMoving else {
      return ""
    }
    return "k\(place)"
  }

  /// Returns the class that shows and hides a part; empty: it neither comes nor goes.
  func name(_ part: Part) -> String { steps(part)?.isMoving == true ? part.name : "" }

  /// The animations as CSS, for readers who want motion.
  ///
  /// - Parameter roll: The distance that the paper rolls, pixels.
  func css(roll: Double) -> String {
    var css = ""
    var names = ["roll"]
    let end = clock.percent(clock.place(clock.start + clock.length).rounded())
    css += "@keyframes roll{0%{transform:translateX(\(Int(roll))px)}\(end),100%{transform:translateX(0)}}\n"
    for (quantity, track) in tracks where !name(quantity).isEmpty && !names.contains(name(quantity)) {
      names.append(name(quantity))
      css += "@keyframes \(name(quantity)){"
      track.append(quantity, clock, to: &css)
      css += "}\n"
    }
    var stepped: [String] = []
    for (part, steps) in parts where steps.isMoving {
      stepped.append(part.name)
      css += "@keyframes \(part.name){"
      steps.append(clock, to: &css)
      css += "}\n"
    }
    css += "@media (prefers-reduced-motion:no-preference){\n"
    css += (names + stepped).map { "." + $0 }.joined(separator: ",") + "{animation:"
    clock.append(to: &css)
    css += " linear infinite}\n"
    if !stepped.isEmpty {
      css += stepped.map { "." + $0 }.joined(separator: ",") + "{animation-timing-function:step-end}\n"
    }
    for name in names + stepped { css += ".\(name){animation-name:\(name)}\n" }
    return css + "}\n"
  }
}
