#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Ends the process with the code that a script reads.
func endProcess(_ code: Int32) -> Never {
  exit(code)
}
