#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An open file, as the kernel numbers it: each call checked, and begun again when a signal broke it off.
struct FileDescriptor: Equatable {
  var number: CInt

  static let standardInput = FileDescriptor(number: 0)
  static let standardOutput = FileDescriptor(number: 1)
  static let standardError = FileDescriptor(number: 2)

  /// Opens what is there, for reading.
  static func openForReading(_ path: String) throws(SystemError) -> FileDescriptor {
    try descriptor { open(path, O_RDONLY | O_CLOEXEC) }
  }

  /// Opens what is there, for writing in place: nothing is created and nothing truncated.
  static func openForWriting(_ path: String) throws(SystemError) -> FileDescriptor {
    try descriptor { open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY) }
  }

  /// Creates a file that must not be there yet. Its mode is what the process's umask leaves of 0666.
  static func create(_ path: String) throws(SystemError) -> FileDescriptor {
    try descriptor { open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666) }
  }

  /// Reads at most as many bytes as `buffer` holds; 0 at the end of the file.
  func read(into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
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

  /// Writes all of `bytes`, however many calls that takes.
  func write(_ bytes: UnsafeRawBufferPointer) throws(SystemError) {
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
        // Someone who shares this pipe or terminal made it non-blocking.
        waitForRoom()
      } else if errno != EINTR {
        throw SystemError.last
      }
    }
  }

  /// Waits until a pipe or a terminal takes more, or its reader is gone.
  func waitForRoom() {
    var request = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
    while poll(&request, 1, -1) < 0, errno == EINTR {}
  }

  /// Waits until the file's bytes are on the disk. What can't be waited for (a pipe, some network disks) is let be.
  func synchronize() throws(SystemError) {
    while fsync(number) != 0 {
      if errno == EINVAL || errno == ENOTSUP { return }
      if errno != EINTR { throw SystemError.last }
    }
  }

  /// Gives the file these permissions.
  func setMode(_ mode: UInt32) throws(SystemError) {
    if fchmod(number, mode_t(mode)) != 0 { throw SystemError.last }
  }

  /// Closes it. A full disk may only show here, so the answer counts.
  func close() throws(SystemError) {
    #if canImport(Glibc)
      let answer = Glibc.close(number)
    #elseif canImport(Musl)
      let answer = Musl.close(number)
    #else
      let answer = Darwin.close(number)
    #endif
    // Broken off by a signal, the descriptor is closed all the same.
    if answer != 0 && errno != EINTR { throw SystemError.last }
  }

  /// The most bytes that one write to this pipe passes on whole or not at all.
  var atomicWriteSize: Int {
    let size = fpathconf(number, CInt(_PC_PIPE_BUF))
    return size > 0 ? Int(size) : 512
  }

  /// Whether a person sits at the other end.
  var isTerminal: Bool { isatty(number) == 1 }

  /// How many characters a line of it has, where it is a terminal that knows; nil: it isn't, or doesn't.
  var terminalWidth: Int? {
    var size = winsize()
    guard ioctl(number, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Opens the three standard descriptors that whoever started the tool has closed, so that no file which is opened
  /// later gets their numbers. They are opened the wrong way round: using one still fails, as it should.
  static func reserveStandardDescriptors() {
    for number in 0...2 as ClosedRange<CInt> where fcntl(number, F_GETFD) == -1 {
      // The lowest free number is the one that `open` gives.
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
