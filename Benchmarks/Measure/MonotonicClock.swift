#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The system's clock that only goes forward.
///
/// It is asked by C's call and not by Swift's `ContinuousClock`, which stands in Swift's library for concurrency: a
/// tool that brings Swift's libraries with it would bring that one too, and start later for it with every command.
public enum MonotonicClock {
  /// Nanoseconds since some instant in the past.
  public static func nanoseconds() -> Int64 {
    #if canImport(Darwin)
      // The monotonic clock counts whole microseconds there, which is more than many an item takes.
      return Int64(clock_gettime_nsec_np(CLOCK_UPTIME_RAW))
    #else
      var time = timespec()
      clock_gettime(CLOCK_MONOTONIC, &time)
      return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
    #endif
  }
}
