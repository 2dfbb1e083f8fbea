import CardCharts
import CardCommandLine

/// Writes a plot as SVG or as text, in the style of the command line.
struct PlotPen {
  private let format: PlotFormat
  private let style: PlotStyle
  private let textStyle: TextPlotStyle

  /// Creates a pen from the options and the kind of the output.
  init(_ arguments: Arguments) throws(Failure) {
    let output = arguments[CommonOption.output]
    let isWatched = (output == nil || output == "-") && Terminal.showsOutput
    let isFilm = PlotCommand.wantsFilm(arguments)
    format =
      isFilm ? .svg : arguments[PlotCommand.format] ?? (isWatched ? (Terminal.hasUnicode ? .text : .ascii) : .svg)
    let (width, height) = (arguments[PlotCommand.width], arguments[PlotCommand.height])
    let title = arguments[PlotCommand.title]
    if format == .svg {
      // One that ends in .json may be what was read, which is refused as that.
      try OutputEnding.refuse(output, unless: "A plot is written as SVG", [".svg", ".json"])
      if let width, width < 320 {
        throw .usage("--width is in pixels, and an SVG has at least 320", parameter: PlotCommand.width.spec)
      }
    } else {
      if let width, width > 1_000 {
        throw .usage("--width is in characters, and a line has at most 1000", parameter: PlotCommand.width.spec)
      }
      for spec in [PlotCommand.height.spec, PlotCommand.theme.spec] where arguments.has(spec) {
        throw .usage("--\(spec.name) is for an SVG, and this is written as text", parameter: spec)
      }
    }
    style = PlotStyle(
      theme: arguments[PlotCommand.theme], width: Double(width ?? 830), height: height.map(Double.init), title: title)
    textStyle = TextPlotStyle(
      width: width ?? (isWatched ? Terminal.outputWidth : 80), isASCII: format == .ascii,
      isColored: isWatched && Terminal.outputAllowsColor, title: title)
  }

  /// Draws a picture that is an SVG only to the output at `path`.
  func draw(picture: some Picture, to path: String?) throws(Failure) {
    try Output.to(path) { output throws(Failure) in picture.write(style, to: &output.buffer) }
  }

  /// Draws a plot to the output at `path`.
  func draw(_ plot: some Plot, to path: String?) throws(Failure) {
    try Output.to(path) { output throws(Failure) in
      switch format {
      case .svg: plot.write(style, to: &output.buffer)
      case .text, .ascii: output.write(plot.text(textStyle))
      }
    }
  }
}

extension ValueType where Value == String {
  /// Any text, which may be empty.
  static var anyText: ValueType {
    ValueType { text throws(InvalidValue) in text }
  }
}
