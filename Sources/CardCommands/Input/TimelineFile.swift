import CardCommandLine
import CardText
import CardTimeline

/// A file that is read piece by piece, as often as needed. One that can be read only once, such as a pipe, is kept in
/// memory.
struct TimelineFile {
  /// The text, from the file's beginning; of standard input, what is left to read.
  let text: TimelineText

  /// The file as a whole, if it can be read only once; nil: it is read again.
  let input: InputFile?

  /// Opens the file at `path`; `-` is standard input.
  ///
  /// - Parameter asGolden: True for a golden, which may be recorded anew.
  init(opening path: String, asGolden: Bool = false) throws(Failure) {
    let stream = try ByteStream(opening: path, asGolden: asGolden)
    defer { stream.close() }
    // On a Mac, files below /dev share their place with the descriptor that they stand for.
    guard path != "-", !path.hasPrefix("/dev/"), stream.size != nil else {
      let input = try stream.rest(after: [])
      self.input = input
      text = TimelineText(SourceText(name: input.name, bytes: input.bytes))
      return
    }
    input = nil
    text = TimelineText(name: path) { () throws(DiagnosticsError) in
      let file = try TimelineFile.reading(path) { () throws(Failure) in
        OpenFile(try ByteStream(opening: path, asGolden: asGolden))
      }
      return { bytes throws(DiagnosticsError) in
        let piece = try TimelineFile.reading(path) { () throws(Failure) in try file.next() }
        bytes += piece
        return !piece.isEmpty
      }
    }
  }

  /// Turns a failure to read into an error about the file.
  private static func reading<Value>(
    _ path: String, _ body: () throws(Failure) -> Value
  ) throws(DiagnosticsError) -> Value {
    do throws(Failure) {
      return try body()
    } catch {
      let reason = if case .noInput(_, let reason) = error { reason } else { "it can't be read" }
      throw DiagnosticsError(
        diagnostics: [Diagnostic(reason, in: SourceText(name: path, bytes: []), at: 0..<0)],
        cause: .unreadable(path: path, reason: reason))
    }
  }
}

/// An open file, closed when nobody reads it any more.
private final class OpenFile {
  private let stream: ByteStream

  init(_ stream: ByteStream) { self.stream = stream }

  deinit { stream.close() }

  /// Returns the next piece; empty at the end.
  func next() throws(Failure) -> [UInt8] {
    var failure: Failure?
    let piece = [UInt8](unsafeUninitializedCapacity: 1 << 18) { buffer, count in
      do throws(Failure) {
        count = try stream.read(into: UnsafeMutableRawBufferPointer(buffer))
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return piece
  }
}
