#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The reason why a system call failed.
struct SystemError: Error, Equatable {
  /// The value of `errno`.
  var code: CInt

  /// The error of the call that has just failed.
  static var last: SystemError { SystemError(code: errno) }

  static let noSuchFile = SystemError(code: ENOENT)
  static let isDirectory = SystemError(code: EISDIR)
  static let alreadyExists = SystemError(code: EEXIST)
  static let brokenPipe = SystemError(code: EPIPE)
  static let tooManyLinks = SystemError(code: ELOOP)

  /// The system's message, such as `No such file or directory`.
  var reason: String { String(cString: strerror(code)) }
}
