/// A box for results, so that no optimiser removes the work that stores them.
final class Sink<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}
