import CardText

/// A place in memory for one value at a time.
final class Place<Value> {
  private let pointer = UnsafeMutablePointer<Value>.allocate(capacity: 1)

  deinit { pointer.deallocate() }

  /// Makes a copy of a value here, and gives it up: two calls, so that no optimiser sees both.
  @inline(__always)
  func copyAndGiveUp(_ value: Value) {
    fill(with: value)
    empty()
  }

  /// Makes a copy of a value here, changes it, and gives it up.
  @inline(__always)
  func copyAndChange(_ value: Value, by change: (inout Value) -> Void) {
    fill(with: value)
    change(&pointer.pointee)
    empty()
  }

  @inline(never)
  private func fill(with value: Value) { pointer.initialize(to: value) }

  @inline(never)
  private func empty() { pointer.deinitialize(count: 1) }
}

/// A buffer for text, kept over all rounds.
final class Sheet {
  var buffer = ByteBuffer()
}

/// A box for results, so that no optimiser removes the work that stores them.
final class Sink<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}
