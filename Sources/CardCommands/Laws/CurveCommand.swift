import CardCommandLine
import CardDialects
import CardMotion
import CardText
import CardTimeline

extension Command {
  package static let curve = Command(
    name: "curve",
    overview: "Print a timing curve's values and slopes.",
    discussion: """
      A curve is written as in CSS, or is one of these names: \
      \(NamedCurve.allCases.map(\.name).joined(separator: ", ")). The thirty easings of easings.net are known by \
      theirs, such as easeOutCubic or ease-out-cubic: as the site's own cubic-beziers, and the elastic and bouncing \
      ones, of which it has none, as straight lines within 0.001 of its formulas. 'cardsim list curves' names all.

      Its input t runs from 0 to 1. The slope is that of the value over t: a motion over a distance D in a duration T \
      has the velocity slope · D / T. There is none at a jump or a vertical tangent.
      """,
    arguments: [CurveCommand.curve.spec],
    sections: .options(
      CurveCommand.at.spec, CurveCommand.samples.spec, CommonOption.format.spec, CurveCommand.precision.spec,
      CommonOption.output.spec),
    examples: [
      Example(
        purpose: "The curve that the web's imitations of the iOS sheet use, at eleven places",
        line: "cardsim curve 'cubic-bezier(.32,.72,0,1)'"),
      Example(
        purpose: "UIView.animate's progress after a quarter of its time", line: "cardsim curve ease-in-out --at 0.25"),
      Example(purpose: "An easing as designers write it", line: "cardsim curve easeOutBack --samples 5"),
      Example(
        purpose: "A table to plot",
        line: "cardsim curve 'linear(0, 0.9 40%, 1.05 60%, 1)' --samples 101 --format csv --precision exact"),
    ],
    body: .action(CurveCommand.run))
}

/// `cardsim curve`.
enum CurveCommand {
  static let curve = Parameter.argument(
    "curve", .text.offering(.names(.curves)),
    "The curve: cubic-bezier(x1, y1, x2, y2), linear(…), steps(n, …) or a name.")
  static let at = Parameter.repeatedOption(
    "at", "t", .number(in: 0...1), "Print the curve at this input; may be given more than once.")
  static let samples = Parameter.option(
    "samples", "n", .integer(in: 2...10_000_000), default: "11",
    "Print the curve at n inputs, evenly spread from 0 to 1, both included.")
  static let precision = CommonOption.precision(default: "6")

  static func run(_ arguments: Arguments) throws(Failure) {
    let curve = try read(arguments[self.curve])
    let places = arguments[at]
    if !places.isEmpty && arguments.has(samples.spec) { throw .usage("--at and --samples exclude each other") }
    let count = places.isEmpty ? arguments[samples] : places.count
    let format = arguments[CommonOption.format]
    var rows = TableRows(columns: ["t", "value", "slope"], format: format, precision: arguments[precision])
    try Output.to(arguments[CommonOption.output]) { output throws(Failure) in
      if format == .text { output.write(CurveText.text(of: curve) + "\n") }
      rows.begin(output)
      for index in 0..<count {
        let place = places.isEmpty ? Double(index) / Double(count - 1) : places[index]
        let (value, slope) = curve.sample(at: place)
        try rows.write([place, value, slope].map { $0.map { .number($0, places: 6) } ?? .empty }, to: output)
      }
      rows.end(output)
    }
  }

  private static func read(_ text: String) throws(Failure) -> TimingCurve {
    do throws(DiagnosticsError) {
      return try CurveText.read(text, name: "<curve>")
    } catch {
      throw .wrongArgument(error.text)
    }
  }
}
