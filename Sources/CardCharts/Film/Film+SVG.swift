import CardModel
import CardText

extension Film: Picture {
  /// Writes the film as an SVG document.
  ///
  /// - Precondition: There is a frame.
  public func write(_ style: PlotStyle = PlotStyle(), to buffer: inout ByteBuffer) {
    var svg = SVGWriter()
    FilmDrawing(self, style).draw(into: &svg)
    buffer.append(bytes: svg.buffer.bytes)
  }
}

/// A film on its page: the paper on the left, which rolls out of the phone on the right. Both have one vertical scale.
struct FilmDrawing {
  let film: Film
  let style: PlotStyle
  let motion: FilmMotion

  private let title: String
  private let legend: [[Legend.Entry]]

  /// The detents that lie on the screen.
  private let guides: [DetentGuides.Guide]
  private let labels: EventLabels
  private let unit: TimeUnit
  private let across: Axis
  private let down: Axis

  /// The pixels of a point.
  private let scale: Double

  /// The left and the upper edge of the screen, pixels.
  private let phoneX: Double
  private let phoneY: Double

  /// The paper's left edge and its width, pixels: whole numbers, and its right edge is the phone's.
  private let paperX: Double
  private let paperWidth: Double

  private let stripY: Double
  private let height: Double

  private static let margin = 14.0
  private static let stripHeight = 15.0
  private static let footHeight = 42.0

  init(_ film: Film, _ style: PlotStyle) {
    precondition(film.frameCount > 0, "a film of no frame")
    self.film = film
    self.style = style
    motion = FilmMotion(film)
    title = style.title ?? film.name
    legend = Legend(entries: FilmDrawing.legendEntries(film)).rows(width: style.width - 2 * FilmDrawing.margin)
    let size = film.size
    let span = film.span
    unit = TimeUnit(span: span.end - span.start)
    let top = (title.isEmpty ? 10.0 : 34) + Double(legend.count) * Legend.rowHeight + 4
    // Scales have two decimals in the document, so they are rounded before anything is placed with them.
    let room = style.height.map { $0 - top - FilmDrawing.stripHeight - FilmDrawing.footHeight - 60 } ?? 430
    let wanted = min(max(room, 160) / size.height, style.width * 0.36 / size.width, 1)
    scale = max(0.05, (wanted * 100).rounded(.down) / 100)
    let bezel = FilmPhone.bezel * scale
    phoneX = (style.width - FilmDrawing.margin - bezel - size.width * scale).rounded()
    down = Axis(0, size.height, ticks: 5)
    guides = film.guides.guides.filter { $0.y >= 0 && $0.y <= size.height }
    let names = guides.map { TextMeasure.width($0.name, size: 10) }
    let numbers = Panel.labelWidth(down)
    paperX = max(numbers, min(names.max() ?? 0, style.width / 6) + 18).rounded(.up)
    paperWidth = (phoneX - bezel - paperX).rounded(.down)
    across = Axis(
      Double(span.start) / unit.microseconds, Double(max(span.end, span.start + 1_000)) / unit.microseconds,
      ticks: max(3, Int(paperWidth / 70)))
    let (x, width, length) = (paperX, paperWidth, Double(motion.clock.length))
    labels = EventLabels(film.marks.marks, x: x, width: width, lanes: 4, isRevealed: true) { time in
      x + Double(time - span.start) / length * width
    }
    stripY = top
    phoneY = (top + FilmDrawing.stripHeight + 6 + labels.height + bezel).rounded()
    height = max(phoneY + (size.height * scale).rounded(.up) + FilmDrawing.footHeight, style.height ?? 0)
  }

  private static func legendEntries(_ film: Film) -> [Legend.Entry] {
    var entries = [Legend.Entry(sign: .line("l c0"), name: "card")]
    if film.frames.contains(where: { $0.overY != nil }) {
      entries.append(Legend.Entry(sign: .line("l c3 n3"), name: "card that comes or goes"))
    }
    if film.frames.contains(where: { $0.fingerY != nil }) {
      entries.append(Legend.Entry(sign: .line("q c1"), name: "finger"))
    }
    return entries
  }

