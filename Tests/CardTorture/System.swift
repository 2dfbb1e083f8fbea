#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The system functions that this program needs.
enum System {
  /// Prints a line immediately, so that it is not lost in a trap.
  static func print(_ line: String) { write(line + "\n", to: 1) }

  /// Prints a line to standard error.
  static func say(_ line: String) { write(line + "\n", to: 2) }

  /// Ends this process.
  static func end(_ code: Int32) -> Never { exit(code) }

  /// Makes the system end this process after that many seconds of processor time from now.
  static func limitTime(seconds: Int) {
    var timer = itimerval()
    timer.it_value.tv_sec = numericCast(seconds)
    #if canImport(Glibc)
      setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &timer, nil)
    #else
      setitimer(ITIMER_PROF, &timer, nil)
    #endif
  }

  /// The signal that ends a process after its time limit.
  static var timeSignal: Int32 { SIGPROF }

  /// The processor time of this process, in microseconds.
  static var processorMicroseconds: Int { Int(clock()) * 1_000_000 / Int(CLOCKS_PER_SEC) }

  /// The bytes of a file; nil if it can't be read.
  static func read(_ path: String) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var (bytes, buffer) = ([UInt8](), [UInt8](repeating: 0, count: 1 << 16))
    while true {
      #if canImport(Glibc)
        let count = Glibc.read(descriptor, &buffer, buffer.count)
      #elseif canImport(Musl)
        let count = Musl.read(descriptor, &buffer, buffer.count)
      #else
        let count = Darwin.read(descriptor, &buffer, buffer.count)
      #endif
      if count < 0 { return nil }
      if count == 0 { return bytes }
      bytes += buffer[..<count]
    }
  }

  /// Writes a file, replacing an old one.
  static func write(_ text: String, to path: String) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    guard descriptor >= 0 else { return say("error: \(path) can't be written") }
    write(text, to: descriptor)
    close(descriptor)
  }

  /// Opens a file for repeated writing; nil if that fails.
  static func openForUpdates(_ path: String) -> Int32? {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    return descriptor < 0 ? nil : descriptor
  }

  /// Writes a text at the beginning of an open file.
  static func overwrite(_ text: String, in descriptor: Int32) {
    var text = text
    _ = text.withUTF8 { pwrite(descriptor, $0.baseAddress, $0.count, 0) }
  }

  private static func write(_ text: String, to descriptor: Int32) {
    var text = text
    text.withUTF8 { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let part = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[rest.startIndex..<rest.endIndex])
        #if canImport(Glibc)
          let count = Glibc.write(descriptor, part.baseAddress, part.count)
        #elseif canImport(Musl)
          let count = Musl.write(descriptor, part.baseAddress, part.count)
        #else
          let count = Darwin.write(descriptor, part.baseAddress, part.count)
        #endif
        if count <= 0 { return }
        rest = rest.dropFirst(count)
      }
    }
  }

  /// Runs this program with other arguments and discards its output. Returns its exit code, or 128 plus the number of
  /// the signal that ended it.
  static func runSelf(_ arguments: [String]) -> Int32 {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for stream: Int32 in [1, 2] { posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_WRONLY, 0) }
    let path = CommandLine.arguments[0]
    var texts: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
    var variables: [UnsafeMutablePointer<CChar>?] = [strdup("SWIFT_BACKTRACE=enable=no"), nil]
    defer { for text in texts + variables { free(text) } }
    var (child, status): (pid_t, Int32) = (0, 0)
    guard posix_spawn(&child, path, &actions, nil, &texts, &variables) == 0 else { return 127 }
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }

  /// A file path for this process alone.
  static func temporaryPath(_ name: String) -> String { "/tmp/\(name)-\(getpid())" }

  /// Removes a file.
  static func remove(_ path: String) { unlink(path) }
}
