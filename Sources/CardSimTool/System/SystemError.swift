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

  /// A name is no text: it isn't UTF-8.
  static let notText = SystemError(code: EILSEQ)

  /// The system's message, such as `No such file or directory`.
  var reason: String {
    self == .notText ? "a name in it isn't UTF-8, and can't be told from others" : String(cString: strerror(code))
  }
}
