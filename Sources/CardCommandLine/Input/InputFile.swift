/// A file that a command reads completely.
package struct InputFile {
  /// The name of what is read from `-`, wherever a file's name would stand.
  package static let standardInput = "standard input"

  /// The name in messages: its path, or `standard input`.
  package var name: String

  /// The content.
  package var bytes: [UInt8]

  /// The most bytes that a file can have.
  package static let sizeLimit = 64 << 20

  /// Creates an input from known parts.
  package init(name: String, bytes: [UInt8]) {
    (self.name, self.bytes) = (name, bytes)
  }

  /// Reads the file at `path`; `-` is standard input.
  package init(reading path: String) throws(Failure) {
    if let kept = InputFile.kept, kept.path == path {
      self = kept.input
      return
    }
    name = path == "-" ? InputFile.standardInput : path
    do throws(SystemError) {
      let descriptor = path == "-" ? FileDescriptor.standardInput : try FileDescriptor.openForReading(path)
      let status = try FileStatus(of: descriptor)
      if status.kind == .directory { throw SystemError.isDirectory }
      InputFile.note(status)
      bytes = try InputFile.readAll(descriptor, expecting: status.kind == .regular ? Int(status.size) : 0)
      if path != "-" { try descriptor.close() }
    } catch {
      throw .noInput(path: name, reason: error.reason)
    }
    if bytes.count > InputFile.sizeLimit { throw InputFile.tooLarge(name) }
  }

  /// A text that can be read only once, such as standard input, and was read to see that it is a recording.
  ///
  /// Unsafe, but correct: all files are opened by one thread.
  nonisolated(unsafe) private static var kept: (path: String, input: InputFile)?

  /// Keeps what was read at a path, for its next reader.
  package static func keep(_ input: InputFile, at path: String) { kept = (path, input) }

  /// The regular files that were opened so far, also those that turned out to be wrong; of each, true if it was opened
  /// as a golden and as nothing else.
  ///
  /// Unsafe, but correct: all files are opened by one thread.
  nonisolated(unsafe) private static var opened: [FileStatus.Identity: Bool] = [:]

  /// Notes that a file was opened, so that no output overwrites it.
  ///
  /// - Parameter asGolden: True if it was opened as a golden, which may be recorded anew.
  package static func note(_ status: FileStatus, asGolden: Bool = false) {
    guard status.kind == .regular else { return }
    opened[status.identity] = asGolden && opened[status.identity] ?? true
  }

  /// Returns true if an output may take the place of a file: the command hasn't opened it.
  ///
  /// - Parameter asGolden: True for the output of a golden, which may also replace a file that was opened as a golden
  ///   and as nothing else.
  package static func allowsReplacing(_ status: FileStatus, asGolden: Bool) -> Bool {
    guard let isOnlyGolden = opened[status.identity] else { return true }
    return asGolden && isOnlyGolden
  }

  /// The failure of a command line that names standard input twice: a second reader would find it empty.
  package static let readTwice = Failure.usage(
    "Standard input can be read only once. Please name a file in place of one '-'")

  /// The failure of a file that is too large to be read as a whole.
  package static func tooLarge(_ name: String) -> Failure {
    .badInput("'\(name)' is larger than \(sizeLimit >> 20) MB, the most that cardsim reads")
  }

  /// Reads up to the end, or up to one byte more than the limit.
  private static func readAll(_ descriptor: FileDescriptor, expecting size: Int) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    // One byte more than the file has, so that its end is found without growing the buffer.
    var capacity = min(max(size + 1, 1 << 14), sizeLimit + 1)
    while true {
      var failure: SystemError?
      let piece = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
        do throws(SystemError) {
          while count < buffer.count {
            let part = UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[count...])
            let read = try descriptor.read(into: part)
            if read == 0 { return }
            count += read
          }
        } catch {
          failure = error
        }
      }
      if let failure { throw failure }
      bytes = bytes.isEmpty ? piece : bytes + piece
      if piece.count < capacity || bytes.count > sizeLimit { return bytes }
      capacity = min(bytes.count, sizeLimit + 1 - bytes.count)
    }
  }
}
