import CardCharts
import CardCommandLine
import CardScenario

/// Films, film strips and phase portraits.
extension PlotCommand {
  static let film = Parameter.flag(
    "film", "Of a scenario: an animated SVG of the phone, and of the paper on which its card draws, in real time.")
  static let strip = Parameter.option(
    "strip", "n", .integer(in: FilmStrip.counts), "Of a scenario: this many frames side by side, at equal distances.")
  static let portrait = Parameter.flag(
    "portrait", "Of timelines: the card's position over its velocity, in place of both over time.")

  /// The options that choose another kind of picture of a timeline.
  static let pictures = [film.spec, strip.spec, portrait.spec]

  /// Refuses options that don't go together with another kind of picture.
  static func checkPicture(_ arguments: Arguments) throws(Failure) {
    let chosen = pictures.filter(arguments.has)
    guard let first = chosen.first else { return }
    if chosen.count > 1 {
      throw .usage("--\(first.name) and --\(chosen[1].name) are two pictures: choose one", parameter: chosen[1])
    }
    if arguments.has(columns.spec) {
      throw .usage("--columns is for plots over time, and --\(first.name) shows its own", parameter: columns.spec)
    }
    if first.name != portrait.spec.name, let format = arguments[format], format != .svg {
      throw .usage(
        "--\(first.name) is an SVG: leave out --format \(format.rawValue), or take --portrait or a plot over time",
        parameter: self.format.spec)
    }
  }

  /// The columns of a portrait, in messages.
  static var portraitColumns: String { PhasePortrait.columns.map(\.name).joined(separator: " and ") }

  /// True if a film or a strip is asked for.
  static func wantsFilm(_ arguments: Arguments) -> Bool { arguments.has(film.spec) || arguments.has(strip.spec) }

  /// Draws a film or a strip of a scenario.
  static func draw(_ scenario: Scenario, _ arguments: Arguments, _ pen: PlotPen) throws(Failure) {
    var film = Film(scenario.name)
    film.window = try window(arguments)
    var simulation = scenario.simulation
    while try simulation.nextFrame() {
      if film.frameCount == Film.frameLimit {
        throw .usage(
          "A film has at most \(Film.frameLimit) frames, and '\(scenario.name)' has more: show a part of it with "
            + "--since and --until", parameter: until.spec)
      }
      film.add(&simulation, names: scenario.names)
    }
    if film.frameCount == 0 { throw .badInput(noFrame(arguments)) }
    let output = arguments[CommonOption.output]
    if let count = arguments[strip] {
      try pen.draw(picture: FilmStrip(film, count: count), to: output)
    } else {
      try pen.draw(picture: film, to: output)
    }
  }

  /// Returns the message for a picture without a frame.
  static func noFrame(_ arguments: Arguments) -> String {
    arguments.has(since.spec) || arguments.has(until.spec)
      ? "no frame lies between --since and --until" : "there is no row to plot"
  }

  /// Returns the range of time that is drawn, microseconds.
  static func window(_ arguments: Arguments) throws(Failure) -> ClosedRange<Int64> {
    let start = arguments[since]?.microseconds ?? Int64.min
    let end = arguments[until]?.microseconds ?? Int64.max
    if start > end { throw .usage("--until lies before --since", parameter: until.spec) }
    return start...end
  }
}
