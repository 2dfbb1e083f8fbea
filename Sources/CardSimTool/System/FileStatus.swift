#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The status of a path or of an open file.
struct FileStatus {
  enum Kind {
    case regular
    case directory
    case pipe
    /// A terminal, a device, a socket.
    case other
  }

  /// The identity of a file, independent of its name.
  struct Identity: Hashable {
    var device: UInt64
    var file: UInt64
  }

  var kind: Kind
  var identity: Identity
  /// The size, bytes; meaningful only for regular files.
  var size: Int64
  /// The permission bits.
  var mode: UInt32

  /// Reads the status of the file at `path`, following symbolic links.
  init(path: String) throws(SystemError) {
    var status = stat()
    if stat(path, &status) != 0 { throw SystemError.last }
    self.init(status)
  }

  /// Reads the status of an open file.
  init(of descriptor: FileDescriptor) throws(SystemError) {
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
