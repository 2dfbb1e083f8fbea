/// Returns the error of this type that `work` throws; nil if it throws none, or one of another type.
///
/// `#expect(throws:)` returns its error only since Swift 6.1.
public func thrown<Failure: Error, Value>(_ type: Failure.Type, by work: () throws -> Value) -> Failure? {
  do {
    _ = try work()
    return nil
  } catch {
    return error as? Failure
  }
}
