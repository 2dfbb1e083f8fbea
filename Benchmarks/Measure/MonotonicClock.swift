#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The system's monotonic clock.
///
/// It is read with a C call and not with Swift's `ContinuousClock`, which is part of Swift's concurrency library: a
/// statically linked tool would include that library, too, and start more slowly with every command.
public enum MonotonicClock {
  /// Nanoseconds since some instant in the past.
  public static func nanoseconds() -> Int64 {
    #if canImport(Darwin)
      // The monotonic clock has whole microseconds there, which is longer than many items take.
      return Int64(clock_gettime_nsec_np(CLOCK_UPTIME_RAW))
    #else
      var time = timespec()
      clock_gettime(CLOCK_MONOTONIC, &time)
      return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
    #endif
  }
}

/// The time that the processor has spent on this process: what other processes take isn't in it.
public enum ProcessClock {
  /// Nanoseconds since the process started.
  public static func nanoseconds() -> Int64 {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}
