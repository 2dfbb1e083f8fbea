#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Ends the process with an exit code.
package func endProcess(_ code: Int32) -> Never {
  exit(code)
}
