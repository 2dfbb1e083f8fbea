import CardMath
import CardModel
import CardText

extension InputResolver {
  /// Warns that a gesture begins above the card; the help depends on whether the document or a file holds the gesture.
  mutating func warnOfMiss(at y: Double, cardY: Double, _ input: ScenarioDocument.InputText) {
    missesCard = true
    // One above the screen is told as that.
    if y < 0 { return }
    let message =
      "the gesture begins at y \(y.shortText), above the card's top edge at \(cardY.shortText): it misses the card"
    warn(
      message, of: input, help: "\"on\": \"header\" or \"content\" moves it onto the card",
      helpOfFile: "--on header or --on content moves it onto the card")
  }

  /// Warns of a gesture that begins, or a tap that is, off the screen, where no finger is. The model knows the height
  /// of a place alone, and takes one above the screen for the map.
  mutating func warnOfNoFinger(atX x: Double, y: Double, on screen: Screen, _ input: ScenarioDocument.InputText) {
    let start = input.action.isTouch ? "the gesture begins" : "the tap is"
    if x < 0 || x > screen.width {
      warn(
        "\(start) at x \(x.shortText), beside the screen, which is \(screen.width.shortText) pt wide: "
          + "no finger gets there", of: input, help: "x counts from the screen's left edge, in points")
    } else if y < 0 || y > screen.height {
      warn(
        "\(start) at y \(y.shortText), \(y < 0 ? "above" : "below") the screen, which is "
          + "\(screen.height.shortText) pt high: no finger gets there", of: input,
        help: "y counts from the screen's top edge, in points")
    }
  }

  /// Warns of a gesture that no finger can have made.
  mutating func warnOfDoubt(about gesture: Gesture, _ input: ScenarioDocument.InputText) {
    let file = if case .gestureFile(let name, _) = input.action { name } else { "" }
    guard let doubt = gesture.doubt(in: file) else { return }
    warn(doubt.sentence, of: input, row: doubt.sample, help: doubt.help)
  }

  /// Warns of a finger that the timeline's end cuts off.
  func warnOfCut(of gesture: Gesture, at duration: Int64, _ input: ScenarioDocument.InputText) {
    let end = input.ticks + gesture.durationMicroseconds * Instant.ticksPerMicrosecond
    guard input.ticks <= duration, end > duration else { return }
    document.warn(
      ofEnd: "the timeline ends at \(Durations.text(ticks: duration)), under this finger, which goes on until "
        + Durations.text(ticks: end), before: input, diagnostics)
  }

  /// Adds a warning about a gesture; if it comes from a file, the warning points to one of the file's rows.
  private mutating func warn(
    _ message: String, of input: ScenarioDocument.InputText, row: Int = 0, help: String, helpOfFile: String? = nil
  ) {
    guard let source = input.gestureSource else {
      diagnostics.warn(message, at: input.range, path: input.path.text, help: help)
      return
    }
    let lines = source.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    // The first line is the header.
    let line = lines[min(row + 1, lines.count - 1)].prefix { $0 != UInt8(ascii: "\r") }
    gestureWarnings.append(
      Diagnostic(
        message, severity: .warning, in: source, at: line.startIndex..<line.endIndex, help: helpOfFile ?? help))
  }
}

extension Double {
  /// The number with one decimal, as messages show it.
  var shortText: String { DecimalText.fixed(self, decimals: 1) }
}