  // MARK: Drawing

  /// Draws the whole film.
  func draw(into svg: inout SVGWriter) {
    let span = film.span
    let phases = Phase.allCases.filter { phase in film.phases.bands.contains { $0.phase == phase } }
    let hues = film.frames.contains { $0.overY != nil } ? [0, 1, 3, 7] : [0, 1, 7]
    svg.begin(
      width: style.width, height: height, title: title.isEmpty ? film.name : title,
      description: "Film of \(film.name): \(film.frameCount) frame\(film.frameCount == 1 ? "" : "s") over "
        + "\(Durations.text(microseconds: span.end - span.start)), the card's position on paper beside the phone.",
      style: FilmPhone.commonCSS
        + ".q,.e{fill:none;stroke-linecap:round}.q{stroke-width:3;stroke-dasharray:0 4.5}.e{stroke-width:5}\n"
        + StyleSheet.css(style.theme, hues: hues) { isDark in
          FilmPhone.css(isDark: isDark) + FilmPhone.touchCSS(isDark: isDark)
            + PhaseColors.css(isDark: isDark, phases)
        } + motion.css(roll: paperWidth))
    svg.clip("w", x: paperX, y: 0, width: paperWidth, height: height)
    // A card may be above the screen, or below it: its lines and the pen end there.
    let (edge, bezel) = (2.0, FilmPhone.bezel)
    svg.clip(
      "v", x: paperX, y: phoneY - edge, width: paperWidth, height: film.size.height * scale + 2 * edge)
    svg.clip("u", x: -2 * bezel, y: -bezel, width: film.size.width + 2 * bezel, height: film.size.height + 2 * bezel)
    if !title.isEmpty {
      svg.text(
        TextMeasure.cut(title: title, to: style.width - 2 * FilmDrawing.margin), FilmDrawing.margin, 23, class: "h"
      )
    }
    for (index, row) in legend.enumerated() {
      let y = (title.isEmpty ? 18.0 : 41) + Double(index) * Legend.rowHeight
      Legend.draw(row, x: FilmDrawing.margin, y: y, into: &svg)
    }
    drawScale(into: &svg)
    svg.beginGroup(clip: "w")
    svg.beginGroup(class: "roll")
    drawPaper(into: &svg)
    svg.endGroup()
    svg.endGroup()
    drawPhone(into: &svg)
    svg.end()
  }

  private func place(_ time: Int64) -> Double {
    paperX + Double(time - motion.clock.start) / Double(motion.clock.length) * paperWidth
  }

  /// Draws the part of the paper that doesn't roll: the vertical scale and the detents.
  private func drawScale(into svg: inout SVGWriter) {
    let right = paperX + paperWidth
    var taken: [Double] = []
    for guide in guides {
      let y = phoneY + guide.y * scale
      svg.line(paperX, y, right, y, class: "u")
      if taken.contains(where: { ($0 - y).magnitude < 11 }) { continue }
      taken.append(y)
      svg.text(TextMeasure.cut(guide.name, to: paperX - 18, size: 10), paperX - 8, y + 3.5, class: "s", .end)
    }
    for tick in down.ticks {
      let y = phoneY + tick * scale
      svg.line(paperX, y, right, y, class: "g")
      if taken.contains(where: { ($0 - y).magnitude < 11 }) { continue }
      svg.text(down.label(tick), paperX - 8, y + 3.5, class: "m s", .end)
    }
    let foot = phoneY + film.size.height * scale
    svg.line(paperX, phoneY, paperX, foot, class: "x")
    svg.text("position, pt", FilmDrawing.margin, foot + 33, class: "m")
    svg.text("time, \(unit.name)", paperX + paperWidth / 2, foot + 33, class: "m", .middle)
  }

