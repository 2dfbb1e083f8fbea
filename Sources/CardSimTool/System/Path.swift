#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
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
