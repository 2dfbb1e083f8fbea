/// A file of any length that a command reads piece by piece.
package struct ByteStream {
  /// The name in messages: its path, or `standard input`.
  package let name: String

  /// The number of bytes; nil if it isn't a regular file.
  package let size: Int?

  private let descriptor: FileDescriptor
  private let isOpened: Bool

  /// Opens the file at `path`; `-` is standard input.
  ///
  /// - Parameter asGolden: True for a golden, which may be recorded anew.
  package init(opening path: String, asGolden: Bool = false) throws(Failure) {
    name = path == "-" ? InputFile.standardInput : path
    isOpened = path != "-"
    do throws(SystemError) {
      descriptor = isOpened ? try FileDescriptor.openForReading(path) : .standardInput
      let status = try FileStatus(of: descriptor)
      if status.kind == .directory { throw SystemError.isDirectory }
      size = status.kind == .regular ? Int(status.size) : nil
      InputFile.note(status, asGolden: asGolden)
    } catch {
      throw .noInput(path: name, reason: error.reason)
    }
  }

  /// Reads at most as many bytes as the buffer holds; returns 0 at the end.
  package func read(into buffer: UnsafeMutableRawBufferPointer) throws(Failure) -> Int {
    do throws(SystemError) {
      return try descriptor.read(into: buffer)
    } catch {
      throw .noInput(path: name, reason: error.reason)
    }
  }

  /// Reads the rest into memory, after the bytes that were read already.
  package func rest(after beginning: [UInt8]) throws(Failure) -> InputFile {
    var bytes = beginning
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      var failure: Failure?
      let count = piece.withUnsafeMutableBytes { buffer in
        do throws(Failure) {
          return try read(into: buffer)
        } catch {
          failure = error
          return 0
        }
      }
      if let failure { throw failure }
      if count == 0 { return InputFile(name: name, bytes: bytes) }
      bytes += piece[..<count]
      if bytes.count > InputFile.sizeLimit { throw InputFile.tooLarge(name) }
    }
  }

  /// Closes the file; standard input stays open.
  package func close() {
    if isOpened { try? descriptor.close() }
  }
}
