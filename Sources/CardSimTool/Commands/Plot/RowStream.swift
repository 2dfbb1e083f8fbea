import CardFormats
import CardText

/// The rows of a CSV file, read as they are needed.
final class RowStream {
  /// The present row.
  private(set) var rows: RowScanner

  private let stream: ByteStream

  /// How far it has come, for a person who waits for a long one.
  private var meter = ProgressMeter("MB")
  private var byteCount = 0

  /// The rows of what was opened.
  init(_ stream: ByteStream) {
    rows = RowScanner(name: stream.name)
    self.stream = stream
  }

  /// The file as an output must know it.
  var input: Input { stream.input }

  /// Reads until something other than blanks is there: what the input is can be told from it. Nil: there is nothing.
  func firstByte() throws(Failure) -> UInt8? {
    while true {
      let first = rows.withBytes { bytes in bytes.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } }
      if let first { return first }
      if try fill() == 0 { return nil }
    }
  }

  /// All of the input, in memory.
  func all() throws(Failure) -> Input {
    try stream.rest(behind: rows.withBytes { Array($0) })
  }

  /// Goes on to the next row. False after the last one.
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
