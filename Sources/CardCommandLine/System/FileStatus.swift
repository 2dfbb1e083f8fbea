#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The status of a path or of an open file.
package struct FileStatus {
  package enum Kind {
    case regular
    case directory
    case pipe
    /// A terminal, a device, a socket.
    case other
  }

  /// The identity of a file, independent of its name.
  package struct Identity: Hashable {
    package var device: UInt64
    package var file: UInt64
  }

  package var kind: Kind
  package var identity: Identity
  /// The size, bytes; meaningful only for regular files.
  package var size: Int64
  /// The permission bits.
  package var mode: UInt32

  /// Reads the status of the file at `path`, following symbolic links.
  package init(path: String) throws(SystemError) {
    var status = stat()
    if stat(path, &status) != 0 { throw SystemError.last }
    self.init(status)
  }

  /// Reads the status of an open file.
  package init(of descriptor: FileDescriptor) throws(SystemError) {
    var status = stat()
    if fstat(descriptor.number, &status) != 0 { throw SystemError.last }
    self.init(status)
  }

  private init(_ status: stat) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: kind = .regular
    case S_IFDIR: kind = .directory
    case S_IFIFO: kind = .pipe
    default: kind = .other
    }
    // The types of the fields differ between systems.
    identity = Identity(
      device: UInt64(truncatingIfNeeded: status.st_dev), file: UInt64(truncatingIfNeeded: status.st_ino))
    size = Int64(status.st_size)
    mode = UInt32(status.st_mode & 0o7777)
  }
}
