import CardModel
import CardText

/// A film strip: frames of a scenario side by side on paper, at equal distances of time, and over them the card's line,
/// which meets the card's edge in the middle of each frame.
public struct FilmStrip: Picture {
  /// The numbers of frames that a strip may have.
  public static let counts = 2...24

  private let film: Film
  private let count: Int

  private static let margin = 14.0
  private static let gap = 8.0

  /// Creates a strip of a film's frames.
  ///
  /// - Parameter count: The number of frames, one of ``counts``: the first, the last, and those between them whose
  ///   instants are the nearest.
  /// - Precondition: The film has a frame.
  public init(_ film: Film, count: Int) {
    precondition(film.frameCount > 0, "a strip of no frame")
    precondition(FilmStrip.counts.contains(count), "a strip of \(count) frames")
    (self.film, self.count) = (film, count)
  }

  /// The frames that are shown, in the order of time.
  var frames: [FilmFrame] {
    let span = film.span
    var frames: [FilmFrame] = []
    var next = 0
    for index in 0..<count {
      let time = Double(span.start) + Double(span.end - span.start) * Double(index) / Double(count - 1)
      while next + 1 < film.frames.count,
        (Double(film.frames[next + 1].time) - time).magnitude <= (Double(film.frames[next].time) - time).magnitude
      { next += 1 }
      frames.append(film.frames[next])
    }
    return frames
  }

  /// Writes the strip as an SVG document.
  public func write(_ style: PlotStyle = PlotStyle(), to buffer: inout ByteBuffer) {
    var svg = SVGWriter()
    draw(style, into: &svg)
    buffer.append(bytes: svg.buffer.bytes)
  }

  private func draw(_ style: PlotStyle, into svg: inout SVGWriter) {
    let title = style.title ?? film.name
    let (size, span, margin) = (film.size, film.span, FilmStrip.margin)
    let cell = (style.width - 2 * margin + FilmStrip.gap) / Double(count)
    let top = title.isEmpty ? 14.0 : 40
    let room = (style.height ?? 560) - top - 46
    let width = cell - FilmStrip.gap
    let wanted = min(
      width / (size.width + 2 * FilmPhone.bezel), max(room, 100) / (size.height + 2 * FilmPhone.bezel), 1)
    let scale = max(0.01, (wanted * 100).rounded(.down) / 100)
    let y = top + FilmPhone.bezel * scale
    let foot = y + (size.height + FilmPhone.bezel) * scale
    svg.begin(
      width: style.width, height: max(foot + 40, style.height ?? 0), title: title.isEmpty ? film.name : title,
      description: "\(count) frames of \(film.name) over \(Durations.text(microseconds: span.end - span.start)).",
      style: FilmPhone.commonCSS + ".thin{stroke-opacity:.75}\n"
        + StyleSheet.css(style.theme, hues: [0, 1]) { isDark in
          FilmPhone.css(isDark: isDark) + FilmPhone.touchCSS(isDark: isDark)
        })
    if !title.isEmpty {
      svg.text(TextMeasure.cut(title: title, to: style.width - 2 * margin), margin, 23, class: "h")
    }
    for (index, stage) in film.stages.enumerated() { FilmPhone(stage: stage, index: index).define(into: &svg) }
    let unit = TimeUnit(span: span.end - span.start)
    let times = frames.map { Axis.text(Double($0.time) / unit.microseconds, decimals: unit.decimals) + " " + unit.name }
    let isNarrow = cell < 50
    // Where the times have no room side by side, every second or third frame has one.
    let widest = times.map { TextMeasure.width($0, size: isNarrow ? 10 : 11) }.max() ?? 0
    let every = max(1, Int(((widest + 4) / cell).rounded(.up)))
    for (index, frame) in frames.enumerated() {
      let middle = margin + cell * Double(index) + width / 2
      let stage = film.stages[frame.stage]
      svg.beginGroup(x: middle - stage.screen.width * scale / 2, y: y, scale: scale)
      FilmPhone(stage: stage, index: frame.stage).draw(FilmPose(frame, pages: film.pages), into: &svg)
      svg.endGroup()
      if index % every == 0 { svg.text(times[index], middle, foot + 16, class: isNarrow ? "m s" : "m", .middle) }
    }
    drawPhases(of: frames, cell: cell, y: foot + 31, into: &svg)
    var line = SVGPath()
    let first = margin + width / 2
    let across = cell * Double(count - 1) / Double(max(1, span.end - span.start))
    for (index, frame) in film.frames.enumerated() {
      let (x, y) = (first + Double(frame.time - span.start) * across, y + frame.cardY * scale)
      if index == 0 { line.move(x, y) } else { line.line(x, y) }
    }
    // A card may be above the screen, or below it: its line ends there.
    svg.clip("w", x: 0, y: y - 2, width: style.width, height: size.height * scale + 4)
    svg.beginGroup(clip: "w")
    svg.path(line, class: "l c0 thin")
    svg.endGroup()
    svg.end()
  }

  /// Writes each phase once below the frames that have it.
  private func drawPhases(of frames: [FilmFrame], cell: Double, y: Double, into svg: inout SVGWriter) {
    let phases = frames.map { phase(at: $0.time) }
    var start = 0
    while start < phases.count {
      let end = phases[start...].firstIndex { $0 != phases[start] } ?? phases.count
      if let phase = phases[start] {
        let width = cell * Double(end - start) - FilmStrip.gap
        let middle = FilmStrip.margin + cell * Double(start) + width / 2
        svg.text(TextMeasure.cut(phase, to: width + 4, size: 10), middle, y, class: "m s", .middle)
      }
      start = end
    }
  }

  private func phase(at time: Int64) -> String? {
    film.phases.bands.last { $0.start <= time }?.phase.name.description
  }
}
