#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
  import MachO
#endif

/// Names of files.
enum Path {
  /// The folder that `path` stands in, with its closing slash; empty for a bare name.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return String(path[...slash])
  }

  /// The last part of `path`.
  static func name(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return path }
    return String(path[path.index(after: slash)...])
  }

  /// Where writing to `path` ends up: itself, or what its symbolic links lead to, which needn't exist.
  static func destination(of path: String) throws(SystemError) -> String {
    var path = path
    // The limit that kernels have, so that a ring of links ends.
    for _ in 0..<40 {
      guard let link = target(ofLink: path) else { return path }
      path = link.hasPrefix("/") ? link : folder(of: path) + link
    }
    throw SystemError.tooManyLinks
  }

  /// Whether this process may write to what `path` leads to.
  static func isWritable(_ path: String) -> Bool {
    access(path, W_OK) == 0
  }

  /// Whether this process may run what `path` leads to.
  static func isExecutable(_ path: String) -> Bool {
    access(path, X_OK) == 0
  }

  /// Where the program stands that this process runs.
  static var ofThisProgram: String {
    #if canImport(Darwin)
      var size = UInt32(PATH_MAX)
      var buffer = [CChar](repeating: 0, count: Int(size))
      if _NSGetExecutablePath(&buffer, &size) == 0 {
        return String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
      }
    #endif
    return target(ofLink: "/proc/self/exe") ?? CommandLine.arguments[0]
  }

  /// Creates a folder, unless it is there.
  static func createFolder(_ path: String) throws(SystemError) {
    if mkdir(path, 0o777) != 0, errno != EEXIST { throw SystemError.last }
  }

  /// Puts `source` in the place of `target`, in one step: whoever looks sees the one or the other, whole.
  static func rename(_ source: String, to target: String) throws(SystemError) {
    #if canImport(Glibc)
      let answer = Glibc.rename(source, target)
    #elseif canImport(Musl)
      let answer = Musl.rename(source, target)
    #else
      let answer = Darwin.rename(source, target)
    #endif
    if answer != 0 { throw SystemError.last }
  }

  private static func target(ofLink path: String) -> String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &buffer, buffer.count)
    if count <= 0 { return nil }
    return String(decoding: buffer[..<count].lazy.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
