import CardCommandLine
import CardCommands
import CardText

/// The command line that explains one release of a map.
struct MapExample {
  /// The words of the command line without the release.
  private var words = ["cardsim", "explain"]

  /// The detent that `--from-detent` gave.
  private var from: String?

  /// Creates the example for the map of these arguments.
  ///
  /// - Parameter scenario: The scenario that begins with the card; nil: it is given by its measures.
  init(_ arguments: Arguments, _ scenario: String?) {
    if let scenario { words.append(scenario) }
    for spec in [CardOptions.preset.spec, CardOptions.device.spec, CardOptions.header.spec, CardOptions.content.spec] {
      if let text = arguments.texts(of: spec).last { words += ["--" + spec.name, text] }
    }
    for text in arguments.texts(of: ScenarioOptions.settings.spec) { words += ["--set", text] }
    from = arguments[CardOptions.from]
  }

  /// Returns the command line for a release.
  ///
  /// - Parameter departure: The name of the detent that was decided last; nil: that of `--from-detent`, or else the
  ///   nearest.
  func line(y: Double, velocity: Double, from departure: String?) -> String {
    // A number that differs from four decimals by rounding alone is written with four.
    let rounded = (y * 10_000).rounded() / 10_000
    let place = (rounded - y).magnitude < 1e-9 ? rounded : y
    var words = words + ["--y", DecimalText.shortest(place), "--velocity", DecimalText.shortest(velocity)]
    if let from = departure ?? from { words += ["--from-detent", from] }
    return words.map { ShellText.quoted($0) }.joined(separator: " ")
  }
}
