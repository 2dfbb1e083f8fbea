/// What work leaves here can't be needless to any optimiser.
final class Shelf<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}
