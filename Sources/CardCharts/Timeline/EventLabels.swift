/// The positions of event marks, and the labels of some of them: the most significant first, without overlaps.
struct EventLabels {
  /// A label with its position.
  struct Label: Hashable {
    var mark: Int
    var lane: Int
    var x: Double
    var text: String
  }

  /// The marks; those within a pixel of each other are merged.
  let marks: [EventMarks.Mark]

  /// The x of each mark.
  let places: [Double]

  /// The labels.
  let labels: [Label]

  /// The number of rows of labels.
  let lanes: Int

  private static let laneHeight = 13.0

  /// The height of marks and labels together; 0 if there are no marks.
  var height: Double { marks.isEmpty ? 0 : Double(lanes) * EventLabels.laneHeight + 10 }

  /// Finds the positions of the labels.
  ///
  /// - Parameters:
  ///   - x: The left end of the available space.
  ///   - width: The width of the available space.
  ///   - limit: The most rows of labels.
  ///   - isRevealed: True if the picture is shown little by little, from the left: no label then lies before its mark.
  ///   - cell: The width of a character, if all have the same; nil: the widths of a plot's small print.
  ///   - place: Returns the x of an instant.
  init(
    _ all: [EventMarks.Mark], x: Double, width: Double, lanes limit: Int, isRevealed: Bool = false,
    cell: Double? = nil, place: (Int64) -> Double
  ) {
    let gap = cell ?? 5
    let marks = EventMarks.merged(all) { Int64(place($0).rounded(.down)) }
    let places = marks.map { place($0.time) }
    var labels: [Label] = []
    // The content of each lane: words, and the fine lines that lead down from the lanes above.
    var words: [[ClosedRange<Double>]] = Array(repeating: [], count: limit)
    var leaders: [[Double]] = Array(repeating: [], count: limit)
    // If marks are this dense, words would name a few of them at random.
    let isDense = cell == nil && Double(marks.count) * 8 > width
    for index in (isDense ? 0..<0 : marks.indices).sorted(by: { (marks[$0].rank, $0) < (marks[$1].rank, $1) }) {
      let mark = places[index]
      let after = x + width - mark - gap
      let before = mark - gap - x
      // A label goes to the right of its mark, or to the left if the page ends; it is shorter if it fits on neither
      // side, and left out if not even its first word does.
      let room = min(isRevealed ? after : max(after, before), cell.map { $0 * 60 } ?? 200)
      func length(of text: String) -> Double {
        cell.map { $0 * Double(text.count) } ?? TextMeasure.width(text, size: 10)
      }
      let wordings = marks[index].labels(ellipsis: cell == nil ? "…" : "..")
      guard let text = wordings.first(where: { length(of: $0) <= room }) else { continue }
      let textWidth = length(of: text)
      let start = textWidth <= after ? mark + gap : mark - gap - textWidth
      let range = (start - gap / 2)...(start + textWidth + gap / 2)
      let lane = words.indices.first { lane in
        !words[lane].contains { $0.overlaps(range) } && !leaders[lane].contains(where: range.contains)
          && !words[(lane + 1)...].joined().contains { $0.contains(mark) }
      }
      guard let lane else { continue }
      words[lane].append(range)
      for below in (lane + 1)..<max(limit, lane + 1) { leaders[below].append(mark) }
      labels.append(Label(mark: index, lane: lane, x: start, text: text))
    }
    (self.marks, self.places, self.labels) = (marks, places, labels)
    lanes = (labels.map(\.lane).max() ?? -1) + 1
  }

  /// Draws marks and labels from `y` on; each mark tells its events when it is pointed at.
  func draw(y: Double, into svg: inout SVGWriter) {
    drawLabels(y: y, into: &svg)
    let foot = y + height - 3
    for (index, mark) in marks.enumerated() {
      svg.circle(places[index], foot - 3, radius: 2.5, class: mark.rank == 0 ? "f1" : "f7", tooltip: mark.tooltip)
    }
  }

  /// Draws marks and labels from `y` on in few bytes, for a picture at which nobody can point.
  func drawStill(y: Double, into svg: inout SVGWriter) {
    drawLabels(y: y, into: &svg)
    for (isFirst, name) in [(true, "e c1"), (false, "e c7")] {
      var dots = SVGPath()
      for (index, mark) in marks.enumerated() where (mark.rank == 0) == isFirst {
        dots.dot(places[index], y + height - 6)
      }
      svg.path(dots, class: name)
    }
  }

  private func drawLabels(y: Double, into svg: inout SVGWriter) {
    let foot = y + height - 3
    for label in labels {
      let baseline = y + Double(label.lane) * EventLabels.laneHeight + 10
      svg.line(places[label.mark], baseline - 4, places[label.mark], foot - 4, class: "v")
    }
    for label in labels {
      let baseline = y + Double(label.lane) * EventLabels.laneHeight + 10
      svg.text(label.text, label.x, baseline, class: marks[label.mark].rank == 0 ? "s" : "m s")
    }
  }
}
