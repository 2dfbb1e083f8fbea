import CardCommandLine

extension Command {
  /// The tool itself: the table of all its commands.
  static let cardsim = Command(
    name: "cardsim",
    overview: "Simulate card and bottom-sheet interfaces, frame by frame, with the same result everywhere.",
    discussion: """
      Data goes to standard output, words to standard error. \(ExitStatus.sentence)
      """,
    examples: [
      Example(purpose: "A card with every behaviour, a row a frame", line: "cardsim run tour"),
      Example(
        purpose: "The spring that SwiftUI calls .spring(duration: 0.4, bounce: 0.2), in every other form",
        line: "cardsim spring --duration 0.4 --bounce 0.2"),
      Example(
        purpose: "The curve that the web's imitations of the iOS sheet use, as a table",
        line: "cardsim curve 'cubic-bezier(.32,.72,0,1)' --samples 11 --format csv"),
    ],
    body: .group([
      run, check, diff, metrics, hitch, explain, plot, report, playground, map, sweep, tune, fit, export, content, list,
      show, schema, validate, gesture, spring, curve, bench, completions, man,
    ]))
}
