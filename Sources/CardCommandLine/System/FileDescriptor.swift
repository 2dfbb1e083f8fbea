#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An open file's descriptor: each call is checked, and repeated if a signal interrupted it.
package struct FileDescriptor: Equatable {
  package var number: CInt

  package static let standardInput = FileDescriptor(number: 0)
  package static let standardOutput = FileDescriptor(number: 1)
  package static let standardError = FileDescriptor(number: 2)

  /// Opens an existing file for reading.
  package static func openForReading(_ path: String) throws(SystemError) -> FileDescriptor {
    try descriptor { open(path, O_RDONLY | O_CLOEXEC) }
  }

  /// Opens an existing file for writing in place: nothing is created or truncated.
  package static func openForWriting(_ path: String) throws(SystemError) -> FileDescriptor {
    try descriptor { open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY) }
  }

  /// Creates a file that must not exist yet. Its mode is 0666 less the process's umask.
  package static func create(_ path: String) throws(SystemError) -> FileDescriptor {
    try descriptor { open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666) }
  }

  /// Reads at most as many bytes as `buffer` holds; returns 0 at the end of the file.
  package func read(into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
    while true {
      #if canImport(Glibc)
        let count = Glibc.read(number, buffer.baseAddress, buffer.count)
      #elseif canImport(Musl)
        let count = Musl.read(number, buffer.baseAddress, buffer.count)
      #else
        let count = Darwin.read(number, buffer.baseAddress, buffer.count)
      #endif
      if count >= 0 { return count }
      if errno != EINTR { throw SystemError.last }
    }
  }

  /// Writes all of `bytes`, in as many calls as needed.
  package func write(_ bytes: UnsafeRawBufferPointer) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let piece = UnsafeRawBufferPointer(rebasing: rest)
      #if canImport(Glibc)
        let count = Glibc.write(number, piece.baseAddress, piece.count)
      #elseif canImport(Musl)
        let count = Musl.write(number, piece.baseAddress, piece.count)
      #else
        let count = Darwin.write(number, piece.baseAddress, piece.count)
      #endif
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        // Another process that shares this pipe or terminal made it non-blocking.
        waitForRoom()
      } else if errno != EINTR {
        throw SystemError.last
      }
    }
  }

  /// Waits until a pipe or a terminal accepts more bytes, or its reader is gone.
  package func waitForRoom() {
    var request = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
    while poll(&request, 1, -1) < 0, errno == EINTR {}
  }

  /// Waits until the file's bytes are on the disk; returns at once if the file doesn't support that (a pipe, some
  /// network disks).
  package func synchronize() throws(SystemError) {
    while fsync(number) != 0 {
      if errno == EINVAL || errno == ENOTSUP { return }
      if errno != EINTR { throw SystemError.last }
    }
  }

  /// Sets the file's permissions.
  package func setMode(_ mode: UInt32) throws(SystemError) {
    if fchmod(number, mode_t(mode)) != 0 { throw SystemError.last }
  }

  /// Returns another descriptor of the same open file.
  package func duplicate() throws(SystemError) -> FileDescriptor {
    try FileDescriptor.descriptor { dup(number) }
  }

  /// Closes the descriptor. A full disk may be reported only here, so the result is checked.
  package func close() throws(SystemError) {
    #if canImport(Glibc)
      let answer = Glibc.close(number)
    #elseif canImport(Musl)
      let answer = Musl.close(number)
    #else
      let answer = Darwin.close(number)
    #endif
    // After an interruption by a signal the descriptor is closed nevertheless.
    if answer != 0 && errno != EINTR { throw SystemError.last }
  }

  /// The most bytes that one write to this pipe passes on completely or not at all.
  package var atomicWriteSize: Int {
    let size = fpathconf(number, CInt(_PC_PIPE_BUF))
    return size > 0 ? Int(size) : 512
  }

  /// True if this is a terminal.
  package var isTerminal: Bool { isatty(number) == 1 }

  /// The width of the terminal, characters; nil if it isn't a terminal, or if its width isn't known.
  package var terminalWidth: Int? {
    var size = winsize()
    guard ioctl(number, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Opens those of the three standard descriptors that were closed when the tool started, so that no file opened later
  /// gets their numbers. They are opened in the wrong direction, so that using one still fails, as it should.
  package static func reserveStandardDescriptors() {
    for number in 0...2 as ClosedRange<CInt> where fcntl(number, F_GETFD) == -1 {
      // `open` returns the lowest free number, which is this one.
      _ = open("/dev/null", number == 0 ? O_WRONLY : O_RDONLY)
    }
  }

  private static func descriptor(_ open: () -> CInt) throws(SystemError) -> FileDescriptor {
    while true {
      let number = open()
      if number >= 0 { return FileDescriptor(number: number) }
      if errno != EINTR { throw SystemError.last }
    }
  }
}

extension FileDescriptor {
  /// The descriptor that a path of the system's names: `/dev/stderr`, `/dev/fd/3`; nil: it names none.
  package init?(named path: String) {
    if path == "/dev/stderr" {
      self = .standardError
      return
    }
    let folder = ["/dev/fd/", "/proc/self/fd/"].first { path.hasPrefix($0) }
    guard let folder, let number = CInt(path.dropFirst(folder.utf8.count)), number >= 0 else { return nil }
    self.init(number: number)
  }
}
