import Dispatch

/// Work that is done on all cores, and comes out as if one had done it.
///
/// Each piece is computed from its index alone and put at its own place, so that the result is the same to the bit for
/// any number of threads.
public enum Parallel {
  /// The values of `body` for the indices from 0 to `count` − 1, in their order.
  ///
  /// - Parameters:
  ///   - count: How many, ≥ 0.
  ///   - threads: How many work at once at most, > 0; nil: as many as the machine has cores.
  ///   - makeState: Memory that a stretch of pieces uses one after the other, and that no value may depend on.
  ///   - body: Called once for each index, on any thread, in any order.
  public static func map<State, Value: Sendable>(
    _ count: Int, threads: Int? = nil, state makeState: @Sendable () -> State,
    _ body: @Sendable (Int, inout State) -> Value
  ) -> [Value] {
    precondition(count >= 0, "there are no \(count) pieces")
    precondition((threads ?? 1) > 0, "\(threads ?? 0) threads do nothing")
    if count == 0 { return [] }
    // Long enough that handing it out costs nothing, short enough that no core is left alone at the end.
    // One thread by itself has nobody to share with, and needs its memory once.
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

  /// Where the values go. Unsafe, and right: each place is written once, by the thread that computes it, and read only
  /// when all are done.
  private struct Places<Value>: @unchecked Sendable {
    let start: UnsafeMutablePointer<Value>
  }
}
