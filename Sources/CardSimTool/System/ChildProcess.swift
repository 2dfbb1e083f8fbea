#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Another program, run to its end.
struct ChildProcess {
  /// What it wrote to its standard output.
  var output: [UInt8]

  /// Its exit code; 128 and the signal's number for a process that a signal ended, as shells count.
  var exitCode: Int32

  /// Runs a program with these arguments and waits for its end. It reads nothing, and what it says on standard error
  /// is nobody's.
  ///
  /// Of the environment it gets what it takes to start, and no more: what stands there moves a process's stack, and
  /// with it, by a little, its speed.
  ///
  /// - Parameter path: The program's file.
  init(running path: String, _ arguments: [String]) throws(SystemError) {
    var ends: [CInt] = [-1, -1]
    if pipe(&ends) != 0 { throw SystemError.last }
    let (reading, writing) = (FileDescriptor(number: ends[0]), FileDescriptor(number: ends[1]))
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let child: pid_t
    do throws(SystemError) {
      child = try ChildProcess.spawn(path, arguments, writingTo: writing)
    } catch {
      try? reading.close()
      try? writing.close()
      throw error
    }
    try writing.close()
    output = try ChildProcess.readAll(reading)
    try reading.close()
    exitCode = try ChildProcess.wait(for: child)
  }

  private static func spawn(
    _ path: String, _ arguments: [String], writingTo output: FileDescriptor
  ) throws(SystemError) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output.number, 1)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var texts: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) }
    var variables: [UnsafeMutablePointer<CChar>?] = []
    let inherited: [String] = ["PATH", "HOME", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH"]
    for name in inherited {
      if let value = getenv(name) { variables.append(strdup("\(name)=" + String(cString: value))) }
    }
    texts.append(nil)
    variables.append(nil)
    defer { for text in texts + variables { free(text) } }
    var child: pid_t = 0
    let answer = posix_spawn(&child, path, &actions, nil, texts, variables)
    if answer != 0 { throw SystemError(code: answer) }
    return child
  }

  private static func readAll(_ descriptor: FileDescriptor) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 14, alignment: 16)
    defer { buffer.deallocate() }
    while true {
      let count = try descriptor.read(into: buffer)
      if count == 0 { return bytes }
      bytes += buffer[..<count]
    }
  }

  private static func wait(for child: pid_t) throws(SystemError) -> Int32 {
    var status: CInt = 0
    while waitpid(child, &status, 0) < 0 {
      if errno != EINTR { throw SystemError.last }
    }
    // The macros that take a status apart are none of Swift's.
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }
}
