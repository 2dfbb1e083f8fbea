import CardCommandLine
import CardText

/// The rows of a CSV file, read on demand.
final class RowStream {
  /// The scanner, at the current row.
  private(set) var rows: RowScanner

  private let stream: ByteStream

  /// The progress, shown for a long file.
  private var meter = ProgressMeter("MB")
  private var byteCount = 0

  /// Creates the rows of an opened stream.
  init(_ stream: ByteStream) {
    rows = RowScanner(name: stream.name)
    self.stream = stream
  }

  /// Reads up to the first byte that isn't white space, from which the kind of input is recognised; nil: there is none.
  func firstByte() throws(Failure) -> UInt8? {
    while true {
      let first = rows.withBytes { SourceText.firstByte(of: $0) }
      if let first { return first }
      if try fill() == 0 { return nil }
    }
  }

  /// Reads up to the end of the first line, and returns the line with its end.
  func firstLine() throws(Failure) -> [UInt8] {
    while true {
      let (line, isWhole) = rows.withBytes { bytes in
        let end = bytes.firstIndex(of: UInt8(ascii: "\n"))
        return (Array(bytes[..<(end.map { $0 + 1 } ?? bytes.count)]), end != nil)
      }
      // A longer line is an error of the scanner's.
      if isWhole || line.count > RowScanner.lineLimit { return line }
      if try fill() == 0 { return line }
    }
  }

  /// Returns the whole input, in memory, once its first line was read as a row.
  func all(after line: [UInt8]) throws(Failure) -> InputFile {
    try stream.rest(after: line + rows.withBytes { Array($0) })
  }

  /// Returns the whole input, in memory.
  func all() throws(Failure) -> InputFile {
    try stream.rest(after: rows.withBytes { Array($0) })
  }

  /// Advances to the next row; returns false after the last one.
  func next() throws(Failure) -> Bool {
    while true {
      do throws(DiagnosticsError) {
        switch try rows.next() {
        case .row: return true
        case .end:
          meter.clear()
          stream.close()
          return false
        case .bytesWanted: break
        }
      } catch {
        throw .diagnostics(error.text)
      }
      _ = try fill()
    }
  }

  @discardableResult
  private func fill() throws(Failure) -> Int {
    var count = 0
    let stream = stream
    try rows.fill { buffer throws(Failure) in
      count = try stream.read(into: buffer)
      return count
    }
    byteCount += count
    if let size = stream.size {
      meter.show(byteCount >> 20, of: size >> 20)
    } else {
      meter.show("\(byteCount >> 20) MB")
    }
    return count
  }
}
