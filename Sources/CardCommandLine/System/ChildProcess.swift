#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A child process: it is written to and read from until it ends.
package final class ChildProcess {
  private let number: pid_t
  private let input: FileDescriptor
  private let output: FileDescriptor
  private var isInputOpen = true

  /// The bytes that were read but not returned yet.
  private var rest: [UInt8] = []

  /// Starts a program with these arguments. Its standard error is discarded.
  ///
  /// It gets only those environment variables that it needs to start: the environment shifts a process's stack, which
  /// slightly changes its speed.
  ///
  /// - Parameter path: The program's file.
  package init(starting path: String, _ arguments: [String]) throws(SystemError) {
    let (childInput, input) = try ChildProcess.pipe()
    let (output, childOutput) = try ChildProcess.pipe()
    (self.input, self.output) = (input, output)
    var failure: SystemError?
    var number: pid_t = 0
    do throws(SystemError) {
      number = try ChildProcess.spawn(path, arguments, readingFrom: childInput, writingTo: childOutput)
    } catch {
      failure = error
    }
    self.number = number
    try? childInput.close()
    try? childOutput.close()
    if let failure {
      try? input.close()
      try? output.close()
      throw failure
    }
  }

  /// Runs a program without input to its end; returns its output and its exit code.
  package static func run(_ path: String, _ arguments: [String]) throws(SystemError) -> (
    output: String, exitCode: Int32
  ) {
    let child = try ChildProcess(starting: path, arguments)
    return try child.finish()
  }

  /// Sends a line.
  package func send(_ line: String) throws(SystemError) {
    var line = line + "\n"
    var failure: SystemError?
    line.withUTF8 { bytes in
      do throws(SystemError) { try input.write(UnsafeRawBufferPointer(bytes)) } catch { failure = error }
    }
    if let failure { throw failure }
  }

  /// Returns the next line of its output, without the line feed; nil if it has ended, or writes nothing for a minute.
  package func line() throws(SystemError) -> String? {
    while true {
      if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: rest[..<end], as: UTF8.self)
        rest.removeSubrange(...end)
        return line
      }
      var request = pollfd(fd: output.number, events: Int16(POLLIN), revents: 0)
      let answer = poll(&request, 1, 60_000)
      if answer < 0, errno == EINTR { continue }
      guard answer > 0, try read() else { return nil }
    }
  }

  /// Closes its input, and waits for its end; returns its output that wasn't returned yet, and its exit code, which
  /// after a signal is 128 plus the signal's number, as in shells.
  package func finish() throws(SystemError) -> (output: String, exitCode: Int32) {
    closeInput()
    while try read() {}
    try output.close()
    var status: CInt = 0
    while waitpid(number, &status, 0) < 0 {
      if errno != EINTR { throw SystemError.last }
    }
    // Swift doesn't import the macros that decode a status.
    let signal = status & 0x7F
    return (String(decoding: rest, as: UTF8.self), signal == 0 ? (status >> 8) & 0xFF : 128 + signal)
  }

  /// Kills the process, and waits for its end.
  package func stop() {
    kill(number, SIGKILL)
    _ = try? finish()
  }

  private func closeInput() {
    if isInputOpen { try? input.close() }
    isInputOpen = false
  }

  /// Reads the available output; returns false at the end.
  private func read() throws(SystemError) -> Bool {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 14, alignment: 16)
    defer { buffer.deallocate() }
    let count = try output.read(into: buffer)
    rest += buffer[..<count]
    return count > 0
  }

  /// Returns the two ends of a pipe; programs that are started later inherit neither.
  private static func pipe() throws(SystemError) -> (reading: FileDescriptor, writing: FileDescriptor) {
    var ends: [CInt] = [-1, -1]
    #if canImport(Glibc)
      let answer = Glibc.pipe(&ends)
    #elseif canImport(Musl)
      let answer = Musl.pipe(&ends)
    #else
      let answer = Darwin.pipe(&ends)
    #endif
    if answer != 0 { throw SystemError.last }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (FileDescriptor(number: ends[0]), FileDescriptor(number: ends[1]))
  }

  private static func spawn(
    _ path: String, _ arguments: [String], readingFrom input: FileDescriptor, writingTo output: FileDescriptor
  ) throws(SystemError) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input.number, 0)
    posix_spawn_file_actions_adddup2(&actions, output.number, 1)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var texts: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) }
    var variables: [UnsafeMutablePointer<CChar>?] = []
    let inherited: [String] = ["PATH", "HOME", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH"]
    for name in inherited {
      if let value = Environment.value(name) { variables.append(strdup("\(name)=\(value)")) }
    }
    texts.append(nil)
    variables.append(nil)
    defer { for text in texts + variables { free(text) } }
    var child: pid_t = 0
    let answer = posix_spawn(&child, path, &actions, nil, texts, variables)
    if answer != 0 { throw SystemError(code: answer) }
    return child
  }
}
