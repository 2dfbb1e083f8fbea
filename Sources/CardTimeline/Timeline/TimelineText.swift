import CardSimulation
import CardText

/// A timeline's text, read piece by piece from its beginning, as often as needed: its length doesn't matter.
///
/// A text in memory is one piece. A file's pieces are read from it, and a simulation writes its rows as they are asked
/// for, so that two long timelines are compared in a few megabytes.
public struct TimelineText: Sendable {
  /// Appends the next piece to the bytes; returns false at the end of the text, with nothing appended.
  public typealias Pieces = (inout [UInt8]) throws(DiagnosticsError) -> Bool

  /// The text's name in messages.
  public let name: String

  /// The text, if it is in memory.
  let source: SourceText?

  /// Returns the pieces, from the first one on.
  public let pieces: @Sendable () throws(DiagnosticsError) -> Pieces

  /// Creates a text from its pieces. `pieces` is called once for each reading, and may throw if the text can't be read.
  public init(name: String, pieces: @escaping @Sendable () throws(DiagnosticsError) -> Pieces) {
    self.init(name: name, source: nil, pieces: pieces)
  }

  private init(
    name: String, source: SourceText?, pieces: @escaping @Sendable () throws(DiagnosticsError) -> Pieces
  ) {
    (self.name, self.source, self.pieces) = (name, source, pieces)
  }

  /// A text in memory.
  public init(_ source: SourceText) {
    self.init(name: source.name, source: source) { () throws(DiagnosticsError) -> Pieces in
      var isRead = false
      return { bytes throws(DiagnosticsError) in
        if isRead { return false }
        isRead = true
        if bytes.isEmpty { bytes = source.bytes } else { bytes += source.bytes }
        return true
      }
    }
  }

  /// The rows of a simulation from its next frame on: every column, every number with the fewest digits that read back
  /// to the same bits. This is the form of a golden file.
  public init(of simulation: Simulation, names: Names, named name: String) {
    self.init(name: name) { () throws(DiagnosticsError) -> Pieces in
      var rows = ExactRows(of: simulation, names: names)
      return { bytes throws(DiagnosticsError) in
        do throws(NonFiniteFrame) {
          return try rows.appendPiece(to: &bytes)
        } catch {
          throw DiagnosticsError(error, in: name)
        }
      }
    }
  }

  /// The whole text.
  public func bytes() throws(DiagnosticsError) -> [UInt8] {
    var (next, bytes) = (try pieces(), [UInt8]())
    while try next(&bytes) {}
    return bytes
  }
}

extension DiagnosticsError {
  /// The error of a frame with a number that isn't finite, of the scenario that is called `name`.
  package init(_ error: NonFiniteFrame, in name: String) {
    let diagnostic = Diagnostic(error.description, in: SourceText(name: name, bytes: []), at: 0..<0)
    self.init(diagnostics: [diagnostic], cause: .fault(error.words + "."))
  }
}
