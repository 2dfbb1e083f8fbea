import Dispatch

/// Computes independent values on all cores, with the result of a serial loop.
///
/// Each value is computed from its index alone and written to its own slot, so the result is the same to the bit for
/// any number of threads.
public enum Parallel {
  /// The values of `body` for the indices from 0 to `count` − 1, in their order.
  ///
  /// - Parameters:
  ///   - count: The number of values, ≥ 0.
  ///   - threads: The most threads that work at once, > 0; nil: as many as the machine has cores.
  ///   - makeState: Makes the scratch memory that a run of consecutive indices shares. No value may depend on it.
  ///   - body: Called once for each index, on any thread, in any order.
  public static func map<State, Value: Sendable>(
    _ count: Int, threads: Int? = nil, state makeState: @Sendable () -> State,
    _ body: @Sendable (Int, inout State) -> Value
  ) -> [Value] {
    precondition(count >= 0, "there are no \(count) pieces")
    precondition((threads ?? 1) > 0, "\(threads ?? 0) threads do nothing")
    if count == 0 { return [] }
    // A stretch is long enough that handing it out costs nothing, and short enough that no core idles at the end.
    // A single thread shares with no other, and needs its state once.
    let length = threads == 1 ? count : max(1, min(256, count / 64))
    let stretches = (count + length - 1) / length
    let workers = min(stretches, threads ?? stretches)
    return [Value](unsafeUninitializedCapacity: count) { buffer, initializedCount in
      let places = Places(start: buffer.baseAddress!)
      DispatchQueue.concurrentPerform(iterations: workers) { worker in
        for stretch in stride(from: worker as Int, to: stretches, by: workers) {
          var state = makeState()
          for index in stretch * length..<min(count, (stretch + 1) * length) {
            (places.start + index).initialize(to: body(index, &state))
          }
        }
      }
      initializedCount = count
    }
  }

  /// The values of `body` for the indices from 0 to `count` − 1, in their order.
  public static func map<Value: Sendable>(
    _ count: Int, threads: Int? = nil, _ body: @Sendable (Int) -> Value
  ) -> [Value] {
    map(count, threads: threads, state: {}) { index, _ in body(index) }
  }

  /// The memory that the values are written to. Unsafe, but correct: each slot is written once, by the thread that
  /// computes its value, and read only after all are done.
  private struct Places<Value>: @unchecked Sendable {
    let start: UnsafeMutablePointer<Value>
  }
}
