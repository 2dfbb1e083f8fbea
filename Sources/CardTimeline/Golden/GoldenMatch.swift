import CardSimulation
import CardText

/// Compares a run's rows with a golden's text, byte by byte, as they are written. Neither is kept.
package final class GoldenMatch {
  /// True while the rows so far are the golden's.
  private var isSame = true

  private var writer: TimelineWriter
  private var buffer = ByteBuffer()
  private var text: TextWindow

  /// Starts with the header.
  ///
  /// - Parameters:
  ///   - golden: The golden's text.
  ///   - names: The scenario's names.
  ///   - channels: The names of its channels.
  /// - Throws: `DiagnosticsError` if the golden can't be read.
  package init(_ golden: TimelineText, names: Names, channels: [String]) throws(DiagnosticsError) {
    writer = TimelineWriter.exact(names: names, channels: channels)
    text = try TextWindow(golden)
    writer.appendHeader(to: &buffer)
  }

  /// Adds the simulation's present frame.
  package func add(_ simulation: inout Simulation) throws(DiagnosticsError) {
    guard isSame else { return }
    writer.append(&simulation, to: &buffer)
    if buffer.isFull { try compare() }
  }

  /// Ends the rows; false if the golden has other ones, or more.
  package func end() throws(DiagnosticsError) -> Bool {
    if isSame { try compare() }
    if isSame { isSame = try text.isAtEnd() }
    return isSame
  }

  private func compare() throws(DiagnosticsError) {
    try buffer.flush { bytes throws(DiagnosticsError) in isSame = try text.skip(bytes) }
  }
}
