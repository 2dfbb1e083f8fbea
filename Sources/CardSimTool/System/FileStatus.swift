#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What a path or an open file leads to.
struct FileStatus {
  enum Kind {
    case regular
    case directory
    case pipe
    /// A terminal, a device, a socket.
    case other
  }

  /// Which file it is, under whatever name.
  struct Identity: Hashable {
    var device: UInt64
    var file: UInt64
  }

  var kind: Kind
  var identity: Identity
  /// Bytes; says something about regular files only.
  var size: Int64
  /// The permission bits.
  var mode: UInt32

  /// The status of what `path` leads to, symbolic links followed.
  init(path: String) throws(SystemError) {
    var status = stat()
    if stat(path, &status) != 0 { throw SystemError.last }
    self.init(status)
  }

  /// The status of an open file.
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
    // The fields' types differ from system to system.
    identity = Identity(
      device: UInt64(truncatingIfNeeded: status.st_dev), file: UInt64(truncatingIfNeeded: status.st_ino))
    size = Int64(status.st_size)
    mode = UInt32(status.st_mode & 0o7777)
  }
}
