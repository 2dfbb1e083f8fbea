import Foundation
import Testing

/// A pseudo-terminal for a test, by POSIX: the program `script`, which makes one too, takes other arguments on each
/// system.
struct TestTerminal {
  /// The user's end of the terminal.
  private let master: CInt
  /// The program's end of the terminal.
  private let slave: CInt

  /// Opens a terminal with that number of characters per line.
  init(columns: UInt16) throws {
    master = try Self.function("posix_openpt", (@convention(c) (CInt) -> CInt).self)(O_RDWR | O_NOCTTY)
    try #require(master >= 0, "there is no terminal")
    try #require(try Self.function("grantpt", (@convention(c) (CInt) -> CInt).self)(master) == 0)
    try #require(try Self.function("unlockpt", (@convention(c) (CInt) -> CInt).self)(master) == 0)
    let name = try Self.function("ptsname", (@convention(c) (CInt) -> UnsafePointer<CChar>?).self)(master)
    slave = open(try #require(name), O_RDWR | O_NOCTTY)
    try #require(slave >= 0)
    var size = winsize()
    (size.ws_row, size.ws_col) = (24, columns)
    try #require(ioctl(slave, UInt(TIOCSWINSZ), &size) == 0)
  }

  /// Runs a process with this terminal as its standard output, closes the terminal, and returns its text.
  ///
  /// - Parameter keys: The text that its user types; then the terminal is its standard input and error, too.
  func output(of process: Process, typing keys: String? = nil) throws -> String {
    defer { close(master) }
    process.standardOutput = FileHandle(fileDescriptor: slave)
    if let keys {
      process.standardInput = FileHandle(fileDescriptor: slave)
      process.standardError = FileHandle(fileDescriptor: slave)
      // The terminal keeps what is typed until someone reads it.
      #expect(write(master, keys, keys.utf8.count) == keys.utf8.count)
    }
    try process.run()
    // After the process has ended no process has the terminal open, so reading ends: on Linux with an error.
    close(slave)
    var output: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4_096)
    while true {
      let count = read(master, &buffer, buffer.count)
      if count <= 0 { break }
      output += buffer[..<count]
    }
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self).replacing("\r\n", with: "\n")
  }

  /// A function of the C library. Swift's module of glibc omits these, since they belong to an extension of POSIX.
  private static func function<Function>(_ name: String, _ type: Function.Type) throws -> Function {
    unsafeBitCast(try #require(dlsym(dlopen(nil, RTLD_NOW), name)), to: type)
  }
}