  /// Draws all that rolls: phases, events, the ticks of time, and the lines.
  private func drawPaper(into svg: inout SVGWriter) {
    let foot = phoneY + film.size.height * scale
    let pixel = Double(motion.clock.length) / paperWidth
    for band in PhaseBands.merged(film.phases.bands, shortest: Int64(pixel)) {
      let (start, end) = (place(band.start), place(band.end))
      if end - start < 0.5 { continue }
      let name = band.isMixed ? "many phases" : band.phase.name.description
      svg.rect(
        x: start, y: stripY, width: end - start, height: FilmDrawing.stripHeight,
        class: band.isMixed ? "p0" : "p\(band.phase.rawValue) strong")
      if TimelineDrawing.hasRoom(for: name, pixels: end - start) {
        svg.text(name, (start + end) / 2, stripY + 11, class: "s", .middle)
      }
    }
    var ticks = SVGPath()
    for tick in across.ticks {
      let x = paperX + across.part(of: tick) * paperWidth
      ticks.move(x, phoneY)
      ticks.line(x, foot)
      // A label isn't cut at the paper's ends.
      let anchor: SVGWriter.Anchor = x < paperX + 8 ? .start : x > paperX + paperWidth - 8 ? .end : .middle
      svg.text(across.label(tick), x, foot + 16, class: "m s", anchor)
    }
    svg.path(ticks, class: "g")
    if Double(labels.marks.count) * 8 < style.width {
      var lines = SVGPath()
      for (index, mark) in labels.marks.enumerated() where mark.rank == 0 {
        lines.move(labels.places[index], phoneY)
        lines.line(labels.places[index], foot)
      }
      svg.path(lines, class: "v")
    }
    labels.drawStill(y: stripY + FilmDrawing.stripHeight + 2, into: &svg)
    svg.beginGroup(clip: "v")
    drawLine(.over, class: "l c3 n3", into: &svg)
    drawLine(.card, class: "l c0", into: &svg)
    drawLine(.finger, class: "q c1", into: &svg)
    svg.endGroup()
  }

  /// Draws a quantity's line by its own keyframes, so that it meets the phone's edge where the part itself is.
  private func drawLine(_ quantity: FilmQuantity, class name: String, into svg: inout SVGWriter) {
    var path = SVGPath()
    for run in film.frames.split(whereSeparator: { quantity.number(of: $0) == nil }) {
      guard let track = FilmTrack(quantity, of: Array(run), motion.clock) else { continue }
      for (index, point) in track.keyframes.enumerated() {
        let part = point.time / motion.clock.units * Double(motion.clock.duration) / Double(motion.clock.length)
        let (x, y) = (paperX + part * paperWidth, phoneY + point.value * scale)
        if index == 0 { path.move(x, y) } else { path.line(x, y) }
      }
    }
    svg.path(path, class: name)
  }

  private func drawPhone(into svg: inout SVGWriter) {
    let pose = FilmPose(motion)
    svg.beginGroup(x: phoneX, y: phoneY, scale: scale)
    for (index, stage) in film.stages.enumerated() {
      let phone = FilmPhone(stage: stage, index: index)
      let name = motion.name(.stage(index))
      phone.define(into: &svg)
      svg.beginGroup(class: name, opacity: motion.steps(.stage(index))?.isShownAtEnd == true ? 1 : 0)
      phone.draw(pose, into: &svg)
      svg.endGroup()
    }
    // The pen: from the paper over the phone's frame to the card's edge.
    svg.beginGroup(clip: "u")
    pose.begin(.card, into: &svg)
    svg.rect(x: -FilmPhone.bezel, y: -2, width: FilmPhone.bezel + max(0, film.stages[0].cardX), height: 4, class: "f0")
    svg.circle(-FilmPhone.bezel, 0, radius: 7, class: "f0")
    svg.endGroup()
    svg.endGroup()
    svg.endGroup()
  }
}
