#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The reason why a system call failed.
package struct SystemError: Error, Equatable {
  /// The value of `errno`.
  package var code: CInt

  /// The error of the call that has just failed.
  package static var last: SystemError { SystemError(code: errno) }

  package static let noSuchFile = SystemError(code: ENOENT)
  package static let isDirectory = SystemError(code: EISDIR)
  package static let alreadyExists = SystemError(code: EEXIST)
  package static let brokenPipe = SystemError(code: EPIPE)
  package static let tooManyLinks = SystemError(code: ELOOP)

  /// A name is no text: it isn't UTF-8.
  package static let notText = SystemError(code: EILSEQ)

  /// The system's message, such as `No such file or directory`.
  package var reason: String {
    self == .notText ? "a name in it isn't UTF-8, and can't be told from others" : String(cString: strerror(code))
  }
}
