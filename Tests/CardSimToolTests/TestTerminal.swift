import Foundation
import Testing

/// A terminal of a test's own, at which nobody sits. It is POSIX's: the program `script`, which would make one too, takes
/// other arguments on each system.
struct TestTerminal {
  /// The end that a person would sit at.
  private let master: CInt
  /// The end that a program has as its terminal.
  private let slave: CInt

  /// Opens a terminal whose lines have that many characters.
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

  /// Runs a process whose standard output is this terminal, and closes it: what the terminal got.
  func output(of process: Process) throws -> String {
    defer { close(master) }
    process.standardOutput = FileHandle(fileDescriptor: slave)
    try process.run()
    // When the process has ended nobody has the terminal open, and reading from it ends: on Linux with an error.
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

  /// A function of the C library. Swift's module of glibc leaves these out, as they belong to an extension of POSIX.
  private static func function<Function>(_ name: String, _ type: Function.Type) throws -> Function {
    unsafeBitCast(try #require(dlsym(dlopen(nil, RTLD_NOW), name)), to: type)
  }
}
