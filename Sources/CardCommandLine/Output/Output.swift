import CardText

/// The output of a command's data: buffered, every write checked, passed on in whole rows.
///
/// `print` would be shorter, but it loses data silently: on a full disk a program that prints exits with 0.
package final class Output {
  /// The bytes that aren't written yet. A writer appends a row to it, then calls `endRow()`.
  package var buffer = ByteBuffer()

  private let descriptor: FileDescriptor

  /// The name in messages.
  private let name: String

  /// The most bytes that one write to a pipe passes on completely or not at all; nil for other outputs.
  private let atomicSize: Int?

  /// True after the reader of a pipe has closed it, which is no error: from then on, bytes are dropped.
  private var isReaderGone = false

  /// True if the command runs to its end even when nobody reads this output any more: it has another file to write.
  package var outlivesReader = false

  /// Creates an output that writes to `descriptor` in place, and leaves it open.
  package init(descriptor: FileDescriptor, name: String) {
    self.descriptor = descriptor
    self.name = name
    let kind = try? FileStatus(of: descriptor).kind
    atomicSize = kind == .pipe ? descriptor.atomicWriteSize : nil
  }

  /// Appends text, which needn't be a whole row.
  package func write(_ text: String) {
    buffer.append(text: text)
  }

  /// Marks the end of a row; from time to time this writes the buffer. If the reader is gone, it throws, so that a
  /// long timeline isn't computed for nobody: this ends the body of `Output.to`, and not the command.
  @inline(__always)
  package func endRow() throws(Failure) {
    if buffer.isFull { try endPiece() }
  }

  private func endPiece() throws(Failure) {
    try flush()
    if isReaderGone, !outlivesReader { throw .readerGone }
  }

  /// Writes all buffered bytes, or drops them if the reader is gone.
  package func flush() throws(Failure) {
    do throws(SystemError) {
      try buffer.flush { bytes throws(SystemError) in
        if isReaderGone { return }
        do throws(SystemError) {
          try pass(bytes)
        } catch {
          guard error == .brokenPipe else { throw error }
          isReaderGone = true
        }
      }
    } catch {
      throw .cannotWrite(path: name, reason: error.reason)
    }
  }

  /// Writes bytes, to a pipe in pieces of whole rows: a tool that is stopped while its reader sleeps leaves no partial
  /// row.
  private func pass(_ bytes: UnsafeRawBufferPointer) throws(SystemError) {
    guard let atomicSize else { return try descriptor.write(bytes) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let end = Output.endOfPiece(in: rest, atomicSize: atomicSize)
      let piece = UnsafeRawBufferPointer(rebasing: rest[..<end])
      if piece.count <= atomicSize {
        try descriptor.write(piece)
      } else {
        // The kernel may accept such a row in parts. None of it is written while the pipe is full.
        descriptor.waitForRoom()
        try Interruption.finishing { () throws(SystemError) in try descriptor.write(piece) }
      }
      rest = rest[end...]
    }
  }

  /// Returns the end of the next piece for a pipe: after the last row that fits into `atomicSize` bytes, or after the
  /// first row if not even that one fits. macOS passes on 512 bytes at once, and a row of JSON Lines has more.
  package static func endOfPiece(in bytes: Slice<UnsafeRawBufferPointer>, atomicSize: Int) -> Int {
    if bytes.count <= atomicSize { return bytes.endIndex }
    let lineFeed = UInt8(ascii: "\n")
    let end = bytes.prefix(atomicSize).lastIndex(of: lineFeed) ?? bytes.firstIndex(of: lineFeed)
    return end.map { $0 + 1 } ?? bytes.endIndex
  }
}

extension Output {
  /// Runs `body` with an output to `path`, and makes sure that all bytes are written when this returns.
  ///
  /// A regular file is written completely or not at all: `body` fills a temporary file next to it, which takes its
  /// place at the end and is removed on failure. A device or a pipe is written in place. A file that the command has
  /// opened is refused, also one that turned out to be wrong.
  ///
  /// If the reader of a pipe is gone, this returns as if all were written: the command goes on to its verdict.
  ///
  /// - Parameters:
  ///   - path: The value of `-o`; nil and `-` are standard output.
  ///   - asGolden: True for a golden that is recorded, which may replace the file that was opened as the golden, unless
  ///     that was opened as something else, too.
  package static func to(_ path: String?, asGolden: Bool = false, _ body: (Output) throws(Failure) -> Void)
    throws(Failure)
  {
    // The compiler copies this function for each body: all that is the same for all of them stands in `Opened`.
    let opened = try Opened(path, asGolden: asGolden)
    var failure: Failure?
    do throws(Failure) { try body(opened.output) } catch { failure = error }
    try opened.end(after: failure)
  }

  /// An output that is being filled.
  private struct Opened {
    /// The output.
    let output: Output

    private let kind: Kind

    private enum Kind {
      case standardOutput
      case inPlace(FileDescriptor)
      case replacing(AtomicFile, path: String, asGolden: Bool)
    }

    @inline(never)
    init(_ path: String?, asGolden: Bool) throws(Failure) {
      switch try Destination(path: path, asGolden: asGolden) {
      case .standardOutput:
        (kind, output) = (.standardOutput, Output(descriptor: .standardOutput, name: "standard output"))
      case .inPlace(let descriptor, let path):
        (kind, output) = (.inPlace(descriptor), Output(descriptor: descriptor, name: "'\(path)'"))
      case .replacing(let target, let path):
        let file = try AtomicFile(replacing: target, calledBy: path)
        kind = .replacing(file, path: target, asGolden: asGolden)
        output = Output(descriptor: file.descriptor, name: "'\(path)'")
      }
    }

    /// Writes what is left and closes the output, or throws the failure of the one who filled it.
    @inline(never)
    func end(after failure: Failure?) throws(Failure) {
      switch kind {
      case .standardOutput:
        try flush(after: failure)
        try closeCopyOfStandardOutput()
      case .inPlace(let descriptor):
        try flush(after: failure)
        do throws(SystemError) {
          try descriptor.close()
        } catch {
          throw .cannotWrite(path: output.name, reason: error.reason)
        }
      case .replacing(let file, let path, let asGolden):
        do throws(Failure) {
          try flush(after: failure)
          try file.commit()
        } catch {
          file.discard()
          throw error
        }
        // A report that goes to the same path comes later.
        if asGolden, let status = try? FileStatus(path: path) { InputFile.note(status, asGolden: true) }
      }
    }

    private func flush(after failure: Failure?) throws(Failure) {
      if let failure {
        guard case .readerGone = failure, output.isReaderGone else { throw failure }
      }
      try output.flush()
    }
  }

  /// Closes a copy of standard output: some disks report only then that they are full. Standard output itself stays
  /// open, since another output may go there, too, as `--report md=/dev/stdout` does.
  private static func closeCopyOfStandardOutput() throws(Failure) {
    do throws(SystemError) {
      try FileDescriptor.standardOutput.duplicate().close()
    } catch {
      throw .cannotWrite(path: "standard output", reason: error.reason)
    }
  }
}
