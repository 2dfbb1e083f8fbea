import CardSimulation
import CardText

/// Compares a run's rows with a golden's text, byte by byte, as they are written. Neither is kept.
public final class GoldenMatch {
  /// True while the rows so far are the golden's.
  public private(set) var isSame = true

  private let writer: TimelineWriter
  private var buffer = ByteBuffer()
  private var text: TextWindow

  /// Starts with the header.
  ///
  /// - Parameter names: The scenario's names.
  /// - Throws: `DiagnosticsError` if the golden can't be read.
  public init(_ golden: TimelineText, names: Names) throws(DiagnosticsError) {
    writer = TimelineWriter.exact(names: names)
    text = try TextWindow(golden)
    writer.appendHeader(to: &buffer)
  }

  /// Adds the simulation's present frame.
  public func add(_ simulation: borrowing Simulation) throws(DiagnosticsError) {
    guard isSame else { return }
    writer.append(simulation, to: &buffer)
    if buffer.isFull { try compare() }
  }

  /// Ends the rows; false if the golden has other ones, or more.
  public func end() throws(DiagnosticsError) -> Bool {
    if isSame { try compare() }
    if isSame { isSame = try text.isAtEnd() }
    return isSame
  }

  private func compare() throws(DiagnosticsError) {
    isSame = try text.skip(buffer.bytes)
    buffer.removeAll()
  }
}
