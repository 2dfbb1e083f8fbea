#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
  import MachO
#endif

/// Functions on paths of files.
package enum Path {
  /// Returns the folder part of `path`, with its trailing slash; empty for a bare name.
  package static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return String(path[...slash])
  }

  /// Returns the last part of `path`.
  package static func name(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return path }
    return String(path[path.index(after: slash)...])
  }

  /// Returns the path that writing to `path` ends up at: itself, or the target of its symbolic links, which needn't
  /// exist.
  package static func destination(of path: String) throws(SystemError) -> String {
    var path = path
    // The limit that kernels have, so that a cycle of links ends.
    for _ in 0..<40 {
      guard let link = target(ofLink: path) else { return path }
      path = link.hasPrefix("/") ? link : folder(of: path) + link
    }
    throw SystemError.tooManyLinks
  }

  /// Returns the path of a file as a page in another file links to it: relative to the page's folder. A path whose
  /// folder doesn't exist is returned as it is.
  package static func relative(_ path: String, toPage page: String) -> String {
    guard let place = realFolder(of: path), let origin = realFolder(of: page) else { return path }
    let common = zip(place, origin).prefix { $0 == $1 }.count
    let up = origin.dropFirst(common).map { _ in ".." }
    return (up + place.dropFirst(common).map(String.init) + [name(of: path)]).joined(separator: "/")
  }

  /// The names of the folders from the root to that of a file, without symbolic links.
  private static func realFolder(of path: String) -> [Substring]? {
    let folder = folder(of: path)
    guard let real = realpath(folder.isEmpty ? "." : folder, nil) else { return nil }
    defer { free(real) }
    return String(cString: real).split(separator: "/")
  }

  /// Returns true if this process may write to the file at `path`.
  package static func isWritable(_ path: String) -> Bool {
    access(path, W_OK) == 0
  }

  /// Returns true if this process may execute the file at `path`.
  package static func isExecutable(_ path: String) -> Bool {
    access(path, X_OK) == 0
  }

  /// The path of the program that this process runs.
  package static var ofThisProgram: String {
    #if canImport(Darwin)
      var size = UInt32(PATH_MAX)
      var buffer = [CChar](repeating: 0, count: Int(size))
      if _NSGetExecutablePath(&buffer, &size) == 0 {
        return String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
      }
    #endif
    return target(ofLink: "/proc/self/exe") ?? CommandLine.arguments[0]
  }

  /// Creates a folder, unless it exists.
  package static func createFolder(_ path: String) throws(SystemError) {
    if mkdir(path, 0o777) != 0, errno != EEXIST { throw SystemError.last }
  }

  /// Replaces `target` by `source`, in one step: a reader sees either the old or the new file, whole.
  package static func rename(_ source: String, to target: String) throws(SystemError) {
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
